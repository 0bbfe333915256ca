import { AppError } from '../http/errors.ts'
import type { Session } from '../http/session.ts'

/** A token outlives its account by minutes; whoever holds it signs in again and starts with an empty account. */
export function accountGone(session: Session, userId: string): AppError {
  session.forget(userId)
  return new AppError('unauthorized', 'This account was deleted. Sign in again to start a new one.')
}
