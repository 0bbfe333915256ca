import { fixedWords } from '../fixed-words.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { teamMinutes } from './team-effort.ts'

/** Share of a team's hours that the work fills in the sprints that are kept: what it fills less would leave them nearly empty. */
const FILLED = 0.4
const FEWEST_SPRINTS = 2
/** Fewer than this many to spare are a buffer. */
const TO_SPARE = 2

/**
 * 'Two-week sprints, done by the end of March': how many there are is as many as the work takes, and the rest of the time
 * until the deadline is left over, instead of a task a fortnight. Where something has a day of its own, the sprints go on
 * until then. `draft` gives the tasks over all the time there is.
 */
export function asManyAsNeeded(frame: PlanFrame, draft: (frame: PlanFrame) => readonly NetworkTask[]): PlanFrame {
  const calendar = frame.of('sprint-calendar').find(({ source, count }) => source === 'stated' && count === null)
  const whole = frame.sprints.length
  if (calendar === undefined || whole < FEWEST_SPRINTS + TO_SPARE || frame.of('person').length === 0 || hasDaysOfItsOwn(frame)) return frame
  const effort = draft(frame).reduce((sum, task) => sum + (task.type === 'meeting' || task.type === 'deadline' ? 0 : task.effortMinutes), 0)
  const count = Math.max(FEWEST_SPRINTS, Math.ceil(effort / ((teamMinutes(frame) / whole) * FILLED)))
  return whole - count < TO_SPARE ? frame : withReadings(frame, frame.brief.readings.map((reading) => (reading.id === calendar.id ? { ...reading, count, text: reading.text.replace(/^as many as needed /u, `${count} `) } : reading)))
}

function hasDaysOfItsOwn({ of }: PlanFrame): boolean {
  const isStated = ({ source }: { source: string }) => source === 'stated'
  const bound = of('deadline').some((deadline) => isStated(deadline) && deadline.appliesTo === null)
  return !bound || of('event').some(isStated) || of('horizon').some(isStated) || of('rhythm').some(isStated) || of('wait').some(isStated) || of('gate').length > 0 || of('exclusion').some((exclusion) => isStated(exclusion) && exclusion.person !== null)
}

/** How many sprints the time would hold beside those that the work takes, in plain words. */
export function sprintsToSpare(asked: PlanFrame, { sprints, language }: PlanFrame): string[] {
  return sprints.length === 0 || asked.sprints.length <= sprints.length ? [] : [fixedWords('sprintsToSpare', language, { count: String(sprints.length), whole: String(asked.sprints.length) })]
}
