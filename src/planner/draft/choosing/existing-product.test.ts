import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const TEAM = 'Two 2-week sprints from 18 January'
const titlesOf = (goal: string) => draftNetwork(readGoal({ prompt: `${goal} ${TEAM}, Aki and Bea (developers).`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' })).tasks.map(({ title }) => title).join('\n')

describe('an app that is there already', () => {
  it.each([
    "Get our React Native shopping app's checkout ready for Apple Pay and Google Pay.",
    'Get our Android app ready for tablets.',
  ])('is changed, and not built anew: %s', (goal) => {
    expect(titlesOf(goal)).not.toMatch(/App shell|Login:/u)
    expect(titlesOf(goal)).toMatch(/Find where the change belongs/u)
  })

  it('is a new one where it is built', () => {
    expect(titlesOf('Build a mobile app for tracking plants.')).toMatch(/App shell/u)
  })
})

describe('words with another meaning', () => {
  it('cook for no code freeze', () => {
    const { tasks } = draftNetwork(readGoal({ prompt: `Password reset and two-factor login. Code freeze on 27 January. ${TEAM}, Aki (backend), Bea (frontend).`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' }))
    expect(tasks.find(({ title }) => title === 'Code freeze')?.description).not.toMatch(/portions/u)
  })

  it('count no databases by the version of one', () => {
    expect(titlesOf('Migrate our PostgreSQL 12 database to 16.')).not.toMatch(/databases? \d/u)
    expect(titlesOf('Move 12 databases from MySQL to PostgreSQL.')).toMatch(/databases \d/u)
  })
})
