import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? '', capacity?.minutes ?? null])

describe('what stands beside the parts', () => {
  it('is no team where the team has a heading of its own', () => {
    expect(people('Lost property app for the station. Svelte, Postgrest. Team: Ola (backend, 20h/week), Finn (frontend, 20h/week). Two 2-week sprints from 1 March').map(([name]) => name)).toEqual(['Ola', 'Finn'])
  })

  it('names somebody once, with and without Mr', () => {
    expect(people('Club statutes in two 2-week sprints from 1 March. Ola 6 hours per week, our notary Mr Brandt 2 hours per week. Draft, hearing, vote').map(([name]) => name)).toEqual(['Ola', 'Mr Brandt'])
  })

  it('is no length of the whole when it is the delivery time of one', () => {
    expect(stated('Playground in four 2-week sprints from 1 March. Plan, order the swings (8 weeks delivery), dig, opening', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([4])
  })

  it('may be days that are the thing itself', () => {
    expect(stated('Welcome plan. Two 2-week sprints from 1 March. Mentor list, chart the first 60 days, locker keys', 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])).toEqual([['Mentor list', null], ['chart the first 60 days', null], ['locker keys', null]])
  })

  it('is bound by a day with or without its least', () => {
    expect(stated('Shop shelves. Two 2-week sprints from 1 March. Prices, photos, labels. At least the labels done by 12 March', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['labels']])
  })
})
