import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'
import { findFreePort } from './tests/support/free-port.ts'

// Chosen once: worker processes load this file again and inherit the variable.
process.env['E2E_PORT'] ??= String(await findFreePort())

const executablePath = findChromium()
if (executablePath === null) throw new Error('There is no Chromium on this machine. Run npm test, which installs one, or set CHROME_PATH.')

/** The sandbox of Chromium does not start under root; the rest keeps it from calling out while it is being tested. */
const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Drawn in the browser's own process: one process less to keep in step for each page.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-server.ts',
  forbidOnly: true,
  fullyParallel: true,
  // Pages and server keep two cores busy: three at a time take a sixth longer in all.
  workers: 2,
  // Once more on a busy machine; what passes only then is named as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Drawing what moves takes a tenth of the time; the dashboard and the landing page are looked at in motion.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording every step costs time; TRACE=1 does it where a failure has to be looked into.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
})
