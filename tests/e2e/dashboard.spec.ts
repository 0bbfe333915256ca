import type { Page, Request } from '@playwright/test'
import { expect, signInAt, test } from '../support/browser-test.ts'
import { answerWithPlan, fixturePlan, fixtureTask, submitGoal } from '../support/plan-fixtures.ts'

const GOAL = 'Learn to swim in 6 weeks, Tuesday and Thursday mornings'

/** The catalogue's texts, one for each way a generation can fail. */
const FAILURES = [
  { name: '401', answer: { status: 401, json: { code: 'unauthorized', detail: 'expired' } }, text: 'Unauthorized – Login expired' },
  { name: '403', answer: { status: 403, json: { code: 'forbidden', detail: 'no' } }, text: 'Unauthorized – Login expired' },
  { name: '402 with a detail', answer: { status: 402, json: { code: 'out_of_credits', detail: 'Back at 9:00.' } }, text: 'Back at 9:00.' },
  { name: '402 without one', answer: { status: 402, body: '' }, text: 'You’ve run out of credits. Please wait for your daily reset.' },
  { name: '500', answer: { status: 500, json: { code: 'internal', detail: 'Broken on purpose.' } }, text: 'Server error – Please try again later' },
  { name: 'an error in the stream', answer: streamOf('event: error\ndata: {"code":"plan_timeout","detail":"It took too long."}'), text: 'It took too long.' },
  { name: 'an error without words', answer: streamOf('event: error\ndata: {}'), text: 'Oops! There was an issue generating your plan.' },
]

test.use({ reducedMotion: 'no-preference' })

test('a goal becomes a plan, costs one credit and is in the history', async ({ page }) => {
  await signInAt(page, '/app')
  await expect(page.getByText('Ready to plan your next project?')).toBeVisible()
  const credits = await creditsLeft(page)

  await submitGoal(page, 'calendar', GOAL)
  await expect(page.getByText('Your plan has been created successfully!')).toBeVisible()
  await expect(page.getByText('Calendar Plan', { exact: true })).toBeVisible()
  const result = page.getByRole('region', { name: 'Your plan' })
  await expect(result.getByText(GOAL).first()).toBeVisible()
  await expect(result.getByText(/^\d+ tasks$/)).toBeVisible()
  await expect(result.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible()
  await expect(result.getByText('Europe/Berlin', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `${credits - 1} Credits` })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('article').filter({ hasText: GOAL })).toHaveCount(1)
})

test('while a plan is being generated the box and the cards wait, and the progress shows', async ({ page }) => {
  await signInAt(page, '/app')
  const release = await holdGeneration(page)
  await submitGoal(page, 'calendar', GOAL)
  await expect(page.getByText('Generating Plan', { exact: true })).toBeVisible()
  await expect(page.getByLabel('What do you want to plan?')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Generate plan' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Sprint Planner' })).toBeDisabled()
  release()
  await expect(page.getByText('Your plan has been created successfully!')).toBeVisible()
  await expect(page.getByText('Generating Plan', { exact: true })).toBeHidden()
  await expect(page.getByLabel('What do you want to plan?')).toBeEnabled()

  await page.getByText('How this plan was made').click()
  await expect(page.getByText('Generating Plan', { exact: true })).toBeVisible()
  await expect(page.getByText(/^[\d.]+ m?s$/).nth(1)).toBeVisible()
})

