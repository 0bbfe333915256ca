import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { BARE, OPEN, SLOTS, TAKEN } from './forms-of-slots.ts'
import { TIME, weeklyTimesIn } from './weekly-times.ts'
import type { WeeklyTime } from './weekly-times.ts'

const SENTENCE_END = /(?<![.!?;\n])[.!?;\n]+(?=\s|$)/gu
/** What says why, before the rule itself: 'since patients are seen Monday to Thursday', 'I get up at 5 so'. */
const REASON = /^(?:(?:since|as|because) [^,]{3,70},|(?:i|we) (?:get up|wake up|am up|are up|finish|start work)[^,]{0,30}?,? so) /iu
/** What is taken out of the slots again: 'except Thursday (choir)'. */
const EXCEPTION = new RegExp(String.raw`^,? (?:except|but not|other than|apart from|bar)(?: for)?(?: on)? (?<times>${TIME}(?:(?:,| and| or) ${TIME})*)(?: \([^()]{0,40}\))?`, 'iu')
/** ', with no more than one topic a day' and other limits behind the slots. */
const LIMIT = new RegExp(String.raw`^,? (?:with|and) (?:no more than|at most|a maximum of|max) (?:an?|one|1|a single|(?<count>two|three|four|\d)) (?<what>\p{L}+)(?: (?:a|per|each) day| ${TIME})`, 'iu')
/** What a rate says of the part of the day also holds for the hours behind it: 'two evenings a week, Tue and Thu, 7 to 9'. */
const PART_FIRST = /^\p{L}+ (?<part>morning|afternoon|evening|night)s (?:a|per|each) week$/iu
const BARE_RANGE = /(?<![\p{L}\d.:/-])(?:from )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?(?![\p{L}\d:/-]| (?:people|minutes|mins|hours|weeks|days|times|km|pages))|(?<!\p{L})(?:before|after|until) \d{1,2}(?= (?:too|also|as well)| ?[.,;!]|$)/giu
const LENGTH = /(?<!\p{L})(?:hours?|minutes|mins?|h)$/iu
const DAYS_OF_ALL = /^(?:every|each) day$/iu
const ONE_WEEKDAY = /(?<![\p{L}-])(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?!\p{L})/giu
const FULL = new Map([['mon', 'Mondays'], ['tue', 'Tuesdays'], ['wed', 'Wednesdays'], ['thu', 'Thursdays'], ['fri', 'Fridays'], ['sat', 'Saturdays'], ['sun', 'Sundays']])
/** In characters: what is told at greater length is no plain sentence. */
const LONGEST = 190

type Sentence = { start: number; masked: string; times: WeeklyTime[] }

/**
 * 'On weekdays I can work on it 6 to 8pm, on weekends 10 to 8', 'the baby naps from 1 to 3, that's my window', 'after 9 I'm useless':
 * when there is time and when there is none, in words that every reader knows.
 */
export function ownSlots(text: string, expressions: readonly TimeExpression[]): Said[] {
  return sentencesOf(text, expressions).flatMap((sentence) => {
    const found = takenIn(sentence.masked, sentence.times) ?? freeIn(sentence.masked, sentence.times)
    if (found === null) return []
    const end = endOf(sentence, found.length)
    // What stands behind is a sentence of its own.
    const joint = /^,? (?:and |but |so )?/u.exec(sentence.masked.slice(found.length))?.[0] ?? ''
    return [{ text: found.said, start: sentence.start, end }, ...(joint === '' ? [] : [{ text: '. ', start: end, end: end + joint.length }])]
  })
}

type Found = { said: string; length: number }

function takenIn(masked: string, times: readonly WeeklyTime[]): Found | null {
  const head = TAKEN.map((form) => form.exec(masked)?.[0]).find((found) => found !== undefined)
  if (head === undefined) return null
  const said = times.slice(0, countOf(head)).map(({ words, hasDays, hasHours }) => `Nothing ${hasDays && !hasHours ? `on ${weekly(words)}` : words.toLowerCase()}`)
  return { said: said.join('. '), length: head.length }
}

