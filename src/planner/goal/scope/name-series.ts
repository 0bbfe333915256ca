import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { isRating } from '../ratings.ts'
import { extendReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm'>

/** 'Eye drops, three times daily': how often something is done that was named before it, with the days and hours it was given there. */
export function nameSeries(context: ReadingContext, series: Series, [said]: readonly string[]): void {
  if (said === undefined || said === 'Busy' || isRating(said) || IS_ENOUGH.test(said)) return
  const beginning = context.readings.find((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.title === said && BEGINS.test(said))
  const title = beginning === undefined ? said : said.replace(BEGINS, '')
  Object.assign(series, { title, appliesTo: { labels: [title] }, text: series.text.replace(/^Sessions(?=:)/u, title) })
  if (beginning !== undefined && series.days.spans === undefined) beginThen(context, series, beginning)
  const meeting = context.readings.find((reading): reading is Reading & ReadingOf<'commitment'> => reading.kind === 'commitment' && reading.title === title && reading.days.spans === undefined)
  // 'Helpers' meeting Mondays at 20:00, one a week'.
  const isSame = meeting !== undefined && series.per === 'week' && series.days.weekdays === undefined && series.windows.length === 0
  if (isSame) Object.assign(series, { days: meeting.days, windows: meeting.windows, text: `${meeting.text}, ${series.text}` })
  context.readings = context.readings.filter((reading) => reading !== beginning && !(isSame && reading === meeting) && !isPartOf(series, reading))
}

/** 'Two sessions a week is plenty'. */
const IS_ENOUGH = /^(?:enough|plenty|sufficient|fine|ok|okay|good|genug|suficiente|bastante|suffisant)$/iu

/** 'Eye drops start the next day': no occasion, but the first day of what follows. */
const BEGINS = / (?:starts?|begins?|beginnt|beginnen|empiezan?|comienzan?|commencent?|começam?)$/iu

function beginThen(context: ReadingContext, series: Series, { days: { first }, start, end }: Reading & ReadingOf<'event'>): void {
  const { tokens } = context.source
  extendReading(context, series, { from: tokens.findIndex((token) => token.start >= start), to: tokens.findLastIndex((token) => token.end <= end) + 1 })
  series.days = { ...series.days, spans: [{ first, last: first + NO_END_DAYS }] }
  series.text += `, from ${describeDay(first)} on`
}

/** The first of its hours, which stands alone in the words that the series has now. */
function isPartOf(series: Series, reading: Reading): boolean {
  return reading.kind === 'availability' && reading.days.weekdays === undefined && reading.start >= series.start && reading.end <= series.end
}
