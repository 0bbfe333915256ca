import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const UNITS = String.raw`(?:sessions?|sittings?|batch(?:es)?|go|load|evening|morning|afternoon|night|day|weekday|einheit|sitzung|durchgang|abend|tag|sesión|tanda|vez|tarde|día|séance|fournée|fois|soir|jour|sessão|fornada|noite|dia)`
/** What is measured or dated, and not made. */
const NO_THINGS = String.raw`(?:times?|mal|veces|vez|vezes|fois|sessions?|sittings?|sets?|reps?|runs?|walks?|class(?:es)?|lessons?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mär|okt|dez|ene|abr|ago|dic|fév|avr|juil|aoû|déc|out|fev|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|people|guests?|pages?|words?|km|miles?|kg|euros?|pounds?|dollars?|quid|am|pm|percent|min|stunden|tage|wochen|minuten|leute|minutos|horas|días|dias|semanas|personas|pessoas|heures|jours|semaines|personnes|pages|páginas|seiten|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|marzo|abril|mayo|junio|julio|janvier|février|mars|avril|juin|juillet|and|und|or|oder|bis|plus|minus)`
/** '30 in a session', '20 per batch', '8 at a time', '6 on each Sunday': how many of them are made at once. */
const BATCH = new RegExp(String.raw`(?<![\p{L}\d.,:/-])(?<size>\d{1,3})(?! ?(?:${NO_THINGS}|[%€£$])(?!\p{L}))(?: (?:of (?:them|these)|more|stück|davon))?(?: (?<noun>\p{L}{3,}(?: \p{L}{3,})?))?,? (?:(?:in|per|each|every|an?|pro|je|in einer|in einem|por|en cada|en una|cada|par|chaque|dans une|em cada|numa)(?: (?:an?|one|single|each|einer|una|une|uma))? (?<unit>${UNITS})|at a time|at once|in one go|each time|auf einmal|de una vez|a la vez|à la fois|de cada vez|(?:on )?(?:each|every|jeden|cada|chaque)(?= \p{L}{3}))(?!\p{L})`, 'iu')
/** How many there are in all: '180 candles', '60 old tablecloths'. */
const TOTAL = new RegExp(String.raw`(?<![\p{L}\d.,:/£€$-])(?<total>\d{2,4}) (?<noun>(?!${NO_THINGS}(?!\p{L}))\p{Ll}{3,}(?: of \p{Ll}{3,}| (?!(?:for|to|by|in|on|at|and|with|from|until|till|per|each|every|für|bis|zum|para|hasta|pour|avant|até|de|em|en|am|und|y|et|e)(?!\p{L}))\p{Ll}{3,})?)`, 'giu')
/** What is done with them: right before the number of a batch, before that of all, or behind it. */
const DEED_BEFORE = /(?:(?<=(?<!\p{L})(?:can|could|i|we|to|must|should|will|and) )|(?<=(?:^|[.!?:;,\n]) ?))(?<deed>\p{L}{3,12}) (?:about |around |only |some |the |all |all the )?$/iu
const DEED_BEHIND = /^(?: \p{Ll}+)? to (?<deed>\p{Ll}{3,12})(?!\p{L})/u
const NO_DEED = /^(?:want|need|have|manage|do|get|can|could|handle|fit|take|make up|only|about|with|are|there|want|got|needs|plus|and|that|for|than|over|up|our|my|we|the|all|necesito|necesitamos|quiero|tengo|brauche|brauchen|möchte|will|haben|habe|veux|voudrais|faut|preciso|precisamos|quero|tenho)$/iu
const DAILY = /(?<!\p{L})(?:a|per|one a|each|every) (?:day|evening|morning|afternoon|night|weekday)(?!\p{L})/iu
const [FEWEST_TURNS, MOST_TURNS] = [3, 120]

type Whole = { total: number; noun: string; start: number; end: number; deed: string | null }
type Times = ReadingOf<'rhythm'> | ReadingOf<'availability'>

