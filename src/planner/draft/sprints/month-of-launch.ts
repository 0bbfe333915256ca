import { describeSpan } from '../../goal/describe.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { timeNamed } from '../days/day-of-occasion.ts'
import { weeksFor } from '../days/usual-span.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** What happens at the end of a team's work. */
const ENDS = /(?<!\p{L})(?:launch\p{L}*|relaunch\p{L}*|releas\p{L}*|go(?:es|ing)?[ -]live|ship|ships|shipping|roll(?:s|ed|ing)? ?out|open|opens|opening|publish\p{L}*|move|moves|moving|relocat\p{L}*|switch over|cut ?over|audit|inspection|certif\p{L}*|livegang|starten|eröffn\p{L}*|veröffentlich\p{L}*|umzug|umziehen|lanz\p{L}*|estren\p{L}*|inaugur\p{L}*|publicar|mudan\p{L}*|lanc\p{L}*|ouvr\p{L}*|publier|déménag\p{L}*|lanç\p{L}*|abrir)(?!\p{L})/iu
/** What is organised for a day of the month. */
const ORGANISED = /^\P{L}{0,3}(?:please )?(?:organi[sz]e|plan|host|run|hold|put on|prepare|organisier\p{L}*|organiza\p{L}*|organiser|preparar)(?!\p{L})[^.;:\n]{0,60}?(?<!\p{L})(?:off-?site|conference|hackathon|retreat|fairs?|f[eê]te|festival|party|gala|summit|workshop|trade show|meet-?up|open day|tournament|ceremony|exhibition|concert|auction|away ?day|wedding|convention|expo|konferenz|messe|feier|fest|tagung|congreso|feria|fiesta|jornada|conférence|salon|fête|séminaire|conferência|feira|festa|congresso)(?!\p{L})/iu
/** 'For September', 'pour septembre': until then. */
const UNTIL_IT = /(?<!\p{L})(?:for|für|para|pour) (?:the )?(?:\p{L}+ )?\p{L}+$/iu
const DAYS_OF_A_WEEK = 7
/** What takes eight weeks is not begun a year ahead. */
const TIMES_ITS_LENGTH = 2

/** 'Launch our app in May', 'move the office in June': the month is when the work ends, and the weeks before it are the team's to work in. */
export function untilMonthOfLaunch(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief } = frame
  const month = brief.plannerType === 'sprint' ? timeNamed(frame) : null
  if (month === null || playbook?.occasion === undefined && !ENDS.test(brief.prompt) && !ORGANISED.test(brief.prompt) && !UNTIL_IT.test(month.words)) return frame
  const today = dayOfMinute(brief.now)
  const usual = (weeksFor(playbook, frame) ?? 0) * DAYS_OF_A_WEEK
  const days = { first: usual > 0 ? Math.max(today, month.last + 1 - TIMES_ITS_LENGTH * usual) : today, last: month.last }
  return withReadings(frame, brief.readings.map((reading) => (reading.id === month.id ? { ...month, ...days, text: describeSpan(days) } : reading)))
}
