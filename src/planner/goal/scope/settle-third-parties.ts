import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { stems } from '../matcher.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { barsForAll, FOR_USER } from './scope-of-rule.ts'
import { WORKPLACE } from './settle-own-clauses.ts'
import { thirdPartyOf } from './third-party.ts'
import type { ThirdParty } from './third-party.ts'
import { isInGoal } from './things-of-clause.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion' | 'rhythm' | 'commitment'>

/**
 * A time binds whom its clause speaks of: the plan only where that is the writer. 'He's only reachable before 7' are hours of
 * the farmer, 'the yard doesn't open on Wednesdays' days of the yard, and 'he golfs on Tuesdays' is no series of tasks.
 */
export function settleThirdParties(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || context.language !== 'en') return
  for (const reading of context.readings) if (reading.kind === 'availability' && reading.source === 'stated' && reading.person !== null && !reading.text.toLowerCase().includes(reading.person.toLowerCase())) reading.text = `${reading.person}: ${reading.text}`
  context.readings = context.readings.flatMap((reading) => {
    const clause = isRule(reading) ? clauseOfRule(context, reading) : null
    if (!isRule(reading) || clause === null || clause.segment === context.segments[0] || isOfUserAfterAll(context, reading, clause)) return [reading]
    const other = thirdPartyOf(context, clause)
    if (other === null) return [reading]
    const settled = settledOf(context, reading, other)
    if (settled === null) context.claimed.fill(0, clause.segment.from, clause.segment.to)
    return settled === null ? [] : [settled]
  })
}

/** 'She has Saturdays for me', 'my aunt is here 8-14 March, so nothing then'. */
function isOfUserAfterAll(context: ReadingContext, { kind }: Reading, clause: Clause): boolean {
  return FOR_USER.test(clause.behind.flatMap((words) => keysOf(context, words)).join(' ')) || kind === 'exclusion' && barsForAll(context, clause)
}

function isRule(reading: Reading): reading is Rule {
  if (reading.source !== 'stated') return false
  if (reading.kind === 'rhythm') return reading.title !== null && reading.minutes === null && reading.everyDays === null && (reading.count === null || reading.count === reading.days.weekdays?.length)
  if (reading.kind === 'commitment') return reading.person === null && !reading.inPlan
  return (reading.kind === 'availability' || reading.kind === 'exclusion') && (reading.person === null || reading.appliesTo !== null)
}

function settledOf(context: ReadingContext, reading: Rule, { words, isPerson, predicate, isShut }: ThirdParty): Reading | null {
  const name = words === null ? null : textOf(context, words)
  if (name !== null && (isInGoal(context, name) || isShut && isWorkplace(context, words!, reading))) return reading
  const verb = keysOf(context, predicate).filter((key) => !ADVERBS.test(key))
  if (reading.kind === 'rhythm' || reading.kind === 'commitment') {
    // What somebody does to something may be a part of the plan; 'does Tuesdays' and 'golfs on Fridays' are none.
    if (!isPerson || !isOnlyVerb(verb) || reading.kind === 'commitment' && !AT_WORK.test(verb[0]!) || !isNamedByClause(context, reading)) return reading
    return name === null ? null : bound(reading, name, IS_THERE.test(verb[0] ?? '') ? 'availability' : 'exclusion')
  }
  const closing = isPerson || name === null ? null : hoursShut(reading, verb)
  if (closing !== null) return bound({ ...reading, windows: closing }, name!, 'exclusion')
  if (name === null) return reading.appliesTo === null ? null : reading
  return reading.appliesTo === null || isMisnamed(reading, name, context, predicate) ? bound(reading, name, reading.kind) : reading
}

