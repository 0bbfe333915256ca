import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'
import { bookedStays } from '../booked-stays.ts'
import type { BookedStay } from '../booked-stays.ts'

/** Each place is stayed in once, for as long as was said, and on the days that must be spent there. */
export function checkStays(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const booked = bookedStays(brief, tasks)
  return readingsOf(brief, 'stay').map((stay) => {
    const found = booked.find(({ reading }) => reading === stay)
    const texts = found ? judge(stay, found, booked) : [`no stay in ${stay.place}`]
    return reportReading('stay', stay, {
      violations: texts.map((text) => ({ task: null, text })),
      met: found ? `${shortDate(found.span.first)} to ${shortDate(found.span.last)}.` : '',
    })
  })
}

function judge(stay: ReadingOf<'stay'>, { span }: BookedStay, booked: readonly BookedStay[]): string[] {
  const days = span.last - span.first + 1
  const texts: string[] = []
  if (stay.days !== null && days !== stay.days) texts.push(`${counted(days, 'day')} in ${stay.place} instead of ${stay.days}`)
  if (stay.nights !== null && days - 1 !== stay.nights) texts.push(`${counted(days - 1, 'night')} in ${stay.place} instead of ${stay.nights}`)
  for (const within of stay.within) {
    if (within.first < span.first || within.last > span.last) texts.push(`${shortDate(within.first)} is not spent in ${stay.place}`)
  }
  const other = booked.find((each) => each.reading !== stay && each.span.first < span.last && span.first < each.span.last)
  if (other) texts.push(`the stay overlaps the one in ${other.reading.place}`)
  return texts
}
