import { expect, it } from 'vitest'
import { writtenWith } from '../rewriting/written-out.ts'
import { read, readingsOf } from '../read-for-tests.ts'
import { withoutGates } from './told-gates.ts'

const without = (text: string) => writtenWith(text, withoutGates(text)).text.replaceAll(/ +/gu, ' ').trim()

it.each([
  ['Open a kiosk by 1 June. The stall licence takes 5 weeks. I have Tuesdays.', 'Open a kiosk by 1 June. I have Tuesdays.'],
  ['Open a kiosk: sign (the shop says 3 weeks), till, paint.', 'Open a kiosk: sign, till, paint.'],
  ['Open a kiosk: oven (fitter comes 12 May, gas permit takes 4 weeks), till.', 'Open a kiosk: oven (fitter comes 12 May), till.'],
  ['Build a shed. Building permission takes 7 weeks. Then footings, walls.', 'Build a shed. Footings, walls.'],
  ['Build a shed by June.', 'Build a shed by June.'],
])('leaves out what it says, and nothing of its neighbours: %s', (text, expected) => {
  expect(without(text)).toBe(expected)
})

it('is a reading of its own, in the words of the goal, and neither a span nor a note', () => {
  const brief = read('Open a kiosk by 1 June: shelves, till, menu. The stall licence takes 5 weeks. I have Tuesdays.')
  expect(readingsOf(brief, 'gate').map(({ words, text }) => [words, text])).toEqual([['The stall licence takes 5 weeks', 'Stall licence: 5 weeks with others']])
  expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
  expect(brief.notes).toEqual([])
})

it('is no work of the team and nobody in it', () => {
  const brief = read('Member portal: sign-up, invoices. Team: Ana, Bo. Three 2-week sprints from 11 January. Legal needs 2 weeks to review the invoices.', 'sprint')
  expect(readingsOf(brief, 'person').map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['sign-up', 'invoices'])
})
