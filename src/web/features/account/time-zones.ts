import type { ComboboxOption } from '../../ui/match-options.ts'

/** Every IANA zone that the browser knows, with its offset at `now` as the hint, from west to east. */
export function listTimeZones(now: Date, known: readonly string[] = knownZones()): ComboboxOption[] {
  const zones = known.map((zone) => ({ zone, minutes: offsetMinutes(zone, now) }))
  return zones
    .toSorted((a, b) => a.minutes - b.minutes || a.zone.localeCompare(b.zone))
    .map(({ zone, minutes }) => ({ value: zone, label: zone.replaceAll('_', ' '), hint: formatOffset(minutes), keywords: zone }))
}

/** The list of a browser leaves out UTC, which servers and sprints live by. */
function knownZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
}

/** Minutes east of UTC. */
export function offsetMinutes(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
