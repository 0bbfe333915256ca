import { describe, expect, it } from 'vitest'
import { describeLength } from './gate-length.ts'
import { gatesIn } from './gates-in-text.ts'

const GOAL = 'Relaunch the library catalogue. '
/** 'review | Privacy check | book 2 weeks, submit 8 working days'. */
const told = (said: string) => gatesIn(GOAL + said).map(({ value: { sort, of, stages } }) => `${sort} | ${of} | ${stages.map(({ step, said: own, takes }) => [own ?? step, ...(takes === null ? [] : [describeLength(takes)])].join(' ')).join(', ')}`)
const first = (said: string) => gatesIn(GOAL + said)[0]!.value

describe('what others take their time for', () => {
  it.each([
    ['The privacy check takes 8 working days and must be booked two weeks in advance.', 'review | Privacy check | book 2 weeks, submit 8 working days'],
    ['Our auditors need three weeks to review the ledger.', 'review | Auditors review of ledger | submit 3 weeks'],
    ['Procurement wants ten business days to approve the contract.', 'sign-off | Procurement approval of contract | submit 10 working days'],
    ['A stall licence takes about 4-5 weeks.', 'application | Stall licence | apply 5 weeks'],
    ['Play store review up to 6 days.', 'review | Play store review | submit 6 days'],
    ['The test phones from the device team need 12 working days’ notice.', 'delivery | Test phones | ask 12 working days'],
    ['The harbour office wants a fortnight’s notice for the crane.', 'notice | Crane | notify 2 weeks'],
    ['The sound van has to be booked 5 weeks ahead.', 'notice | Sound van | book 5 weeks'],
    ['Keep both catalogues running side by side for 3 weeks before switching the old one off.', 'parallel | Both catalogues | begin 3 weeks'],
    ['Needed: shelves, desk and lamp (the store says four weeks), paint.', 'delivery | Lamp | order 4 weeks'],
    ['Papers: marriage certificate (has to be requested from Porto, ~3 weeks, then legalised, 1 week), photos.', 'application | Marriage certificate | request it from Porto 3 weeks, have it legalised 1 week'],
    ['Papers: language test (appointment takes 5 weeks), photos.', 'appointment | Language test | book 5 weeks'],
    ['Scanners ship 6 weeks from order.', 'delivery | Scanners | order 6 weeks'],
    ['The bookplates are 9 working days at the printer.', 'delivery | Bookplates | order 9 working days'],
    ['First the fire inspector has to agree to the plan (15 working days), then we move.', 'sign-off | Fire inspector approval of plan | submit 15 working days'],
    ['Then a demolition permit, which the county says is 6 weeks but everyone says 9.', 'application | Demolition permit | apply 9 weeks'],
    ['The lab’s ink test runs a couple of weeks.', 'review | Lab’s ink test | submit 2 weeks'],
    ['The carpet has a lead time of five weeks.', 'delivery | Carpet | order 5 weeks'],
    ['Die Barrierefreiheitsprüfung dauert 8 Arbeitstage und muss zwei Wochen vorher gebucht werden.', 'review | Barrierefreiheitsprüfung | book 2 weeks, submit 8 working days'],
    ['Der Einkauf braucht 10 Arbeitstage für die Prüfung des Vertrags.', 'review | Prüfung des Vertrags (Einkauf) | submit 10 working days'],
    ['Der Betriebsrat prüft etwa drei Wochen.', 'review | Prüfung (Betriebsrat) | submit 3 weeks'],
    ['El ayuntamiento tarda dos meses en dar el permiso.', 'application | Permiso | apply 60 days'],
    ['L’autorisation prend cinq semaines.', 'application | Autorisation | apply 5 weeks'],
    ['O alvará demora 6 semanas.', 'application | Alvará | apply 6 weeks'],
  ])('%s', (said, expected) => {
    expect(told(said)).toEqual([expected])
  })

  it('says whose word it waits for, on what, and what waits for it', () => {
    expect(first('Treasury must approve the price list before going live.')).toMatchObject({ sort: 'sign-off', holder: 'Treasury', input: 'price list', opens: 'going live' })
    expect(first('Der Datenschutz muss die Suche vor dem Livegang freigeben.')).toMatchObject({ of: 'Freigabe Suche (Datenschutz)', input: 'Suche', opens: 'Livegang' })
  })

  it('opens what comes next, or the item in whose bracket it stands', () => {
    expect(first('Building permission takes 7 weeks. Then footings, walls, roof.').opens).toBe('footings')
    expect(first('Needed: new oven (gas permit takes 3 weeks), sign.')).toMatchObject({ of: 'Gas permit', opens: 'Oven' })
  })

  it.each([
    'All posters approved by 7 May, legal needs 2 days to review.',
    'Code review takes 2 days.',
    'Painting takes three weeks.',
    'Ana needs 2 weeks to review the texts.',
    'We need 10 days to test the search.',
    'Training takes two days each.',
    'Finance must sign off the budget before Friday.',
    'The plaster has to dry 8 days.',
    'My accountant takes two weeks off.',
    'Design review on Tuesday, 2 weeks later the launch.',
  ])('is nothing of: %s', (said) => {
    expect(told(said)).toEqual([])
  })

  it('never takes the goal’s own first words for it', () => {
    expect(gatesIn('Driving licence 6 weeks').length).toBe(0)
  })
})
