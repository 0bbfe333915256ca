import type { ReadingOf } from '../brief.ts'

/** Appointments that were told with their days, hours and their number or both ends: they are held under their own name, and nothing else stands for them. */
export function isToldSeries({ ofRoutine, days, windows }: Pick<ReadingOf<'rhythm'>, 'ofRoutine' | 'days' | 'windows'>): boolean {
  return ofRoutine === 'part' && windows.length > 0 && days.spans?.length === 1 && (days.weekdays?.length ?? 0) > 0
}
