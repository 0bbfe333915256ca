import type { Condition, Language, Playbook, SessionPlan, SessionTemplate, Text } from './playbook.ts'

/** One template as a reader sees it; a stage has a title for each of its sessions. */
export type Wording = { id: string; titles: Text[]; how: Text; done: Text; when?: Condition | undefined }

export const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'pt']

/** Every template of a playbook: its tasks, the steps of a topic, the sessions of its series and of its session plan. */
export function playbookWordings(playbook: Playbook): Wording[] {
  const { sessions } = playbook
  return [
    ...playbook.tasks.map(single),
    ...(playbook.topicStages ?? []),
    ...(playbook.series ?? []).flatMap((series) => series.sessions.map(single)),
    ...(sessions ? [...sessions.opening.map(single), ...sessions.stages, ...sessions.mixed.sessions.map(single), ...sessions.closing.map(single)] : []),
  ]
}

function single({ id, title, how, done, when }: Pick<SessionTemplate, 'id' | 'title' | 'how' | 'done' | 'when'>): Wording {
  return { id, titles: [title], how, done, when }
}

/** A playbook does not change while it is used, and every plan asks. */
const languages = new WeakMap<Playbook, Language[]>()

/** The languages in which all of a playbook stands. */
export function languagesOf(playbook: Playbook): Language[] {
  const known = languages.get(playbook)
  if (known) return known
  const texts = allTexts(playbook)
  const found = LANGUAGES.filter((language) => texts.every((text) => stands(text, language)))
  languages.set(playbook, found)
  return found
}

/** What is missing in a language, by template. */
export function missingIn(playbook: Playbook, language: Language): string[] {
  const templates = playbookWordings(playbook).filter(({ titles, how, done }) => ![...titles, how, done].every((text) => stands(text, language)))
  const names = namesOf(playbook).filter((text) => !stands(text, language)).map(english)
  return [...templates.map(({ id }) => id), ...names]
}

export function english(text: Text): string {
  return typeof text === 'string' ? text : text.en
}

/** A slot alone reads the same in every language. */
function stands(text: Text, language: Language): boolean {
  return language === 'en' || /^\{\w+\}$/u.test(english(text)) || (typeof text !== 'string' && text[language] !== undefined)
}

function allTexts(playbook: Playbook): Text[] {
  return [...playbookWordings(playbook).flatMap(({ titles, how, done }) => [...titles, how, done]), ...namesOf(playbook)]
}

/** '3 x 10' reads the same everywhere, 'a minute' does not. */
const WORD = /\p{L}{2}/u

/** Names of series, topics and places, units, and amounts in words. */
function namesOf(playbook: Playbook): Text[] {
  const { location, series = [], sessions, defaultTopics = [], defaultTopicsFor = [], tasks } = playbook
  return [
    ...(location === undefined ? [] : [location]),
    ...series.flatMap(({ name, phases = [] }) => [name, ...phases.map(({ amount }) => amount).filter((amount) => WORD.test(english(amount)))]),
    ...(sessions ? topicsOf(sessions) : []),
    ...defaultTopics,
    ...defaultTopicsFor.flatMap(({ topics }) => topics),
    ...tasks.flatMap((task) => [...(task.location === undefined ? [] : [task.location]), ...(task.batch ? [task.batch.unit] : [])]),
  ]
}

function topicsOf({ topics, topicsFor = [] }: SessionPlan): Text[] {
  return [...(Array.isArray(topics) ? topics : Object.values(topics).flat()), ...topicsFor.flatMap((kind) => kind.topics)]
}

