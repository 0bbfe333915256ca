import type { Language } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { civilOf, mondayOf } from '../../time/day-number.ts'
import { fixedWords } from '../fixed-words.ts'
import { plainTitle } from './plain-titles.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, shorten } from '../wording.ts'

const LONGEST_TITLE = 110
/** Room for which part of how many it is. */
const LONGEST_PART = 20
/** Work up to this length is a typical value, and is cut to three sittings where sittings are short. */
const LONG_WORK = 6 * 60

/** Usual minutes of what is done in one go, of a playbook's step and of a part that the user named. */
const NO_LONG_WORK = 90
const NO_LONG_PART = 120

/** Ids unique, titles distinct and not too long, efforts positive. */
export function finishTasks(tasks: readonly NetworkTask[], language: Language): NetworkTask[] {
  const plain = tasks.map((task) => (task.fixed === null ? { ...task, title: plainTitle(task.title) } : task))
  return withDistinctTitles(withUniqueIds(plain), language)
}

/**
 * Splits tasks that are longer than a session may be; each part says what it is for. A typical value little longer is cut,
 * and so is any that is no long work: nobody comes back twice to tell a brother.
 */
export function splitLong(tasks: readonly NetworkTask[], parts: { longest: (task: NetworkTask) => number; isGuessed?: (task: NetworkTask) => boolean; language: Language }): NetworkTask[] {
  const { longest, isGuessed = ({ answers }) => answers.length === 0, language } = parts
  const lastPart = new Map<string, string>()
  const split = tasks.flatMap((task) => {
    const most = longest(task)
    if (task.fixed !== null || !task.timed || task.effortMinutes <= most * 1.05) return [task]
    if (isGuessed(task) && task.effortMinutes <= Math.max(task.answers.length === 0 ? NO_LONG_WORK : NO_LONG_PART, most * 1.5)) return [{ ...task, effortMinutes: most }]
    if (task.occurrence !== null || task.type === 'event') return [{ ...task, effortMinutes: most }]
    const needed = Math.ceil(task.effortMinutes / most)
    const count = task.effortMinutes > LONG_WORK ? Math.min(60, needed) : Math.min(3, needed)
    lastPart.set(task.id, `${task.id}-${count}`)
    return Array.from({ length: count }, (_, index) => partOf(task, { index, count, language, minutes: Math.min(most, Math.floor(task.effortMinutes / count)) }))
  })
  return split.map((task) => ({ ...task, after: task.after.map((link) => ({ ...link, taskId: lastPart.get(link.taskId) ?? link.taskId })) }))
}

/** One of several sittings of a task. */
export function partOf(task: NetworkTask, part: { index: number; count: number; language: Language; minutes: number }): NetworkTask {
  const { index, count, language, minutes } = part
  const position = task.wish.position === null ? null : Math.min(1, task.wish.position + index * 0.02)
  return {
    ...task,
    id: `${task.id}-${index + 1}`,
    description: shareOf(task.description, { index, count }),
    title: `${shorten(task.title, LONGEST_TITLE - LONGEST_PART)} (${fixedWords('partOf', language, { part: String(index + 1), parts: String(count) })})`,
    effortMinutes: minutes,
    after: index === 0 ? task.after : [{ taskId: `${task.id}-${index}`, lagMinutes: 0 }],
    wish: { ...task.wish, position, day: sittingDay(task.wish, part) },
  }
}

/** The first sitting opens the plan; of what leads to a day the last one is on it, and the others on the days before. */
function sittingDay({ day, position }: NetworkTask['wish'], { index, count }: { index: number; count: number }): DayNumber | null {
  return day === null || position === 0 ? day : day - (count - 1 - index)
}

/** Each sitting has its own sentences of what there is to do, where there are enough of them; what done means stands in all. */
function shareOf(description: string, { index, count }: { index: number; count: number }): string {
  const steps = description.split(SENTENCE_END)
  const done = steps.pop()!
  if (steps.length < count) return description
  const from = Math.floor((index * steps.length) / count)
  const own = steps.slice(from, Math.floor(((index + 1) * steps.length) / count)).map((step, at) => (at === 0 ? capitalise(step) : step)).join(' ')
  return `${own.replace(/[;,]$/u, '.')} ${done}`
}

const SENTENCE_END = /(?<=[.;!?])\s+/u

function withUniqueIds(tasks: readonly NetworkTask[]): NetworkTask[] {
  const seen = new Map<string, number>()
  return tasks.map((task) => {
    const count = (seen.get(task.id) ?? 0) + 1
    seen.set(task.id, count)
    return count === 1 ? task : { ...task, id: `${task.id}-x${count}` }
  })
}

/** A title that comes again says which month or week it is where that tells it apart, else which of how many times. */
function withDistinctTitles(tasks: readonly NetworkTask[], language: Language): NetworkTask[] {
  const firstDay = Math.min(...tasks.flatMap((task) => task.wish.day ?? []))
  const weekOf = (task: NetworkTask) => (task.wish.day === null ? null : (mondayOf(task.wish.day) - mondayOf(firstDay)) / 7 + 1)
  const inMonths = renamed(tasks, (task, same) => (task.occurrence !== null && comeMonthly(same) ? monthOf(task.wish.day!, language) : null))
  const inWeeks = renamed(inMonths, (task, same) => {
    const week = weekOf(task)
    const alone = task.occurrence !== null && week !== null && new Set(same.map(weekOf)).size === same.length
    return alone ? fixedWords('week', language, { week: String(week) }) : null
  })
  return renamed(inWeeks, (task, same) => `${inDayOrder(same).indexOf(task) + 1}/${same.length}`)
}

/** Each in a month of its own, about a month from the next, and within a year. */
function comeMonthly(tasks: readonly NetworkTask[]): boolean {
  const days = inDayOrder(tasks).map(({ wish }) => wish.day)
  return days.length <= MONTHS_OF_YEAR && days.every((day, index) => day !== null && (index === 0 || day - days[index - 1]! >= SHORTEST_MONTHLY && civilOf(day).month !== civilOf(days[index - 1]!).month))
}

const MONTHS_OF_YEAR = 12
/** Days from the last day of one month's turn to the first of the next. */
const SHORTEST_MONTHLY = 21

function monthOf(day: DayNumber, language: Language): string {
  return new Date(day * MILLISECONDS_PER_DAY).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })
}

const MILLISECONDS_PER_DAY = 86_400_000

function inDayOrder(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.toSorted((a, b) => (a.wish.day ?? 0) - (b.wish.day ?? 0))
}

/** Adds what `suffixOf` says to titles that several movable tasks share. */
function renamed(tasks: readonly NetworkTask[], suffixOf: (task: NetworkTask, same: readonly NetworkTask[]) => string | null): NetworkTask[] {
  const byTitle = new Map<string, NetworkTask[]>()
  for (const task of tasks) byTitle.set(task.title, [...(byTitle.get(task.title) ?? []), task])
  return tasks.map((task) => {
    const same = byTitle.get(task.title)!
    const suffix = same.length > 1 && task.fixed === null ? suffixOf(task, same) : null
    const title = shorten(task.title, LONGEST_TITLE)
    return { ...task, title: suffix === null ? title : `${title} (${suffix})` }
  })
}
