import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { TypedDatabase } from '../database/executor.ts'
import { calendarFeeds, plans } from '../database/schema.ts'

export type CalendarFeeds = {
  /** A new secret address for the plan; an older one ends. Null when the user has no such plan. */
  create(userId: string, planId: string): Promise<{ token: string; createdAt: Date } | null>
  /** Null when the user has no such plan. */
  status(userId: string, planId: string): Promise<{ createdAt: Date | null } | null>
  revoke(userId: string, planId: string): Promise<void>
  /** Whose plan a token shows; null for an unknown or revoked one. */
  find(token: string): Promise<{ userId: string; planId: string } | null>
}

/** 256 bits: nobody finds an address by trying. */
const TOKEN_BYTES = 32

export function createCalendarFeeds(database: TypedDatabase): CalendarFeeds {
  const isFeedOf = (userId: string, planId: string) => and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.planId, planId))

  return {
    create: (userId, planId) =>
      database.transaction(async (tx) => {
        const owned = await tx.select({ id: plans.id }).from(plans).where(and(eq(plans.userId, userId), eq(plans.id, planId))).for('share')
        if (owned.length === 0) return null
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        const tokenHash = hash(token)
        const [feed] = await tx
          .insert(calendarFeeds)
          .values({ tokenHash, userId, planId })
          .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.planId], set: { tokenHash, createdAt: sql`now()` } })
          .returning({ createdAt: calendarFeeds.createdAt })
        return { token, createdAt: feed!.createdAt }
      }),

    async status(userId, planId) {
      const [row] = await database
        .select({ createdAt: calendarFeeds.createdAt })
        .from(plans)
        .leftJoin(calendarFeeds, and(eq(calendarFeeds.userId, plans.userId), eq(calendarFeeds.planId, plans.id)))
        .where(and(eq(plans.userId, userId), eq(plans.id, planId)))
      return row ?? null
    },

    async revoke(userId, planId) {
      await database.delete(calendarFeeds).where(isFeedOf(userId, planId))
    },

    async find(token) {
      const [row] = await database.select({ userId: calendarFeeds.userId, planId: calendarFeeds.planId }).from(calendarFeeds).where(eq(calendarFeeds.tokenHash, hash(token)))
      return row ?? null
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
