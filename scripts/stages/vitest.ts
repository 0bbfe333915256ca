import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { describeFailure, runPackageProgram, type StageResult } from './stage.ts'

/** As many files may be run again by themselves; more than these are no accident. */
const MOST_FILES_TRIED_AGAIN = 3

const FileReportSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().optional(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
})

type FileResult = { file: string; passed: number; failed: number; remarks: string[] }
type Run = { code: number; files: FileResult[] }

/** What fast-check drew and found stands: other strings, drawn at a second try, would hide it. */
const FOUND_BY_DRAWING = /Property failed after \d+ tests/u

/**
 * Runs vitest with `parameters`; a skipped test, a file that does not load and a run without tests are failures. What fails is
 * run once more by itself, as the end-to-end tests are, and named in the remarks when it passes then; a counterexample is not.
 */
export async function runVitest(name: string, parameters: readonly string[], { mayBeEmpty = false } = {}): Promise<StageResult> {
  const first = await runOnce(name, parameters)
  const failing = first.files.filter(({ failed }) => failed > 0)
  if (first.files.length === 0 && first.code === 0 && mayBeEmpty) return { name, passed: 0, failed: 0, remarks: [] }
  const isGood = first.code === 0 && failing.length === 0
  const isFound = failing.some(({ remarks }) => remarks.some((remark) => FOUND_BY_DRAWING.test(remark)))
  if (isGood || isFound || first.files.length === 0 || failing.length > MOST_FILES_TRIED_AGAIN) return total(name, first)
  process.stderr.write(`The ${name} tests ended with code ${first.code}; running ${failing.length > 0 ? 'what failed' : 'them'} once more.\n`)
  const second = await runOnce(name, [...parameters, ...failing.map(({ file }) => file)])
  const untouched = first.files.filter(({ file }) => !second.files.some((again) => again.file === file))
  const result = total(name, { code: second.code, files: [...untouched, ...second.files] })
  if (result.failed > 0) return result
  // V8 ends a test's process now and then, without a test that failed: https://github.com/nodejs/node/issues/64500.
  const remarks = failing.length > 0 ? failing.flatMap((file) => file.remarks) : [`ended with code ${first.code} though no test failed`]
  return { ...result, remarks: remarks.map((remark) => `passed at the second try, mend it: ${remark}`) }
}

async function runOnce(name: string, parameters: readonly string[]): Promise<Run> {
  const reportFile = join(ROOT, 'node_modules', '.cache', `vitest-${name}-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { code } = await runPackageProgram('vitest/vitest.mjs', ['run', ...parameters, ...reporters])
  if (!existsSync(reportFile)) return { code, files: [] }
  const { testResults } = z.object({ testResults: z.array(FileReportSchema) }).parse(JSON.parse(await readFile(reportFile, 'utf8')))
  await rm(reportFile)
  return { code, files: testResults.map(readFileResult) }
}

function readFileResult({ name, status, message, assertionResults }: z.infer<typeof FileReportSchema>): FileResult {
  const file = relative(ROOT, name)
  const tests = assertionResults.filter((assertion) => assertion.status !== 'passed')
  const remarks = tests.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages?.join('\n') || test.status))
  // A file that does not load, or whose hook fails, has an error of its own; its tests are skipped.
  const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed')
  return {
    file,
    passed: assertionResults.length - tests.length,
    failed: tests.length + (isBroken ? 1 : 0),
    remarks: isBroken ? [describeFailure(file, message || 'a hook failed; the output above says why'), ...remarks] : remarks,
  }
}

function total(name: string, { code, files }: Run): StageResult {
  const sum = (part: 'passed' | 'failed') => files.reduce((all, file) => all + file[part], 0)
  const remarks = files.flatMap((file) => file.remarks)
  // An error outside of any test, such as an unhandled rejection, shows in the exit code alone.
  if (sum('failed') > 0 || (code === 0 && files.length > 0)) return { name, passed: sum('passed'), failed: sum('failed'), remarks }
  return { name, passed: sum('passed'), failed: 1, remarks: [`ended with code ${code} though no test failed; its output says why`] }
}
