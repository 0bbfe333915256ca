import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const names = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)

describe('what is wrong with a thing', () => {
  it.each([
    'Ticketing is slow on tablets and staff give up. One sprint from 11 January.',
    'Gateway keeps timing out when schools upload their lists. One sprint from 11 January.',
    'Invoicing takes three days each month, we want it in a morning. One sprint from 11 January.',
    'Dispatch runs late every Monday. One sprint from 11 January.',
  ])('names nobody: %s', (prompt) => {
    expect(names(prompt)).toEqual([])
  })

  it('leaves people who do it', () => {
    expect(names('Ticket shop. One sprint from 11 January. Tamsin is our tester, Obi keeps the build green.')).toEqual(['Tamsin', 'Obi'])
  })
})

describe('people of a list', () => {
  it.each([
    ['Site of the observatory; Wendy writes, Joel does the photos. Two sprints from 11 January.', ['Wendy', 'Joel']],
    ['Autumn show, a small team of Wendy (texts), Joel (photos) and Ada (stage). Two sprints from 11 January.', ['Wendy', 'Joel', 'Ada']],
    ['Move the archive. Team Wendy, Joel 50%, Ada. Two sprints from 11 January.', ['Wendy', 'Joel', 'Ada']],
  ])('are all read: %s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expected)
  })

  it('are away while they are on leave', () => {
    const prompt = 'Move the archive. Team Wendy, Joel 50%, Ada on annual leave 18-22 January. Two sprints from 11 January.'
    expect(names(prompt)).toEqual(['Wendy', 'Joel', 'Ada'])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Ada'])
  })
})
