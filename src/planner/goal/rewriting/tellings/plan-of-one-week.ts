import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, mondayOf } from '../../../time/day-number.ts'
import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'
import type { Said } from '../said.ts'

const HEAD = /^\s*(?:(?:please|can you|could you|help me(?: to)?|i want to|i need to) )*(?:plan|organi[sz]e|schedule|structure|map out) (?:out )?(?<which>my|our|this|the|next|the next|the coming|my next) week(?:\s*[:,.–—-]+\s*|\s+(?:with|around|so that i (?:do|get))\s+|\s*\n\s*)/iu
const BETWEEN = /(?:[,;\n]|\.(?=\s))[ \t]{0,4}(?:(?:and|then|plus|also) )?(?:[-•*] ?)?| and (?=\d|twice|once)/giu
const COUNT = String.raw`\d{1,2}|once|twice|${NUMBER_FORMS}`
/** 'Gym 3 times', 'twice yoga': how often in the week, where nothing says otherwise. */
const OFTEN = new RegExp(String.raw`(?<!\p{L})(?:(?<count>${COUNT})(?: times|x|×)|once|twice)(?!\p{L})(?! (?:an?|per|each|every|daily|weekly|this|next))`, 'iu')
/** '10 hours of study', 'study for 10 hours': work of the whole week, shared among some days. */
const HOURS_OF = new RegExp(String.raw`^(?:(?:about|around|at least|some) )?(?<hours>${COUNT}) ?(?:hours?|hrs?|h)(?: of| for)? (?<what>\p{L}[^.;]*)$`, 'iu')
const FOR_HOURS = new RegExp(String.raw`^(?<what>\p{L}[^.;\d]*?),?(?: for)?(?: about| around| at least)? (?<hours>${COUNT}) ?(?:hours?|hrs?|h)(?: (?:in total|in all|altogether|total))?$`, 'iu')
/** '3 piano practices'. */
const SO_MANY = new RegExp(String.raw`^(?<count>${COUNT}) (?<what>(?:\p{L}+ )*?(?:session|practice|workout|run|walk|swim|lesson|class|ride|call|visit|date|evening|training))(?:e?s)?$`, 'iu')
const DEEDS = 'call|ring|buy|get|do|make|book|write|clean|wash|cook|pick|go|see|meet|visit|finish|send|pay|fix|read|prepare|take|bring|order|return|email|mail|tidy|water|walk|drop'
/** 'Groceries': what has no day of its own. */
const BARE = new RegExp(String.raw`^(?!(?:${DEEDS}) )\p{L}+(?: \p{L}+){0,2}$`, 'iu')
/** 'Call mum', 'clean the kitchen'. */
const BARE_DEED = new RegExp(String.raw`^(?:${DEEDS}) [\p{L}'’]+(?: [\p{L}'’]+){0,4}$`, 'iu')
const WHEN = /(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|today|tomorrow|every|daily|each|mornings?|evenings?|noon|nights?|weekends?)(?!\p{L})/iu
const DAYS_OF_A_WEEK = 7
/** In hours; what is shorter is done at one sitting. */
const LONGEST_SITTING = 2
const MOST_SITTINGS = 6

/** What a plan of one week is called, 'My week'; null for any other prompt. */
export function nameOfOneWeek(text: string): string | null {
  const which = HEAD.exec(text)?.groups?.['which']
  return which === undefined ? null : `${which[0]!.toUpperCase()}${which.slice(1)} week`
}

/** 'Plan my week: gym 3 times, 10 hours of study, dentist on Thursday': each of its lines as a sentence, over the seven days from today on. */
export function planOfOneWeek(text: string, today: DayNumber): Said[] {
  const head = HEAD.exec(text)
  if (head === null) return []
  const lines = linesBehind(text, head[0].length)
  const told = lines.map((line) => rateOf(line.text))
  if (lines.length < 2 || told.every((rate) => rate === null)) return []
  const first = /next/iu.test(head.groups!['which']!) ? mondayOf(today) + DAYS_OF_A_WEEK : today
  const span = `Plan from ${isoDate(first)} to ${isoDate(first + DAYS_OF_A_WEEK - 1)}.\n`
  const gaps = lines.slice(1).map((line, index) => ({ text: '.\n', start: lines[index]!.end, end: line.start }))
  const said = lines.map((line, index) => told[index] ?? remembered(line.text))
  const rates = lines.flatMap(({ start, end }, index) => (said[index] === null ? [] : [{ text: said[index]!, start, end }]))
  return [{ text: span, start: 0, end: head[0].length }, ...gaps, ...rates].toSorted((a, b) => a.start - b.start)
}

/** What has no day of its own, in a sentence. */
function remembered(line: string): string | null {
  if (WHEN.test(line)) return null
  return BARE.test(line) ? `Remember the ${line.replace(/^the /iu, '')}` : BARE_DEED.test(line) ? `Remember to ${line}` : null
}

type Line = { text: string; start: number; end: number }

function linesBehind(text: string, from: number): Line[] {
  const gaps = [...text.slice(from).matchAll(BETWEEN)].map((match) => ({ start: from + match.index, end: from + match.index + match[0].length }))
  const end = text.trimEnd().replace(/[.!]$/u, '').length
  const starts = [from, ...gaps.map((gap) => gap.end)]
  return starts.map((start, index) => ({ start, end: gaps[index]?.start ?? end })).filter((line) => line.end > line.start).map((line) => ({ ...line, text: text.slice(line.start, line.end) }))
}

/** The line with its rate written out; null where it has none, or says itself on which days. */
function rateOf(line: string): string | null {
  const hours = HOURS_OF.exec(line)?.groups ?? FOR_HOURS.exec(line)?.groups
  if (hours !== undefined) return inSittings(hours['what']!, numberSaid(hours['hours']!))
  const many = SO_MANY.exec(line)?.groups
  if (many !== undefined) return `${many['what']!} ${numberSaid(many['count']!)} times a week`
  const often = OFTEN.exec(line)
  if (often === null) return null
  const what = `${line.slice(0, often.index)}${line.slice(often.index + often[0].length)}`.replace(/\s+/gu, ' ').trim()
  return `${what} ${often.groups!['count'] === undefined ? often[0] : `${numberSaid(often.groups!['count'])} times`} a week`
}

function inSittings(what: string, hours: number): string | null {
  if (hours <= LONGEST_SITTING) return null
  const sittings = Math.min(MOST_SITTINGS, Math.ceil(hours / LONGEST_SITTING))
  const minutes = Math.round((hours * 60) / sittings / 5) * 5
  return `${what} ${sittings} times a week, ${minutes} minutes each`
}
