import { describe, expect, it } from 'vitest'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasks = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

describe('a list with as many things as something is held', () => {
  const prompt = 'I run the rambles of our club. one ramble on the third sunday of every month from march to june, 9am till noon. thursday before each ramble i walk the path. paths are quarry, orchid meadow, castle, marsh. the orchids have to be in may.'

  it('is dealt out over its turns, each thing on a day that is allowed', () => {
    expect(tasks(prompt).filter(({ title }) => /^ramble:/iu.test(title)).map(({ title, wish, effortMinutes }) => [isoDate(wish.day!), title.toLowerCase(), effortMinutes])).toEqual([
      ['2027-03-21', 'ramble: quarry', 180], ['2027-04-18', 'ramble: castle', 180], ['2027-05-16', 'ramble: orchid meadow', 180], ['2027-06-20', 'ramble: marsh', 180],
    ])
  })

  it('has beside it what goes with each of them, and nothing else', () => {
    const others = tasks(prompt).filter(({ title }) => !/^ramble:/iu.test(title))
    expect(others.map(({ title }) => title.replace(/ \(.*/u, ''))).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^walk the path$/iu)))
  })

  it('is no such list where its things are fewer', () => {
    expect(tasks(prompt.replace(', marsh', '')).some(({ title }) => /^ramble:/iu.test(title))).toBe(false)
  })
})
