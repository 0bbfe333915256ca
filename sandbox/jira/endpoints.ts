export const JIRA_SANDBOX_PATH = '/sandbox/jira'

/** Addresses that take the place of Atlassian's own. */
export function jiraSandboxEndpoints(origin: string) {
  const base = origin + JIRA_SANDBOX_PATH
  return {
    /** For https://auth.atlassian.com: /authorize and /oauth/token follow. */
    authUrl: base,
    /** For https://api.atlassian.com: /oauth/token/accessible-resources and /ex/jira/{cloudid} follow. */
    apiUrl: base,
    /** Where a person looks at the boards. */
    pageUrl: base,
  }
}
