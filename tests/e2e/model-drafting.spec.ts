import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { expect, signInAt, test as base } from '../support/browser-test.ts'
import { findFreePort } from '../support/free-port.ts'
import { submitGoal } from '../support/plan-fixtures.ts'
import { deferred, startScriptedModel } from '../support/scripted-model.ts'
import { modelAnswer, modelTask, piecesOf, SWIMMING } from '../support/scripted-model-plans.ts'
import { endServer, startServerProcess } from '../support/server-process.ts'

const ANSWER = piecesOf(modelAnswer([modelTask({ id: 'film', title: 'Have your stroke filmed' }), modelTask({ id: 'race', title: 'Race a friend over 50 metres' })]))

type ModelServer = { url: string; letModelAnswer: () => void }

/** The server with a model that waits, in the middle of its answer, until the test lets it go on. */
const test = base.extend<object, { modelServer: ModelServer }>({
  modelServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const gate = deferred<void>()
      const model = await startScriptedModel([{ kind: 'late', pieces: ANSWER.slice(0, 4), until: gate.promise, rest: ANSWER.slice(4) }])
      const dataDir = await mkdtemp(join(tmpdir(), `planwright-test-${process.pid}-`))
      const port = await findFreePort()
      const server = await startServerProcess({ port, dataDir, env: { NODE_ENV: 'test', MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'scripted' } })
      await use({ url: `http://localhost:${port}`, letModelAnswer: () => gate.resolve() })
      await endServer(server)
      await removeEmbeddedPostgres(dataDir)
      await model.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ modelServer }, use) => use(modelServer.url),
})

test('the embedded plan is on show while the model is still at work, and is refined in place', async ({ page, modelServer }) => {
  await signInAt(page, '/app')
  await submitGoal(page, 'calendar', SWIMMING)
  await expect(page.getByRole('heading', { name: 'Learn to swim', exact: true })).toBeVisible()
  await page.getByText('How this plan was made').click()
  await expect(page.getByText('Refining with a model')).toBeVisible()
  await expect(page.getByText('Swim with ease')).toHaveCount(0)
  modelServer.letModelAnswer()
  await expect(page.getByRole('heading', { name: 'Swim with ease' })).toBeVisible()
})
