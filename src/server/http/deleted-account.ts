import { AppError } from './errors.ts'

/** Not 401, upon which a page renews its token and tries again: only whoever signs in anew starts with an empty account. */
export function deletedAccount(): AppError {
  return new AppError('forbidden', 'This account was deleted. Sign in again to start a new one.')
}
