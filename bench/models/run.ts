import { Tiktoken } from 'js-tiktoken/lite'
import o200k from 'js-tiktoken/ranks/o200k_base'
import { messagesOf } from '../../tests/support/scripted-model.ts'
import { planWithModel, planWithoutModel, saying } from '../../tests/support/scripted-model-plans.ts'
import type { Plan, PlannerType } from '../../src/contract/plan.ts'
import { estimateTokens } from '../../src/integrations/language-model/model-budget.ts'

/**
 * What a plan with a language model sends and gets, and what changes in the plan, on five goals. No model is asked: a
 * scripted server answers with the draft's own tasks in the format of an answer, the first one reworded, one added, a
 * reading assumed and a date smuggled in.
 */
const GOALS: [type: PlannerType, prompt: string][] = [
  ['calendar', 'Learn to swim in 6 weeks, Tuesdays and Thursdays 19:00-20:00'],
  ['calendar', 'Plan our wedding for 80 guests on 12 June 2027, budget 15,000 euros, evenings and Saturdays only'],
  ['calendar', 'Write the first draft of a 50,000 word novel by the end of March, an hour every morning but never on Sundays'],
  ['sprint', 'Two 2-week sprints from Monday for Ana (backend), Ben (frontend) and Cleo (QA): login with SSO, billing, audit log, CSV export'],
  ['calendar', 'Prepare for the B1 German exam on 20 March 2027: grammar, listening, speaking, writing. Five times a week, 45 minutes, not on Fridays'],
]

/** The vocabulary of OpenAI's models since GPT-4o; other vendors' give counts of the same size, not the same. */
const tokenizer = new Tiktoken(o200k)
const countTokens = (text: string) => tokenizer.encode(text).length

const lines = ['| goal | characters sent | tokens in | as estimated while running | draft tasks | tokens out | as estimated |', '|---|---|---|---|---|---|---|']
const changes = ['| goal | tasks without | with | same ids | dates placed by | checks that hold, without and with | named in warnings |', '|---|---|---|---|---|---|---|']
for (const [plannerType, prompt] of GOALS) {
  const without = await planWithoutModel(prompt, plannerType)
  const answer = answerFor(without)
  const { plan, requests, fellBack } = await planWithModel([saying(answer, { pieceMs: 1 })], { prompt, plannerType, settings: { stallMs: 30_000, snapshotMs: 100, maxOutputTokens: 50_000, maxTokens: 200_000 } })
  const sent = messagesOf(requests[0]!).map(({ content }) => content).join('\n')
  const name = `${prompt.slice(0, 40)}…`
  const said = JSON.stringify(answer)
  lines.push(`| ${name} | ${sent.length} | ${countTokens(sent)} | ${estimateTokens(sent)} | ${without.tasks.length} | ${countTokens(said)} | ${estimateTokens(said)} |`)
  const ids = new Set(without.tasks.map(({ id }) => id))
  const same = plan.tasks.filter(({ id }) => ids.has(id)).length
  changes.push(`| ${name} | ${without.tasks.length} | ${plan.tasks.length} | ${same} | ${fellBack ? 'embedded plan alone' : 'our scheduler'} | ${holding(without)}, ${holding(plan)} | ${plan.warnings.filter((warning) => /model/.test(warning)).length} |`)
}
process.stdout.write(`${lines.join('\n')}\n\n${changes.join('\n')}\n`)

function answerFor({ title, description, tasks }: Plan): object {
  const kept = tasks.map((task, index) => ({
    id: task.id,
    title: index === 0 ? `${task.title}, with a friend` : task.title,
    description: task.description,
    effortMinutes: Math.max(5, Math.round(task.estimatedHours * 60)),
    priority: task.priority,
    tags: task.tags,
    after: task.dependsOn ?? [],
    optional: false,
    position: null,
    partOfDay: null,
    assignee: null,
    sprint: null,
  }))
  const added = { ...kept[0]!, id: 'model-review', title: 'Look back with somebody who knows on 1 May 2027', effortMinutes: 30, after: [], optional: true, date: '2027-05-01' }
  return { readings: [{ reading: null, quote: null, means: 'as early as possible' }], title, description, tasks: [...kept, added] }
}

function holding({ checks }: Plan): string {
  return `${checks.filter(({ ok }) => ok).length} of ${checks.length}`
}
