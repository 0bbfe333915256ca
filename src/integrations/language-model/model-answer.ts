import { z } from 'zod'

/** The most tasks that are taken from one answer. */
export const MAX_TASKS = 120

const clipped = (length: number) => z.string().transform((text) => text.trim().slice(0, length))
const texts = (count: number, length: number) => z.array(clipped(length)).catch([]).transform((list) => list.filter(Boolean).slice(0, count))

/**
 * One task as a model proposes it. Only the title is needed; what has a wrong type falls back to nothing, so that one bad
 * field does not lose a good task. There is no field for a date: a model proposes none.
 */
export const ModelTaskSchema = z.object({
  id: clipped(80).nullish().catch(null),
  title: clipped(120).refine((title) => title.length > 1),
  description: clipped(1_500).catch(''),
  effortMinutes: z.coerce.number().min(5).max(60_000).nullish().catch(null),
  priority: z.enum(['high', 'medium', 'low']).nullish().catch(null),
  tags: texts(8, 40),
  after: texts(20, 80),
  optional: z.boolean().nullish().catch(null),
})
export type ModelTask = z.output<typeof ModelTaskSchema>

export type ModelAnswer = { title: string | null; description: string | null; tasks: ModelTask[]; unusable: number }

/** Takes what is usable of an answer of any shape; `unusable` counts the tasks that were not. */
export function readAnswer(value: unknown): ModelAnswer {
  const answer = z.object({ title: clipped(120).catch(''), description: clipped(1_000).catch(''), tasks: z.array(z.unknown()).catch([]) }).safeParse(value)
  if (!answer.success) return { title: null, description: null, tasks: [], unusable: 0 }
  const read = answer.data.tasks.slice(0, MAX_TASKS).map((task) => ModelTaskSchema.safeParse(task))
  const tasks = read.flatMap((task) => (task.success ? [task.data] : []))
  const { title, description } = answer.data
  return { title: title || null, description: description || null, tasks, unusable: answer.data.tasks.length - tasks.length }
}
