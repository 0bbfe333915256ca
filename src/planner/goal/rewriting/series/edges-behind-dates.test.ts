import { describe, expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'
import { edgesBehindDates } from './edges-behind-dates.ts'

const seriesOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .filter(({ kind, source }) => source === 'stated' && /^(?:rhythm|commitment|event)$/u.test(kind))
const days = (reading: ReturnType<typeof seriesOf>[number]) => (reading.kind === 'rhythm' || reading.kind === 'commitment' ? reading.days.spans?.map(({ last, first }) => last - first) : null)

describe('a series whose first and last day are told from the dates', () => {
  it.each([
    ['Save for a boat. A money review each friday at 18:30, 5 February being the first and 23 April the last.', 77],
    ['Look after the farm. Water the tubs every third day, 17 January being the first time and 7 April the last.', 80],
    ['Hold a village fair. Drum workshop Wednesdays 18:30-20:30, 3 February is the first and 17 March the last one.', 42],
    ['Ein Dorffest. Trommeln jeden Dienstag von 19:30 bis 21:30 Uhr, erstmals am 2. Februar und letztmals am 13. April.', 70],
    ['Una fiesta. Clase de tambor los martes de 19 a 21, siendo el 2 de febrero la primera y el 13 de abril la última.', 70],
    ['Une fête. Tambour tous les mardis de 19h à 21h, le 2 février étant la première et le 13 avril la dernière.', 70],
    ['Nurse the dog. Eye drops every day at 8:00 from 2 February up to and including 3 March.', 29],
  ])('runs from one to the other: %s', (prompt, length) => {
    const series = seriesOf(prompt)
    expect(series.map(({ kind }) => kind).filter((kind) => kind === 'event')).toEqual([])
    expect(days(series[0]!)).toEqual([length])
  })
})

it.each([
  '5 February the first helpers arrive.',
  'The final on 23 April is the last match.',
  'Read up to chapter 3, the first on paper.',
])('leaves alone what is no edge: %s', (text) => {
  expect(edgesBehindDates(text)).toEqual([])
})

it('tries no stop twice', () => {
  const start = Date.now()
  edgesBehindDates('on Monday, the 2 of March being '.repeat(160))
  expect(Date.now() - start).toBeLessThan(50)
})
