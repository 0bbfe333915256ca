import type { Language } from '../../../playbooks/playbook.ts'
import { addressOf } from '../route.ts'
import type { TripDay } from '../trip-days.ts'
import type { DayPart, TripStop } from '../trip-stop.ts'
import type { StopWords } from '../words/trip-text.ts'
import { stopWords } from '../words/trip-words.ts'
import type { StayKind } from './stay-kind.ts'

/** A part of a day of a stay, each day another of its ways to spend it. */
export function stayStop(kind: StayKind, part: Exclude<DayPart, 'lunch'>, day: TripDay, language: Language): TripStop {
  return { part, topic: null, location: addressOf(day.stop, null), ...(day.isFirst && part === 'afternoon' ? { isFramework: true } : {}), ...(part === 'morning' && kind.days[language]!.isEarly === true ? { window: AT_SUNRISE } : {}), ...stopWords(wordsFor(kind, part, day, language), day.stop, { language }) }
}

const AT_SUNRISE = { from: 6 * 60, to: 10 * 60 }

function wordsFor({ days, seesEvery }: StayKind, part: Exclude<DayPart, 'lunch'>, { isFirst, indexInTown }: TripDay, language: Language): StopWords {
  const own = days[language]!
  if (isFirst && part === 'afternoon') return own.first
  if (indexInTown === 1 && part === 'morning' && own.start !== undefined) return own.start
  const before = Math.max(0, indexInTown - 1)
  const seen = seesEvery === null ? 0 : Math.floor(before / seesEvery)
  const started = part === 'morning' && own.start !== undefined ? 1 : 0
  return own[part][Math.max(0, before - seen - started) % own[part].length]!
}
