import { createReadStream, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z, type ZodType } from 'zod'
import { planLine } from '../src/cli/bulk-plans.ts'
import { percentile } from './statistics.ts'

export const GoalLineSchema = z.object({ id: z.string(), prompt: z.string(), planner_type: z.enum(['calendar', 'sprint']), now: z.string(), time_zone: z.string() })
export type GoalLine = z.infer<typeof GoalLineSchema>

export type BulkResult = { goals: number; failed: number; milliseconds: number[] }

/** Says what is missing and ends the process; a benchmark without its data has nothing to measure. */
export function requireFiles(files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length === 0) return
  console.error(`Not found: ${missing.join(', ')}. This benchmark's data is not part of the project; give the path as the first argument.`)
  process.exit(2)
}

/** The rows of a JSON Lines file, each parsed by the schema. */
export async function readRows<Row>(file: string, schema: ZodType<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line.trim() !== '') rows.push(schema.parse(JSON.parse(line)))
  }
  return rows
}

/** Plans every goal through the bulk mode of the plan command and writes its answers, one a line. */
export async function planInBulk(goals: readonly GoalLine[], outputFile: string): Promise<BulkResult> {
  const answers: string[] = []
  const milliseconds: number[] = []
  let failed = 0
  for (const goal of goals) {
    const start = performance.now()
    const answer = await planLine(JSON.stringify(goal), { tz: 'UTC', now: null })
    milliseconds.push(performance.now() - start)
    if (answer.failed) {
      failed++
      console.error(`${goal.id}: ${answer.text}`)
    }
    answers.push(answer.text)
  }
  await writeFile(outputFile, `${answers.join('\n')}\n`)
  return { goals: goals.length, failed, milliseconds }
}

export function timing({ milliseconds }: BulkResult): string {
  const at = (share: number) => `${percentile(milliseconds, share).toFixed(1)} ms`
  return `time a goal: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`
}
