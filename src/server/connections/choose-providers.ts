import type { Provider } from '../../contract/connections.ts'
import { GOOGLE_ADDRESSES, type GoogleAddresses } from '../../integrations/google-calendar/oauth-addresses.ts'
import { createGoogleOAuth } from '../../integrations/google-calendar/oauth.ts'
import { JIRA_ADDRESSES, type JiraAddresses } from '../../integrations/jira/oauth-addresses.ts'
import { createJiraOAuth } from '../../integrations/jira/oauth.ts'
import type { OAuthProvider } from '../../integrations/outbound/oauth-provider.ts'
import type { Config, OAuthClientConfig } from '../config.ts'

/** Where consents come back to, as they are registered at the services. */
export const REDIRECT_PATHS = { google: '/google/callback', jira: '/jira/callback' } as const

/** A service as this server talks to it, be it the real one or its stand-in. */
type OutsideService<Addresses> = { client: OAuthClientConfig; addresses: Addresses }
export type StandIns = { google: OutsideService<GoogleAddresses> | null; jira: OutsideService<JiraAddresses> | null }

export type ChosenProviders = {
  /** null: no app is registered and no stand-in runs. */
  providers: Readonly<Record<Provider, OAuthProvider | null>>
  /** Roots of the services' interfaces, without a slash at their ends. */
  apiUrls: Readonly<Record<Provider, string>>
}

/** The real service where its client id is set, else the stand-in where it runs. */
export function chooseProviders(config: Config, standIns: StandIns): ChosenProviders {
  const google = config.google === null ? standIns.google : { client: config.google, addresses: GOOGLE_ADDRESSES }
  const jira = config.jira === null ? standIns.jira : { client: config.jira, addresses: JIRA_ADDRESSES }
  const redirectUri = (provider: Provider) => config.publicUrl + REDIRECT_PATHS[provider]
  return {
    providers: {
      google: google && createGoogleOAuth({ ...google.client, addresses: google.addresses, redirectUri: redirectUri('google') }),
      jira: jira && createJiraOAuth({ ...jira.client, addresses: jira.addresses, redirectUri: redirectUri('jira'), granularScopes: config.jiraGranularScopes }),
    },
    apiUrls: { google: (google?.addresses ?? GOOGLE_ADDRESSES).apiUrl, jira: (jira?.addresses ?? JIRA_ADDRESSES).apiUrl },
  }
}
