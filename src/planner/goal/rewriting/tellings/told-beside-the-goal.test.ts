import { expect, it } from 'vitest'
import { afterABreak } from './after-a-break.ts'
import { meansForSoLong } from './means-for-so-long.ts'
import { mostlyOnDays } from './mostly-on-days.ts'
import { whereOneTrains } from './where-one-trains.ts'
import type { Said } from '../said.ts'

const written = (text: string, find: (text: string) => Said[]) => find(text).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

it.each([
  ['Get back to lifting after 2 years off, three times a week', 'Get back to lifting, three times a week'],
  ['Quit smoking after 15 years', 'Quit smoking'],
  ['Run again after six months of nothing', 'Run again'],
])('leaves out how long it has been: %s', (text, said) => {
  expect(written(text, afterABreak)).toBe(said)
})

it.each(['Book a check-up after 6 months', 'Second coat after 2 weeks', 'Go back to work after a year of leave', 'Take stock after 2 years abroad'])('leaves what waits: %s', (text) => {
  expect(written(text, afterABreak)).toBe(text)
})

it('bounds no work by how long something is used beside it', () => {
  expect(written("Quit smoking on 1 March. I'll use patches for 10 weeks.", (text) => meansForSoLong(text, () => true))).toBe("Quit smoking on 1 March. I'll use patches for the time.")
  expect(meansForSoLong("I'll wear a splint for 6 weeks.", () => false)).toEqual([])
  expect(meansForSoLong('Quit smoking on 1 March and walk for 10 weeks.', () => true)).toEqual([])
})

it.each([
  ['5 hours a week, mostly Sunday', '5 hours a week, preferably on Sundays'],
  ['three times a week, mainly at the weekend, from May', 'three times a week, preferably at weekends, from May'],
])('hears a wish for every week: %s', (text, said) => {
  expect(written(text, mostlyOnDays)).toBe(said)
})

it('leaves what is mostly something else', () => {
  expect(mostlyOnDays('5 hours a week, mostly reading')).toEqual([])
})

it.each([
  ['Get back to lifting, gym Mon Wed Fri 6:30am', 'Get back to lifting, at the gym Mon Wed Fri 6:30am'],
  ['Get fit for summer: gym twice a week', 'Get fit for summer: at the gym twice a week'],
])('trains where it is said: %s', (text, said) => {
  expect(written(text, whereOneTrains)).toBe(said)
})

it.each(['Study for my nursing exam, gym Tuesday and Thursday at 7pm', 'Get fit for summer, join a gym'])('leaves a gym that is beside the goal: %s', (text) => {
  expect(written(text, whereOneTrains)).toBe(text)
})
