import { z } from 'zod'
import { AnswerShape, CorrectionShape, MOST_CORRECTIONS, MOST_TASKS, TaskShape } from './answer-shape.ts'
import { cleanText, type KnownText } from './clean-text.ts'
import type { LeftOut } from './left-out.ts'
import { wellFormed } from './well-formed.ts'

/** One task as a model proposes it. Whatever had a wrong form is null or empty. */
export type ModelTask = {
  id: string | null
  title: string
  description: string
  effortMinutes: number | null
  priority: 'high' | 'medium' | 'low' | null
  tags: string[]
  after: string[]
  optional: boolean | null
  position: number | null
  partOfDay: 'morning' | 'afternoon' | 'evening' | null
  assignee: string | null
  sprint: number | null
}

export type ModelCorrection = { reading: string | null; quote: string | null; means: string }

export type ModelAnswer = { title: string; description: string; tasks: ModelTask[]; corrections: ModelCorrection[]; hasTasks: boolean }

export type ReadAnswerOptions = { known: KnownText; language: string; leftOut: LeftOut }

const TITLE = 120
const FIELDS_THAT_PLACE = /date|day|time|start|end|due|deadline|when|schedul|week|month/i

/** Takes what is usable of an answer of any shape; the rest is named in `leftOut`. */
export function readAnswer(value: unknown, options: ReadAnswerOptions): ModelAnswer {
  const fields = fieldsOf(value) ?? {}
  noteUnknownFields(fields, { known: AnswerShape.shape, leftOut: options.leftOut })
  const clean = (text: unknown, maxLength: number) => cleanText(stringOf(text) ?? '', { ...options, maxLength })
  return {
    title: clean(fields.title, TITLE),
    description: clean(fields.description, 1_000),
    tasks: readTasks(fields.tasks, options),
    corrections: readCorrections(fields.readings, options),
    hasTasks: 'tasks' in fields,
  }
}

function readTasks(value: unknown, options: ReadAnswerOptions): ModelTask[] {
  const entries = Array.isArray(value) ? value : Object.values(fieldsOf(value) ?? {})
  for (let index = MOST_TASKS; index < entries.length; index++) options.leftOut.add('too-many-tasks', String(index))
  const titles = new Set<string>()
  const ids = new Set<string>()
  return entries.slice(0, MOST_TASKS).flatMap((entry: unknown, index): ModelTask[] => {
    const task = readTask(entry, options)
    if (task === null) options.leftOut.add('unreadable-task', String(index))
    if (task === null) return []
    const title = task.title.toLowerCase()
    if (titles.has(title) || (task.id !== null && ids.has(task.id))) {
      options.leftOut.add('repeated-task', task.title)
      return []
    }
    titles.add(title)
    if (task.id !== null) ids.add(task.id)
    return [task]
  })
}

function readTask(entry: unknown, options: ReadAnswerOptions): ModelTask | null {
  const fields = fieldsOf(entry)
  if (fields === null) return null
  const title = cleanText(stringOf(fields.title) ?? '', { ...options, maxLength: TITLE })
  if (title.length < 2) return null
  noteUnknownFields(fields, { known: TaskShape.shape, leftOut: options.leftOut })
  const read = <T>(name: string, schema: z.ZodType<T>): T | null => readField(fields, { name, schema, leftOut: options.leftOut })
  const texts = (name: string) => (read(name, z.array(z.unknown())) ?? []).flatMap((each) => stringOf(each)?.trim() || [])
  return {
    id: stringOf(fields.id)?.trim().slice(0, 80) || null,
    title,
    description: cleanText(read('description', z.string()) ?? '', { ...options, maxLength: 1_500 }),
    effortMinutes: read('effortMinutes', EffortSchema),
    priority: read('priority', z.enum(['high', 'medium', 'low'])),
    tags: texts('tags').slice(0, 8).flatMap((tag) => cleanText(tag, { ...options, maxLength: 40 }) || []),
    after: texts('after').slice(0, 20),
    optional: read('optional', z.boolean()),
    position: read('position', z.number().min(0).max(1)),
    partOfDay: read('partOfDay', z.enum(['morning', 'afternoon', 'evening'])),
    assignee: read('assignee', z.string().max(80)),
    sprint: read('sprint', z.int().min(1).max(100)),
  }
}

const MINUTES_OF_UNIT: Record<string, number> = { m: 1, min: 1, minutes: 1, h: 60, hr: 60, hour: 60, hours: 60, d: 480, day: 480, days: 480 }

/** Minutes; '90', '2h' and '1d' are understood too. */
const EffortSchema = z
  .union([z.number(), z.string().transform((text) => {
    const match = /^\s*(\d{1,5}(?:\.\d+)?)\s*([a-z]*)\s*$/i.exec(text)
    return match === null ? Number.NaN : Number(match[1]) * (match[2] ? (MINUTES_OF_UNIT[match[2].toLowerCase()] ?? Number.NaN) : 1)
  })])
  .pipe(z.number().min(1).max(60_000).transform((minutes) => Math.max(5, Math.round(minutes))))

function readField<T>(fields: Record<string, unknown>, { name, schema, leftOut }: { name: string; schema: z.ZodType<T>; leftOut: LeftOut }): T | null {
  const value = fields[name]
  if (value === undefined || value === null) return null
  const read = schema.safeParse(value)
  if (!read.success) leftOut.add('wrong-type', typeof value === 'object' ? name : `${name}: ${JSON.stringify(value)}`)
  return read.success ? read.data : null
}

function readCorrections(value: unknown, { leftOut }: ReadAnswerOptions): ModelCorrection[] {
  const entries = Array.isArray(value) ? value : []
  for (let index = MOST_CORRECTIONS; index < entries.length; index++) leftOut.add('too-many-readings', String(index))
  return entries.slice(0, MOST_CORRECTIONS).flatMap((entry: unknown): ModelCorrection[] => {
    const fields = fieldsOf(entry)
    const means = stringOf(fields?.means)?.trim().slice(0, 300)
    if (fields === null || !means) return []
    noteUnknownFields(fields, { known: CorrectionShape.shape, leftOut })
    return [{ reading: stringOf(fields.reading), quote: stringOf(fields.quote)?.trim() || null, means }]
  })
}

/** A field that would place a task is a date the model tried to set; any other is named as unknown. */
function noteUnknownFields(fields: Record<string, unknown>, { known, leftOut }: { known: object; leftOut: LeftOut }): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name in known || value === null || value === '') continue
    leftOut.add(FIELDS_THAT_PLACE.test(name) ? 'date' : 'unknown-field', name)
  }
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  const read = z.record(z.string(), z.unknown()).safeParse(value)
  return read.success && !Array.isArray(value) ? read.data : null
}

function stringOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? wellFormed(value) : null
}
