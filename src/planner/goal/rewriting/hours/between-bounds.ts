import { clockTime } from '../../../time/day-number.ts'
import type { Said } from '../said.ts'

const NOON = 12
const HOUR = 60
/** Nobody begins before it unless the words speak of the morning. */
const EARLIEST = 6 * HOUR

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const COUNTED = NUMBER_WORDS.slice(1).join('|')
const CLOCK = String.raw`(?:(?:at |around |about )?\(?(?:at |around |about )?(?:(?<part>half(?: past)?|quarter past|quarter to) )?(?<hour>\d{1,2}|${COUNTED})(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>am|pm)(?!\p{L}))?(?: in the (?<of>morning|afternoon|evening)| (?:o['’]?clock|sharp|ish))?|(?:at )?\(?(?<name>noon|midday|midnight))\)?(?![\d:%\p{L}-]|\.\d| (?:hours?|hrs?|minutes?|mins?|h|km|k|days?|weeks?|times|pages?|people|sessions?)(?!\p{L}))`

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const DAYS = String.raw`(?:(?:on |every |each )?(?:${DAY}(?: ?(?:, and |, | and | & | ?\+ ?|/|-|–| to ) ?${DAY}){0,6}|weekdays|weeknights|weekends|(?:every|each) (?:day|evening|morning|afternoon)|school nights|work(?:ing)? ?days|term[- ]time)(?: only)?(?!\p{L}))`

type Part = 'early' | 'late' | null
/** What an hour bounds by the words before it, and whether it is one of the morning or of the evening. */
type Lead = { said: RegExp; edge: 'from' | 'to'; part?: Part }

const WHO = String.raw`(?:(?:i|we)(?:['’](?:m|re|ve|d|ll))?|it|this|that|they|(?:the |each |every |all )?(?:sessions?|practi[cs]e|lessons?|training|study|work)) `
const CHILD = String.raw`(?:(?:the |my |our )?(?:kids?|children|boys|girls|twins|baby|toddler|little ones?|son|daughter|he|she|they)(?: (?:are|is|go|goes))?)`

