import type { User } from '../../contract/account.ts'
import type { UserRow } from './users.ts'

export function presentUser(user: UserRow, balance: { credits: number; renewAt: Date | null }): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    avatarUrl: user.avatarUrl,
    credits: balance.credits,
    creditsRenewAt: balance.renewAt?.toISOString() ?? null,
    timeZone: user.timeZone,
    locale: user.locale,
    modelDrafting: user.modelDrafting,
  }
}
