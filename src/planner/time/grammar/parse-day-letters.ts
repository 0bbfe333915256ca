import type { Weekday } from '../calendar-time.ts'
import { isGlued, keyAt } from './source.ts'
import type { Match, Source } from './source.ts'

const DAY_LETTERS: Readonly<Record<string, Weekday>> = { M: 1, T: 2, Tu: 2, W: 3, Th: 4, R: 4, F: 5, Sa: 6, Su: 7 }

/** 'M/W/F', 'T/Th', 'MWF', 'TuTh': American letters for days, in order. */
export function parseDayLetters(source: Source, index: number): Match<Weekday[]> | null {
  const days: Weekday[] = []
  let next = index
  if (/^(?:MWF|MW|WF|TTh|TuTh|MTWThF|MTWTh|MWThF|TThF)$/u.test(source.tokens[index]?.text ?? '')) {
    days.push(...(source.tokens[index]!.text.match(/T[hu]|[MTWF]/gu) ?? []).map((letter) => DAY_LETTERS[letter]!))
    next = index + 1
  } else {
    for (;;) {
      const day = DAY_LETTERS[source.tokens[next]?.text ?? '']
      if (day === undefined || day <= (days.at(-1) ?? 0)) break
      days.push(day)
      next += 1
      if (keyAt(source, next) !== '/' || !isGlued(source, next) || !isGlued(source, next + 1)) break
      next += 1
    }
    if (keyAt(source, next - 1) === '/') return null
  }
  return days.length > 1 ? { value: days, next } : null
}
