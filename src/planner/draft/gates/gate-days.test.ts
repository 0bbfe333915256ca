import { describe, expect, it } from 'vitest'
import { daysOfGate, daysOfLength } from '../../goal/gates/gate-length.ts'
import { iso, read, readingsOf } from '../../goal/read-for-tests.ts'
import { planFrame } from '../plan-frame.ts'
import { dayNeeded } from './gate-days.ts'

/** The last day on which asking is early enough. */
const askedBy = (prompt: string) => {
  const brief = read(prompt)
  const frame = planFrame(brief)
  return readingsOf(brief, 'gate').map((gate) => [gate.of, iso(dayNeeded(gate, frame) - daysOfGate(gate))])
}

describe('the last day to ask', () => {
  it.each([
    ['Village fair on 12 June. The alcohol licence takes 30 days to come back.', ['Alcohol licence', '2027-05-13']],
    ['Lease of the shop starts on 11 January. Doors open on 12 June. The trade registration takes 6 weeks once lodged.', ['Trade registration', '2027-05-01']],
    ['Fun run on 2 May. The council needs 12 weeks notice. Need: marshals, route, tape.', ['Council', '2027-02-07']],
    ['Office refit by 30 April. Floor plan, furniture, painting. Carpet lead time six weeks.', ['Carpet', '2027-03-19']],
    ['Gravel path by 30 April: dig, edging. Gravel has to be ordered two weeks out.', ['Gravel', '2027-04-16']],
    ['Open a bakery by 30 June. The chimney certificate takes 6 weeks.', ['Chimney certificate', '2027-05-19']],
    ['Abrir una librería antes del 30 de junio: la licencia tarda 6 semanas, comprar estantes, pintar.', ['Licencia', '2027-05-18']],
    ['Sommerfest am 3. Juli. Die Straßensperrung muss acht Wochen vorher beantragt werden. Wir brauchen: Bänke, Grill, Musik.', ['Straßensperrung', '2027-05-08']],
    ['Quiz night on 6 March. Need: trophies have a 4 week lead time, questions, drinks.', ['Trophies', '2027-02-06']],
    ['Wedding on 19 June. The dress has a lead time of 8 weeks. Need: rings, cake, flowers.', ['Dress', '2027-04-24']],
    ['Refit the bathroom by 27 March. Ethics approval takes 4 weeks after I send the form.', ['Ethics approval', '2027-02-27']],
    // Three working days may hold a weekend.
    ['Regatta on Friday 12 March. The permit takes 3 working days.', ['Permit', '2027-03-07']],
  ])('%s', (prompt, expected) => {
    expect(askedBy(prompt)).toContainEqual(expected)
  })
})

it.each([[10, 14], [8, 12], [3, 5], [5, 7]])('%i working days are at most %i of the calendar', (count, days) => {
  expect(daysOfLength({ count, unit: 'working-day' })).toBe(days)
})
