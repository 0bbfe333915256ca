import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Village archive online: scans, captions, search. Two 2-week sprints from 18 January with Ilse and Ton.'

function leftOut(said: string, type: 'sprint' | 'calendar' = 'sprint') {
  return stated(`${GOAL} ${said}`, 'exclusion', type).filter(({ days }) => Object.keys(days).length === 0).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
}

describe('what the plan is not to hold', () => {
  it.each([
    ['No shop this time.', ['shop']],
    ['No newsletter.', ['newsletter']],
    ['Maps are out of scope.', ['Maps']],
    ["A shop isn't part of this.", ['shop']],
    ["Don't bother with the shop.", ['shop']],
    ["We don't need a shop or a forum.", ['shop', 'forum']],
    ['Leave out the maps.', ['maps']],
    ['Maps can wait until next year.', ['Maps']],
    ["We're not doing a shop.", ['shop']],
    ['The logo is already done.', ['logo']],
    ['Not in scope: maps, donations.', ['maps', 'donations']],
    ['Out of scope: evening hours.', ['evening hours']],
  ])('%s', (said, expected) => {
    expect(leftOut(said)).toEqual(expected)
    expect(stated(`${GOAL} ${said}`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['scans', 'captions', 'search'])
  })

  it.each(['The maps are in scope.', 'No overtime.', 'No captions without scans.', 'No uploads on Fridays.', 'No more than 20 hours a week each.', "Ton isn't needed on Mondays.", 'No rush.'])('is not told by: %s', (said) => {
    expect(leftOut(said)).toEqual([])
  })

  it('is told in a calendar under a heading alone', () => {
    expect(leftOut('Not in scope: maps, donations.', 'calendar')).toEqual(['maps', 'donations'])
    expect(leftOut('No coffee.', 'calendar')).toEqual([])
  })
})

describe('a spike', () => {
  it.each([
    ['Start with a two-day spike on the captions.', 'Spike: captions', 960],
    ['One-day spike for handwriting recognition first.', 'Spike: handwriting recognition', 480],
    ['Spike: storage costs.', 'Spike: storage costs', null],
  ])('%s', (said, label, minutes) => {
    expect(stated(`${GOAL} ${said}`, 'topic', 'sprint')).toContainEqual(expect.objectContaining({ label, minutes }))
  })

  it('comes before the work on its thing, and not before itself', () => {
    const [order] = stated(`${GOAL} Start with a two-day spike on the captions.`, 'precedence', 'sprint')
    expect([order!.before.labels, order!.after.labels, order!.after.except]).toEqual([['Spike: captions'], ['captions'], ['Spike']])
  })
})

describe("'no … without'", () => {
  it('is an order', () => {
    const [order] = stated(`${GOAL} No captions without scans.`, 'precedence', 'sprint')
    expect([order!.before.labels, order!.after.labels]).toEqual([['scans'], ['captions']])
  })
})
