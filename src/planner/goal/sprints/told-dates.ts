import type { Reading } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

/**
 * Of a team's dates, drops those of what has been and of who comes or goes; what is left is called by what happens, without
 * the word that gives it as a reason, and how all shall be by a day is a deadline of all.
 */
export function settleToldDates(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  context.readings = context.readings.filter((reading) => !isOfThePast(reading, context) && !(reading.kind === 'event' && COMES_OR_GOES.test(reading.title)))
  for (const reading of context.readings) if (reading.kind === 'event' && GIVES_REASON.test(reading.title)) Object.assign(reading, { title: reading.title.replace(GIVES_REASON, ''), text: reading.text.replace(GIVES_REASON, '') })
  for (const reading of context.readings) if (reading.kind === 'deadline' && reading.appliesTo?.labels.every((label) => HOW_IT_SHALL_BE.test(label)) === true) Object.assign(reading, { appliesTo: null, text: reading.text.replace(/^.*?(?=done )/u, '').replace(/^d/u, 'D') })
}

/** The 'leaves' of 'a contractor who starts in February and leaves on the 31st': it happens to somebody who was named before. */
const COMES_OR_GOES = /^(?:leaves|joins|returns|arrives|quits|retires|is (?:away|back|off|gone))$/iu

/** The painters of 'empty by the 9th since the painters come on the 12th'. */
const GIVES_REASON = /^(?:since|because|as) (?:(?:the|our|my) )?(?=\p{L}+ \p{L})/iu

/** 'Last quarter we found three accounts on the last day': no day of what has been is one of the plan. */
const PAST = /(?<=^|[.!?;\n]\s{0,2}|(?:and|but|because|since) )(?:last (?:quarter|year|time|month|sprint|season|summer|winter|spring|autumn)|previously|back then|in the past),? (?:we|i|they|it|there|our|the)(?!\p{L})[^.!?\n]*/giu
const OF_TIME: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['event', 'exclusion', 'deadline', 'horizon'])

function isOfThePast({ kind, source, start, end }: Reading, { prompt }: ReadingContext): boolean {
  return source === 'stated' && OF_TIME.has(kind) && [...prompt.matchAll(PAST)].some(({ 0: said, index }) => start >= index && end <= index + said.length)
}

/** 'Something usable by mid March', 'live by the 12th': so shall the whole be by then. */
const HOW_IT_SHALL_BE = /^(?:(?:something|anything|it all|everything) )?(?:usable|ready|done|live|working|complete|completed|finished|presentable|shippable|testable|useful|online|available|out)$/iu
