// usage: node bench/composed/run.ts [area | puzzles | all] [count] [seed] [folder with score.mjs]
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { planInBulk, requireFiles, timing } from '../plan-in-bulk.ts'
import { composeGoals } from './compose-goals.ts'
import type { ComposedGoal } from './compose-goals.ts'
import { composeSprints } from './compose-sprints.ts'
import { CALENDAR_DATES } from './areas/calendar-dates.ts'
import { CALENDAR_TIMES } from './areas/calendar-times.ts'
import { FRENCH } from './areas/french.ts'
import { GERMAN } from './areas/german.ts'
import { HINDI } from './areas/hindi.ts'
import { PORTUGUESE } from './areas/portuguese.ts'
import { SPANISH } from './areas/spanish.ts'
import { SPRINTS } from './areas/sprints.ts'
import { measurePuzzles } from './puzzles/measure-puzzles.ts'

type Checked = { ok: boolean; detail?: string }
type Scored = { ok: boolean; always: (Checked & { name: string })[]; constraints: (Checked & { type: string })[] }

type Amount = { count: number; seed: number }
const AREAS: Readonly<Record<string, (amount: Amount) => ComposedGoal[]>> = {
  'calendar-times': (amount) => composeGoals(CALENDAR_TIMES, amount),
  'calendar-dates': (amount) => composeGoals(CALENDAR_DATES, amount),
  sprints: (amount) => composeSprints(SPRINTS, amount),
  spanish: (amount) => composeGoals(SPANISH, amount),
  german: (amount) => composeGoals(GERMAN, amount),
  french: (amount) => composeGoals(FRENCH, amount),
  portuguese: (amount) => composeGoals(PORTUGUESE, amount),
  hindi: (amount) => composeGoals(HINDI, amount),
}
const [chosen = 'all', count = '300', seed = '1', folder = join(import.meta.dirname, '../../../shared/bench/goals')] = process.argv.slice(2)
const amount: Amount = { count: Number(count), seed: Number(seed) }
if (chosen !== 'all' && chosen !== 'puzzles' && !(chosen in AREAS)) {
  console.error(`There is no area '${chosen}'. Use one of: all, puzzles, ${Object.keys(AREAS).join(', ')}.`)
  process.exit(2)
}
if (chosen === 'puzzles') {
  await measurePuzzles(amount)
  process.exit()
}
const scorer = join(folder, 'score.mjs')
requireFiles([scorer])
const { scoreItem }: { scoreItem: (goal: ComposedGoal, line: unknown) => Scored } = await import(pathToFileURL(scorer).href)

for (const name of chosen === 'all' ? Object.keys(AREAS) : [chosen]) {
  const goals = AREAS[name]!(amount)
  const plans = join(tmpdir(), `planwright-composed-${name}-${process.pid}.jsonl`)
  const result = await planInBulk(goals, plans)
  const lines = new Map((await readFile(plans, 'utf8')).trim().split('\n').map((line) => JSON.parse(line)).map((line: { id: string }) => [line.id, line]))
  await report(name, goals.map((goal) => ({ goal, scored: scoreItem(goal, lines.get(goal.id)) })))
  console.log(`${timing(result)}; plans in ${plans}\n`)
}

/** The share kept, what is kept least often, and every failure with its goal in a file. */
async function report(name: string, scores: readonly { goal: ComposedGoal; scored: Scored }[]): Promise<void> {
  const checks = scores.flatMap(({ goal, scored }) => scored.constraints.map((constraint, index) => ({ goal, source: goal.sources[index]!, ...constraint })))
  const whole = scores.filter(({ scored }) => scored.ok).length
  const kept = checks.filter(({ ok }) => ok).length
  const broken = scores.reduce((sum, { scored }) => sum + scored.always.filter(({ ok }) => !ok).length, 0)
  console.log(`${name}: ${scores.length} goals, whole ${share(whole, scores.length)}, constraints ${share(kept, checks.length)}, always-rules broken ${broken}`)
  for (const [source, of] of leastKept(checks)) console.log(`  ${share(of.filter(({ ok }) => ok).length, of.length).padStart(18)}  ${source}`)
  const file = join(tmpdir(), `planwright-composed-${name}-failures.txt`)
  await writeFile(file, checks.filter(({ ok }) => !ok).map(({ source, type, detail, goal }) => `${source}: ${type} ${detail ?? ''}\n   ${goal.id} ${goal.prompt}`).join('\n'))
  console.log(`  failures in ${file}`)
}

function leastKept<Check extends { source: string; ok: boolean }>(checks: readonly Check[]): [string, Check[]][] {
  const sources = [...new Set(checks.map(({ source }) => source))]
  const bySource = sources.map((source): [string, Check[]] => [source, checks.filter((check) => check.source === source)])
  const rate = (of: readonly Check[]) => of.filter(({ ok }) => ok).length / of.length
  return bySource.filter(([, of]) => rate(of) < 1).toSorted(([, a], [, b]) => rate(a) - rate(b)).slice(0, 15)
}

function share(part: number, all: number): string {
  return `${part}/${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`
}
