import type { Provider } from '../../../contract/connections.ts'

/** What a consent screen sent back to the page. */
export type ConsentReturn =
  | { kind: 'code'; code: string; state: string }
  /** The app at the service has not registered some scope that was asked for. */
  | { kind: 'invalid_scope' }
  /** Denied, or opened by hand. */
  | { kind: 'missing' }

export function readConsentReturn(search: string): ConsentReturn {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const state = query.get('state')
  if (code && state) return { kind: 'code', code, state }
  return query.get('error') === 'invalid_scope' ? { kind: 'invalid_scope' } : { kind: 'missing' }
}

const STARTED_KEY = 'planwright.exchanged-consents'
const REMEMBERED = 20

/**
 * True for the first asker alone, over reloads of the tab: a code is good once, and its second use would look like a
 * failure of the first.
 */
export function claimExchange(provider: Provider, state: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): boolean {
  const name = `${provider}:${state.slice(-32)}`
  const started = (storage.getItem(STARTED_KEY) ?? '').split(' ').filter(Boolean)
  if (started.includes(name)) return false
  storage.setItem(STARTED_KEY, [...started, name].slice(-REMEMBERED).join(' '))
  return true
}
