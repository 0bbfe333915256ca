import { examPrompt, SPRINT_PROMPT } from './installation.ts'
import { TYPING_DELAY_MS, type Recorder } from './recorder.ts'

/** What the tour shows: a calendar plan from typing to its checks, a sprint, and where plans are kept. */
export async function playStory(tour: Recorder, address: string): Promise<void> {
  await makeCalendarPlan(tour)
  await lookAtChecks(tour)
  await lookAtMonth(tour)
  await makeSprintPlan(tour)
  await openHistory(tour, address)
}

async function makeCalendarPlan(tour: Recorder): Promise<void> {
  const { page } = tour
  const box = page.getByRole('textbox').first()
  tour.caption('Say what you want to get done, in plain words.')
  await tour.rest(0.8)
  await tour.bring(page.getByRole('radio').first().locator('xpath=ancestor::fieldset | ancestor::*[@role="radiogroup"]').first())
  const [exam, ...rest] = examPrompt().split(/(?<=evolution\.)/)
  await tour.type(box, exam!)
  tour.caption('Deadlines, study hours, days off and trips are read from the sentence.')
  await page.keyboard.type(rest.join(''), { delay: TYPING_DELAY_MS })
  await tour.rest(1.6)
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  tour.caption('The plan streams in, usually in less than a second.')
  await tour.bring(page.getByText('Calendar Plan', { exact: true }).first())
  await tour.rest(2.4)
}

async function lookAtChecks(tour: Recorder): Promise<void> {
  const { page } = tour
  tour.caption('What was understood stands beside the words it came from.')
  await tour.bring(page.getByText(/How your goal was read/).first())
  await tour.rest(2.6)
  tour.caption('An independent check signs off every constraint.')
  const checks = page.getByRole('button', { name: /checks/i }).or(page.locator('summary', { hasText: /check/i })).first()
  await tour.bring(checks)
  if ((await checks.getAttribute('aria-expanded')) !== 'true') await tour.press(checks)
  await tour.bring(checks)
  await tour.rest(3)
}

async function lookAtMonth(tour: Recorder): Promise<void> {
  const { page } = tour
  tour.caption('The month at a glance, with details under the pointer.')
  await tour.bring(page.getByRole('tab', { name: 'Overview' }))
  await tour.rest(0.8)
  await tour.press(page.getByRole('button', { name: 'Next month' }))
  await tour.rest(0.8)
  tour.mark('poster')
  await tour.pointAt(page.locator('td button').nth(4))
  await tour.rest(2.2)
}

async function makeSprintPlan(tour: Recorder): Promise<void> {
  const { page } = tour
  tour.caption('Or plan a sprint: people, dependencies, hours.')
  const sprint = page.getByRole('radio', { name: 'Sprint Planner' })
  await tour.bring(page.getByRole('heading', { level: 1 }))
  await sprint.check()
  await tour.rest(0.5)
  const box = page.getByRole('textbox').first()
  await box.fill('')
  await tour.type(box, SPRINT_PROMPT)
  await page.keyboard.press('Enter')
  await page.getByText('Sprint Plan', { exact: true }).waitFor()
  await tour.bring(page.getByRole('tab', { name: 'Overview' }))
  await tour.rest(1.4)
  tour.caption('Cards by priority, or by sprint and person.')
  const bySprint = page.getByText('By sprint and person')
  if (await bySprint.count()) {
    await tour.press(bySprint)
    await tour.rest(2)
  }
}

async function openHistory(tour: Recorder, address: string): Promise<void> {
  const { page } = tour
  tour.caption('Every plan stays in your history, ready to open and to export.')
  await tour.press(page.getByRole('banner').getByRole('link', { name: 'History' }))
  await page.waitForURL(`${address}/history`)
  await page.getByRole('article').first().waitFor()
  await tour.rest(1.4)
  await tour.press(page.getByRole('button', { name: 'View Sprint' }).first())
  await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor()
  await tour.rest(2.6)
}
