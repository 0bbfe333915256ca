import { ApiRequestError } from '../../api/request-error.ts'
import { historyTexts } from './texts.ts'

/** What the error catalogue says to a deletion that failed. */
export function deletionErrorText(error: unknown): string {
  if (!(error instanceof ApiRequestError)) return historyTexts.deleteFailedUnexpected
  return error.status === 500 ? historyTexts.deleteFailedServer : historyTexts.deleteFailedStatus(error.statusText)
}