/** The slots of a sentence in plain words, and how far into its masked form they were said. */
function freeIn(masked: string, times: readonly WeeklyTime[]): Found | null {
  const reason = REASON.exec(masked)?.[0] ?? ''
  const own = masked.slice(reason.length)
  const from = countOf(reason)
  const rate = PART_FIRST.exec(times[from]?.words ?? '')
  const named = rate === null ? null : new RegExp(`^${TIME}, ${TIME}`, 'u').exec(own)?.[0]
  const head = named ?? SLOTS.map((form) => form.exec(own)?.[0]).find((found) => found !== undefined) ?? wholeOf(own, times.slice(from))
  if (head === null) return null
  const [exception, limit] = [EXCEPTION, LIMIT].map((form) => form.exec(own.slice(head.length)))
  const isMorning = /(?:get|wake|am|are) up/iu.test(reason)
  const within = times.slice(from, from + countOf(head)).map((time) => (isMorning && time.hasHours ? { ...time, words: `${time.words} in the morning` } : time))
  // 'Two hours on Saturdays' are a length on a day, and its hours are open.
  const lengths = within.flatMap(({ words }, index) => (LENGTH.test(words) ? [index] : []))
  if (lengths.length > 1 || lengths.length === 1 && (lengths[0] !== 0 || !within.some(({ hasHours }) => hasHours))) return null
  const slots = slotsOf(rate === null ? within : [withPart(within[1]!, rate.groups!['part']!)])
  if (slots === null) return null
  const not = exception ? times.slice(from + within.length, from + within.length + countOf(exception[0])).map(({ words }) => `Not on ${weekly(words)}`) : []
  const most = limit ? [`At most ${limit.groups!['count'] ?? 'one'} ${limit.groups!['what']!} a day`] : []
  const said = [...(rate === null ? [] : [within[0]!.words]), `I'm only free ${slots.join(', ')}`, ...not, ...lengths.map((index) => `Sessions of ${within[index]!.words}`), ...most].join('. ')
  return { said, length: reason.length + head.length + (exception?.[0].length ?? 0) + (limit?.[0].length ?? 0) }
}

/** Slots that the rest of the sentence has to make: an exception behind them, or several times and nothing else. */
function wholeOf(own: string, times: readonly WeeklyTime[]): string | null {
  if (times.length > 1 && BARE.test(own)) return own
  return OPEN.map((form) => form.exec(own)?.[0]).find((found) => found !== undefined && EXCEPTION.test(own.slice(found.length))) ?? null
}

function countOf(masked: string): number {
  return masked.split(TIME).length - 1
}

/** The days and the hours that belong together; null where that is not plain, or where all that is named is one day. */
function slotsOf(stated: readonly WeeklyTime[]): string[] | null {
  const times = stated.filter(({ words }) => !LENGTH.test(words))
  const arePoints = times.every(({ words, hasDays }) => !hasDays && /^at /iu.test(words))
  if (arePoints || times.some(({ hasDays, hasHours }) => !hasDays && !hasHours)) return null
  const slots: string[] = []
  let [days, hours]: [string | null, string[]] = [null, []]
  for (const { words, hasDays, hasHours } of times) {
    if (hasDays && hasHours) {
      // 'Mornings before 9 or evenings after 8, weekdays only'.
      const ofAll = hours.length > 0 ? /, (?<days>[^,\d]+)$/u.exec(words)?.groups!['days'] : ''
      if (ofAll === undefined) return null
      if (days !== null) slots.push(days)
      slots.push(...hours.map((each) => `${ofAll} ${each.toLowerCase()}`), weekly(words))
      ;[days, hours] = [null, []]
    } else if (hasDays && hours.length > 0) {
      slots.push(...hours.map((each) => `${weekly(words)} ${each}`))
      hours = []
    } else if (hasDays) {
      if (days !== null) slots.push(days)
      days = weekly(words)
    } else if (days === null && slots.length > 0 && !/\d/u.test(slots.at(-1)!) && /\d/u.test(words)) slots.push(`${slots.pop()!} ${words}`)
    else if (days === null) hours.push(fromThen(words))
    else {
      slots.push(`${days} ${fromThen(words)}`)
      days = null
    }
  }
  if (days !== null) slots.push(slots.length > 0 ? `${days} all day` : days)
  slots.push(...hours.map((each) => (/^(?:every|each) /iu.test(each) ? each : `every day ${each}`)))
  const isOneDay = times.length === 1 && !times[0]!.hasHours && /^(?:on )?\p{L}+(?<!s)$/u.test(times[0]!.words)
  return isOneDay ? null : slots
}

