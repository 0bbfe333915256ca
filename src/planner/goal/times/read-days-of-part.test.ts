import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const rules = (prompt: string, type: 'calendar' | 'sprint' = 'calendar') => stated(prompt, 'availability', type).filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, days }) => [appliesTo!.labels, days.weekdays])

describe('the days of one part', () => {
  it.each([
    ['Move the archive by 30 April: inventory, new shelves, the big lift, which has to happen on a weekend.', [['big lift'], [6, 7]]],
    ['Renew the heating by 30 April: quotes, order, the swap, which must be on a Saturday.', [['swap'], [6]]],
    ['Rewire the shop by 30 April. The final changeover can only be done on a Sunday.', [['final changeover'], [7]]],
  ])('are told of it behind its name: “%s”', (prompt, rule) => {
    expect(rules(prompt)).toEqual([rule])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('are told in the work of a team, too', () => {
    expect(rules('Payroll change, 2 two-week sprints from 1 March: clean-up, training, final import, which has to run on a weekend. Team: Ana, Bo.', 'sprint')).toEqual([[['final import'], [6, 7]]])
  })

  it('are those of what a verb was said of', () => {
    const prompt = 'Our son starts at the swimming club on 1 May. Practise floating, kicking and diving (practising only at weekends, max two of those per weekend).'
    expect(rules(prompt)).toEqual([[['floating', 'kicking', 'diving'], [6, 7]]])
    expect(stated(prompt, 'limit').map(({ max, per, appliesTo }) => [max, per, appliesTo?.labels])).toEqual([[2, 'week', ['floating', 'kicking', 'diving']]])
  })

  it('are those of the whole list where its first part begins with the verb', () => {
    expect(rules('Cross to Guernsey on 3 July. Rehearse reefing, anchoring and man overboard (rehearsing only on Saturdays).')).toEqual([[['Rehearse reefing', 'anchoring', 'man overboard'], [6]]])
  })

  it('may be any weekday', () => {
    expect(rules('New stove by 15 April. Quotes, permit, fitting. The fitting can only happen on a weekday.')).toEqual([[['fitting'], [1, 2, 3, 4, 5]]])
  })

  it('are no matter of the weather in their name', () => {
    expect(rules('Do up the pavilion by 30 April: scrape, prime, paint. Painting only on dry weekends.')).toEqual([[['paint'], [6, 7]]])
  })
})

describe('visitors, and what the writer does not do then', () => {
  it.each(['Write my memoir by 1 May. My sister visits 22-28 February and I won’t get anything done with her here.', 'Write my memoir by 1 May. My parents come 22-28 February and I can’t work while they’re here.'])('“%s” leaves those days free', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ person, days }) => [person, iso(days.spans![0]!.first), iso(days.spans![0]!.last)])).toEqual([[null, '2027-02-22', '2027-02-28']])
  })
})

describe('what cannot be before a day, in brackets behind it', () => {
  it.each([
    ['Retraite le 31 mai : demander la pension (impossible avant le 1er mars), vider le bureau.', 'demander la pension'],
    ['Me jubilo el 31 de mayo: solicitar la pensión (no se puede antes del 1 de marzo), vaciar el despacho.', 'solicitar la pensión'],
  ])('begins then: “%s”', (prompt, label) => {
    expect(stated(prompt, 'horizon').map(({ first, appliesTo }) => [iso(first), appliesTo?.labels])).toEqual([['2027-03-01', [label]]])
    expect(stated(prompt, 'deadline')).toEqual([])
  })
})
