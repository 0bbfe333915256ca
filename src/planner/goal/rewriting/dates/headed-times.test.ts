import { describe, expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'
import { isoDate } from '../../../time/day-number.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-25T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const dated = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'event' ? [[reading.title, isoDate(reading.days.first)]] : []))
const bound = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'stated' ? [[reading.appliesTo?.labels[0], isoDate(reading.first!), isoDate(reading.last!)]] : []))

describe('a time that heads what is done then', () => {
  it.each([
    ['Open the kiosk for the season. 5 May: fridge delivery, sign.\n7 May at 9:30 – health inspection', [['fridge delivery', '2027-05-05'], ['sign', '2027-05-05'], ['health inspection', '2027-05-07']]],
    ['Ich baue ein Gewächshaus und brauche einen Plan. 5. Mai: Glas liefern lassen. 12. Mai – Fundament gießen.', [['Glas liefern lassen', '2027-05-05'], ['Fundament gießen', '2027-05-12']]],
    ['Refaire la salle de bain. Le 12 juin : pose du lavabo.', [['pose du lavabo', '2027-06-12']]],
  ])('is a day for each of them: %s', (prompt, events) => {
    expect(dated(prompt)).toEqual(events)
  })

  it.each([
    ['Open the kiosk for the season. March: insulation. Between 3 and 10 May: new shelves, paint.', [['insulation', '2027-03-01', '2027-03-31'], ['new shelves', '2027-05-03', '2027-05-10'], ['paint', '2027-05-03', '2027-05-10']]],
    ['Ich renoviere die Garage. In der ersten Maihälfte: Boden streichen.', [['Boden streichen', '2027-05-01', '2027-05-15']]],
    ['Quiero reformar el garaje. En mayo: pintar y alicatar.', [['pintar', '2027-05-01', '2027-05-31'], ['alicatar', '2027-05-01', '2027-05-31']]],
  ])('bounds each of them and nothing else: %s', (prompt, spans) => {
    expect(bound(prompt)).toEqual(spans)
  })

  it('is the deadline of what it heads', () => {
    const deadlines = read('Open the kiosk for the season. By 10 April: trade licence, till.').readings.flatMap((reading) => (reading.kind === 'deadline' ? [reading.appliesTo?.labels[0]] : []))
    expect(deadlines).toEqual(['trade licence', 'till'])
  })

  it.each([
    'Open the kiosk for the season. 5 May: I am away.',
    'Open the kiosk for the season. 5 May: closed.',
    'In May: open the kiosk for the season.',
    'Open the kiosk. Hours: 9:30 - 17:00.',
  ])('heads no sentence about people or closed days, and not the goal: %s', (prompt) => {
    expect(dated(prompt)).toEqual([])
  })
})
