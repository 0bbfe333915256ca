import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const TEAM = 'Four 2-week sprints from 11 January. Team: Ada, Bo.'
const waits = (prompt: string) => stated(prompt, 'wait', 'sprint').map(({ days, appliesTo }) => [appliesTo!.labels[0], days])

it.each([
  [`Open day. ${TEAM} Invitation, banner (printer needs 5 working days), tour, tea.`, [['banner', 7]]],
  [`Terrace. ${TEAM} Dig, concrete slab (has to cure 10 days), railing, benches.`, [['concrete slab', 10]]],
  [`Street party. ${TEAM} Stalls, road closure permit (takes a week), stage, music.`, [['road closure permit', 7]]],
  [`Cards. ${TEAM} Eight motifs, plates (10 days from the engraver!), proofs, boxes.`, [['plates', 10]]],
  [`Calendar. ${TEAM} Photos, texts, print 4 working days, sell it.`, [['print', 6]]],
  [`Reading room. ${TEAM} Shelves, lamps, plaster. The plaster has to dry 8 days.`, [['plaster', 8]]],
  [`Reading room. ${TEAM} Plan, order lamps, hang them. The supplier needs 12 days.`, [['order lamps', 12]]],
  [`Reading room. ${TEAM} Plan, fire permit, rebuild. The council takes 4 weeks.`, [['fire permit', 28]]],
  [`Fair. ${TEAM} Tiers, vouchers (legal has to sign, allow 3 working days), banners.`, [['vouchers', 5]]],
  [`Fair. ${TEAM} Stands, lamps (12 days at the factory), banners.`, [['lamps', 12]]],
  ['Sala de lectura. Cuatro sprints de 2 semanas desde el 11 de enero. Equipo: Ada y Bo. Textos, fotos, carteles (la imprenta tarda 8 días), estantes.', [['carteles', 8]]],
])('reads how long a part waits for others: %s', (prompt, expected) => {
  expect(waits(prompt)).toEqual(expected)
})

it.each([
  `Reading room. ${TEAM} Sort the shelves, workshops (2 days each), paint, open.`,
  `Reading room. ${TEAM} Sort the shelves, paint, lamps. The paint takes 3 days.`,
  `Reading room. ${TEAM} Sort the shelves, paint (2 days), lamps, open.`,
  `Reading room. ${TEAM} Sort the shelves, lamps (at least 10 days before the opening), paint.`,
  `Reading room. ${TEAM} Sort the shelves, interviews (two days each), lamps.`,
  `Reading room. ${TEAM} Sort the shelves, trial phase (two weeks), lamps, open.`,
])('takes no work for waiting: %s', (prompt) => {
  expect(waits(prompt)).toEqual([])
})

it('reads the work of a part that a sentence tells', () => {
  expect(stated(`Reading room. ${TEAM} Sort the shelves, wiring, lamps. The wiring takes 3 days.`, 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])).toContainEqual(['wiring', 3 * 480])
})

it('counts the days that others take no second time as work', () => {
  const prompt = `New signs. ${TEAM} Text, final artwork, then manufacture (15 working days), install.`
  expect(waits(prompt)).toEqual([['manufacture', 21]])
  expect(stated(prompt, 'topic', 'sprint').find(({ label }) => label === 'manufacture')?.minutes).toBeNull()
})
