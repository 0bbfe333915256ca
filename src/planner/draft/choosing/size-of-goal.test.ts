import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { isModest } from './size-of-goal.ts'

const briefOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const titlesOf = (prompt: string) => draftNetwork(briefOf(prompt)).tasks.map(({ title }) => title)

it.each(['mend the garden bench', 'Sell grandpa’s lathe this month', 'hedgehog box', 'clear out the tool chest before Lena comes on the 16th'])('nothing says that “%s” is large', (prompt) => {
  expect(isModest(planFrame(briefOf(prompt)))).toBe(true)
})

it.each(['Sell our boat', 'Find my birth father this year', 'Settle the tree roots with our neighbour by March', 'Label 200 jars', 'Write a novel', 'Build a shelf: boards, brackets, paint'])('“%s” is more than that', (prompt) => {
  expect(isModest(planFrame(briefOf(prompt)))).toBe(false)
})

it('is done in a few steps where a few words say it, and in all of them where weeks are named', () => {
  expect(titlesOf('sell my old lathe').length).toBeLessThanOrEqual(5)
  expect(titlesOf('Sell my old lathe and its tools by the end of June').length).toBeGreaterThan(6)
})

it('quotes no goal in tasks that fit any, and asks nobody for a roast', () => {
  expect(titlesOf('oyster stew for 6 on Sunday 10 January, at the table by 1pm').join('\n')).not.toMatch(/“|riskiest|rough version|weakest/iu)
})

it('adds nothing to a list of what is to be done', () => {
  const titles = titlesOf('Uncle Ben stays with us 20-24 January. Still to do: curtains, a mattress, tell the neighbours')
  expect(titles.filter((title) => /put everything away|look back|how it should be/iu.test(title))).toEqual([])
})

it('calls clearing out a place by the words of the goal', () => {
  expect(titlesOf('clear out the tool chest before Lena comes on the 16th')).toContain('Clear out the tool chest')
})

it.each(['buy lamp oil', 'order two garden chairs', 'Gartenstühle kaufen', 'comprar cuerdas de guitarra'])('“%s” is an errand', (prompt) => {
  expect(titlesOf(prompt)).toHaveLength(3)
})

it.each(['buy a caravan', 'buy a house'])('“%s” is none', (prompt) => {
  expect(titlesOf(prompt).length).toBeGreaterThan(4)
})

it('does with each of a list of people what the goal does with them all', () => {
  expect(titlesOf('ring my cousins this month: Ada, Ben, Cleo Marsh and Dev')).toEqual(expect.arrayContaining(['Ring Ada', 'Ring Cleo Marsh']))
})

it('gives a short time to what was listed for it', () => {
  const titles = titlesOf('Get the bike ready for touring: new tyres, brake cables, oil, grease the pedals. Next Saturday morning.').join('\n')
  expect(titles).toMatch(/tyre/iu)
  expect(titles).toMatch(/brake/iu)
  expect(titles).not.toMatch(/coat|Survey the bicycle/u)
})

it('prepares a talk, long before it is given', () => {
  expect(titlesOf('Giving a 15 min talk about owls at the library on Wed 17 February 7.30pm').join('\n')).toMatch(/rehears/iu)
})

it('prepares for a day one step after the other', () => {
  const { tasks } = draftNetwork(briefOf('oyster stew for 6 on Sunday 10 January, at the table by 1pm'))
  const [, second] = tasks.filter(({ title }) => title.includes(': '))
  expect(second?.after).not.toEqual([])
})
