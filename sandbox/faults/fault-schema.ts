import { z } from 'zod'

const ServiceSchema = z.enum(['google', 'jira'])

const latency = z.number().min(0).max(120_000)

/** What goes wrong with one call. `latencyMs` passes before anything else happens. */
export const FaultSchema = z.discriminatedUnion('kind', [
  /**
   * A refusal; a 429 without `retryAfterSeconds` is one by a gateway, which says nothing more. `when`: after the work, as
   * by a gateway that has lost its patience.
   */
  z.object({
    kind: z.literal('status'), status: z.literal([403, 404, 408, 429, 500, 502, 503, 504]), when: z.enum(['before', 'after']).optional(),
    retryAfterSeconds: z.number().min(0).max(3_600).optional(), retryAfterAs: z.enum(['seconds', 'date']).optional(), latencyMs: latency.optional(),
  }),
  /** Waits before the work, or after it and before the answer. */
  z.object({ kind: z.literal('latency'), latencyMs: latency, when: z.enum(['before', 'after']).default('before') }),
  /** The line breaks: before the work, after `share` of a bulk call's items (else in the middle of the answer), or after the commit. */
  z.object({ kind: z.literal('cut'), when: z.enum(['before', 'during', 'after']), share: z.number().min(0).max(1).default(0.5), latencyMs: latency.optional() }),
  /** The person takes the grant back; the call is refused like every later one. */
  z.object({ kind: z.literal('revoke') }),
  /** The access token ends early; a refresh helps. */
  z.object({ kind: z.literal('expire') }),
  /** Jira's bulk create: these items fail, whatever they hold. */
  z.object({ kind: z.literal('reject'), items: z.array(z.number().int().min(0)).min(1) }),
])
export type Fault = z.output<typeof FaultSchema>

const account = z.email().transform((email) => email.toLowerCase()).optional()

const FaultRuleSchema = z.object({
  service: ServiceSchema,
  /** Such as events.insert or issue.bulk; any operation when it is missing. */
  operation: z.string().min(1).max(100).optional(),
  account,
  /** Calls that pass before the first one fails. */
  skip: z.number().int().min(0).max(1_000_000).default(0),
  /** Calls that fail then. */
  times: z.number().int().min(1).max(1_000_000).default(1),
  fault: FaultSchema,
})

const FAULT_CHOICES = ['429', '429-bare', '403', '500', '503', 'cut-before', 'cut-during', 'cut-after', 'latency'] as const

/** Faults drawn from a seed: the same seed gives the n-th call the same fault. */
export const FaultScheduleSchema = z.object({
  service: ServiceSchema,
  account,
  seed: z.number().int().min(0).max(0xffff_ffff),
  /** Chance of a fault at each call, 0 to 1. */
  rate: z.number().min(0).max(1),
  choices: z.array(z.enum(FAULT_CHOICES)).min(1).default([...FAULT_CHOICES]),
  /** After so many faults the schedule is over. */
  most: z.number().int().min(1).max(1_000_000).default(1_000_000),
  /** Longest wait that is drawn. */
  latencyMs: z.number().min(0).max(60_000).default(300),
})
export type FaultSchedule = z.output<typeof FaultScheduleSchema>

/** How the stand-ins behave when nothing goes wrong. */
export const SandboxSettingsSchema = z.object({
  /** Milliseconds, from and to, until Jira's search sees a change. */
  jiraIndexLagMs: z.tuple([z.number().min(0), z.number().min(0).max(600_000)]).default([200, 2_500]),
  /** Whether the app has registered the scopes of boards and sprints. */
  jiraGranularScopes: z.boolean().default(true),
  /** Largest page that project/search gives, whatever is asked for. */
  jiraProjectPage: z.number().int().min(1).max(100).default(100),
  /** Calls that Jira takes in a second, of GET and of POST each. */
  jiraCallsPerSecond: z.number().int().min(1).default(100),
  googleCallsPerMinute: z.number().int().min(1).default(600),
})
export type SandboxSettings = z.output<typeof SandboxSettingsSchema>

/** The body of POST /sandbox/faults. */
export const ControlSchema = z.object({
  rules: z.array(FaultRuleSchema).max(1_000).default([]),
  schedules: z.array(FaultScheduleSchema).max(100).default([]),
  settings: SandboxSettingsSchema.partial().default({}),
}).strict()
