import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import { claim, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm'>

/** So many of them a turn: 'at six a day', '20 pages' of every day. */
type Pace = { size: number; noun: string | null }
type Whole = { total: number; noun: string; start: number; end: number; words: Words; first?: number }

/** A few turns are no series of portions, and nobody sits down so often. */
const [FEWEST_TURNS, MOST_TURNS] = [3, 200]
const LEAST_A_DAY = 4
const LEAST_A_WEEK = 14
const LONGEST_NAME = 3
const NO_THINGS = /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|months?|years?|evenings?|mornings?|nights?|times?|am|pm|km|miles?|kg|euros?|pounds?|dollars?|people|guests?|uhr|tage?n?|wochen?|stunden?|monaten?|jahren?|leute|d[ií]as?|semanas?|horas?|meses|veces|jours?|semaines?|heures?|mois|fois|vezes)$/iu
const ENDS_NAME = /^(?:by|until|till|to|in|on|at|before|from|for|of|with|a|an|per|and|bis|zu|in|vor|für|pro|am|hasta|antes|de|en|al|por|jusqu\p{L}*|avant|d|par|dans|até|ate|em)$/u

/** '60 puzzles by 1 March at six a day', '600 pages, 20 pages a day': portion after portion until all are done. */
export function settlePortionsOfCounted(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const series of context.readings.filter(isOpenSeries)) {
    const pace = paceOf(series)
    const whole = pace === null ? null : wholeOf(context, series, pace)
    const turns = whole === null ? 0 : Math.ceil(whole.total / pace!.size)
    if (whole === null || turns < FEWEST_TURNS || turns > MOST_TURNS) continue
    const isDaily = series.per === 'day'
    Object.assign(series, {
      title: whole.noun, appliesTo: { labels: [whole.noun] }, count: isDaily ? null : 1, everyDays: isDaily ? 1 : null, inAll: turns, portion: portionOf(whole, pace!.size), ofRoutine: 'part',
      text: `${whole.noun}: ${pace!.size} a ${series.per}, ${whole.total} in all`,
    })
    context.readings = context.readings.filter((reading) => reading.kind !== 'quantity' || reading.start < whole.start || reading.end > whole.end)
    claim(context, whole.words)
  }
}

function isOpenSeries(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.inAll === undefined && reading.ofRoutine === undefined && (reading.per === 'day' || reading.per === 'week') && reading.days.weekdays === undefined
}

function paceOf({ title, count, everyDays, per }: Series): Pace | null {
  const named = /^(?:\p{L}+ )?(?<size>\d{1,4}) (?<noun>.+)$/u.exec(title ?? '')
  if (named && (everyDays === 1 || count === 1)) return { size: Number(named.groups!['size']), noun: named.groups!['noun']! }
  return title === null && count !== null && count > (per === 'day' ? LEAST_A_DAY : LEAST_A_WEEK) ? { size: count, noun: null } : null
}

/** The 14 of 'two chapters a week, 14 chapters', the 6 of 'six songs … one new song each week'; null where that would be over at once. */
export function totalOfSame(context: ReadingContext, series: Series): Whole | null {
  const { title, count } = series
  const whole = title === null || count === null ? null : wholeOf(context, series, { size: count, noun: title })
  return whole !== null && whole.total >= FEWEST_TURNS * count! && whole.total <= MOST_TURNS ? whole : null
}

/** How many there are of them; of any, those that are counted last before the pace. */
function wholeOf(context: ReadingContext, series: { start: number; end: number }, { size, noun }: Pace): Whole | null {
  const { tokens } = context.source
  const found = tokens.flatMap((token, at): Whole[] => {
    const number = token.end <= series.start || token.start >= series.end ? parseNumber(context.source, at) : null
    const isOfTime = context.groups.some((group) => group.from <= at && group.to > at)
    const name = number && !isOfTime && Number.isInteger(number.value) && number.value > size ? nameBehind(context, number.next) : null
    return name === null ? [] : [{ total: number!.value, noun: textOf(context, name), start: token.start, end: tokens[name.to - 1]!.end, words: { from: at, to: name.to } }]
  })
  const numbered = noun === null ? undefined : context.readings.find((reading) => reading.kind === 'quantity' && reading.amount.first !== undefined && lastStem(reading.amount.unit) === lastStem(noun))
  if (numbered?.kind === 'quantity') return { total: numbered.amount.value, noun: numbered.amount.unit, start: numbered.start, end: numbered.end, words: wordsOf(context, numbered), first: numbered.amount.first! }
  if (noun !== null) return found.find((whole) => lastStem(whole.noun) === lastStem(noun)) ?? null
  return found.findLast(({ end }) => end <= series.start) ?? null
}

/** How many of them a turn gets done, and which is the first. */
export function portionOf({ total, first }: Pick<Whole, 'total' | 'first'>, size: number): NonNullable<Series['portion']> {
  return { size, total, ...(first === undefined ? {} : { first }) }
}

function wordsOf({ source: { tokens } }: ReadingContext, { start, end }: { start: number; end: number }): Words {
  return { from: tokens.findIndex((token) => token.end > start), to: tokens.findLastIndex((token) => token.start < end) + 1 }
}

function nameBehind({ source: { tokens } }: ReadingContext, from: number): Words | null {
  const keys = tokens.slice(from, from + LONGEST_NAME).map(({ kind, key }) => (kind === 'word' ? key : ','))
  const stop = keys.findIndex((key) => key === ',' || ENDS_NAME.test(key))
  const to = from + (stop < 0 ? keys.length : stop)
  return to === from || NO_THINGS.test(keys[0]!) || NO_THINGS.test(keys[to - from - 1]!) ? null : { from, to }
}

function lastStem(name: string): string {
  return wordBase(stems(name).at(-1) ?? name)
}
