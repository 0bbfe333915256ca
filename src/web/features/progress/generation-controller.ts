import type { GenerationMessage, GenerationRequest } from '../../../contract/generation.ts'
import { IDLE, finish, receiveMessage, startLoading, type GenerationState } from './generation-state.ts'
import { forgetShownPlan, readShownPlan, writeShownPlan } from './shown-plan.ts'

/** `message` is the text to show. */
type RunOutcome = { kind: 'completed' | 'cancelled' } | { kind: 'failed'; message: string }

export interface RunHandlers {
  onMessage: (message: GenerationMessage) => void
  /** Once, last. */
  onEnd: (outcome: RunOutcome) => void
}

interface FollowedRun {
  readonly request: GenerationRequest
  /** Stops listening; the run goes on. */
  detach: () => void
}

export interface GenerationPorts {
  /** Starts a run; one of this tab that has not ended is cancelled by it. */
  start(request: GenerationRequest, handlers: RunHandlers): FollowedRun
  /** Attaches to this user's run that a reload interrupted, if there is one. */
  resume(userId: string, handlers: RunHandlers): FollowedRun | null
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Milliseconds, for durations only. */
  now(): number
  onSubmitted(request: GenerationRequest): void
  /** The first tasks of a new plan stand. Once a run, also across reloads. */
  onPlanShown(request: GenerationRequest): void
  /** The run is over: saved and charged, or released. */
  onRunOver(request: GenerationRequest): void
  onFailure(message: string): void
}

export interface GenerationController {
  getState: () => GenerationState
  subscribe: (listener: () => void) => () => void
  /** False, and nothing happens, while a plan is being generated. A stream that only refines a shown plan gives way. */
  submit: (request: GenerationRequest) => boolean
  /** The shown or failed request again, with the next seed. */
  rerun: () => boolean
  /** After a reload or on the way back: attaches to the run that was not over, else shows the last plan. */
  restore: (userId: string) => void
  /** The screen goes; cancelling the run is the router's part, because an effect's clean-up also runs without leaving. */
  detach: () => void
}

/** The tab's one generation at a time, outside React so that re-renders do not touch it. */
export function createGenerationController(ports: GenerationPorts): GenerationController {
  let state: GenerationState = IDLE
  let run: FollowedRun | null = null
  const listeners = new Set<() => void>()

  function show(next: GenerationState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Handlers that fall silent as soon as another run is followed or the screen is gone. */
  function handlersOf(planIdShownBefore: string | null): RunHandlers & { close: () => void } {
    let isOpen = true
    let isAnnounced = false
    return {
      close: () => {
        isOpen = false
      },
      onMessage(message) {
        if (!isOpen || !run) return
        show(receiveMessage(state, message, ports.now()))
        if (!message.result || isAnnounced) return
        isAnnounced = true
        rememberPlan(false)
        if (message.result.id !== planIdShownBefore) ports.onPlanShown(run.request)
      },
      onEnd(outcome) {
        if (!isOpen || !run) return
        isOpen = false
        const { request } = run
        run = null
        settle(request, outcome)
      },
    }
  }

  function settle(request: GenerationRequest, outcome: RunOutcome) {
    const failure = outcome.kind === 'failed' ? outcome.message : undefined
    show(finish(state, failure))
    rememberPlan(true)
    if (failure !== undefined) ports.onFailure(failure)
    ports.onRunOver(request)
  }

  function rememberPlan(isFinal: boolean) {
    if (state.phase === 'showing') writeShownPlan(ports.storage, { request: state.request, plan: state.plan, isFinal })
  }

  function follow(planIdShownBefore: string | null, open: (handlers: RunHandlers) => FollowedRun | null): boolean {
    const handlers = handlersOf(planIdShownBefore)
    const opened = open(handlers)
    if (!opened) return false
    run = { request: opened.request, detach: () => (handlers.close(), opened.detach()) }
    show(startLoading(opened.request, ports.now()))
    return true
  }

  function submit(request: GenerationRequest): boolean {
    if (state.phase === 'loading') return false
    run?.detach()
    forgetShownPlan(ports.storage)
    ports.onSubmitted(request)
    return follow(null, (handlers) => ports.start(request, handlers))
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit,
    rerun() {
      if (state.phase !== 'showing' && state.phase !== 'failed') return false
      return submit({ ...state.request, seed: (state.request.seed ?? 0) + 1 })
    },
    restore(userId) {
      if (state.phase !== 'idle') return
      const shown = readShownPlan(ports.storage)
      const ours = shown?.request.user_id === userId ? shown : null
      if (follow(ours?.plan.id ?? null, (handlers) => ports.resume(userId, handlers)) || !ours?.isFinal) return
      show({ phase: 'showing', request: ours.request, startedAt: ports.now(), steps: [], plan: ours.plan, isStreaming: false })
    },
    detach() {
      run?.detach()
      run = null
      show(IDLE)
    },
  }
}
