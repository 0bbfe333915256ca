import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { orderOf } from './orders-of-parts.ts'

const tasks = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks
const titles = (prompt: string) => tasks(prompt).map(({ title }) => title)

it.each([
  ['wiring loom replaced', 'replace wiring loom'],
  ['carburettors rebuilt', 'rebuild carburettors'],
  ['tank derusted and painted', 'derust and paint tank'],
  ['catalogued in a spreadsheet', 'catalogue in a spreadsheet'],
  ['sorted by decade', 'sort by decade'],
  ['landlord told', 'tell landlord'],
  ['dining chairs borrowed', 'borrow dining chairs'],
  ['raffle prizes collected', 'collect raffle prizes'],
  ['soup frozen', 'freeze soup'],
  ['the best pieces valued by an expert', 'have the best pieces valued by an expert'],
  ['the rest to the hospice shop', 'take the rest to the hospice shop'],
  ['sails back from the loft', 'collect the sails from the loft'],
  ['photographer booked', null],
  ['vet registered', null],
  ['insurance sorted', null],
  ['speech written', null],
  ['invitations printed', null],
  ['hospital bag packed', null],
  ['red', null],
  ['shed', null],
  ['wooden shelves', null],
])('%s is the order: %s', (said, order) => {
  expect(orderOf(said)).toBe(order)
})

describe('what is done to a part by its own verb', () => {
  it('names the thing that the list is headed by, and goes through what hands do', () => {
    const all = titles('Get my aunt’s dresser and 4 stools ready for 10 April. dresser: strip, sand, wax. stools: reglue, reupholster the seats. Saturdays 9-13.')
    const at = (start: string) => all.findIndex((title) => title.startsWith(start))
    expect(at('Strip the dresser: ')).toBeGreaterThanOrEqual(0)
    expect(at('Strip the dresser: ')).toBeLessThan(at('Sand the dresser: '))
    expect(at('Sand the dresser: ')).toBeLessThan(at('Wax the dresser: '))
    expect(at('Reglue the stools: ')).toBeGreaterThanOrEqual(0)
  })

  it('waits for what dries or is delivered', () => {
    const second = tasks('Restore the garden bench by 10 April: sand, varnish. Saturdays 9-13.').find(({ title }) => title.startsWith('Varnish the garden bench: rub'))
    expect(second?.after[0]?.lagMinutes).toBeGreaterThanOrEqual(1440)
  })

  it('is taken in portions for many things, one kind of work after the other', () => {
    const network = tasks('Selling about 600 comics of my brother. I want them sorted by series, catalogued in a spreadsheet, the 30 best ones valued by a dealer, and the rest to the school fair. Mondays and Thursdays 14:00-16:00 until 30 April.')
    const portions = network.filter(({ title }) => /of 600, /u.test(title))
    expect(portions.length).toBeGreaterThan(4)
    expect(network.some(({ title }) => /learn the essentials|practise/u.test(title))).toBe(false)
    const first = network.find(({ title }) => title.startsWith('Catalogue in a spreadsheet'))
    expect(first?.after.map(({ taskId }) => taskId).join()).toMatch(/^sort-by-series/u)
  })

  it('does not take things for orders', () => {
    expect(titles('Party on 10 April: paint samples, oil lamps, seal pups cake, stain remover, Saturdays').join()).not.toMatch(/first coat|next coat|grit|rub it down/u)
  })
})

describe('the playbook of a house', () => {
  const playbookOf = (prompt: string) => {
    const frame = planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })))
    return choosePlaybook(frame)?.id
  }

  it.each([
    ['The summerhouse on Airbnb from 1 May: insurance, sofa bed, photos, listing text, key box', 'home-letting'],
    ['Norton in bits, want it running for the rally on 5 June: carbs rebuilt, loom replaced, tank derusted and painted', 'restoration'],
    ['Our kitchen gets redone: plumber rips out Mon 15 Feb at 8. Before that I have to order the sink, pick tiles and empty the room', 'renovation'],
    ['Aunt’s chest and 4 stools in the barn. chest: strip, sand, wax. stools: reglue, reupholster the seats', 'restoration'],
    ['Haushalt meiner Oma auflösen: Möbel verteilen, Keller räumen, Wohnung kündigen, Übergabe am 31. März', 'parents-house'],
    ['Cake micro-bakery from my kitchen, selling to neighbours: hygiene certificate, price per cake, labels', 'craft-selling'],
    ['Self employed, first ever tax return due 31 January: receipts, mileage, bank interest, form', 'paperwork'],
  ])('%s: %s', (prompt, id) => {
    expect(playbookOf(prompt)).toBe(id)
  })

  it('takes no weekday for an admission test', () => {
    expect(playbookOf('Half a lamb arrives Sat 13 Feb at 10: big freezer cleared, mincer borrowed, labels, bags, brine')).not.toBe('admission-test')
  })

  it('does not count rooms beside those that are named', () => {
    const all = titles('Declutter with my mum, one room a week: loft, dining room, kitchen, bedroom, shed. Tuesdays 10:30-12:30 until 30 June.')
    expect(all.some((title) => /^Sort room \d/u.test(title))).toBe(false)
    expect(all.filter((title) => /^(?:Loft|Dining room|Kitchen|Bedroom|Shed)\b/u.test(title)).length).toBeGreaterThanOrEqual(5)
  })
})
