import { describeMinutes } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { claim, extendReading, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Topic = ReadingOf<'topic'> & Reading

/** Nobody sits longer than this at once: what is said of each item is its effort. */
const LONGEST_SITTING = 240
const EACH = /^(?:each|per|apiece|jeweils|je|chacune?|cada)$/u
/** Words that are said of sittings: '45 minutes each time'. */
const SITTING = /^(?:sessions?|sittings?|times?|days?|evenings?|mornings?|afternoons?|nights?|weeks?|blocks?|lessons?|classes|class|run|runs|workouts?|practices?|slots?|of|week|month|weekend|saturday|sunday|person|head)$/u

/** 'about 12 hours each', '2 hours for each round': behind a list, the work that every item of it takes, not a sitting. */
export function giveEffortToTopics(context: ReadingContext): void {
  const topics = context.readings.filter((reading): reading is Topic => reading.kind === 'topic')
  const sessions = context.readings.filter((reading): reading is ReadingOf<'session'> & Reading => reading.kind === 'session')
  for (const session of sessions) {
    const minutes = session.maxMinutes
    const list = topics.findLast(({ start }) => start < session.start)?.list
    const items = topics.filter((topic) => topic.list === list && list !== undefined && topic.list > 0 && topic.minutes === null)
    if (minutes === null || items.length < 2) continue
    const counted = isForEach(context, session) ? countedBefore(context, session, items) : null
    if (counted !== null) {
      giveToCounted(context, session, { ...counted, minutes })
      continue
    }
    if (!isOfEachItem(context, session, minutes)) continue
    for (const item of items) Object.assign(item, { minutes, text: `${item.label}: ${describeMinutes(minutes)}` })
    context.readings = context.readings.filter((reading) => reading !== session)
  }
}

type Counted = { item: Topic; count: number }

/** 'Make 5 puppets (about 6 hours each), sew the costumes': each of those that the item counts, and not of the items. */
function countedBefore({ prompt }: ReadingContext, session: Reading, items: readonly Topic[]): Counted | null {
  const item = items.findLast(({ end }) => end <= session.start)
  const isNext = item !== undefined && /^ ?[(,–-]? ?(?:\p{L}{2,14}\.? ?){0,2}$/u.test(prompt.slice(item.end, session.start))
  if (!isNext || SITTINGS.test(item.label)) return null
  const count = item.amount === null ? numberIn(item.label) : /^h/iu.test(item.amount.unit) ? 1 : item.amount.value
  return count > 1 && count <= MOST_COUNTED ? { item, count } : null
}

const MOST_COUNTED = 200
/** What is attended in sittings of that length. */
const SITTINGS = /(?:lessons?|classes|sessions?|appointments?|rehearsals?|workshops?|lectures?|shifts?|meetings?|visits?|stunden|proben|termine|clases|sesiones|ensayos|cours|séances|répétitions|aulas|sessões|ensaios)$/iu

/** The 6 of 'repair 6 benches'; 1 where no number stands among its first words. */
export function numberIn(label: string): number {
  const words = label.toLowerCase().split(' ').slice(0, 3)
  return words.map((word) => NUMBERS[word] ?? (/^\d{1,3}$/u.test(word) ? Number(word) : 1)).find((count) => count > 1) ?? 1
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10, dois: 2, três: 3, quatro: 4, oito: 8, dez: 10 }

/** What an amount counts has its length apiece, anything else all of it. */
function giveToCounted(context: ReadingContext, session: Reading, { item, count, minutes }: Counted & { minutes: number }): void {
  const name = item.amount === null ? item.label : `${count.toLocaleString('en')} ${item.amount.unit}`
  Object.assign(item, { minutes: item.amount === null ? minutes * count : minutes, text: `${name}: ${describeMinutes(minutes * count)}` })
  const { tokens } = context.source
  const to = tokens.findLastIndex((token) => token.end <= session.end) + 2
  const words = { from: tokens.findIndex((token) => token.start >= session.start), to: Math.min(to, tokens.length) }
  extendReading(context, item, words)
  claim(context, words)
  // Its turns were counted from the same length.
  context.readings = context.readings.filter((reading) => reading !== session && !(reading.kind === 'rhythm' && reading.per === 'total' && reading.title === item.label && reading.minutes === minutes))
}

function isForEach(context: ReadingContext, { end }: Reading): boolean {
  const at = context.source.tokens.findIndex(({ start }) => start >= end)
  const [each, noun] = at < 0 ? [] : context.source.tokens.slice(at, at + 2).map(({ key }) => key)
  return EACH.test(each ?? '') && !SITTING.test(noun ?? '')
}

function isOfEachItem(context: ReadingContext, session: Reading, minutes: number): boolean {
  const at = context.source.tokens.findIndex(({ start }) => start >= session.end)
  const from = context.source.tokens.findIndex(({ start }) => start >= session.start)
  const segment = at < 0 ? null : segmentAt(context, from)
  if (segment === null || sentenceOf(context, segment).some((part) => context.readings.some((reading) => reading.kind === 'rhythm' && reading.start >= context.source.tokens[part.from]!.start && reading.end <= context.source.tokens[part.to - 1]!.end))) return false
  const [each, noun] = keysOf(context, { from: at, to: Math.min(segment.to, at + 4) }).filter((key) => key !== 'for')
  if (each !== 'each' && each !== 'per' && each !== 'apiece') return false
  return noun === undefined ? minutes > LONGEST_SITTING : !SITTING.test(noun)
}
