import { initialsOf, type SandboxAccount } from './accounts.ts'

type AccountPage = { action: string; assets: string; accounts: SandboxAccount[]; error: string | null; productName: string }

/** 'Choose an account', as a sign-in with a hosted provider looks; plain about being a development stand-in. */
export function renderAccountPage({ action, assets, accounts, error, productName }: AccountPage): string {
  const title = `Sign in to ${escapeHtml(productName)}`
  return renderShell({
    title,
    assets,
    body: `<h1>Choose an account</h1>
<p class="lead">to continue to <strong>${escapeHtml(productName)}</strong></p>
<ul class="accounts">${accounts.map((account) => renderAccount(account, action)).join('')}</ul>
<details class="other"${error === null ? '' : ' open'}>
<summary>Use another account</summary>
<form method="post" action="${escapeHtml(action)}">
${error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<label>E-mail<input type="email" name="email" required maxlength="254" autocomplete="off" placeholder="you@example.test"></label>
<label>Name <span class="optional">optional</span><input type="text" name="name" maxlength="100" autocomplete="off"></label>
<button class="primary" type="submit">Continue</button>
</form>
</details>
<p class="note">Development sign-in. No password, no outside account; it answers on this machine only.</p>`,
  })
}

type LogoutPage = { form: string; assets: string; productName: string }

/** Ends the provider's session; the script submits at once, the button serves those without script. */
export function renderLogoutPage({ form, assets, productName }: LogoutPage): string {
  return renderShell({
    title: 'Sign out',
    assets,
    body: `<h1>Sign out</h1><p class="lead">of the development sign-in for <strong>${escapeHtml(productName)}</strong></p>
${form}<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script src="${escapeHtml(assets)}/submit-logout.js"></script>`,
  })
}

export function renderErrorPage({ message, assets }: { message: string; assets: string }): string {
  return renderShell({
    title: 'Sign-in did not work',
    assets,
    body: `<h1>Sign-in did not work</h1><p class="error" role="alert">${escapeHtml(message)}</p><p><a href="/">Back to the start page</a></p>`,
  })
}

function renderAccount(account: SandboxAccount, action: string): string {
  return `<li><form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="email" value="${escapeHtml(account.email)}">
<button class="account" type="submit"><span class="avatar" aria-hidden="true">${escapeHtml(initialsOf(account.name))}</span>
<span class="who"><span class="name">${escapeHtml(account.name)}</span><span class="email">${escapeHtml(account.email)}</span></span></button>
</form></li>`
}

function renderShell({ title, assets, body }: { title: string; assets: string; body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(assets)}/identity.css"></head>
<body><main>${body}</main></body></html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
