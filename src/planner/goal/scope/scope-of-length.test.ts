import { describe, expect, it } from 'vitest'
import type { ReadingKind } from '../brief.ts'
import { stated } from '../read-for-tests.ts'

const bound = (prompt: string, kind: ReadingKind, type: 'calendar' | 'sprint' = 'sprint') => stated(prompt, kind, type).map(({ appliesTo }) => appliesTo?.labels ?? null)

describe('lengths and limits of what their clause measures', () => {
  it.each([
    ['Light show in August, 2 pilots. Animations 8 min in total, simulated first.', 'limit', ['Animations']],
    ['Usability study by May. 16 participants, 60 min each, report 3 May.', 'session', ['participants']],
    ['Thesis chapter by May. Interviews: 12, at most 2 per day.', 'limit', ['Interviews']],
    ['Film by May. Interviews 45 min each.', 'session', ['Interviews']],
  ] as const)('are not those of the plan: %s', (prompt, kind, labels) => {
    expect(bound(prompt, kind)).toEqual([labels])
  })

  it('count weekly days for what is counted before them', () => {
    expect(bound('Newsletter until June. 4 issues (every Thursday 7am), sponsor deck.', 'availability')).toEqual([['issues']])
    expect(bound('Cinema club. 10 films, every other Friday from 17 September.', 'availability')).toEqual([['films']])
  })

  it.each([
    ['Learn Finnish by May. 45 min each, at most 4 a week.', 'session'],
    ['Learn Finnish by May. No more than 2 hours a day.', 'limit'],
    ['Get ready by May: fence, essay, hedge, 2 hours a day max.', 'limit'],
  ] as const)('are the plan’s where they measure all of it: %s', (prompt, kind) => {
    expect(bound(prompt, kind, 'calendar')).toContainEqual(null)
  })
})

describe('what brackets and bans speak of', () => {
  it.each([
    ['Get the lorry licence by May. Forms, permit test at the office (closed Mondays).', 'calendar', ['permit test']],
    ['Vet clinic tool by May. Do not interview on Fridays.', 'sprint', ['interview']],
    ['Run a marathon in May. Track shut 1-7 March.', 'calendar', ['Track']],
  ] as const)('is barred, and nothing else: %s', (prompt, type, labels) => {
    expect(bound(prompt, 'exclusion', type)).toEqual([labels])
  })

  it.each(['Vet clinic tool by May. Do not work on Fridays.', 'Vet clinic tool by May. Office closed 8-10 March.', 'Vet clinic tool by May. Mondays closed.'])('is all of it where it names nothing of its own: %s', (prompt) => {
    expect(bound(prompt, 'exclusion')).toEqual([null])
  })

  it('opens hours for the one thing that can be done then', () => {
    expect(bound('Finish the deck by May. On site I can only do phone calls after 7pm.', 'availability', 'calendar')).toEqual([['phone calls']])
    expect(bound('Finish the deck by May. I can only do evenings after 7pm.', 'availability', 'calendar')).toEqual([null])
  })
})

describe('hours of that day', () => {
  it('bind the day that was named, and leave the others open', () => {
    const prompt = 'Our seed swap: Saturday 20 March 2-4pm in the hall. Posters by then. I have the hall key only from 1pm that day.'
    expect(stated(prompt, 'availability')).toEqual([])
    expect(stated(prompt, 'exclusion').map(({ windows }) => windows)).toEqual([[{ from: 0, to: 780 }]])
  })

  it('stay those of every day where no day is meant', () => {
    expect(stated('Our seed swap: Saturday 20 March in the hall. I am free only from 5pm.', 'availability').map(({ windows }) => windows)).toEqual([[{ from: 1020, to: 1440 }]])
  })
})
