import type { PlannerType } from '../../contract/plan.ts'
import type { Brief, Reading, ReadingKind, ReadingOf } from '../goal/brief.ts'
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

type ReadingExtras = { id?: string; words?: string; start?: number; end?: number; source?: 'stated' | 'assumed'; strength?: 'hard' | 'soft'; appliesTo?: { labels: string[] } | null; text?: string }

/** A stated hard reading of the kind; give its value and whatever differs. */
export function reading<K extends ReadingKind>(kind: K, value: Omit<ReadingOf<K>, 'kind' | 'id' | 'words' | 'start' | 'end' | 'source' | 'strength' | 'appliesTo' | 'text'> & ReadingExtras): Reading {
  return { id: '', words: '', start: 0, end: 0, source: 'stated', strength: 'hard', appliesTo: null, text: kind, kind, ...value } as unknown as Reading
}

export function topics(...labels: string[]): Reading[] {
  return labels.map((label, position) => reading('topic', { label, list: 1, position, amount: null, minutes: null }))
}
