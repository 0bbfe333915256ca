import type { ReadingOf } from '../../goal/brief.ts'
import { describeSpan } from '../../goal/describe.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isTimeOfOccasion } from './day-of-occasion.ts'

/** What one gets ready for, in the words before its month. */
const READY_FOR = /(?<!\p{L})(?:fit|ready|in shape|stronger|strong enough) for |(?<!\p{L})(?:fit|bereit|in form|en forma|en forme|em forma) (?:für|para|pour) /iu
/** 'Save 3,000 euros for September', 'ahorrar … para septiembre': what has to be there by then. */
const THERE_BY_THEN = /(?<!\p{L})(?:save|lose|finish|have|sparen|abnehmen|fertig|ahorr\p{L}*|perder|bajar|tener|acabar|terminar|économiser|épargner|perdre|finir|avoir|poupar|juntar|economizar|emagrecer)(?!\p{L})/iu
const FOR_IT = /(?<!\p{L})(?:for|für|para|pour) (?:the )?\p{L}+$/iu
/** Days without which nothing is got ready. */
const LEAST_LEAD = 21

/** 'Get fit for skiing in February', 'save 3,000 euros for September': the weeks before that month are there for it, and not the month. */
export function untilItsMonth(frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  const today = dayOfMinute(brief.now)
  const spans = of('horizon').filter(({ appliesTo, source }) => appliesTo === null && source === 'stated')
  const [span] = spans
  if (brief.plannerType !== 'calendar' || span === undefined || spans.length > 1 || of('event').length > 0 || of('deadline').some(({ source }) => source === 'stated')) return frame
  if (span.first === null || span.first - today < LEAST_LEAD || !isTimeOfOccasion(span, today)) return frame
  if (!READY_FOR.test(brief.prompt) && !(THERE_BY_THEN.test(brief.prompt) && FOR_IT.test(span.words))) return frame
  const before: ReadingOf<'horizon'> = { ...span, first: today, last: span.first - 1, text: describeSpan({ first: today, last: span.first - 1 }) }
  return { ...planFrame({ ...brief, readings: brief.readings.map((reading) => (reading === span ? before : reading)) }), language: frame.language, playbooks: frame.playbooks }
}
