import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { FeedbackRequest } from '../../contract/feedback.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { feedback as table } from '../database/ownerless-tables.ts'
import type { Log } from '../http/late-log.ts'
import type { SendMail, StoredMessage } from './mail.ts'

export type Feedback = {
  /** Stores the message; the mail follows in the background, now or when the mail server is back. */
  receive(message: Omit<FeedbackRequest, 'website'>): Promise<void>
  /** Mails what is waiting and forgets what is old, from now on. */
  start(): void
  /** Resolves when no mail is under way. */
  stop(): Promise<void>
}

export type FeedbackParts = {
  database: TypedDatabase
  /** null: messages are stored alone. */
  sendMail: SendMail | null
  log: Log
  /** Between two looks for messages that still wait, in milliseconds. */
  retryMs: number
}

const KEPT_DAYS = 365
/** A mail server that is set up late gets what people still wait for, not everything that was ever written. */
const MAILED_WITHIN_DAYS = 30

export function createFeedback({ database, sendMail, log, retryMs }: FeedbackParts): Feedback {
  let working: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | null = null

  /** Takes the oldest message that waits, on this server alone, and mails it. False when none is left. */
  async function mailNext(send: SendMail, refused: string[]): Promise<boolean> {
    return database.transaction(async (tx) => {
      const message = await lockOldest(tx, refused)
      if (message === null) return false
      const outcome = await send(message)
      if (outcome.kind === 'unreachable') throw outcome.error
      if (outcome.kind === 'sent') await tx.update(table).set({ mailedAt: sql`now()` }).where(eq(table.id, message.id))
      else {
        refused.push(message.id)
        log.error({ err: outcome.error, message: message.id }, 'the mail server refused a message of the contact form')
      }
      return true
    })
  }

  async function work(): Promise<void> {
    await database.delete(table).where(sql`${table.createdAt} < now() - ${KEPT_DAYS} * interval '1 day'`)
    if (sendMail === null) return
    const refused: string[] = []
    while (await mailNext(sendMail, refused));
  }

  /** One at a time: what arrives meanwhile is looked at right after. */
  function wake(): void {
    isWanted = true
    working ??= (async () => {
      while (isWanted) {
        isWanted = false
        await work().catch((error: unknown) => log.warn({ err: error }, 'messages of the contact form wait to be mailed'))
      }
    })().finally(() => (working = null))
  }

  return {
    async receive({ full_name: fullName, email, phone, message }) {
      await database.insert(table).values({ id: uuidv7(), fullName, email, phone: phone || null, message })
      wake()
    },
    start() {
      wake()
      timer = setInterval(wake, retryMs)
      timer.unref()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      await working
    },
  }
}

async function lockOldest(tx: Executor, refused: string[]): Promise<StoredMessage | null> {
  const isWaiting = and(isNull(table.mailedAt), sql`${table.createdAt} > now() - ${MAILED_WITHIN_DAYS} * interval '1 day'`, refused.length > 0 ? notInArray(table.id, refused) : undefined)
  const [message] = await tx.select().from(table).where(isWaiting).orderBy(asc(table.createdAt)).limit(1).for('update', { skipLocked: true })
  return message ?? null
}
