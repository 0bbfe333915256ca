import { saysOnly } from '../cues.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { pointsAtThose } from '../expressions/weekdays-pointed-at.ts'
import { isReason, nameOfDuty } from './duties.ts'
import { isAbility, windowsFrom } from './repeating-clause.ts'
import type { RepeatingClause } from './repeating-clause.ts'
import type { TimeGroup } from './time-groups.ts'

/** What is settled already is kept, and shown. */
export function addFixed(context: ReadingContext, clause: RepeatingClause): boolean {
  const { label, entry, around, days, words, when: text } = clause
  const hasHours = entry.windows.length > 0 || entry.point !== null
  if (label === null || !hasHours || !IS_FIXED.test(around.rightKeys.join(' '))) return false
  addReading(context, words, { value: { kind: 'commitment', title: label, days, windows: windowsFrom(clause), person: null, inPlan: true }, text: `${label}: ${text}` })
  return true
}

const IS_FIXED = /^(?:is|are) (?:already |all )?(?:fixed|booked|set|settled|taken care of|non negotiable|non - negotiable)(?: |$)/u

/** 'Working 9 to 5 Mon-Fri, so weekday evenings', 'I mind the twins Mon and Tue, so keep those days free': why only other times are left. */
export function isWhy(context: ReadingContext, { around, entry, person, label, group }: RepeatingClause): boolean {
  if (label !== null && pointsBack(context, group)) return true
  return label !== null && person === null && entry.windows.length > 0 && isReason(context, around) && !isAbility(around.leftKeys) && !saysOnly(around.keys, context.language)
}

/** '…, so nothing on those days'. */
function pointsBack({ groups }: ReadingContext, group: TimeGroup): boolean {
  const next = groups.find(({ from }) => from >= group.to)
  return next !== undefined && pointsAtThose(next.expressions[0]!)
}

export function addDuty(context: ReadingContext, clause: RepeatingClause): void {
  const { days, words, person, label } = clause
  const title = label === null ? null : nameOfDuty(label, context.language)
  addReading(context, words, { value: { kind: 'commitment', title: title ?? 'Busy', days, windows: windowsFrom(clause), person, inPlan: isOwnEvent(label) && title === label }, text: `${title ?? person ?? 'Busy'}: ${clause.when}` })
}

/** A duty of the user's own that the plan may show: a class, a meeting with the supervisor. */
export function isOwnEvent(label: string | null): boolean {
  return label !== null && /class|course|lesson|meeting|clase|kurs|cours|aula/iu.test(label)
}

/** 'Je peux m'en occuper le mardi soir', 'ich kann mich samstags darum kümmern': when there is time for the plan. */
export function isCaring({ leftKeys, rightKeys }: Surroundings): boolean {
  return isAbility(leftKeys) && CARING.test([...leftKeys, ...rightKeys].join(' '))
}

/** To see to it, work on it, take care of it. */
const CARING = /(?:^| )(?:m'en occuper|nous en occuper|y travailler|darum kummern|daran arbeiten|dran arbeiten|ocuparme|ocuparnos|dedicarme|dedicarle|tratar disso|cuidar disso|see to (?:it|this|that|them)|work on (?:it|this|that|them)|deal with (?:it|this|that|them)|do (?:it|this|that)|spend on (?:it|this|that))(?= |$)/u

/** 'Kofi leaves at noon on Wednesdays': gone from then on. */
export function leavesEarly(context: ReadingContext, { entry, around, days, person, words }: TypedTime): boolean {
  const isLeaving = around.leftKeys.some((key) => /^(?:leaves|finishes|stops)$/u.test(key)) && around.leftKeys.length <= 4 || /(?:has|needs|wants) to (?:leave|go|stop|finish|pick up (?:\S+ ){1,3})(?: at| by)?$|must (?:leave|go|stop|finish)(?: at| by)?$/u.test(around.leftKeys.join(' '))
  const from = entry.point ?? entry.windows[0]?.from ?? null
  if (person === null || !isLeaving || from === null) return false
  const windows = [{ from, to: 1440 }]
  addReading(context, words, { value: { kind: 'exclusion', days, windows, person }, text: `${person} away ${describePattern(days)}${describeWindows(windows)}` })
  return true
}
