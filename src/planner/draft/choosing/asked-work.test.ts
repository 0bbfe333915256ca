import { describe, expect, it } from 'vitest'
import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { ASKED_WORK } from '../../playbooks/kinds/asked-work.ts'
import { KIND_PLAYBOOKS } from '../../playbooks/kinds/kind-playbooks.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { workOfVerb } from './asked-work.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { kindOfGoal } from './kind-of-goal.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
const frameOf = (prompt: string) => planFrame(briefOf(prompt), PLAYBOOKS)
const drafted = (prompt: string) => choosePlaybook(frameOf(prompt))?.id ?? kindOfGoal(frameOf(prompt))?.playbook.id ?? null

it.each([
  ['Plant forty daffodils under the lime', 'kind-planting'],
  ['Take cuttings of the fuchsias', 'kind-propagating'],
  ['Lift and store the dahlias', 'kind-harvesting'],
  ['Gather wild garlic in April', 'kind-foraging'],
  ['Fell the rotten poplar', 'kind-felling'],
  ['Pull down the lean-to shed', 'kind-taking-down'],
  ['Translate my aunt’s postcards', 'kind-translating'],
  ['Transcribe the ship’s log', 'kind-transcribing'],
  ['Proofread the parish history by 3 June', 'kind-proofreading'],
  ['Take over as captain of the bowls club', 'kind-taking-over'],
  ['Moderate the panel on 20 April', 'kind-chairing'],
  ['Take the minutes at the council meeting on 8 April', 'kind-minuting'],
  ['Canoe down the Dordogne in June', 'kind-on-water'],
  ['Watch the total eclipse', 'kind-seeing'],
  ['Breed Dorset sheep', 'kind-breeding'],
  ['Get the goat ready for the village show on 12 June', 'kind-showing'],
  ['Trim the donkeys’ hooves', 'kind-treating-animals'],
  ['Audition for the opera chorus', 'kind-auditioning'],
  ['Get my glider licence', 'kind-being-licensed'],
  ['Organise our orchestra’s tour to Ghent, 45 players', 'kind-group-journey'],
  ['Get fibre to the cottage', 'kind-getting-connected'],
  ['Learn to make dumplings', 'kind-learning-dish'],
  ['Bottle our damsons as presents for the neighbours', 'preserving'],
  ['Learn the part of the nurse', 'memorising'],
  ['Find a flatmate for May', 'home-letting'],
])('knows the work by its verb and its object: %s', (prompt, id) => {
  expect(drafted(prompt)).toBe(id)
})

it.each([
  ['Plant a church in the new estate'],
  ['Get the village dog show organised by 12 June'],
  ['Microchip the server racks'],
  ['Repot the fig'],
  ['Cut down on sugar'],
  ['Take down the Christmas decorations'],
  ['Translate our app into Polish'],
  ['Take over my father’s farm'],
  ['Row four times a week'],
  ['Watch a film about whales'],
  ['Show my parents round the town'],
  ['Raise money for the lambing shed'],
  ['Get my driving licence by September'],
  ['Learn Thai in six months'],
  ['Pick a new broadband contract'],
  ['Campaign for our new product launch'],
  ['See my sister in Cork at Easter'],
])('leaves the same verb with another object alone: %s', (prompt) => {
  expect(workOfVerb(frameOf(prompt))).toBeNull()
})

it('leaves a goal that lists its parts to them, and practice at its hours to practice', () => {
  expect(workOfVerb(frameOf('Take down the old barn: slates, rafters, walls'))).toBeNull()
  expect(workOfVerb(frameOf('Get my radio licence, an hour every Tuesday and Thursday'))).toBeNull()
})

it('names what the work is done to in the goal’s own words', () => {
  expect(kindOfGoal(frameOf('Harvest and store the onions by 1 September'))?.object).toBe('onions')
  expect(kindOfGoal(frameOf('Go white-water rafting in June'))?.object).toMatch(/^Go white-water rafting/u)
})

it('gives each donation its lawful distance', () => {
  const { tasks } = draftNetwork(briefOf('Donate blood four times this year'))
  expect(tasks.filter(({ title }) => / donation: /u.test(title))).toHaveLength(4)
  expect(draftNetwork(briefOf('Donate blood twice this year')).tasks.filter(({ title }) => / donation: /u.test(title))).toHaveLength(2)
})

it('reads a long rest without going back over it', () => {
  const frame = { ...frameOf('Plant tulips'), language: 'en' as const }
  const brief = { ...frame.brief, subject: `Plant ${'tulip and '.repeat(500)}`, prompt: `Plant ${'tulip and '.repeat(500)}` }
  const begun = Date.now()
  workOfVerb({ ...frame, brief })
  expect(Date.now() - begun).toBeLessThan(200)
})

describe('the table of work', () => {
  it('names playbooks and kinds that exist', () => {
    const ids = new Set([...PLAYBOOKS, ...KIND_PLAYBOOKS].map(({ id }) => id))
    expect(ASKED_WORK.filter(({ by }) => !ids.has(by))).toEqual([])
  })
})
