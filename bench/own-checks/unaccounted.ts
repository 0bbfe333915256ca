import type { Brief, Reading } from '../../src/planner/goal/brief.ts'
import { FAMILIES, isTalk, marksOf } from './marks.ts'
import type { Family } from './marks.ts'

/** What is said of the plan beside its readings: the phrases told as not taken into account, and the tasks in words. */
export type Said = { told: readonly string[]; tasks: readonly { title: string; description: string }[] }

/**
 * Clauses with a mark of a demand that the plan does not account for. A mark is accounted for by the words of a reading whose
 * kind can hold what it says (a topic holds no order, a place no hour) and, of hours and lengths, whose value has them; by a
 * task that says the clause, where it asks for no time and no order; by the goal's own name; or by being told. Found by plain
 * words and without the planner's own rules, so that what those rules overlook is seen.
 */
export function unaccounted({ prompt, language, readings, questions, subject, now }: Brief, { told, tasks }: Said): string[] {
  const stated = readings.filter(({ source }) => source === 'stated').flatMap((reading) => withoutBetween(reading, prompt))
  const isTold = new Uint8Array(prompt.length)
  for (const words of [...told, ...quotedIn(questions)]) fillAll(isTold, prompt, words)
  const isOwn = new Uint8Array(prompt.length)
  if (subject !== '') fillAll(isOwn, prompt, subject)
  const marks = marksOf(language)
  const year = new Date(now * 60_000).getUTCFullYear()
  const days = daysIn(stated)
  const lengths = lengthsIn(stated, Math.floor(now / 1440))
  const texts = tasks.map(({ title, description }) => plain(`${title} ${description}`))
  return clausesOf(prompt, language).flatMap((clause, index, clauses) => {
    const { words: whole, start, isAsked } = clause
    const words = whole.replace(REASON, '')
    if (isAsked || whole.endsWith('..') || words.split(/\s+/u).length < 2 || isTalk(words) || clauses[index + 1]?.words.startsWith('which ')) return []
    const isGoal = isOwn.subarray(start, start + words.length).includes(1)
    const before = clauses[index - 1]
    if (before !== undefined && isEcho(clause) && stated.some((reading) => TAKES_TIME.has(reading.kind) && reading.start < before.start + before.words.length && reading.end > (clauses.findLast(({ lead }, at) => at < index && !/^[,;(:]/u.test(lead))?.start ?? 0))) return []
    const near = stated.filter((reading) => reading.start < start + words.length && reading.end > start)
    const open = marksIn({ ...clause, words }, marks).filter((mark) => {
      if (mark.family === 'duty' && (clause.isHeading || near.some(binds) || isGoal)) return false
      if (mark.family === 'each' && (clause.isHeading || near.some((reading) => binds(reading) || reading.kind === 'person'))) return false
      if (mark.family === 'time' && isKnownDate(words, mark, { days, year }) || isLengthOfPlan(mark.text, lengths)) return false
      const isIn = (held: Uint8Array) => held.subarray(mark.start, mark.end).includes(1)
      return !isIn(isTold) && !(isIn(isOwn) && mark.family !== 'order') && !near.some((reading) => holds(reading, mark, prompt))
    })
    const own = plain(words.replace(/^(?:and|but|so|also|plus|und|aber|y|pero|et|mais|e|mas)\s/iu, ''))
    const isSaid = open.every(({ family }) => family !== 'time' && family !== 'order') && texts.some((text) => text.includes(own))
    return open.length === 0 || isSaid ? [] : [words]
  })
}

/** Of words over three and more sentences, as where a count is said first and a length at last, those between are no part of what was read. */
function withoutBetween(reading: Reading, prompt: string): Reading[] {
  const words = prompt.slice(reading.start, reading.end)
  const ends = [...words.matchAll(/[.!?]\s+(?=\p{Lu})|\n/gu)].map(({ index }) => index)
  if (ends.length < 2) return [reading]
  const cut = (start: number, end: number) => ({ ...reading, start, end, words: prompt.slice(start, end) })
  return [cut(reading.start, reading.start + ends[0]!), cut(reading.start + ends.at(-1)!, reading.end)]
}

type Mark = { family: Family; text: string; start: number; end: number }

function marksIn({ words, start }: Clause, marks: RegExp): Mark[] {
  return [...words.matchAll(marks)].map(({ 0: text, index, groups }) => {
    const family = FAMILIES.find((name) => groups![name] !== undefined)!
    return { family, text: text.toLowerCase(), start: start + index, end: start + index + text.length }
  })
}

/** Not what there is to do, who or where, but when, in which order or how much. */
function binds(reading: Reading): boolean {
  if (reading.kind === 'topic') return reading.minutes !== null
  if (reading.kind === 'person') return reading.capacity !== null
  return reading.kind !== 'place' || reading.days !== undefined
}

/** The reading's words have the mark, or stand beside it; and it is of a kind that can do what the mark asks. */
function holds(reading: Reading, mark: Mark, prompt: string): boolean {
  const isIn = reading.start < mark.end && reading.end > mark.start
  if (mark.family === 'time' && hasWeekday(reading, mark.text)) return true
  // 'A video of three minutes' is what there is to make.
  if (mark.family === 'time' && isIn && reading.kind === 'topic' && /minut/u.test(mark.text)) return true
  if (!isIn && !isBeside(reading, mark, prompt)) return false
  if (mark.family === 'duty' || mark.family === 'each') return true
  if (mark.family === 'time') return binds(reading) && (isIn || hasNumber(reading, mark.text)) && hasValue(reading, mark.text)
  return binds(reading) && !(mark.family === 'order' && OF_AMOUNTS.has(reading.kind))
}

const OF_AMOUNTS: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['quantity', 'session', 'settled', 'person', 'topic', 'limit'])

