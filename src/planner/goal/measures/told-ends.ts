import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Minute } from '../../time/calendar-time.ts'
import type { Brief, Reading, ReadingOf } from '../brief.ts'
import { describeEnd } from '../describe.ts'
import type { Word } from '../orders/clauses-of-text.ts'
import type { Named } from '../orders/names-of-things.ts'
import { isGivenName } from '../people/given-names.ts'
import { isRelative } from '../people/relatives.ts'
import { isGoal, isSame, STATE } from './things-of-times.ts'
import type { Place, Places, Stretch } from './things-of-times.ts'

type Input = { text: string; times: readonly TimeExpression[]; places: Places }

/**
 * Gives last and first moments to the things that they are told of. What the brief bound to another word of the clause, or to the
 * whole plan, is bound to the thing ('menu card, the printer wants it by 3 May'); a day by which something shall be, told without
 * 'by', is no occasion ('tickets to be paid for 9 May'); one that the brief lost comes in.
 */
export function withToldEnds(brief: Brief, { text, times, places }: Input): Brief {
  return times.reduce((read, time) => {
    if (time.days === null || time.recurrence !== null) return read
    const place = places(time)
    if (place === null || place.sentence.start === 0) return read
    return boundAgain(read, time, place) ?? endOfOccasion(read, time, place) ?? endAdded(read, { time, place, text }) ?? read
  }, brief)
}

/** In a clause about everything, and not one about 'calls to all families', the plan as a whole is meant; so many words of it say whether it is. */
const FRONT = 4
const ALL = /^(?:all|everything|whole|lot|alles|todo|tout|tudo)$/u

/** A deadline or a first day that the brief has, with the thing in place of whatever else stands in the clause; null where it stays as it is. */
function boundAgain(brief: Brief, time: TimeExpression, { thing, clause, before }: Place): Brief | null {
  const bound = brief.readings.find((reading) => reading.source === 'stated' && isOver(reading, time) && (reading.kind === 'deadline' && reading.event === null || reading.kind === 'horizon' && reading.first !== null && reading.last === null))
  if (bound === undefined) return null
  const isOfAll = clause.words.slice(0, FRONT).some(({ key }, index) => ALL.test(key) && !/^(?:day|night|week|morning|afternoon)$/u.test(clause.words[index + 1]?.key ?? '') && !/^(?:to|of|for|with|from|in|at|by|on|an|von|fur|mit|a|de|para|con|com|pour|avec)$/u.test(clause.words[index - 1]?.key ?? ''))
  if (isOfAll) return bound.appliesTo === null || isKnown(brief, bound.appliesTo.labels) ? brief : withReading(brief, bound, rebound(bound, null))
  if (thing === null || isGoal(brief, thing)) return brief
  const isOther = bound.appliesTo === null ? thing.isKnown : !isKnown(brief, bound.appliesTo.labels) && bound.appliesTo.labels.every((label) => !isSame(label, thing.label) && isNoThing(brief, label, before))
  return isOther ? withReading(brief, bound, rebound(bound, thing)) : brief
}

/** Who wants it or does it, how it shall be, or a word of the clause that names nothing: 'the mason would like it by 3 May', 'signed by 3 May'. */
function isNoThing({ readings }: Brief, label: string, before: readonly Word[]): boolean {
  const demand = before.findIndex(({ key }) => DEMAND.test(key))
  const doer = before.slice(0, Math.max(0, demand)).map(({ text }) => text).join(' ')
  const isPerson = readings.some((reading) => reading.kind === 'person' && label.includes(reading.name)) || isRelative(label.split(' ')[0]!.toLowerCase()) || label.split(' ').some(isGivenName)
  return STATE.test(label) || isPerson || demand >= 0 && isSame(doer, label)
}

/** Behind it stands what somebody wants, and before it who. */
export const DEMAND = /^(?:wants?|wanted|likes?|insists?|promis\p{L}+|says?|reckons?|know|asks?|needs?|mochte|quiere|pide|veut|demande|quer|pede)$/u

function rebound(bound: Reading, thing: Named | null): Reading {
  const said = bound.text.replace(/^[^:]{1,80}: /u, '')
  const told = { ...bound, appliesTo: thing === null ? null : { labels: [thing.label] }, text: thing === null ? said : `${thing.label}: ${said}` }
  if (told.kind === 'deadline') delete told.goesOn
  return told
}

/** Whether something in the plan has the name. */
function isKnown({ readings }: Brief, labels: readonly string[]): boolean {
  return readings.some((reading) => {
    if (reading.source !== 'stated') return false
    const own = reading.kind === 'topic' ? [reading.label] : reading.kind === 'event' ? [reading.title] : reading.kind === 'rhythm' ? [reading.title ?? ''] : reading.kind === 'person' ? [reading.name, ...reading.roles] : []
    return own.some((name) => labels.some((label) => isSame(name, label)))
  })
}

