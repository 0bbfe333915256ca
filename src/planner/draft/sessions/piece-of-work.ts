import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import { GENERAL_WORK, MAKING_VERBS, WORK_VERBS } from '../../playbooks/general-work.ts'
import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isModest } from '../choosing/size-of-goal.ts'
import { deedsOf, kindIn, stageKind } from '../choosing/kinds-of-work.ts'
import { namedTopic, statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword, plainWords, shorten } from '../wording.ts'

const LONGEST_LABEL = 60
/** 'About 200 of them', '40 pieces'. */
const COUNTED = /(\d{1,5})\s+(?:of them|of these|pieces|items|in all|in total|davon|stück|piezas|pièces|peças)/iu

/** '12 cushion covers', '40 boxes of records'. */
const NUMBERED = /(\d{1,5})\s+((?:\p{L}+\s+)?\p{L}{2,}s)\b/u

/** Whether the goal is work that no playbook knows and that ends when all of it is done, rather than something to keep doing. */
export function isPieceOfWork(playbook: Playbook | null, frame: PlanFrame): boolean {
  if (playbook !== null || frame.brief.plannerType !== 'calendar' || statedTopics(frame).length > 0) return false
  return hasAnyKeyword(plainWords(frame.brief.subject), [...WORK_VERBS, ...MAKING_VERBS]) || (hasEnd(frame) && !hasAnyKeyword(frame.words, HABIT_WORDS))
}

/** Work that is counted down even where no rhythm is stated; one washing machine to repair is not. */
export function isCountedWork(playbook: Playbook | null, frame: PlanFrame): boolean {
  const deeds = deedsOf(frame)
  const isOneThing = (deeds.length > 1 || deeds[0]?.kind === 'repair') && amountOf(frame, plainWords(frame.brief.subject)) === null
  // A tool chest is cleared out in one go.
  return !isOneThing && !isModest(frame) && isPieceOfWork(playbook, frame) && hasAnyKeyword(plainWords(frame.brief.subject), WORK_VERBS) && workStages(frame) === GENERAL_WORK.stages
}

/** Work on a number of pieces that the prompt names, done portion by portion. */
export function isInPortions(frame: PlanFrame): boolean {
  return isPieceOfWork(null, frame) && workStages(frame) === GENERAL_WORK.stages && amountOf(frame, plainWords(frame.brief.subject)) !== null
}

function hasEnd(frame: PlanFrame): boolean {
  return frame.of('event').length > 0 || frame.of('deadline').some(({ source }) => source === 'stated')
}

/** What is kept doing, or grows by doing, whatever day it is to be reached by. */
const HABIT_WORDS = ['learn', 'used to being', 'get used to', 'gewohn', 'acostumbr', 'habituer', 'acostum', 'practi', 'habit', 'daily', 'every day', 'each day', 'exercise', 'train', 'improve', 'get better', 'jeden tag', 'taglich', 'uben', 'lernen', 'cada dia', 'aprender', 'practicar', 'chaque jour', 'apprendre', 'todo dia', 'treinar']

/** The whole of the work with its amount: what the prompt counts, else its parts in a hundred. */
export function workTopic(frame: PlanFrame): Topic {
  const isCounted = workStages(frame) === GENERAL_WORK.stages
  const label = shorten(frame.brief.subject.trim(), LONGEST_LABEL)
  const words = plainWords(label)
  return { label, words, readingIds: [], amount: isCounted ? (amountOf(frame, words) ?? { value: 100, unit: '%' }) : null, minutes: null, list: 0 }
}

/** A topic that is got through part by part. */
export function inPortions(topic: Topic): Topic {
  return { ...topic, amount: topic.amount ?? { value: 100, unit: '%' } }
}

/** What is written, made or arranged goes through the steps of its kind; the rest is counted down. */
export function workStages(frame: PlanFrame): readonly Stage[] {
  const words = plainWords(frame.brief.subject)
  const kind = stageKind(namedTopic(frame.brief.subject), frame)
  const isKnown = kind === 'write' || kind === 'make' || kind === 'arrange'
  // 'Write and illustrate a book' writes first.
  const isPieces = hasAnyKeyword(words, WORK_VERBS) && kindIn(words.slice(0, 1)) !== kind
  return isKnown && amountOf(frame, words) === null && !isPieces ? GENERAL_STAGES[kind] : GENERAL_WORK.stages
}

function amountOf(frame: PlanFrame, words: readonly string[]) {
  const stated = frame.of('quantity').find(({ amount, role }) => role === 'work' && Number.isInteger(amount.value) && amount.value > 1)
  if (stated) return stated.amount
  const named = frame.language === 'en' ? NUMBERED.exec(frame.brief.subject) : null
  if (named) return { value: Number(named[1]), unit: named[2]! }
  const counted = COUNTED.exec(frame.brief.prompt)?.[1]
  return counted === undefined ? null : { value: Number(counted), unit: frame.language === 'en' ? (words.findLast((word) => /[^s]s$/u.test(word)) ?? '') : '' }
}
