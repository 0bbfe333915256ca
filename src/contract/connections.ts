import { z } from 'zod'

export const ProviderSchema = z.enum(['google', 'jira'])
export type Provider = z.infer<typeof ProviderSchema>

export const JiraSiteSchema = z.object({ id: z.string().min(1), name: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type JiraSite = z.infer<typeof JiraSiteSchema>

/** GET /google/status and GET /jira/status. `connected` alone decides whether anything can be exported. */
export const ConnectionStatusSchema = z.object({
  connected: z.boolean(),
  /** The service took the grant back: 'Reconnect' instead of 'Connect'. */
  needsReconnect: z.boolean(),
  /** False: this server has no app registered at the service, so that nobody can connect. */
  available: z.boolean(),
  /** The service's account in words; null while unknown. */
  account: z.string().nullable(),
  /** Jira alone: sites of the grant, and the chosen one; null while one of several is still to be chosen. */
  sites: z.array(JiraSiteSchema),
  siteId: z.string().nullable(),
})
export type ConnectionStatus = z.infer<typeof ConnectionStatusSchema>

/** `user_id` is optional and must be the token's when given. */
export const StatusQuerySchema = z.object({ user_id: z.uuid().optional() })

/** POST /jira/authorize: `classicOnly` leaves out scopes that the app may not have registered, after an `invalid_scope`. */
export const AuthorizationRequestSchema = z.object({ classicOnly: z.boolean().default(false) }).default({ classicOnly: false })

/** POST /google/authorize and POST /jira/authorize: where the browser goes for the consent. */
export const AuthorizationSchema = z.object({ url: z.url() })

/** POST /google/exchange-code; `state` is what the consent returned beside the code. */
export const GoogleExchangeRequestSchema = z.object({ code: z.string().min(1).max(4_000), userId: z.uuid(), state: z.string().min(1).max(2_000) })
/** POST /jira/exchange-code. */
export const JiraExchangeRequestSchema = z.object({ code: z.string().min(1).max(4_000), user_id: z.uuid(), state: z.string().min(1).max(2_000) })
export const ExchangeSchema = z.object({ success: z.boolean() })

/** PUT /jira/site. */
export const SiteChoiceSchema = z.object({ siteId: z.string().min(1).max(200) })

/** GET /jira/projects and GET /jira/{projectId}/sprints answer lists; the latter an object when asked for `completeness`. */
export const JiraProjectSchema = z.object({ id: z.string().min(1), key: z.string().min(1), name: z.string() })
export type JiraProject = z.infer<typeof JiraProjectSchema>

export const JiraSprintSchema = z.object({ id: z.string().min(1), name: z.string(), state: z.enum(['active', 'future']) })
export type JiraSprint = z.infer<typeof JiraSprintSchema>

export const JiraSprintQuerySchema = z.object({ completeness: z.stringbool().default(false) })

/** The reply with `completeness=true`; `complete` is false when only sprints that hold issues could be seen. */
export const JiraSprintListSchema = z.object({ values: z.array(JiraSprintSchema), complete: z.boolean() })
