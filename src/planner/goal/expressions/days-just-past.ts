import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** In days: what has only just been is told; what lies most of a year ahead is not planned for beside dates of the next months. */
const JUST_PAST = 45
const FAR_AHEAD = 300
const NEAR_AHEAD = 240
const TELLING = /(?<!\p{L})(?:began|begun|started|opened|since|was|were|came|got|had|sent|dated|submitted|applied(?: for)?|filed|received|issued|posted|landed|registered|requested|handed in|eingereicht(?: am)?|beantragt(?: am)?|datiert|enviad[oa](?: el| em)?|presentad[oa](?: el)?|dat[ée]e?(?: du)?|envoyée?(?: le)?|d[ée]posée?(?: le)?|expected to (?:begin|start)|(?:days?|weeks?|months?) (?:of|after|from)|(?:tagen?|wochen?) nach|seit|desde|depuis|el pasado|dernier|passado|(?:is|are|was|were) (?:done|over|finished|behind (?:me|us)))(?: on)?[ ,(–-]+$/iu
/** Of the words before a date, in characters. */
const LONGEST_LEAD = 24

/** 'Ramadan began on 8 Feb', said on the 12th beside dates of the next weeks: this year's, which has been, and not the next. */
export function withDaysJustPast(text: string, found: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  return datesJustPast(text, withWeekdaysJustPast(text, found, today), today)
}

function datesJustPast(text: string, found: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const isNear = found.some(({ days }) => days !== null && !days.isRelative && days.bareWeekday === null && days.first >= today && days.first - today < NEAR_AHEAD)
  if (!isNear) return [...found]
  return found.map((expression) => {
    const { days, bound, start } = expression
    const past = days?.past ?? null
    // 'Survey dated Thu 31 December', said on the 4th: the weekday is that of the day that has been.
    const isItsWeekday = past !== null && days?.saidWeekday !== null && days?.saidWeekday === weekdayOf(past.first)
    const isTold = isItsWeekday || bound === 'since' || TELLING.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
    if (days === null || past === null || days.grain !== 'day' || days.isDayOfMonth || days.bareWeekday !== null || !isTold || days.first - today < FAR_AHEAD || today - past.first > JUST_PAST) return expression
    return { ...expression, days: makeDays({ first: past.first, last: past.last }) }
  })
}

const WEEK = 7
/** Of the words before a weekday, in characters. */
const LONGEST_CLAUSE = 80
const HAPPENED = /(?<!\p{L})(?:(?:had|underwent|got) (?!to |planned|hoped|wanted|agreed|booked|an appointment|a meeting|until|till|done )[^.;:!?,\n]{2,50}?|(?:came|went|got|moved|arrived) (?:home|in|back|here)|broke [^.;:!?,\n]{2,30}?|passed [^.;:!?,\n]{2,40}?|was (?:born|operated(?: on)?|discharged|diagnosed|born)|were born) (?:on )?$/iu

/** 'She had surgery on Monday': the Monday that has been, and not the next. */
function withWeekdaysJustPast(text: string, found: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  return found.map((expression) => {
    const { days, bound, recurrence, start } = expression
    if (days === null || days.bareWeekday === null || days.grain !== 'day' || bound !== null || recurrence !== null || days.first <= today || days.first - today > WEEK) return expression
    const before = text.slice(Math.max(0, start - LONGEST_CLAUSE), start)
    return HAPPENED.test(before) ? { ...expression, days: makeDays({ first: days.first - WEEK, last: days.last - WEEK }) } : expression
  })
}