/** Not more than one word between them. */
function isBeside(reading: Reading, { start, end }: Mark, prompt: string): boolean {
  const between = reading.start >= end ? prompt.slice(end, reading.start) : prompt.slice(reading.end, start)
  return /^[\s'’]*[\p{L}\p{N}'’]*[\s'’]*$/u.test(between) && between.length < 16
}

/** 'From 8 March' where another reading has that day: a sprint calendar, a horizon, an event. */
function isKnownDate(words: string, mark: Mark, { days, year }: { days: ReadonlySet<number>; year: number }): boolean {
  const found = /(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan[a-z]*|feb[a-z]*|mar[a-z]*|apr[a-z]*|may|june?|july?|aug[a-z]*|sep[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?!\d)/iu.exec(words)
  if (/^\d+(?:st|nd|rd|th)$/u.test(mark.text)) return [...days].some((day) => new Date(day * 86_400_000).getUTCDate() === Number.parseInt(mark.text, 10))
  if (MONTHS.includes(mark.text)) return [...days].some((day) => new Date(day * 86_400_000).getUTCMonth() === MONTHS.indexOf(mark.text))
  if (!found || !found[0].toLowerCase().includes(mark.text.replace(/(?:st|nd|rd|th)$/u, '')) && !mark.text.endsWith('day')) return false
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf((found[2] ?? found[3]!).slice(0, 3).toLowerCase()) / 3
  return [year, year + 1].some((each) => days.has(Date.UTC(each, month, Number(found[1] ?? found[4])) / 86_400_000))
}

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

function daysIn(readings: readonly Reading[]): Set<number> {
  const numbers = readings.flatMap(({ start: _start, end: _end, words: _words, text: _text, id: _id, ...value }) => (JSON.stringify(value).match(/\d{5,}/gu) ?? []).map(Number))
  return new Set(numbers.flatMap((number) => (number < 1_000_000 ? [number] : [Math.floor(number / 1440), Math.floor((number - 1) / 1440)])))
}

/** How long the plan is, in days, by its sprints or by its last day. */
function lengthsIn(readings: readonly Reading[], today: number): number[] {
  const sprints = readings.flatMap((reading) => (reading.kind === 'sprint-calendar' && reading.count !== null && reading.lengthDays !== null ? [reading.count * reading.lengthDays] : []))
  const starts = [today, ...readings.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null ? [reading.first] : reading.kind === 'sprint-calendar' && reading.firstDay !== null ? [reading.firstDay] : []))]
  const ends = readings.flatMap((reading) => (reading.kind === 'horizon' && reading.last !== null ? [reading.last + 1] : reading.kind === 'deadline' ? [Math.floor(reading.latest / 1440)] : reading.kind === 'event' ? [reading.days.first] : []))
  return [...sprints, ...starts.flatMap((start) => ends.map((end) => end - start))]
}

function isLengthOfPlan(said: string, lengths: readonly number[]): boolean {
  const found = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-]?(days?|weeks?|weekends?|wks?|months?)$/u.exec(said)
  if (!found) return false
  const count = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '', 'twelve'].indexOf(found[1]!) + 2
  const days = (found[2]!.startsWith('day') ? 1 : found[2]!.startsWith('month') ? 30.4 : 7) * (/\d/u.test(found[1]!) ? Number(found[1]) : count)
  return lengths.some((length) => Math.abs(length - days) <= days / 8)
}

function quotedIn(questions: readonly string[]): string[] {
  return questions.flatMap((question) => [...question.matchAll(/“([^”]+)”/gu)].map((quote) => quote[1]!))
}

