import { runVitest } from './stages/vitest.ts'

/** The long form of what `npm test` runs a little of: seeded schedules of kills and failing services over exports. */
process.env['EXPORT_SCHEDULES'] ??= '200'

const { passed, failed } = await runVitest('export-faults', ['--project=faults', 'tests/faults/export-faults.test.ts'])
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
