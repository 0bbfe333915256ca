import { z } from 'zod'

/** The most of each that is taken from one answer. */
export const MOST_TASKS = 120
export const MOST_CORRECTIONS = 12

/**
 * The answer that a model is asked for; its JSON Schema is part of the prompt. There is no field for a date: a model
 * proposes content, effort, order and wishes. What comes back is read by `read-answer.ts`, which trusts none of it.
 */
export const TaskShape = z.object({
  id: z.string().describe('The id of the draft task that this keeps or improves; a new short id for a new task'),
  title: z.string().describe('At most 120 characters'),
  description: z.string().describe('How to do it, and what done means'),
  effortMinutes: z.int().positive().describe('Work in minutes'),
  priority: z.enum(['high', 'medium', 'low']),
  tags: z.array(z.string()),
  after: z.array(z.string()).describe('Ids of the tasks that must be finished first'),
  optional: z.boolean().describe('True when it may be left out where not everything fits'),
  position: z.number().min(0).max(1).nullable().describe('A wish: 0 at the beginning of the plan, 1 at its end'),
  partOfDay: z.enum(['morning', 'afternoon', 'evening']).nullable().describe('A wish'),
  assignee: z.string().nullable().describe('A person named in the goal'),
  sprint: z.int().positive().nullable().describe('A wish in a sprint plan: the number of the sprint, from 1'),
})

export const CorrectionShape = z.object({
  reading: z.string().nullable().describe('The id of the reading that this replaces; null for one that is missing'),
  quote: z.string().nullable().describe('The words of the goal that say so, verbatim; null for an assumption of yours'),
  means: z.string().describe('One constraint in plain English, such as: no tasks on Sundays; sessions of 45 minutes; three times a week in the evening; at least two days between sessions; Ana is a designer with 20 hours a week; finish design before launch'),
})

export const AnswerShape = z.object({
  readings: z.array(CorrectionShape).describe('Constraints of the goal that the parser missed or assumed wrongly; empty when there are none'),
  title: z.string(),
  description: z.string(),
  tasks: z.array(TaskShape),
})

/** As it stands in the prompt, on one line. */
export function answerSchemaText(): string {
  const { $schema: _, ...schema } = z.toJSONSchema(AnswerShape)
  return JSON.stringify(schema, (key, value: unknown) => (key === 'additionalProperties' || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ? undefined : value))
}
