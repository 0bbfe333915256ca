import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const titles = (prompt: string) => stated(prompt, 'rhythm').map(({ title }) => title)
const GOAL = 'I would like to finish the first version of my great alpine tale'

describe('what a clause behind a count tells of others', () => {
  it.each([
    `${GOAL}, 5 mornings a week 5:45 to 6:45 before the children wake.`,
    `${GOAL}, three times a week while the baby sleeps.`,
    `${GOAL}, four evenings a week once the twins are asleep.`,
  ])('is nothing that is done so often: %s', (prompt) => {
    expect(titles(prompt)).toEqual([null])
  })

  it('leaves the hours of a morning to the morning', () => {
    expect(stated(`${GOAL}, 5 mornings a week 5:45 to 6:45 before the children wake.`, 'availability').map(({ text }) => text)).toEqual(['Every day 05:45–06:45'])
  })

  it('leaves what is counted behind it its name', () => {
    expect(titles(`${GOAL}. Three times a week yoga.`)).toEqual(['yoga'])
  })
})