/** A day named alone is that of every week. */
function weekly(words: string): string {
  // 'From 4pm on Mondays' are Mondays from 4pm.
  const turned = words.replace(/^(?<hours>(?:from|after|until|before|between|\d)[^,;]*?) on (?<days>[^\d]+)$/iu, '$<days> $<hours>')
  const bare = fromThen(turned.replace(/^on (?:the )?/iu, ''))
  const isOne = [...bare.matchAll(ONE_WEEKDAY)].length === 1 && !/every|each|other|second/iu.test(bare)
  return isOne ? bare.replace(ONE_WEEKDAY, (name) => FULL.get(name.slice(0, 3).toLowerCase())!) : bare
}

/** Who puts it on Mondays at 7 has time from then on. */
function fromThen(words: string): string {
  return words.replace(/(?<!\p{L})at (?=\d)/iu, 'from ')
}

function withPart(time: WeeklyTime, part: string): WeeklyTime {
  return { ...time, words: time.words.replace(/,? (?=(?:from )?\d)/u, ` ${part}s `) }
}

/** The sentences with a weekly time in them, those times masked. */
function sentencesOf(text: string, expressions: readonly TimeExpression[]): Sentence[] {
  const known = weeklyTimesIn(text, expressions).map((time) => ({ ...time, hasDays: time.hasDays || DAYS_OF_ALL.test(time.words) }))
  const open = known.map((time) => (text[time.end] === ')' && /\([^)]*$/u.test(time.words) ? { ...time, end: time.end + 1, words: time.words.replace(/ ?\(/u, ' ') } : time))
  const bare = [...text.matchAll(BARE_RANGE)].map(({ index, 0: words }) => ({ start: index, end: index + words.length, words, hasDays: false, hasHours: true }))
  const times = [...open, ...bare.filter(({ start, end }) => !expressions.some((other) => other.start < end && other.end > start))].toSorted((one, other) => one.start - other.start)
  const ends = [...text.matchAll(SENTENCE_END)].filter(({ index }) => !times.some(({ start, end }) => index >= start && index < end - 1))
  const bounds = [...ends.map(({ index, 0: mark }) => ({ from: index, to: index + mark.length })), { from: text.length, to: text.length }]
  return bounds.flatMap(({ from }, at) => {
    const start = at === 0 ? 0 : bounds[at - 1]!.to
    const within = times.filter((time) => time.start >= start && time.end <= from + 1)
    if (within.length === 0 || from - start > LONGEST) return []
    let [masked, last] = ['', start]
    for (const time of within) [masked, last] = [masked + text.slice(last, time.start) + TIME, Math.min(time.end, from)]
    const whole = masked + text.slice(last, from)
    const indent = whole.length - whole.trimStart().length
    return [{ start: start + indent, masked: whole.trim(), times: within }]
  })
}

/** Where in the text so much of a masked sentence ends. */
function endOf({ start, masked, times }: Sentence, length: number): number {
  const hidden = times.slice(0, countOf(masked.slice(0, length))).reduce((sum, time) => sum + time.end - time.start - TIME.length, 0)
  return start + length + hidden
}
