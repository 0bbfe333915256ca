import { deletedAccount } from '../http/deleted-account.ts'
import type { AppError } from '../http/errors.ts'
import type { Session } from '../http/session.ts'

/** The account went, on another server too, while its token was still remembered here. */
export function accountGone(session: Session, userId: string): AppError {
  session.forget(userId)
  return deletedAccount()
}
