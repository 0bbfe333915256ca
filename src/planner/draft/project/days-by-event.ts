import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { Matchable } from '../../goal/matcher.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { workDays } from '../days/available-time.ts'
import { openPosition } from '../days/open-days.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

type Step = Pick<TaskTemplate, 'at' | 'daysBefore' | 'daysAfter'>

/** Place of a template: so many days before the event where that is later than its usual place. */
export function eventPosition(step: Step, frame: PlanFrame): number {
  const day = leadingDay(step, frame)
  return day === null ? openPosition(step.at, frame) : positionOf(day, frame)
}

/** The open day on which a step is wished that belongs so many days before or after the event: eggs are not bought a month ahead. Those who are free on Saturdays alone do it on the last before. */
export function dayByEvent(step: Step, task: Matchable, frame: PlanFrame): DayNumber | null {
  if (frame.brief.plannerType === 'sprint') return null
  if (step.daysAfter !== undefined && hasEvent(frame)) return workDays(task, frame).find((each) => each >= frame.anchor + step.daysAfter!) ?? null
  const day = leadingDay(step, frame)
  return day === null ? null : (workDays(task, frame).findLast((each) => each <= day && each > day - A_WEEK) ?? null)
}

const A_WEEK = 7

/** That many days before the event, where there is one and the day lies behind the usual place of the step. */
function leadingDay({ at, daysBefore }: Step, frame: PlanFrame): DayNumber | null {
  if (daysBefore === undefined || !hasEvent(frame)) return null
  const day = frame.anchor - daysBefore
  return positionOf(day, frame) > openPosition(at, frame) ? day : null
}

function hasEvent(frame: PlanFrame): boolean {
  return frame.of('event').some((event) => event.days.first === frame.anchor)
}

/** Whether the plan is over before a step that belongs so many days after its event. */
export function comesTooLate({ daysAfter }: Step, frame: PlanFrame): boolean {
  return daysAfter !== undefined && hasEvent(frame) && frame.anchor + daysAfter > frame.last
}
