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
