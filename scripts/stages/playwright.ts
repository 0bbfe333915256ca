import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { provideChromium } from './chromium.ts'
import { runPackageProgram, type StageResult } from './stage.ts'

const ReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Runs the end-to-end tests in a real Chromium; a skipped test and a run without tests are failures, a flaky one is named. */
export async function runPlaywright(parameters: readonly string[] = []): Promise<StageResult> {
  const name = 'end-to-end'
  const chromium = await provideChromium()
  if (!chromium.found) {
    process.stderr.write(`${chromium.missing}\n`)
    return { name, passed: 0, failed: 1 }
  }
  const reportFile = join(ROOT, 'node_modules', '.cache', `playwright-${process.pid}.json`)
  const { code } = await runPackageProgram('@playwright/test/cli.js', ['test', '--reporter=list,json', ...parameters], {
    env: { CHROME_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  const counted = existsSync(reportFile) ? count(JSON.parse(await readFile(reportFile, 'utf8'))) : { passed: 0, failed: 0 }
  await rm(reportFile, { force: true })
  const unexplained = counted.failed === 0 && (code !== 0 || counted.passed === 0)
  return { name, passed: counted.passed, failed: counted.failed + (unexplained ? 1 : 0) }
}

function count(report: unknown): { passed: number; failed: number } {
  const { stats } = ReportSchema.parse(report)
  if (stats.flaky > 0) process.stderr.write(`${stats.flaky} end-to-end tests passed only at the second try: mend them.\n`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
}