const LEADS: readonly Lead[] = [
  { said: new RegExp(String.raw`(?:${WHO})?(?:get|am|are|be|'m|come|got)? ?(?:home|back|in)(?: from (?:work|school|the office))?$`, 'iu'), edge: 'from', part: 'late' },
  { said: /(?:done with work|(?:finish|leave|off|home from|back from)(?: (?:the )?(?:work|office|job|shop))?|(?:work|my shift|(?:the )?(?:shop|office|school|day job))(?: (?:is done|ends|finishes|shuts|closes|is over)))$/iu, edge: 'from', part: 'late' },
  { said: new RegExp(String.raw`${CHILD} (?:in bed|asleep|down|to bed|to sleep)$`, 'iu'), edge: 'from', part: 'late' },
  { said: /(?:(?:school|nursery|kindergarten|the) ?(?:run|drop[- ]?off)|drop(?:ping)? (?:the )?(?:kids|children|him|her|them)(?: off)?(?: at (?:school|nursery))?|(?:get|am|'m|are) up|up|awake|breakfast)$/iu, edge: 'from', part: 'early' },
  { said: /(?:(?:must|has to|have to|can|should|needs? to|may|could) (?:only )?(?:start|begin|be)|starts?|starting|begins?|free|(?:can['’]t|cannot|won['’]t) (?:start|begin|be|do (?:it|this|anything))(?: it)?(?: before| until| till| earlier than)|(?:not|nothing|never|none) (?:start(?:ing)? )?before|no earlier than|not earlier than|earliest(?: is)?|any ?time|once)?(?: (?:from|after|past|at|start))?$/iu, edge: 'from' },
]
const ENDS: readonly Lead[] = [
  { said: /(?:(?:be |get )?(?:in|to|into) bed|bed(?:time)?(?: is)?|lights (?:out|off)(?: is)?|asleep|quiet (?:hours|time) (?:starts?|begins?|from))(?: by| at| before)?$/iu, edge: 'to', part: 'late' },
  { said: /(?:(?:the )?(?:school )?(?:pick[- ]?up|bus|run)|(?:pick|collect|fetch)(?:ing)? (?:up )?(?:the |my )?(?:kids|children|boys|girls|him|her|them|son|daughter)(?: up)?|(?:the )?(?:kids|children) (?:are|come|get) (?:home|back)|dinner|supper|tea(?:time)?)(?: is| are)?(?: at| by| from| before)?$/iu, edge: 'to', part: 'late' },
  { said: /(?:(?:be |get )?(?:out of|out)(?: of)?(?: the)?(?: door| house| building| hall| room)?|(?:leave|go)(?: (?:for|to) (?:work|school)| the house| again)?|(?:be )?at (?:work|my desk|the office)|start(?:s|ing)? work|work (?:starts|begins)|(?:pack(?:ed)?|wrap(?:ped)?|clear(?:ed)?|tid(?:y|ied))(?: it)?(?: all)? (?:up|away))(?: by| at| before| again by)?$/iu, edge: 'to' },
  { said: /(?:home|back|away|gone)(?: again)? (?:by|before|no later than)$/iu, edge: 'to' },
  { said: /(?:(?:all )?(?:done|finished|over|through|ready|end(?:s|ed|ing)?|finish(?:es)?|stops?|stopped|stopping|close[sd]?|shut|call it a day)|no later than|not later than|latest(?: is| end)?|(?:not|nothing|never|none)(?: go| going| run| running)? (?:past|after|beyond)|must end|has to end|before|until|till|til|up to|by|to)(?: by| at| before| no later than| latest)?$/iu, edge: 'to' },
]

/** 'I work from 9 until 5', 'we open at 9': hours that are taken. */
const TAKEN = /(?<!\p{L})(?:(?:i|we)(?: (?:always|usually|mostly))? (?:work|teach|open|close|sleep)|work(?:ing)? hours|i['’]m at work|at school|in class)(?!\p{L})/iu

/** A stretch from one hour to another, or two times that nothing is done, which every reader knows. */
const PLAIN = new RegExp(String.raw`\d(?: ?(?:am|pm))? ?(?:-|–|to|till|until) ?(?:\d|noon|midday|midnight)|(?<!\p{L})between (?:\d|noon|midday)[^ ]*(?: ?(?:am|pm))? and (?:\d|noon|midday)|nothing.*nothing|only free|never.*(?:never|after)`, 'iu')

/** Words of clauses that say nothing but when there is time. */
const FILLER = /^(?:i|we|i['’]?m|we['’]?re|i['’]ve|we['’]ve|i['’]d|it|it['’]s|its|this|that|that['’]s|they|my|our|the|a|and|but|so|or|then|only|just|always|usually|really|please|pls|must|has|have|having|to|be|can|could|should|want|need|needs|got|get|gets|is|are|am|on|from|at|free|available|window|windows|gap|slot|time|times|hours|days|work|works|practice|practise|practising|practicing|sessions?|lessons?|training|study|studying|mine|ours|start|starts|starting|begin|begins|end|ends|any|anything|everything|all|in|between|somewhere|anywhere|sometime|which|when|while|there|me|us|weekly|each|every|for|with|of|onwards|onward|or|later|earlier|latest|earliest|sharp|max|again|still|already|home|bed|by|before|after|until|till)$/iu

type Bound = { edge: 'from' | 'to'; minutes: readonly number[]; part: Part }

/**
 * 'Has to be after 4 and done by 7', 'I get home at 6 and want to be in bed by 10', 'earliest 7.30, latest 9', 'between
 * drop-off (8:45) and pick-up (2:50)': clauses that hold one earliest and one latest hour, days and nothing else, as one
 * stretch of time. Bare hours are those of the day that make a stretch of it.
 */
export function betweenBounds(text: string): Said[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => {
    const [start, end] = [index + said.length - said.trimStart().length, index + said.trimEnd().length]
    if (end - start > LONGEST || !TWO_HOURS.test(said)) return []
    // The whole sentence, or its clauses behind a comma up to the end.
    const commas = [...text.slice(start, end).matchAll(/[,;] (?:and |but |so )?/gu)].map(({ index: at, 0: sign }) => start + at + sign.length)
    for (const from of [start, ...commas]) {
      const found = windowIn(text.slice(from, end))
      if (found === null) continue
      const stretch = `${found.days === '' ? '' : `${found.days} `}between ${clockTime(found.from)} and ${clockTime(found.to)}`
      return [{ text: from === start ? `I'm only free ${stretch}` : stretch, start: from, end }]
    }
    return []
  })
}

/** A stop between figures ends no sentence. */
const SENTENCE = /(?:[^.!?;\n]|[.!?](?=\d))+/gu
const TWO_HOURS = new RegExp(String.raw`(?:\d|noon|midday|midnight|(?:${COUNTED})(?!\p{L})).*(?:\d|noon|midday|midnight|(?:${COUNTED})(?!\p{L}))`, 'isu')
/** In characters. */
const LONGEST = 130

function windowIn(said: string): { days: string; from: number; to: number } | null {
  if (TAKEN.test(said) || PLAIN.test(said)) return null
  const named = [...said.matchAll(ANY_DAYS)]
  if (named.length > 1) return null
  const days = named[0]?.[0].trim() ?? ''
  const rest = (named.length === 0 ? said : `${said.slice(0, named[0]!.index)} ${said.slice(named[0]!.index + named[0]![0].length)}`).replace(/\s+/gu, ' ').trim()
  const clocks = [...rest.matchAll(ANY_CLOCK)]
  if (clocks.length !== 2) return null
  let last = 0
  const bounds: Bound[] = []
  for (const clock of clocks) {
    const bound = boundBefore(rest.slice(last, clock.index).trim(), clock, bounds.length === 0 && BETWEEN.test(rest) ? 'from' : null)
    if (bound === null) return null
    bounds.push(bound)
    last = clock.index + clock[0].length
  }
  const tail = rest.slice(last).trim()
  if (!isFiller(tail) || !isOwnTime(said)) return null
  const [from, to] = [bounds.find(({ edge }) => edge === 'from'), bounds.find(({ edge }) => edge === 'to')]
  return from === undefined || to === undefined ? null : stretchOf(days, from, to)
}

const ANY_CLOCK = new RegExp(String.raw`(?<![\p{L}\d:./-])${CLOCK}`, 'giu')
const ANY_DAYS = new RegExp(String.raw`(?<![\p{L}-])${DAYS}`, 'giu')
const BETWEEN = /(?:^|\s)between\s/iu

/** What an hour is by the words between it and the hour before it; null where these say anything else. */
function boundBefore(lead: string, clock: RegExpMatchArray, known: 'from' | null): Bound | null {
  const words = lead.replace(/^(?:onwards?|or later|at the earliest)?[,;)]*\s*/iu, '').trim()
  // 'From when they leave until they are back': the first word says which it is.
  const told = EDGE.exec(words)
  const edge = known ?? (told === null ? null : told.groups!['to'] === undefined ? 'from' : 'to')
  const own = words.slice(told?.[0].length ?? 0)
  const said = (edge === 'from' ? LEADS : [...ENDS, ...LEADS]).find((lead) => {
    const match = lead.said.exec(own)
    return match !== null && (match[0] !== '' || own === '' && edge !== null || BETWEEN.test(`${own} `)) && isFiller(own.slice(0, match.index))
  })
  return said === undefined ? null : { edge: edge ?? said.edge, minutes: minutesOf(clock), part: partOf(clock) ?? said.part ?? null }
}

const EDGE = /^(?:and |but |only |i['’]ve got |i have (?:time )?|(?:days|they|mornings|afternoons) are mine )?(?:(?<from>from|after|once|as soon as)|(?<to>until|till|up to|before|to))(?: when)?(?: |$)/iu

function isFiller(words: string): boolean {
  return words.split(/[\s,;()–-]+/u).every((word) => word === '' || FILLER.test(word))
}

/** 'Doors at 6, home by 10' may be an evening out; that somebody is free, or that it must be, is said. */
function isOwnTime(said: string): boolean {
  return /(?<!\p{L})(?:i|we|i['’]m|we['’]re|i['’]ve|my|our|must|has to|have to|needs to|should|can|only|free|earliest|no earlier|not before|nothing|any ?time|between|starts?)(?!\p{L})/iu.test(said)
}

function partOf({ groups }: RegExpMatchArray): Part {
  const said = groups!['of']
  return said === undefined ? null : said === 'morning' ? 'early' : 'late'
}

/** The minutes of the day that a clock may mean: both halves where neither is said. */
function minutesOf({ groups }: RegExpMatchArray): readonly number[] {
  const { name, hour, minute, half, part } = groups!
  if (name !== undefined) return [name.toLowerCase() === 'midnight' ? 2 * NOON * HOUR : NOON * HOUR]
  const count = NUMBER_WORDS.indexOf(hour!.toLowerCase())
  const value = count > 0 ? count : Number(hour)
  const past = part === undefined ? Number(minute ?? 0) : part.startsWith('half') ? HOUR / 2 : part.endsWith('to') ? -HOUR / 4 : HOUR / 4
  if (value > 2 * NOON) return []
  if (half !== undefined) return [(value % NOON + (half.toLowerCase() === 'pm' ? NOON : 0)) * HOUR + past]
  return value > NOON || value === 0 || hour!.startsWith('0') ? [value * HOUR + past] : [value % NOON * HOUR + past, (value % NOON + NOON) * HOUR + past]
}

/** The shortest stretch from one of the first hours to one of the last that lies in the day; null where there is none. */
function stretchOf(days: string, first: Bound, last: Bound): { days: string; from: number; to: number } | null {
  const isEarly = first.part === 'early'
  const stretches = first.minutes.flatMap((from) => last.minutes.map((to) => ({ from, to }))).filter(({ from, to }) => to > from && from >= (isEarly ? EARLIEST - 2 * HOUR : EARLIEST) && fits(from, first.part) && fits(to, last.part))
  const best = stretches.toSorted((one, other) => one.to - one.from - (other.to - other.from) || one.from - other.from)[0]
  return best === undefined ? null : { days, ...best }
}

function fits(minutes: number, part: Part): boolean {
  return part === null || (part === 'early') === minutes < NOON * HOUR
}
