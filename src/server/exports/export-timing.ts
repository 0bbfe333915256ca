/** Everything in time that a test may want to be faster; milliseconds, but for the counts. */
export type ExportTiming = {
  /** A worker that is silent for this long has lost its export. */
  leaseMs: number
  /** A call is aborted after this long. */
  callMs: number
  /** After a call's deadline, how long its work may still appear at a service whose index lags. */
  settleMs: number
  /** Between two looks at such an index. */
  lookMs: number
  /** Pauses before a call is repeated: at most `backoffMs`, then twice that and so on up to `backoffCapMs`. */
  backoffMs: number
  backoffCapMs: number
  /** A service that asks for a longer pause is not waited for: the user is told. */
  longestPauseMs: number
  /** Calls for one task, the first included. */
  attempts: number
  /** How long a job rests before it is tried again. */
  jobRetrySeconds: number
  /** Followers look at the database this often, beside what they are told. */
  pollMs: number
  /** Servers look this often for exports whose server is gone. */
  sweepMs: number
}

export const EXPORT_TIMING: ExportTiming = {
  leaseMs: 10_000,
  callMs: 30_000,
  settleMs: 60_000,
  lookMs: 5_000,
  backoffMs: 500,
  backoffCapMs: 20_000,
  longestPauseMs: 120_000,
  attempts: 6,
  jobRetrySeconds: 2,
  pollMs: 1_000,
  sweepMs: 10_000,
}