/**
 * '180 candles, I can pour 30 in a session, one session a day, Saturdays 9-1 only': batch after batch on those days until
 * all are done, whichever of it was read as a series, as hours or as an amount.
 */
export function settleBatches(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const batch = BATCH.exec(context.prompt)
  const whole = batch === null ? null : wholeFor(context.prompt, batch)
  if (batch === null || whole === null) return
  const size = Number(batch.groups!['size'])
  const turns = Math.ceil(whole.total / size)
  const said = sentenceAround(context.prompt, batch.index)
  const inside = (reading: Reading) => reading.start >= said.start && reading.end <= said.end && reading.source === 'stated'
  const deed = deedBefore(context.prompt.slice(said.start, batch.index)) ?? whole.deed
  const isOfBatches = (name: string | null | undefined) => name === null || name === undefined || namesBatches(name, { noun: whole.noun, deed })
  const times = context.readings.filter((reading): reading is Reading & Times => inside(reading) && (reading.kind === 'rhythm' && isOfBatches(reading.title) || reading.kind === 'availability' && reading.person === null && isOfBatches(reading.appliesTo?.labels[0])))
  const weekdays = times.map(({ days }) => days.weekdays ?? []).find(({ length }) => length > 0) ?? []
  const isDaily = weekdays.length === 0 && DAILY.test(context.prompt.slice(said.start, said.end))
  if (turns < FEWEST_TURNS || turns > MOST_TURNS || weekdays.length === 0 && !isDaily) return
  const title = deed === null ? whole.noun : `${deed.toLowerCase()} ${whole.noun}`
  context.readings = context.readings.filter((reading) => !times.some((own) => own === reading) && !isCount(reading, whole) && !isCount(reading, { start: batch.index, end: batch.index + batch[0].length }))
  scopeRules(context, { title, said, isOfBatches })
  addBatches(context, { title, weekdays, times, turns, size, total: whole.total, said })
  claim(context, wordsBetween(context, whole))
}

type Batches = { title: string; weekdays: Weekday[]; times: readonly Times[]; turns: number; size: number; total: number; said: Place }
type Place = { start: number; end: number }

function addBatches(context: ReadingContext, { title, weekdays, times, turns, size, total, said }: Batches): void {
  const windows = times.map(({ windows: own }) => own).find(({ length }) => length > 0) ?? []
  const from = times.flatMap(({ days }) => days.spans ?? [])[0]?.first
  const days = { ...(weekdays.length > 0 ? { weekdays } : {}), ...(from === undefined ? {} : { spans: [{ first: from, last: from + NO_END_DAYS }] }) }
  const words = wordsBetween(context, { start: Math.min(said.start, ...times.map(({ start }) => start)), end: said.end })
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: null, per: weekdays.length > 0 ? 'week' : 'day', atLeast: false, everyDays: weekdays.length > 0 ? null : 1, days, windows, minutes: lengthIn(context, said) ?? sittingOf(windows), inAll: turns, portion: { size, total }, ofRoutine: 'part' },
    appliesTo: { labels: [title] },
    text: `${title}: ${size} at a time, ${total} in all${weekdays.length > 0 ? `, ${describePattern({ weekdays })}` : ''}${describeWindows(windows)}`,
  })
  claim(context, words)
}

/** A length that is said with them. */
function lengthIn({ readings }: ReadingContext, { start, end }: Place): number | null {
  const length = readings.find((reading) => reading.kind === 'session' && reading.source === 'stated' && reading.start >= start && reading.end <= end && reading.minMinutes !== null)
  return length?.kind === 'session' ? length.minMinutes : null
}

/** 'Saturdays 9-1' is the time of one batch; what is longer than half a day says only when. */
function sittingOf(windows: readonly ClockWindow[]): number | null {
  const [window, ...more] = windows
  const minutes = window === undefined || more.length > 0 ? 0 : window.to - window.from
  return minutes >= SHORTEST && minutes <= LONGEST && window!.to < MINUTES_PER_DAY ? minutes : null
}

