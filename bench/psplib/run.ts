import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { compileProject } from '../../src/planner/schedule/project/project.ts'
import { searchProject } from '../../src/planner/schedule/project/population-search.ts'
import { readRows, requireFiles } from '../plan-in-bulk.ts'

/*
 * Prints one row for each PSPLIB instance: its start times, milliseconds, and full passes used.
 * usage: npm run --silent bench:psplib -- [--schedules 1000] [--seed 1] [file.jsonl] > predictions.jsonl
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { schedules: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } })
const file = positionals[0] ?? join(import.meta.dirname, '../../../shared/bench/psplib/j120.dev.jsonl')
requireFiles([file])

const CountSchema = z.coerce.number().int().min(1)
const { data: options } = z.object({ schedules: CountSchema, seed: CountSchema }).safeParse(values)
if (options === undefined) {
  console.error('--schedules and --seed take a whole number above 0.')
  process.exit(2)
}

const InstanceSchema = z.object({
  name: z.string(),
  resources: z.array(z.number()),
  activities: z.array(z.object({ duration: z.number(), demands: z.array(z.number()), successors: z.array(z.number()) })),
})

for (const instance of await readRows(file, InstanceSchema)) console.log(JSON.stringify(solve(instance, options)))

function solve({ name, resources, activities }: z.infer<typeof InstanceSchema>, search: { schedules: number; seed: number }) {
  const before = performance.now()
  const project = compileProject({
    durations: activities.map(({ duration }) => duration),
    demands: activities.map(({ demands }) => demands),
    capacities: resources,
    // The instances count from 1.
    successors: activities.map(({ successors }) => successors.map((id) => id - 1)),
  })
  const { starts, schedules } = searchProject(project, search)
  return { name, starts: [...starts], ms: Math.round((performance.now() - before) * 10) / 10, schedules }
}
