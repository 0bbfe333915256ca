import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const TEAM = 'Two devs, two-week sprints from 11 January.'
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label, minutes }) => [label, minutes === null ? null : minutes / 60])

describe('days of one person', () => {
  it.each([
    [`New till. ${TEAM} Scanner 12 person-days, receipts 5 dev days.`, [['Scanner', 96], ['receipts', 40]]],
    [`New till. ${TEAM} Scanner 12 days, receipts 5 days.`, [['Scanner', 96], ['receipts', 40]]],
  ])('are hours of work, and nobody: %s', (prompt, expected) => {
    expect(parts(prompt)).toEqual(expected)
    expect(stated(prompt, 'quantity', 'sprint')).toEqual([])
    expect(stated(prompt, 'person', 'sprint').map(({ name }) => name)).toEqual(['Developer 1', 'Developer 2'])
  })
})

describe('work of so many days for each', () => {
  const total = (prompt: string) => parts(prompt).reduce((sum, [, hours]) => sum + Number(hours), 0)

  it.each<[string, number]>([
    [`Digitise 24 tapes. ${TEAM} Per tape about 2 person-days.`, 384],
    [`Digitise 24 tapes. ${TEAM} 2 person-days per tape.`, 384],
    [`Raise money. ${TEAM} Letters to funds, 12 of them, each around 2 days' work.`, 192],
  ])('is as much as there are of them: %s', (prompt, hours) => {
    expect(total(prompt)).toBe(hours)
  })

  it('is done in portions of whole things', () => {
    expect(parts('Digitise 12 tapes. Ada and Bo. Two 2-week sprints from 11 January. Per tape about 2 person-days.')).toEqual([['Digitise tapes 1–3', 48], ['Digitise tapes 4–6', 48], ['Digitise tapes 7–9', 48], ['Digitise tapes 10–12', 48]])
  })

  it.each([
    `New till: scanner, receipts. ${TEAM} 12 volunteers, each 10 hours a week.`,
    `New till: scanner, receipts. Two devs, each 16 hours per week. Sprints of 2 weeks from 11 January.`,
    `New till: scanner, receipts. ${TEAM} Ada has 15 working days, each 10 hours.`,
    `New till: scanner, receipts. ${TEAM} 10 workshops, 2 hours each.`,
  ])('is told from what people have, and from sittings: %s', (prompt) => {
    expect(parts(prompt).every(([, hours]) => hours === null)).toBe(true)
  })
})
