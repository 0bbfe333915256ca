import { expect, test } from 'vitest'
import { examplePlan, exampleTask } from './example-plan.ts'
import { planMarkdown } from './plan-markdown.ts'

test('tasks stand under their day as a checklist', () => {
  const markdown = planMarkdown(examplePlan([exampleTask(), exampleTask({ id: 'b', title: 'Read chapter 2', date: '2027-01-06', startTime: null, endTime: null, assignee: 'Ana' })]))
  expect(markdown).toContain('# Read the book\n')
  expect(markdown).toContain('## Tuesday 5 January 2027\n\n- [ ] 18:00–19:00 **Read chapter 1** (medium)')
  expect(markdown).toContain('## Wednesday 6 January 2027\n\n- [ ] **Read chapter 2** (medium, Ana)')
})

test('the user’s words are text, not markup', () => {
  expect(planMarkdown(examplePlan([exampleTask({ title: '<b>*bold*</b> [x](y)' })]))).toContain(String.raw`**\<b\>\*bold\*\</b\> \[x\](y)**`)
})

test('warnings come before the tasks and checks after them', () => {
  const markdown = planMarkdown(examplePlan([exampleTask()], { warnings: ['Too much.'], checks: [{ name: 'by Friday', ok: false, detail: 'late' }] }))
  expect(markdown.indexOf('## Warnings')).toBeLessThan(markdown.indexOf('Read chapter 1'))
  expect(markdown).toContain('- ✗ **by Friday**: late')
})

test('words with line breaks begin no heading and no list', () => {
  const markdown = planMarkdown(examplePlan([exampleTask({ title: 'Read\n# Loud', description: 'one\r\n- [x] two' })], { description: 'a\n## b', warnings: ['c\n> d'] }))
  expect(markdown).not.toMatch(/^(?:# Loud|- \[x\]|## b|> d)/mu)
})

test('a reference is a link only where it leads to the web', () => {
  const references = ['https://example.org/a?b=1', 'javascript:alert(1)', 'https://example.org/> <script>alert(1)</script>', 'The red book']
  const lines = planMarkdown(examplePlan([exampleTask({ references })])).split('\n')
  expect(lines).toContain('  The red book')
  expect(lines.filter((line) => /(?<!\\)</u.test(line))).toEqual(['  <https://example.org/a?b=1>'])
})
