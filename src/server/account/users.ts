import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { AccountChanges, UserRequest } from '../../contract/account.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { creditAccounts, identities, users } from '../database/schema.ts'
import { deletedAccount } from '../http/deleted-account.ts'
import type { VerifiedIdentity } from '../identity/token-verifier.ts'
import type { DeletedSignIns } from './deleted-sign-ins.ts'

export type UserRow = typeof users.$inferSelect
export type Users = {
  /** Throws AppError `forbidden` for a token that is older than the deletion of its account. */
  findOrCreate(identity: VerifiedIdentity): Promise<{ id: string }>
  /** Brings the profile up to date: verified claims win, `offered` fills what the token lacks. Null when the account is gone. */
  updateProfile(userId: string, profile: { identity: VerifiedIdentity; offered: UserRequest }): Promise<UserRow | null>
  /** Null when the account is gone. */
  updateSettings(userId: string, changes: AccountChanges): Promise<UserRow | null>
  find(userId: string): Promise<UserRow | null>
}

export function createUsers(database: TypedDatabase, deletedSignIns: DeletedSignIns): Users {
  async function findByIdentity({ issuer, subject }: VerifiedIdentity): Promise<{ id: string } | null> {
    const [row] = await database
      .select({ id: identities.userId })
      .from(identities)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    return row ?? null
  }

  /** Returns null when another request created the user meanwhile. */
  async function create(identity: VerifiedIdentity): Promise<{ id: string } | null> {
    const id = uuidv7()
    return database.transaction(async (tx) => {
      await tx.insert(users).values({ id, name: identity.name ?? '', email: identity.email ?? '', avatarUrl: webAddress(identity.picture) })
      const [claimed] = await tx
        .insert(identities)
        .values({ issuer: identity.issuer, subject: identity.subject, userId: id })
        .onConflictDoNothing()
        .returning({ id: identities.userId })
      if (claimed === undefined) {
        await tx.delete(users).where(eq(users.id, id))
        return null
      }
      // Whoever waited here for a deletion to end sees it now.
      if (await deletedSignIns.isOutlived(tx, identity)) throw deletedAccount()
      await tx.insert(creditAccounts).values({ userId: id })
      return { id }
    })
  }

  async function find(userId: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.id, userId))
    return row ?? null
  }

  return {
    async findOrCreate(identity) {
      if (await deletedSignIns.isOutlived(database, identity)) throw deletedAccount()
      const user = (await findByIdentity(identity)) ?? (await create(identity)) ?? (await findByIdentity(identity))
      if (user === null) throw new Error('a user vanished while it was created')
      return user
    },

    async updateProfile(userId, { identity, offered }) {
      const stored = await find(userId)
      if (stored === null) return null
      const profile = {
        name: identity.name ?? offered.name ?? stored.name,
        email: identity.email ?? offered.email ?? stored.email,
        avatarUrl: webAddress(identity.picture) ?? webAddress(offered.avatarUrl) ?? stored.avatarUrl,
      }
      await database.update(users).set(profile).where(eq(users.id, userId))
      return { ...stored, ...profile }
    },

    async updateSettings(userId, changes) {
      const [row] = await database.update(users).set(changes).where(eq(users.id, userId)).returning()
      return row ?? null
    },

    find,
  }
}

/** Anything but http and https could run script where the address ends up. */
function webAddress(address: string | null | undefined): string | null {
  if (address === null || address === undefined || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
