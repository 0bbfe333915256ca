import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const labels = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('topics', () => {
  it.each([
    'Calculus. need to cover limits, derivatives, integrals and series',
    'Calculus. Topics: limits, derivatives, integrals, series',
    'Calculus:\n- limits\n- derivatives\n- integrals\n- series',
    'Calculus\n1. limits\n2. derivatives\n3. integrals\n4. series',
    'Calculus: limits -> derivatives -> integrals -> series',
  ])('are the members of an enumeration in any layout: %j', (prompt) => {
    expect(labels(prompt)).toEqual(['limits', 'derivatives', 'integrals', 'series'])
  })

  it('keep their place in the list, skip brackets and may carry deadlines', () => {
    const topics = stated('Still to do: caterer tasting, outfits (2 fittings), car MOT before 14 Feb, seating chart.', 'topic')
    expect(topics.map(({ label, position }) => [label, position])).toEqual([['caterer tasting', 1], ['outfits', 2], ['car MOT', 3], ['seating chart', 4]])
  })

  it.each<[string, string[]]>([
    ['Portal: off-site backups, on-call rota, help pages, time tracking, over-the-counter price list', ['off-site backups', 'on-call rota', 'help pages', 'time tracking', 'over-the-counter price list']],
    ['Shop: the basket is the riskiest, search, gift cards are most urgent', ['basket', 'search', 'gift cards']],
    ['Archive: catalogue, compare old and new shelf marks, labels', ['catalogue', 'compare old and new shelf marks', 'labels']],
  ])('keep what belongs to their names: %s', (prompt, expected) => {
    expect(labels(prompt)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['The chapel reopens on 10 April. To do: a lock, two lamps, and a bench for the people who wait', ['lock', 'two lamps', 'bench for the people who wait']],
    ['The chapel reopens on 10 April. Before that: lock, two lamps, and ask the neighbour about her drive', ['lock', 'two lamps', 'ask the neighbour about her drive']],
    ['The chapel reopens on 10 April. Lock, two lamps, scrub the stone floor in the porch and a board for the hymns', ['Lock', 'two lamps', 'scrub the stone floor in the porch', 'board for the hymns']],
    ['The chapel reopens on 10 April: lock, two lamps, a verger for the Saturdays, a second-hand organ', ['lock', 'two lamps', 'verger for the Saturdays', 'second-hand organ']],
    ['The chapel reopens on 10 April. To do: lock, lamps, lunch for 60 guests, a choir', ['lock', 'lamps', 'lunch for 60 guests', 'choir']],
    ['The chapel reopens on 10 April. To do: lock, lamps, a corner with cushions, a choir practice plan and hymn boards', ['lock', 'lamps', 'corner with cushions', 'choir practice plan', 'hymn boards']],
    ['Hofcafé öffnet am 10. April: Kasse, Herd, eine Aushilfe für die Nachmittage, Schilder', ['Kasse', 'Herd', 'Aushilfe für die Nachmittage', 'Schilder']],
  ])('are all of them, up to the last and whatever its joints: %s', (prompt, expected) => {
    expect(labels(prompt)).toEqual(expected)
  })

  it.each([
    'The chapel reopens on 10 April: lock, two lamps, a bench, and the kids are with me on Mondays',
    'The chapel reopens on 10 April: lock, two lamps, a bench, and leave Sundays free',
    'The chapel reopens on 10 April: lock, two lamps, a bench, and I cannot lift more than ten kilos',
  ])('do not go on where something is said of the plan: %s', (prompt) => {
    expect(labels(prompt)).toEqual(['lock', 'two lamps', 'bench'])
  })

  it('are no sprints', () => {
    expect(read('Billing in four 1-week sprints from 18 January. Penetration test before the last sprint', 'sprint').readings.filter(({ kind }) => kind === 'precedence')).toEqual([])
  })

  it('know their amount', () => {
    expect(stated('Content: 4 blog posts, 2 case studies, 8 posters', 'topic').map(({ amount }) => amount?.value)).toEqual([4, 2, 8])
  })
})

describe('order', () => {
  it.each([
    ['Shop. Payments only after the cart is done', 'cart', 'Payments'],
    ['Shop. Finish the cart before payments', 'cart', 'payments'],
    ['Japan. Kyoto first and then Osaka', 'Kyoto', 'Osaka'],
    ['Design system: tokens -> components -> docs', 'tokens', 'components'],
  ])('is read from “%s”', (prompt, before, after) => {
    expect(stated(prompt, 'precedence')[0]).toMatchObject({ before: { labels: [before] }, after: { labels: [after] } })
  })
})

describe('places', () => {
  it.each([
    ['Wedding on 19 June, ceremony at 16:00 at Casa Verde', 'Casa Verde'],
    ['Get fit. My gym is the Fit4Less on King Street.', 'Fit4Less on King Street'],
    ['4 days in Lisbon 11-14 March', 'Lisbon'],
  ])('are read from “%s”', (prompt, name) => {
    expect(stated(prompt, 'place')[0]).toMatchObject({ name })
  })
})

describe('topics beside other readings', () => {
  it.each([
    ['Learn lathes, chisels and glue in 2 two-week sprints', 'sprint', ['lathes', 'chisels', 'glue']],
    ['Publish 4 blog posts and 2 newsletters by the end of March', 'calendar', ['blog posts', 'newsletters']],
    ['Update CV, portfolio and website; apply to 5 firms a week; interview practice', 'calendar', ['Update CV', 'portfolio', 'website', 'interview practice']],
    ['The garden: clear beds -> sow seeds -> plant out', 'calendar', ['clear beds', 'sow seeds', 'plant out']],
  ] as const)('are read from “%s”', (prompt, plannerType, labels) => {
    expect(stated(prompt, 'topic', plannerType).map(({ label }) => label)).toEqual(labels)
  })
})

describe('order', () => {
  it.each([
    ['Fete: permits, route, shirts. Permits depend on the route.', 'route', 'permits'],
    ['Course: genetics, ecology, cells. Once I have done genetics I can start ecology.', 'genetics', 'ecology'],
    ['Garden work. Before planting out, harden the seedlings.', 'harden the seedlings', 'planting out'],
    ['Flat: tap, hallway, photos (after painting), listing', 'painting', 'photos'],
    ['Shop: listings, chat, payments. Payments can only start when listings are done.', 'listings', 'payments'],
  ])('is read from “%s”', (prompt, before, after) => {
    expect(stated(prompt, 'precedence')).toMatchObject([{ before: { labels: [before] }, after: { labels: [after] } }])
  })
})

describe('the subject', () => {
  it.each([
    ['I got laid off and want to find a new job by April. Weekdays 9-12.', 'calendar', 'new job'],
    ['Team Alva, Bruno. Two sprints of 2 weeks. Move the shop to the cloud: network, database, servers', 'sprint', 'Move the shop to the cloud'],
    ['Learn lathes, chisels and glue in 2 two-week sprints', 'sprint', 'Learn lathes, chisels and glue'],
    ['Ich will bis Ende März Gitarre lernen: Akkorde, Zupfen, Lieder.', 'calendar', 'Gitarre lernen'],
    ['Rewrite the rules of our allotments (64 plots) in three one-week sprints from 1 February', 'sprint', 'Rewrite the rules of our allotments'],
  ] as const)('of “%s” is the goal', (prompt, plannerType, subject) => {
    expect(read(prompt, plannerType).subject).toBe(subject)
  })
})

it.each([
  ['Job interview on 3 March. I want to prepare company research, answers to hard questions, my portfolio and the salary talk', ['company research', 'answers to hard questions', 'portfolio', 'salary talk']],
  ['Get good at Excel: formulas, charts and macros, I do all this in the library.', ['formulas', 'charts', 'macros']],
])('lists %s', (prompt, labels) => {
  expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(labels)
})

it.each([
  ['1) shelves 2) labels 3) rules'],
  ['1. shelves 2. labels 3. rules'],
  ['a) shelves b) labels c) rules'],
  ['1) shelves, 2) labels, 3) rules'],
])('numbers within a line lead its items: %s', (list) => {
  expect(stated(`Start a seed library. What we need: ${list}. Two 2-week sprints from 18 January.`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['shelves', 'labels', 'rules'])
})

it('boxes at the start of lines lead items', () => {
  expect(stated('Start a seed library\n[ ] shelves\n[x] labels\n- [ ] rules\nTwo 2-week sprints from 18 January.', 'topic', 'sprint').map(({ label }) => label)).toEqual(['shelves', 'labels', 'rules'])
})

it('a number of those it is about is no team', () => {
  expect(stated('Start a seed library in two 2-week sprints with Ada and Bea. It\'s about 7 partners.', 'person', 'sprint').map(({ name }) => name)).toEqual(['Ada', 'Bea'])
})

describe('what of a list comes first', () => {
  it.each([
    'Train our puppy: sit, recall, walking on the lead. Start with recall.',
    'Train our puppy: sit, recall, walking on the lead. Do recall first.',
    'Train our puppy: sit, recall, walking on the lead. First of all recall.',
    'Train our puppy: sit, recall, walking on the lead. Recall should come first.',
  ])('%s', (prompt) => {
    expect(stated(prompt, 'precedence').map(({ text }) => text.toLowerCase())).toEqual(['recall first'])
  })

  it('is nothing that is not in it', () => {
    expect(stated('Train our puppy: sit, recall, walking on the lead. Start with short sessions.', 'precedence')).toEqual([])
  })
})

it('binds a thing to the days on which it can happen', () => {
  expect(stated('Get the boat ready for 10 April: sanding, antifouling, rigging. Antifouling can only happen on weekends.', 'availability').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Antifouling']])
})

it('keeps to the end what is left till last', () => {
  expect(stated('Train our puppy: sit, recall, walking on the lead. Leave recall till last.', 'precedence').map(({ text }) => text)).toEqual(['recall last'])
})

it('orders a thing of the list by its whole name', () => {
  expect(stated('Prepare: company research, answers to hard questions, salary talk. Salary talk only once answers to hard questions is out of the way.', 'precedence').map(({ text }) => text)).toEqual(['answers to hard questions before salary talk'])
})

it('lists what a shop needs, the till among it', () => {
  expect(stated('Open my shop on 13 March at 10. Still open: the shelving, the till, the window display, the stock list.', 'topic').map(({ label }) => label)).toEqual(['shelving', 'till', 'window display', 'stock list'])
})