test('a generation that fails says why, keeps the prompt and can be tried again', async ({ page }) => {
  await signInAt(page, '/app')
  for (const { name, answer, text } of FAILURES) {
    await test.step(name, async () => {
      await page.route('**/api/generate-plan', (route) => route.fulfill(answer))
      await submitGoal(page, 'calendar', GOAL)
      await expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No plan this time' })).toBeVisible()
      await expect(page.getByLabel('What do you want to plan?')).toHaveValue(GOAL)
      await page.unroute('**/api/generate-plan')
    })
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Calendar Plan', { exact: true })).toBeVisible()
})

test('a message that cannot be read is left out, a plan written as text is taken', async ({ page }) => {
  await signInAt(page, '/app')
  const plan = JSON.stringify(fixturePlan('calendar', [fixtureTask('Float on your back')]))
  const messages = ['data: not json', `data: ${JSON.stringify({ result: plan, steps: [], status: 'completed' })}`]
  await page.route('**/api/generate-plan', (route) => route.fulfill(streamOf(messages.join('\n\n'))))
  await submitGoal(page, 'calendar', GOAL)
  await expect(page.getByRole('heading', { name: 'A plan made for this test' })).toBeVisible()
})

test('Rerun asks the same at once with the next seed, Edit asks in place', async ({ page }) => {
  await signInAt(page, '/app')
  const requests = generationRequests(page)
  await submitGoal(page, 'sprint', 'Add passwordless sign-in to a web shop in two weeks')
  await expect(page.getByText('Sprint Plan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rerun' }).click()
  await expect.poll(() => requests.length).toBe(2)
  await expect(page.getByText('Sprint Plan', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByLabel('Edit your prompt')
  await expect(editor).toBeFocused()
  await expect(editor).toHaveValue('Add passwordless sign-in to a web shop in two weeks')
  await editor.press('End')
  await editor.pressSequentially(', with passkeys')
  await editor.press('Enter')
  await expect.poll(() => requests.length).toBe(3)
  const bodies = requests.map((request) => request.postDataJSON())
  expect(bodies[1]).toEqual({ ...bodies[0], seed: 1 })
  expect(bodies[2]).toMatchObject({ planner_type: 'sprint', prompt: 'Add passwordless sign-in to a web shop in two weeks, with passkeys' })
  expect(new Set(requests.map((request) => request.headers()['idempotency-key'])).size).toBe(3)
  await expect(page.getByText('two weeks, with passkeys').first()).toBeVisible()
})

test('Copy puts title, description and task titles on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAt(page, '/app')
  await answerWithPlan(page, fixturePlan('calendar', [fixtureTask('Float on your back'), fixtureTask('Swim 25 m')]))
  await submitGoal(page, 'calendar', GOAL)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A plan made for this test\n\nIts tasks are known to the test.\n\n- Float on your back\n- Swim 25 m',
  )
  await page.clock.runFor(1_900)
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('leaving the screen cancels the run, and what the history showed before the submit is fetched anew', async ({ page }) => {
  await signInAt(page, '/history')
  await expect(page.getByText('No history records found.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await holdGeneration(page)
  const started = page.waitForRequest('**/api/generate-plan')
  await submitGoal(page, 'calendar', GOAL)
  const key = (await started).headers()['idempotency-key']!
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE')
  const fetched = page.waitForRequest('**/api/history?*')
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  expect((await cancelled).url()).toMatch(new RegExp(`/api/generate-plan/${key}$`))
  await fetched
})

test('a reload attaches to the same run instead of starting another', async ({ page }) => {
  await signInAt(page, '/app')
  // The first request never reaches the server; what the reload sends does.
  await page.route('**/api/generate-plan', () => {}, { times: 1 })
  const started = page.waitForRequest('**/api/generate-plan')
  await submitGoal(page, 'calendar', GOAL)
  const key = (await started).headers()['idempotency-key']
  const attached = page.waitForRequest('**/api/generate-plan')
  await page.reload()
  expect((await attached).headers()['idempotency-key']).toBe(key)
  await expect(page.getByText('Your plan has been created successfully!')).toBeVisible()
})

test('a finished plan is still there after a reload, and after a look at the history', async ({ page }) => {
  await signInAt(page, '/app')
  const requests = generationRequests(page)
  await submitGoal(page, 'calendar', GOAL)
  await expect(page.getByText('Refining the plan…')).toBeHidden()
  await expect(page.getByText('Calendar Plan', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Calendar Plan', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Calendar Plan', { exact: true })).toBeVisible()
  expect(requests).toHaveLength(1)
})

for (const [plannerType, tool] of [
  ['calendar', 'Google Calendar'],
  ['sprint', 'Jira'],
] as const) {
  test(`a ${plannerType} plan points to the profile to connect ${tool}`, async ({ page }) => {
    await signInAt(page, '/app')
    await answerWithPlan(page, fixturePlan(plannerType, [fixtureTask('Float on your back')]))
    await submitGoal(page, plannerType, GOAL)
    await expect(page.getByText(`sync these tasks with ${tool}`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Profile' }).click()
    await expect(page).toHaveURL('/profile')
  })
}

function streamOf(body: string) {
  return { contentType: 'text/event-stream', body: `${body}\n\n` }
}

/** Keeps the server's answer back until the returned function is called. */
async function holdGeneration(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/generate-plan', async (route) => {
    await held
    await route.continue()
  })
  return release
}

function generationRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/generate-plan')) requests.push(request)
  })
  return requests
}

function creditsLeft(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user')!).credits)
}
