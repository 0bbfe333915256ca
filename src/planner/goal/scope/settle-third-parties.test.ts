import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'
import type { ReadingKind } from '../brief.ts'

const GOAL = 'Build a greenhouse by 30 April.'
const RULES: ReadonlySet<ReadingKind> = new Set(['availability', 'exclusion', 'rhythm', 'commitment'])
const rules = (said: string, goal = GOAL) => read(`${goal} ${said}`).readings.filter(({ kind, source }) => source === 'stated' && RULES.has(kind))
const boundTo = (said: string, goal = GOAL) => rules(said, goal).map(({ kind, appliesTo }) => [kind, appliesTo?.labels[0] ?? null])

describe('the times of a third party', () => {
  it.each([
    ['I have to ask farmer Huber and he’s only reachable before 7 in the morning.', 'availability', 'farmer Huber'],
    ['I need to ring the council and they only answer between 9 and 11.', 'availability', 'council'],
    ['My uncle has the drill but he’s only home on Sundays.', 'availability', 'uncle'],
    ['The concrete firm only delivers Tuesdays.', 'availability', 'concrete firm'],
    ['The machinist only takes jobs on Mondays.', 'availability', 'machinist'],
    ['The timber yard doesn’t open on Wednesdays.', 'exclusion', 'timber yard'],
    ['Glass shop shut Mondays.', 'exclusion', 'Glass shop'],
    ['The scrapyard shuts at 4.', 'exclusion', 'scrapyard'],
    ['The builder can’t come on Fridays.', 'exclusion', 'builder'],
    ['I need to see the notary, but she’s never in on Fridays.', 'exclusion', 'notary'],
    ['My cousin can weld but he works Saturdays.', 'exclusion', 'cousin'],
    ['My husband must lift the panes but he golfs on Tuesdays and Fridays.', 'exclusion', 'husband'],
    ['Ewa does Tuesdays and Thursdays.', 'availability', 'Ewa'],
  ])('are that party’s, and neither the plan’s nor a series: %s', (said, kind, label) => {
    expect(boundTo(said)).toEqual([[kind, label]])
  })

  it('go on behind the one of whom the clause spoke', () => {
    expect(boundTo('My mum sits with the baby 9-1 but not Wednesdays.')).toEqual([['availability', 'mum'], ['exclusion', 'mum']])
  })

  it.each(['They don’t deliver on Mondays.', 'He’s only around on weekends.', 'He golfs on Tuesdays.'])('bind nothing where it is not said whose they are: %s', (said) => {
    expect(rules(said)).toEqual([])
    expect(read(`${GOAL} ${said}`).notes).toHaveLength(1)
  })

  it.each([
    ['I’m only free on Sundays.', GOAL],
    ['Our office is closed on Wednesdays.', GOAL],
    ['The gym is closed on Sundays.', 'Get fit by summer.'],
    ['The pool is only open to the public Mon 6:00-7:30.', 'Get fit by summer.'],
    ['Pool is open to me Tuesdays 6.30-7.30.', 'Train for the lake crossing by 26 June.'],
    ['The yard’s open 8 to 6.', 'Overhaul the diesel by 8 October.'],
    ['She can only do Sundays.', 'Run a half marathon with my sister by May.'],
    ['He’s free Mondays and Wednesdays 4-6.', 'Teach my son to swim by June.'],
    ['She works 9-17.', 'Maria starts as support lead on Monday 1 March. Plan her first two weeks.'],
    ['She only has Saturdays between 10 and 12 for me.', 'Learn Finnish by 21 May. My teacher says I need lessons.'],
    ['My aunt is visiting from 8 to 14 March so nothing then.', GOAL],
  ])('are the plan’s where it is the user, or whom the goal is about: %s', (said, goal) => {
    expect(boundTo(said, goal)).toEqual([[expect.any(String), null]])
  })

  it.each([
    ['My teacher comes on Mondays at 5.', 'Learn the violin.'],
    ['Our club night is on Tuesdays.', GOAL],
  ])('are those of something to do where one does it with them: %s', (said, goal) => {
    expect(rules(said, goal).map(({ kind }) => kind)).toEqual(['rhythm'])
  })
})
