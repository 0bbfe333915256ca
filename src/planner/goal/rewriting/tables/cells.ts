/** What the words of one cell of a table hold. */
const CLOCK = String.raw`(?:noon|midday|\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr)?|(?:[01]\d|2[0-3])[0-5]\d)`
const WHOLE_CLOCK = new RegExp(`^${CLOCK}$`, 'iu')
const RANGE = new RegExp(String.raw`^(?:from |between )?(${CLOCK})\s?(?:-|–|—|→|->|to|until|till|til|through|and|bis)\s?(${CLOCK})$`, 'iu')
const WEEKDAY = String.raw`(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\.?`
/** The name of a month in English, shortened or not. */
export const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}`
const DATE = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH}\.?)?|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./]\d{1,2}\.?|\d{4}-\d{2}-\d{2}`
const DAY = new RegExp(String.raw`^(?:${WEEKDAY}(?:,? (?:${DATE}))?|\d{4}-\d{2}-\d{2}|\d{1,2} ${MONTH}\.?|${MONTH}\.? \d{1,2})(?:,? \d{4})?$`, 'iu')
const LENGTH_OF = String.raw`(?:\d{1,3} ?(?:minutes|mins|min|m|'|′)|\d{1,2}(?:\.\d{1,2})? ?(?:hours?|hrs?|h) ?(?:and )?\d{1,2}(?: ?(?:minutes|mins?|m))?|\d{1,2}(?:\.\d{1,2})? ?(?:hours?|hrs?|h)|half an hour|(?:an|one|two|three) hours?(?: and (?:a half|a quarter|three quarters)| \d{1,2} minutes)?|(?:a quarter|three quarters) of an hour)`
const LENGTH = new RegExp(`^${LENGTH_OF}$`, 'iu')
const LENGTH_INSIDE = new RegExp(String.raw`(?<![\p{L}\d:.])(?:for )?(?:at least |a? ?min(?:imum)?\.? (?:of )?)?(${LENGTH_OF})(?: min(?:imum)?\.?| please| needed)?(?![\p{L}\d:])`, 'iu')
const RANGE_INSIDE = new RegExp(String.raw`(?<![\p{L}\d:.])(?:from |between )?(${CLOCK})\s?(?:-|–|—|→|->|to|until|till|til|through|and|bis)\s?(${CLOCK})(?![\p{L}\d:])`, 'iu')
const NOTHING = /^(?:|-|–|—|none|nothing|nothing on|free|free all day|all free|completely free|wide open|no meetings?|n\/a|all clear|open|clear|✓|✗|x|0)$/iu
const MARKED = /^(?:x|×|yes|y|1|✓|✔|✅|•|direct)$/iu
const UNMARKED = /^(?:|-|–|—|no|n|0|✗|✘|\.)$/iu

export function isClock(cell: string): boolean {
  return WHOLE_CLOCK.test(cell) && /[^\d]|^\d{4}$|^\d{1,2}$/u.test(cell)
}

/** '9-10, 11:30-12' as '9 to 10, 11:30 to 12'; null when anything else stands there. */
export function rangesIn(cell: string): string | null {
  const parts = cell.split(/ ?[,;/&+] ?| and (?=\d|noon)/iu)
  const whole = RANGE.exec(cell)
  const ranges = whole ? [whole] : parts.map((part) => RANGE.exec(part))
  return ranges.every((range) => range !== null) ? ranges.map((range) => `${clockOf(range[1]!)} to ${clockOf(range[2]!)}`).join(', ') : null
}

/** The one range of clock times inside a line, and what is left of the line around it. */
export function rangeInside(line: string): { hours: string; rest: string } | null {
  const range = RANGE_INSIDE.exec(line)
  if (!range || Math.max(range[1]!.length, range[2]!.length) < 2 && !/[–-]/u.test(range[0])) return null
  return { hours: `${clockOf(range[1]!)} to ${clockOf(range[2]!)}`, rest: cutOut(line, range) }
}

/** The first length inside a line, and what is left around it. */
export function lengthInside(line: string): { length: string; rest: string } | null {
  const length = LENGTH_INSIDE.exec(line)
  return length ? { length: length[1]!, rest: cutOut(line, length) } : null
}

function cutOut(line: string, { 0: found, index }: RegExpExecArray): string {
  return `${line.slice(0, index)}|${line.slice(index + found.length)}`
}

/** A clock time as it is written with a colon: '0930' and '9.30' as '9:30', '14h' as '14:00'. */
export function clockOf(cell: string): string {
  const [, hour, minute = '00', half] = /^(\d{1,2})[:.h]?(\d{2})?\s?(?:([ap])\.?m\.?|h|uhr)?$/iu.exec(cell.trim()) ?? []
  if (hour === undefined) return cell.trim()
  return half ? `${hour}:${minute}${half.toLowerCase()}m` : `${Number(hour)}:${minute}`
}

export function isDay(cell: string): boolean {
  return DAY.test(cell)
}

export function isLength(cell: string): boolean {
  return LENGTH.test(cell)
}

/** Minutes of travel: '12', '12 min'. */
export function minutesIn(cell: string): string | null {
  return /^(\d{1,3})(?: ?(?:m|min|mins|minutes|'))?$/iu.exec(cell)?.[1] ?? null
}

/** A few words with a capital or a number first, and no time. */
export function isName(cell: string): boolean {
  return /^(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th) \p{Lu}|['’]\p{L})/u.test(cell) && !/[.,]$/u.test(cell) && cell.length <= LONGEST_NAME && !/^[AP]\.?M\.?$/u.test(cell) && cell.split(' ').length <= MOST_WORDS && !/[:;!?|→]|\d[:.]\d/u.test(cell) && !isDay(cell) && !isLength(cell) && cell.split(/[ -]/u).every((word) => /^(?:\P{Ll}.*|['’]\P{Ll}.*|[a-z]['’].*)$/u.test(word) || LINKING.test(word))
}

/** Small words inside a name. */
const LINKING = /^(?:de|del|da|do|dos|of|la|le|les|el|los|las|der|den|du|di|am|an|on|upon|sur|and|y|e|the|van|von|zu|in|sous|lez|al|st|nd|rd|th)$/u

const LONGEST_NAME = 40
const MOST_WORDS = 5

export function isEmptyCell(cell: string): boolean {
  const words = cell.toLowerCase().replace(/^[([]|[)\].!]$/gu, '').split(' ')
  return NOTHING.test(cell) || words.length <= MOST_WORDS && SAYS_NOTHING.test(words[0]!) && !words.join(' ').startsWith('no time') && !/^(?:any|always|completely|entirely|totally|wide|fully)$/u.test(words.join(' ')) && words.slice(1).every((word) => OF_NOTHING.test(word))
}

/** 'nothing at all', 'no plans yet', '(empty)', 'any time'; 'no time' and 'not available' are something. */
const SAYS_NOTHING = /^(?:nothing|none|nil|no|free|open|clear|available|empty|blank|flexible|any|anytime|always|completely|entirely|totally|wide|fully)$/u
const OF_NOTHING = /^(?:at|all|any|day|days|week|on|so|far|yet|planned|booked|scheduled|listed|blocked|plans?|meetings?|commitments?|appointments?|entries|calls?|bookings?|conflicts?|free|open|clear|available|empty|flexible|time|times|the|whole|throughout|whatsoever)$/u

/** Whether a cell of a table of connections says yes or no; null when it says something else. */
export function markIn(cell: string): boolean | null {
  return MARKED.test(cell) ? true : UNMARKED.test(cell) ? false : null
}
