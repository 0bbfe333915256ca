/** The usual settings of a site: a day of eight hours, a week of five days, minutes when no unit is given. */
const SECONDS: Readonly<Record<string, number>> = { w: 144_000, d: 28_800, h: 3_600, m: 60 }

/** Seconds of a duration such as '1d 4h' or '30m'; null when it is none. */
export function readDuration(text: string): number | null {
  const trimmed = text.trim()
  if (/^\d{1,7}$/.test(trimmed)) return Number(trimmed) * 60
  if (!/^\d{1,7}(\.\d{1,4})?[wdhm](\s+\d{1,7}(\.\d{1,4})?[wdhm])*$/.test(trimmed)) return null
  return trimmed.split(/\s+/).reduce((sum, part) => sum + Math.round(Number(part.slice(0, -1)) * SECONDS[part.at(-1)!]!), 0)
}

/** The service's own wording of a duration, e.g. '1d 4h'. */
function writeDuration(seconds: number): string {
  let rest = seconds
  const parts: string[] = []
  for (const [unit, size] of Object.entries(SECONDS)) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count}${unit}`)
  }
  return parts.join(' ') || '0m'
}

/** The `timetracking` field as the service answers it. */
export function presentTimeTracking({ originalEstimate, remainingEstimate }: { originalEstimate?: string | undefined; remainingEstimate?: string | undefined }) {
  const original = originalEstimate === undefined ? null : readDuration(originalEstimate)
  const remaining = remainingEstimate === undefined ? original : readDuration(remainingEstimate)
  return {
    ...(original === null ? {} : { originalEstimate: writeDuration(original), originalEstimateSeconds: original }),
    ...(remaining === null ? {} : { remainingEstimate: writeDuration(remaining), remainingEstimateSeconds: remaining }),
  }
}
