import type { Weekday } from '../../time/calendar-time.ts'
import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const ON = '(?:on |an |en |em |los |les )?'
const THOSE = String.raw`(?:(?:those|these) (?:(?:two|three|four|five) )?days|(?<=(?<!\p{L})so (?:please )?(?:nothing|not|no \p{L}{3,15}) )then(?=\s*[.,;!)\n]|$)|(?:diesen|den|jenen) tagen|ces jours(?:[- ]l[àa])?|(?:esos|estos|esas|estas) d[íi]as|(?:nesses|nestes|esses|estes) dias)`
const OTHERS = String.raw`(?:(?:all )?(?:the |my )?(?:other|remaining) days|the rest of the week|(?<=(?<!\p{L})on )the (?:others|rest)|(?:den )?(?:anderen|übrigen|restlichen)(?: tagen)?|(?:les )?autres jours|(?:los )?(?:demás|demas|otros)(?: días| dias)?|(?:nos )?(?:outros|demais)(?: dias)?)`
const POINTING = new RegExp(String.raw`(?<![\p{L}\p{N}])${ON}(?:(?<those>${THOSE})|(?<others>${OTHERS}))(?![\p{L}\p{N}])`, 'giu')
/** What may stand between the weekdays of one list. */
const JOINT = /^(?:\s*[,/&+]\s*|\s+)?(?:(?:and|or|und|oder|y|o|et|ou|e|plus)\s+)?(?:(?:on|los|les|le|el|an)\s+)?$/iu
/** As far back, in characters, the days stand that are pointed at. */
const FURTHEST = 160
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** 'Late shifts Mon, Tue and Wed, so nothing on those days, and on the others only after two': the weekdays named last, and those that were not named. */
export function withWeekdaysPointedAt(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = [...text.matchAll(POINTING)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const named = weekdaysBefore(text, expressions, index)
    if (named.length === 0 || groups!['others'] !== undefined && !HAS_NOUN.test(words) && !HOURS_BEHIND.test(text.slice(end)) || expressions.some((other) => other.start < index && other.end > index)) return []
    const weekdays = groups!['those'] === undefined ? WEEK.filter((day) => !named.includes(day)) : named
    const hours = groups!['those'] === undefined ? undefined : expressions.find((other) => isHoursOnly(other) && other.end < index && text.slice(other.end, index).trim() === '')
    const start = hours?.start ?? index
    return weekdays.length === 0 ? [] : [{ ...EMPTY_EXPRESSION, words: text.slice(start, end), start, end, clock: hours?.clock ?? null, recurrence: { ...EMPTY_RECURRENCE, weekdays: [...weekdays] } }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

/** The hours of 'only 4-6pm on those days'. */
function isHoursOnly({ clock, days, recurrence, duration }: TimeExpression): boolean {
  return clock !== null && (clock.from !== null || clock.to !== null) && days === null && recurrence === null && duration === null
}

/** 'On the others', of weekdays. */
export function pointsAtOthers({ words, recurrence }: TimeExpression): boolean {
  return recurrence !== null && IS_OTHERS.test(words)
}

const IS_OTHERS = new RegExp(`^${ON}${OTHERS}$`, 'iu')
/** 'The others' without a noun are days where their hours stand behind. */
const HAS_NOUN = /(?:days|tagen|jours|d[íi]as|week)$/iu
const HOURS_BEHIND = /^,? (?:not|only|nothing|no|never|any ?time|after|before|from|until|nicht|nur|erst|ab|pas|seulement|no|solo|sólo|a partir|n[ãa]o|só)(?!\p{L})/iu

/** 'On those days', of weekdays. */
export function pointsAtThose({ words, recurrence }: TimeExpression): boolean {
  return recurrence !== null && IS_THOSE.test(words)
}

const IS_THOSE = new RegExp(`^${ON}(?:${THOSE}|then)$`, 'iu')

/** Those of the list named last, in the sentence or the one before; none where a date was named since. */
function weekdaysBefore(text: string, expressions: readonly TimeExpression[], index: number): Weekday[] {
  const before = expressions.filter(({ days, recurrence, end }) => end <= index && (days !== null || recurrence?.weekdays))
  const last = before.at(-1)
  if (!last || index - last.end > FURTHEST || /[.!?\n][^.!?\n]*[.!?\n]/u.test(text.slice(last.end, index))) return []
  const weekdays = new Set<Weekday>()
  for (const [step, expression] of before.toReversed().entries()) {
    const next = before.at(-step)
    const own = weekdaysOf(expression)
    if (own.length === 0 || step > 0 && !JOINT.test(text.slice(expression.end, next!.start))) break
    for (const weekday of own) weekdays.add(weekday)
  }
  return WEEK.filter((day) => weekdays.has(day))
}

function weekdaysOf({ days, recurrence }: TimeExpression): readonly Weekday[] {
  if (recurrence?.weekdays && recurrence.nth === null && recurrence.every === 1) return recurrence.weekdays
  return days?.bareWeekday ? [days.bareWeekday] : []
}
