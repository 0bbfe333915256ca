import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const INSTALL = new URL('./install.mjs', import.meta.url).href
const PROCESS_THAT_ENDED = 2 ** 22 - 1

let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'install-'))
  // A lockfile without packages: npm ci does all of its work and needs no registry.
  const manifest = { name: 'empty', version: '1.0.0' }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

test('a fresh clone is installed once, and npm keeps standard output clean', async () => {
  const first = await install()
  expect(first).toMatchObject({ code: 0, stdout: '' })
  expect(first.stderr).toContain('Installing packages')
  expect(await install()).toMatchObject({ code: 0, stdout: '', stderr: '' })
}, 30_000)

test('two launches on a fresh clone install one after the other, and only one does', async () => {
  const both = await Promise.all([install(), install()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.filter(({ stderr }) => stderr.includes('Installing packages'))).toHaveLength(1)
  expect(existsSync(join(project, 'dist', '.installing'))).toBe(false)
}, 30_000)

test('the lock of a launch that was killed is taken over', async () => {
  mkdirSync(join(project, 'dist', '.installing'), { recursive: true })
  writeFileSync(join(project, 'dist', '.installing', 'process-id'), String(PROCESS_THAT_ENDED))
  expect(await install()).toMatchObject({ code: 0 })
}, 30_000)

test('what someone installed with npm themselves is left as it is', async () => {
  mkdirSync(join(project, 'node_modules'))
  writeFileSync(join(project, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: {} }))
  expect(await install()).toMatchObject({ code: 0, stderr: '' })
})

test('a lockfile that has changed since is installed again', async () => {
  await install()
  const lockfile = readFileSync(join(project, 'package-lock.json'), 'utf8')
  writeFileSync(join(project, 'package-lock.json'), `${lockfile}\n`)
  rmSync(join(project, 'node_modules', '.package-lock.json'), { force: true })
  expect((await install()).stderr).toContain('Installing packages')
}, 30_000)

test('an install that fails says so and what to do', async () => {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0', dependencies: { unlocked: 'file:nowhere' } }))
  const { code, stderr } = await install()
  expect(code).toBe(1)
  expect(stderr).toContain('The packages could not be installed; npm says why above.')
}, 30_000)

async function install() {
  const code = `import(${JSON.stringify(INSTALL)}).then(({ ensureInstalled }) => ensureInstalled(${JSON.stringify(project)})).catch((error) => { console.error(error.message); process.exitCode = 1 })`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (output[name] += text))
  const [exitCode] = await once(child, 'close')
  return { code: exitCode, ...output }
}
