import type { ExecutionStep } from '../../src/contract/generation.ts'
import { PROMPT_MAX_LENGTH } from '../../src/contract/limits.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { answerWithPlan, submitGoal } from '../../tests/support/plan-fixtures.ts'
import { amend, answerWithSteps, holdAnswers } from './answers.ts'
import type { Camera, Screen } from './camera.ts'
import { CALENDAR_GOAL, planCalendar, planLong, planLongWords, planOneTask, planSprint, planTooMuch, SPRINT_GOAL } from './demo-data.ts'

const READY = 'Your plan has been created successfully!'

/** Every state of the dashboard. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  { name: 'dashboard', isSignedIn: true, walks: [walkPrompt, waitForFirstAnswer, walkSteps, walkFailure, runOutOfCredits] },
  { name: 'calendar', isSignedIn: true, walks: [walkCalendar, showVariants] },
  { name: 'sprint', isSignedIn: true, walks: [walkSprint] },
]

const STEPS: readonly ExecutionStep[] = [
  { id: 'read', title: 'Reading your goal', description: '', status: 'completed', duration: 14, output: '8 statements read' },
  { id: 'draft', title: 'Drafting tasks', description: '', status: 'completed', duration: 31, output: '37 tasks drafted' },
  { id: 'schedule', title: 'Placing tasks in time', description: '', status: 'running' },
  { id: 'verify', title: 'Checking the plan', description: '', status: 'pending' },
]

async function open({ page, address }: Camera): Promise<void> {
  await page.goto(`${address}/app`)
  await page.getByLabel('What do you want to plan?').waitFor()
}

async function walkPrompt(camera: Camera): Promise<void> {
  const { page, take } = camera
  await open(camera)
  await take('empty')
  const box = page.getByLabel('What do you want to plan?')
  await box.press('Enter')
  await page.getByText('Please enter a task description').waitFor()
  await take('error')
  await box.fill('Demo: plan a garden, week by week. '.repeat(200).slice(0, PROMPT_MAX_LENGTH))
  await take('limit')
}

async function waitForFirstAnswer(camera: Camera): Promise<void> {
  const { page, take } = camera
  await open(camera)
  await holdAnswers(page, '**/api/generate-plan')
  await submitGoal(page, 'calendar', CALENDAR_GOAL)
  await page.getByText('Generating Plan', { exact: true }).waitFor()
  await take('generating')
}

async function walkSteps(camera: Camera): Promise<void> {
  const { page, take } = camera
  await open(camera)
  await answerWithSteps(page, STEPS)
  await submitGoal(page, 'calendar', CALENDAR_GOAL)
  await page.getByText('Placing tasks in time').waitFor()
  await take('steps')
}

async function walkFailure(camera: Camera): Promise<void> {
  const { page, take } = camera
  await open(camera)
  await page.route('**/api/generate-plan', (route) => route.fulfill({ status: 402, json: { code: 'out_of_credits', detail: '' } }))
  await submitGoal(page, 'calendar', CALENDAR_GOAL)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await take('failed')
}

async function runOutOfCredits(camera: Camera): Promise<void> {
  const { page, take } = camera
  await amend(page, '**/api/user', { credits: 0, creditsRenewAt: '2026-03-02T14:30:00.000Z' })
  await open(camera)
  await page.getByText("You've run out of daily credits.", { exact: false }).first().waitFor()
  await take('no-credits')
}

/** Shows the plan as the answer to its goal, with the notice gone. */
async function show(camera: Camera, plan: Plan, goal: string): Promise<void> {
  const { page } = camera
  await open(camera)
  await page.unroute('**/api/generate-plan')
  await answerWithPlan(page, plan)
  await submitGoal(page, plan.plannerType, goal)
  await page.getByText(READY).first().waitFor()
  await page.getByText(READY).first().waitFor({ state: 'hidden' })
}

async function walkCalendar(camera: Camera): Promise<void> {
  const { page, take } = camera
  await show(camera, await planCalendar(), CALENDAR_GOAL)
  await take('month')
  const day = page.getByRole('gridcell', { name: /[1-9]\d* event/ }).first()
  await day.focus()
  await day.press('Enter')
  await page.getByRole('dialog').waitFor()
  await take('day', { whole: false })
  await page.keyboard.press('Escape')
  for (const scale of ['Week', 'Agenda']) {
    await page.getByText(scale, { exact: true }).click()
    await take(scale.toLowerCase())
  }
  await page.getByText('Month', { exact: true }).click()
  await hoverEvent(camera)
  await page.getByRole('tab', { name: 'Detailed View' }).click()
  await take('detailed')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await take('edit', { whole: false })
}

/** Phones have no pointer to rest. */
async function hoverEvent({ page, width, take }: Camera): Promise<void> {
  if (width < 768) return
  await page.getByRole('gridcell').getByRole('button').first().hover()
  await page.getByRole('tooltip').waitFor()
  await take('hover', { whole: false })
}

async function showVariants(camera: Camera): Promise<void> {
  const variants = [
    ['warnings', await planTooMuch(), CALENDAR_GOAL],
    ['one-task', await planOneTask(), CALENDAR_GOAL],
    ['long-words', await planLongWords(), 'Demo: a goal of five lines\nwhose second says when\nand whose third says where\nwith a fourth that names who\nand a fifth that ends it'],
    ['500-tasks', await planLong('calendar'), CALENDAR_GOAL],
  ] as const
  for (const [state, plan, goal] of variants) {
    await show(camera, plan, goal)
    await camera.take(state)
  }
}

async function walkSprint(camera: Camera): Promise<void> {
  const { page, take } = camera
  await show(camera, await planSprint(), SPRINT_GOAL)
  await take('priority')
  await page.getByText('By sprint and person').click()
  await take('load')
  await page.getByRole('tab', { name: 'Detailed View' }).click()
  await take('detailed')
}
