import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const TEAM = 'Two 2-week sprints from 18 January, Mira (backend) and Tove (frontend).'
const targets = (said: string) => stated(`${said} ${TEAM}`, 'target', 'sprint').map(({ measure, aim }) => `${measure} ${aim}`.trim())

describe('the target of a team', () => {
  it.each([
    ['Checkout is slow. Get p95 under 300 ms.', ['p95 under 300 ms']],
    ['Cut our hosting bill by 30%.', ['hosting bill by 30%']],
    ['Reduce the build time from 40 to 10 minutes.', ['build time from 40 to 10 minutes']],
    ['Improve the tour for new users. Target: 60% of new users finish it.', ['60% of new users finish it']],
    ['Rewrite the tests of the invoices. Goal: under 10 minutes.', ['under 10 minutes']],
    ['Bring the number of open bugs below 20.', ['number of open bugs below 20']],
    ['Rework the search so that results load in under 2 seconds.', ['results load in under 2 seconds']],
    ['Calm the help desk: reduce the tickets from 120 a week to 60.', ['tickets from 120 a week to 60']],
    ['Stabilise the app. KPI: NPS above 40.', ['NPS above 40']],
    ['Mend the tests of the ferry app. Goal under 1% flake rate.', ['under 1% flake rate']],
    ['Search for the timetable. Goal: 95% of searches under 300 ms.', ['95% of searches under 300 ms']],
    ['Get the app to 99.9% crash-free.', ['app to 99.9% crash-free']],
    ['Our website loads in 6 seconds on phones, we want under 2.5.', ['website under 2.5 seconds']],
    ['Shorten our time to first reply in customer service from 9 hours to 2.', ['time to first reply in customer service from 9 hours to 2']],
    ['Our results page takes 6 seconds to load. We have ten working days to bring it under 1.5 seconds.', ['results page under 1.5 seconds']],
  ])('is read in numbers: %s', (said, expected) => {
    expect(targets(said)).toEqual(expected)
  })

  it.each([
    'Move the archive to the new store in under 3 weeks.',
    'Keep the meetings under 30 minutes.',
    'Rebuild the shop, 20% of everyone’s time goes to support.',
    'Rebuild the shop, keep the budget under 5000 euros.',
    'Goal: launch by 12 February.',
    'Write the manual: 40 pages. Mira has to get it done in under 10 hours a week.',
  ])('is no length of work, no share of time and no budget: %s', (said) => {
    expect(targets(said)).toEqual([])
  })

  it('binds no session and is no part', () => {
    const { readings } = read(`Rewrite the tests of the invoices: brittle, 40 minutes long. Goal: under 10 minutes. ${TEAM}`, 'sprint')
    expect(readings.filter(({ kind }) => kind === 'session' || kind === 'topic')).toEqual([])
  })

  it('leaves the goal its verb and its thing', () => {
    expect(read(`Cut our hosting bill by 30% in two 1-week sprints. Mira and Tove.`, 'sprint').subject).toBe('Cut our hosting bill')
  })
})
