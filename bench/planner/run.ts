// usage: node bench/planner/run.ts [repetitions]
import { embeddedDrafter } from '../../src/planner/draft/embedded-drafter.ts'
import { generatePlan, type GeneratePlanInput } from '../../src/planner/generate-plan.ts'
import { percentile } from '../statistics.ts'

const WARM_UP = 20

const GOALS: Pick<GeneratePlanInput, 'plannerType' | 'prompt'>[] = [
  {
    plannerType: 'calendar',
    prompt: 'Learn Spanish in 10 weeks for a trip, starting Monday. Monday to Thursday evenings 19:00-20:30, 45 minutes each, never on 9 February. Cover greetings, food, directions, numbers, past tense and small talk.',
  },
  {
    plannerType: 'sprint',
    prompt: 'Three two-week sprints from Monday for a booking app. Team: Ada (backend), Bram (frontend, 25 hours a week), Chloe (QA). Search, calendar, payments, e-mails, admin page. Payments only after the calendar. Bram is away 20-22 January.',
  },
]

const repetitions = Number(process.argv[2] ?? 200)
for (const goal of GOALS) {
  const first: number[] = []
  const total: number[] = []
  let tasks = 0
  for (let run = 0; run < repetitions + WARM_UP; run++) {
    const start = performance.now()
    let shown = Number.NaN
    for await (const event of generatePlan({ ...goal, planId: 'bench', now: '2027-01-08T08:00', timeZone: 'Europe/Berlin', locale: 'en', seed: run, drafter: embeddedDrafter })) {
      if (event.type === 'plan-drafted' && Number.isNaN(shown)) shown = performance.now() - start
      if (event.type === 'plan-completed') tasks = event.plan.tasks.length
    }
    if (run < WARM_UP) continue
    first.push(shown)
    total.push(performance.now() - start)
  }
  const figures = (values: number[]) => `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`
  console.log(`${goal.plannerType}, ${tasks} tasks, ${repetitions} runs: first snapshot ${figures(first)}; whole plan ${figures(total)}`)
}
