import { mondayOf } from '../time/day-number.ts'
import type { NetworkTask } from './task-network.ts'
import { shorten } from './wording.ts'

const LONGEST_TITLE = 110

/** Ids unique, titles distinct and not too long, efforts positive. */
export function finishTasks(tasks: readonly NetworkTask[]): NetworkTask[] {
  return withDistinctTitles(withUniqueIds(tasks))
}

/** Splits tasks that are longer than a session may be; each part says what it is for. */
export function splitLong(tasks: readonly NetworkTask[], longest: (task: NetworkTask) => number): NetworkTask[] {
  const lastPart = new Map<string, string>()
  const parts = tasks.flatMap((task) => {
    const most = longest(task)
    if (task.fixed !== null || !task.timed || task.effortMinutes <= most * 1.05) return [task]
    const count = Math.min(60, Math.ceil(task.effortMinutes / most))
    lastPart.set(task.id, `${task.id}-${count}`)
    return Array.from({ length: count }, (_, index) => partOf(task, index, count))
  })
  return parts.map((task) => ({ ...task, after: task.after.map((link) => ({ ...link, taskId: lastPart.get(link.taskId) ?? link.taskId })) }))
}

const PART_NAMES: Record<number, string[]> = {
  2: ['prepare and begin', 'finish and check'],
  3: ['prepare and begin', 'the main part', 'finish and check'],
  4: ['prepare', 'begin with the hardest part', 'carry on to the end', 'check and tidy up'],
}

function partOf(task: NetworkTask, index: number, count: number): NetworkTask {
  const name = PART_NAMES[count]?.[index] ?? (index === 0 ? 'prepare and begin' : index === count - 1 ? 'finish and check' : `carry on, ${Math.round(((index + 1) / count) * 100)} % done`)
  const minutes = Math.floor(task.effortMinutes / count)
  const position = task.wish.position === null ? null : Math.min(1, task.wish.position + index * 0.02)
  return {
    ...task,
    id: `${task.id}-${index + 1}`,
    title: `${task.title}: ${name}`,
    effortMinutes: minutes,
    after: index === 0 ? task.after : [{ taskId: `${task.id}-${index}`, lagMinutes: 0 }],
    wish: { ...task.wish, position },
  }
}

function withUniqueIds(tasks: readonly NetworkTask[]): NetworkTask[] {
  const seen = new Map<string, number>()
  return tasks.map((task) => {
    const count = (seen.get(task.id) ?? 0) + 1
    seen.set(task.id, count)
    return count === 1 ? task : { ...task, id: `${task.id}-x${count}` }
  })
}

/** A title that comes again says which week it is, else which time. */
function withDistinctTitles(tasks: readonly NetworkTask[]): NetworkTask[] {
  const firstDay = Math.min(...tasks.flatMap((task) => task.wish.day ?? []))
  const dated = numbered(tasks, (task) => (task.occurrence === null || task.wish.day === null ? null : `week ${(mondayOf(task.wish.day) - mondayOf(firstDay)) / 7 + 1}`))
  return numbered(dated, (_, round, total) => `${round} of ${total}`)
}

function numbered(tasks: readonly NetworkTask[], suffixOf: (task: NetworkTask, round: number, total: number) => string | null): NetworkTask[] {
  const totals = new Map<string, number>()
  for (const task of tasks) totals.set(task.title, (totals.get(task.title) ?? 0) + 1)
  const seen = new Map<string, number>()
  return tasks.map((task) => {
    const round = (seen.get(task.title) ?? 0) + 1
    seen.set(task.title, round)
    const suffix = totals.get(task.title)! > 1 && task.fixed === null ? suffixOf(task, round, totals.get(task.title)!) : null
    const title = shorten(task.title, LONGEST_TITLE)
    return { ...task, title: suffix === null ? title : `${title} (${suffix})` }
  })
}
