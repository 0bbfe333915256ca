import type { Playbook, Text } from '../../planner/playbooks/playbook.ts'

/** What is wrong with one field, completing 'tasks[3].after …'. */
export type Fault = { field: string; problem: string }

/** Slots that the drafter fills; `people`, `budget`, `distance` and `work` are amounts of the prompt. */
const SLOTS = new Set(['topic', 'Topic', 'subject', 'name', 'amount', 'week', 'weeks', 'round', 'part', 'Part', 'people', 'budget', 'distance', 'work', 'other', 'peopleValue', 'budgetValue', 'distanceValue', 'workValue', 'otherValue'])

/** What a schema cannot see: links between the parts of a playbook, and to others. Every field is named. */
export function playbookFaults(playbook: Playbook, others: readonly Playbook[]): Fault[] {
  return [...linkFaults(playbook), ...slotFaults(playbook, ''), ...useFaults(playbook, others), ...workFaults(playbook)]
}

function linkFaults({ tasks }: Playbook): Fault[] {
  const placeOf = new Map(tasks.map((task) => [task.id, task.at]))
  return tasks.flatMap((task, index) => [
    ...(tasks.findIndex((other) => other.id === task.id) < index ? [{ field: `tasks[${index}].id`, problem: `is '${task.id}', which an earlier task has. It should be its own` }] : []),
    ...(task.after ?? []).flatMap((id, at) => {
      const field = `tasks[${index}].after[${at}]`
      const place = placeOf.get(id)
      if (place === undefined) return [{ field, problem: `is '${id}'. It should be the id of a task of this playbook` }]
      return place > task.at || id === task.id ? [{ field, problem: `is '${id}', which stands later. It should be a task with a smaller or the same "at"` }] : []
    }),
  ])
}

function useFaults({ id: own, uses }: Playbook, others: readonly Playbook[]): Fault[] {
  const isKnown = (id: string) => id !== own && others.some((other) => other.id === id)
  return (uses ?? []).flatMap(({ id }, index) => (isKnown(id) ? [] : [{ field: `uses[${index}].id`, problem: `is '${id}'. It should be the id of another playbook` }]))
}

function workFaults({ tasks, sessions, series, topicStages }: Playbook): Fault[] {
  return tasks.length === 0 && !sessions && (series ?? []).length === 0 && !topicStages ? [{ field: 'tasks', problem: 'is empty. It should hold tasks, or the playbook should have "sessions", "series" or "topicStages"' }] : []
}

/** Every text is looked through, wherever it stands. */
function slotFaults(part: unknown, field: string): Fault[] {
  if (typeof part === 'string') return unknownSlots(part).map((slot) => ({ field, problem: `has the slot {${slot}}. It should be one of ${[...SLOTS].slice(0, 11).map((name) => `{${name}}`).join(', ')}` }))
  if (Array.isArray(part)) return part.flatMap((each, index) => slotFaults(each, `${field}[${index}]`))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, each]) => slotFaults(each, field === '' ? key : `${field}.${key}`))
}

function unknownSlots(text: Text & string): string[] {
  return [...text.matchAll(/\{(\w*)\}/gu)].map((match) => match[1]!).filter((slot) => !SLOTS.has(slot))
}
