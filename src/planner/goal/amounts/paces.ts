import { describeMinutes } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const COUNT = String.raw`(?<count>\d{1,3}(?:[.,]\d)?|an?|one|two|three|four|five|ten|eine?|una?|une|um|uma)`
const UNIT = String.raw`(?<unit>\p{L}{3,12})`
const AMOUNT_FIRST = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${COUNT} ${UNIT}(?: or so)? ?(?:an|a|per|each|in an|every|/|pro|die|por|par|[àa] l['’]|a la|por la) ?(?:hour|hr|h|stunde|hora|heure)(?!\p{L})`, 'giu')
const LENGTH_FIRST = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?<length>\d{1,3}(?:[.,]\d)?|an?|half an|one|two|three|five|ten)[ -]?(?<of>minutes?|mins?|min|hours?|hrs?|h|minuten|minutos|stunden?|horas?|heures?) (?:an?|per|for each|for every|each|pro|je|por|par) ${UNIT}`, 'giu')
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, ein: 1, eine: 1, un: 1, una: 1, une: 1, um: 1, uma: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, 'half an': 0.5 }
/** Nobody takes longer for one of many, in minutes. */
const LONGEST_OF_EACH = 600

type Pace = { start: number; end: number; unit: string; minutes: number }

/** '640 pages at 20 pages an hour', '12 squares, 2 hours a square': what the whole amount takes. Needs the quantities and lengths. */
export function settlePaces(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const pace of pacesIn(context.prompt)) {
    const isSaid = ({ start, end }: Reading) => start < pace.end && end > pace.start
    const total = context.readings.find((reading): reading is Reading & ReadingOf<'quantity'> => reading.kind === 'quantity' && !isSaid(reading) && [reading.amount.unit, reading.words.split(' ').at(-1)!].some((unit) => stemOf(unit) === stemOf(pace.unit)) && reading.amount.value > 1)
    const counted = total ? null : countedIn(context.prompt, pace)
    const amount = total?.amount ?? counted
    if (!amount || pace.minutes > LONGEST_OF_EACH || context.readings.some((reading) => reading.kind === 'topic' && reading.minutes !== null)) continue
    context.readings = context.readings.filter((reading) => !(isSaid(reading) && (reading.kind === 'quantity' || reading.kind === 'session' || reading.kind === 'limit')))
    const { tokens } = context.source
    const from = tokens.findIndex(({ end }) => end > pace.start)
    const to = tokens.findLastIndex(({ start }) => start < pace.end) + 1
    context.claimed.fill(1, from, to)
    const label = pace.unit.toLowerCase().replace(/s$/u, '')
    addReading(context, { from, to }, { value: { kind: 'topic', label, list: 0, position: 1, amount, minutes: pace.minutes }, text: `${amount.value.toLocaleString('en')} ${amount.unit}: ${describeMinutes(Math.round(amount.value * pace.minutes))}` })
  }
}

/** The 600 of '600 cards to go', where no other reading has counted them. */
function countedIn(prompt: string, { start, end, unit }: Pace): { value: number; unit: string } | null {
  const found = [...prompt.matchAll(/(?<![\p{L}\p{N}.,])(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?: \p{L}{3,12}){0,2}? (\p{L}{3,14})/gu)].find(({ 0: words, index, 2: noun }) => stemOf(noun!) === stemOf(unit) && (index >= end || index + words.length <= start))
  const value = found ? Number(found[1]!.replace(/[.,]/gu, '')) : 0
  return value > 1 ? { value, unit: found![2]!.toLowerCase() } : null
}

function pacesIn(prompt: string): Pace[] {
  const perHour = [...prompt.matchAll(AMOUNT_FIRST)].map(({ 0: words, index, groups }) => ({ start: index, end: index + words.length, unit: groups!['unit']!, minutes: 60 / numberOf(groups!['count']!) }))
  const each = [...prompt.matchAll(LENGTH_FIRST)].map(({ 0: words, index, groups }) => ({ start: index, end: index + words.length, unit: groups!['unit']!, minutes: numberOf(groups!['length']!) * (/^(?:h|s)/iu.test(groups!['of']!) ? 60 : 1) }))
  return [...perHour, ...each].filter(({ minutes }) => minutes > 0 && Number.isFinite(minutes))
}

function numberOf(said: string): number {
  return NUMBERS[said.toLowerCase()] ?? Number(said.replace(',', '.'))
}

/** 'Pages' and 'page' are the same. */
function stemOf(unit: string): string {
  return unit.toLowerCase().replace(/(?:es|en|s|n|e)$/u, '')
}
