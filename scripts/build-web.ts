import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { prerenderPages } from './prerender/prerender-pages.ts'
import { removeAbandonedBuilds } from './remove-abandoned-builds.ts'
import { ROOT } from './root.ts'

/** Whatever the pages are made of. */
const SOURCES = ['src/web', 'src/contract', 'public', 'scripts/prerender', 'vite.config.ts', 'package-lock.json']
const DIST = join(ROOT, 'dist')
const WEB_FOLDER = join(DIST, 'web')
const STAMP_FILE = join(DIST, 'web-built-from')

/** Builds the pages into dist/web when a source has changed since they were built. */
export async function buildWebWhenStale(): Promise<void> {
  const stamp = existsSync(STAMP_FILE) ? await readFile(STAMP_FILE, 'utf8') : ''
  if (stamp === (await hashSources()) && existsSync(join(WEB_FOLDER, 'index.html'))) return
  process.stderr.write('Building the pages ...\n')
  await buildInChild()
}

/** The bundler's memory is given back with its process; a server that lives for weeks should not carry it. */
async function buildInChild(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; the messages above say why.')
}

/** Built aside and put in place whole, so that a build cut off or a server at work never meets half of it. */
export async function buildWeb(): Promise<void> {
  const { build } = await import('vite')
  const hash = await hashSources()
  const draft = `${WEB_FOLDER}-${process.pid}`
  await mkdir(DIST, { recursive: true })
  await removeAbandonedBuilds(DIST)
  try {
    await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: { outDir: draft, emptyOutDir: true } })
    await prerenderPages(draft)
    await rm(join(draft, '.vite'), { recursive: true })
    await compressFiles(draft)
    await replaceFolder(draft, WEB_FOLDER)
    await writeFile(STAMP_FILE, hash)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function replaceFolder(source: string, target: string): Promise<void> {
  const old = `${target}-old-${process.pid}`
  if (existsSync(target)) await rename(target, old)
  await rename(source, target)
  await rm(old, { recursive: true, force: true })
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await listFiles(source)) hash.update(file).update('\0').update(await readFile(join(ROOT, file)))
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(join(ROOT, path))) return []
  const entries = await readdir(join(ROOT, path), { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)).toSorted()
}
