import { expect, test } from 'vitest'
import { parseModelText } from './parse-model-text.ts'

test.each<[string, string, unknown, boolean]>([
  ['nothing', '', undefined, false],
  ['prose alone', 'I would rather not.', undefined, false],
  ['a whole object', '{"tasks": []}', { tasks: [] }, true],
  ['an object that is not over', '{"title": "Sw', { title: 'Sw' }, false],
  ['an object with brackets in its texts', '{"title": "a } b ] \\" {"} done', { title: 'a } b ] " {' }, true],
  ['braces in the prose before it', 'As {you} asked: {"tasks": []}', { tasks: [] }, true],
  ['thoughts before it', '<thinking>{"tasks": [1]}</thinking>\n{"tasks": []}', { tasks: [] }, true],
  ['thoughts that are not over', '<think>{"tasks": [1]}', undefined, false],
  ['a text about thinking', '{"title": "<think> twice"}', { title: '<think> twice' }, true],
  ['a fence that has just begun', '```json\n{', {}, false],
  ['a list of tasks', '[{"title": "A"}]', { tasks: [{ title: 'A' }] }, true],
  ['an envelope', '{"result": {"tasks": [], "title": "A"}}', { tasks: [], title: 'A' }, true],
  ['a malformed entry among good ones', '{"tasks": [{"title": "A"}, {"title" "B"}, {"title": "C"}]}', { tasks: [{ title: 'A' }, null, { title: 'C' }] }, true],
])('reads %s', async (_what, text, value, isClosed) => {
  expect(await parseModelText(text)).toEqual({ value, isClosed })
})

test('brackets without end are read in no time', async () => {
  const started = performance.now()
  for (const text of ['{"a":'.repeat(50_000), `{"tasks":${'['.repeat(50_000)}`, '{'.repeat(100_000), '<think>'.repeat(20_000)]) await parseModelText(text)
  expect(performance.now() - started).toBeLessThan(2_000)
})
