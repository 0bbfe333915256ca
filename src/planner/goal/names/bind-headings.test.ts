import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const deadlines = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-02-01T08:00', timeZone: 'Europe/London', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'deadline' && reading.source === 'stated' ? [reading.appliesTo?.labels ?? []] : []))

it.each([
  'Our foster cat moves in on 20 February. Stuff to buy before 18 February: litter tray, scratching post, carrier.',
  'My pottery stall opens on 20 March. Still missing before 12 March: litter tray, scratching post, carrier.',
])('a heading that names no thing bounds the things behind it: %s', (prompt) => {
  expect(deadlines(prompt)).toContainEqual(['litter tray', 'scratching post', 'carrier'])
})

it('leaves a deadline to the thing that it names', () => {
  expect(deadlines('Open a pottery stall on 20 March. Permit by 12 March: form, two photos, fee.').flat().join()).toMatch(/permit/iu)
})
