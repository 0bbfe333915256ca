import { expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'

function partsOf(prompt: string): string[] {
  return readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
}

it.each([
  ['Birthday party on 20 March. The evening has to include a quiz and a slideshow of old photos.', ['quiz', 'slideshow of old photos']],
  ['Village fair on 5 June. There must be a tombola and live music.', ['tombola', 'live music']],
  ['Wedding on 12 June. The ceremony should include a reading by my aunt and two songs by the choir.', ['reading by my aunt', 'two songs by the choir']],
  ['Portfolio by 3 May. It has to include a self-portrait.', ['self-portrait']],
  ['Garden party in June, including a barbecue', ['barbecue']],
  ['Garden party on 5 June, including a barbecue and live music', ['barbecue', 'live music']],
  ['Geburtstag am 5. Juni. Es soll eine Schatzsuche und ein Lagerfeuer dabei sein.', ['Schatzsuche', 'Lagerfeuer']],
  ['Fiesta el 5 de junio. La fiesta tiene que incluir una barbacoa y música en vivo.', ['barbacoa', 'música en vivo']],
])('what it has to include are parts: %s', (prompt, parts) => {
  expect(partsOf(prompt)).toEqual(parts)
})

it.each([
  'Plan our wedding in June. The price must include the drinks.',
  'Train for a 10k in May. It has to include two rest days a week.',
  'Birthday party on 20 March. The hall must have a ramp.',
  'Family trip to Rome in May with the kids',
])('how it shall be is none: %s', (prompt) => {
  expect(partsOf(prompt)).toEqual([])
})

it('stops where a rule begins', () => {
  expect(partsOf('Family reunion in June, including a barbecue, weekends only')).toEqual(['barbecue'])
})
