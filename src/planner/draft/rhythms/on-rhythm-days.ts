import type { ReadingOf } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { partOf, splitLong } from '../project/finish-network.ts'
import { withoutGaps } from '../project/precedence.ts'
import { inSittings, sittingLength } from '../sessions/sittings.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords } from '../wording.ts'
import { occurrences } from './recurrence.ts'
import type { Slot } from './recurrence.ts'

/** 'Every Saturday' for a project means that its tasks are done on Saturdays: what leads up to an event on those before it, what follows on those after. */
export function onRhythmDays(tasks: NetworkTask[], rhythm: ReadingOf<'rhythm'> | null, frame: PlanFrame): NetworkTask[] {
  if (rhythm === null) return tasks
  const slots = occurrences(rhythm, { title: rhythm.title ?? '', subjects: rhythm.appliesTo?.labels ?? [] }, frame)
  const leadsUp = (task: NetworkTask) => task.allowedDays !== null && task.allowedDays.last < frame.last
  const until = tasks.some((task) => task.allowedDays?.last === frame.anchor - 1) ? frame.anchor - 1 : -Infinity
  const before = slots.filter(({ day }) => day <= until)
  if (rhythm.per === 'total' || before.length === 0 || before.length === slots.length) return onSlots(tasks, { rhythm, slots }, frame)
  return [...onSlots(tasks.filter(leadsUp), { rhythm, slots: before }, frame), ...onSlots(tasks.filter((task) => !leadsUp(task)), { rhythm, slots: slots.slice(before.length) }, frame)]
}

function onSlots(tasks: NetworkTask[], { rhythm, slots }: { rhythm: ReadingOf<'rhythm'>; slots: readonly Slot[] }, frame: PlanFrame): NetworkTask[] {
  if (slots.length === 0) return tasks
  const isFilled = rhythm.minutes !== null && tasks.length <= 3 * slots.length
  const asked = tasks.filter((task) => task.answers.length > 0).length
  const most = rhythm.per === 'total' ? rhythm.count : isFilled ? Math.max(slots.length, asked) : null
  const needed = most === null ? tasks : mostNeeded(tasks, most, frame)
  const length = sittingLength(rhythm) ?? (isFilled ? null : rhythm.minutes)
  if (length !== null && (rhythm.minutes !== null || needed.length > slots.length)) return inSittings(rhythm.minutes === null ? needed : splitLong(tasks, { longest: () => length, language: frame.language }), { rhythm, slots, length, language: frame.language, isSpread: tasks.some(({ allowedDays }) => allowedDays?.last === frame.anchor - 1) })
  const kept = isFilled && rhythm.per !== 'total' ? inMoreSittings(needed, slots.length, frame, { share: 1, from: LONGER * rhythm.minutes! }) : rhythm.count !== null && rhythm.per === 'week' ? inMoreSittings(needed, slots.length, frame, HALVES) : needed
  const places = placesOn(kept, slots.length)
  return kept.map((task, index) => ({
    ...task,
    subjects: [...task.subjects, ...(rhythm.title ? [rhythm.title] : [])],
    tags: [...task.tags, ...(rhythm.title ? [rhythm.title] : [])],
    optional: isFilled ? false : task.optional,
    effortMinutes: isFilled ? rhythm.minutes! : task.effortMinutes,
    wish: { ...task.wish, day: slots[isOpenEnded(rhythm, frame) && kept.length < slots.length ? index : places[index]!]!.day, windows: rhythm.windows },
    answers: [...task.answers, rhythm.id],
  }))
}

/** Evenly over the days; where there are many more days than tasks, each where the plan has it: what comes first is not put off to fill them. */
function placesOn(tasks: readonly NetworkTask[], count: number): number[] {
  const even = tasks.map((_, index) => Math.floor((index * count) / tasks.length))
  if (count < MANY_DAYS * tasks.length || tasks.some(({ wish }) => wish.position === null)) return even
  const places: number[] = []
  for (const [index, { wish }] of tasks.entries()) {
    const wished = Math.round(Math.min(1, wish.position!) * (count - 1))
    places.push(Math.min(count - tasks.length + index, Math.max((places.at(-1) ?? -1) + 1, wished)))
  }
  return places
}

const MANY_DAYS = 2

/** A task little longer than a sitting is one sitting. */
const LONGER = 1.2

/** 'An hour every evening' without an end: the work is done on the first evenings, and not drawn out to fill more of them. */
function isOpenEnded(rhythm: ReadingOf<'rhythm'>, frame: PlanFrame): boolean {
  const isBounded = frame.of('horizon').some(({ source }) => source === 'stated') || frame.of('deadline').length > 0 || frame.of('event').length > 0
  return rhythm.minutes !== null && rhythm.count === null && (rhythm.everyDays ?? 1) === 1 && !isBounded
}

/** Work of an hour or more, where the rhythm does not say how long a sitting is. */
export const HALVES = { share: 0.5, from: 60 }

/** A rhythm that leaves days over lets the longest tasks have two sittings. */
export function inMoreSittings(tasks: readonly NetworkTask[], count: number, frame: PlanFrame, sitting: { share: number; from: number } = { share: 1, from: 0 }): NetworkTask[] {
  const longest = new Set(tasks.filter((task) => task.fixed === null && task.effortMinutes >= sitting.from).toSorted((a, b) => b.effortMinutes - a.effortMinutes).slice(0, Math.max(0, count - tasks.length)))
  const lastPart = new Map([...longest].map((task) => [task.id, `${task.id}-2`]))
  const parts = tasks.flatMap((task) => (longest.has(task) ? [0, 1].map((index) => partOf(task, { index, count: 2, minutes: Math.round((task.effortMinutes * sitting.share) / 5) * 5, language: frame.language })) : [task]))
  return parts.map((task) => ({ ...task, after: task.after.map((link) => ({ ...link, taskId: lastPart.get(link.taskId) ?? link.taskId })) }))
}

/** Of tasks that matter alike, those that speak of the goal. */
function mostNeeded(tasks: readonly NetworkTask[], count: number, frame: PlanFrame): NetworkTask[] {
  const goal = new Set(plainWords(frame.brief.subject).filter((word) => word.length > 2))
  const rankOf = (task: NetworkTask) => 2 * needOf(task) + (plainWords(task.title).some((word) => goal.has(word)) ? 0 : 1)
  const chosen = new Set(tasks.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, count))
  return withoutGaps(tasks.filter((task) => chosen.has(task)), tasks)
}

/** What the prompt asks for comes first, then what matters, then the rest. */
export function needOf(task: NetworkTask): number {
  if (task.answers.length > 0) return 0
  return task.optional ? 3 : task.priority === 'high' ? 1 : 2
}

const FEWEST_LISTED = 3

/** 'Every Monday 8-9 is money night: budget, debts, wills': what is listed behind it is done then, and no series beside it. */
export function isForList({ title, appliesTo, minutes, end }: ReadingOf<'rhythm'> & { end: number }, frame: PlanFrame): boolean {
  const sentence = /^[^.!?;\n]*/u.exec(frame.brief.prompt.slice(end))![0]
  const colon = sentence.search(/[:–-]/u)
  const listed = colon < 0 ? [] : frame.of('topic').filter((topic) => topic.start > end + colon && topic.end <= end + sentence.length)
  return title === null && appliesTo === null && minutes !== null && listed.length >= FEWEST_LISTED
}
