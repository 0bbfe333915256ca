import { z } from 'zod'
import { MESSAGE_MAX_LENGTH, PHONE_MAX_DIGITS } from './limits.ts'

/** One line: no line break that could end a header of the mail, and no other control character. */
const oneLine = (highest: number) => z.string().trim().max(highest).regex(/^\P{Cc}*$/u, 'must be one line')

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length

/** POST /feedback. */
export const FeedbackRequestSchema = z.object({
  full_name: oneLine(200).min(1, 'Full name is required'),
  email: z.email('an e-mail address such as name@example.org').max(320),
  /** International, '+' first; empty or null when none was given. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ().-]*)$/, 'a phone number has digits, spaces and + ( ) . - alone')
    .refine((phone) => countDigits(phone) <= PHONE_MAX_DIGITS, `a phone number has at most ${PHONE_MAX_DIGITS} digits`)
    .nullish(),
  message: z
    .string()
    .max(MESSAGE_MAX_LENGTH, `the message takes at most ${MESSAGE_MAX_LENGTH} characters`)
    .refine((message) => message.trim() !== '', 'Message is required'),
  /** People do not see this field; programs that fill every field do. */
  website: z.string().max(2000).optional(),
})
export type FeedbackRequest = z.infer<typeof FeedbackRequestSchema>

export const FeedbackReceiptSchema = z.object({ received: z.literal(true) })
