import type { Playbook, Text } from '../planner/playbooks/playbook.ts'
import { english, languagesOf, missingIn, playbookWordings } from '../planner/playbooks/playbook-texts.ts'

/** Templates that stand in no other playbook; fewer make a plan that any list on the web would beat. */
const OWN_TEMPLATES = 15
const LONGEST_TITLE = 95
const SHORTEST_HOW = 5
const SHORTEST_DONE = 3
/** Share of tasks that may have the same minutes. */
const MOST_ALIKE = 0.5
const FILLER = /\b(?:to-?do|tbd|lorem|etc|various|as needed|and so on|stuff|do some research|work on it|get started|think about it|be prepared|make progress)\b/iu

export type Review = { playbook: Playbook; own: number; languages: string[]; thin: string[]; /** No fault, but worth knowing. */ notes: string[] }

/** What an expert of the domain would miss, by rules that need no expert. */
export function reviewPlaybook(playbook: Playbook, all: readonly Playbook[]): Review {
  const own = ownTemplates(playbook, all)
  return {
    playbook,
    own,
    languages: languagesOf(playbook),
    thin: [...(own < OWN_TEMPLATES ? [`${own} templates of its own, ${OWN_TEMPLATES} or more make a plan worth having`] : []), ...thinWording(playbook), ...thinKnowledge(playbook), ...halfTranslated(playbook)],
    notes: playbook.tasks.some(({ references }) => (references ?? []).length > 0) ? [] : ['no references (public addresses that somebody has read, or none)'],
  }
}

function ownTemplates(playbook: Playbook, all: readonly Playbook[]): number {
  const elsewhere = new Set(all.filter((other) => other !== playbook).flatMap((other) => playbookWordings(other).flatMap(({ titles }) => titles.map(english))))
  return playbookWordings(playbook).filter(({ titles }) => titles.every((title) => !elsewhere.has(english(title)))).length
}

function thinWording(playbook: Playbook): string[] {
  const templates = playbookWordings(playbook)
  const words = (text: Text) => english(text).split(/\s+/u).length
  const idsOf = (fails: (template: (typeof templates)[number]) => boolean) => templates.filter(fails).map(({ id }) => id)
  return [
    named('does not say what done means', idsOf(({ done }) => words(done) < SHORTEST_DONE)),
    named('hardly says how', idsOf(({ how }) => words(how) < SHORTEST_HOW)),
    named('filler wording', idsOf(({ titles, how, done }) => [...titles, how, done].some((text) => FILLER.test(english(text))))),
    named(`a title over ${LONGEST_TITLE} characters`, idsOf(({ titles }) => titles.some((title) => english(title).length > LONGEST_TITLE))),
    named('begins with “Done when”, which the plan adds', idsOf(({ done }) => /^done when/iu.test(english(done)))),
  ].filter((line) => line !== '')
}

function thinKnowledge(playbook: Playbook): string[] {
  const { tasks, sessions, series = [] } = playbook
  const conditions = [...playbookWordings(playbook).map(({ when }) => when), ...series.map(({ when }) => when)]
  const rhythmic = sessions !== undefined || series.length > 0
  const knowsLevels = conditions.some((when) => when?.levels) || (sessions !== undefined && !Array.isArray(sessions.topics))
  const knowsSpan = rhythmic || conditions.some((when) => when?.minWeeks ?? when?.maxWeeks) || tasks.some((task) => task.everyWeeks)
  const knowsAmounts = rhythmic || tasks.some((task) => task.scale ?? task.batch)
  return [
    ...(knowsLevels ? [] : ['beginners and experts get the same tasks ("when": {"levels": …})']),
    ...(knowsSpan ? [] : ['a long plan has nothing that a short one has not ("when": {"minWeeks": …}, "everyWeeks")']),
    ...(knowsAmounts ? [] : ['no effort grows with an amount of the prompt ("scale", "batch")']),
    ...sameEffort(tasks.map(({ minutes }) => minutes)),
    ...(tasks.length > 0 && tasks.every(({ at }) => at === tasks[0]!.at) ? ['every task stands at the same place of the plan ("at")'] : []),
  ]
}

function sameEffort(minutes: readonly number[]): string[] {
  if (minutes.length < 10) return []
  const counts = new Map<number, number>()
  for (const each of minutes) counts.set(each, (counts.get(each) ?? 0) + 1)
  const [value, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!
  return count / minutes.length > MOST_ALIKE ? [`${count} of ${minutes.length} tasks take ${value} minutes: effort is not the same everywhere`] : []
}

/** A language that stands for most templates would give a plan in two languages, so it is not used. */
function halfTranslated(playbook: Playbook): string[] {
  const templates = playbookWordings(playbook).length
  return (['de', 'es', 'fr', 'pt'] as const).flatMap((language) => {
    const missing = missingIn(playbook, language)
    return missing.length === 0 || missing.length > templates / 2 ? [] : [named(`not in ${language}`, missing)]
  })
}

function named(what: string, ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ')
  return ids.length === 0 ? '' : `${what}: ${shown}${ids.length > 5 ? ` and ${ids.length - 5} more` : ''}`
}
