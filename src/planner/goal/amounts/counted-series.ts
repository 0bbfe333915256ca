import type { DayNumber } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { lengthOfCounted } from '../dates/edges-of-series.ts'
import { describeInterval, describePattern } from '../describe.ts'
import { stems, wordBase } from '../matcher.ts'
import { claim, extendReading, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { settleWeekdaysOfCounted } from '../topics/rules-of-named-things.ts'
import { portionOf, totalOfSame } from './portions-of-counted.ts'
import { isBehindThem } from '../times/done-already.ts'
import { isWorkVerb } from '../times/whose-days.ts'

type Series = Reading & ReadingOf<'rhythm'>

const MOST = 100
/** What time, ways and texts are measured in goes by its pace. */
const MEASURES = /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|months?|years?|evenings?|mornings?|nights?|times?|pages?|words?|lines?|km|k|m|miles?|kms?|kg|kilos?|lbs?|euros?|pounds?|dollars?|people|guests?|persons?|tage?n?|wochen?|stunden?|monaten?|seiten|w[oö]rter|euro|d[ií]as?|semanas?|horas?|meses|veces|p[aá]ginas?|palabras?|jours?|semaines?|heures?|mois|fois|mots|dias|horas|vezes|palavras)$/iu
/** Ends the name of what is counted. */
const BEHIND_NAME = /^(?:for|by|until|till|to|in|on|at|before|from|about|with|left|each|per|of|that|which|this|a|an|für|fur|bis|zu|in|vor|von|über|para|hasta|de|en|antes|sobre|pour|jusqu\p{L}*|avant|dans|sur|até|ate|em)$/u
const LONGEST_NAME = 3

/** '12 videos by June, one every week', '5 chapters: read one every fourth day': so many of them in all, each with its own turn. */
export function settleCountedSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  settleWeekdaysOfCounted(context)
  for (const series of context.readings.filter(isSeries)) {
    const said = segmentOf(context, series)
    const total = said === null ? totalOfSame(context, series) : null
    const same = total === null || isBehindThem(context.prompt, total.start) ? null : total
    if (same !== null) {
      Object.assign(series, { title: singular(series.title!, context.language), inAll: same.total, ...(same.first === undefined ? {} : { portion: portionOf(same, 1) }), ofRoutine: 'part', text: `${series.text}, ${same.total} in all` })
      claim(context, same.words)
      context.readings = context.readings.filter((reading) => reading.kind !== 'quantity' || (reading.start < same.start || reading.end > same.end) && (reading.start < series.start || reading.end > series.end))
    }
    const things = said ? countedBefore(context, said, series.count ?? 1) : null
    if (said === null || things === null) continue
    const { start, end } = { start: context.source.tokens[things.words.from]!.start, end: context.source.tokens[things.words.to - 1]!.end }
    context.readings = context.readings.filter((reading) => !(reading.kind === 'quantity' && reading.start <= start && reading.end >= end))
    const isNamed = series.title !== null && baseOf(series.title) === baseOf(things.name)
    const name = isNamed ? series.title! : things.name
    const title = isNamed ? name : said.verb === null ? withVerb(context, things, name) : `${said.verb} ${name}`
    const often = series.everyDays !== null ? describeInterval(series.everyDays) : series.days.weekdays ? describePattern(series.days) : `${series.count ?? 1} a ${series.per}`
    Object.assign(series, { title, appliesTo: { labels: [name] }, inAll: things.count, ofRoutine: 'part', text: `${name}: ${things.count} in all, ${often}` })
    if (series.everyDays !== null || series.days.weekdays !== undefined) frameCounted(context, series)
    if (start < series.start && series.start - end <= MOST_APART) extendReading(context, series, { from: things.at, to: things.words.to })
  }
}

/** From where it is said to begin, else from the first day of the plan, to the last of them. */
function frameCounted(context: ReadingContext, series: Series): void {
  const first = series.days.spans?.[0]?.first ?? startBehind(context, series) ?? context.today
  series.days = { ...series.days, spans: [{ first, last: first + lengthOfCounted(series, series.inAll!) }] }
}

/** What is counted and how often one of it comes are one reading, in characters. */
const MOST_APART = 40

/** Widest gap between a series and its 'starting Monday', in characters. */
const MOST_BETWEEN = 4

/** The day of 'one chapter a week, starting Monday'; beside another occasion that begins nothing else. */
export function startBehind(context: ReadingContext, series: Series): DayNumber | null {
  const start = context.readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null && reading.last === null && reading.start >= series.end && reading.start - series.end <= MOST_BETWEEN)
  if (start?.kind !== 'horizon') return null
  series.end = start.end
  series.words = context.prompt.slice(series.start, start.end)
  if (start.appliesTo !== null || context.readings.some(({ kind }) => kind === 'event')) context.readings = context.readings.filter((reading) => reading !== start)
  return start.first
}

function isSeries(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.inAll === undefined && (reading.per === 'day' || reading.per === 'week')
}

const ONE = 'one|einen?|eins|eines|uno|una|une?|um|uma'
const ONE_OF_THEM = new RegExp(`^(?:(?:i|we|ich|wir|yo|je|eu|then|and) )?(?:(?<verb>\\p{L}{2,12}) )?(?:${ONE})(?: of them)?$`, 'iu')
/** Say no more than that it is done. */
const NO_VERB = /^(?:do|take|have|make|just|only|i|we|mache|nehme|hago|fais|faco|faço|and|then)$/iu

