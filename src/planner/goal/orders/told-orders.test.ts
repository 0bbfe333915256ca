import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const orders = (prompt: string) => readingsOf(read(prompt, 'calendar'), 'precedence').map(({ before, after }) => `${before.labels.join(' | ')} > ${after.labels.join(' | ')}`.toLowerCase())

describe('orders told over the clauses of a goal', () => {
  it.each<[string, string]>([
    ['First the roof survey, which Mr Vale will only do on Tuesday at 9; after that we can order the tiles.', 'roof survey > order the tiles'],
    ['Once the tiles are here, Dad fits the gutters. Gutters by 20 May.', 'tiles > gutters'],
    ['Kiln service 4 May. The glaze firing can only happen after the kiln service.', 'kiln service > glaze firing'],
    ['Concert on Saturday 29 May at 7pm. Before that: piano tuning, programme printing. Piano tuning takes 2 hours.', 'piano tuning > concert'],
    ['Clay delivery (Friday 21 May, 14:30, and it takes an hour) is followed by wedging. Wedging takes 2 hours.', 'clay delivery > wedging'],
    ['We can\'t hang the lamps until the wiring is signed off. Lamps by 20 May, wiring 2 days.', 'wiring > hang the lamps'],
    ['Rope bridge opens on 12 June at 10. Anchor test first, then planking, then handrails. Planking takes 3 days.', 'planking > handrails'],
  ])('%s', (prompt, expected) => {
    const [first, then] = expected.split(' > ').map((side) => side.split(' ').at(-1)!)
    expect(orders(prompt).filter((order) => order.includes(first!) && order.lastIndexOf(then!) > order.indexOf(first!))).not.toEqual([])
  })

  it.each<[string, string, string]>([
    ['de', 'Töpfermarkt am 29. Mai um 10 Uhr. Glasieren 3 Stunden, danach der Glasurbrand.', 'glas'],
    ['es', 'Feria el 29 de mayo a las 10. El barnizado dura 3 horas, luego el embalaje.', 'embalaje'],
    ['fr', 'Marché le 29 mai à 10h. Vernissage des bols 3 heures, puis emballage des bols.', 'emballage'],
    ['pt', 'Feira a 29 de maio às 10h. O envernizamento dura 3 horas, depois a embalagem.', 'embalagem'],
  ])('in %s', (_language, prompt, thing) => {
    expect(orders(prompt).filter((order) => order.includes(thing))).not.toEqual([])
  })

  it.each([
    'Concert on Saturday 29 May at 7pm. The kids are asleep by then.',
    'Piano lessons on Mondays at 5, before dinner. Concert on 29 May.',
    'Concert on 29 May at 7pm. Move the cars before 10.',
    'Concert on 29 May at 7pm. No heavy lifting afterwards.',
    'Concert on 29 May at 7pm. The plan is as follows.',
    'Concert on 29 May at 7pm. I run once a week and swim after work.',
    'Concert on 29 May at 7pm, party next Saturday.',
    'Concert on 29 May at 7pm. Rehearsals on Mondays at 7, choir on Tuesdays after that.',
    'Concert on 29 May at 7pm. I practise till 9.',
    'Concert on 29 May at 7pm. Before I forget, we are six.',
  ])('none in: %s', (prompt) => {
    expect(orders(prompt)).toEqual([])
  })
})

describe('what waits for several', () => {
  it.each([
    'Tea van: menu, gas check, stove check, first market (only after menu + gas check), badges.',
    'Tea van: menu, gas check, stove check, first market, badges. First market after menu and gas check.',
  ])('waits for each of them, and is told as kept: %s', (prompt) => {
    expect(orders(prompt)).toEqual(expect.arrayContaining(['gas check > first market', 'menu > first market']))
    expect(read(prompt, 'calendar').notes).toEqual([])
  })
})

it('so long before a bare word is not before what was dated last', () => {
  const told = orders('Dairy reopens on 20 June. Paint the cold room (painter comes 2 Feb 8am), rinse the tanks 2 weeks before reopening, order lids.')
  expect(told.filter((order) => order.includes('painter'))).toEqual([])
})
