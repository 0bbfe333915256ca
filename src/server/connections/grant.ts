import type { JiraSite } from '../../contract/connections.ts'

/** Whether and how a user's account at a service may be used right now. */
export type Grant =
  /** `site`: Jira's chosen site; null for Google. The token is good for at least another minute. */
  | { kind: 'granted'; accessToken: string; scopes: readonly string[]; site: JiraSite | null }
  /** Never connected, disconnected, or one of several Jira sites is still to be chosen. */
  | { kind: 'not_connected' }
  /** The service took the grant back: only a new consent helps. */
  | { kind: 'needs_reconnect' }
  /** The service does not answer; the grant may still be good. */
  | { kind: 'unavailable'; detail: string }
