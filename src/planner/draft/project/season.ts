import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { civilOf, dayFromCivil } from '../../time/day-number.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Zones of the south's temperate lands, where the same weather comes half a year later. */
const SOUTHERN = /^(?:Australia\/|Pacific\/(?:Auckland|Chatham)|America\/(?:Argentina|Buenos_Aires|Santiago|Montevideo|Sao_Paulo|Asuncion)|Africa\/(?:Johannesburg|Maputo|Windhoek))/u

export function isSouthern(timeZone: string): boolean {
  return SOUTHERN.test(timeZone)
}

/** Place in the plan of a day of the year ('MM-DD'), or null where the plan does not reach it. */
export function seasonPosition(season: string | undefined, frame: PlanFrame): number | null {
  if (season === undefined) return null
  const found = daysOf(season, frame).find((each) => frame.first <= each && each <= frame.last + EARLY)
  return found === undefined ? null : Math.min(0.97, positionOf(found, frame))
}

/** Days by which what has its season may be late: seeds that are sown indoors in March are sown in April, and not in July. */
const LATE = 28

/** By so many days it may be early: bees are fetched two days before the day on which they usually are. */
const EARLY = 10

/** Without the steps of another part of the year than the plan's, and without what waits for them to grow: nobody pricks out what was never sown. */
export function inSeason(templates: readonly TaskTemplate[], frame: PlanFrame): TaskTemplate[] {
  const left = new Set(templates.filter((template) => isOutOfSeason(template, frame)).map(({ id }) => id))
  for (const { id, after = [], waitDays } of templates) if (waitDays !== undefined && after.some((before) => left.has(before))) left.add(id)
  return templates.filter(({ id }) => !left.has(id))
}

function isOutOfSeason({ season }: TaskTemplate, frame: PlanFrame): boolean {
  return season !== undefined && !daysOf(season, frame).some((each) => frame.first - LATE <= each && each <= frame.last + EARLY)
}

/** That day of the year before, in and behind the plan's first. */
function daysOf(season: string, { brief, first }: PlanFrame): DayNumber[] {
  const [month = 1, day = 1] = season.split('-').map(Number)
  const local = isSouthern(brief.timeZone) ? ((month + 5) % 12) + 1 : month
  const { year } = civilOf(first)
  return [year - 1, year, year + 1].flatMap((each) => dayFromCivil(each, local, day) ?? [])
}
