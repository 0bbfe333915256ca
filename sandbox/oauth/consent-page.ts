import { initialsOf, type SandboxAccount } from '../identity/accounts.ts'
import { escapeHtml, renderPage } from '../stand-in/page-shell.ts'

export type ConsentSite = { id: string; name: string; url: string; description: string }

export type ConsentPage = {
  /** Address of the form, which carries the whole authorization request. */
  action: string
  productName: string
  serviceName: string
  /** What is asked for, a sentence each. */
  permissions: string[]
  accounts: SandboxAccount[]
  /** Jira: the sites of an account, of which one or more are chosen. */
  sites: ConsentSite[]
  error: string | null
}

/**
 * Asks a person whether the product may reach the stand-in on their behalf; plain about being a stand-in.
 * 'Allow' comes first in the form, because Enter in a field presses the first button.
 */
export function renderConsentPage(page: ConsentPage): string {
  const { productName, serviceName } = page
  return renderPage({
    title: `Allow ${productName} to use ${serviceName}`,
    layout: 'card',
    body: `<main><p class="badge">${escapeHtml(serviceName)} · development stand-in</p>
<h1>${escapeHtml(productName)} wants to use your ${escapeHtml(serviceName)}</h1>
<form method="post" action="${escapeHtml(page.action)}">
${page.error === null ? '' : `<p class="error" role="alert">${escapeHtml(page.error)}</p>`}
<fieldset><legend>Account</legend>${page.accounts.map(renderAccount).join('')}
<label class="field">Or another e-mail address<input type="email" name="other_email" maxlength="254" autocomplete="off" placeholder="you@example.test"></label></fieldset>
${renderSites(page.sites)}
<h2>This will allow ${escapeHtml(productName)} to</h2>
<ul class="permissions">${page.permissions.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>
<div class="buttons"><button class="primary" type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button></div>
</form>
<p class="note">No outside account is touched: this stand-in answers on this machine only, and keeps what arrives in the server's own database.</p></main>`,
  })
}

function renderAccount(account: SandboxAccount, index: number): string {
  return `<label class="choice"><input type="radio" name="email" value="${escapeHtml(account.email)}"${index === 0 ? ' checked' : ''}>
<span class="avatar" aria-hidden="true">${escapeHtml(initialsOf(account.name))}</span>
<span class="who"><span class="name">${escapeHtml(account.name)}</span><span class="soft">${escapeHtml(account.email)}</span></span></label>`
}

function renderSites(sites: ConsentSite[]): string {
  if (sites.length === 0) return ''
  const choices = sites.map((site, index) => `<label class="choice"><input type="checkbox" name="sites" value="${escapeHtml(site.id)}"${index === 0 ? ' checked' : ''}>
<span class="who"><span class="name">${escapeHtml(site.name)}</span><span class="soft">${escapeHtml(site.description)}</span></span></label>`)
  return `<fieldset><legend>Sites</legend>${choices.join('')}</fieldset>`
}
