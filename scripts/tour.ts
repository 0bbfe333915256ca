import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbeddedPostgres } from '../src/server/database/embedded/start-embedded-postgres.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { endServer, startServerProcess } from '../tests/support/server-process.ts'
import { buildWebWhenStale } from './build-web.ts'
import { openBrowser } from './pictures/browser.ts'
import { requireFfmpeg } from './tour/encode.ts'
import { recordTour } from './tour/record-tour.ts'
import { takeStepPictures } from './tour/step-pictures.ts'

/**
 * Takes the landing page's pictures and records its tour, from the built product in a real Chromium.
 * `-- pictures` or `-- video` for one of them. Build anew afterwards.
 */
const wanted = process.argv[2] ?? 'both'
requireFfmpeg()
await buildWebWhenStale()
const dataDir = await mkdtemp(join(tmpdir(), 'planwright-tour-'))
const port = await findFreePort()
const server = await startServerProcess({ port, dataDir, env: { NODE_ENV: 'test' } })
try {
  const address = `http://localhost:${port}`
  if (wanted !== 'video') await takePictures(address)
  if (wanted !== 'pictures') await recordTour(address)
} finally {
  await endServer(server)
  await removeEmbeddedPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}

async function takePictures(address: string): Promise<void> {
  const browser = await openBrowser()
  try {
    await takeStepPictures(browser, address)
  } finally {
    await browser.close()
  }
}
