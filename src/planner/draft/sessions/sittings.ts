import type { ReadingOf } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { fixedWords } from '../fixed-words.ts'
import type { Slot } from '../rhythms/recurrence.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords, shorten } from '../wording.ts'

type Sittings = { rhythm: ReadingOf<'rhythm'>; slots: readonly Slot[]; length: number; language: Language; /** The work leads up to an event: spread over the days before it, not done on the first of them. */ isSpread?: boolean }

/** A window of this many minutes is a time to work in, not the time of one short task. */
const LONG_WINDOW = 90
/** No estimate is cut to less than this part to fit the sittings. */
const LEAST_FACTOR = 0.5
const LONGEST_TITLE = 100

/** Minutes of a rhythm that has one sitting a day: those that it says, else those of its window; null where a sitting is short or the window too long for one. */
export function sittingLength(rhythm: ReadingOf<'rhythm'>): number | null {
  const [window, ...more] = rhythm.windows
  const isOnce = rhythm.everyDays === null && rhythm.per === 'week' && (rhythm.count === null || rhythm.count <= Math.max(1, rhythm.days.weekdays?.length ?? 0))
  if (rhythm.minutes !== null) return isOnce && rhythm.minutes >= LONG_WINDOW ? rhythm.minutes : null
  if (window === undefined || more.length > 0 || !isOnce || PARTS_OF_THE_DAY.has(`${window.from}-${window.to}`)) return null
  const length = window.to - window.from
  return length >= LONG_WINDOW && length <= LONGEST_WINDOW ? length : null
}

/** 'Sittings of two hours' in hours that are named for some days ('Wednesdays 8-10') are sittings on those days, though no rhythm says so. */
export function rhythmOfSittings(frame: PlanFrame): ReadingOf<'rhythm'> | null {
  const session = frame.of('session').find(({ source, appliesTo, minMinutes }) => source === 'stated' && appliesTo === null && (minMinutes ?? 0) >= LONG_WINDOW)
  const hours = frame.of('availability').filter(({ source, person, appliesTo }) => source === 'stated' && person === null && appliesTo === null)
  const isOneEach = hours.length > 0 && hours.every(({ days, windows }) => days.weekdays !== undefined && windows.length > 0 && windows.every(({ from, to }) => to - from < 2 * (session?.minMinutes ?? 0)))
  if (session === undefined || !isOneEach) return null
  return { ...session, kind: 'rhythm', title: null, count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: hours.flatMap(({ days }) => days.weekdays!) }, windows: [], minutes: session.minMinutes }
}

/** 'In the evening' says when, not how long. */
const PARTS_OF_THE_DAY = new Set(['480-720', '720-1080', '1080-1320', '720-840'])
/** A stated window up to this many minutes is worked through as a whole. */
export const LONGEST_WINDOW = 300

/** 'Saturdays 14:00-17:00' is one sitting of three hours: the tasks fill it one after the other, in their order. */
export function inSittings(tasks: readonly NetworkTask[], { rhythm, slots, length, language, isSpread = false }: Sittings): NetworkTask[] {
  const groups = inGroups(tasks, { count: slots.length, length, least: rhythm.minutes === null ? LEAST_OF_A_WINDOW : LEAST_OF_A_LENGTH })
  const sittingOf = new Map(groups.flatMap((group, index) => group.map((task) => [task.id, `sitting-${index + 1}`] as const)))
  return groups.map((group, index) => sitting(group, { id: `sitting-${index + 1}`, before: index === 0 ? null : `sitting-${index}`, sittingOf, slot: slots[isSpread && groups.length < slots.length ? Math.floor((index * slots.length) / groups.length) : index] ?? slots.at(-1)!, rhythm, length, language }))
}

/** How much of a sitting is filled before the next one begins: less of a window than of a length that was asked for. */
const LEAST_OF_A_WINDOW = 0.5
const LEAST_OF_A_LENGTH = 0.8

type Days = { count: number; length: number; least: number }

/** Shrunk a little more where whole tasks leave gaps at the end of sittings. */
function inGroups(tasks: readonly NetworkTask[], days: Days): NetworkTask[][] {
  let room = days.length * days.count
  let groups = filled(withinReach(tasks, room), days)
  for (let attempt = 0; attempt < 6 && groups.length > days.count; attempt++) {
    room *= 0.95
    groups = filled(withinReach(tasks, room), days)
  }
  return asManyAsDays(groups, days)
}

/** What is more than the days there are joins its neighbour, the shortest two first, where that is not far more than a sitting: it is kept within it, and nothing is lost. */
function asManyAsDays(groups: NetworkTask[][], { count, length, least }: Days): NetworkTask[][] {
  if (groups.length <= Math.max(1, count)) return groups
  const minutes = groups.map((group) => group.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0))
  const sums = minutes.slice(1).map((each, index) => each + minutes[index]!)
  const at = sums.indexOf(Math.min(...sums))
  if (sums[at]! > MOST_OF_TWO * length) return groups
  return asManyAsDays([...groups.slice(0, at), [...groups[at]!, ...groups[at + 1]!], ...groups.slice(at + 2)], { count, length, least })
}

