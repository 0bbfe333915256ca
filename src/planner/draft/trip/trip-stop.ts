import type { ClockWindow } from '../../time/calendar-time.ts'
import type { Topic } from '../topics.ts'

export type DayPart = 'morning' | 'lunch' | 'afternoon' | 'evening'

/** One thing to do on a day of the trip. */
export type TripStop = {
  part: DayPart
  title: string
  how: string
  done: string
  location: string
  /** What of the prompt it answers. */
  topic: Topic | null
  /** Instead of the part's usual length. */
  minutes?: number
  /** Instead of the part's usual hours. */
  window?: ClockWindow
  /** It goes on into the afternoon. */
  isLong?: boolean
  subjects?: string[]
  /** Rides and arrivals hold the day together. */
  isFramework?: boolean
  /** From one town to the next: without it the next town is not reached. */
  isRide?: boolean
}

export const DAY_PARTS: Record<DayPart, { minutes: number } & ClockWindow> = {
  morning: { minutes: 150, from: 9 * 60 + 30, to: 12 * 60 + 30 },
  lunch: { minutes: 75, from: 12 * 60 + 30, to: 14 * 60 },
  afternoon: { minutes: 150, from: 14 * 60 + 15, to: 18 * 60 },
  evening: { minutes: 105, from: 18 * 60 + 15, to: 21 * 60 },
}
