import type { feedback } from '../database/ownerless-tables.ts'

export type StoredMessage = typeof feedback.$inferSelect

export type MailOutcome =
  | { kind: 'sent' }
  /** The mail server wants this message at no time. */
  | { kind: 'refused'; error: Error }
  /** Try again later. */
  | { kind: 'unreachable'; error: Error }

export type SendMail = (message: StoredMessage) => Promise<MailOutcome>

export type MailOptions = {
  /** smtp:// or smtps:// with user and password. */
  url: string
  from: string
  to: string
  productName: string
}

/** Shorter together than a transaction may stand idle. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 }
const PERMANENT_REFUSAL = 500

/** Mails messages of the contact form as plain text; an answer goes to whoever wrote. */
export async function createMailer({ url, from, to, productName }: MailOptions): Promise<SendMail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  return async (message) => {
    try {
      await transport.sendMail({
        from: { name: productName, address: from },
        to,
        replyTo: { name: message.fullName, address: message.email },
        subject: `${productName}: message from ${message.fullName}`,
        // The same at every attempt, so that a mail that was sent twice shows once.
        messageId: `<${message.id}@${from.split('@')[1]}>`,
        date: message.createdAt,
        text: bodyOf(message),
      })
      return { kind: 'sent' }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      return { kind: isRefusal(error) ? 'refused' : 'unreachable', error }
    }
  }
}

function bodyOf({ fullName, email, phone, message }: StoredMessage): string {
  return [`Name: ${fullName}`, `E-mail: ${email}`, ...(phone === null ? [] : [`Phone: ${phone}`]), '', message].join('\n')
}

/** RFC 5321: 5xx to the message itself is final; to the sign-in it means that our settings are wrong, which somebody will mend. */
function isRefusal(error: Error): boolean {
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= PERMANENT_REFUSAL && code !== 'EAUTH'
}
