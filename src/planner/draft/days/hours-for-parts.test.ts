import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const briefOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })

it('takes an hour on some evenings for the time there is, where things are got and people asked', () => {
  const brief = briefOf('Ice rink reopens on Saturday 22 May: two marshals, first aid kit, alcohol licence, banner, sandwiches for 40. An hour on Wednesday evenings after 20:00 and two hours on Sunday mornings from 9.')
  const { tasks, brief: settled } = draftNetwork(brief)
  const titles = tasks.map(({ title }) => title).join('\n')
  expect(titles).not.toMatch(/learn the essentials|practise|from memory/u)
  expect(titles).toMatch(/Banner: .*print/u)
  expect(settled!.readings.filter(({ kind }) => kind === 'rhythm')).toEqual([])
  const hours = settled!.readings.flatMap((reading) => (reading.kind === 'availability' ? [[reading.days.weekdays, reading.windows]] : []))
  expect(hours).toEqual([[[3], [{ from: 1200, to: 1260 }]], [[7], [{ from: 540, to: 660 }]]])
})

it('keeps the rhythm of what is practised', () => {
  const brief = briefOf('Oral exam on 22 May: cells, genes, ecology, evolution, enzymes. An hour on Wednesday evenings after 20:00.')
  const { brief: settled = brief } = draftNetwork(brief)
  expect(settled.readings.some(({ kind }) => kind === 'rhythm')).toBe(true)
})

it.each([
  'I make cheese and want to sell it at the farmers’ market from Saturday 5 June. Still missing: scales, price labels, food business registration, liability insurance. Sundays 14-17.',
  'We run the boat hire from Saturday 5 June. Before that: life jackets, a till, harbour permit and a second helper. Sundays 14-17.',
])('gets what is still missing before it begins: %s', (prompt) => {
  const brief = briefOf(prompt)
  const { brief: settled = brief } = draftNetwork(brief)
  expect(settled.readings.filter((reading) => reading.kind === 'horizon' && (reading.first ?? 0) >= dayNumber('2027-06-05'))).toEqual([])
  const ends = settled.readings.flatMap((reading) => (reading.kind === 'event' ? [reading.days.first] : reading.kind === 'deadline' && reading.appliesTo === null ? [Math.floor((reading.latest - 1) / 1440) + 1] : []))
  expect(ends).toContain(dayNumber('2027-06-05'))
})

it('begins on the day that is said where nothing is missing before', () => {
  const brief = briefOf('Clear the loft, the shed and the cellar from Saturday 5 June, Sundays 14-17')
  const { brief: settled = brief } = draftNetwork(brief)
  expect(settled.readings.some((reading) => reading.kind === 'horizon' && reading.first === dayNumber('2027-06-05'))).toBe(true)
})