/** 'Flyers to be printed 3 May': until then, and nothing that happens on that day. */
function endOfOccasion(brief: Brief, time: TimeExpression, { thing, before, behind }: Place): Brief | null {
  const event = brief.readings.find((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated' && isOver(reading, time) && reading.days.first === time.days!.first && reading.days.last === reading.days.first)
  if (event === undefined || event.from !== null || event.recurs === true || !saysEnd(before, behind, ON.test(time.words))) return null
  const label = thing === null || isGoal(brief, thing) ? event.title : thing.label
  const end = { latest: (time.days!.last + 1) * MINUTES_PER_DAY, label, start: event.start, end: event.end, words: event.words }
  const others = brief.readings.filter((reading) => reading !== event && !(reading.kind === 'deadline' && reading.event === event.title))
  return withEnd({ ...brief, readings: others }, end)
}

function saysEnd(before: readonly Word[], behind: readonly Word[], isOn: boolean): boolean {
  const keys = before.map(({ key }) => key)
  const [last = '', other = ''] = [keys.at(-1), keys.at(-2)]
  const said = keys.join(' ')
  if (CLOSES.test(last) || /^(?:at|the) (?:latest|outside)$|^(?:latest|max|maximum|maxi|spatestens|hochstens|earliest at)$/u.test(behind.slice(0, 2).map(({ key }) => key).join(' '))) return true
  if (CLOSES.test(other) && /^(?:is|are|on|for|at|by|out|off|am|el|le|em|no|:)$/u.test(last)) return true
  if (isOn || !SHALL_BE.test(said)) return false
  return DONE.test(last)
}

const CLOSES = /^(?:due|payable|expires?|deadline|deadlines|latest|rsvp|fallig|faellig|frist|einsendeschluss|anmeldeschluss|spatestens|vence|vencen|caduca|plazo|prazo|echeance|delai|runs? out|tope|limite)$/u
/** 'Must be empty on 3 May' is so that day. */
const ON = /^(?:on|am|an|el|le|em|no|du|during) /iu
/** A thing shall be so by then; 'is printed 3 May' tells what happens then. */
const SHALL_BE = /(?:^| )(?:must be|must have been|has to be|have to be|had to be|should be|shall be|needs? to be|ought to be|to be|wants? to be|muss|mussen|sollen?|debe|deben|tiene que|tienen que|hay que|doit|doivent|deve|devem|tem de|tem que)(?= |$)/u
const DONE = /^(?:\p{L}{2,}ed|\p{L}{3,}t|bought|sewn|paid|sent|made|written|built|hung|sold|chosen|taken|cut|drawn|in|out|back|done|ready|gone|over|empty|there|there|\p{L}{4,}en|\p{L}{4,}(?:ad|id)[oa]s?|\p{L}{3,}(?:er|ir|re|ar))$/u

/** What the brief lost: 'the grant form has to be in by 4 June' among much else. */
function endAdded(brief: Brief, { time, place: { thing }, text }: { time: TimeExpression; place: Place; text: string }): Brief | null {
  const { bound, days, clock } = time
  if (bound !== 'by' || thing === null || isGoal(brief, thing) || days!.grain !== 'day' || clock !== null) return null
  if (brief.readings.some((reading) => reading.source === 'stated' && isOver(reading, time) && reading.kind !== 'topic' && reading.kind !== 'person')) return null
  const latest: Minute = (days!.last + 1) * MINUTES_PER_DAY
  return withEnd(brief, { latest, label: thing.label, start: time.start, end: time.end, words: text.slice(time.start, time.end) })
}

function withEnd(brief: Brief, { latest, label, ...said }: Stretch & { latest: Minute; label: string; words: string }): Brief {
  const base = { ...said, source: 'stated' as const, strength: 'hard' as const }
  const part: Reading[] = isKnown(brief, [label]) ? [] : [{ ...base, id: `r${brief.readings.length + 2}`, appliesTo: null, text: label, kind: 'topic', label, list: 0, position: 1, amount: null, minutes: null }]
  return { ...brief, readings: [...brief.readings, { ...base, id: `r${brief.readings.length + 1}`, appliesTo: { labels: [label] }, text: `${label}: ${describeEnd(latest)}`, kind: 'deadline', latest, event: null }, ...part] }
}

function withReading(brief: Brief, was: Reading, is: Reading): Brief {
  return { ...brief, readings: brief.readings.map((reading) => (reading === was ? is : reading)) }
}

function isOver(reading: Stretch, time: Stretch): boolean {
  return reading.start < time.end && reading.end > time.start
}
