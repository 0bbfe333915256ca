import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { draftNetwork } from './embedded-drafter.ts'
import { deedsOf, unbuiltKind } from './kinds-of-work.ts'
import { planFrame } from './plan-frame.ts'
import { namedTopic } from './topics.ts'

const briefOf = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') => readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })
const deedsIn = (prompt: string) => deedsOf(planFrame(briefOf(prompt))).map(({ label, kind }) => `${kind}: ${label}`)

it.each([
  ['Write a eulogy and organise a reception for 40 people', ['write: eulogy', 'host: reception']],
  ['Choose and buy a family car by 10 February', ['buy: family car']],
  ['Sell the old bike and apply for a parking permit', ['sell: old bike', 'apply: parking permit']],
  ['Einen Gebrauchtwagen kaufen bis Ende Februar', ['buy: Gebrauchtwagen']],
  ['Reparar la lavadora y comprar una bici', ['repair: lavadora', 'buy: bici']],
  ['My first winter in Oslo', []],
])('%s', (prompt, deeds) => {
  expect(deedsIn(prompt)).toEqual(deeds)
})

it('goes through the steps of each deed and says nothing that fits any goal where its kind says more', () => {
  const { tasks } = draftNetwork(briefOf('Choose and buy an espresso machine by 10 February'))
  expect(tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(['espresso-machine-criteria', 'espresso-machine-compare', 'espresso-machine-see', 'espresso-machine-decide']))
  expect(tasks.map(({ title }) => title).join()).not.toMatch(/first rough version|weakest part/iu)
})

it('keeps to the days before the event where the plan goes on after it', () => {
  const { tasks } = draftNetwork(briefOf('Organise a garage sale on Saturday 16 January'))
  const positions = tasks.flatMap(({ wish }) => wish.position ?? [])
  expect(Math.max(...positions)).toBeLessThanOrEqual(12 / 29)
})

it('teaches and documents in a sprint instead of building it, but trains models', () => {
  const kindOf = (label: string, prompt: string) => unbuiltKind(namedTopic(label), planFrame(briefOf(prompt, 'sprint')))
  expect(kindOf('training', 'Roll out our ticket tool: import, training')).toBe('teach')
  expect(kindOf('user guide', 'Release our editor: export, user guide')).toBe('write')
  expect(kindOf('training', 'Build a churn model: features, training, serving')).toBeNull()
  expect(kindOf('export', 'Release our editor: export, user guide')).toBeNull()
})
