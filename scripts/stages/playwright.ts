import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { ROOT } from '../root.ts'
import { provideChromium } from './chromium.ts'
import { describeFailure, runPackageProgram, type StageResult } from './stage.ts'

type Counted = Omit<StageResult, 'name'>

/** Runs the end-to-end tests in a real Chromium; a skipped test and a run without tests are failures, a flaky one is named. */
export async function runPlaywright(parameters: readonly string[] = []): Promise<StageResult> {
  const name = 'end-to-end'
  const chromium = await provideChromium()
  if (!chromium.found) {
    process.stderr.write(`${chromium.missing}\n`)
    return { name, passed: 0, failed: 1, remarks: [chromium.missing] }
  }
  const reportFile = join(ROOT, 'node_modules', '.cache', `playwright-${process.pid}.json`)
  const { code } = await runPackageProgram('@playwright/test/cli.js', ['test', '--reporter=list,json', ...parameters], {
    env: { CHROME_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  const counted = existsSync(reportFile) ? count(JSON.parse(await readFile(reportFile, 'utf8'))) : { passed: 0, failed: 0, remarks: [] }
  await rm(reportFile, { force: true })
  if (counted.failed > 0 || (code === 0 && counted.passed > 0)) return { name, ...counted }
  return { name, passed: counted.passed, failed: 1, remarks: [`ended with code ${code} though no test failed; its output says why`] }
}

function count({ stats, suites }: JSONReport): Counted {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, remarks: suites.flatMap(describeSuite) }
}

function describeSuite({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const where = `${file}:${line} › ${title}${status === 'flaky' ? ' (passed at the second try: mend it)' : ''}`
        return describeFailure(where, results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'))
      }),
  )
  return [...own, ...suites.flatMap(describeSuite)]
}
