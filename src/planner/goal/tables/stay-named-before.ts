import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute, localMinute, minuteOfDay } from '../../time/day-number.ts'
import { writesDayFirst } from '../../time/day-order.ts'
import { expressionsIn } from '../../time/grammar/find-time-expressions.ts'
import { detectLanguage, lexiconOf } from '../../time/grammar/languages.ts'
import { prepareSource } from '../../time/grammar/source.ts'

/** The few days that a prompt names together before an offset: dates rather than 'this week'. */
export function stayNamedBefore({ prompt, now, timeZone, locale }: { prompt: string; now: string; timeZone: string; locale: string }, offset: number): DaySpan | null {
  const minute = localMinute(now)
  const language = detectLanguage(prompt)
  const source = prepareSource(prompt, lexiconOf(language), { day: dayOfMinute(minute), minuteOfDay: minuteOfDay(minute), dayFirst: writesDayFirst({ locale, timeZone, language }) })
  const stays = expressionsIn(source).flatMap(({ days, bound, end }) => (days !== null && bound === null && end <= offset && days.last > days.first && days.last - days.first <= LONGEST_STAY_DAYS ? [days] : []))
  return stays.find(({ grain }) => grain === 'range') ?? stays[0] ?? null
}

const LONGEST_STAY_DAYS = 9
