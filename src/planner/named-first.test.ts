import { describe, expect, it } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import { readGoal } from './goal/read-goal.ts'
import { lacksNamed, namedFirst } from './named-first.ts'

const network = draftNetwork(readGoal({ prompt: 'Retire our old ledger server: find the owners, archive the ledgers, revoke access. Ana (ops), Bo (data). Two 1-week sprints from 11 January.', plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' }))

describe('what the goal names', () => {
  it('never becomes what may be left out', () => {
    for (const other of namedFirst(network)) expect(other.tasks.filter(({ answers, optional }) => answers.length > 0 && optional)).toEqual([])
  })

  it('is counted where it has no place', () => {
    const named = network.tasks.find(({ answers, optional }) => answers.length > 0 && !optional)!
    const beside = network.tasks.find(({ answers, type }) => answers.length === 0 && type === 'task')!
    expect(lacksNamed(network, [{ taskId: named.id }, { taskId: beside.id }])).toBe(1)
  })

  it('has room before what is usually done besides, all of which gives way in the end', () => {
    const [some, all] = [...namedFirst(network)].map(({ tasks }) => tasks.filter(({ optional }) => optional).length)
    expect(all).toBeGreaterThan(some!)
  })
})
