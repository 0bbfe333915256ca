import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { leftAloneMeanwhile } from './left-alone-meanwhile.ts'

const partsOf = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)
const ordersOf = (prompt: string) => stated(prompt, 'precedence').map(({ before, after, lagMinutes }) => [before.labels[0], after.labels[0], lagMinutes / 1440])

describe('what is left alone before the next step', () => {
  it.each([
    ['Build a stool by 9 May: cut the legs, glue the seat, let it dry for 2 days, sand, varnish.', ['glue the seat', 'sand', 2]],
    ['Paint the punt by 9 May: scrape it, prime it, leave for three days, paint.', ['prime', 'paint', 3]],
    ['Build a stool by 9 May: cut the legs, soak the rushes for a day, weave the seat.', ['soak the rushes', 'weave the seat', 1]],
    ['Build a stool by 9 May: cut the legs, oil the legs, then leave them a week before the feet go on.', ['oil the legs', 'feet go', 7]],
    ['Build a stool by 9 May: glue the seat (24 h in clamps), sand, varnish.', ['glue the seat', 'sand', 1]],
  ])('lies between the two: %s', (prompt, order) => {
    expect(ordersOf(prompt)).toContainEqual(order)
  })

  it('ends neither the list nor the plan', () => {
    const prompt = 'Build a stool by 9 May: cut the legs, glue the seat, let it dry for 2 days, sand, varnish.'
    expect(partsOf(prompt)).toEqual(['cut the legs', 'glue the seat', 'sand', 'varnish'])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([
    'Leave my job. Rest for 2 weeks, then look for a new one.',
    'Make ten bowls. Drying a week, firing two days.',
    'Pack, leave on 3 May for two weeks.',
    'Dry January, 4 weeks without wine',
    'Get fit, run for 6 weeks, rest on Sundays',
    'Pond: dig, fill. Let the water stand 2 weeks before plants, plants 2 weeks before fish.',
    'Let me plan 3 weeks of meals',
  ])('is nothing in: %s', (text) => {
    expect(leftAloneMeanwhile(text)).toEqual([])
  })

  it('is found in hostile text in time', () => {
    const start = Date.now()
    leftAloneMeanwhile('glue it, let it dry for '.repeat(210))
    leftAloneMeanwhile(`soak ${'the the the '.repeat(400)}`)
    expect(Date.now() - start).toBeLessThan(100)
  })
})
