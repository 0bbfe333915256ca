import { expect, it } from 'vitest'
import { draftNetwork } from '../../draft/embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'

const titles = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Paris', locale: 'fr' })).tasks.map(({ title }) => title)

it.each([
  ['Renouveler mon passeport avant le 14 avril', /^Passeport/u], ['Refaire ma carte d’identité avant mars', /carte d’identité/u], ['Petites réparations à la maison : robinet, porte du garage', /^Robinet : couper l’eau/u],
])('a step that depends on a word is there for what French says for it: %s', (prompt, title) => {
  expect(titles(prompt).filter((each) => title.test(each))).not.toEqual([])
})

it('and stays away without it', () => {
  expect(titles('Déclaration d’impôts à envoyer avant le 25 mai').filter((title) => title.startsWith('Passeport'))).toEqual([])
})
