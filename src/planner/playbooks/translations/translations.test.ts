import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { draftNetwork } from '../../draft/embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { PLAYBOOKS } from '../all-playbooks.ts'
import { GENERAL_SERIES, MEETING_SERIES, PLAIN_SERIES } from '../general-series.ts'
import { GENERAL_SPRINT } from '../general-sprint.ts'
import { GENERAL_TEAM } from '../general-team.ts'
import { GENERAL_STAGES } from '../general-stages.ts'
import { GENERAL_TASKS } from '../general.ts'
import { SPRINT_FEATURE } from '../software/sprint-feature.ts'
import type { Text } from '../playbook.ts'
import { english, languagesOf, missingIn, playbookWordings } from '../playbook-texts.ts'
import { KIND_PLAYBOOKS } from '../kinds/kind-playbooks.ts'
import { TRANSLATED_LANGUAGES, TRANSLATIONS } from './translations.ts'

const translated = [...PLAYBOOKS, ...KIND_PLAYBOOKS, GENERAL_SPRINT, GENERAL_TEAM, SPRINT_FEATURE].filter((playbook) => playbook.id in TRANSLATIONS)

it('has words for the playbooks that people use most and for every kind of work', () => {
  expect(translated.map(({ id }) => id).toSorted()).toEqual(Object.keys(TRANSLATIONS).toSorted())
  expect(translated.map((playbook) => [playbook.id, languagesOf(playbook)])).toEqual(translated.map(({ id }) => [id, ['en', ...TRANSLATED_LANGUAGES.filter((language) => language in TRANSLATIONS[id]!)]]))
})

describe.each(translated.flatMap((playbook) => TRANSLATED_LANGUAGES.flatMap((language) => {
  const words = TRANSLATIONS[playbook.id]![language]
  return words === undefined ? [] : [{ id: playbook.id, language, playbook, words }]
})))('$id in $language', ({ language, playbook, words }) => {
  it('has every template, no other, and the same slots', () => {
    expect(missingIn(playbook, language)).toEqual([])
    const known = new Set(playbookWordings(playbook).map((wording) => wording.id))
    expect(Object.keys(words.templates).filter((template) => !known.has(template))).toEqual([])
    for (const { titles, how, done } of playbookWordings(playbook)) {
      for (const text of [...titles, how, done]) expect(slotsOf(inLanguage(text, language))).toEqual(slotsOf(english(text)))
      expect(inLanguage(done, language)).not.toMatch(/\.$/u)
      for (const text of [...titles, how, done]) expect(inLanguage(text, language).replaceAll(/Definition of Done|\{\w+\}/gu, '')).not.toMatch(ENGLISH)
      for (const title of titles) expect(Array.from(inLanguage(title, language)).length).toBeLessThanOrEqual(110)
    }
  })
})

/** English words that no other of these languages has. */
const ENGLISH = /(?<![\p{L}’'-])(?:the|of|and|with|before|after|from|until|every|each|is|tasks?|days?|weeks?|when|which|your)(?![\p{L}’'-])/u

it('has the general decomposition in every language', () => {
  const general: Text[] = [
    ...GENERAL_TASKS.flatMap(({ title, how, done }) => [title, how, done]),
    ...Object.values(GENERAL_STAGES).flat().flatMap(({ titles, how, done }) => [...titles, how, done]),
    ...[GENERAL_SERIES, PLAIN_SERIES, MEETING_SERIES].flatMap(({ sessions }) => sessions.flatMap(({ title, how, done }) => [title, how, done])),
  ]
  const missing = general.filter((text) => !/^\{\w+\}$/u.test(english(text)) && TRANSLATED_LANGUAGES.some((language) => typeof text === 'string' || text[language] === undefined))
  expect(missing).toEqual([])
})

describe('a plan is in one language', () => {
  it.each([
    ['Unser Umzug von Köln nach Hamburg am 27. März 2027, abends ab 18 Uhr', 'Fertig, wenn', /Mietvertrag/u],
    ['Die Stromkosten unseres Vereins bis Ende Juni senken', 'Fertig, wenn', /Stromkosten.*: /u],
    ['Nuestra boda es el 19 de junio de 2027, tenemos los sábados por la mañana para prepararla', 'Hecho cuando', /boda|invitados/iu],
    ['Préparer un semi-marathon, trois courses par semaine jusqu’au 30 mai 2027', 'Terminé quand', /Footing|Sortie/u],
    ['Quero procurar emprego, todas as segundas e quartas das 19h às 21h até 30 de abril', 'Concluído quando', /Candidaturas|currículo/u],
  ])('%s', (prompt, doneWhen, title) => {
    const { tasks, warnings } = draft(prompt)
    const movable = tasks.filter((task) => task.fixed === null)
    expect(movable.length).toBeGreaterThan(5)
    expect(movable.filter((task) => !task.description.includes(doneWhen)).map((task) => task.title)).toEqual([])
    expect(tasks.some((task) => title.test(task.title))).toBe(true)
    expect(warnings).toEqual([])
  })

  it.each([
    ['Wir wollen unsere Küche renovieren bis zum 27. Februar 2027: Fliesen, Arbeitsplatte, Steckdosen. Abends ab 18 Uhr.', /Arbeitsplatte/u],
    ['Vender mi moto antes de marzo', /^Moto: limpiar, completar/u], ['Apprendre à coudre', /^Premières bases/u], ['Aprender a costurar até junho', /^Primeiros fundamentos: /u],
    ['Motorrad verkaufen', /^Motorrad: säubern/u], ['Jonglieren lernen', /^Zerlegen: /u],
  ])('is in the language of the goal where the knowledge stands in English only: %s', (prompt, title) => {
    const { tasks, warnings, language } = draft(prompt)
    expect([language, warnings]).toEqual([readLanguage(prompt), []])
    expect(tasks.some((task) => title.test(task.title))).toBe(true)
  })
})

it.each([
  ['Contratar 3 enfermeiros até o fim de março, 2 sprints', 'Triagem por telefone'], ['3 Pflegekräfte einstellen bis Ende März, 2 Sprints', 'Telefongespräche'],
])('a part that nobody named is done once, by the step that is about it in English: %s', (prompt, part) => {
  expect(draft(prompt, 'sprint').tasks.filter(({ title }) => title.startsWith(`${part}:`))).toHaveLength(1)
})

function draft(prompt: string, plannerType: PlannerType = 'calendar') {
  return draftNetwork(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
}

function inLanguage(text: Text, language: 'de' | 'es' | 'fr' | 'pt'): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot.toLowerCase()).toSorted()
}

function readLanguage(prompt: string): string {
  return readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }).language
}

it('counts turns and says how far a text should get in the language of the goal', () => {
  const titles = draft('Escribir mi TFM de 15.000 palabras hasta el 30 de junio, martes y jueves de 9 a 13, reunión con Ana los lunes de 19 a 20').tasks.map((task) => task.title).join('\n')
  expect(titles).toMatch(/\(hasta [\d.]+ palabras\)/u)
  expect(titles).not.toMatch(/\(to | of \d/u)
  expect(draft('Write my thesis of 15,000 words by 30 June, Tuesdays and Thursdays 9 to 1').tasks.map((task) => task.title).join('\n')).toMatch(/\(to [\d,]+ words\)/u)
})
