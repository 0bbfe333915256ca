/** Keeps calls within a service's quota: a bucket that holds `burst` calls and gains `perSecond` (token bucket). */
export type Pace = { next(sleep: (ms: number) => Promise<void>): Promise<void> }

/** Google allows 600 calls a minute and user: what comes at once and what follows in the same minute stay below that. */
export const CALENDAR_PACE = { burst: 80, perSecond: 8 } as const

export function createPace({ burst, perSecond, now = () => performance.now() }: { burst: number; perSecond: number; now?: () => number }): Pace {
  let tokens = burst
  let filledAt = now()
  return {
    async next(sleep) {
      const at = now()
      tokens = Math.min(burst, tokens + ((at - filledAt) / 1_000) * perSecond) - 1
      filledAt = at
      if (tokens < 0) await sleep((-tokens / perSecond) * 1_000)
    },
  }
}
