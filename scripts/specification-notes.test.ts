import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

const ROW = /^\| (?<statement>.+) \| `(?<file>[\w./-]+\.ts)`: (?<title>.+) \|$/
const notes = readFileSync(join(ROOT, 'docs/specification-notes.md'), 'utf8').split('\n')
const rows = notes.flatMap((line) => {
  const [, statement, file, title] = ROW.exec(line) ?? []
  return statement === undefined || file === undefined || title === undefined ? [] : [{ statement, file, title }]
})

test('the list covers every section that people see', () => {
  for (const section of [1, 2, 4, 5, 6, 7, 8, 9]) expect(notes.filter((line) => line.startsWith(`### ${section}. `))).toHaveLength(1)
  expect(rows.length).toBeGreaterThan(170)
})

test.each(rows)('$statement', ({ file, title }) => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  expect(source.includes(title), `${file} has no test '${title}'`).toBe(true)
})
