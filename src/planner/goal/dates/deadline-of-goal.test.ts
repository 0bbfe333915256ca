import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const ends = (prompt: string) => stated(prompt, 'deadline').map(({ appliesTo, latest }) => `${appliesTo?.labels.join() ?? 'all'} ${iso(latest / 1440 - 1)}`)

it.each([
  ['My parish stuff. The hall form is due 31 March and I haven\'t started.', 'all 2027-03-31'],
  ['I\'m not working this week. Paint the porch by 20 March.', 'all 2027-03-20'],
])('what is due is the goal where the text begins with its name alone: %s', (prompt, end) => {
  expect(ends(prompt)).toContain(end)
})

it.each([
  ['Clear the loft. The boat tax is due 31 March.', 'boat tax 2027-03-31'],
  ['My parish stuff. The hall form is due 31 March, hymn sheets, cups.', 'hall form 2027-03-31'],
  ['Our band goes on tour on 12 June. Letters to sponsors by 10 April.', 'Letters to sponsors 2027-04-10'],
])('is one thing of several, or beside a deed: %s', (prompt, end) => {
  expect(ends(prompt)).toEqual([end])
})
