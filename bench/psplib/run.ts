import { existsSync, readFileSync } from 'node:fs'
import { compileProject } from '../../src/planner/schedule/project/project.ts'
import { searchProject } from '../../src/planner/schedule/project/population-search.ts'

type Instance = {
  name: string
  resources: number[]
  activities: { id: number; duration: number; demands: number[]; successors: number[] }[]
}

const DEFAULT_FILE = '../shared/bench/psplib/j120.dev.jsonl'
const USAGE = 'usage: npm run --silent bench:psplib -- [--schedules 1000] [--seed 1] [file.jsonl] > predictions.jsonl'

main(process.argv.slice(2))

/** Prints one row for each instance: its start times, milliseconds, and full passes used. */
function main(args: string[]): void {
  const schedules = numberOption(args, '--schedules', 1000)
  const seed = numberOption(args, '--seed', 1)
  const file = args[0] ?? DEFAULT_FILE
  if (!existsSync(file)) fail(`${file} is absent. Give the path of a PSPLIB set in JSON lines.\n${USAGE}`)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) console.log(JSON.stringify(solve(JSON.parse(line), { schedules, seed })))
}

function solve(instance: Instance, options: { schedules: number; seed: number }) {
  const before = performance.now()
  const project = compileProject({
    durations: instance.activities.map((activity) => activity.duration),
    demands: instance.activities.map((activity) => activity.demands),
    capacities: instance.resources,
    successors: instance.activities.map((activity) => activity.successors.map((id) => id - 1)),
  })
  const { starts, schedules } = searchProject(project, options)
  return { name: instance.name, starts: [...starts], ms: Math.round((performance.now() - before) * 10) / 10, schedules }
}

/** Takes the option and its value out of the arguments. */
function numberOption(args: string[], name: string, fallback: number): number {
  const at = args.indexOf(name)
  if (at < 0) return fallback
  const value = Number(args.splice(at, 2)[1])
  if (!Number.isInteger(value) || value < 1) fail(`${name} takes a whole number above 0.\n${USAGE}`)
  return value
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
