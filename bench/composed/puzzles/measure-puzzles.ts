import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planInBulk, timing } from '../../plan-in-bulk.ts'
import { chooserOf } from './chooser.ts'
import { drawsOf } from './draws.ts'
import { PlannedSchema } from './planned-tasks.ts'
import { PUZZLE_KINDS } from './puzzle-kinds.ts'
import type { PuzzleGoal } from './puzzle-kinds.ts'

/** Shares of unusual names; half of the goals have none. */
const UNUSUAL = [0, 0, 0.15, 0.5]
type Measured = { id: string; prompt: string; forms: readonly string[]; wrong: string }

/** Plans so many puzzles of each kind, and says how many hold and which forms fall most often. */
export async function measurePuzzles({ count, seed }: { count: number; seed: number }): Promise<void> {
  for (const kind of Object.keys(PUZZLE_KINDS)) await measureKind(kind, { count, seed })
}

async function measureKind(kind: string, { count, seed }: { count: number; seed: number }): Promise<void> {
  const draws = drawsOf(seed)
  const { now, compose } = PUZZLE_KINDS[kind]!
  const composed = Array.from({ length: count }, (_, index) => {
    const chooser = chooserOf(draws)
    return { id: `${kind}${index}`, ...compose({ draws, unusual: draws.oneOf(UNUSUAL) }, chooser), forms: [...chooser.used] }
  })
  const file = join(tmpdir(), `planwright-composed-${kind}-${process.pid}.jsonl`)
  const result = await planInBulk(composed.map(({ id, prompt }) => ({ id, prompt, planner_type: 'calendar', now, time_zone: 'Europe/London' })), file)
  const answers = (await readFile(file, 'utf8')).trim().split('\n')
  await report(kind, composed.map(({ id, prompt, forms, check }, index) => ({ id, prompt, forms, wrong: wrongWith(answers[index]!, check) })))
  console.log(`${timing(result)}; plans in ${file}\n`)
}

function wrongWith(answer: string, check: PuzzleGoal['check']): string {
  const planned = PlannedSchema.safeParse(JSON.parse(answer))
  return planned.success ? check(planned.data.plan.tasks) : 'no plan'
}

async function report(kind: string, measured: readonly Measured[]): Promise<void> {
  const fallen = measured.filter(({ wrong }) => wrong !== '')
  const share = (of: readonly Measured[]) => `${of.length - of.filter(({ wrong }) => wrong !== '').length}/${of.length}`
  console.log(`${kind}: ${share(measured)} hold (${(100 * (1 - fallen.length / measured.length)).toFixed(1)} %)`)
  const forms = [...new Set(fallen.flatMap((one) => one.forms))].map((form) => ({ form, of: measured.filter((one) => one.forms.includes(form)) }))
  const rate = ({ of }: (typeof forms)[number]) => of.filter(({ wrong }) => wrong === '').length / of.length
  for (const one of forms.toSorted((a, b) => rate(a) - rate(b)).slice(0, 20)) console.log(`  ${share(one.of).padStart(8)}  ${one.form}`)
  const file = join(tmpdir(), `planwright-composed-${kind}-failures.txt`)
  await writeFile(file, fallen.map(({ id, wrong, forms, prompt }) => `--- ${id} [${wrong}] ${forms.join(', ')}\n${prompt}\n`).join('\n'))
  console.log(`  failures in ${file}`)
}
