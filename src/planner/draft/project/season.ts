import { civilOf, dayFromCivil } from '../../time/day-number.ts'
import { openPosition } from '../days/open-days.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Zones of the south's temperate lands, where the same weather comes half a year later. */
const SOUTHERN = /^(?:Australia\/|Pacific\/(?:Auckland|Chatham)|America\/(?:Argentina|Buenos_Aires|Santiago|Montevideo|Sao_Paulo|Asuncion)|Africa\/(?:Johannesburg|Maputo|Windhoek))/u

/** Place in the plan of a day of the year ('MM-DD'), or null where the plan does not reach it. */
export function seasonPosition(season: string | undefined, frame: PlanFrame): number | null {
  if (season === undefined) return null
  const [month = 1, day = 1] = season.split('-').map(Number)
  const local = SOUTHERN.test(frame.brief.timeZone) ? ((month + 5) % 12) + 1 : month
  const { year } = civilOf(frame.first)
  const found = [year, year + 1].map((each) => dayFromCivil(each, local, day)).find((each) => each !== null && frame.first <= each && each <= frame.last)
  return found === undefined || found === null ? null : Math.min(0.97, positionOf(found, frame))
}

/** Place of a template: so many days before the event where that is later than its usual place. */
export function eventPosition({ at, daysBefore }: { at: number; daysBefore?: number }, frame: PlanFrame): number {
  const leadsToIt = frame.of('event').some((event) => event.days.first === frame.anchor)
  const place = openPosition(at, frame)
  return daysBefore === undefined || !leadsToIt ? place : Math.max(place, positionOf(frame.anchor - daysBefore, frame))
}
