import type { DayNumber } from '../../../time/calendar-time.ts'
import { clockTime, isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { mainOccasion } from '../../expressions/distances/occasions.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { numberInWords, roundsIn, timesOfRounds } from './rounds-of-day.ts'
import type { Rounds, Span } from './rounds-of-day.ts'

/** 'Timings on the day:', 'the day runs like this:', 'programme:': the hours behind it are those of the occasion's day. */
const HEAD = /^(?:(?:and|so),? )?(?:(?:the |our )?(?:timings?|times|timetable|programme|program|schedule|running order|order of (?:the day|events)|day plan|agenda)(?: (?:on|for|of) the (?:big )?day(?: itself)?)?(?: (?:is|are|looks? like|runs?|goes)(?: (?:this|so|like this|as follows))?)?|on the day(?: itself)?|the day (?:itself )?(?:runs|goes|looks|is planned|is)(?: (?:like this|as follows|so))?)\s?(?::|[-–—])\s/iu
const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?|noon|midday)`
const TIMED = new RegExp(String.raw`^(?<lead>(?:(?:and|then) )?)(?<label>\p{L}[\p{L}\d'’&/-]*(?: (?!at |from )[\p{L}\d'’&/-]+){0,5}?) (?:(?:is|are|open|opens|starts?|begins?) )?(?:(?:at|from) )?(?<from>${CLOCK})(?:\s?(?:[-–]|to|till|until)\s?(?<to>${CLOCK}))?(?![\p{L}\d:])(?<rest> .{1,40})?$`, 'iu')
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]*)*/gu
/** Who is free or at work then is no thing of the day. */
const NO_THING = /(?<!\p{L})(?:i|we|he|she|they|you|by|before|until|after|between|only|every|each|daily|week\p{L}*|free|work)(?!\p{L})/iu
/** What comes back has no one day. */
/** 'Fri arrive 18:00; Sat 9:30 canoes': hours of several days. */
const DAYS_OF_ITS_OWN = /(?:^|[;:,] ?)(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?(?= \p{L}| \d)/giu
const COMES_BACK = /(?<!\p{L})(?:every|daily|weekly|weekdays|weekends|(?:a|per) (?:day|week)|each (?:day|week|morning|evening|time|\p{L}+day))(?!\p{L})/iu
const WEEKDAY = new RegExp(String.raw`(?<!\p{L})(?:${ANY_WEEKDAY})(?!\p{L})`, 'iu')
const HALF_DAY = 720
/** In minutes: earlier hours without a half of the day are those of the afternoon. */
const EARLIEST = 420

type Wanted = { dates: () => readonly DateNamed[]; expressions: () => readonly TimeExpression[]; language: () => string }
type Piece = { text: string; start: number; end: number }
type Thing = Span & { label: string; isStretch: boolean }

/** 'Timings on the day: doors 9:30, round one 10:00, five rounds of 45 minutes with 15 minutes’ break, lunch 13-14': each thing with its day and its hour. */
export function timetablesOfDay(text: string, { dates, expressions, language }: Wanted): Said[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: words, index }) => ({ words: words.trim(), start: index + words.indexOf(words.trim()) })).filter(({ words }) => words !== '')
  const found = sentences.flatMap(({ words, start }, index) => {
    const head = HEAD.exec(words)?.[0].length ?? 0
    const rounds = COMES_BACK.test(words) ? null : roundsIn(words)
    // What stands before a colon names the day, or nothing that has an hour.
    const lead = head > 0 || rounds === null ? head : words.search(/:\s/u) + 1
    return head > 0 || rounds ? [{ words: words.slice(lead), start: start + lead, from: start, before: sentences[index - 1]?.start ?? start, rounds, isHeaded: head > 0 }] : []
  })
  if (found.length === 0 || language() !== 'en') return []
  return found.flatMap(({ words, start, from, before, rounds, isHeaded }) => {
    const near = dates().filter((date) => date.start >= before && date.end <= start + words.length && !date.hasHours)
    const main = isHeaded && !WEEKDAY.test(words) ? mainOccasion(text, expressions(), from) : null
    // What lasts for days has hours on each of them.
    const day = isHeaded ? main?.first === main?.last ? main?.first : undefined : near.length === 1 && near[0]!.day === near[0]!.last ? near[0]!.day : undefined
    const pieces = piecesOf(words).map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start }))
    if ([...words.matchAll(DAYS_OF_ITS_OWN)].length > 1 || day === undefined || dates().some((date) => date.day !== day && date.start >= start && date.end <= start + words.length)) return []
    const [first] = pieces
    const said = saidOfDay(pieces, rounds, day)
    if (said.length === 0) return []
    // The head itself says nothing that the day does not.
    return isHeaded && said[0]!.start === first!.start ? [{ ...said[0]!, start: from }, ...said.slice(1)] : said
  })
}

function saidOfDay(pieces: readonly Piece[], rounds: Rounds | null, day: DayNumber): Said[] {
  let last = EARLIEST
  const timed = pieces.map((piece) => {
    const thing = thingIn(piece.text, last)
    last = thing?.from ?? last
    return { piece, thing }
  })
  const things = timed.flatMap(({ thing }) => (thing ? [thing] : []))
  const isRound = ({ label }: Thing) => rounds !== null && new RegExp(String.raw`^(?:${rounds.noun} (?:one|1)|(?:first|1st) ${rounds.noun})$`, 'iu').test(label)
  const first = rounds === null ? undefined : things.find(isRound)?.from ?? (rounds.start === null ? undefined : minuteOf(rounds.start, EARLIEST))
  const sentence = ({ label, from, to, isStretch }: Thing) => `${label[0]!.toUpperCase()}${label.slice(1)} on ${isoDate(day)} ${isStretch ? `from ${clockTime(from)} to ${clockTime(to)}` : `at ${clockTime(from)}`}.`
  if (rounds === null || first === undefined) return things.length < FEWEST ? [] : timed.flatMap(({ piece, thing }) => (thing ? [{ text: ` ${sentence(thing)}\n`, start: piece.start, end: piece.end }] : []))
  const held = things.filter((thing) => thing.isStretch && !isRound(thing))
  const played = timesOfRounds(rounds, first, held).map((span, index) => sentence({ ...span, label: `${rounds.noun} ${numberInWords(index + 1)}`, isStretch: true }))
  // What tells of the rounds is said by them.
  const ofRounds = new RegExp(String.raw`(?<!\p{L})${rounds.noun}s?(?!\p{L})|^(?:each|all|every|with|starting|from|and with|break)(?!\p{L})`, 'iu')
  const isOfRounds = ({ piece, thing }: { piece: Piece; thing: Thing | null }) => (thing === null ? ofRounds.test(piece.text) : isRound(thing))
  const at = timed.findIndex(isOfRounds)
  return timed.flatMap((one, index) => {
    const { piece, thing } = one
    if (index === at) return [{ text: ` ${played.join('\n')}\n`, start: piece.start, end: piece.end }]
    if (isOfRounds(one)) return [{ text: ' ', start: piece.start, end: piece.end }]
    return thing ? [{ text: ` ${sentence(thing)}\n`, start: piece.start, end: piece.end }] : []
  })
}

/** Below this a sentence gives its hours in its own way. */
const FEWEST = 2

/** What commas part, each with the sign behind it. */
function piecesOf(words: string): Piece[] {
  return [...words.matchAll(/[^,;]+[,;]?/gu)].map(({ 0: piece, index }) => ({ text: piece.replace(/[,;]$/u, '').trim(), start: index, end: index + piece.length }))
}

function thingIn(text: string, before: number): Thing | null {
  const { label, from, to } = TIMED.exec(text)?.groups ?? {}
  if (label === undefined || from === undefined || NO_THING.test(label) || roundsIn(text) !== null) return null
  const minute = minuteOf(from, before)
  return { label, from: minute, to: to === undefined ? minute : minuteOf(to, minute), isStretch: to !== undefined }
}

/** What has no half of the day follows what stands before it: 'doors 6:30, supper 8:15'. */
function minuteOf(clock: string, before: number): number {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap]m)?$/iu.exec(clock) ?? [null, '12']
  const said = (Number(hour) % (half === undefined ? 24 : 12)) * 60 + Number(minute) + (half?.toLowerCase() === 'pm' ? HALF_DAY : 0)
  return half === undefined && said < before && said < HALF_DAY ? said + HALF_DAY : said
}
