import { somePeople } from '../names.ts'
import type { Naming } from '../names.ts'
import type { PlannedTask } from '../planned-tasks.ts'
import { minuteOf } from '../times.ts'

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
export type Weekday = (typeof WEEKDAYS)[number]
/** Minutes of the day. */
export type Interval = readonly [from: number, to: number]
/** Somebody's wish not to meet on a day, or on that day not before or after an hour. */
export type Wish = { who: string; day: Weekday; before?: number; after?: number }
export type SlotPuzzle = {
  people: readonly string[]; duration: number; work: Interval; days: readonly Weekday[]
  busy: Readonly<Record<string, Partial<Record<Weekday, readonly Interval[]>>>>
  wishes: readonly Wish[]; earliest: boolean
}
type Slot = { day: Weekday; from: number; to: number }

const STEP_MINUTES = 15
const MOST_SLOTS = 9

/** People's busy times that leave between one and nine slots to meet. */
export function randomSlotPuzzle(naming: Naming): SlotPuzzle {
  for (;;) {
    const puzzle = anyPuzzle(naming)
    const open = openSlots(puzzle).length
    if (open > 0 && open <= MOST_SLOTS) return { ...puzzle, earliest: naming.draws.happens(0.25) }
  }
}

function anyPuzzle(naming: Naming): SlotPuzzle {
  const { draws } = naming
  const people = somePeople(2 + draws.below(5), naming)
  const work = draws.oneOf<Interval>([[540, 1020], [540, 1020], [480, 1020], [540, 1080], [600, 1080]])
  const days = someDays(naming)
  const busyDay = () => busyTimes(work, { naming, longest: days.length > 1 ? 6 : 4 })
  const busy = Object.fromEntries(people.map((person) => [person, Object.fromEntries(days.map((day) => [day, busyDay()]).filter(([, times]) => times!.length > 0))]))
  const idle = draws.happens(0.15) ? { [people.at(-1)!]: {} } : {}
  return { people, duration: draws.oneOf([30, 60, 45, 30, 60, 90, 15]), work, days, busy: { ...busy, ...idle }, wishes: someWishes({ people, days, work }, naming), earliest: false }
}

function someDays({ draws }: Naming): readonly Weekday[] {
  if (draws.happens(0.4)) return [draws.oneOf(WEEKDAYS)]
  const count = 2 + draws.below(4)
  const first = draws.below(6 - count)
  return WEEKDAYS.slice(first, first + count)
}

function busyTimes([start, end]: Interval, { naming: { draws }, longest }: { naming: Naming; longest: number }): Interval[] {
  const times: Interval[] = []
  for (let at = start + 30 * draws.below(3); at < end; ) {
    const until = Math.min(end, at + 30 * (1 + draws.below(longest)))
    if (draws.happens(0.55)) times.push([at, until])
    at = until + 30 * (1 + draws.below(3))
  }
  return times
}

function someWishes({ people, days, work }: Pick<SlotPuzzle, 'people' | 'days' | 'work'>, { draws }: Naming): Wish[] {
  if (!draws.happens(0.35)) return []
  const hours = 60 * (1 + draws.below(4))
  const limit = draws.oneOf([...(days.length > 1 ? [{}] : []), { before: work[0] + hours }, { after: work[1] - hours }])
  return [{ who: draws.oneOf(people), day: draws.oneOf(days), ...limit }]
}

function openSlots(puzzle: SlotPuzzle): Slot[] {
  const starts = Array.from({ length: Math.floor((puzzle.work[1] - puzzle.duration - puzzle.work[0]) / STEP_MINUTES) + 1 }, (_, index) => puzzle.work[0] + STEP_MINUTES * index)
  return puzzle.days.flatMap((day) => starts.map((from) => ({ day, from, to: from + puzzle.duration }))).filter((slot) => whyNot(puzzle, slot) === '')
}

/** Why a slot does not do, or an empty string. */
function whyNot({ days, duration, work, busy, wishes }: SlotPuzzle, { day, from, to }: Slot): string {
  if (!days.includes(day)) return 'day'
  if (to - from !== duration) return 'length'
  if (from < work[0] || to > work[1]) return 'hours'
  const hindered = Object.entries(busy).find(([, times]) => (times[day] ?? []).some(([start, end]) => to > start && from < end))
  if (hindered) return hindered[0]
  const unwished = wishes.some((wish) => wish.day === day && (wish.before === undefined ? wish.after === undefined || to > wish.after : from < wish.before))
  return unwished ? 'wish' : ''
}

/** What is wrong with the planned meeting, or an empty string. The week is that of 4 January 2027. */
export function checkSlot(puzzle: SlotPuzzle, tasks: readonly PlannedTask[]): string {
  const timed = tasks.filter((task) => task.startTime)
  const meeting = timed.find(({ type }) => type === 'meeting') ?? timed[0]
  if (!meeting) return 'no timed task'
  const day = WEEKDAYS[(new Date(`${meeting.date}T12:00Z`).getUTCDay() + 6) % 7]
  const got = `${day ?? 'weekend'} ${meeting.date} ${meeting.startTime}-${meeting.endTime}`
  if (!day || meeting.date < '2027-01-04' || meeting.date > '2027-01-08') return `other week: ${got}`
  const slot = { day, from: minuteOf(meeting.startTime ?? ''), to: minuteOf(meeting.endTime ?? '') }
  const why = whyNot(puzzle, slot)
  if (why !== '') return `${why}: ${got}`
  const [first] = openSlots(puzzle)
  return puzzle.earliest && first && (first.day !== slot.day || first.from !== slot.from) ? `not the earliest: ${got}, but ${first.day} ${first.from / 60}` : ''
}
