import { badJql } from './jira-error.ts'

type Token = { kind: 'word' | 'text' | 'sign'; text: string; at: number }

const TOKEN = /\s*(?:(!=|[=<>(),])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"'=!<>~(),]+))/y

/** The words, quoted texts and signs of a JQL query, taken one by one. Every failure is a JiraError 400. */
export class TokenReader {
  readonly #tokens: Token[]
  #next = 0

  constructor(jql: string) {
    this.#tokens = readTokens(jql)
  }

  isAtEnd(): boolean {
    return this.#next === this.#tokens.length
  }

  /** Words of the language are known in any case. */
  isWord(word: string): boolean {
    const token = this.#tokens[this.#next]
    return token?.kind === 'word' && token.text.toLowerCase() === word
  }

  takeWord(word: string): boolean {
    return this.#takeIf(this.isWord(word))
  }

  takeSign(sign: string): boolean {
    const token = this.#tokens[this.#next]
    return this.#takeIf(token?.kind === 'sign' && token.text === sign)
  }

  requireSign(sign: string): void {
    if (!this.takeSign(sign)) this.fail(`'${sign}'`)
  }

  takeOperand(expected: string): string {
    const token = this.#tokens[this.#next]
    if (token === undefined || token.kind === 'sign') return this.fail(expected)
    this.#next += 1
    return token.text
  }

  fail(expected: string): never {
    const token = this.#tokens[this.#next]
    throw badJql(token === undefined
      ? `Error in the JQL Query: Expecting ${expected} before the end of the query.`
      : `Error in the JQL Query: Expecting ${expected} but got '${token.text}'. (line 1, character ${token.at + 1})`)
  }

  #takeIf(matches: boolean): boolean {
    if (matches) this.#next += 1
    return matches
  }
}

function readTokens(jql: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (jql.slice(at).trim() !== '') {
    const start = at + jql.slice(at).search(/\S/)
    TOKEN.lastIndex = at
    const match = TOKEN.exec(jql)
    if (match === null) throw badJql(`Error in the JQL Query: The character '${jql[start]}' cannot stand here. (line 1, character ${start + 1})`)
    const [, sign, double, single, word] = match
    const quoted = double ?? single
    tokens.push({ kind: sign === undefined ? (quoted === undefined ? 'word' : 'text') : 'sign', text: sign ?? word ?? quoted!.replace(/\\(.)/g, '$1'), at: start })
    at = TOKEN.lastIndex
  }
  return tokens
}
