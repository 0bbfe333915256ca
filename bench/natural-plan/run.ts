// usage: node bench/natural-plan/run.ts [folder with adapt.mjs and score.mjs] [data file] [--every N]
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { planInBulk, readRows, requireFiles, timing } from '../plan-in-bulk.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { every: { type: 'string', default: '1' } } })
const folder = positionals[0] ?? join(import.meta.dirname, '../../../shared/bench/natural-plan')
const data = positionals[1] ?? join(folder, 'dev.jsonl')
const adapter = join(folder, 'adapt.mjs')
const scorer = join(folder, 'score.mjs')
requireFiles([data, adapter, scorer])

const RowSchema = z.looseObject({ id: z.string(), task: z.string(), prompt: z.string() })
const every = Number(values.every)
const rows = (await readRows(data, RowSchema)).filter((_, index) => index % every === 0)
const scratch = (name: string) => join(tmpdir(), `planwright-natural-plan-${process.pid}-${name}.jsonl`)
await writeFile(scratch('data'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

const tasks = [...new Set(rows.map((row) => row.task))]
for (const task of tasks) {
  const goals = rows
    .filter((row) => row.task === task)
    .map(({ id, prompt }) => ({ id, prompt, planner_type: 'calendar' as const, now: '2027-01-03T08:00', time_zone: 'UTC' }))
  const result = await planInBulk(goals, scratch(task))
  console.log(`${task}: ${result.goals} prompts, ${result.failed} failed, ${timing(result)}`)
}
const plans = (await Promise.all(tasks.map((task) => readRows(scratch(task), z.unknown())))).flat()
await writeFile(scratch('plans'), plans.map((plan) => `${JSON.stringify(plan)}\n`).join(''))
const adapted = spawnSync(process.execPath, [adapter, scratch('data'), scratch('plans')], { encoding: 'utf8', maxBuffer: 2 ** 28 })
await writeFile(scratch('answers'), adapted.stdout)
const scored = spawnSync(process.execPath, [scorer, '--data', scratch('data'), '--pred', scratch('answers')], { stdio: 'inherit' })
console.log(`plans in ${scratch('plans')}, answers in ${scratch('answers')}`)
process.exitCode = scored.status ?? 1
