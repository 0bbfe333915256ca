import { z } from 'zod'

export const UserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  credits: z.number().int().nonnegative(),
  /** When the next daily allowance arrives (ISO 8601, UTC); null while no credit of the period was used. */
  creditsRenewAt: z.iso.datetime().nullable(),
  /** IANA name; null until the user or a plan named one. */
  timeZone: z.string().nullable().default(null),
  /** BCP 47; its language is the one the page is shown in. Null until the user or a plan named one. */
  locale: z.string().nullable().default(null),
  /** False: plans are drafted without the installation's language model. */
  modelDrafting: z.boolean().default(true),
})
export type User = z.infer<typeof UserSchema>

/** The token's verified claims win; the body fills only what the token lacks. Other fields of a full user are ignored. */
export const UserRequestSchema = z.object({
  email: z.string().max(320).optional(),
  name: z.string().max(200).optional(),
  avatarUrl: z.string().max(2000).nullish(),
})
export type UserRequest = z.infer<typeof UserRequestSchema>

/** PATCH /account; what is left out stays. Answers the user. */
export const AccountChangesSchema = z
  .strictObject({
    /** IANA name. */
    timeZone: z.string().max(64).optional(),
    /** BCP 47. */
    locale: z.string().max(35).optional(),
    modelDrafting: z.boolean().optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, 'name what to change: timeZone, locale or modelDrafting')
export type AccountChanges = z.infer<typeof AccountChangesSchema>

/** Typed in place of the e-mail address to delete an account that has none. */
export const DELETION_WORD = 'DELETE'

/** DELETE /account: the account's e-mail address (or DELETION_WORD), so that no slip deletes an account. */
export const AccountDeletionRequestSchema = z.object({ confirmation: z.string().max(320) })
export const AccountDeletionSchema = z.object({ deleted: z.literal(true) })

/** GET /account/export: everything that is stored about the user, table by table; no token, key or hash among it. */
export const AccountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: z.record(z.string(), z.unknown()),
  signIns: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: z.iso.datetime() })),
  credits: z.record(z.string(), z.unknown()).nullable(),
  creditLedger: z.array(z.record(z.string(), z.unknown())),
  modelUsage: z.array(z.record(z.string(), z.unknown())),
  rememberedPreferences: z.array(z.record(z.string(), z.unknown())),
  connections: z.array(z.record(z.string(), z.unknown())),
  startedConsents: z.array(z.record(z.string(), z.unknown())),
  exports: z.array(z.record(z.string(), z.unknown())),
  exportedTasks: z.array(z.record(z.string(), z.unknown())),
  calendarFeeds: z.array(z.record(z.string(), z.unknown())),
  runs: z.array(z.record(z.string(), z.unknown())),
  /** Each as GET /history answers it, newest first. */
  plans: z.array(z.record(z.string(), z.unknown())),
})

export const RememberedPreferenceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['hours', 'days_off', 'session_length', 'time_zone']),
  /** In words, such as 'no tasks on Sundays'. */
  text: z.string(),
  timesStated: z.number().int().positive(),
  lastStatedAt: z.iso.datetime(),
  /** Stated often enough: later plans take it as an assumption. */
  isOffered: z.boolean(),
})
export type RememberedPreference = z.infer<typeof RememberedPreferenceSchema>

/** GET /account/memory, what was stated last first. */
export const MemorySchema = z.object({ preferences: z.array(RememberedPreferenceSchema) })
/** DELETE /account/memory/{id} answers this with status 200. */
export const PreferenceRemovalSchema = z.object({ removed: z.literal(true), id: z.uuid() })
