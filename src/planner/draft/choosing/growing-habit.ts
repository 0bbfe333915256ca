import { MINUTES_OF, sameUnit } from '../../goal/growth/growth-forms.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'

/** Amounts that a playbook's own sessions have: they are as long, or as far. */
const MEASURED = new Set([...Object.keys(MINUTES_OF).filter((unit) => unit !== 'second'), 'km', 'mile', 'metre', '%'])

/**
 * 'Push-ups every other day: start with 8, two more each time': the goal is one thing that is done again and again, a little
 * more of it each time, and who asks for that has the programme already.
 */
export function isGrowingHabit(frame: PlanFrame): boolean {
  const growths = frame.of('growth')
  const leadsTo = frame.of('event').length > 0 || frame.of('deadline').some(({ event, appliesTo }) => event !== null || appliesTo !== null)
  return growths.length === 1 && !MEASURED.has(sameUnit(growths[0]!.unit)) && frame.of('rhythm').length === 1 && !leadsTo && statedTopics(frame).length < 2
}
