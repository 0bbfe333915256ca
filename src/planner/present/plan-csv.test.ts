import { expect, test } from 'vitest'
import { examplePlan, exampleTask } from './example-plan.ts'
import { planCsv } from './plan-csv.ts'

test('one row a task below the header, cells quoted where they must be', () => {
  const [header, row, end] = planCsv(examplePlan([exampleTask({ title: 'Say "hi", twice', tags: ['a', 'b'] })])).split('\r\n')
  expect(header).toMatch(/^id,title,date,/u)
  expect(row).toMatch(/^task,"Say ""hi"", twice",2027-01-05,,18:00,19:00,1,medium,todo,task,,,,"a; b",/u)
  expect(end).toBe('')
})

test('a cell that a spreadsheet would run as a formula is text', () => {
  expect(planCsv(examplePlan([exampleTask({ title: '=HYPERLINK("x")' })]))).toContain(`"'=HYPERLINK(""x"")"`)
})

test.each(['=1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠A'])('a cell that begins with %j is no formula', (title) => {
  expect(planCsv(examplePlan([exampleTask({ title })]))).toMatch(/^task,"?'/mu)
})

test.each([
  ['a;=1', `"a;'=1"`],
  ['a; @SUM(1)', `"a; '@SUM(1)"`],
  ['a\t+1', `a\t'+1`],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n-1', `"a\r\n'-1"`],
  ['a;;=1', `"a;;'=1"`],
])('a cell that %j would begin where the semicolon separates is none either', (description, written) => {
  expect(planCsv(examplePlan([exampleTask({ description })]))).toContain(`,${written},`)
})

test.each(['Read:\n- one\n- two', 'A 3-day trip = fun; 5 + 2', 'e-mail a@example.org'])('%j stays as it is', (description) => {
  expect(planCsv(examplePlan([exampleTask({ description })])).replaceAll('"', '')).toContain(`,${description},`)
})