/** In minutes. */
const [SHORTEST, LONGEST] = [15, 300]

/** 'Not on 9 October' and 'the last pour is 6 November' are of the batches, where they stand beside them. */
function scopeRules(context: ReadingContext, { title, said, isOfBatches }: { title: string; said: Place; isOfBatches: (name: string) => boolean }): void {
  context.readings = context.readings.map((reading) => {
    const isNear = reading.start >= said.start && reading.end <= said.end
    const isRule = reading.kind === 'exclusion' && reading.person === null && isNear || reading.kind === 'deadline' && reading.appliesTo !== null && reading.appliesTo.labels.some(isOfBatches)
    return isRule ? { ...reading, appliesTo: { labels: [title] } } : reading
  })
}

/** 'Batch', '30 in a session', 'last pour': the deed, the things or a number of them. */
function namesBatches(name: string, { noun, deed }: { noun: string; deed: string | null }): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\d]+/u)
  return /(?<!\p{L})(?:batch(?:es)?|sessions?|sittings?|fois|séances?|fournées?|sesión|vez|tandas?|sess(?:ão|ões)|fornadas?|durchgang|durchgänge|einheit(?:en)?|\d+)(?!\p{L})/iu.test(name) || words.some((word) => word === deed?.toLowerCase() || noun.toLowerCase().split(' ').includes(word))
}

/** A number of them that was read as an amount, or as a thing to do. */
function isCount(reading: Reading, { start, end }: Place): boolean {
  return reading.source === 'stated' && (reading.kind === 'quantity' || reading.kind === 'topic' || reading.kind === 'horizon' && reading.start >= start || reading.kind === 'session' && reading.start >= start) && reading.start < end && reading.end > start
}

/** Of all numbers of things the largest that is more than a batch, before it or right behind. */
function wholeFor(prompt: string, batch: RegExpExecArray): Whole | null {
  const size = Number(batch.groups!['size'])
  const end = batch.index + batch[0].length
  const found = [...prompt.matchAll(TOTAL)].flatMap((match): Whole[] => {
    const total = Number(match.groups!['total'])
    const place = { start: match.index, end: match.index + match[0].length }
    const isApart = place.end <= batch.index && batch.index - place.end < REACH || place.start >= end && place.start - end < REACH
    if (!isApart || total <= size) return []
    const deed = deedBefore(prompt.slice(Math.max(0, place.start - 60), place.start)) ?? DEED_BEHIND.exec(prompt.slice(place.end, place.end + 30))?.groups!['deed'] ?? null
    return [{ total, noun: match.groups!['noun']!.replace(/ (?:made|done|ready|poured|written|printed|in all|total)$/iu, ''), deed: deed === 'be' || deed === 'sell' ? null : deed, ...place }]
  })
  return found.toSorted((a, b) => b.total - a.total)[0] ?? null
}

/** In characters. */
const REACH = 160

function deedBefore(before: string): string | null {
  const deed = DEED_BEFORE.exec(before)?.groups!['deed']
  return deed === undefined || NO_DEED.test(deed) ? null : deed
}

function sentenceAround(prompt: string, at: number): Place {
  const before = Math.max(...['. ', '! ', '? ', '\n'].map((sign) => { const found = prompt.lastIndexOf(sign, at); return found < 0 ? 0 : found + sign.length }))
  const behind = /[.!?](?=\s|$)|\n/u.exec(prompt.slice(at))
  return { start: before, end: behind === null ? prompt.length : at + behind.index }
}

function wordsBetween({ source: { tokens } }: ReadingContext, { start, end }: Place): Words {
  return { from: tokens.findIndex((token) => token.end > start), to: tokens.findLastIndex((token) => token.start < end) + 1 }
}
