import { describe, expect, it } from 'vitest'
import { read } from './read-for-tests.ts'
import { statedTitle } from './stated-title.ts'

describe('what the plan is to be called', () => {
  it.each([
    ['Learn to sail. Call the plan "Project Seagull".', 'Project Seagull'],
    ['Learn to sail, name this calendar “Wind and waves”, weekends only', 'Wind and waves'],
    ['Learn to sail. The title should be Ahoy There, and nothing on Sundays', 'Ahoy There'],
    ["A plan called 'Knots', please: I want to learn to sail", 'Knots'],
  ])('%s', (prompt, title) => {
    expect(statedTitle(prompt)).toBe(title)
  })

  it.each(['Launch a podcast called "Night Shift"', 'Write the book. Call Ann about the title.', 'Plan the call with Ann'])('is not said in “%s”', (prompt) => {
    expect(statedTitle(prompt)).toBeNull()
  })

  it('is nobody’s name and no work', () => {
    expect(read('Learn to sail. Call the plan "Project Seagull".').readings.filter(({ source }) => source === 'stated')).toEqual([])
  })
})
