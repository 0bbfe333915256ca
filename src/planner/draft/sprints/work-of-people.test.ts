import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const SPRINTS = 'Weekly sprints from 11 January.'

function ownersOf(prompt: string, about: RegExp): (string | null)[] {
  const { tasks } = draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
  return [...new Set(tasks.filter(({ title, tags }) => about.test(title) && !tags.includes('ceremony')).map(({ assignee }) => assignee))]
}

describe('what somebody was named with', () => {
  it.each<[string, RegExp, string]>([
    [`Wool market on 20 March. Ingrid does the looms, Omar parking, Bea logistics. ${SPRINTS}`, /logistics/iu, 'Bea'],
    [`Lambing open day on 27 March. Team: Ingrid (helper rota), Omar (hay, straw), Bea (data cleaning). ${SPRINTS}`, /rota/iu, 'Ingrid'],
    [`Lambing open day on 27 March. Team: Ingrid (helper rota), Omar (hay, straw), Bea (data cleaning). ${SPRINTS}`, /data cleaning/iu, 'Bea'],
    [`Lambing open day on 27 March. Team: Ingrid (helper rota), Omar (hay, straw), Bea (data cleaning). ${SPRINTS}`, /straw/iu, 'Omar'],
    [`Seal the leaks from the roof survey, done by 19 March. Roofers: Omar, Bea. Warden: Ingrid verifies every patch. ${SPRINTS}`, /verify/iu, 'Ingrid'],
    ['Lesefest am 20. März. Team: Ingrid (Raum), Omar (Grafik, Plakate, Programmheft). Wochensprints ab 11. Januar.', /plakate/iu, 'Omar'],
  ])('is done, and by them: %s (%s)', (prompt, about, name) => {
    expect(ownersOf(prompt, about)).toEqual([name])
  })

  it('gives them the step of a playbook that does it', () => {
    const prompt = `Our office moves to a new floor. Crew: Ingrid (lead), Omar (network), Bea (furniture), Pim (carriers). ${SPRINTS}`
    expect(ownersOf(prompt, /furni/iu)).toEqual(['Bea'])
  })

  it('adds nothing for what somebody is', () => {
    const prompt = `Booking app in two 2-week sprints from 11 January: calendar, payments. Ingrid (backend), Omar (team lead), Bea (QA, remote), Pim (student).`
    expect(ownersOf(prompt, /backend:|lead:|QA:|student:|remote:/iu)).toEqual([])
  })
})
