import { gates } from './stages/gates.ts'
import type { StageResult } from './stages/stage.ts'
import { runVitest } from './stages/vitest.ts'

/** What to run before a commit, in under a minute: the gates, and the tests that the uncommitted changes touch. */
const results: StageResult[] = [
  await gates.lockfile(),
  await gates.types(),
  await gates.lint(),
  await gates.rules(),
  await runVitest('changed', ['--changed', '--project=core', '--project=web', '--project=server', '--passWithNoTests'], { mayBeEmpty: true }),
]
for (const { name, passed, failed } of results) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
