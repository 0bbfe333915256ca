import { expect, it } from 'vitest'
import { draftNetwork } from '../../draft/embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { PLAYBOOKS } from '../all-playbooks.ts'
import { inAllLanguages } from './keywords.ts'
import { KEYWORDS_DE } from './de/keywords.ts'
import { KEYWORDS_ES } from './es/keywords.ts'
import { KEYWORDS_PT } from './pt/keywords.ts'

it.each([
  ['Viagem de 10 dias ao Japão em abril com dois filhos pequenos', /Para os menores/u],
  ['Renovar o passaporte e entregar o imposto de renda até 31 de março', /Fotos do passaporte/u],
  ['Organizar o aniversário da Rita no dia 6 de março com karaokê e bolo', /bolo/u],
  ['Reisepass verlängern und Steuererklärung abgeben bis 31. März', /Passfoto|Pass/u],
  ['Renovar el pasaporte y hacer la declaración de la renta antes del 31 de marzo', /pasaporte/u],
])('what is asked for in another language has its step: %s', (prompt, title) => {
  expect(titlesOf(prompt).some((each) => title.test(each))).toBe(true)
})

it.each([
  ['Viagem de 10 dias ao Japão em abril com dois amigos', /Para os menores/u],
  ['Entregar o imposto de renda até 31 de março', /Fotos do passaporte/u],
])('what is not asked for has none: %s', (prompt, title) => {
  expect(titlesOf(prompt).filter((each) => title.test(each))).toEqual([])
})

it('adds only the words of languages that the playbook stands in', () => {
  expect(inAllLanguages(['passport'], {})).toEqual(['passport'])
  expect(inAllLanguages(['passport'], { de: { title: 'Reise', templates: {}, names: {} } })).toEqual(['passport', ...KEYWORDS_DE['passport']!])
  expect(inAllLanguages(['passport'], { pt: { title: 'viagem', templates: {}, names: {} } })).toEqual(['passport', 'passaporte'])
})

it.each([['German', KEYWORDS_DE], ['Spanish', KEYWORDS_ES], ['Portuguese', KEYWORDS_PT]])('has words of %s for what some template asks for, without accents', (_, keywords) => {
  const asked = new Set(PLAYBOOKS.flatMap(({ tasks, series = [] }) => [...tasks, ...series, ...series.flatMap(({ sessions }) => sessions)]).flatMap((template) => [...('about' in template ? template.about ?? [] : []), ...('when' in template ? [...template.when?.mentions ?? [], ...template.when?.unless ?? []] : [])]))
  expect(Object.keys(keywords).filter((keyword) => !asked.has(keyword))).toEqual([])
  expect(Object.values(keywords).flat().filter((keyword) => !/^=?[a-z]+(?: [a-z]+)*$/u.test(keyword))).toEqual([])
})

function titlesOf(prompt: string): string[] {
  return draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Lisbon', locale: 'en' })).tasks.map(({ title }) => title)
}
