import { DAYS_OF_A_CALENDAR_PLAN, DAYS_OF_A_SLOW_PLAN } from '../../goal/assume.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { spanning } from '../days/usual-span.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'

/** What a whole house, a shed or an archive is gone through by. */
const PORTION = /^(?:rooms?|areas?|zones?|drawers?|cupboards?|shelf|shelves|boxes|box|corners?|sections?|floors?|zimmer|raume?|bereiche?|schranke?|schublade|habitacion(?:es)?|zonas?|armarios?|piece|pieces|placard|comodos?|gavetas?)$/u

/**
 * 'Declutter the house, one room a week': how fast the parts of the work go by, and no appointment with a room. Where the goal
 * names sittings besides, those are meant; otherwise the work has one of that rhythm.
 */
export function withPaceOfParts(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  if (playbook === null || playbook.sessions !== undefined || frame.brief.plannerType === 'sprint') return frame
  const { readings } = frame.brief
  const pace = readings.find((reading) => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.count === 1 && isPortion(reading.title))
  if (pace === undefined || pace.kind !== 'rhythm') return frame
  const hasSittings = readings.some((reading) => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title === null)
  const others = readings.filter((reading) => !(reading.kind === 'quantity' && reading.start < pace.end && reading.end > pace.start))
  const paced = withReadings(frame, others.flatMap((reading) => (reading !== pace ? [reading] : hasSittings ? [] : [{ ...pace, title: null, appliesTo: null, text: pace.text.replace(/^[^:]{1,60}: /u, '') }])))
  // What goes by once a week is no month's work.
  const end = paced.of('horizon').find(({ source, appliesTo, first, last }) => source === 'assumed' && appliesTo === null && first !== null && last !== null && last - first + 1 === DAYS_OF_A_CALENDAR_PLAN)
  return end === undefined ? paced : spanning(paced, end, DAYS_OF_A_SLOW_PLAN)
}

function isPortion(title: string): boolean {
  const words = plainWords(title)
  return words.length === 1 && PORTION.test(words[0]!)
}
