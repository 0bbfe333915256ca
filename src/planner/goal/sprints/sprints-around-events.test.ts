import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const sprints = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])
const TEAM = 'Team: Ada, Bo. Walls, lights, racks.'

it.each([
  [`New cellar, the shell is handed over on 1 February and the first guests come on Monday 29 March. Two-week sprints starting with the handover. ${TEAM}`, [4, 14, '2027-02-01']],
  [`New cellar. We get the keys on 1 February. Two-week sprints starting then. ${TEAM}`, [null, 14, '2027-02-01']],
  [`Harvest feast on 20 March. 2-week sprints from 11 January. ${TEAM}`, [null, 14, '2027-01-11']],
  [`Get the app ready for tablets in two 2-week sprints. Release on Friday 12 March. ${TEAM}`, [2, 14, '2027-02-15']],
  [`New cellar, harvest feast on 20 March. Two-week sprints from 11 January until the feast, plus one sprint after for tidying. ${TEAM}`, [6, 14, '2027-01-11']],
  [`New cellar, harvest feast on 20 March. Two-week sprints from 11 January, the last one after the feast. ${TEAM}`, [null, 14, '2027-01-11']],
  [`Two sprints for the cellar's new site, launch on Monday 15 March. ${TEAM}`, [2, null, '2027-02-15']],
  [`Two 2-week sprints for the cellar's new site. Report to the board on 12 March. ${TEAM}`, [2, 14, null]],
  [`Two 2-week sprints from 11 January for the cellar's new site, launch on 15 March. ${TEAM}`, [2, 14, '2027-01-11']],
])('begins and ends sprints with what happens: %s', (prompt, expected) => {
  expect(sprints(prompt)).toEqual([expected])
})

it('meets what begins at an hour behind its last sprint', () => {
  expect(stated('Safety files in two 2-week sprints from 1 March: log sheets, labels, drills. The inspection starts on Tuesday 30 March at 9', 'event', 'sprint').map(({ title, from }) => [title, from])).toEqual([['inspection', 540]])
})
