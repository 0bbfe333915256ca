import type { CallGate } from '../../integrations/outbound/call-gate.ts'
import type { Pace } from './pace.ts'

/** What all calls for one person to one service keep to on this server, whichever export makes them. */
export type ServiceLimits = {
  /** Milliseconds for which the service still wants to be left alone; 0 when it may be called. */
  restMs(): number
  /** `sleep` waits for a call's turn. */
  gate(sleep: (ms: number) => Promise<void>): CallGate
}

type ServiceLimitsOptions = {
  /** The service's quota; null where its answers alone tell when it is too much. */
  pace: Pace | null
  /** Milliseconds, never running backwards. */
  now?: () => number
}

export function createServiceLimits({ pace, now = () => performance.now() }: ServiceLimitsOptions): ServiceLimits {
  let notBefore = 0
  const restMs = () => Math.max(0, Math.ceil(notBefore - now()))
  const pause = () => (restMs() > 0 ? { kind: 'later' as const, afterMs: restMs(), detail: 'The service asked to slow down.' } : null)
  return {
    restMs,
    gate: (sleep) => ({
      async enter() {
        const early = pause()
        if (early !== null || pace === null) return early
        await pace.next(sleep)
        return pause()
      },
      heed({ afterMs }) {
        if (afterMs !== null && afterMs !== undefined) notBefore = Math.max(notBefore, now() + afterMs)
      },
    }),
  }
}
