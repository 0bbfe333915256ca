import { describeDay } from '../../goal/describe.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** 'Be fit for a ski week 18-25 March', with training and dates before it: the days are those of the ski week, and the plan leads up to them. */
export function untilWhatItIsFor(frame: PlanFrame): PlanFrame {
  const span = frame.brief.plannerType === 'calendar' ? frame.of('horizon').find((horizon) => isOfTheOccasion(horizon, frame)) : undefined
  if (span === undefined) return frame
  const last = span.first! - 1
  const readings = frame.brief.readings.map((reading) => (reading === span ? { ...span, first: null, last, text: `until ${describeDay(last)}` } : reading))
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

const READY_FOR = /(?<!\p{L})(?:fit|ready|in shape|prepare[d]?|train(?:ing)?) (?:for|für) (?:an?|the|my|our|his|her|eine?n?|die|den|das|meine?n?|unsere?n?) /iu

/** Something else of the prompt, work or an absence, lies before those days. */
function isOfTheOccasion({ source, appliesTo, first, words }: ReadingOf<'horizon'>, frame: PlanFrame): boolean {
  if (source !== 'stated' || appliesTo !== null || first === null || !READY_FOR.test(words) || frame.of('rhythm').length === 0) return false
  const hasAbsence = frame.of('exclusion').some(({ days }) => (days.spans ?? []).some((span) => span.last < first))
  return hasAbsence || frame.of('deadline').some(({ latest }) => latest <= first * MINUTES_PER_DAY)
}
