import type { Reading } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'

const OUTING = /^(?:an? )?(?:(?:day[- ])?trip|outing|excursion|(?:tages)?ausflug) (?:to|nach)(?!\p{L})/iu

export function isOuting(title: string): boolean {
  return OUTING.test(title)
}

/** 'Day trip to Key West on the day before': an outing with a day of its own, which the days of the journey are not about. */
export function isOutingBeside(reading: Reading): boolean {
  return reading.kind === 'event' && reading.days.first === reading.days.last && isOuting(reading.title) || reading.kind === 'deadline' && reading.event !== null && isOuting(reading.event)
}

/** Whether a place is known from such an outing alone. */
export function isPlaceOfOuting(name: string, { brief, of }: Pick<PlanFrame, 'brief' | 'of'>): boolean {
  const words = ` ${plainWords(name).join(' ')} `
  const isNamedIn = (text: string) => ` ${plainWords(text).join(' ')} `.includes(words)
  return of('event').some((event) => isOutingBeside(event) && isNamedIn(event.title)) && !isNamedIn(brief.subject)
}
