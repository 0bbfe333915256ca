import type { Brief } from '../../goal/brief.ts'
import { isAt, readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, counted, reportRule, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Stop = { place: string; from: number; until: number; task: PlacedTask | null }

/** Between two places the stated travel time passes, from the start of the day on. */
export function checkTravel(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const legs = readingsOf(brief, 'travel')
  if (legs.length === 0) return []
  const stops = tasks.flatMap((task) => stopsOf(brief, task))
  const starts = readingsOf(brief, 'start-point').map((start): Stop => {
    const day = start.day ?? dayOfMinute(Math.min(...stops.map(({ from }) => from)))
    return { place: start.place, from: day * 1440 + start.at, until: day * 1440 + start.at, task: null }
  })
  const route = [...starts, ...stops].toSorted((a, b) => a.from - b.from || a.until - b.until)
  const violations = route.slice(1).flatMap((stop, index) => late(brief, route[index]!, stop))
  return [reportRule('travel', 'There is time to get from place to place', { violations, met: `${counted(stops.length, 'stop')}, each within reach.` })]
}

function stopsOf(brief: Brief, task: PlacedTask): Stop[] {
  const { time, location } = task
  if (time === null || location === null) return []
  const known = knownPlaces(brief).filter((place) => isAt(location, place))
  const place = known.toSorted((a, b) => b.length - a.length)[0]
  return place === undefined ? [] : [{ place, from: time.start, until: time.end, task }]
}

function late(brief: Brief, from: Stop, to: Stop): Violation[] {
  if (to.task === null || dayOfMinute(from.from) !== dayOfMinute(to.from)) return []
  const minutes = travelMinutes(brief, from.place, to.place)
  const missing = from.until + (minutes ?? 0) - to.from
  if (missing <= 0) return []
  return [{ task: to.task, text: `${whereabouts(to.task)}: leaving ${from.place} at ${clock(from.until)} and travelling ${minutes} min, you arrive ${counted(missing, 'minute')} late` }]
}

function travelMinutes(brief: Brief, from: string, to: string): number | null {
  if (isAt(from, to) && isAt(to, from)) return 0
  const legs = readingsOf(brief, 'travel')
  const there = legs.find((leg) => isAt(leg.from, from) && isAt(leg.to, to))
  const back = legs.find((leg) => leg.bothWays && isAt(leg.from, to) && isAt(leg.to, from))
  return (there ?? back)?.minutes ?? null
}

function knownPlaces(brief: Brief): string[] {
  const legs = readingsOf(brief, 'travel').flatMap(({ from, to }) => [from, to])
  return [...new Set([...legs, ...readingsOf(brief, 'visit').flatMap(({ place }) => place ?? [])])]
}
