import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { deedsOf, unbuiltKind } from './kinds-of-work.ts'
import { planFrame } from '../plan-frame.ts'
import { namedTopic } from '../topics.ts'

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

it('says nothing that fits any goal where the kind of work says more', () => {
  const { tasks } = draftNetwork(briefOf('Sell the old bike and apply for a parking permit by 10 February'))
  expect(tasks.map(({ id }) => id.split('-')[0])).toEqual(expect.arrayContaining(['old', 'parking']))
  expect(tasks.map(({ title }) => title).join()).not.toMatch(/first rough version|weakest part/iu)
})

it('prepares before the event where the plan goes on after it', () => {
  const brief = briefOf('Organise a toad patrol on Saturday 16 January')
  const network = draftNetwork(brief)
  const { tasks } = network
  const last = Math.max(...(network.brief ?? brief).readings.flatMap((reading) => (reading.kind === 'horizon' ? (reading.last ?? []) : [])))
  const before = tasks.filter(({ id }) => id !== 'gather-after').flatMap(({ wish }) => wish.position ?? [])
  expect(before.length).toBeGreaterThan(8)
  expect(Math.max(...before)).toBeLessThanOrEqual(12 / (last - dayNumber('2027-01-04')))
})

it('teaches and documents in a sprint instead of building it, but trains models', () => {
  const kindOf = (label: string, prompt: string) => unbuiltKind(namedTopic(label), planFrame(briefOf(prompt, 'sprint')))
  expect(kindOf('training', 'Roll out our ticket tool: import, training')).toBe('teach')
  expect(kindOf('user guide', 'Release our editor: export, user guide')).toBe('write')
  expect(kindOf('training', 'Build a churn model: features, training, serving')).toBeNull()
  expect(kindOf('export', 'Release our editor: export, user guide')).toBeNull()
})