/** Where the work is done, closed means that nobody works; where one buys or asks, only that. Dates on which a place is shut may be those of what is done there. */
function isWorkplace(context: ReadingContext, words: Words, { days }: Rule): boolean {
  const name = textOf(context, words)
  const isOwn = /^(?:my|our)$/u.test(context.source.tokens[words.from - 1]?.key ?? '')
  return days.spans !== undefined || WORKPLACE.test(name) && (isOwn || !COUNTER.test(name))
}

const COUNTER = /(?:^| )(?:shop|store|office)$/iu

/** 'The scrapyard shuts at 4', 'the counter opens at 9': nobody is served on the other side of that hour. */
function hoursShut({ kind, windows: [window, ...others] }: Rule, verb: readonly string[]): ClockWindow[] | null {
  if (kind !== 'availability' || window === undefined || others.length > 0 || window.to - window.from !== AN_HOUR || verb.length !== 1) return null
  if (/^(?:shuts?|closes?)$/u.test(verb[0]!)) return [{ from: window.from, to: MINUTES_PER_DAY }]
  return /^opens?$/u.test(verb[0]!) ? [{ from: 0, to: window.from }] : null
}

const AN_HOUR = 60

/** Called by the verb of its clause, or by all of the clause: 'delivers', 'ring the council and they only answer'. */
function isMisnamed({ appliesTo }: Reading, name: string, context: ReadingContext, predicate: Words): boolean {
  const label = appliesTo!.labels.join(' ')
  const said = new Set(stems(label))
  const named = stems(name)
  if (appliesTo!.labels.length > 1 || [...said].every((stem) => named.includes(stem))) return false
  const predicateKeys = keysOf(context, predicate)
  const at = predicateKeys.findIndex((key) => stems(key).some((stem) => said.has(stem)))
  // The staging of 'the caretaker builds staging on Mondays' is what is done then.
  const isObject = predicateKeys.slice(0, at).some((key) => !ADVERBS.test(key)) && !SERVES_ONLY.test(predicateKeys.slice(0, at).join(' ')) && !predicateKeys.slice(0, at).some((key) => PREPOSITION.test(key))
  return at >= 0 && !isObject
}

const SERVES_ONLY = /^(?:(?:only|just|also|always|will|can) )*(?:takes?|accepts?|sees?|answers?|receives?|open|opens)(?: |$)/u
const PREPOSITION = /^(?:with|for|to|at|in|of|from|after|about)$/u

const ADVERBS = /^(?:only|just|also|always|usually|normally|mostly|often|still|then|at|on|in|from|every|each|the|,)$/u
/** 'Lesson with the teacher' is something to do, whatever its clause tells. */
function isNamedByClause({ prompt }: ReadingContext, { title, start, end }: Reading & ReadingOf<'rhythm' | 'commitment'>): boolean {
  const said = stems(prompt.slice(start, end))
  return stems(title ?? '').every((stem) => said.includes(stem))
}

const AT_WORK = /^works?$/u
const IS_THERE = /^(?:does|sits|minds|covers|helps|watches|has|can|is|are|do|come|help|work|sit|mind|cover|there|free|available|'s)$/u

function isOnlyVerb(verb: readonly string[]): boolean {
  // Whoever comes or visits is to be received.
  return verb.length === 1 && !/^(?:comes?|visits?)$/u.test(verb[0]!) || verb.length === 2 && /^(?:can|does|do|is|are|will)$/u.test(verb[0]!) && /^(?:do|come|help|work|sit|there|in|here|nights|earlies|lates|shifts|golf)$/u.test(verb[1]!)
}

function bound({ id, words, start, end, source, strength, days, windows }: Rule, name: string, kind: 'availability' | 'exclusion'): Reading {
  const when = `${describePattern(days)}${describeWindows(windows)}`
  const told = { id, words, start, end, source, strength, days, windows, person: null, appliesTo: { labels: [name] } }
  if (kind === 'availability') return { ...told, kind, ofOthers: true, text: `${name}: ${when}` }
  return { ...told, kind, text: `${name} not ${days.weekdays || days.spans ? 'on ' : ''}${when}` }
}
