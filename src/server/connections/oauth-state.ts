import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7, validate as isUuid } from 'uuid'
import type { Provider } from '../../contract/connections.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { oauthStates } from '../database/schema.ts'
import type { Keyring } from './keyring.ts'

/** The `state` of consents: it begins with the user's id, is good once, for ten minutes, for one user and service. */
export type OAuthStates = {
  issue(userId: string, provider: Provider): Promise<string>
  /** True for exactly one caller; false for what is forged, foreign, too old or used. */
  consume(state: string, owner: { userId: string; provider: Provider }): Promise<boolean>
}

const LIFETIME = sql`interval '10 minutes'`
const PURPOSE = 'oauth state'

export function createOAuthStates(database: TypedDatabase, keyring: Keyring): OAuthStates {
  const signedText = (userId: string, id: string, provider: Provider) => [userId, id, provider].join('\n')

  return {
    async issue(userId, provider) {
      const id = uuidv7()
      await database.delete(oauthStates).where(lt(oauthStates.expiresAt, sql`now()`))
      await database.insert(oauthStates).values({ userId, id, provider, expiresAt: sql`now() + ${LIFETIME}` })
      return `${userId}.${id}.${keyring.sign(signedText(userId, id, provider), PURPOSE)}`
    },

    async consume(state, { userId, provider }) {
      const [stateUser, id, signature, ...rest] = state.split('.')
      if (stateUser !== userId || id === undefined || !isUuid(id) || signature === undefined || rest.length > 0) return false
      if (!keyring.isSignature(signature, { text: signedText(userId, id, provider), purpose: PURPOSE })) return false
      const consumed = await database
        .update(oauthStates)
        .set({ consumedAt: sql`now()` })
        .where(and(eq(oauthStates.userId, userId), eq(oauthStates.id, id), eq(oauthStates.provider, provider), isNull(oauthStates.consumedAt), gt(oauthStates.expiresAt, sql`now()`)))
        .returning({ id: oauthStates.id })
      return consumed.length === 1
    },
  }
}