/** 'On Tuesday because Monday is a holiday'. */
const REASON = /\s(?:because|cos|cuz|since|so that|so (?:we|i|they) can|so (?:it|s?he|they) can['’]t|weil|porque|ya que|car|parce que|pois)\s.*$/isu

/** The Thursday of 'once a fortnight, on a Thursday', of which the first three words were quoted. */
function hasWeekday(reading: Reading, said: string): boolean {
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(said.slice(0, 3)) + 1
  return /^\p{L}+days?$/u.test(said) && 'days' in reading && JSON.stringify(reading.days).includes(`"weekdays":[`) && (JSON.stringify(reading.days).match(/"weekdays":\[([\d,]*)\]/u)?.[1] ?? '').split(',').includes(String(weekday))
}

/** A number that the reading's value has, though other words say it. */
function hasNumber(reading: Reading, said: string): boolean {
  return /^\d+\s?(?:h|hrs?|hours?|min|mins|minutes)$/u.test(said) && reading.kind !== 'topic'
}

/** An hour of the clock or a length in minutes and hours is one of the numbers that the reading holds. */
function hasValue({ words: _words, text, id: _id, start: _start, end: _end, ...value }: Reading, said: string): boolean {
  const numbers = new Set((JSON.stringify(value).match(/\d+/gu) ?? []).map(Number))
  const has = (minutes: number) => numbers.has(minutes) || [...numbers].some((number) => number > 1440 && (number % 1440 === minutes % 1440)) || text.toLowerCase().includes(said)
  const clock = /^(\d{1,2})(?:[:.h](\d\d))?\s?(am|pm|uhr|h)?$/u.exec(said)
  if (clock && (clock[2] !== undefined || clock[3] !== undefined)) {
    const minutes = Number(clock[1]) * 60 + Number(clock[2] ?? 0)
    return has(minutes) || has(minutes + 720) || has(minutes - 720)
  }
  const length = /^(\d+)\s?(h|hrs?|hours?|min|mins|minutes)$/u.exec(said)
  return length === null || has(Number(length[1]) * (length[2]!.startsWith('h') ? 60 : 1))
}

function fillAll(held: Uint8Array, prompt: string, words: string): void {
  const at = prompt.indexOf(words)
  if (at >= 0) held.fill(1, at, at + words.length)
}

type Clause = { words: string; start: number; lead: string; isAsked: boolean; isHeading: boolean }

/** 'Fridays are out, no lessons', 'away 8-12 March, nobody works': says once more what the clause before it says. */
function isEcho({ words, lead }: Clause): boolean {
  return /^(?:[,;(]|\s[-–—]\s)/u.test(lead) && words.split(/\s+/u).length <= 8 && (POINTING.test(words) && /(?<!\p{L})(?:no|not|nothing|don['’]t|can['’]t|has to)(?!\p{L})/iu.test(words) || words.split(/\s+/u).length <= 4 && ECHO.test(words)) && !/\d/u.test(words)
}

const ECHO = /^(?:so )?(?:no|not|nothing|nobody|don['’]t|can['’]t|kein\p{L}{0,2}|nicht|niemand|nada|nadie|no|aucune?|rien|pas|ningu[eé]m|sem)(?!\p{L})/iu
const POINTING = /(?<!\p{L})(?:then|that|it|there|those|them)(?!\p{L})/iu
const TAKES_TIME: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['exclusion', 'commitment', 'event', 'availability', 'horizon', 'deadline', 'rhythm', 'precedence', 'session', 'limit'])

/** Between two signs; not at the comma of '1,000', the colon of '9:45' or the stop of '3. Mai'. */
function clausesOf(prompt: string, language: string): Clause[] {
  const clauses: Clause[] = []
  let [from, lead] = [0, '']
  for (const sign of [...prompt.matchAll(language === 'de' ? SIGNS_BESIDE_ORDINALS : SIGNS), null]) {
    const to = sign?.index ?? prompt.length
    const words = prompt.slice(from, to).trim()
    if (words !== '') clauses.push({ words, start: prompt.indexOf(words, from), lead, isAsked: sign?.[0] === '?', isHeading: sign?.[0] === ':' || sign?.[0] === '=' })
    if (words !== '') lead = sign?.[0] ?? ''
    from = sign === null ? to : to + sign[0].length
  }
  return clauses
}

const SIGNS = /\.(?=[\s)]|$)|[!?…\n;()|=]|[,:](?=\s)|\s[-–—]\s/gu
const SIGNS_BESIDE_ORDINALS = /(?<!\d)\.(?=[\s)]|$)|[!?…\n;()|]|[,:](?=\s)|\s[-–—]\s/gu

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
