import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Charity run: route, sponsors, posters. Team: Tess (posters, 20h/wk), '
const capacities = (said: string) => stated(`${GOAL}${said} Two-week sprints from 11 January 2027.`, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.per, capacity && capacity.minutes / 60])

it('bare hours are those of a week as the others’ are, whatever is said of an absence', () => {
  expect(capacities('Pete (route, 5h, gone all of april).')).toContainEqual(['Pete', 'week', 5])
  expect(capacities('Pete (route, 5h in total).')).toContainEqual(['Pete', 'total', 5])
})

it('somebody named behind what they are is there when the sentence says so', () => {
  const prompt = `${GOAL}Bo (sponsors). Photographer Kai is only available 18-22 January. Two-week sprints from 11 January 2027.`
  expect(stated(prompt, 'availability', 'sprint').map(({ person, days }) => [person, iso(days.spans![0]!.first), iso(days.spans![0]!.last)])).toEqual([['Kai', '2027-01-18', '2027-01-22']])
})

it('a title alone is nobody', () => {
  expect(capacities('Bo (sponsors), and Mr. de Bruin from legal who only reviews.').map(([name]) => name)).not.toContain('Mr')
})
