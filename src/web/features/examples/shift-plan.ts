import type { Plan, Task } from '../../../contract/plan.ts'

const DAY_MS = 86_400_000
const DAYS_PER_WEEK = 7
/** A day and month in words, such as `Sun 14 Feb`, or an ISO date. */
const WRITTEN_DATE = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{4}-\d{2}-\d{2}/

/**
 * The plan moved by whole weeks, so that it starts today or within the six days after, on the weekday it had.
 * Statements that name a date of the original are left out: words do not move along.
 */
export function shiftPlanTo(plan: Plan, today: string, timeZone: string): Plan {
  const weeks = Math.ceil((dayNumber(today) - dayNumber(plan.metadata.startDate)) / DAYS_PER_WEEK)
  const shift = (date: string) => writeDay(dayNumber(date) + weeks * DAYS_PER_WEEK)
  const { metadata } = plan
  return {
    ...plan,
    timeZone,
    tasks: plan.tasks.map((task) => shiftTask(task, shift)),
    metadata: { ...metadata, startDate: shift(metadata.startDate), endDate: shift(metadata.endDate) },
    assumptions: plan.assumptions.filter(({ text }) => !WRITTEN_DATE.test(text)),
    checks: plan.checks.filter(({ name, detail }) => !WRITTEN_DATE.test(name) && !WRITTEN_DATE.test(detail)),
  }
}

function shiftTask({ why, ...task }: Task, shift: (date: string) => string): Task {
  const reason = why === undefined ? '' : withoutDates(why)
  return {
    ...task,
    date: shift(task.date),
    ...(task.endDate === undefined ? {} : { endDate: shift(task.endDate) }),
    ...(reason === '' ? {} : { why: reason }),
  }
}

/** The sentences that name no date. */
function withoutDates(text: string): string {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  return sentences.filter((sentence) => !WRITTEN_DATE.test(sentence)).join(' ')
}

/** Days since 1970-01-01 of a calendar date, free of any zone. */
function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

function writeDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
