import { describe, expect, it } from 'vitest'
import { toldTimes } from '../../read-for-tests.ts'
import { daysOfOnesWork } from './days-of-ones-work.ts'

const told = (said: string) => toldTimes(`Learn to play the zither. ${said}`)

describe('the days on which one is at work', () => {
  it.each([
    ['I work three 12 hr night shifts a week (fri sat sun).', ['commitment: work: Fri, Sat, Sun']],
    ['I have a day job 3 days (Tue Wed Thu).', ['commitment: work: Tue, Wed, Thu']],
    ["We've got jobs on Mondays and Tuesdays.", ['commitment: work: Mon, Tue']],
    ['I teach two evenings a week: Mon and Thu.', ['commitment: teach: Mon, Thu 18:00–22:00']],
    ["I'm at the office two days a week (Mon + Wed).", ['commitment: Busy: Mon, Wed']],
    ['I work two days a week, Mon and Thu.', ['commitment: work: Mon, Thu']],
    ['I work (Mon-Wed 9-5).', ['commitment: work: Mon, Tue, Wed 09:00–17:00']],
  ])('are taken, and none that the plan may use: %s', (said, expected) => {
    expect(told(said)).toEqual(expected)
  })

  it('are none of the plan beside those that are called dead', () => {
    expect(told('I work three long shifts a week (thu fri sat) so those days are dead.')).toEqual(['commitment: work: Thu, Fri, Sat', 'exclusion: Nothing on Thu, Fri, Sat'])
  })

  it.each([
    'I work Saturdays.',
    'I practise three days a week (Mon, Wed, Fri).',
    'I have lessons twice a week (Tue, Thu).',
    'We have a choir on Mondays.',
    'I have three evenings a week: Mon, Wed and Thu.',
  ])('are not told in: %s', (said) => {
    expect(daysOfOnesWork(said)).toEqual([])
  })
})
