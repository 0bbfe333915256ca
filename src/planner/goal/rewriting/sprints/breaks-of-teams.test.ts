import { expect, it } from 'vitest'
import { iso, read } from '../../read-for-tests.ts'

const readIn = (prompt: string) => {
  const { readings } = read(prompt, 'sprint')
  return {
    off: readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'stated' ? (reading.days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}`) : [])),
    events: readings.flatMap((reading) => (reading.kind === 'event' ? [reading.title] : [])),
  }
}

it.each([
  'Cookbook: recipes, layout, photos. Team: Ann, Bo. Weekly sprints from 11 January with a break 8 Feb to 19 Feb.',
  'Cookbook: recipes, layout, photos. Team: Ann, Bo. Weekly sprints from 11 January. We have an office closure 8 Feb - 19 Feb.',
  'Cookbook: recipes, layout, photos. Team: Ann, Bo. Weekly sprints from 11 January. Keep 8 Feb to 19 Feb quiet.',
  'Cookbook: recipes, layout, photos. Team: Ann, Bo. Start 11.1., winter closed 8.2. - 19.2., one week per sprint.',
])('is a time without work: %s', (prompt) => {
  expect(readIn(prompt)).toEqual({ off: ['2027-02-08 2027-02-19'], events: [] })
})

it('is what a goal is about where it begins with it', () => {
  expect(readIn('Plan the plant shutdown 8 Feb to 19 Feb: valves, boiler, audit. Team: Ann, Bo.').off).toEqual([])
})
