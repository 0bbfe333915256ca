import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { availableMinutes } from '../days/available-time.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { hasThoughtOfMost, isDenseList, isWaitedFor } from './dense-lists.ts'
import { PHRASE_ENDS } from '../wording.ts'
import { isInstruction, isVerb, kindIn, stageKind } from './kinds-of-work.ts'
import { saysItsVerb } from './said-verbs.ts'

/** Steps of a part by the kind of work it is; one, in the user's words, where nothing tells what that is: more would fit badly. A team settles with others what nobody knows. */
export function stagesByWork(topic: Topic, frame: PlanFrame): readonly Stage[] {
  const kind = stageKind(topic, frame)
  if (frame.brief.plannerType !== 'calendar' || topic.kind !== undefined && topic.kind !== 'settle') return GENERAL_STAGES[kind]
  const isUnknown = kind === 'settle' || OF_THE_WHOLE.has(kind) && kindIn(topic.words) !== kind
  return isUnknown || isDoneAsSaid(topic, frame) ? GENERAL_STAGES.plain : GENERAL_STAGES[kind]
}

/** Whoever plans the whole need not choose between three of each part and book it; who builds it does not draft and try out each post. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['arrange', 'make', 'buy'])

/** 'Cutting', 'putting the top together', 'bed moved downstairs', 'forms back': the part says itself what is done, and steps around it would say less. What is learnt, written or taught may be called like that. */
export function isDoneAsSaid(topic: Topic, frame: PlanFrame): boolean {
  return frame.brief.plannerType === 'calendar' && topic.kind === undefined && !STUDIED.has(stageKind(topic, frame)) && saysDeed(topic, frame)
}

const STUDIED: ReadonlySet<string> = new Set(['learn', 'write', 'teach'])

/** Work of somebody's hands takes longer than a thing to see to. A guess leaves room for all else that was named. */
export function plainMinutes(topic: Topic, frame: PlanFrame): number {
  const usual = saysHandsAtWork(topic, frame) || stageKind(topic, frame) === 'make' ? 120 : 75
  return Math.min(usual, Math.max(SHORTEST_GUESS, Math.floor(shareOfTime(frame) / 15) * 15))
}

const SHORTEST_GUESS = 30
/** Part of the plan's hours that all named parts together may fill by a guess. */
const MOST_GUESSED = 0.6

/** Minutes that the plan's hours leave for each of the parts that the goal names. */
const shareOfTime = oncePerFrame((frame) => (MOST_GUESSED * availableMinutes({ title: '', subjects: [] }, frame)) / Math.max(1, statedTopics(frame).length))

/** 'Sorting donations': done to things, which says more than what the things are. */
export function isHandledByIt({ words }: Topic, { language, brief }: PlanFrame): boolean {
  return language === 'en' && brief.plannerType === 'calendar' && words.length > 1 && HANDLED.has(words[0]!)
}

const HANDLED = new Set('sorting buying ordering telling finding choosing collecting getting putting taking asking cancelling clearing emptying fixing hanging making removing replacing repairing setting tidying practising practicing bringing picking returning'.split(' '))

/** One of a dense list of things to see to: what is learnt or written goes through its steps, however many there are. */
export function isOneOfMany(topic: Topic, frame: PlanFrame): boolean {
  return topic.kind === undefined && topic.readingIds.length > 0 && !isWaitedFor(topic, frame) && frame.brief.plannerType === 'calendar' && !STUDIED.has(stageKind(topic, frame)) && isDenseList(frame)
}

/** A part of a goal that names most of what there is to do, for which nobody has steps but those of its sort. */
export function isOneAmongAll(topic: Topic, frame: PlanFrame): boolean {
  return topic.kind === undefined && topic.readingIds.length > 0 && !isWaitedFor(topic, frame) && !STUDIED.has(stageKind(topic, frame)) && hasThoughtOfMost(frame)
}

/** Whether the part is said as what is to be done: 'collect the files', 'Kisten packen'. */
export function isOrder(topic: Topic, frame: PlanFrame): boolean {
  return topic.kind === undefined && (isInstruction(topic) || saysItsVerb(topic.said ?? topic.label, languageOf(frame)))
}

function saysDeed(topic: Topic, frame: PlanFrame): boolean {
  return saysItsVerb(topic.said ?? topic.label, languageOf(frame)) || saysHandsAtWork(topic, frame)
}

/** What the user wrote in; the plan may be in English. */
function languageOf({ brief }: PlanFrame): string {
  return brief.language.split('-')[0]!
}

function saysHandsAtWork({ words }: Topic, frame: PlanFrame): boolean {
  const [first = '', ...rest] = words
  if (languageOf(frame) !== 'en') return false
  return isGerund(first) || HANDLED.has(first) || (rest.length === 0 ? isVerb(first) : endsInDone(rest) || rest.some(isParticiple))
}

/** 'Posters up', 'forms in'. */
const PARTICLES: ReadonlySet<string> = new Set(['up', 'in', 'out', 'down', 'off', 'away'])

/** 'Forms back', 'neighbours told about the noise'. */
function endsInDone(words: readonly string[]): boolean {
  if (PARTICLES.has(words.at(-1)!)) return true
  return words.some((word, index) => DONE.has(word) && (index === words.length - 1 || words[index + 1] === 'about' || PHRASE_ENDS.has(words[index + 1]!)))
}

/** 'Stall fee paid', 'costumes from the loft sorted': what it shall be says what is done, whatever it is. */
export function isSaidAsDone({ words, said }: Topic, frame: PlanFrame): boolean {
  return languageOf(frame) === 'en' && frame.brief.plannerType === 'calendar' && said === undefined && words.length > 1 && (endsInDone(words.slice(1)) || isParticiple(words.at(-1)!))
}

function isGerund(word: string): boolean {
  return word.length > SHORTEST_GERUND && word.endsWith('ing') && !THINGS_IN_ING.has(word)
}

const SHORTEST_GERUND = 5
const THINGS_IN_ING = new Set('building clothing lighting heating parking bedding ceiling evening morning string spring sibling flooring roofing guttering seating catering training meeting opening offering housing railing fencing decking lining stuffing pudding earring bunting wedding nothing something everything skirting topping herring'.split(' '))

/** 'Forms back', 'passport ready': what it shall be when it is done. */
const DONE = new Set('back done ready sorted made sent bought built sold found paid put laid hung told taken given written downstairs upstairs'.split(' '))

function isParticiple(word: string): boolean {
  return word.length > 4 && word.endsWith('ed') && !/(?:eed|shed|bed|sled)$/u.test(word)
}
