import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What `build-web.ts` lays aside while it works; the number is its process. */
const ASIDE = /^web-(?:old-)?(\d+)$/

/** Removes what builds that were cut off, as by Ctrl-C, left in a folder. */
export async function removeAbandonedBuilds(folder: string): Promise<void> {
  const abandoned = (await readdir(folder)).filter((name) => {
    const owner = ASIDE.exec(name)?.[1]
    return owner !== undefined && !isAlive(Number(owner))
  })
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
