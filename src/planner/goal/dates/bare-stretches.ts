import type { Brief, Reading } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { DateNamed } from '../rewriting/dates/dates-named.ts'
import type { Wording } from '../rewriting/wording.ts'

/** Days that a clause of its own names have at least so many days to be the time of a plan. */
const FEWEST_DAYS = 4
/** What may stand beside the days in such a clause: '(sprint) from 5 July', 'between 5 and 30 July'. */
const BESIDE = /^(?:(?:the |our |one |a )?(?:sprints?|iteration|work|project|time|dates?|timeline|schedule|period)(?: (?:is|are|starts?|runs?|goes|lasts?))?)?[ :]*(?:from|on|between|starts?(?: on)?)?$/iu
/** 'Moves nine services off old machines': a particle, and nobody is away. */
const MOVED_OFF = /(?<!\p{L})(?:mov|migrat|tak|get|switch|shift|transition|roll|phas|wean|com|lift|carr)\p{L}{0,6} (?:[^.;:!?\n ]+ ){1,8}off (?:of )?(?:the|our|its|their|old|an?|this|that|all|\p{L}+s)(?!\p{L})/iu
/** Some of those around the team, whose time is not the team's. */
const OF_SOME = /^(?:about |around |nearly |over )?(?:half|most|many|some|much|a (?:third|quarter|few|lot|part)|part|two thirds|several)(?: of)? (?:the|our|all|my|those)? ?\p{L}+ (?:is|are|will be|goes|go) /iu

/**
 * The time of a team's plan where the words around it mislead: a stretch that stands in a clause of its own ('…, four
 * people, 7 June to 2 July'), and one whose sentence moves something off something. What some of the others do meanwhile
 * bars no day of the team, and is told as not taken into account.
 */
export function withBareStretches(brief: Brief, { text, plannerType, language, starts }: Pick<Wording, 'text' | 'plannerType' | 'language' | 'starts'>): Brief {
  if (plannerType !== 'sprint' || language() !== 'en') return brief
  const readings = brief.readings.flatMap((reading): Reading[] => (isOfSome(reading) ? [] : [isMovedOff(reading) ? asHorizon(reading) : reading]))
  const told = brief.readings.filter(isOfSome).map(({ words, start, end }) => ({ words, start, end }))
  const known = { ...brief, readings, notes: [...brief.notes, ...told].toSorted((a, b) => a.start - b.start) }
  const stretch = starts().find((date) => isAlone(text, date))
  return stretch === undefined ? known : bounded(known, stretch)
}

function isBarred(reading: Reading): boolean {
  return reading.kind === 'exclusion' && reading.source === 'stated' && reading.person === null && reading.appliesTo === null && reading.windows.length === 0 && reading.days.spans?.length === 1
}

function isMovedOff(reading: Reading): boolean {
  return isBarred(reading) && MOVED_OFF.test(reading.words)
}

function isOfSome(reading: Reading): boolean {
  return reading.kind === 'exclusion' && reading.source === 'stated' && OF_SOME.test(reading.words)
}

function asHorizon(reading: Reading): Reading {
  const span = reading.kind === 'exclusion' ? reading.days.spans![0]! : null
  const { id, words, start, end, source, strength, appliesTo } = reading
  return span === null ? reading : { id, words, start, end, source, strength, appliesTo, text: `${describeDay(span.first)} to ${describeDay(span.last)}`, kind: 'horizon', ...span }
}

function isAlone(text: string, { start, end, day, last }: DateNamed): boolean {
  const isFrom = /(?:from|starts?(?: on)?) $/iu.test(text.slice(Math.max(0, start - 12), start)) || /^(?:from|starting|since) /iu.test(text.slice(start, end))
  const before = text.slice(0, start)
  const clause = before.slice(Math.max(...['.', ',', ';', ':', '!', '?', '\n', '(', ')', '–', '—'].map((sign) => before.lastIndexOf(sign))) + 1).trim()
  const isClosed = /^ ?(?:$|[.,;:!?\n)–—])/u.test(text.slice(end, end + 2))
  const isLong = last - day >= FEWEST_DAYS || isFrom && /^(?:the |our )?sprints?(?!\p{L})/iu.test(clause)
  return isClosed && isLong && BESIDE.test(clause) && (clause !== '' || !isFrom)
}

/** The brief with this as its time, where it has none, or another that a longer clause only mentions. */
function bounded(brief: Brief, { start, end, day, last }: DateNamed): Brief {
  const isStated = ({ source, appliesTo }: Reading) => source === 'stated' && appliesTo === null
  const own = brief.readings.filter((reading) => isStated(reading) && (reading.kind === 'sprint-calendar' && reading.firstDay !== null || reading.kind === 'deadline' || reading.kind === 'horizon'))
  const isApart = (reading: Reading) => reading.kind === 'horizon' && reading.first !== null && reading.first > last && reading.words.length > end - start + LONGER
  if (own.some((reading) => !isApart(reading)) || brief.readings.some((reading) => reading.kind === 'exclusion' && reading.start < end && reading.end > start)) return brief
  const isOver = (reading: Reading) => own.includes(reading) || reading.kind === 'event' && reading.start < end && reading.end > start
  const isOpen = last === day
  const text = isOpen ? `Start on ${describeDay(day)}` : `${describeDay(day)} to ${describeDay(last)}`
  const horizon: Reading = { id: '', words: brief.prompt.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: null, text, kind: 'horizon', first: day, last: isOpen ? null : last }
  return { ...brief, readings: inOrderOfWords([...brief.readings.filter((reading) => !isOver(reading)), horizon]), notes: brief.notes.filter((note) => note.start >= end || note.end <= start || note.end - note.start > end - start + LONGER) }
}

/** Characters by which a clause is more than the days it names. */
const LONGER = 24
