import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './database/error-code.ts'

/**
 * The text of a file that only this account may read (0600), made from `create` when it is missing.
 * Of several processes that make it at once the first wins, and none ever reads half a file.
 */
export async function readOrCreatePrivateFile(file: string, create: () => string): Promise<string> {
  if (!existsSync(file)) await writeOnce(file, create())
  return readFile(file, 'utf8')
}

async function writeOnce(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
  try {
    // Unlike rename, link never replaces a file that is there already.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}
