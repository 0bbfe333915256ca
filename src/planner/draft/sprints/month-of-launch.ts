import type { ReadingOf } from '../../goal/brief.ts'
import { describeSpan } from '../../goal/describe.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { isTimeOfOccasion } from '../days/day-of-occasion.ts'
import { weeksFor } from '../days/usual-span.ts'
import { planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** What happens at the end of a team's work. */
const ENDS = /(?<!\p{L})(?:launch\p{L}*|relaunch\p{L}*|releas\p{L}*|go(?:es|ing)?[ -]live|ship|ships|shipping|roll(?:s|ed|ing)? ?out|open|opens|opening|publish\p{L}*|move|moves|moving|relocat\p{L}*|switch over|cut ?over|audit|inspection|certif\p{L}*|livegang|starten|eröffn\p{L}*|veröffentlich\p{L}*|umzug|umziehen|lanz\p{L}*|estren\p{L}*|inaugur\p{L}*|publicar|mudan\p{L}*|lanc\p{L}*|ouvr\p{L}*|publier|déménag\p{L}*|lanç\p{L}*|abrir)(?!\p{L})/iu
/** 'For September', 'pour septembre': until then. */
const UNTIL_IT = /(?<!\p{L})(?:for|für|para|pour) (?:the )?(?:\p{L}+ )?\p{L}+$/iu
const DAYS_OF_A_WEEK = 7
/** What takes eight weeks is not begun a year ahead. */
const TIMES_ITS_LENGTH = 2

/** 'Launch our app in May', 'move the office in June': the month is when the work ends, and the weeks before it are the team's to work in. */
export function untilMonthOfLaunch(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  const today = dayOfMinute(brief.now)
  const spans = of('horizon').filter(({ appliesTo, source }) => appliesTo === null && source === 'stated')
  const [span] = spans
  const isBound = (['sprint-calendar', 'deadline', 'event'] as const).some((kind) => of(kind).some(({ source }) => source === 'stated'))
  if (brief.plannerType !== 'sprint' || span === undefined || spans.length > 1 || isBound || span.last === null || !isTimeOfOccasion(span, today)) return frame
  if (playbook?.occasion === undefined && !ENDS.test(brief.prompt) && !UNTIL_IT.test(span.words)) return frame
  const usual = (weeksFor(playbook, frame) ?? 0) * DAYS_OF_A_WEEK
  const first = usual > 0 ? Math.max(today, span.last + 1 - TIMES_ITS_LENGTH * usual) : today
  const worked: ReadingOf<'horizon'> = { ...span, first, text: describeSpan({ first, last: span.last }) }
  return { ...planFrame({ ...brief, readings: brief.readings.map((reading) => (reading === span ? worked : reading)) }), language: frame.language, playbooks: frame.playbooks }
}
