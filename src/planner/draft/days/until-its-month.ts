import { describeSpan } from '../../goal/describe.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { timeNamed } from './day-of-occasion.ts'

/** What one gets ready for, in the words before its month. */
const READY_FOR = /(?<!\p{L})(?:fit|ready|in shape|stronger|strong enough) for |(?<!\p{L})(?:compete|take part|taking part|participate) (?:in|at) |(?<!\p{L})(?:fit|bereit|in form|en forma|en forme|em forma) (?:für|para|pour) /iu
/** 'Save 3,000 euros for September', 'find a nursery for September', 'ahorrar … para septiembre': what has to be there by then. */
const THERE_BY_THEN = /(?<!\p{L})(?:promised?|build|make|sew|knit|save|lose|finish|have|find|get|book|buy|rent|hire|sparen|abnehmen|fertig|finden|suchen|buchen|kaufen|mieten|ahorr\p{L}*|perder|bajar|tener|acabar|terminar|encontrar|buscar|reservar|comprar|alquilar|économiser|épargner|perdre|finir|avoir|trouver|chercher|réserver|acheter|louer|poupar|juntar|economizar|emagrecer|achar|procurar|alugar)(?!\p{L})/iu
/** 'Twelve books by my birthday in August' are read before August. */
const BY_ITS_OCCASION = /(?<!\p{L})(?:by|before|in time for) (?:my|our|the|his|her|their) (?:[\p{L}’'-]+ ){1,4}in \p{L}+$/iu
const FOR_IT = /(?<!\p{L})(?:for|für|para|pour) (?:the )?\p{L}+$/iu
/** Days without which nothing is got ready. */
const LEAST_LEAD = 21

/** 'Get fit for skiing in February', 'save 3,000 euros for September': the weeks before that month are there for it, and not the month. */
export function untilItsMonth(frame: PlanFrame): PlanFrame {
  const { brief } = frame
  const today = dayOfMinute(brief.now)
  const month = brief.plannerType === 'calendar' ? timeNamed(frame) : null
  if (month === null || month.first - today < LEAST_LEAD) return frame
  if (!READY_FOR.test(brief.prompt) && !BY_ITS_OCCASION.test(month.words) && !(THERE_BY_THEN.test(brief.prompt) && FOR_IT.test(month.words))) return frame
  const days = { first: today, last: month.first - 1 }
  return withReadings(frame, brief.readings.map((reading) => (reading.id === month.id ? { ...month, ...days, text: describeSpan(days) } : reading)))
}
