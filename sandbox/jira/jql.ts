import { badJql } from './jira-error.ts'
import { TokenReader } from './jql-tokens.ts'

export type Operator = '=' | '!=' | 'in' | 'not in' | 'is' | 'is not' | '<' | '>'
export type Clause =
  | { kind: 'and' | 'or'; parts: Clause[] }
  | { kind: 'not'; part: Clause }
  | { kind: 'compare'; field: string; operator: Operator; values: Value[] }
/** A word, or a call such as openSprints(). */
export type Value = { kind: 'word'; text: string } | { kind: 'call'; name: string }
export type JqlQuery = { where: Clause | null; orderBy: { field: string; descending: boolean }[] }

const OPERATORS = "one of '=', '!=', '<', '>', 'in', 'not in', 'is', 'is not'"
/** Each level costs a call; no query of a client comes near. */
const DEEPEST = 50

/**
 * Reads the small part of JQL that a stand-in needs: AND, OR, NOT, parentheses, =, !=, <, >, in, not in, is, ORDER BY.
 * Throws JiraError 400 saying where anything else stands.
 */
export function parseJql(jql: string): JqlQuery {
  const tokens = new TokenReader(jql)
  const where = tokens.isAtEnd() || tokens.isWord('order') ? null : readOr(tokens, 0)
  const orderBy = readOrder(tokens)
  if (!tokens.isAtEnd()) tokens.fail("'AND', 'OR' or 'ORDER BY'")
  return { where, orderBy }
}

function readOr(tokens: TokenReader, depth: number): Clause {
  return readChain(tokens, 'or', () => readAnd(tokens, depth))
}

function readAnd(tokens: TokenReader, depth: number): Clause {
  return readChain(tokens, 'and', () => readNot(tokens, depth))
}

function readChain(tokens: TokenReader, kind: 'and' | 'or', readPart: () => Clause): Clause {
  const parts = [readPart()]
  while (tokens.takeWord(kind)) parts.push(readPart())
  return parts.length === 1 ? parts[0]! : { kind, parts }
}

function readNot(tokens: TokenReader, depth: number): Clause {
  if (depth > DEEPEST) throw badJql(`Error in the JQL Query: It is nested more than ${DEEPEST} levels deep.`)
  if (tokens.takeWord('not')) return { kind: 'not', part: readNot(tokens, depth + 1) }
  if (!tokens.takeSign('(')) return readComparison(tokens)
  const inner = readOr(tokens, depth + 1)
  tokens.requireSign(')')
  return inner
}

function readComparison(tokens: TokenReader): Clause {
  const field = tokens.takeOperand('a field name').toLowerCase()
  const operator = readOperator(tokens)
  const isListed = (operator === 'in' || operator === 'not in') && tokens.takeSign('(')
  const values = [readValue(tokens)]
  if (isListed) {
    while (tokens.takeSign(',')) values.push(readValue(tokens))
    tokens.requireSign(')')
  }
  return { kind: 'compare', field, operator, values }
}

function readOperator(tokens: TokenReader): Operator {
  for (const sign of ['=', '!=', '<', '>'] as const) {
    if (tokens.takeSign(sign)) return sign
  }
  if (tokens.takeWord('in')) return 'in'
  if (tokens.takeWord('is')) return tokens.takeWord('not') ? 'is not' : 'is'
  if (tokens.takeWord('not') && tokens.takeWord('in')) return 'not in'
  return tokens.fail(OPERATORS)
}

function readValue(tokens: TokenReader): Value {
  const text = tokens.takeOperand('a value')
  if (!tokens.takeSign('(')) return { kind: 'word', text }
  tokens.requireSign(')')
  return { kind: 'call', name: text }
}

function readOrder(tokens: TokenReader): JqlQuery['orderBy'] {
  if (!tokens.takeWord('order')) return []
  if (!tokens.takeWord('by')) tokens.fail("'BY'")
  const orders: JqlQuery['orderBy'] = []
  do {
    const field = tokens.takeOperand('a field name').toLowerCase()
    const descending = tokens.takeWord('desc')
    if (!descending) tokens.takeWord('asc')
    orders.push({ field, descending })
  } while (tokens.takeSign(','))
  return orders
}
