import type { TargetFailure } from './target-failure.ts'

/** One task as a calendar shows it. */
export type CalendarEvent = {
  title: string
  description: string
  location: string | null
  /** Timed: local to `timeZone`, `YYYY-MM-DDTHH:mm:ss`. All-day: `YYYY-MM-DD`, the end exclusive. */
  time: { kind: 'timed'; start: string; end: string; timeZone: string } | { kind: 'all_day'; start: string; end: string }
}

/** Which task of which plan an event stands for. `generation` rises when a removed export starts anew. */
export type EventIdentity = { userId: string; planId: string; taskId: string; generation: number }

/** `knownId`: the id that `put` answered last; null when it never did. */
export type EventPlace = { identity: EventIdentity; knownId: string | null }

export type PutEventResult = { kind: 'ok'; value: { id: string; url: string | null } } | TargetFailure
export type RemoveEventResult = { kind: 'ok'; value: null } | TargetFailure

/** A user's calendar outside. Every call may be repeated at any time: an identity has one event at most. */
export type CalendarTarget = {
  /** Asks whether the service still honours the grant; call it before anything is sent. */
  prepare(signal: AbortSignal): Promise<{ kind: 'ok'; value: null } | TargetFailure>
  /** Creates the event, or brings it up to date when it is there. */
  put(event: CalendarEvent, place: EventPlace, signal: AbortSignal): Promise<PutEventResult>
  /** An event that is gone already counts as removed. */
  remove(place: EventPlace, signal: AbortSignal): Promise<RemoveEventResult>
}
