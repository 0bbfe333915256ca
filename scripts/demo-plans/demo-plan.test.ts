import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoPlanFile, makeDemoPlan, readDemoExamples, serializePlan } from './demo-plan.ts'

const examples = await readDemoExamples()
const WRITTEN_DATE = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{4}-\d{2}/

it('there is an example of each of the five goals', () => {
  expect(examples.map(({ id }) => id).toSorted()).toEqual(['auth-sprint', 'ecommerce-sprint', 'fitness-routine', 'italy-vacation', 'meal-prep'])
})

describe.each(examples)('the example $id', (example) => {
  it('is what the planner makes of its prompt today (else: npm run demo-plans)', async () => {
    expect(await readFile(demoPlanFile(example.id), 'utf8')).toBe(serializePlan(await makeDemoPlan(example)))
  })

  it('is whole, keeps every check and warns of nothing', async () => {
    const plan = await makeDemoPlan(example)
    expect(plan.tasks.length).toBeGreaterThan(10)
    expect(plan.checks.filter(({ ok }) => !ok)).toEqual([])
    expect(plan.warnings).toEqual([])
  })

  it('names no date in a task’s title or description, as dates move and words do not', async () => {
    const { tasks } = await makeDemoPlan(example)
    const dated = tasks.flatMap(({ title, description }) => [title, description]).filter((text) => WRITTEN_DATE.test(text))
    expect(dated).toEqual([])
  })
})
