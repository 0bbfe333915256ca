import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import type { Keyword, Playbook } from '../../playbooks/playbook.ts'
import { english, playbookWordings } from '../../playbooks/playbook-texts.ts'
import { TRANSLATIONS } from '../../playbooks/translations/translations.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { COMMON } from './common-words.ts'
import { isOurs } from './near-keywords.ts'
import { plainWords } from '../wording.ts'

/** `score` is per unit of the goal's own weight, so that long and short goals compare; `matched` counts those of the `asked` terms of the goal that the playbook has. */
export type Relevance = { playbook: Playbook; score: number; matched: number; asked: number }

/** How often each term is said, by what it is said in. */
type Terms = Map<string, number>
type Vocabulary = { terms: Terms; length: number }

/** The usual settings of BM25 (Robertson and Zaragoza 2009, The Probabilistic Relevance Framework). */
const SATURATION = 1.2
const LENGTH_SHARE = 0.75

const WEIGHT = { title: 6, strong: 5, weak: 2, task: 1, how: 0.4 }
const GOAL_WEIGHT = { subject: 2, named: 0.5, rest: 1 }

/** Best first: how much of what the goal says stands in each playbook's own words, rare words weighing more than common ones. English goals only; others have none. */
export const relevantPlaybooks = oncePerFrame((frame): Relevance[] => {
  if (frame.brief.language !== 'en') return []
  const goal = new Map([...goalTerms(frame)].map(([term, times]) => [term, times * rarity(term)]))
  const length = Math.hypot(...goal.values())
  if (length === 0) return []
  const { postings, averageLength } = library()
  const theirs = postingsOf(frame.playbooks.filter((playbook) => !isOurs(playbook)), averageLength)
  const found = [...relevanceOf(goal, postings), ...relevanceOf(goal, theirs)]
  const asked = new Set(frame.playbooks.filter(({ plannerTypes }) => plannerTypes.includes(frame.brief.plannerType)))
  return found
    .filter(([playbook]) => asked.has(playbook))
    .map(([playbook, { score, matched }]) => ({ playbook, score: score / length, matched, asked: goal.size }))
    .toSorted((a, b) => b.score - a.score)
})

/** Walks the playbooks that say a term of the goal, and no others. */
function relevanceOf(goal: Terms, postings: Postings): Map<Playbook, { score: number; matched: number }> {
  const found = new Map<Playbook, { score: number; matched: number }>()
  for (const [term, weight] of goal) {
    for (const { playbook, worth } of postings.get(term) ?? []) {
      const relevance = found.get(playbook) ?? { score: 0, matched: 0 }
      relevance.matched += 1
      relevance.score += weight * worth
      found.set(playbook, relevance)
    }
  }
  return found
}

function goalTerms({ brief, of }: PlanFrame): Terms {
  const terms: Terms = new Map()
  const add = (text: string, weight: number) => { for (const term of new Set(termsIn(text))) terms.set(term, (terms.get(term) ?? 0) + weight) }
  add(brief.subject, GOAL_WEIGHT.subject)
  add([...of('event').map(({ title }) => title), ...of('topic').map(({ label }) => label)].join(' '), GOAL_WEIGHT.named)
  add(brief.prompt, GOAL_WEIGHT.rest)
  return terms
}

const KNOWN = new WeakMap<Playbook, Vocabulary>()

function vocabularyOf(playbook: Playbook): Vocabulary {
  const known = KNOWN.get(playbook)
  if (known) return known
  const terms: Terms = new Map()
  const add = (found: Iterable<string>, weight: number) => { for (const term of found) terms.set(term, (terms.get(term) ?? 0) + weight) }
  add(termsIn(playbook.title), WEIGHT.title)
  add(new Set(termsIn(ownKeywords(playbook).join(' '))), WEIGHT.strong)
  add(new Set(termsIn(playbook.matches.weak.join(' '))), WEIGHT.weak)
  // One text each: reading a few long texts is ten times as fast as reading thousands of short ones.
  const wordings = playbookWordings(playbook)
  add(termsIn(wordings.flatMap(({ titles }) => titles.map(english)).join(' ')), WEIGHT.task)
  add(termsIn(wordings.map(({ how }) => english(how)).join(' ')), WEIGHT.how)
  const vocabulary = { terms, length: [...terms.values()].reduce((sum, times) => sum + times, 0) }
  KNOWN.set(playbook, vocabulary)
  return vocabulary
}

/** Without those of its translations: no English goal says them, and each would make the words that it does say count for less. */
export function ownKeywords({ id, matches }: Playbook): readonly Keyword[] {
  const translated = new Set(Object.values(TRANSLATIONS[id] ?? {}).flatMap(({ strong }) => strong ?? []))
  return matches.strong.filter((keyword) => !translated.has(keyword))
}

/** By term, the playbooks that say it, each with what that is worth: more where it says it often, less the longer it is. */
type Postings = Map<string, { playbook: Playbook; worth: number }[]>

function postingsOf(playbooks: readonly Playbook[], averageLength: number): Postings {
  const postings: Postings = new Map()
  for (const playbook of playbooks) {
    const { terms, length } = vocabularyOf(playbook)
    const longer = LENGTH_SHARE * (length / averageLength) + 1 - LENGTH_SHARE
    for (const [term, times] of terms) {
      const posting = { playbook, worth: (times * (SATURATION + 1)) / (times + SATURATION * longer) }
      const sayingIt = postings.get(term)
      if (sayingIt) sayingIt.push(posting)
      else postings.set(term, [posting])
    }
  }
  return postings
}

type Library = { postings: Postings; averageLength: number }
let measured: Library | null = null

/** What our own playbooks say, measured once: theirs are few beside it. */
function library(): Library {
  if (measured) return measured
  const averageLength = PLAYBOOKS.reduce((sum, playbook) => sum + vocabularyOf(playbook).length, 0) / PLAYBOOKS.length
  measured = { postings: postingsOf(PLAYBOOKS, averageLength), averageLength }
  return measured
}

function rarity(term: string): number {
  const having = library().postings.get(term)?.length ?? 0
  return Math.log(1 + (PLAYBOOKS.length - having + 0.5) / (having + 0.5))
}

/** Words without their endings, which is enough to compare words that mean the same thing. */
function termsIn(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 2 && !COMMON.has(word) && !/^\d/u.test(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/u, '').replace(/e$/u, ''))
}
