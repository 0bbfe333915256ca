import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { removeEmbeddedPostgres } from '../src/server/database/embedded/start-embedded-postgres.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { endServer, startServerProcess } from '../tests/support/server-process.ts'
import { buildWebWhenStale } from './build-web.ts'
import { openBrowser } from './pictures/browser.ts'
import { ROOT } from './root.ts'
import { writeContactSheet } from './screenshots/contact-sheet.ts'
import { takeGallery } from './screenshots/take-gallery.ts'

/**
 * Pictures of every screen and state, at three widths in both themes, with an index.html to look through.
 * `-- folder` for where they go; what follows names the screens to take again, such as `dashboard history`.
 */
const [folder = 'screenshots', ...wanted] = process.argv.slice(2)
const target = resolve(ROOT, folder)
await buildWebWhenStale()
const dataDir = await mkdtemp(join(tmpdir(), 'planwright-screenshots-'))
const port = await findFreePort()
const server = await startServerProcess({ port, dataDir, env: { NODE_ENV: 'test' } })
const browser = await openBrowser()
try {
  const { taken, failures } = await takeGallery(browser, { address: `http://localhost:${port}`, folder: target, wanted })
  await writeContactSheet(target)
  console.log(`${taken} pictures: ${join(target, 'index.html')}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await endServer(server)
  await removeEmbeddedPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}
