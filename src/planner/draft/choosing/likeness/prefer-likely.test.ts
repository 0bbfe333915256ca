import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../../contract/plan.ts'
import { readGoal } from '../../../goal/read-goal.ts'
import { planFrame } from '../../plan-frame.ts'
import { choosePlaybook } from '../choose-playbook.ts'
import { PLAYBOOKS } from '../../../playbooks/all-playbooks.ts'
import { preferLikely } from './prefer-likely.ts'

const frameOf = (prompt: string, plannerType: PlannerType = 'calendar') => planFrame(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const chosen = (prompt: string, plannerType: PlannerType = 'calendar') => choosePlaybook(frameOf(prompt, plannerType))?.id ?? null
const insteadOf = (asked: string, prompt: string, plannerType?: PlannerType) => preferLikely(PLAYBOOKS.find(({ id }) => id === asked)!, frameOf(prompt, plannerType), () => true)?.id ?? null

describe('a goal that asks for no playbook by keyword', () => {
  it.each([
    ['Make strawberry jam', 'calendar', 'preserving'],
    ['switch to a cheaper lender', 'calendar', 'refinancing'],
    ['Become a horse owner', 'calendar', 'horse-keeping'],
    ['Build a login page', 'sprint', 'sprint-authentication'],
    ['Build a login page with Ana (backend) and Bo (frontend), two sprints from 7 December', 'sprint', 'sprint-authentication'],
  ] as const)('has the one that it is plainly meant for: %s', (prompt, plannerType, id) => {
    expect(chosen(prompt, plannerType)).toBe(id)
  })

  it.each([
    ['Refit of our boathouse kitchen: strip out, electrics, plumbing, floor, counter', 'sprint', 'premises-fit-out'],
    ['Our club hosts a handball tournament for eight teams on Saturday 20 March: hall, referees, trophies, posters', 'calendar', 'tournament'],
  ] as const)('works its parts into the one that it is surely meant for: %s', (prompt, plannerType, id) => {
    expect(chosen(prompt, plannerType)).toBe(id)
  })

  it('keeps the one that its name asks for by a phrase, whatever its parts sound of', () => {
    expect(chosen('Get our house ready to sell by 1 May: scrub the bathroom, sort the garage, clean the oven, declutter the wardrobes, wash the windows')).toBe('home-selling')
  })

  it.each(['Build a job board', 'Build a price comparison tool', 'Create an events calendar page', 'Add an export to CSV and PDF'])('is a change of software where a team makes what is none of handwork: %s', (prompt) => {
    expect(chosen(prompt, 'sprint')).toBe('sprint-feature')
  })

  it.each([
    ['Build a wooden bridge over the stream', 'sprint'],
    ['Make a quilt for the raffle', 'sprint'],
    ['Organise a toad patrol on Saturday 16 January', 'calendar'],
  ] as const)('has none where nothing is likely enough: %s', (prompt, plannerType) => {
    expect(chosen(prompt, plannerType)).toBeNull()
  })

  it.each([
    ['join the local choir', 'calendar', 'a deed of its own'],
    ['handball match on Sunday at 3', 'calendar', 'one small thing'],
    ['Post on our bakery’s page three times a week for four weeks', 'calendar', 'a series of one thing'],
    ['Show garden: planting plan, foundations, pergola, paving, pond', 'sprint', 'a list of parts'],
    ['Get our hut through the winter by 24 April: insurance, mooring permit', 'calendar', 'a list of parts'],
  ] as const)('needs none beside its own words: %s (%s) is %s', (prompt, plannerType, _is) => {
    expect(chosen(prompt, plannerType)).toBeNull()
  })
})

describe('a goal that asks for a playbook by keyword', () => {
  it('keeps it where no other is much likelier', () => {
    expect(chosen('10k on 18 April from zero, dodgy left knee')).toBe('running')
    expect(chosen('Landing page for our product launch', 'sprint')).toBe('sprint-website')
    expect(chosen('Read The Magic Mountain by the end of March, 20 minutes every evening')).toBe('reading')
  })

  it.each([
    ['swimming', 'I swim 1 km in the pool and want to swim 4 km across the lake on 24 July', 'calendar', 'distance-swimming'],
    ['painting', 'Varnish the mast and paint the hull before she goes back into the water', 'calendar', 'boat-refit'],
    ['sprint-website', 'Shoot portraits of the three bakers and cut them into clips for the website', 'sprint', 'video-production'],
  ] as const)('has instead of %s the one that is many times as likely: %s', (asked, prompt, plannerType, id) => {
    expect(insteadOf(asked, prompt, plannerType)).toBe(id)
  })

  it('has none where that is next to impossible and only a word in passing asked for it', () => {
    expect(insteadOf('thesis', 'Our kitchen boy leaves on 30 May (sorry for the essay), the new one arrives on 12 June, and between those the bunk has to be aired')).toBeNull()
    expect(insteadOf('reading', 'Read The Magic Mountain by the end of March, 20 minutes every evening')).toBe('reading')
  })
})
