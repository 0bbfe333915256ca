// usage: node bench/goals/run.ts [folder with score.mjs] [data file]
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GoalLineSchema, planInBulk, readRows, requireFiles, timing } from '../plan-in-bulk.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../shared/bench/goals')
const data = process.argv[3] ?? join(folder, 'dev.jsonl')
const scorer = join(folder, 'score.mjs')
requireFiles([data, scorer])

const goals = await readRows(data, GoalLineSchema)
const plans = join(tmpdir(), `planwright-goals-${process.pid}.jsonl`)
const result = await planInBulk(goals, plans)
const scored = spawnSync(process.execPath, [scorer, data, plans, ...process.argv.slice(4)], { stdio: 'inherit' })
console.log(`${result.goals} goals, ${result.failed} failed, ${timing(result)}; plans in ${plans}`)
process.exitCode = scored.status ?? 1
