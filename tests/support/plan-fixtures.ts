import type { Page } from '@playwright/test'
import type { Plan, PlannerType, Task } from '../../src/contract/plan.ts'

/** A date-only task of medium priority, named by its title, unless the fields say otherwise. */
export function fixtureTask(title: string, fields: Partial<Task> = {}): Task {
  return {
    id: title.toLowerCase().replaceAll(/\W+/g, '-') || 'task',
    title,
    description: `What to do for “${title}”.`,
    date: '2049-01-24',
    startTime: null,
    endTime: null,
    priority: 'medium',
    status: 'todo',
    tags: [],
    estimatedHours: 1,
    references: [],
    type: 'task',
    ...fields,
  }
}

export function fixturePlan(plannerType: PlannerType, tasks: Task[], fields: Partial<Plan> = {}): Plan {
  const dates = tasks.flatMap((task) => [task.date, task.endDate ?? task.date]).toSorted()
  return {
    id: '0190f3c0-0000-7000-8000-00000000000a',
    plannerType,
    title: 'A plan made for this test',
    description: 'Its tasks are known to the test.',
    tasks,
    metadata: { totalTasks: tasks.length, estimatedDuration: '2 weeks', startDate: dates.at(0)!, endDate: dates.at(-1)! },
    assumptions: [
      { text: 'Every evening', source: 'stated', words: 'each night' },
      { text: 'Two weeks, as no span was named', source: 'assumed', words: '' },
    ],
    checks: [{ name: 'Nothing overlaps', ok: true, detail: 'No two tasks share a minute.' }],
    warnings: [],
    timeZone: 'Asia/Tokyo',
    ...fields,
  }
}

/** The page's next generations answer with this plan, as one message of the stream. */
export async function answerWithPlan(page: Page, plan: Plan): Promise<void> {
  const message = JSON.stringify({ result: plan, steps: [], status: 'completed' })
  await page.route('**/api/generate-plan', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `id: 1\ndata: ${message}\n\n` }),
  )
}

/** Types a goal for the chosen planner and submits it with Enter. */
export async function submitGoal(page: Page, plannerType: PlannerType, goal: string): Promise<void> {
  await page.getByRole('radio', { name: plannerType === 'calendar' ? 'Calendar Planner' : 'Sprint Planner' }).check()
  const box = page.getByLabel('What do you want to plan?')
  await box.fill(goal)
  await box.press('Enter')
}
