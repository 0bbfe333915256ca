// usage: node bench/reading/run.ts [data file] [--show ROLE]: how much of what is marked in goals the planner reads
import { join } from 'node:path'
import { readGoal } from '../../src/planner/goal/read-goal.ts'
import { wordingOf } from '../../src/planner/goal/rewriting/wording.ts'
import { readRows } from '../plan-in-bulk.ts'
import { factsOf } from './facts.ts'
import type { Fact } from './facts.ts'
import { markedGoal, MarkedLineSchema } from './marked-goals.ts'

const [file = join(import.meta.dirname, 'dev.jsonl'), option, shown] = process.argv.slice(2)
const goals = (await readRows(file, MarkedLineSchema)).map(markedGoal)
const counts = new Map<Fact['role'], Record<Fact['outcome'], number>>()
let whole = 0
for (const goal of goals) {
  const input = { prompt: goal.prompt, plannerType: goal.plannerType, now: `${goal.now}T08:00`, timeZone: 'Europe/London', locale: 'en-GB' }
  const facts = factsOf({ goal, brief: readGoal(input), expressions: wordingOf(input).expressions() })
  if (facts.every(({ outcome }) => outcome === 'held')) whole++
  for (const { role, outcome } of facts) {
    const row = counts.get(role) ?? { held: 0, value: 0, lost: 0, 'no time': 0 }
    row[outcome]++
    counts.set(role, row)
  }
  const told = option === '--show' ? facts.filter(({ role, outcome }) => (shown === 'all' || role === shown) && outcome !== 'held') : []
  if (told.length > 0) console.log(`${goal.id} (${goal.plannerType}, typed ${goal.now}): ${goal.prompt}\n${told.map(({ role, outcome, thing, said }) => `    ${role} ${outcome}: ${thing} | ${said}`).join('\n')}`)
}
const total = { held: 0, all: 0 }
for (const [role, row] of [...counts].toSorted(([, a], [, b]) => sum(b) - sum(a))) {
  total.held += row.held
  total.all += sum(row)
  console.log(`${role.padEnd(6)} ${String(sum(row)).padStart(5)} facts: held ${share(row.held, sum(row))}, time found but given to something else ${share(row.value, sum(row))}, lost ${share(row.lost, sum(row))}, no time seen ${share(row['no time'], sum(row))}`)
}
console.log(`${goals.length} goals, ${whole} read whole; ${total.all} facts, ${share(total.held, total.all)} held`)

function sum(row: Record<Fact['outcome'], number>): number {
  return Object.values(row).reduce((all, one) => all + one, 0)
}

function share(part: number, all: number): string {
  return `${(part / all * 100).toFixed(1)} %`
}
