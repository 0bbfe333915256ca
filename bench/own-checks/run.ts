// usage: node bench/own-checks/run.ts [file: goals.jsonl, everyday.jsonl, or unread.jsonl, which is for measuring alone] [--list] [--causes] [--silent]
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { embeddedDrafter } from '../../src/planner/draft/embedded-drafter.ts'
import type { DraftingDesk, TaskNetwork, Verdict } from '../../src/planner/draft/task-network.ts'
import type { Brief } from '../../src/planner/goal/brief.ts'
import { readGoal } from '../../src/planner/goal/read-goal.ts'
import { mendedDraft } from '../../src/planner/mended-draft.ts'
import { PlanDraft } from '../../src/planner/plan-draft.ts'
import { reconcileBrief } from '../../src/planner/reconcile-brief.ts'
import { toldNotes } from '../../src/planner/present/told-notes.ts'
import { recogniseLanguage } from '../../src/planner/time/grammar/languages.ts'
import { unaccounted } from './unaccounted.ts'

const GOAL = z.object({ id: z.string(), plannerType: z.enum(['calendar', 'sprint']), prompt: z.string(), now: z.string(), timeZone: z.string() })
/** Phrases that a reader takes in at once. */
const MOST_TOLD = 2
type Outcome = { verdict: Verdict; brief: Brief; told: string[]; silent: string[] }

/*
 * Whether plans keep what was read, by the planner's own account: no answers are needed, so any goal will do. A plan that
 * fails its own checks shows a phrase that was read wrongly or drafted wrongly; `--causes` names the reading without which
 * the plan would hold. What is asked and neither read, said by a task nor told is counted, and named with `--silent`.
 */
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? new URL('goals.jsonl', import.meta.url)
const goals = readFileSync(file, 'utf8').trim().split('\n').map((line) => GOAL.parse(JSON.parse(line)))
const tally = { hold: 0, unplaced: 0, broken: 0, told: 0, notes: 0, many: 0, silent: 0, silentGoals: 0 }

for (const goal of goals) {
  const brief = reconcileBrief(readGoal({ ...goal, locale: 'en-GB' }))
  const outcome = await planned(brief)
  const { broken, unplaced } = outcome.verdict
  tally.hold += troubles(outcome) === 0 ? 1 : 0
  tally.broken += broken > 0 ? 1 : 0
  tally.unplaced += unplaced.length > 0 ? 1 : 0
  tally.told += outcome.told.length > 0 ? 1 : 0
  tally.notes += outcome.told.length
  tally.many += outcome.told.length > MOST_TOLD ? 1 : 0
  tally.silent += outcome.silent.length
  tally.silentGoals += outcome.silent.length > 0 ? 1 : 0
  if (process.argv.includes('--silent')) for (const words of outcome.silent) console.log(`${goal.id}  neither read nor told: ${words}`)
  if (troubles(outcome) === 0) continue
  if (process.argv.includes('--list')) console.log(`${goal.id}  ${[...unplaced.map(({ title }) => `no room: ${title}`), ...outcome.verdict.failed.map(({ name, detail }) => `${name}: ${detail}`)].join(' | ')}`)
  if (process.argv.includes('--causes')) console.log(`${goal.id}  ${await causeOf(outcome)}`)
}

const share = (count: number) => `${count} (${((100 * count) / goals.length).toFixed(1)} %)`
console.log(`${goals.length} goals: ${share(tally.hold)} hold; ${share(tally.broken)} fail a hard check of their own, ${share(tally.unplaced)} have a task without room, ${share(tally.told)} tell of a phrase that was not taken into account (${tally.notes} in all, ${tally.many} goals more than ${MOST_TOLD})`)
console.log(`${tally.silent} clauses with a mark of a demand, in ${share(tally.silentGoals)} goals, are neither read nor told`)

async function planned(brief: Brief): Promise<Outcome> {
  const draftOf = (network: TaskNetwork) => new PlanDraft({ planId: 'plan', brief: network.brief ?? brief, network, seed: 0 })
  const check = (network: TaskNetwork) => mendedDraft(draftOf(network), draftOf).verdict()
  const desk: DraftingDesk = { understand: () => [], languageOf: recogniseLanguage, reconcile: reconcileBrief, check }
  const networks: TaskNetwork[] = []
  for await (const network of embeddedDrafter.draft(brief, { seed: 0, signal: null, desk })) networks.push(network)
  const network = networks.at(-1)!
  const own = network.brief ?? brief
  const told = toldNotes({ brief: own, tasks: network.tasks, assignees: [] })
  return { verdict: check(network), brief: own, told, silent: unaccounted(own, { told, tasks: network.tasks }) }
}

function troubles({ verdict: { broken, unplaced } }: Pick<Outcome, 'verdict'>): number {
  return broken + unplaced.length
}

/** The one stated reading without which the plan holds best. */
async function causeOf({ brief, verdict }: Outcome): Promise<string> {
  const stated = brief.readings.filter(({ source, kind }) => source === 'stated' && kind !== 'topic')
  const tries = await Promise.all(stated.map(async (reading) => ({ reading, left: troubles(await planned({ ...brief, readings: brief.readings.filter((other) => other !== reading) })) })))
  const best = tries.toSorted((a, b) => a.left - b.left)[0]
  const now = verdict.broken + verdict.unplaced.length
  return best === undefined || best.left >= now ? `${now}, and no one reading is to blame` : `${now} -> ${best.left} without ${best.reading.kind} “${best.reading.text}” («${best.reading.words}»)`
}
