import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const TEAM = 'Team: Inga (dev), Otto (docs). Two 2-week sprints from 1 February.'

function labels(prompt: string): string[] {
  return stated(prompt, 'topic', 'sprint').map(({ label }) => label)
}

describe('parts by their whole name', () => {
  it('keep the word that makes a thing of them', () => {
    expect(labels(`Billing. Needed: price plans, deadline dashboard, usage meter. ${TEAM}`)).toEqual(['price plans', 'deadline dashboard', 'usage meter'])
  })

  it('are what is dropped at the head of a list, and not what is dropped alone', () => {
    expect(labels(`Version 3 of our parser. Drop Python 2, new lexer, upgrade guide. ${TEAM}`)).toEqual(['Drop Python 2', 'new lexer', 'upgrade guide'])
    expect(stated(`Version 3 of our parser: new lexer, upgrade guide, plugins. ${TEAM} Drop the plugins.`, 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['plugins']])
  })

  it('are not the trade of who builds them', () => {
    expect(labels('Permit portal: intake form, search, archive. Inga builds the back end, Otto the front end. Two weekly sprints from 1 February.')).toEqual(['intake form', 'search', 'archive'])
  })
})

describe('what is no part', () => {
  it('is a trade, a sprint’s number, or what a part depends on', () => {
    expect(labels('Inga - UX; Otto - SharePoint developer. Card sort, navigation, search, dark mode if there is time. Two 2-week sprints from 1 February.')).toEqual(['Card sort', 'navigation', 'search', 'dark mode'])
    expect(labels('Box office. Devs Inga, Otto. Sprint 1: domain model, Sprint 2: seat map, Sprint 3: printing. Sprints are 10 working days, from 1 February.')).toEqual(['domain model', 'seat map', 'printing'])
  })

  it('numbers the sprints that have a heading', () => {
    expect(stated('Box office. Devs Inga, Otto. Sprint 1: domain model, Sprint 2: seat map, Sprint 3: printing. Sprints are 10 working days, from 1 February.', 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[3, 14]])
    expect(stated(`Box office: seats, prices, tickets. Inga (dev), Otto (qa). Sprints: 1 week each, five, from 18 January.`, 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[5, 7]])
  })
})

describe('parts with a length in their name', () => {
  it('stay in the list, and so does what stands before them', () => {
    expect(labels(`Data desk. ${TEAM} Delete button on the account page, queue with 30 day clock, connectors, confirmation mail.`)).toEqual(['Delete button on the account page', 'queue with 30 day clock', 'connectors', 'confirmation mail'])
  })
})
