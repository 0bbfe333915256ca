import type { DayNumber, DaySpan, Weekday } from '../../../time/calendar-time.ts'
import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import { sentencesOfFetching } from './fetched-before.ts'
import type { Said } from '../said.ts'
import { notOn, saidOn } from '../dates/said-on.ts'

/** A day that opens a stretch of the text, and what the text lists for it. */
type LaidOutDay = { weekday: Weekday; start: number; from: number; to: number }

/** A weekday that opens a sentence, a line or a part between commas, with or without a sign behind it, before what happens then. */
const OPENING_DAY = new RegExp(String.raw`(?<=^|[.!?\n;:]\s{0,3}(?:[-•*]\s{0,3})?|,\s{1,3}(?:(?:and|und|y|et|e|then|dann|luego|puis|depois)\s{1,3})?)(?:(?:on|am|el|le|no)\s{1,3})?(${ANY_WEEKDAY})(\s{0,3}[:–—=-]\s{0,3}|,?\s{1,3})(?=[\p{L}\d(])`, 'giu')
/** Behind the day: what is no thing that happens then, but a rule, a date, a bound or one more day. */
const NO_THING = new RegExp(String.raw`^(?:${ANY_WEEKDAY}|is|are|was|will|must|has|have|can|can['’]?t|cannot|not|no|nothing|never|off|free|only|or|and|to|until|till|through|thru|by|before|after|at|from|in|on|for|off|i|we|he|she|they|it|you|bis|ist|sind|nicht|nichts|kein\p{L}*|frei|nur|oder|und|um|ab|von|vor|nach|ich|wir|es|está|son|no|nada|libre|solo|o|y|hasta|a|desde|antes|est|sont|pas|rien|libre|seulement|ou|et|jusqu\p{L}*|à|de|avant|é|não|nada|livre|só|até|next|this|last|of|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|st|nd|rd|th)(?!\p{L})|^\d`, 'iu')
const PART = /^(?:(?:in the|am|por la|le|de|à|pela)\s{1,2})?(?:early |late )?(mornings?|lunchtime|afternoons?|evenings?|nights?|vormittags?|morgens?|mittags?|nachmittags?|abends?|mañana|tarde|noche|matin|midi|après-midi|soir|manhã|noite)(?:[:,]\s{0,2}|\s{1,2})(?=[\p{L}(])/iu
/** An afternoon tea keeps its name. */
const NAMED_BY_PART = /^(?:afternoon tea|evening meal|night train|night walk|morning coffee)(?!\p{L})/iu
/** The hour or the part of the day of a thing. A number alone is none: 'lunch with 9 people'. */
const BEFORE_HOUR = String.raw`(?:at|from|around|about|starting|um|ab|gegen|von|a las?|desde las?|sobre las|hacia las|à|vers|dès|de|às|a partir das|das)`
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr|a\.m\.|p\.m\.)(?!\p{L}))?`
const SURE_CLOCK = String.raw`(?:\d{1,2}(?:[:h]\d{2}|h)(?:\s?(?:am|pm|uhr))?|\d{1,2}(?:\.\d{2})?\s?(?:am|pm|uhr))`
const TO = String.raw`\s?(?:-|–|to|till|until|bis|a|à|às)\s?`
const IN_DAY = String.raw`(?:in the|after|am|nach|por la|después de|après|depois d[eo]|de|pela|le|à la)\s(?:early |late )?(?:morning|afternoon|evening|night|lunch|vormittag|morgen|mittag|mittagessen|nachmittag|abend|mañana|tarde|noche|comer|matin|midi|après-midi|soir|manhã|noite|almoço)|at (?:noon|night)`
const HOUR = new RegExp(String.raw`\s\(?(${BEFORE_HOUR}\s${CLOCK}(?:${TO}${CLOCK})?|${SURE_CLOCK}(?:${TO}${CLOCK})?|\d{1,2}(?:[:.]\d{2})?${TO}${CLOCK}|${IN_DAY})\)?(?=$|\s|[.,;])`, 'iu')
const JOINTS = /\s{0,2}(?:[,;]\s{0,2}(?:(?:and|und|y|et|e)\s{1,2})?(?:then|dann|luego|puis|depois)?\s{0,2}|\s{1,2}(?:and then|then|und dann|y luego|et puis|e depois)\s{1,2}|(?<=\d(?:\s?(?:am|pm|uhr|h))?)\s{1,2}(?:and|und|y|et|e)\s{1,2}(?!\d)|\s{1,2}(?:and|und|y|et|e)\s{1,2}(?=(?:the|a|an|our|my|der|die|das|den|ein\p{L}*|el|la|los|las|una?|le|les|une|o|os|as|uma?)\s))/giu
/** Two days that are laid out are a programme; one may be anything. */
const SEVERAL = 2
const MOST_WORDS = 12

/**
 * 'Friday dinner at home, Saturday market in the morning and the musical at 19:30': a stay whose days are laid out one after
 * the other, each thing with its own date. Asks for the days of the stay only where several days are laid out.
 */
export function sentencesOfLaidOutDays(text: string, language: () => string, stayBefore: StayBefore, weekOf: WeekOf = () => null): Said[] {
  const days = laidOutDays(text)
  if (new Set(days.map(({ weekday }) => weekday)).size < SEVERAL) return []
  const span = EVERY_WEEK.test(text) ? null : stayBefore(days[0]!.start)
  const inWeek = datesOfWeek(text, days, weekOf)
  const dates = span === null || inWeek.length > 0 ? inWeek : days.map(({ weekday }) => dateOf(weekday, span))
  if (!dates.every((date) => date !== null) || dates.length === 0) return []
  const spoken = language()
  const ahead = inWeek.length === 0 ? [] : sentencesOfFetching(text, { first: inWeek[0]!, language: spoken })
  return [...days.flatMap((day, index) => sentencesOf(text, day, { date: dates[index]!, language: spoken }) ?? []), ...ahead]
}

/** The few days named together before an offset of the text; null when there are none. */
export type StayBefore = (offset: number) => DaySpan | null

/** What stands above a week that is laid out day by day, '' where nothing does, and its last day. */
export type WeekSaid = { heading: string; last: DayNumber }

/** Null for any other text. */
export function laidOutWeek(text: string, weekOf: WeekOf): WeekSaid | null {
  const days = laidOutDays(text)
  const last = new Set(days.map(({ weekday }) => weekday)).size < FEWEST_OF_A_WEEK ? undefined : datesOfWeek(text, days, weekOf).at(-1)
  return last === undefined ? null : { heading: text.slice(0, days[0]!.start).replace(/[\s:–—-]{1,6}$/u, '').trim(), last }
}

/** The first of the days of the one week that a text is about; null where it names none. */
export type WeekOf = (text: string, orNext?: boolean) => DayNumber | null

/** 'My week. Mon: gym. Tue: bank. Wed: dentist 4pm': one week, each day after the one before. */
function datesOfWeek(text: string, days: readonly LaidOutDay[], weekOf: WeekOf): DayNumber[] {
  const opens = days.length < FEWEST_OF_A_WEEK || EACH_WEEK.test(text) ? null : weekOf(text)
  if (opens === null) return []
  const dates: DayNumber[] = []
  for (const { weekday } of days) dates.push(dateOf(weekday, { first: dates.at(-1) ?? opens, last: opens + 2 * DAYS_OF_A_WEEK })!)
  return dates.at(-1)! - dates[0]! < DAYS_OF_A_WEEK ? dates : []
}

const FEWEST_OF_A_WEEK = 3
const DAYS_OF_A_WEEK = 7

/** 'Every evening something else' is of one week; 'every week' and 'each Monday' are not. */
const EACH_WEEK = new RegExp(String.raw`(?<!\p{L})(?:(?:\d|once|twice|times|tage?|mal|veces|fois|vezes) (?:a|per|die|pro|por|par) (?:week|woche|semana|semaine)|weekly|wöchentlich|weeks|wochen|semanas|semaines|(?:every|each|jede[nrs]?|cada|chaque|toutes les|tous les|todas as|todos os) (?:week|woche|semanas?|semaines?|${ANY_WEEKDAY}))(?!\p{L})`, 'iu')

/** Days that come again each week are no programme. */
const EVERY_WEEK = /(?<!\p{L})(?:a week|per week|weekly|every|each|pro woche|wöchentlich|jede[nrs]?|por semana|a la semana|cada|par semaine|chaque|toutes les|tous les|todas as|todos os)(?!\p{L})/iu

function laidOutDays(text: string): LaidOutDay[] {
  const opened = [...text.matchAll(OPENING_DAY)].map(({ 0: all, 1: name, 2: sign, index }) => {
    const from = index + all.length
    return { weekday: weekdayIn(name!)!, start: index, from, lists: /[:–—=-]/u.test(sign!) || !NO_THING.test(text.slice(from, from + LOOKAHEAD)) || FREE.test(text.slice(from, from + LOOKAHEAD).split(/[,.;!?\n]/u)[0]!.trim()) }
  })
  return opened.map((day, index) => ({ ...day, to: endOf(text, day.from, opened[index + 1]?.start ?? text.length) })).filter(({ lists }) => lists)
}

/** Characters behind a day that tell whether something happens then. */
const LOOKAHEAD = 60

/** Up to the next day, or the end of the sentence. */
function endOf(text: string, from: number, next: number): number {
  const end = text.slice(from, next).search(/[.!?](?:\s|$)|\n/u)
  return end < 0 ? next : from + end + 1
}

function dateOf(weekday: Weekday, { first, last }: DaySpan): DayNumber | null {
  for (let day = first; day <= last; day += 1) if (weekdayOf(day) === weekday) return day
  return null
}

/** Each thing of the day as a sentence of its own; null where one of them is none that happens at its time. */
function sentencesOf(text: string, { start, from, to }: LaidOutDay, when: When): Said[] | null {
  const list = text.slice(from, to)
  const said: Said[] = []
  let [at, begin] = [0, start]
  for (const joint of [...list.matchAll(JOINTS), null]) {
    const [end, next] = joint ? [joint.index, joint.index + joint[0].length] : [list.length, list.length]
    const thing = list.slice(at, end).replace(LOOSE_END, '').trim()
    const sentence = thing === '' ? '' : sentenceOf(thing, when)
    if (sentence === null) return null
    if (sentence !== '') said.push({ text: `${sentence}\n`, start: begin, end: from + next })
    at = next
    begin = from + next
  }
  return said
}

const LOOSE_END = /(?<![\s,;.!?])[\s,;.!?]{1,4}(?:(?:and|und|y|et|e|then)\s{0,2})?$/u

/** A day on which nothing is to lie. */
const FREE = /^(?:nothing|off|free|day off|nichts|frei|nada|libre|rien|livre|folga)$/iu

type When = { date: DayNumber; language: string }

function sentenceOf(thing: string, { date, language }: When): string | null {
  if (FREE.test(thing)) return notOn(isoDate(date), language)
  const part = PART.exec(thing)
  const rest = part && !NAMED_BY_PART.test(thing) ? thing.slice(part[0].length) : thing
  const hour = HOUR.exec(` ${rest}`)
  const label = (hour ? ` ${rest}`.replace(hour[0], ' ') : rest).replace(/\s+/gu, ' ').trim()
  if (label === '' || NO_THING.test(label) || label.split(' ').length > MOST_WORDS || HOUR.test(` ${label}`)) return null
  return saidOn({ label, day: isoDate(date), hours: hour?.[1] ?? null, part: part?.[1] ?? null, language })
}
