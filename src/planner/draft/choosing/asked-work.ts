import { nameOfOneWeek } from '../../goal/rewriting/tellings/plan-of-one-week.ts'
import { ASKED_WORK } from '../../playbooks/kinds/asked-work.ts'
import type { AskedWork } from '../../playbooks/kinds/asked-work.ts'
import { KIND_PLAYBOOKS } from '../../playbooks/kinds/kind-playbooks.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { languagesOf } from '../../playbooks/playbook-texts.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { DETERMINERS, hasAnyKeyword, plainWords } from '../wording.ts'
import { bareGoal, goalWithVerb, withoutArticle } from './goal-head.ts'
import { deedsOf } from './kinds-of-work.ts'
import { isPlainTrip } from './plain-trip.ts'

/** The playbook, one of ours or a kind of work, that knows what the goal's verb does to its object, and that object in the goal's own words. */
export type WorkOfVerb = { playbook: Playbook; isKind: boolean; object: string }

/** Two named parts are a list of what is to be done. */
const LISTED = 2

/** What the verb of the goal asks for by what it is done to; null where no such work is known, or the goal lists its parts or lets something grow. */
export const workOfVerb = oncePerFrame((frame): WorkOfVerb | null => {
  if (frame.brief.plannerType !== 'calendar' || frame.of('growth').length > 0 || nameOfOneWeek(frame.brief.prompt) !== null) return null
  const goal = bareGoal(goalWithVerb(frame)).trim()
  for (const work of ASKED_WORK) {
    const playbook = KIND_PLAYBOOKS.find(({ id }) => id === work.by) ?? frame.playbooks.find(({ id }) => id === work.by)
    if (playbook === undefined) continue
    const object = objectAsked(goal, work, frame)
    if (object === null) continue
    const isKind = KIND_PLAYBOOKS.includes(playbook)
    // A list of parts, and a second deed, are drafted as such.
    if (isKind && (!languagesOf(playbook).includes(frame.language) || statedTopics(frame).length >= LISTED || deedsOf(frame).length >= LISTED)) return null
    return { playbook, isKind, object: work.whole === true ? goal : object }
  }
  return null
})

/** What the verb is done to where this is the work; null where it is not. */
function objectAsked(goal: string, { verbs, things, unless = [], within, forGroup, unlessJourney, unlessPractised }: AskedWork, frame: PlanFrame): string | null {
  const rest = behindVerb(goal, verbs, frame)
  if (rest === null) return null
  const words = plainWords(rest.split(CIRCUMSTANCE)[0]!)
  if (words.length > 0 && words.every((word) => DETERMINERS.has(word)) || hasAnyKeyword(words, unless) || things !== undefined && !hasAnyKeyword(words, things)) return null
  if (within !== undefined && !hasAnyKeyword(plainWords(goal), within)) return null
  if (forGroup !== undefined && !isForGroup(forGroup, frame) || unlessJourney === true && isPlainTrip(frame)) return null
  if (unlessPractised === true && frame.of('rhythm').length > 0) return null
  const object = withoutArticle(rest.split(TURNS_ASIDE)[0]!.replace(AND_DONE, '').trim()).trim()
  return object.length < SHORTEST_OBJECT ? goal : object
}

/** The goal behind the longest of these verbs with which it begins, or before the one with which it ends in German. */
function behindVerb(goal: string, verbs: readonly string[], { brief }: PlanFrame): string | null {
  const words = goal.split(/\s+/u)
  const plain = words.map((word) => plainWords(word).join(' '))
  const said = `${plain.join(' ').replace(/\s+/gu, ' ').trim()} `
  const verb = verbs.filter((each) => said.startsWith(`${each} `)).toSorted((a, b) => b.length - a.length)[0]
  if (verb !== undefined) return words.slice(wordsOf(verb, plain)).join(' ')
  const isLast = brief.language === 'de' && words.length > 1 && verbs.includes(plain.at(-1)!)
  return isLast ? words.slice(0, -1).join(' ') : null
}

/** How many words of the goal the verb takes: 'go white-water rafting' writes four as three. */
function wordsOf(verb: string, plain: readonly string[]): number {
  const count = plain.findIndex((_, index) => plain.slice(0, index + 1).join(' ').length >= verb.length)
  return count === -1 ? plain.length : count + 1
}

/** Somebody plans it for many, or says so. */
function isForGroup(least: number, frame: PlanFrame): boolean {
  const { prompt } = frame.brief
  const isMany = frame.of('quantity').some(({ amount }) => amount.value >= least) || Array.from(prompt.matchAll(/\d{2,3}/gu)).some(([digits]) => Number(digits) >= least) && /\d{2,3} (?:singers|people|players|members|musicians|of us|dancers|seniors|children|young people|participants)/iu.test(prompt)
  return frame.of('stay').length === 0 && (isMany || /organi[sz]/iu.test(prompt))
}

const SHORTEST_OBJECT = 3
/** Where the object of a verb ends: what follows says what for, until when or how. */
const CIRCUMSTANCE = /[,;:]|\s(?:for|before|by|until|so that|because|in time|ready|während|für|vor|bis|para|antes|pour|avant|até)\s/iu
const TURNS_ASIDE = /[,:;]|\s(?:so that|because|until|before|by|over|during|bis|vor|antes|hasta|avant|até|ready|and (?:make|bottle|dry|store|cook|press|freeze|eat|sell)|in (?:one|two|three|four|five|six|\d))(?=\s|$)/iu
/** The second verb of 'harvest and store the potatoes'. */
const AND_DONE = /^(?:and|und|y|et|e)\s+\p{L}+\s+(?=\p{L})/iu
