import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DayPattern, Reading } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { hasCue } from '../cues.ts'
import { keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { personNamed } from './people-words.ts'

/**
 * 'Ken's furlough days: 26 March', 'Iker libra todos los viernes', 'Jas on paternity from 22 February': with words that no
 * list of cues holds beside a name, an absence reads like something to do. Its days are days off of whoever it names.
 */
export function settleAbsencesReadAsWork(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const people = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' ? [reading.name] : [])))
  if (people.size === 0) return
  settleArrivals(context)
  const named = context.readings.filter((reading) => reading.kind === 'event' && people.has(reading.title) && reading.from === null && saysWhoIsAway(context, reading)).map((reading) => titleOf(reading))
  const absences = new Set([...named, ...context.readings.flatMap((reading) => [titleOf(reading), ...(reading.appliesTo?.labels ?? [])]).filter((label) => label !== null && absentee(label, people) !== null)])
  if (absences.size === 0) return
  context.readings = context.readings.flatMap((reading) => {
    const label = [titleOf(reading), ...(reading.appliesTo?.labels ?? [])].find((one) => one !== null && absences.has(one))
    if (label === undefined || label === null) return [reading]
    const days = daysOf(context, reading)
    const person = people.has(label) ? label : absentee(label, people)!
    return days === null ? [] : [{ ...baseOf(reading), kind: 'exclusion', days, windows: [], person, appliesTo: null, text: `${person} away ${describePattern(days)}` }]
  })
}

/** 'No work on 1 January and during my leave 25-29 January': days of one's own on which nothing is done; where the goal begins with them, they are what it leads up to. */
export function settleOwnLeave(context: ReadingContext): void {
  const user = context.readings.find((reading) => reading.kind === 'person' && reading.isUser)
  const person = user?.kind === 'person' ? user.name : null
  context.readings = context.readings.map((reading): Reading => {
    if (reading.kind !== 'event' || reading.from !== null || !OWN_LEAVE.test(reading.title) || segmentOfReading(context, reading)?.sentence === 0) return reading
    const days = { spans: [reading.days] }
    return { ...baseOf(reading), kind: 'exclusion', days, windows: [], person, appliesTo: null, text: `${person === null ? 'Nothing on' : `${person} away`} ${describePattern(days)}` }
  })
}

const OWN_LEAVE = /^(?:(?:my|our) )?(?:(?:annual|parental|sick|study|unpaid) )?(?:leave|time off|days? off)$/iu

/** 'Absences: Wren 28 Oct to 1 Nov; Marek 1 Nov': days that stand behind nothing but a name, in a sentence about who is away. */
function saysWhoIsAway(context: ReadingContext, reading: Reading): boolean {
  const segment = segmentOfReading(context, reading)
  return segment !== null && sentenceOf(context, segment).some((part) => hasCue(keysOf(context, part), 'awayOfPerson') || keysOf(context, part).some((key) => /^(?:absen(?:ces?|t|cias|ts?)|abwesend|abwesenheiten|ausencias|holidays?|urlaub|vacaciones|cong[ée]s|f[ée]rias)$/u.test(key)))
}

/** 'Omar tech from July': from when somebody is there, with what they do, and no part of the work that begins then. */
function settleArrivals(context: ReadingContext): void {
  const labels = new Map(context.readings.flatMap((reading) => (reading.kind === 'person' ? [reading.name, ...reading.roles.map((role) => `${reading.name} ${role}`)].map((label) => [label, reading.name] as const) : [])))
  const comers = new Set(context.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null && reading.last === null ? reading.appliesTo?.labels.filter((label) => labels.has(label)) ?? [] : [])))
  if (comers.size === 0) return
  context.readings = context.readings.flatMap((reading): Reading[] => {
    if (reading.kind === 'topic') return comers.has(reading.label) ? [] : [reading]
    const label = reading.kind === 'horizon' ? reading.appliesTo?.labels.find((one) => comers.has(one)) : undefined
    if (reading.kind !== 'horizon' || label === undefined || reading.first === null || reading.last !== null) return [reading]
    const [person, spans] = [labels.get(label)!, [{ first: context.today, last: reading.first - 1 }]]
    return reading.first <= context.today ? [] : [{ ...baseOf(reading), kind: 'exclusion', days: { spans }, windows: [], person, appliesTo: null, text: `${person} away ${describePattern({ spans })}` }]
  })
}

function baseOf({ id, words, start, end, source, strength }: Reading) {
  return { id, words, start, end, source, strength }
}

function titleOf(reading: Reading): string | null {
  return reading.kind === 'event' || reading.kind === 'rhythm' || reading.kind === 'commitment' ? reading.title : reading.kind === 'topic' ? reading.label : null
}

/** Who is away, where a label says nothing else. */
function absentee(label: string, people: Set<string>): string | null {
  const [first = '', ...rest] = label.split(' ')
  const name = personNamed({ people }, first.replace(/['’]s$/u, ''))
  return name !== null && ABSENT.test(rest.join(' ')) ? name : null
}

const ABSENT = /^(?:(?:is|has|have|will|shall|be|goes|takes|on|in|at|an?|the|her|his|ist|hat|im|est|en|está|tiene|de|tem|tira|em) ){0,4}(?:(?:parental|annual|sick|unpaid|study|maternity|paternity|bank) )?(?:off|out|away|gone|absente?|leave|paternity|maternity|holidays?|hols|vacation|pto|furlough|jury (?:duty|service)|sick|travelling|traveling|abroad|libra|libran|urlaub|elternzeit|frei|fehlt|vacaciones|baja|libre|congés?|vacances|férias|folga|licença)(?: days?)?$/iu

function daysOf({ today }: ReadingContext, reading: Reading): DayPattern | null {
  if (reading.kind === 'event') return { spans: [reading.days].flat() }
  if (reading.kind === 'rhythm' || reading.kind === 'commitment') return reading.days.weekdays || reading.days.spans ? reading.days : null
  if (reading.kind !== 'horizon') return null
  const first = reading.first ?? today
  return { spans: [{ first, last: reading.last ?? first + NO_END_DAYS }] }
}
