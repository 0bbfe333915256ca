/** The service's User resource of the account itself. */
export function presentUser(subject: string) {
  return { accountId: `sandbox-${subject}`, accountType: 'atlassian', active: true, displayName: 'Sandbox account', timeZone: 'Etc/UTC' }
}
