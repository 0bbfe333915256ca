import { expect, test } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const read = (prompt: string, locale = 'en') => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale }).readings
const events = (prompt: string) => read(prompt).flatMap((reading) => (reading.kind === 'event' ? [{ title: reading.title, day: reading.days.first, from: reading.from }] : []))

test.each([
  ['Open day on Sunday 25 April. Posters up by 31 March. Set-up on the Saturday before from 2pm.', 'Set-up', '2027-04-24', 840],
  ['Wedding on Saturday 12 June. Invitations out by 1 April. Rehearsal on the Thursday before at 6pm', 'Rehearsal', '2027-06-10', 1080],
  ['Konzert am Samstag, 12. Juni. Programmhefte müssen spätestens 3. Mai gedruckt sein. Generalprobe am Donnerstag davor 18 Uhr.', 'Generalprobe', '2027-06-10', 1080],
  ['Fiesta el domingo 25 de abril. Carteles antes del 31 de marzo. Montaje el sábado anterior a las 14:00.', 'Montaje', '2027-04-24', 840],
  ['Kermesse le dimanche 25 avril. Affiches avant le 31 mars. Montage le samedi d’avant à 14h.', 'Montage', '2027-04-24', 840],
] as const)('the weekday before is that of the occasion, whatever is due in between: %s', (prompt, title, day, from) => {
  expect(events(prompt)).toContainEqual({ title, day: dayNumber(day), from })
  expect(read(prompt).filter((reading) => reading.kind === 'availability' && reading.source === 'stated')).toEqual([])
})

test('what comes before the work of a weekday is no eve', () => {
  expect(events('Exam on Friday 12 March. I study every Saturday, nothing on the Thursday before work').map(({ title }) => title)).toEqual(['Exam'])
})

test.each([
  'Kongress am 12. Juni. Orgatreffen jeden Montag 19:30 bis 21:00, das erste am 8. Februar.',
  'Chorprobe mittwochs 19 bis 21 Uhr, die erste am 3. März, Konzert am 12. Juni',
])('the first of a series is no first of a month: %s', (prompt) => {
  expect(events(prompt).map(({ title }) => title)).toHaveLength(1)
})
