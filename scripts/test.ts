import { buildWebWhenStale } from './build-web.ts'
import { gates } from './stages/gates.ts'
import { runPlaywright } from './stages/playwright.ts'
import { gateResult, type StageResult } from './stages/stage.ts'
import { runVitest } from './stages/vitest.ts'

/** Every check there is, the cheap ones first; those of one row run side by side, and all run whatever fails before them. The last line is the count of all. */
const rows: (() => Promise<StageResult>)[][] = [
  [gates.lockfile],
  [gates.types, gates.lint, gates.rules],
  // Built before the tests that start the server the way an owner does.
  [async () => gateResult('web build', await builds())],
  [() => runVitest('unit', [])],
  [runPlaywright],
]

const results: StageResult[] = []
for (const row of rows) {
  const start = performance.now()
  const ended = await Promise.all(row.map((stage) => stage()))
  results.push(...ended)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`\n${ended.map(({ name, passed, failed }) => `== ${name}: ${passed} passed, ${failed} failed\n`).join('')}   ${seconds} s\n\n`)
}

const sum = (part: 'passed' | 'failed') => results.reduce((total, result) => total + result[part], 0)
process.exitCode = sum('failed') === 0 ? 0 : 1
for (const { name, remarks } of results) for (const remark of remarks) process.stdout.write(`${name}: ${remark}\n`)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)

async function builds(): Promise<boolean> {
  try {
    await buildWebWhenStale()
    return true
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}
