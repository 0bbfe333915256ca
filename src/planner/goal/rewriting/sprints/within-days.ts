import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import { numberSaid } from '../../journeys/number-words.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const DAYS_OF: Readonly<Record<string, number>> = { d: 1, t: 1, w: 7 }
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|ten|zwei|drei|vier|fünf|sechs|sieben|zehn)`
/** 'Critical ones fixed within 7 days', 'high within 21' behind one that names its unit. */
const WITHIN = new RegExp(String.raw`(?<=(?:^|[.,:;\n]|(?<!\p{L})(?:and|und)) ?)(?<what>\p{L}[\p{L}\p{N}'’ /-]{1,50}?) (?<how>within|in|innerhalb von|binnen) (?<count>${COUNT})(?: (?<unit>days?|weeks?|tagen?|wochen?)(?: (?:of|after|from) (?:the )?(?:start|kick-?off|beginning))?(?: (?:per|under|by) (?:the |our )?(?:contract|sla|policy|law))?)?(?=$|[.,;:!?)\n]| \(| and | und )`, 'giu')
/** What is asked of all of it, or says what lies between two things, is no part. */
const NO_PART = /^(?:(?:all|everything|it|this|that|we|i|they|you|done|finished|ready|alles|es|wir|ich)(?: |$)|(?:answer|fix|finish|complete|deliver|do|get|reply|ship|build|make|have|need)(?: |$))/iu

/** In a team's goal, what has to be done so many days after the first sprint begins, by its date: 'critical by 2027-03-15'. */
export function partsWithinDays(text: string, { starts, dates, today }: { starts: readonly DateNamed[]; dates: readonly DateNamed[]; today: DayNumber }): Said[] {
  const first = starts.find(({ start, day }) => day >= today && (!dates.some((other) => other.start === start) || BEGINS.test(text.slice(0, start))))?.day ?? today
  let unit: string | null = null
  let counted = 0
  const found = [...text.matchAll(WITHIN)].flatMap(({ 0: words, index, groups }) => {
    const what = groups!['what']!
    unit = groups!['unit']?.[0]?.toLowerCase() ?? unit
    if (unit === null || NO_PART.test(what) || groups!['how'] === 'in' && !SHORT_NAME.test(what)) return []
    if (groups!['how'] === 'in') counted += 1
    return [{ text: `${what} by ${isoDate((dateOfIt(text, index, dates) ?? first) + numberSaid(groups!['count']!) * DAYS_OF[unit]!)}`, start: index, end: index + words.length }]
  })
  // One alone may bound all of the goal, and is no deadline where it only says 'in'.
  return found.length < 2 && (counted > 0 || found.some(({ start }) => start === 0)) ? [] : found
}

/** 'Criticals in 14 days, highs in 45': things in one or two words, and no sentence. */
const SHORT_NAME = /^(?:the )?[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?$/u

/** '… (report dated Mon 7 June)' in the same sentence is what the days are counted from. */
function dateOfIt(text: string, index: number, dates: readonly DateNamed[]): DayNumber | null {
  const from = Math.max(0, ...[...text.slice(0, index).matchAll(/[.;!?\n](?!\d)/gu)].slice(-1).map((sign) => sign.index))
  const to = index + /^[^.;!?\n]{0,200}/u.exec(text.slice(index))![0].length
  return dates.find(({ start }) => start > from && start < to && DATED.test(text.slice(from, start)))?.day ?? null
}

const DATED = /(?<!\p{L})(?:dated|issued|received|signed|found)(?: on| at)?(?: \p{L}{3,9},?)? $/iu

const BEGINS = /(?:from|starting|start|begin\p{L}*|ab|beginnend)(?: on)?(?: \p{L}+,?)? $/iu
