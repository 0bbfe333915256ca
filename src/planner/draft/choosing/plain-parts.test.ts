import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function titles(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): string[] {
  const brief = readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  return draftNetwork(brief).tasks.map(({ title }) => title)
}

it('makes one step in the user’s words of a part that nothing is known of', () => {
  const drafted = titles('Get the old fairground organ playing for the open day on 24 April: keyframe, glockenspiel mallets, pallet valves, drum snare')
  expect(drafted).toEqual(expect.arrayContaining(['Pallet valves', 'Glockenspiel mallets']))
  expect(drafted.join('\n')).not.toMatch(/what is needed, by when|arrange and settle/u)
})

it('does what says itself what is done, whatever the goal does with its parts', () => {
  const drafted = titles('Build a brick bread shed by 30 April: marking out the plot, foundation dug, raising the corners')
  expect(drafted).toEqual(expect.arrayContaining(['Marking out the plot', 'Raising the corners']))
  expect(drafted.join('\n')).not.toMatch(/decide how it should turn out|: make it/u)
})

it('learns what is called by its doing where it is learnt', () => {
  expect(titles('Learn falconry by 30 April: manning, luring, hooding').join('\n')).toMatch(/luring: \S/iu)
})

it('sorts what is sorted, whatever the things are', () => {
  const drafted = titles('Harvest festival in the chapel on 24 April: collecting donations, choosing the hymns, raffle')
  expect(drafted).toEqual(expect.arrayContaining(['Collecting donations', 'Choosing the hymns']))
})

it('lets a team settle what nobody knows', () => {
  expect(titles('Reopen the village weir in one two-week sprint from 11 January: sluice, eel pass. Team: Ida (council), Rolf (grounds).', 'sprint').join('\n')).toMatch(/eel pass: /iu)
})

it('takes slides for a lesson only where they are shown', () => {
  const drafted = titles('Look after my back until 30 April, exercises each morning: heel slides, pelvic tilts').join('\n')
  expect(drafted).not.toMatch(/try it on one person/u)
})

it('makes one task of each part of a dense list, and steps of the one thing in a long time', () => {
  const dense = titles('Get our narrowboat out of the dock by 24 April: insurance, gas bottles, mooring permit, key float, chart, licence plate')
  for (const part of ['Insurance', 'Gas bottles', 'Mooring permit', 'Chart', 'Key float']) expect(dense.filter((title) => title.startsWith(part))).toHaveLength(1)
  const sparse = titles('Get our narrowboat out of the dock by 24 April: insurance, mooring permit')
  expect(sparse.filter((title) => title.startsWith('Insurance')).length).toBeGreaterThan(1)
})

it('does as it is said in any language, and as long as the hours have room for all of it', () => {
  expect(titles('Straßenfest am 24. April: Bänke ausleihen, Zelte aufbauen, Lose drucken')).toEqual(expect.arrayContaining(['Bänke ausleihen', 'Zelte aufbauen', 'Lose drucken']))
  const brief = readGoal({ prompt: 'Feest: only Mondays 6-7pm until 25 January: bottles, candles, benches, bunting', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(draftNetwork(brief).tasks.filter(({ answers }) => answers.length > 0).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)).toBeLessThanOrEqual(240)
})

it('gives each of many parts to one of the team', () => {
  const parts = titles('Our museum moves its archive in two 2-week sprints from 18 January. Team: Ida (registrar), Rolf (transport). Crates, climate log, night guard, courtyard, lift pass', 'sprint')
  expect(parts).toContain('Climate log')
  expect(parts.join('\n')).not.toMatch(/agree what counts as done/u)
})

it('takes a long backlog for what it is, and its chapters for chapters', () => {
  const moved = titles('Rearrange our warehouse in two 2-week sprints from 18 January. Team: Ida (logistics), Rolf (IT). Charging corner, forklift lane, radio survey, night shift canteen, pallet wrap', 'sprint')
  expect(moved).toEqual(expect.arrayContaining(['Charging corner', 'Radio survey']))
  expect(moved.join('\n')).not.toMatch(/find the cause/u)
  const written = titles('Write our staff handbook in two 2-week sprints from 18 January. Team: Ida (HR), Rolf (legal). Driving, bereavement, overtime, sick notes, uniforms', 'sprint')
  expect(written.filter((title) => /^bereavement/iu.test(title)).length).toBeGreaterThan(1)
})
