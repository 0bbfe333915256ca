import type { CallGate } from '../../integrations/outbound/call-gate.ts'
import type { Pace } from './pace.ts'
import type { ServicePause } from './service-pause.ts'

/** What all calls for one person to one service keep to, whichever export makes them. */
export type ServiceLimits = {
  /** Milliseconds for which the service still wants to be left alone, whichever server it told; 0 when it may be called. */
  restMs(): Promise<number>
  /** `sleep` waits for a call's turn. */
  gate(sleep: (ms: number) => Promise<void>): CallGate
}

type ServiceLimitsOptions = {
  /** The service's quota, kept by each server alone; null where its answers alone tell when it is too much. */
  pace: Pace | null
  /** What the other servers were told, and are to know. */
  shared: ServicePause
  /** Milliseconds, never running backwards. */
  now?: () => number
  /** Others do not hear of a pause; the call's own outcome must not suffer for it. */
  onUnshared: (error: unknown) => void
}

export function createServiceLimits({ pace, shared, now = () => performance.now(), onUnshared }: ServiceLimitsOptions): ServiceLimits {
  let notBefore = 0
  const ownRestMs = () => Math.max(0, Math.ceil(notBefore - now()))
  const pauseFor = (ms: number) => void (notBefore = Math.max(notBefore, now() + ms))
  const pause = () => (ownRestMs() > 0 ? { kind: 'later' as const, afterMs: ownRestMs(), detail: 'The service asked to slow down.' } : null)
  return {
    async restMs() {
      const sharedMs = await shared.restMs()
      if (sharedMs > 0) pauseFor(sharedMs)
      return ownRestMs()
    },
    gate: (sleep) => ({
      async enter() {
        const early = pause()
        if (early !== null || pace === null) return early
        await pace.next(sleep)
        return pause()
      },
      async heed({ afterMs }) {
        if (afterMs === null || afterMs === undefined || afterMs <= 0) return
        pauseFor(afterMs)
        await shared.extend(afterMs).catch(onUnshared)
      },
    }),
  }
}
