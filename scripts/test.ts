import { buildWebWhenStale } from './build-web.ts'
import { gates } from './stages/gates.ts'
import { runPlaywright } from './stages/playwright.ts'
import { gateResult, type StageResult } from './stages/stage.ts'
import { runVitest } from './stages/vitest.ts'

/** Every check there is, the cheap ones first; all run whatever fails before them. The last line is the count of all. */
const stages: (() => Promise<StageResult>)[] = [
  gates.lockfile,
  gates.types,
  gates.lint,
  gates.rules,
  () => runVitest('unit', ['--project=core', '--project=server']),
  // Built before the tests that start the server the way an owner does.
  async () => gateResult('web build', await builds()),
  () => runVitest('faults', ['--project=faults']),
  runPlaywright,
]

const results: StageResult[] = []
for (const stage of stages) {
  const start = performance.now()
  const result = await stage()
  results.push(result)
  process.stdout.write(`\n== ${result.name}: ${result.passed} passed, ${result.failed} failed (${((performance.now() - start) / 1000).toFixed(1)} s)\n\n`)
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
