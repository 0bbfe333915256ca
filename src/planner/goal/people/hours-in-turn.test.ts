import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const hours = (said: string) => stated(`Erase what we know of a customer, two 2-week sprints from 18 January. ${said}`, 'person', 'sprint').map(({ name, capacity }) => [name, capacity ? `${capacity.minutes / 60} ${capacity.per}` : null])

describe('bare numbers behind the hours of one', () => {
  it.each<[string, [string, string][]]>([
    ['Samira (backend) can give 90 hours, Piet (data engineering) 120, and Ms Lind, our DPO, 15; these are totals.', [['Samira', '90 total'], ['Piet', '120 total'], ['Ms Lind', '15 total']]],
    ['Mateus and Ling develop, Karolina runs the translators. Ling gives us 40 hours a sprint, Mateus and Karolina 70 each.', [['Ling', '40 sprint'], ['Mateus', '70 sprint'], ['Karolina', '70 sprint']]],
    ['Wren codes, Tobi tests. Wren has 30 hours a week, Tobi 12.', [['Wren', '30 week'], ['Tobi', '12 week']]],
  ])('are the hours of the others: %s', (said, expected) => expect(hours(said)).toEqual(expect.arrayContaining(expected)))

  it('are none where they count something else', () => {
    expect(hours('Wren has 30 hours a week, Tobi writes 4 pages.')).toEqual(expect.arrayContaining([['Tobi', null]]))
  })
})