/** Of a sitting: what two that share it may have been meant to take. */
const MOST_OF_TWO = 1.5

/** What may be left out goes first, then estimates shrink. */
function withinReach(tasks: readonly NetworkTask[], room: number): NetworkTask[] {
  const sum = (list: readonly NetworkTask[]) => list.reduce((total, task) => total + task.effortMinutes, 0)
  let kept = [...tasks]
  for (const task of tasks.toReversed()) if (sum(kept) > room && task.optional) kept = kept.filter((each) => each !== task)
  const factor = Math.max(LEAST_FACTOR, Math.min(1, room / Math.max(1, sum(kept))))
  return kept.map((task) => ({ ...task, effortMinutes: Math.max(10, Math.floor((task.effortMinutes * factor) / 5) * 5) }))
}

/** A sitting is not ended early where those after it would be fuller than this. */
const MOST_OF_IT = 0.85

/** Sittings in order, each up to its share of the work; what does not fit any more stays in sittings of its own. */
function filled(tasks: readonly NetworkTask[], { count, length, least }: Days): NetworkTask[][] {
  // All of it may have been left out.
  if (tasks.length === 0) return []
  const whole = tasks.reduce((sum, task) => sum + task.effortMinutes, 0)
  const share = Math.min(length, Math.max(length * least, whole / count))
  const groups: NetworkTask[][] = [[]]
  let used = 0
  let rest = whole
  for (const task of tasks) {
    const group = groups.at(-1)!
    const mustWait = task.after.some(({ taskId, lagMinutes }) => lagMinutes > 0 && group.some(({ id }) => id === taskId))
    const fits = used + task.effortMinutes <= length && !mustWait
    const isEnough = used >= share - 15 && rest <= (count - groups.length) * MOST_OF_IT * length
    if (group.length > 0 && (!fits || isEnough)) {
      groups.push([task])
      used = task.effortMinutes
    } else {
      group.push(task)
      used += task.effortMinutes
    }
    rest -= task.effortMinutes
  }
  return withoutShortEnd(groups, length)
}

/** What is left for a last sitting joins the one before it, where there is room. */
function withoutShortEnd(groups: NetworkTask[][], length: number): NetworkTask[][] {
  const lastTwo = groups.slice(-2).flat()
  const minutes = lastTwo.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)
  return groups.length > 1 && minutes <= length ? [...groups.slice(0, -2), lastTwo] : groups
}

type Sitting = { id: string; before: string | null; sittingOf: ReadonlyMap<string, string>; slot: Slot; rhythm: ReadingOf<'rhythm'>; length: number; language: Language }

function sitting(group: readonly NetworkTask[], { id, before, sittingOf, slot, rhythm, length, language }: Sitting): NetworkTask {
  const first = group[0]!
  const links = group.flatMap((task) => task.after.flatMap(({ taskId, lagMinutes }) => {
    const other = sittingOf.get(taskId)
    // Each waits for the one before it, and so for all earlier ones, unless something has to dry.
    if (other === undefined) return [{ taskId, lagMinutes: 0 }]
    return other !== id && lagMinutes > 0 ? [{ taskId: other, lagMinutes }] : []
  }))
  const minutes = group.reduce((sum, task) => sum + task.effortMinutes, 0)
  return {
    ...first,
    id,
    title: group.length === 1 ? first.title : shorten(group.map(({ title }) => headOf(title)).join(' · '), LONGEST_TITLE),
    description: group.length === 1 ? first.description : group.map(({ title, description, effortMinutes }, index) => `${index + 1}. ${title} (${fixedWords('minutesEach', language, { minutes: String(effortMinutes) })}): ${description}`).join('\n'),
    priority: group.some(({ priority }) => priority === 'high') ? 'high' : first.priority,
    tags: [...new Set([...group.flatMap(({ tags }) => tags), ...(rhythm.title ? [rhythm.title] : [])])],
    subjects: [...new Set([...group.flatMap(({ subjects }) => subjects), ...(rhythm.title ? [rhythm.title] : [])])],
    references: [...new Set(group.flatMap(({ references }) => references))],
    effortMinutes: rhythm.minutes === null ? Math.min(length, minutes) : length,
    optional: false,
    after: [...(before === null ? [] : [{ taskId: before, lagMinutes: 0 }]), ...links.filter((link, index) => links.findIndex(({ taskId }) => taskId === link.taskId) === index)],
    wish: { ...first.wish, day: slot.day, windows: rhythm.windows },
    answers: [...new Set([...group.flatMap(({ answers }) => answers), rhythm.id])],
  }
}

/** A title up to its colon says what, the rest how; 'Week 4' and 'Agencies' say nothing without the beginning of it. */
function headOf(title: string): string {
  const [head, ...rest] = title.split(': ')
  if (rest.length === 0 || plainWords(head!).filter((word) => !/^\d+$/u.test(word)).length >= WORDS_OF_A_STEP) return head!
  return `${head}: ${rest.join(': ').split(', ')[0]!}`
}

const WORDS_OF_A_STEP = 3
