import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { saidDeed } from './said-deed.ts'

const deed = (words: string, label: string) => saidDeed({ words, appliesTo: { labels: [label] } })

it('names the task and its last day by what has to be done, and leaves to the playbook what it has a step for', () => {
  const titles = titlesOf('Village fete on 12 June. The lawn has to be rolled before 10 June. The permit application must be submitted by 5 May.')
  expect(titles).toContain('Lawn rolled')
  expect(titles).toContain('Deadline: lawn rolled')
  expect(titles.filter((title) => title.startsWith('Permit application')).length).toBe(1)
  expect(titlesOf('Fête de quartier le 12 juin. Les lampions doivent être vérifiés avant le 5 juin.')).toContain('Lampions vérifiés')
})

it.each([
  ['Shelves have to be up before that', 'Shelves', 'Shelves up'],
  ['The printer wants the cover delivered by 5 March', 'cover', 'cover delivered'],
  ['The licence needs to be signed before 1 March', 'licence', 'licence signed'],
  ['Les affiches doivent être imprimées avant le 5 mars', 'affiches', 'affiches imprimées'],
  ['Die Plakate müssen bis 5. März gedruckt sein', 'Plakate', 'Plakate gedruckt'],
  ['The hull gets scrubbed after the survey', 'hull', 'hull scrubbed'],
  ['The old boiler is hauled away once the new one runs', 'old boiler', 'old boiler hauled away'],
  ['Menus must be ready by Friday', 'Menus', null],
  ['Menus by Friday', 'Menus', null],
])('says how what is due shall be then: %s', (words, label, expected) => {
  expect(deed(words, label)).toBe(expected)
})

function titlesOf(prompt: string): string[] {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-03-29T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)
}
