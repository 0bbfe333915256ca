import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeInterval } from '../describe.ts'
import { stems, wordBase } from '../matcher.ts'
import { keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { settleWeekdaysOfCounted } from '../topics/rules-of-named-things.ts'
import { isWorkVerb } from '../times/whose-days.ts'

type Series = Reading & ReadingOf<'rhythm'>

const MOST = 100
/** What time, ways and texts are measured in goes by its pace. */
const MEASURES = /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|months?|years?|evenings?|mornings?|nights?|times?|pages?|words?|lines?|km|k|m|miles?|kms?|kg|kilos?|lbs?|euros?|pounds?|dollars?|people|guests?|persons?|tage?n?|wochen?|stunden?|monaten?|seiten|w[oö]rter|euro|d[ií]as?|semanas?|horas?|meses|veces|p[aá]ginas?|palabras?|jours?|semaines?|heures?|mois|fois|mots|dias|horas|vezes|palavras)$/iu
/** Ends the name of what is counted. */
const BEHIND_NAME = /^(?:for|by|until|till|to|in|on|at|before|from|about|with|left|each|per|of|that|which|this|a|an|für|fur|bis|zu|in|vor|von|über|para|hasta|de|en|antes|sobre|pour|jusqu\p{L}*|avant|dans|sur|até|ate|em)$/u
const LONGEST_NAME = 3

/** '12 videos by June, one every week', '5 chapters left to revise, one a week': so many of them in all, each with its own turn. */
export function settleCountedSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  settleWeekdaysOfCounted(context)
  for (const series of context.readings.filter(isSeries)) {
    const segment = segmentOf(context, series)
    const things = segment ? countedBefore(context, segment, series.count ?? 1) : null
    if (things === null) continue
    const { start, end } = { start: context.source.tokens[things.words.from]!.start, end: context.source.tokens[things.words.to - 1]!.end }
    context.readings = context.readings.filter((reading) => !(reading.kind === 'quantity' && reading.start <= start && reading.end >= end))
    const isNamed = series.title !== null && baseOf(series.title) === baseOf(things.name)
    const name = isNamed ? series.title! : things.name
    Object.assign(series, { title: isNamed ? name : withVerb(context, things, name), appliesTo: { labels: [name] }, inAll: things.count, ofRoutine: 'part', text: `${name}: ${things.count} in all, ${series.everyDays === null ? `${series.count ?? 1} a ${series.per}` : describeInterval(series.everyDays)}` })
  }
}

function isSeries(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.inAll === undefined && (reading.per === 'day' || reading.per === 'week') && (reading.everyDays ?? 14) % 14 === 0
}

/** The clause that says no more than how often: a number and its period, or 'one of them'. */
function segmentOf(context: ReadingContext, { start, end }: Series): Segment | null {
  const { tokens } = context.source
  const group = context.groups.findLast((each) => tokens[each.from]!.start >= start && tokens[each.to - 1]!.end <= end)
  const segment = group ? segmentAt(context, group.from) : null
  if (!group || segment === null || !/^(?:,|-|\(|;)$/u.test(segment.lead) || !/^(?:one|two|three|1|2|3|einer?|eins|eines|zwei|drei|une?|deux|trois|un[oa]|dos|tres|um|uma|dois|duas|três|each)?$/u.test(keysOf(context, { from: segment.from, to: group.from }).filter((key) => !/^(?:of|them|and|just)$/u.test(key)).join(' '))) return null
  return group.from - segment.from > 4 || !PERIOD.test(textOf(context, group)) ? null : segment
}

/** Two evenings a week are time, and no two of anything. */
const PERIOD = /^(?:(?:one|two|three|\d|einer?|eins|zwei|drei|une?|deux|trois|un[oa]|dos|tres|uma?|dois|duas|três) )?(?:(?:a|an|per|each|every|once a|pro|jede[nrs]?|am|die|por|al|a la|cada|par|chaque|le|la|ao|à|na) ){1,2}(?:other )?(?:day|week|weekend|fortnight|month|\p{L}{3,12}days?|tag|woche|wochenende|monat|d[ií]a|semana|mes|jour|semaine|mois|m[eê]s)$|^(?:daily|weekly|monthly|täglich|wöchentlich|monatlich)$/iu

function baseOf(name: string): string {
  return stems(name).map(wordBase).join(' ')
}

type Things = { name: string; count: number; words: Words; at: number }

function countedBefore(context: ReadingContext, segment: Segment, turns: number): Things | null {
  const sentence = sentenceOf(context, segment)
  for (const earlier of sentence.slice(0, sentence.indexOf(segment)).toReversed()) {
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
  if (language !== 'en') return name
  return name.replace(/ies$/iu, 'y').replace(/(?<=(?:ss|x|ch|sh))es$/iu, '').replace(/(?<!s)s$/iu, '')
}
