import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'

const KeyFileSchema = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }),
  cookieKeys: z.array(z.string().min(32)).min(1),
})
export type IdentityKeys = z.infer<typeof KeyFileSchema>

/**
 * The stand-in's own signing and cookie keys: the package's defaults are public. Made at first start, mode 0600.
 * Throws when the file exists and is not readable as such.
 */
export async function loadOrCreateKeys(file: string): Promise<IdentityKeys> {
  try {
    return await readKeys(file)
  } catch (error) {
    if (!isFileError(error, 'ENOENT')) {
      throw new Error(`The sandbox's key file ${file} cannot be read. Delete it to have a new one made; everybody signs in again.`, { cause: error })
    }
  }
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, JSON.stringify(await createKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error
  }
  return readKeys(file)
}

function isFileError(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

async function readKeys(file: string): Promise<IdentityKeys> {
  return KeyFileSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = { ...jwk, kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' }
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] }
}
