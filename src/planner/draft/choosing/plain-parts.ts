import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { isVerb, kindIn, stageKind } from './kinds-of-work.ts'

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

/** Work of somebody's hands takes longer than a thing to see to. */
export function plainMinutes(topic: Topic, frame: PlanFrame): number {
  return saysDeed(topic, frame) || stageKind(topic, frame) === 'make' ? 120 : 75
}

/** 'Sorting donations': done to things, which says more than what the things are. */
export function isHandledByIt({ words }: Topic, { language, brief }: PlanFrame): boolean {
  return language === 'en' && brief.plannerType === 'calendar' && words.length > 1 && HANDLED.has(words[0]!)
}

const HANDLED = new Set('sorting buying ordering telling finding choosing collecting getting putting taking asking cancelling clearing emptying fixing hanging making removing replacing repairing setting tidying practising practicing bringing picking returning'.split(' '))

function saysDeed({ words }: Topic, { language }: PlanFrame): boolean {
  const [first = '', ...rest] = words
  if (language !== 'en') return false
  return isGerund(first) || HANDLED.has(first) || (rest.length === 0 ? isVerb(first) : DONE.has(rest.at(-1)!) || rest.some(isParticiple))
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
