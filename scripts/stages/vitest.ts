import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { runPackageProgram, type StageResult } from './stage.ts'

const ReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Runs vitest with `parameters`; a skipped test, a file that does not load and a run without tests are failures. */
export async function runVitest(name: string, parameters: readonly string[], options: { mayBeEmpty?: boolean; isSecondTry?: boolean } = {}): Promise<StageResult> {
  const reportFile = join(ROOT, 'node_modules', '.cache', `vitest-${name}-${process.pid}.json`)
  const { code } = await runPackageProgram('vitest/vitest.mjs', [
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ])
  const counted = existsSync(reportFile) ? count(JSON.parse(await readFile(reportFile, 'utf8'))) : { passed: 0, failed: 0, failedTests: 0 }
  await rm(reportFile, { force: true })
  if (code !== 0 && counted.passed > 0 && counted.failedTests === 0 && options.isSecondTry !== true) {
    // V8 ends a test's process now and then: https://github.com/nodejs/node/issues/64500. A real fault outside of a test is there again.
    process.stderr.write(`The ${name} tests ended badly though none failed; running them once more.\n`)
    return runVitest(name, parameters, { ...options, isSecondTry: true })
  }
  const ranNothing = counted.passed + counted.failed === 0
  if (code === 0 && ranNothing && options.mayBeEmpty) return { name, passed: 0, failed: 0 }
  // An error outside of any test, such as an unhandled rejection, shows in the exit code alone.
  const unexplained = counted.failed === 0 && (code !== 0 || ranNothing)
  return { name, passed: counted.passed, failed: counted.failed + (unexplained ? 1 : 0) }
}

function count(report: unknown): { passed: number; failed: number; failedTests: number } {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = ReportSchema.parse(report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failedTests = numFailedTests + numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: failedTests + brokenFiles.length, failedTests }
}
