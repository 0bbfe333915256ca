import { z } from 'zod'

const EntrySchema = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
export const LockfileSchema = z.looseObject({ packages: z.record(z.string(), EntrySchema) })
export type Lockfile = z.infer<typeof LockfileSchema>

export type MissingPackage = { path: string; name: string; version: string; owner: Lockfile['packages'][string] }

/**
 * Optional packages that the lockfile's packages name but that have no entry in it. npm leaves out what the registry
 * did not offer on the day (builds for other platforms, often published later), and npm ci then refuses the lockfile.
 */
export function findMissingPackages(lockfile: Lockfile): MissingPackage[] {
  const wanted = Object.entries(lockfile.packages).flatMap(([path, owner]) =>
    Object.entries(owner.optionalDependencies ?? {}).map(([name, version]) => ({ owner, ownerPath: path, name, version })),
  )
  return wanted
    .filter(({ ownerPath, name }) => !candidatePaths(ownerPath, name).some((path) => path in lockfile.packages))
    .map(({ owner, name, version }) => ({ path: `node_modules/${name}`, name, version, owner }))
}

/** Where Node looks for `name` from the package at `ownerPath`, the nearest first. */
function candidatePaths(ownerPath: string, name: string): string[] {
  const folders = ownerPath === '' ? [] : ownerPath.split('/node_modules/')
  const prefixes = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
  return [...prefixes.map((prefix) => `${prefix}/node_modules/${name}`), `node_modules/${name}`]
}
