import type { ReadingOf } from '../../goal/brief.ts'
import { MEETING_WORDS } from '../../playbooks/event-texts.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

type Rhythm = ReadingOf<'rhythm'>

/** In a sprint plan a rhythm is a standing meeting, a count for each sprint or something on one day of the week; 'fixes Tue-Thu' is not. */
export function isStandingMeeting(name: string, rhythm: Rhythm | null): boolean {
  const isOfOneDay = rhythm !== null && rhythm.title !== null && (rhythm.count ?? 1) === 1 && rhythm.days.weekdays?.length === 1
  return rhythm?.per === 'sprint' || isOfOneDay || isAtHours(rhythm) || hasAnyKeyword(plainWords(name), MEETING_WORDS)
}

/** 'Rehearsals on Tuesdays and Thursdays from 7 to 10 pm': some days of each week, with their hours. */
export function isAtHours(rhythm: Rhythm | null): boolean {
  const days = rhythm?.days.weekdays?.length ?? 0
  return rhythm !== null && rhythm.title !== null && rhythm.windows.length === 1 && days > 0 && days <= MOST_DAYS_OF_WEEK && (rhythm.count ?? days) === days
}

const MOST_DAYS_OF_WEEK = 3
