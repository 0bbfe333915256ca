import { stems } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** Words that join those of a name. */
const JOINS = /^(?:the|an?|of|de|do|da|dos|das|del|des|du|la|el|le|les|der|die|das|und|and)$/u

/** 'Data migration on 4 March (responsible: Helena)': what happens on its day is done by the one person it was given to by its name. */
export function withOwnersOfEvents(fixed: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const people = frame.of('person')
  return fixed.map((task) => {
    const title = nameOf(task.title)
    const owners = task.assignee === null && task.type === 'event' && title !== '' ? people.filter(({ roles }) => roles.some((role) => nameOf(role) === title)) : []
    return owners.length === 1 ? { ...task, assignee: owners[0]!.name } : task
  })
}

function nameOf(text: string): string {
  return stems(text).filter((stem) => !JOINS.test(stem)).join(' ')
}
