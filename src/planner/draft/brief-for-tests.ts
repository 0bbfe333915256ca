import type { PlannerType } from '../../contract/plan.ts'
import type { Brief, Reading, ReadingValue } from '../goal/brief.ts'
import { dayNumber, localMinute } from '../time/day-number.ts'

export const MONDAY = dayNumber('2027-01-04')

/** A brief as the reader would hand it over; readings get their ids in order. */
export function testBrief(brief: { prompt: string; subject?: string; plannerType?: PlannerType; language?: string; readings?: Reading[] }): Brief {
  return {
    prompt: brief.prompt,
    plannerType: brief.plannerType ?? 'calendar',
    language: brief.language ?? 'en',
    timeZone: 'UTC',
    now: localMinute('2027-01-04T08:00'),
    subject: brief.subject ?? brief.prompt,
    readings: (brief.readings ?? []).map((reading, index) => ({ ...reading, id: `r${index + 1}` })),
    notes: [],
    questions: [],
  }
}

type ReadingExtras = Partial<Pick<Reading, 'words' | 'source' | 'strength' | 'appliesTo' | 'text'>>

/** A stated hard reading that binds everything; give its value and whatever differs. */
export function reading(value: ReadingValue & ReadingExtras): Reading {
  return { id: '', words: '', start: 0, end: 0, source: 'stated', strength: 'hard', appliesTo: null, text: value.kind, ...value }
}

export function topics(...labels: string[]): Reading[] {
  return labels.map((label, position) => reading({ kind: 'topic', label, list: 1, position, amount: null, minutes: null }))
}
