// usage: node bench/choice/run.ts [--wrong]
import { join } from 'node:path'
import { z } from 'zod'
import { choosePlaybook } from '../../src/planner/draft/choosing/choose-playbook.ts'
import { planFrame } from '../../src/planner/draft/plan-frame.ts'
import { likelyPlaybooks } from '../../src/planner/draft/choosing/likeness/likely-playbooks.ts'
import { readGoal } from '../../src/planner/goal/read-goal.ts'
import { readRows } from '../plan-in-bulk.ts'

/** Goals that were written as the sample goals were and kept apart from them, each with the playbook it was written for; neighbours that would do as well count as wrong. */
const goals = await readRows(join(import.meta.dirname, 'kept-apart.jsonl'), z.object({ goal: z.string(), playbook: z.string(), plannerType: z.enum(['calendar', 'sprint']) }))
const BANDS = [0, 0.3, 0.5, 0.7, 0.9, 1]

const results = goals.map(({ goal, playbook, plannerType }) => {
  const frame = planFrame(readGoal({ prompt: goal, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
  const [likeliest] = likelyPlaybooks(frame)
  return { goal, playbook, plannerType, chosen: choosePlaybook(frame)?.id ?? null, likeliest }
})

for (const plannerType of ['calendar', 'sprint']) {
  const of = results.filter((result) => result.plannerType === plannerType)
  const right = of.filter(({ chosen, playbook }) => chosen === playbook)
  const unknown = of.filter(({ chosen }) => chosen === null)
  console.log(`${plannerType}: ${percent(right.length, of.length)} of ${of.length} goals get the playbook they were written for, ${percent(unknown.length, of.length)} none, ${percent(of.length - right.length - unknown.length, of.length)} another`)
}
for (const [index, from] of BANDS.slice(0, -1).entries()) {
  const band = results.flatMap(({ likeliest, playbook }) => (likeliest !== undefined && likeliest.probability >= from && likeliest.probability < BANDS[index + 1]! ? [likeliest.playbook.id === playbook] : []))
  console.log(`likeliest at ${from} to ${BANDS[index + 1]}: right in ${percent(band.filter(Boolean).length, band.length)} of ${band.length}`)
}
if (process.argv.includes('--wrong')) for (const { goal, playbook, chosen } of results) if (chosen !== playbook) console.log(`${playbook}\t${chosen}\t${goal}`)

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
}
