import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (team: string, sprints = 'Three 2-week sprints') => draftNetwork(readGoal({ prompt: `A new module for our app: landlord ratings, rent overview. ${sprints} from 11 January. ${team}`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' })).tasks
const BOTH = 'iOS: Finn. Android: Gus. Backend: Hal and Ivo. QA: Joy.'

it('builds the screens of a part once for each platform, by whoever is there for it', () => {
  const screens = tasksOf(BOTH).filter(({ title }) => title.startsWith('Landlord ratings: screens on the device'))
  expect(screens.map(({ title, assignee }) => [/\((\w+)\)$/u.exec(title)?.[1], assignee])).toEqual([['iOS', 'Finn'], ['Android', 'Gus']])
})

it('builds them once where one person is there for both', () => {
  expect(tasksOf('Finn (mobile), Hal (backend), Joy (QA).').filter(({ title }) => title.startsWith('Landlord ratings: screens on the device'))).toHaveLength(1)
})

it('has stories of large parts where there is time for them, and none in a short sprint', () => {
  const large = (sprints: string) => tasksOf(BOTH, sprints).filter(({ title }) => /who may see and change what/u.test(title)).length
  expect(large('Three 2-week sprints')).toBe(1)
  expect(large('One 1-week sprint')).toBe(0)
})
