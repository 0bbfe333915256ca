import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titles = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)
const OF_ANY_TEAM = /^(?:Risks first|Ask those outside|Half-way|Write down who looks after)/u

it('adds to the list of a few people one look at the beginning and one at the end', () => {
  const all = titles('Relaunch of our street choir’s evening by 12 March. Ida, Rolf, Mo and me: jingle, banner, seating order, thank-you cards')
  expect(all.filter((title) => OF_ANY_TEAM.test(title))).toEqual([])
  expect(all.some((title) => title.startsWith('Go through the whole once'))).toBe(true)
  expect(all.some((title) => title.startsWith('Look at the whole once more'))).toBe(true)
})

it('knows more steps for a team that names few parts of its sprints', () => {
  expect(titles('Bring order into our kennel: 2 two-week sprints from 18 January. Gus (feeding), Olga (walks), Pim (office). Walking scheme, donor cards').some((title) => title.startsWith('Risks first'))).toBe(true)
})

it('keeps the risks where software is built', () => {
  expect(titles('Residents’ portal, two 2-week sprints from 18 January. Kai (backend), Lu (frontend). Parking, bins, notices, payments').some((title) => title.startsWith('Risks first'))).toBe(true)
})
