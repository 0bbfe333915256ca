import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const TEAM = 'Two 2-week sprints from 11 January. Team: Ada, Bo.'
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label).toSorted()

it('names the parts of an order that opens a list', () => {
  expect(parts(`New bar. ${TEAM} Wiring and pipes before the plaster, then tiles, counter, stools.`)).toEqual(['Wiring', 'counter', 'pipes', 'plaster', 'stools', 'tiles'])
})

it('names no part after what only happens', () => {
  expect(parts(`Concert. ${TEAM} Sound check before the doors open, bar, cloakroom, tickets.`)).toEqual(['Sound check', 'bar', 'cloakroom', 'tickets'])
})

it('names things that end like what has been done', () => {
  expect(parts(`Ground floor. ${TEAM} Drywall, screed, tiles, grass seed.`)).toEqual(['Drywall', 'grass seed', 'screed', 'tiles'])
})

it('takes what is said of each part for none', () => {
  expect(parts(`Spring menu. ${TEAM} 7 dishes (3 starters, 4 mains): each one gets cooked, costed and tasted.`)).not.toContain('one')
})

it.each([
  ['New till. %: receipts, refunds, vouchers. Refunds first.', ['Refunds first']],
  ['New till. %: receipts, refunds, vouchers. Refunds first, otherwise nobody can test it.', ['Refunds first']],
  ['New till. %: receipts, refunds, vouchers. Vouchers before anything else.', ['vouchers first']],
  ['New till. %: receipts, refunds, vouchers. Refunds come before everything else.', ['refunds first']],
  ['New till. %: receipts, refunds, vouchers. The fire inspection precedes everything else.', ['fire inspection first']],
  ['New till. %: receipts, refunds, vouchers. Fast ones first.', []],
  ['New till. %: receipts, refunds, vouchers. Above all, refunds.', []],
])('%s: what leads the list', (prompt, orders) => {
  expect(stated(prompt.replace('%', 'Two 2-week sprints from 11 January. Goals'), 'precedence', 'sprint').map(({ text }) => text)).toEqual(orders)
})

it.each([
  ['Neue Kasse. Zwei Sprints von zwei Wochen ab 11. Januar: Belege, Erstattung, Gutscheine. Zuerst die Gutscheine.', 'Gutscheine first'],
  ['Caja nueva. Dos sprints de dos semanas desde el 11 de enero: recibos, vales, devoluciones. Primero los vales.', 'vales first'],
  ['Nouvelle caisse. Deux sprints de deux semaines à partir du 11 janvier : tickets, bons, remises. D’abord les bons.', 'bons first'],
])('%s', (prompt, order) => {
  expect(stated(prompt, 'precedence', 'sprint').map(({ text }) => text)).toEqual([order])
})

describe('a part that is to come first', () => {
  const TEAM = 'Team: Inga (dev), Otto (docs). Two 2-week sprints from 1 February.'

  it.each([
    `Port the viewer: profiling, tile cache, golden-image tests first!, exports. ${TEAM}`,
    `Port the viewer: profiling, tile cache, exports, golden-image tests (first). ${TEAM}`,
  ])('goes before the rest of its list: %s', (prompt) => {
    expect(stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels.includes('exports')])).toEqual([['golden-image tests', true]])
  })
})

it.each([
  ['New till. %: receipts, refunds, vouchers. Kill switch first!!', 'Kill switch first'],
  ['New till. %: receipts, refunds, vouchers. So the security audit goes first.', 'security audit first'],
  ['New till. %: receipts, refunds, vouchers. Staff handbook comes last', 'Staff handbook last'],
  ['Neue Kasse. %: Belege, Erstattung, Gutscheine. Datenschutz zuerst.', 'Datenschutz first'],
  ['Caja nueva. %: recibos, vales, devoluciones. Primero el seguro.', 'seguro first'],
])('%s: a part that only its turn names', (prompt, order) => {
  const readings = prompt.replace('%', 'Two 2-week sprints from 11 January')
  expect(stated(readings, 'precedence', 'sprint').map(({ text }) => text)).toEqual([order])
  expect(parts(readings)).toContain(order.replace(/ (?:first|last)$/u, ''))
})

it.each([
  'Ski trip 6-13 February. Helmets, lift passes, insurance. Safety first!',
  'Learn three songs on the guitar. Chords, strumming. Slowly at first.',
  'Half marathon on 18 April. Shoes, watch. My sister wants to finish first.',
  'Club fête on 3 July: medals, first aider, posters.',
])('%s: nothing that is done', (prompt) => {
  expect(stated(prompt, 'precedence')).toEqual([])
  expect(parts(prompt).join()).not.toMatch(/safety|slowly|sister|^aider/iu)
})

it.each([
  ['New till by 30 April: server, phones, desk, signs. Phones need the server running.', 'server before phones'],
  ['New till by 30 April: ledger, invoices, dunning. The dunning requires the invoices.', 'invoices before dunning'],
  ['Gartenhaus bis Ende April: Fundament, Wände, Strom. Der Strom braucht die Wände.', 'Wände before Strom'],
  ['Gartenhaus bis Ende April: Fundament, Wände, Strom. Die Wände erst, wenn das Fundament steht.', 'Fundament before Wände'],
  ['Feria el 10 de abril: carteles, permiso, puesto. El puesto necesita el permiso.', 'permiso before puesto'],
  ['Fête le 10 avril : affiches, autorisation, scène. La scène a besoin de l’autorisation.', 'autorisation before scène'],
  ['Shop by 3 April: tools, stock, website. The website can wait until the stock is in.', 'stock before website'],
  ['Baby room by 3 April: paint, carpet, cot. Nothing goes in until the paint is dry.', 'paint first'],
  ['Loft by 30 April: insulation, wiring, carpet. Nothing else starts until the wiring is signed off.', 'wiring first'],
])('%s: one part waits for another', (prompt, order) => {
  expect(stated(prompt, 'precedence').map(({ text }) => text)).toEqual([order])
})

it.each([
  'Shop by 3 April: tools, stock, website. The website needs a domain and photos.',
  'Baby room by 3 April: paint, carpet, cot. The cot needs new screws.',
])('%s: what a part needs besides is no order of parts', (prompt) => {
  expect(stated(prompt, 'precedence')).toEqual([])
})
