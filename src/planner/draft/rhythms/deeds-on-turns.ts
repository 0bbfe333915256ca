import { matchesTask, stems } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise } from '../wording.ts'

/** Letters from which on two words with the same beginning are one. */
const SHORTEST = 4

/**
 * 'Bake every Saturday': what a playbook would bake besides is what those Saturdays are for, in its order, and no further
 * baking on other days. What is prepared for it, or looked at behind it, stays where it is.
 */
export function onTheirTurns(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const series = frame.of('rhythm').filter(({ title, source, days, inAll }) => title !== null && source === 'stated' && (days.weekdays?.length ?? 0) > 0 && inAll === undefined)
  return series.reduce<NetworkTask[]>((all, rhythm) => {
    const turns = all.filter((task) => task.occurrence !== null && task.answers.includes(rhythm.id) && isPlain(task.title, rhythm.title!))
    const deeds = stems(rhythm.title!).filter((stem) => stem.length >= SHORTEST)
    const own = turns.length === 0 ? [] : all.filter((task) => task.answers.length === 0 && task.fixed === null && task.type === 'task' && !turns.includes(task) && doesThat(task.title, deeds))
    return own.length === 0 ? all : placedOn(all, { own, turns, name: rhythm.title! })
  }, [...tasks])
}

/** Called by the user's name for it, and nothing more. */
function isPlain(title: string, name: string): boolean {
  return title === capitalise(name) || title.startsWith(`${capitalise(name)} (`)
}

/** Its first word, or the first behind its colon, says that this is done. */
function doesThat(title: string, deeds: readonly string[]): boolean {
  return title.split(/: /u).some((part) => {
    const [first] = stems(part)
    return first !== undefined && first.length >= SHORTEST && deeds.some((deed) => first.startsWith(deed))
  })
}

function placedOn(all: readonly NetworkTask[], { own, turns, name }: { own: readonly NetworkTask[]; turns: readonly NetworkTask[]; name: string }): NetworkTask[] {
  const turnOf = new Map(own.map((task, index) => [task.id, turns[Math.min(index, turns.length - 1)]!.id]))
  return all.filter((task) => !own.includes(task)).map((task) => {
    const content = own[turns.indexOf(task)]
    const after = task.after.map((link) => ({ ...link, taskId: turnOf.get(link.taskId) ?? link.taskId })).filter(({ taskId }) => taskId !== task.id)
    return content && turns.includes(task) ? { ...task, title: withName(content.title, name), description: content.description, after } : { ...task, after }
  })
}

/** In the user's word for it, which every one of its turns has. */
function withName(title: string, name: string): string {
  return matchesTask({ labels: [name] }, { title, subjects: [] }) ? title : `${capitalise(name)} – ${title}`
}
