import type { DayNumber, Weekday } from '../../time/calendar-time.ts'
import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { describeDay, describePattern } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { addReading, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** What becomes of one sitting of the week from a day on: 'from May the Sunday one is in the lake'. */
export type SlotChange = { words: Words; first: DayNumber; weekdays: Weekday[]; /** What is said of it. */ told: Words }

/** Which one: the sitting of a day, or those of one sort. */
const ONE = /^(?:the|our|my|that|das|die|der|el|los|las?|celle|celui|celles|ceux|les?|os?|as?)$/u
const SITTING = /^(?:ones?|sessions?|swims?|runs?|rides?|rows?|walks?|hikes?|lessons?|class(?:es)?|training|trainings?|practi[cs]es?|rehearsals?|workouts?|sittings?|meetings?|evenings?|mornings?|nights?|slots?|einheit(?:en)?|probe(?:n)?|stunde(?:n)?|termine?|lauf|laufe|\p{L}*training|\p{L}*einheit|\p{L}*probe|entrenos?|sesion(?:es)?|clases?|ensayos?|salidas?|seances?|sorties?|cours|repetitions?|entrainements?|treinos?|sess(?:ao|oes)|aulas?|ensaios?)$/u
const BECOMES = /^(?:is|are|will|moves?|switch(?:es)?|goes|go|happens?|takes|becomes?|turns|shifts?|ist|sind|wird|werden|findet|finden|es|son|sera|seran|pasan?|est|sont|se|seront|passent?|e|sao|serao|passam?)$/u
/** German weekdays are the first part of the word: 'das Sonntagstraining'. */
const GERMAN_DAYS: readonly (readonly [RegExp, Weekday])[] = [[/^montags?/u, 1], [/^dienstags?/u, 2], [/^mittwochs?/u, 3], [/^donnerstags?/u, 4], [/^freitags?/u, 5], [/^samstags?/u, 6], [/^sonntags?/u, 7]]

/** Such clauses, whose times neither begin the plan nor name an event. */
export function findSlotChanges(context: ReadingContext): SlotChange[] {
  if (context.plannerType !== 'calendar') return []
  return context.segments.flatMap((segment) => {
    const change = segment.from === 0 ? null : changeIn(context, segment)
    if (change !== null) context.claimed.fill(1, segment.from, segment.to)
    return change ?? []
  })
}

function changeIn(context: ReadingContext, segment: Words): SlotChange | null {
  const { tokens } = context.source
  const groups = context.groups.filter(({ from, to }) => from >= segment.from && to <= segment.to)
  const start = groups.find(({ expressions: [first] }) => (first!.bound === 'since' || first!.bound === 'after') && first!.days !== null)
  const slot = groups.find((group) => group !== start && weekdayIn(group) !== null)
  if (!start || groups.some((group) => group !== start && group !== slot && !isWord(group))) return null
  const isLeading = tokens.slice(segment.from, start.from).every(({ key }) => CLAUSE_JOINT.test(key))
  const said = isLeading ? { from: start.to, to: segment.to } : { from: segment.from, to: start.from }
  const told = toldIn(context, said)
  if (told !== null && groups.some((group) => group.from >= told.from && group.from < told.to && !isWord(group))) return null
  const weekdays = slot ? [weekdayIn(slot)!] : germanDays(context, said)
  if (told === null) return isOtherWay(context, said) ? { words: segment, first: start.expressions[0]!.days!.first, weekdays: [], told: said } : null
  const { bound, days } = start.expressions[0]!
  return { words: segment, first: bound === 'after' ? days!.last + 1 : days!.first, weekdays, told }
}

/** 'From February I only use rye flour', 'from week 5 on I add hills': how it is done from then on, and no start of it. */
function isOtherWay(context: ReadingContext, said: Words): boolean {
  return OTHER_WAY.test(context.source.tokens.slice(said.from, said.to).map(({ key }) => key).join(' ')) && context.groups.every(({ from, to }) => to <= said.from || from >= said.to)
}

const OTHER_WAY = /^(?:on )?(?:(?:i|we) (?:'ll |will |shall )?(?:only|no longer|also|switch|move|use|stop|add|increase|drop|change|swap|replace)|(?:nehme|verwende|benutze|wechsle|lasse) (?:ich|wir) |(?:solo|ya no) (?:uso|utilizo)|j'utilise|je n'utilise|(?:so|ja nao) uso)(?: |$)/u

/** What stands behind 'the Sunday one is'; null for another sentence. */
function toldIn(context: ReadingContext, { from, to }: Words): Words | null {
  const keys = context.source.tokens.slice(from, to).map(({ key }) => key)
  const verb = keys.findIndex((key) => BECOMES.test(key))
  // 'Ab Mai ist das Sonntagstraining im See': German turns the two round.
  const subject = verb === 0 ? 1 : 0
  const end = verb === 0 ? keys.findIndex((key, index) => index > 0 && SITTING.test(key)) + 1 : verb
  const one = keys.slice(subject, end)
  const isOne = one.length > 0 && one.length <= MOST_WORDS && ONE.test(one[0]!) && (one.some((key) => SITTING.test(key)) || /^(?:el|celle|celui|o)$/u.test(one[0]!))
  const behind = verb === 0 ? end : verb + 1
  return isOne && behind < keys.length ? { from: from + behind, to } : null
}

const MOST_WORDS = 5

function germanDays({ source: { tokens } }: ReadingContext, { from, to }: Words): Weekday[] {
  const days = tokens.slice(from, to).flatMap(({ key }) => GERMAN_DAYS.flatMap(([day, weekday]) => (day.test(key) ? [weekday] : [])))
  return [...new Set(days)]
}

function weekdayIn({ expressions: [first] }: TimeGroup): Weekday | null {
  return first!.clock !== null ? null : first!.days?.bareWeekday ?? (first!.recurrence?.weekdays?.length === 1 ? first!.recurrence.weekdays[0]! : null)
}

/** The sea of 'no mar', which is March elsewhere. */
function isWord({ expressions }: TimeGroup): boolean {
  return expressions.every(({ words }) => /^(?:no mar|mar)$/iu.test(words))
}

/** Once days and hours are known: what recurs on those days is there from then on; what is said of no such day stays with the notes. */
export function readSlotChanges(context: ReadingContext, changes: readonly SlotChange[]): void {
  for (const { words, first, weekdays, told } of changes) {
    const recurs = weekdays.length > 0 && context.readings.some((reading) => (reading.kind === 'rhythm' || reading.kind === 'availability') && reading.source === 'stated' && weekdays.every((day) => reading.days.weekdays?.includes(day) === true))
    const name = textOf(context, told).replace(/^to (?=the )/iu, 'at ')
    if (recurs) addReading(context, words, { value: { kind: 'place', name, days: { weekdays, spans: [{ first, last: first + NO_END_DAYS }] } }, text: `${describePattern({ weekdays })} ${name}, from ${describeDay(first)} on` })
    else context.claimed.fill(0, words.from, words.to)
  }
}
