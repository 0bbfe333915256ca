import { z } from 'zod'

/** GET /config: what the page needs to know of its installation. No secret is ever part of it. */
export const PublicConfigSchema = z.object({
  productName: z.string(),
  oidc: z.object({
    /** The authority that oidc-client-ts talks to. */
    issuer: z.url(),
    clientId: z.string(),
    scope: z.string(),
    /** Present when our server relays the token endpoint because the issuer demands a client secret. */
    tokenEndpoint: z.url().nullable(),
    /** Added to the authorization request, e.g. access_type=offline. */
    extraParams: z.record(z.string(), z.string()),
  }),
  supportEmail: z.string().nullable(),
  /** Who runs the installation, as far as they said so. */
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    law: z.string().nullable(),
    contact: z.object({ name: z.string(), role: z.string().nullable(), about: z.string().nullable(), photoUrl: z.string().nullable() }).nullable(),
    links: z.array(z.object({ name: z.string(), address: z.url() })),
    salesEmail: z.string().nullable(),
  }),
  /**
   * The model that plans are refined with; null when the embedded drafter works alone. `host` says who gets the goals, as
   * the privacy policy must; null for a server of the installation itself, whose address is nobody's business.
   */
  languageModel: z.object({ name: z.string(), host: z.string().nullable() }).nullable(),
  tourVideoUrl: z.string().nullable(),
  /** True when identity, Calendar and Jira are the embedded stand-ins. */
  sandbox: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfigSchema>

export const HealthSchema = z.object({ ok: z.literal(true), version: z.string() })
