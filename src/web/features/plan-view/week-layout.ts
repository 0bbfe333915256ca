import type { DayEvent } from './day-events.ts'

/** A timed event's box in its day's column. */
export interface TimedBlock {
  event: DayEvent
  /** Minutes since midnight. */
  from: number
  to: number
  /** Side by side with what runs at the same time: the lane, counted from 0, of `lanes`. */
  lane: number
  lanes: number
}

export interface HourRange {
  /** Whole hours, 0 to 24. */
  first: number
  last: number
}

/** A row of the hour scale: one hour, or a longer run in which no day of the plan holds anything, folded. */
export interface HourRow {
  /** Whole hours, 0 to 24. */
  from: number
  to: number
  isFolded: boolean
}

/** What is shown of a day when nothing has a time. */
const USUAL_HOURS: HourRange = { first: 8, last: 18 }
const LEAST_HOURS = 8
/** Fewer free hours in a row are left as they are. */
const LEAST_FOLDED_HOURS = 3
/** Of an hour's height; the style sheet's --fold-height is the same. */
const FOLDED_SHARE = 0.5
/** A shorter box would not hold a line of text. */
const LEAST_MINUTES = 30

/** The day's events without a time of their own; a later day of a longer event is among them. */
export function allDayEvents(events: readonly DayEvent[]): DayEvent[] {
  return events.filter((event) => !isTimed(event))
}

/** The day's timed events, those that overlap in lanes of equal width. */
export function timedBlocks(events: readonly DayEvent[]): TimedBlock[] {
  const blocks = events
    .filter(isTimed)
    .map((event): TimedBlock => ({ event, from: minutesOf(event.task.startTime!), to: minutesOf(event.task.endTime!), lane: 0, lanes: 1 }))
    .toSorted((left, right) => left.from - right.from || right.to - left.to)
  for (const cluster of overlapping(blocks)) assignLanes(cluster)
  return blocks
}

/** Whole hours that hold every event of a plan with an hour around them, so that the scale stays as the weeks turn. */
export function hourRange(days: Iterable<readonly DayEvent[]>): HourRange {
  const timed = [...days].flat().filter(isTimed)
  if (timed.length === 0) return USUAL_HOURS
  const starts = timed.map(({ task }) => Math.floor(minutesOf(task.startTime!) / 60))
  const ends = timed.map(({ task }) => Math.ceil(visibleEnd(minutesOf(task.startTime!), minutesOf(task.endTime!)) / 60))
  const first = Math.max(0, Math.min(...starts, 24 - LEAST_HOURS + 1) - 1)
  return { first, last: Math.min(24, Math.max(...ends) + 1 > first + LEAST_HOURS ? Math.max(...ends) + 1 : first + LEAST_HOURS) }
}

/** The scale over the whole plan, so that it stays as the weeks turn: free hours between its events are folded, but for one beside each. */
export function hourRows(days: Iterable<readonly DayEvent[]>): HourRow[] {
  const events = [...days]
  const { first, last } = hourRange(events)
  const near = hoursNear(events.flat().filter(isTimed))
  const rows: HourRow[] = []
  for (let hour = first; hour < last; ) {
    const end = near.has(hour) ? hour + 1 : endOfFree(hour, { near, last })
    const isFolded = end < last && end - hour >= LEAST_FOLDED_HOURS
    rows.push({ from: hour, to: isFolded ? end : hour + 1, isFolded })
    hour = rows.at(-1)!.to
  }
  return rows
}

/** How far down the scale a moment stands, as a share of its height. Minutes since midnight. */
export function shareOf(minutes: number, rows: readonly HourRow[]): number {
  const total = rows.reduce((height, row) => height + heightOf(row), 0)
  const above = rows.reduce((height, row) => {
    const part = (minutes / 60 - row.from) / (row.to - row.from)
    return height + heightOf(row) * Math.max(0, Math.min(1, part))
  }, 0)
  return above / total
}

function heightOf({ isFolded }: HourRow): number {
  return isFolded ? FOLDED_SHARE : 1
}

/** Hours that hold something, and those beside them. */
function hoursNear(events: readonly DayEvent[]): Set<number> {
  const hours = new Set<number>()
  for (const { task } of events) {
    const from = minutesOf(task.startTime!)
    const to = visibleEnd(from, minutesOf(task.endTime!))
    for (let hour = Math.floor(from / 60) - 1; hour <= Math.ceil(to / 60); hour += 1) hours.add(hour)
  }
  return hours
}

function endOfFree(hour: number, { near, last }: { near: ReadonlySet<number>; last: number }): number {
  let end = hour
  while (end < last && !near.has(end)) end += 1
  return end
}

/** Where a box ends on the screen, which may be later than the event. */
export function visibleEnd(from: number, to: number): number {
  return Math.max(to, from + LEAST_MINUTES)
}

function isTimed({ task, continued }: DayEvent): boolean {
  return !continued && task.startTime !== null && task.endTime !== null
}

/** Runs of blocks in which each one begins before all before it have ended. */
function overlapping(blocks: readonly TimedBlock[]): TimedBlock[][] {
  const clusters: TimedBlock[][] = []
  let end = -1
  for (const block of blocks) {
    if (block.from >= end) clusters.push([])
    clusters.at(-1)!.push(block)
    end = Math.max(end, visibleEnd(block.from, block.to))
  }
  return clusters
}

/** Each block takes the first lane that is free again. */
function assignLanes(cluster: readonly TimedBlock[]): void {
  const ends: number[] = []
  for (const block of cluster) {
    const free = ends.findIndex((end) => end <= block.from)
    block.lane = free < 0 ? ends.length : free
    ends[block.lane] = visibleEnd(block.from, block.to)
  }
  for (const block of cluster) block.lanes = ends.length
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours! * 60 + minutes!
}
