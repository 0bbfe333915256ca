import type { ReadingOf } from '../../goal/brief.ts'
import { slug } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/** 'A weekly demo' and 'the demo on Thursdays at 3' are one: what one leaves open the other says. */
export function mergeNamesakes(stated: readonly Stated[]): Stated[] {
  return stated.reduce<Stated[]>((merged, rhythm) => {
    const at = merged.findIndex((other) => other.title !== null && slug(other.title) === slug(rhythm.title ?? '') && isOpenBeside(other, rhythm))
    if (at === -1) return [...merged, rhythm]
    const other = merged[at]!
    const days = namesDays(other) ? other.days : rhythm.days
    const joined = { ...other, ...(other.count === null ? { count: rhythm.count, per: rhythm.per } : {}), everyDays: other.everyDays ?? rhythm.everyDays, days, windows: other.windows.length > 0 ? other.windows : rhythm.windows, minutes: other.minutes ?? rhythm.minutes }
    return merged.with(at, joined)
  }, [])
}

/** Two rhythms of which only one names days, and only one a count. */
function isOpenBeside(one: Stated, other: Stated): boolean {
  return !(namesDays(one) && namesDays(other)) && (one.count === null || other.count === null || (one.count === other.count && one.per === other.per))
}

export function namesDays({ days }: Stated): boolean {
  return Object.values(days).some((part) => !Array.isArray(part) || part.length > 0)
}
