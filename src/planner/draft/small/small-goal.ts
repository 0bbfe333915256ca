import type { ReadingKind, ReadingOf } from '../../goal/brief.ts'
import { DATES } from '../../playbooks/small/dates.ts'
import { ERRANDS } from '../../playbooks/small/errands.ts'
import { JOURNEYS, OCCASION, OWN_WEEK, SITTING, THING_TO_DO } from '../../playbooks/small/sittings.ts'
import type { SmallMatter } from '../../playbooks/small/small-matter.ts'
import { bareGoal, goalWithVerb } from '../choosing/goal-head.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { isTownOrCountry } from '../trip/route.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { isArranged, isPrepared, titleOf } from './small-words.ts'

/** A goal that is one small thing, what it is called, and the event of the prompt that it is. */
export type SmallGoal = { matter: SmallMatter; title: string; event: ReadingOf<'event'> | undefined }

/** The small thing that a short goal consists of; null where it lists parts, returns, travels or is more than one errand. `isKnown`: a playbook knows its words. */
export function smallGoal(frame: PlanFrame, isKnown: boolean): SmallGoal | null {
  const { brief, words } = frame
  if (brief.plannerType !== 'calendar' || words.length > MOST_WORDS || isMore(frame) || statedTopics(frame).length > 1) return null
  const goals = waysToSay(frame)
  if (goals.some((goal) => LESS_OF_IT.test(goal)) || goals.some(isPrepared) || isKnown && goals.some((goal) => isLargerThanItsWords(goal, frame))) return null
  const event = frame.of('event').find(({ title }) => goals.some((goal) => isSame(title, goal) || isWithin(title, goal)))
  // 'Book the dentist' without a day is a call; with one it may be the visit itself.
  const ordered = event !== undefined ? [...DATES, ...JOURNEYS, ...ERRANDS] : goals.some(isArranged) ? [...ERRANDS, ...DATES] : [...DATES, ...ERRANDS, ...(isKnown ? [] : [OWN_WEEK])]
  const isSitting = isOneDay(frame) && (event !== undefined && event.from !== null || frame.of('session').length === 1)
  const candidates = isSitting ? [...ordered, SITTING] : ordered
  for (const matter of candidates) {
    // A dinner in June with a playbook that knows it is prepared for; one this week is gone to.
    const isFar = isKnown && matter.isFestive === true && event !== undefined && event.days.first - frame.first >= DAYS_OF_SOON
    const isMeant = !isFar && (matter.mentions === undefined || hasAnyKeyword(words, matter.mentions))
    const [title] = isMeant ? goals.flatMap((goal) => titleOf(goal, matter, frame.language, { isKnown }) ?? []) : []
    if (title !== undefined) return { matter, title, event }
  }
  return event !== undefined && (!isKnown || hasAnyKeyword(words, ATTENDED)) && isSoon(event, frame) ? { matter: OCCASION, title: event.title, event } : null
}

/** 'Make a short film' is no evening at the cinema, 'take my parents to Rome' no errand, and a talk at a conference none with a friend. */
function isLargerThanItsWords(goal: string, { language }: PlanFrame): boolean {
  const [, whereTo = ''] = goal.split(/\s(?:to|nach|a|à|para)\s/iu)
  return MAKING.test(goal) || whereTo !== '' && [1, 2].some((count) => isTownOrCountry(plainWords(whereTo).slice(0, count), language))
}

/** 'Drink less coffee' is no coffee with a friend. */
const LESS_OF_IT = /^(?:\p{L}+ )?(?:less|fewer|no|no more|weniger|keinen? |menos|moins de) /iu
const MAKING = /^(?:make|shoot|film|produce) (?:an?|my|our) |(?<!\p{L})talk (?:at|for) (?:an?|the|our|my) (?:\p{L}+ )?(?:conference|congress|congregation|symposium|meet-?up|summit|school|university|society|museum|library|festival|event)/iu

/** Longer prompts tell of more than one thing. */
const MOST_WORDS = 34

