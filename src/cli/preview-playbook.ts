import { Temporal } from 'temporal-polyfill'
import { choosePlaybook } from '../planner/draft/choosing/choose-playbook.ts'
import { scoredPlaybooks } from '../planner/draft/choosing/playbook-scores.ts'
import { planFrame } from '../planner/draft/plan-frame.ts'
import { readGoal } from '../planner/goal/read-goal.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { planText } from './format-text.ts'
import { localNow } from './plan-arguments.ts'
import { planGoal } from './plan-request.ts'
import type { Terminal } from './terminal.ts'

const EXIT = { ok: 0, notChosen: 1 } as const
const SHOWN_RIVALS = 3

/** Shows the plan of a goal with its tasks' descriptions, or why another playbook was chosen for it. */
export async function previewPlaybook({ id, prompt, own, terminal }: { id: string; prompt: string; own: readonly Playbook[]; terminal: Terminal }): Promise<number> {
  const timeZone = Temporal.Now.timeZoneId()
  const now = localNow(timeZone)
  const known = planFrame(readGoal({ prompt, plannerType: 'calendar', now, timeZone, locale: 'en' }), own).playbooks
  const playbook = known.find((each) => each.id === id)
  if (!playbook) return refuse(terminal, `There is no playbook '${id}'. There are: ${known.map((each) => each.id).join(', ')}.`)
  const plannerType = playbook.plannerTypes[0]!
  const frame = planFrame(readGoal({ prompt, plannerType, now, timeZone, locale: 'en' }), own)
  const chosen = choosePlaybook(frame)
  if (chosen?.id !== id) return refuse(terminal, notChosen(playbook, chosen, scoredPlaybooks(frame)))
  const plan = await planGoal({ id: 'preview', prompt, planner_type: plannerType, now, time_zone: timeZone, locale: 'en', seed: 0 }, own)
  const described = plan.tasks.map((task) => ({ ...task, why: task.description }))
  terminal.write(planText({ ...plan, tasks: described }))
  return EXIT.ok
}

function notChosen(playbook: Playbook, chosen: Playbook | null, scored: readonly { playbook: Playbook; score: number }[]): string {
  const score = scored.find((each) => each.playbook === playbook)?.score ?? 0
  const rivals = scored.filter((each) => each.score > 0).slice(0, SHOWN_RIVALS).map((each) => `${each.playbook.id} ${each.score.toFixed(1)}`).join(', ')
  const instead = chosen ? `${chosen.id} knows this goal better` : 'no playbook knows this goal well enough (3 are needed)'
  return `'${playbook.id}' is not chosen for this goal: ${instead}. Points: ${playbook.id} ${score.toFixed(1)}${rivals ? `; best: ${rivals}` : ''}. Add words that people say to matches.strong, or words of other goals to matches.not.`
}

function refuse(terminal: Terminal, problem: string): number {
  terminal.complain(`${problem}\n`)
  return EXIT.notChosen
}
