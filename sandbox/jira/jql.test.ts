import { describe, expect, test } from 'vitest'
import { JiraError } from './jira-error.ts'
import { parseJql } from './jql.ts'

describe('JQL', () => {
  test('binds AND closer than OR, and obeys parentheses', () => {
    expect(shape('project = A AND labels = x OR labels = y')).toBe('((project = A and labels = x) or labels = y)')
    expect(shape('project = A AND (labels = x OR labels = y)')).toBe('(project = A and (labels = x or labels = y))')
  })

  test('reads lists, functions, quotes and escapes', () => {
    expect(shape('sprint in openSprints() OR sprint in (1, futureSprints())')).toBe('(sprint in openSprints() or sprint in 1,futureSprints())')
    expect(shape(String.raw`labels = "with \"quotes\"" AND project = 'A B'`)).toBe('(labels = with "quotes" and project = A B)')
    expect(shape('cf[10107] is not EMPTY')).toBe('cf[10107] is not EMPTY')
    expect(shape('key > A-1 AND key < A-9')).toBe('(key > A-1 and key < A-9)')
    expect(shape('NOT labels not in (a, b)')).toBe('not labels not in a,b')
  })

  test('takes its words in any case and reads the order', () => {
    expect(parseJql('Project = A order By created DESC, key asc').orderBy).toEqual([{ field: 'created', descending: true }, { field: 'key', descending: false }])
    expect(parseJql('ORDER BY key')).toEqual({ where: null, orderBy: [{ field: 'key', descending: false }] })
  })

  test.each([
    ['project', "Expecting one of '=', '!=', '<', '>', 'in', 'not in', 'is', 'is not' before the end"],
    ['project = A labels = b', "Expecting 'AND', 'OR' or 'ORDER BY' but got 'labels'. (line 1, character 13)"],
    ['project = (A', "Expecting a value but got '('"],
    ['(project = A', "Expecting ')' before the end"],
    ['summary ~ "text"', "The character '~' cannot stand here. (line 1, character 9)"],
    ['created >= -7d', "Expecting a value but got '='. (line 1, character 10)"],
    ['labels in (a b)', "Expecting ')' but got 'b'"],
    ['project = "A', "The character '\"' cannot stand here"],
  ])('says where %s cannot be read', (jql, message) => {
    expect(() => parseJql(jql)).toThrow(JiraError)
    expect(() => parseJql(jql)).toThrow(message)
  })
})

type Clause = NonNullable<ReturnType<typeof parseJql>['where']>

function shape(jql: string): string {
  return describeClause(parseJql(jql).where!)
}

function describeClause(clause: Clause): string {
  if (clause.kind === 'not') return `not ${describeClause(clause.part)}`
  if (clause.kind !== 'compare') return `(${clause.parts.map(describeClause).join(` ${clause.kind} `)})`
  return `${clause.field} ${clause.operator} ${clause.values.map((value) => (value.kind === 'call' ? `${value.name}()` : value.text)).join(',')}`
}
