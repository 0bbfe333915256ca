import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { describeUnknownCommand, findCommand } from './commands.mjs'
import { describeOldNode } from './runtime.mjs'

const ROOT = new URL('../..', import.meta.url).pathname
const RUNTIME = new URL('./runtime.mjs', import.meta.url).href

test.each(['18.20.4', '20.18.3'])('Node %s is refused with the version to get', (version) => {
  expect(describeOldNode(version)).toMatch(new RegExp(`^This is Node ${version}; it should be 20\\.19 or newer\\. Get one from https://nodejs.org`))
})

test.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s is enough', (version) => {
  expect(describeOldNode(version)).toBeNull()
})

test('a command is a file of the project, a benchmark the run.ts of its folder', () => {
  expect(findCommand(ROOT, 'start')).toEqual(['scripts/start.ts'])
  expect(findCommand(ROOT, 'bench:../src')).toBeNull()
  expect(findCommand(ROOT, 'toString')).toBeNull()
  expect(describeUnknownCommand(ROOT, 'stat')).toMatch(/^There is no command 'stat'\. Use one of: start, /)
})

test('the exit code of what was run is the launcher\'s own', async () => {
  const launcher = launch('process.exit(7)')
  expect(await once(launcher, 'exit')).toEqual([7, null])
})

test('a signal to the launcher reaches what it runs, which ends in its own way', async () => {
  const launcher = launch("process.on('SIGTERM', () => process.exit(5)); console.log('ready'); setInterval(() => {}, 1000)")
  await once(launcher.stdout, 'data')
  launcher.kill('SIGTERM')
  expect(await once(launcher, 'exit')).toEqual([5, null])
})

test('what was run learns that its launcher was killed', async () => {
  const launcher = launch("process.on('disconnect', () => { console.log('left alone'); process.exit() }); console.log('ready')")
  await once(launcher.stdout, 'data')
  launcher.kill('SIGKILL')
  const [message] = await once(launcher.stdout, 'data')
  expect(String(message)).toBe('left alone\n')
})

/** A launcher process whose child runs `program`; what the child prints is the launcher's own output. */
function launch(program) {
  const code = `import(${JSON.stringify(RUNTIME)}).then((runtime) => runtime.runInChild(process.execPath, ['-e', ${JSON.stringify(program)}], process.env.TMPDIR))`
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env.PATH, NODE_DISABLE_COMPILE_CACHE: '1' } })
}
