import { z } from 'zod'
import { PrioritySchema, TaskTypeSchema } from '../../contract/plan.ts'
import type { TaskDrafter, TaskNetwork } from '../../planner/draft/task-network.ts'

const DaySpanSchema = z.object({ first: z.number().int(), last: z.number().int() })
const ClockWindowSchema = z.object({ from: z.number().int(), to: z.number().int() })

const NetworkTaskSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  priority: PrioritySchema,
  type: TaskTypeSchema,
  tags: z.array(z.string()),
  references: z.array(z.string()),
  location: z.string().nullable(),
  subjects: z.array(z.string()),
  effortMinutes: z.number().int().min(1),
  timed: z.boolean(),
  spanDays: z.number().int().min(1),
  after: z.array(z.object({ taskId: z.string(), lagMinutes: z.number().int() })),
  optional: z.boolean(),
  fixed: z.object({ days: DaySpanSchema, from: z.number().int().nullable(), to: z.number().int().nullable() }).nullable(),
  allowedDays: DaySpanSchema.nullable(),
  wish: z.object({ day: z.number().int().nullable(), windows: z.array(ClockWindowSchema), position: z.number().nullable() }),
  occurrence: z.object({ series: z.string(), index: z.number().int() }).nullable(),
  assignee: z.string().nullable(),
  role: z.string().nullable(),
  sprintWish: z.number().int().nullable(),
  answers: z.array(z.string()),
})

const TaskNetworkSchema = z.object({
  title: z.string(),
  description: z.string(),
  tasks: z.array(NetworkTaskSchema),
  assumptions: z.array(z.string()),
})

/**
 * A drafter behind an HTTP address: the brief and the seed go out as JSON, task networks come back as JSON lines, each
 * replacing the one before. Throws on a status that is not 2xx, on a line that is no network and on a cut connection.
 */
export function createHttpDrafter(address: string): TaskDrafter {
  return {
    async *draft(brief, { seed, signal }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
        body: JSON.stringify({ brief, seed }),
        redirect: 'error',
        // The planner passes its caller's signal through.
        signal: signal instanceof AbortSignal ? signal : null,
      })
      if (!response.ok || response.body === null) throw new Error(`the drafter at ${address} answered with status ${response.status}`)
      for await (const line of readLines(response.body)) yield TaskNetworkSchema.parse(JSON.parse(line)) satisfies TaskNetwork
    },
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}
