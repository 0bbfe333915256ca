import type { Pool } from 'pg'
import { initialsOf, listAccounts, type SandboxAccount } from '../identity/accounts.ts'
import { escapeHtml } from './page-shell.ts'

type AccountSwitch = { accounts: SandboxAccount[]; chosen: SandboxAccount; pagePath: string }

/** Whose things the page shows, and links to those of the others. */
export function renderAccountSwitch({ accounts, chosen, pagePath }: AccountSwitch): string {
  const others = accounts.filter(({ email }) => email !== chosen.email)
  const links = others.map(({ email }) => `<li><a href="${pagePath}?account=${encodeURIComponent(email)}">${escapeHtml(email)}</a></li>`)
  return `<div class="account"><span class="avatar" aria-hidden="true">${escapeHtml(initialsOf(chosen.name))}</span>
<span class="who"><span class="name">${escapeHtml(chosen.name)}</span><span class="soft">${escapeHtml(chosen.email)}</span></span>
${others.length === 0 ? '' : `<details class="switch"><summary>Other accounts</summary><ul>${links.join('')}</ul></details>`}</div>`
}

/** The account that was asked for, else the one that consented last in this browser, else the one used last. */
export async function chooseAccount(pool: Pool, ...wanted: (string | null | undefined)[]): Promise<{ accounts: SandboxAccount[]; chosen: SandboxAccount }> {
  const accounts = await listAccounts(pool)
  for (const email of wanted) {
    const found = typeof email === 'string' ? await findAccountByEmail(pool, email) : null
    if (found !== null) return { accounts, chosen: found }
  }
  return { accounts, chosen: accounts[0]! }
}

export async function findAccountByEmail(pool: Pool, email: string): Promise<SandboxAccount | null> {
  if (email.includes('\0')) return null
  const { rows } = await pool.query<SandboxAccount>('SELECT subject, email, name FROM sandbox.identity_accounts WHERE email = $1', [email.toLowerCase()])
  return rows[0] ?? null
}
