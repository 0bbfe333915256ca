import { FeedbackReceiptSchema, type FeedbackRequest } from '../../../contract/feedback.ts'
import { apiRequest } from '../../api/client.ts'

/** POST /feedback; nobody needs to be signed in. */
export async function sendFeedback(message: FeedbackRequest): Promise<void> {
  await apiRequest(FeedbackReceiptSchema, '/feedback', { method: 'POST', body: message, withToken: false })
}
