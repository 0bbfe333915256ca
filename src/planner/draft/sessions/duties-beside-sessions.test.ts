import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titlesOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-18T09:00', timeZone: 'Europe/London', locale: 'en' }))).tasks.map(({ title }) => title)

it.each([
  ['Learning Dutch, Tuesdays and Thursdays 7-8pm until May. Don’t forget to book the placement test.', /placement test/iu],
  ['Read War and Peace by June. Don’t forget to return the library card.', /library card/iu],
  ['Piano recital on 20 March at 3pm, I practise daily 30 min. The piano has to be tuned.', /tune the piano/iu],
  ['Half marathon on 18 April, four runs a week. I also have to renew my club card.', /club card/iu],
])('arranges what has to be arranged once, and studies the matter itself: %s', (prompt, duty) => {
  const titles = titlesOf(prompt)
  expect(titles.filter((title) => duty.test(title)).length).toBe(1)
  expect(titles.length).toBeGreaterThan(4)
})
