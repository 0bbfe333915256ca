import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'

export type SandboxAccount = { subject: string; email: string; name: string }

/** The form of the account page. `.test` addresses are reserved and reach nobody (RFC 2606). */
export const AccountFormSchema = z.object({
  email: z.email('Write an e-mail address such as you@example.test.').max(254).transform((email) => email.trim().toLowerCase()),
  name: z.string().max(100, 'A name takes at most 100 characters.').transform((name) => name.replace(/\p{Cc}/gu, '').trim()).default(''),
})

const DEMO_ACCOUNT: SandboxAccount = { subject: subjectOf('demo@example.test'), email: 'demo@example.test', name: 'Demo account' }

/** The demo account and those used before on this installation, the latest first. */
export async function listAccounts(pool: Pool): Promise<SandboxAccount[]> {
  const { rows } = await pool.query<SandboxAccount>(
    'SELECT subject, email, name FROM sandbox.identity_accounts ORDER BY last_used_at DESC LIMIT 8',
  )
  return rows.some((account) => account.subject === DEMO_ACCOUNT.subject) ? rows : [...rows, DEMO_ACCOUNT]
}

export async function rememberAccount(pool: Pool, form: z.output<typeof AccountFormSchema>): Promise<SandboxAccount> {
  const known = form.email === DEMO_ACCOUNT.email ? DEMO_ACCOUNT.name : nameFromEmail(form.email)
  const { rows } = await pool.query<SandboxAccount>(
    `INSERT INTO sandbox.identity_accounts (subject, email, name) VALUES ($1, $2, $3)
     ON CONFLICT (subject) DO UPDATE SET last_used_at = now(),
       name = CASE WHEN $4 THEN excluded.name ELSE identity_accounts.name END
     RETURNING subject, email, name`,
    [subjectOf(form.email), form.email, form.name || known, form.name !== ''],
  )
  return rows[0]!
}

export async function findAccountBySubject(pool: Pool, subject: string): Promise<SandboxAccount | undefined> {
  const { rows } = await pool.query<SandboxAccount>('SELECT subject, email, name FROM sandbox.identity_accounts WHERE subject = $1', [subject])
  return rows[0]
}

/** Two letters at most: 'Demo account' is 'DA'. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('') || '?'
}

function subjectOf(email: string): string {
  return createHash('sha256').update(`planwright-sandbox:${email}`).digest('hex').slice(0, 24)
}

function nameFromEmail(email: string): string {
  const words = email.slice(0, email.indexOf('@')).split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ').slice(0, 100) || email
}
