import type { Reading, ReadingOf } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'
import { windowsOrPoint } from './add-rhythm.ts'
import { claimUse } from './freed-days.ts'
import { isOpeningTime, isTimeHeading } from './opening-times.ts'
import type { RepeatingClause } from './repeating-clause.ts'
import { addCountedWeeks } from './counted-days.ts'

export function addOpenTime(context: ReadingContext, { entry, days, words, person, when: text }: RepeatingClause): void {
  addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person }, text })
}

export function addFreedDays(context: ReadingContext, clause: RepeatingClause): void {
  claimUse(context, clause.around)
  addOpenTime(context, clause)
}

export function isOpening(context: ReadingContext, { around }: RepeatingClause): boolean {
  const label = labelOf(context, around.left) ?? ''
  return isOpeningTime(around) || isTimeHeading(around) || /\b(?:times|hours|slots|availability|access)$/iu.test(label) && !SO_MANY.test(label)
}

/** 'Practise with the choir nine times'. */
const SO_MANY = /(?:^| )(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several|many) times$/iu

export function addOpening(context: ReadingContext, { entry, days, words, when: text, around }: RepeatingClause): void {
  addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person: null, ...(isOpeningTime(around) ? { ofPlace: true } : {}) }, text: `Open ${text}` })
}

export function addTimeForGoal(context: ReadingContext, clause: RepeatingClause): void {
  const { entry, around, days, words, person, weeks, when: text } = clause
  const daily = dailyRhythmBefore(context, clause)
  if (daily) Object.assign(daily, { days, everyDays: null, text: `${daily.text}, ${text}` })
  addReading(context, words, { value: { kind: 'availability', days, windows: daily ? daily.windows : windowsOrPoint(entry), person }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text })
  if (weeks !== null) addCountedWeeks(context, clause, weeks)
}

/** 'Daily 30 minutes (12:15-12:45), Monday through Friday': days without hours say which days 'daily' means. */
function dailyRhythmBefore(context: ReadingContext, { entry, around }: TypedTime): ReadingOf<'rhythm'> & Reading | null {
  if (!around.segment || entry.weekdays === null || entry.weekdays.length < 3 || entry.windows.length > 0 || entry.point !== null) return null
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const daily = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return daily?.kind === 'rhythm' && daily.everyDays === 1 && daily.days.weekdays === undefined ? daily : null
}

export function addTimeForThing(context: ReadingContext, { entry, around, days, words, rule, when: text }: RepeatingClause): boolean {
  if (rule === null || rule.binds === null) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [rule.binds] }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${rule.binds}: ${text}` })
  return true
}

/** 'Weekday lunch breaks 12-1 for calls, Tuesday evenings for the rest': the time in which such things are done, and no call on each day. */
export function addTimeForCalls(context: ReadingContext, { entry, around, days, words, person, when: text }: RepeatingClause): boolean {
  const what = USES.exec(around.rightKeys.join(' '))?.groups?.['what']
  const before = labelOf(context, around.left)
  if (what === undefined || person !== null || entry.windows.length === 0 || before !== null && !/^(?:lunch ?breaks?|breaks?|commute|train rides?|i(?:['’]ve| have)?(?: got)?|time)$/iu.test(before)) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [what] }, text: `${what}: ${text}` })
  return true
}

const USES = /^for (?:the |my |all |any )?(?:quick |short |small )?(?<what>phone calls|calls|phoning|emails|e-mails|mails|telephoning|admin|paperwork|errands)$/u
