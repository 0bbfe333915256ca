import type { DayNumber } from '../../time/calendar-time.ts'
import { segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

/** A day as it is told, and in which sentence. */
type Told = { day: DayNumber; start: number; end: number; sentence: number; isDate: boolean; isOne: boolean }

/**
 * The day that a list of hours is closed by: 'hair 6:45, cars 11:20, photos 1:15. Saturday 21 August.', 'A: desk, 8.30. B:
 * walk, 10.45. Those are all on 19 June.'. A sentence of the day alone closes the sentence before it, and one that says 'all'
 * whatever was said since the date before.
 */
export function closingDay(context: ReadingContext, days: readonly Told[], start: number): DayNumber | null {
  const sentence = numberAt(context, start)
  const next = days.filter((told) => told.isDate && told.sentence >= sentence).toSorted((a, b) => a.start - b.start)[0]
  if (next === undefined || next.sentence === sentence || !next.isOne || days.some((told) => told.isDate && told.sentence === next.sentence && told.day !== next.day)) return null
  const beside = wordsBeside(context, next)
  if (!beside.split(' ').every((word) => word === '' || ONLY_A_DAY.has(word))) return null
  if (SAYS_ALL.test(beside)) return next.day
  return next.sentence === sentence + 1 && hoursIn(context, sentence) > 1 ? next.day : null
}

/** What the sentence of a day says beside it. */
function wordsBeside(context: ReadingContext, { start, end }: Told): string {
  const segment = segmentOfReading(context, { start, source: 'stated' })
  const own = segment === null ? [] : sentenceOf(context, segment)
  const words = own.flatMap(({ from, to }) => context.source.tokens.slice(from, to)).filter((token) => token.end <= start || token.start >= end)
  return words.map(({ key }) => key).join(' ')
}

/** 'All', 'everything', 'those are all on', 'the date is', 'the day has not changed'. */
const ONLY_A_DAY: ReadonlySet<string> = new Set("and all both everything every one each of it them that this those these is are was on the same day date date's so that's it's happen happens take takes place alle alles am todo el tout le tudo no dia".split(' '))
const SAYS_ALL = /(?:^| )(?:all|both|everything|every one|each|alle?s?|todo|tout|tudo)(?: |$)/u

function hoursIn(context: ReadingContext, sentence: number): number {
  return context.groups.filter(({ from, expressions }) => expressions.some(({ clock }) => clock !== null) && numberAt(context, context.source.tokens[from]!.start) === sentence).length
}

function numberAt(context: ReadingContext, start: number): number {
  return segmentOfReading(context, { start, source: 'stated' })?.sentence ?? 0
}
