/** What a service hands out for a code or a refresh token. */
export type TokenSet = {
  accessToken: string
  /** The one to use from now on; services that do not rotate keep theirs. */
  refreshToken: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** As granted, which may be fewer than were asked for. */
  scopes: string[]
}

export type TokenOutcome =
  | { kind: 'tokens'; tokens: TokenSet }
  /** The code or refresh token is not good (any more): only a new consent helps. */
  | { kind: 'refused'; detail: string }
  /** The service did not answer, or not sensibly; the same call may succeed later. */
  | { kind: 'unavailable'; detail: string }

/** OAuth 2.0 authorization code flow of one service (RFC 6749). No method logs, and no detail holds a token. */
export type OAuthProvider = {
  /** Where the browser goes for the consent. */
  consentUrl(state: string, options: ConsentOptions): string
  exchangeCode(code: string): Promise<TokenOutcome>
  refresh(refreshToken: string): Promise<TokenOutcome>
  /** Asks the service what the grant is good for. */
  describe(tokens: TokenSet): Promise<GrantDescription>
  /** Takes the grant back at the service; false when it has no such call or did not carry it out. */
  revoke(refreshToken: string): Promise<boolean>
}

/** `classicOnly`: without the scopes that an app may not have registered. */
export type ConsentOptions = { classicOnly: boolean }

/** What a fresh grant reaches. */
export type GrantDescription =
  | {
      kind: 'usable'
      /** The account or site in words; null when the service does not say. */
      account: string | null
      sites: { id: string; name: string; url: string }[]
    }
  /** The person gave less than the export needs. */
  | { kind: 'unusable'; detail: string }
  | { kind: 'unavailable'; detail: string }
