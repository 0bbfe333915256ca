import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { bookedStays } from '../booked-stays.ts'
import { isAt, readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportRule } from '../report.ts'

/** Stays follow one another without a gap, and only where a direct connection was stated. */
export function checkConnections(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const stays = bookedStays(brief, tasks)
  if (stays.length < 2) return []
  const connections = readingsOf(brief, 'connection')
  const texts = stays.slice(1).flatMap((stay, index) => {
    const before = stays[index]!
    const gap = stay.span.first - before.span.last
    const direct = connections.length === 0 || connections.some((connection) => joins(connection, before.reading.place, stay.reading.place))
    return [
      ...(direct ? [] : [`no direct connection from ${before.reading.place} to ${stay.reading.place}`]),
      ...(gap > 0 ? [`${counted(gap, 'day')} between ${before.reading.place} and ${stay.reading.place} (${shortDate(before.span.last)})`] : []),
    ]
  })
  return [reportRule('connections', connections.length > 0 ? 'Only direct connections' : 'One stay follows the other', { violations: texts.map((text) => ({ task: null, text })), met: `${counted(stays.length - 1, 'change')} of place, each allowed.` })]
}

function joins(connection: ReadingOf<'connection'>, from: string, to: string): boolean {
  const there = isAt(connection.from, from) && isAt(connection.to, to)
  const back = connection.bothWays && isAt(connection.from, to) && isAt(connection.to, from)
  return there || back
}
