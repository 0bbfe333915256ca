import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { findMissingPackages, LockfileSchema, type Lockfile, type MissingPackage } from './missing-platform-packages.ts'

/** Adds the entries that npm left out of package-lock.json: name, exact version and platform, as their owner states them. */
const file = join(ROOT, 'package-lock.json')
const text = await readFile(file, 'utf8')
const lockfile = LockfileSchema.parse(JSON.parse(text))
const missing = findMissingPackages(lockfile)
const added = Object.fromEntries(missing.map((each) => [each.path, toEntry(each)]))
// Rebuilt from the text as npm wrote it: what passed through a schema has its keys in another order.
const original: Lockfile = JSON.parse(text)
const packages = Object.fromEntries(
  Object.entries({ ...original.packages, ...added }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
)
await writeFile(file, `${JSON.stringify({ ...original, packages }, null, 2)}\n`)
process.stdout.write(`${missing.length} entries added to package-lock.json\n`)

function toEntry({ name, version, owner }: MissingPackage): Record<string, unknown> {
  const platform = /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/.exec(name)
  if (!platform || !/^\d/.test(version)) {
    throw new Error(`${name}@${version} is missing in package-lock.json, and its name does not say its platform. Add its entry by hand, or pin a version that the registry offers.`)
  }
  const [, os, cpu, abi = ''] = platform
  const libc = os === 'linux' && abi !== '' ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}
  const dev = owner.dev ? { dev: true } : owner.devOptional ? { devOptional: true } : {}
  return { version, cpu: [cpu], ...dev, ...libc, optional: true, os: [os] }
}
