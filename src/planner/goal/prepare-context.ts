import type { PlannerType } from '../../contract/plan.ts'
import { dayOfMinute, localMinute, minuteOfDay } from '../time/day-number.ts'
import { writesDayFirst, writesDayFirstIn } from '../time/day-order.ts'
import { detectLanguage, lexiconOf } from '../time/grammar/languages.ts'
import { prepareSource } from '../time/grammar/source.ts'
import type { Reference } from '../time/grammar/source.ts'
import { withBracketedAppositions } from './appositions.ts'
import { withoutAges, withoutPartySizes } from './expressions/told-numbers.ts'
import { settledExpressions } from './expressions/settled-expressions.ts'
import { withoutTitle } from './stated-title.ts'
import { withJoinedOffs } from './joined-offs.ts'
import { withoutLineMarks, withoutMentions } from './line-marks.ts'
import { namesLikeTimes, withoutTimeSenses } from './people/names-like-times.ts'
import { withPlainLines } from './plain-lines.ts'
import type { ReadingContext } from './reading-context.ts'
import { segmentsOf } from './segments.ts'
import { withSprintsNamed } from './sprints/names-of-sprints.ts'
import { writes24Hours } from './times/clock-windows.ts'
import { hoursOfNoDay, warningOfNoHour, withoutHoursOfNoDay } from './times/no-hours-of-day.ts'
import { withoutReasonsOfFreeHours } from './times/reasons-of-free-hours.ts'
import { lengthsInNames, timesInNames } from './times/times-in-names.ts'
import { groupTimes } from './times/time-groups.ts'

export type ReadGoalInput = {
  prompt: string
  plannerType: PlannerType
  /** Local wall time of planning, `YYYY-MM-DDTHH:mm`. */
  now: string
  /** IANA name. */
  timeZone: string
  /** BCP 47. */
  locale: string
  /** That of the prompt as it was typed, where it has been written in other words since. */
  language?: string
}

/** What 'tomorrow' and '3/4' are counted from and read as. */
export function referenceOf({ now, timeZone, locale, prompt }: Omit<ReadGoalInput, 'plannerType' | 'language'>, language: string): Reference {
  const minute = localMinute(now)
  const today = dayOfMinute(minute)
  const byDefault = writesDayFirst({ locale, timeZone, language })
  return { day: today, minuteOfDay: minuteOfDay(minute), dayFirst: language === 'en' ? writesDayFirstIn(prompt, { byDefault, today }) : byDefault }
}

/** The tokens, times and segments of a prompt, before anything in it is read. */
export function prepareContext({ prompt, plannerType, now, timeZone, locale, language = detectLanguage(prompt, locale) }: ReadGoalInput): ReadingContext {
  const reference = referenceOf({ now, timeZone, locale, prompt }, language)
  const text = plannerType === 'sprint' ? withoutMentions(prompt) : prompt
  const written = prepareSource(withoutAges(withoutPartySizes(withoutReasonsOfFreeHours(withoutHoursOfNoDay(withoutTitle(withoutLineMarks(text)))))), lexiconOf(language), reference)
  const names = namesLikeTimes(written, plannerType === 'sprint')
  const outsideNames = plannerType === 'sprint' ? new Set([...names, ...lengthsInNames(written), ...(language === 'en' ? timesInNames(written) : [])]) : names
  const bracketed = withBracketedAppositions(withJoinedOffs(withoutTimeSenses(written, outsideNames)))
  const source = plannerType === 'sprint' ? withSprintsNamed(bracketed) : bracketed
  const expressions = settledExpressions(source)
  const is24 = writes24Hours(expressions, language)
  return {
    prompt, plannerType, source, now: localMinute(now), today: reference.day, language, is24, expressions, groups: groupTimes(source, expressions, is24),
    segments: plannerType === 'sprint' ? withPlainLines(segmentsOf(source, expressions, language), source, expressions) : segmentsOf(source, expressions, language), claimed: new Uint8Array(source.tokens.length), names, people: new Set(), readings: [], questions: hoursOfNoDay(prompt).map(warningOfNoHour),
  }
}