/** Kinds of readings that a goal done in one go does not have. */
const OF_MORE: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['rhythm', 'stay', 'visit', 'meeting', 'connection', 'sprint-calendar', 'spacing', 'precedence', 'limit', 'level', 'availability', 'commitment'])

function isMore(frame: PlanFrame): boolean {
  const { readings } = frame.brief
  const isMany = frame.of('quantity').some(({ role, amount }) => role === 'work' && amount.value > MOST_OF_IT)
  const isLong = frame.of('horizon').some(({ source, first, last }) => source === 'stated' && last !== null && last - (first ?? frame.first) >= DAYS_OF_SOON)
  const isLarge = frame.of('quantity').some(({ role, amount }) => role === 'people' && amount.value > MOST_GUESTS)
  return isMany || isLong || isLarge || frame.brief.prompt.split(SENTENCE_END).length > 2 || frame.of('event').length > 1 || readings.some(({ kind, source }) => source === 'stated' && OF_MORE.has(kind))
}

const MOST_GUESTS = 12
const SENTENCE_END = /[.!?](?=\s+\p{Lu})/u

/** Two parcels are one errand, forty customers are not. */
const MOST_OF_IT = 4

/** The goal in its own words, with the verb before it and the one that German puts last. */
function waysToSay(frame: PlanFrame): string[] {
  const { brief, language } = frame
  const last = language === 'de' ? (brief.prompt.slice(-LONGEST_VERB).match(/\p{L}+/gu)?.at(-1) ?? '') : ''
  return [...new Set([brief.subject, goalWithVerb(frame), ...(last === '' || brief.subject.endsWith(last) ? [] : [`${brief.subject} ${last}`])])].map((goal) => bareGoal(goal).trim())
}

const LONGEST_VERB = 24

function isSame(title: string, goal: string): boolean {
  const [named, said] = [plainWords(title), plainWords(goal)]
  return named.length > 0 && named.every((word) => said.includes(word)) && said.length - named.length <= MOST_MORE_WORDS
}

/** The 'dinner for 14' of 'Christmas dinner for 14, two vegetarians and one coeliac': in words that follow each other. */
function isWithin(title: string, goal: string): boolean {
  return plainWords(title).length > 1 && ` ${plainWords(goal).slice(0, WORDS_OF_OPENING).join(' ')} `.includes(` ${plainWords(title).join(' ')} `)
}

const WORDS_OF_OPENING = 8
/** The verb and the particle of 'book a 30 min call with Ann', whose event is the call with Ann. */
const MOST_MORE_WORDS = 2

function isOneDay(frame: PlanFrame): boolean {
  const [event] = frame.of('event')
  return event === undefined ? frame.first === frame.last : event.days.first === event.days.last
}

/** Whoever has tickets does not play. */
const ATTENDED = ['ticket', 'go to', 'going to', 'attend', 'watch', 'eintrittskarte', 'entradas para', 'billets pour', 'ingresso']

const DAYS_OF_SOON = 14
const WORDS_OF_AN_ENTRY = 12

/** 'Football match on Sunday at 3': an entry for the calendar, and nothing to be organised. */
function isSoon({ from, days }: ReadingOf<'event'>, { first, words }: PlanFrame): boolean {
  return from !== null && days.first === days.last && days.first - first < DAYS_OF_SOON && words.length <= WORDS_OF_AN_ENTRY
}

/** A part of a list of things to do, and what kind of small thing it is. */
export type SmallPart = { topic: Topic; matter: SmallMatter }

/** What a list of errands, or the programme of a day, names beside what has its hour. Null for any other goal. */
export function errandsOf(frame: PlanFrame): SmallPart[] | null {
  return frame.brief.isErrands === true || frame.brief.isProgramme === true ? statedTopics(frame).map((topic) => ({ topic, matter: matterOf(topic.label, frame) ?? THING_TO_DO })) : null
}

/** What kind of small thing a few words name; null where they do not tell. */
export function matterOf(label: string, { language }: PlanFrame): SmallMatter | null {
  return [...DATES, ...ERRANDS].find((matter) => matter.mentions === undefined && titleOf(label, matter, language, { isKnown: false }) !== null) ?? null
}
