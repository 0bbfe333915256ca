import type { Task } from '../../../contract/plan.ts'
import type { Brief, Reading, ReadingValue } from '../../goal/brief.ts'
import type { Constraint } from '../constraints.ts'
import { dayOf } from '../day-calendar.ts'
import { placedTask } from '../placed-task.ts'
import type { PlacedTask } from '../placed-task.ts'

type ReadingFacts = ReadingValue & Partial<Pick<Reading, 'appliesTo' | 'strength' | 'words' | 'source'>>
type TaskFacts = Partial<Task> & { subjects?: string[] }

/** Planned on Monday 4 January 2027 at 08:00 in Berlin. */
export function briefOf(readings: ReadingFacts[], facts: Partial<Brief> = {}): Brief {
  return {
    prompt: '',
    plannerType: 'calendar',
    language: 'en',
    timeZone: 'Europe/Berlin',
    now: at('2027-01-04', 8),
    subject: 'goal',
    notes: [],
    questions: [],
    ...facts,
    readings: readings.map((reading, index) => ({ id: `r${index + 1}`, words: `words ${index + 1}`, start: 0, end: 0, source: 'stated', strength: 'hard', appliesTo: null, text: '', ...reading })),
  }
}

/** A task on a day; `times` like '18:00-20:00', left out for a date-only one. */
export function task(title: string, date: string, times: string | null = null, facts: TaskFacts = {}): PlacedTask {
  const { subjects = [], ...fields } = facts
  const [startTime, endTime] = times?.split('-') ?? [null, null]
  return placedTask({
    subjects,
    task: {
      id: `${title} ${date} ${times ?? ''}`,
      title,
      description: '',
      date,
      startTime: startTime!,
      endTime: endTime!,
      priority: 'medium',
      status: 'todo',
      tags: [],
      estimatedHours: 1,
      references: [],
      type: 'task',
      ...fields,
    },
  })
}

export function day(iso: string): number {
  return dayOf(iso)
}

export function at(iso: string, hour: number): number {
  return dayOf(iso) * 1440 + hour * 60
}

/** The details of the broken findings; empty when the constraint speaks and all is kept. */
export function whatIsBroken(constraint: Constraint, brief: Brief, tasks: readonly PlacedTask[]): string {
  const findings = constraint(brief, tasks)
  if (findings.length === 0) throw new Error('The constraint does not speak of this brief.')
  return findings.filter(({ ok }) => !ok).map(({ detail }) => detail).join('\n')
}