type Said = { segment: Segment; verb: string | null; isOne: boolean }

/** The clause that says no more than how often: a number and its period, 'read one every fourth day', or 'one of them'. */
function segmentOf(context: ReadingContext, { start, end, title, everyDays }: Series): Said | null {
  const { tokens } = context.source
  const group = context.groups.findLast((each) => tokens[each.from]!.start >= start && tokens[each.to - 1]!.end <= end && each.expressions.some(({ recurrence }) => recurrence !== null))
  const segment = group ? segmentAt(context, group.from) : null
  if (!group || segment === null) return null
  const one = ONE_OF_THEM.exec(title ?? textOf(context, { from: segment.from, to: group.from }))
  const isOne = one !== null && ONE_OF_THEM.test(textOf(context, { from: segment.from, to: group.from }))
  if (isOne) return { segment, verb: one.groups!['verb'] === undefined || NO_VERB.test(one.groups!['verb']) ? null : one.groups!['verb'], isOne }
  const isBehind = group.from === segment.from && new RegExp(`^(?:${ONE})$`, 'u').test(tokens[group.to]?.key ?? '')
  if (isBehind) return { segment, verb: null, isOne: true }
  if (everyDays !== null && everyDays % 14 !== 0 || !/^(?:,|-|\(|;)$/u.test(segment.lead) || !/^(?:one|two|three|1|2|3|einer?|eins|eines|zwei|drei|une?|deux|trois|un[oa]|dos|tres|um|uma|dois|duas|três|each)?$/u.test(keysOf(context, { from: segment.from, to: group.from }).filter((key) => !/^(?:of|them|and|just)$/u.test(key)).join(' '))) return null
  return group.from - segment.from > 4 || !PERIOD.test(textOf(context, group)) ? null : { segment, verb: null, isOne: false }
}

/** Two evenings a week are time, and no two of anything. */
const PERIOD = /^(?:(?:one|two|three|\d|einer?|eins|zwei|drei|une?|deux|trois|un[oa]|dos|tres|uma?|dois|duas|três) )?(?:(?:a|an|per|each|every|once a|pro|jede[nrs]?|am|die|por|al|a la|cada|par|chaque|le|la|ao|à|na) ){1,2}(?:other )?(?:day|week|weekend|fortnight|month|\p{L}{3,12}days?|tag|woche|wochenende|monat|d[ií]a|semana|mes|jour|semaine|mois|m[eê]s)$|^(?:daily|weekly|monthly|täglich|wöchentlich|monatlich)$/iu

function baseOf(name: string): string {
  return stems(name).map(wordBase).join(' ')
}

type Things = { name: string; count: number; words: Words; at: number }

function countedBefore(context: ReadingContext, { segment, isOne }: Said, turns: number): Things | null {
  const sentence = sentenceOf(context, segment)
  const before = isOne ? context.segments.filter((earlier) => earlier.sentence === segment.sentence - 1) : []
  for (const earlier of [...before, ...sentence.slice(0, sentence.indexOf(segment))].toReversed()) {
    for (let at = earlier.from; at < earlier.to - 1; at += 1) {
      const number = parseNumber(context.source, at)
      const words = number && Number.isInteger(number.value) && number.value > turns && number.value <= MOST ? nameBehind(context, number.next, earlier.to) : null
      if (words !== null) return { name: singular(textOf(context, words), context.language), count: number!.value, words, at }
    }
  }
  return null
}

function nameBehind(context: ReadingContext, from: number, end: number): Words | null {
  const keys = keysOf(context, { from, to: Math.min(end, from + LONGEST_NAME) })
  const stop = keys.findIndex((key) => BEHIND_NAME.test(key) || !/^\p{L}[\p{L}'’-]+$/u.test(key))
  const to = from + (stop < 0 ? keys.length : stop)
  const last = keys[to - from - 1] ?? ''
  const isTime = context.groups.some((group) => group.from < to && group.to > from - 1)
  return to === from || isTime || MEASURES.test(last) || !/(?:s|n|e|r|i)$/u.test(last) ? null : { from, to }
}

/** The 'write' of 'write 8 essays', the 'learn' of '8 songs to learn'. */
function withVerb({ source: { tokens }, language }: ReadingContext, { words, at }: Things, name: string): string {
  const behind = tokens.slice(words.to, words.to + 3).map(({ key }) => key).join(' ')
  const verb = isWorkVerb(tokens[at - 1]?.key ?? '') ? tokens[at - 1]!.key : /^(?:left )?to (\p{L}{3,})$/u.exec(behind.split(' ').slice(0, behind.startsWith('left') ? 3 : 2).join(' '))?.[1]
  return language !== 'en' || verb === undefined ? name : `${verb} ${name}`
}

/** Each of them is one. */
function singular(name: string, language: string): string {
  if (/^(?:es|fr|pt)$/u.test(language)) return name.replace(/(?<=[aeiouáéíóú])s$/iu, '')
  if (language !== 'en') return name
  return name.replace(/ies$/iu, 'y').replace(/(?<=(?:ss|x|ch|sh))es$/iu, '').replace(/(?<!s)s$/iu, '')
}
