export type JiraAddresses = {
  /** Consent page. */
  authorizeUrl: string
  tokenUrl: string
  /** Lists the sites of a grant. */
  resourcesUrl: string
  /** Before `/ex/jira/{cloudId}/rest/...`, without a slash at its end. */
  apiUrl: string
}

/** https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/ */
export const JIRA_ADDRESSES: JiraAddresses = {
  authorizeUrl: 'https://auth.atlassian.com/authorize',
  tokenUrl: 'https://auth.atlassian.com/oauth/token',
  resourcesUrl: 'https://api.atlassian.com/oauth/token/accessible-resources',
  apiUrl: 'https://api.atlassian.com',
}

export const CLASSIC_SCOPES = ['read:jira-user', 'read:jira-work', 'write:jira-work', 'manage:jira-project', 'offline_access'] as const

/** Boards and their sprints; an app that has not registered them fails the whole consent with invalid_scope. */
export const GRANULAR_SCOPES = ['read:board-scope:jira-software', 'read:sprint:jira-software', 'read:project:jira'] as const
