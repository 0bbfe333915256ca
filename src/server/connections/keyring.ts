import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Text as it may be stored: nonce, authentication tag and ciphertext in one. */
export type Sealed = { sealed: Buffer; keyId: string }

/** Keys of this installation, derived from its secret. */
export type Keyring = {
  /** Names the key that seals; nothing about the secret follows from it. */
  currentKeyId: string
  /** Of the secret that is being replaced; null when none is. */
  previousKeyId: string | null
  /** Whoever opens it must name the same `owner`, so that a row copied to another user or service stays shut. */
  seal(text: string, owner: string): Sealed
  /** Null when it was sealed by an unknown key or for another owner, or was changed since. */
  open(sealed: Sealed, owner: string): string | null
  /** Base64url; for `purpose` alone. */
  sign(text: string, purpose: string): string
  /** The same under every key that still counts, for looking up what was signed before the secret was replaced. */
  signatures(text: string, purpose: string): string[]
  isSignature(signature: string, signed: { text: string; purpose: string }): boolean
}

type Key = { id: string; sealing: Buffer; signing: Buffer }

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D: 96 random bits serve one key for 2^32 messages. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Every key is derived by HKDF (RFC 5869), each for one purpose. */
export function createKeyring({ secret, previousSecret }: { secret: string; previousSecret: string | null }): Keyring {
  const current = deriveKey(secret)
  const previous = previousSecret === null ? null : deriveKey(previousSecret)
  const keys = previous === null ? [current] : [current, previous]

  return {
    currentKeyId: current.id,
    previousKeyId: previous?.id ?? null,

    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current.sealing, nonce).setAAD(Buffer.from(owner))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]), keyId: current.id }
    },

    open({ sealed, keyId }, owner) {
      const key = keys.find(({ id }) => id === keyId)
      return key === undefined ? null : decrypt(sealed, { key: key.sealing, owner })
    },

    sign: (text, purpose) => hmac(current, text, purpose).toString('base64url'),

    signatures: (text, purpose) => keys.map((key) => hmac(key, text, purpose).toString('base64url')),

    isSignature(signature, { text, purpose }) {
      const given = Buffer.from(signature, 'base64url')
      return keys.some((key) => {
        const expected = hmac(key, text, purpose)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}

function deriveKey(secret: string): Key {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', `planwright ${purpose} v1`, bytes))
  return { id: derive('key name', 12).toString('hex'), sealing: derive('token sealing', KEY_BYTES), signing: derive('signing', KEY_BYTES) }
}

function decrypt(sealed: Buffer, { key, owner }: { key: Buffer; owner: string }): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner)).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function hmac(key: Key, text: string, purpose: string): Buffer {
  return createHmac('sha256', key.signing).update(`${purpose}\n${text}`).digest()
}
