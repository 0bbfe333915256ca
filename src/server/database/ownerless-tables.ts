import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/* Tables whose rows belong to no user; the others are in schema.ts. */

/**
 * Sign-ins whose account was deleted: tokens issued before then are refused until none of them can be valid any more.
 * The rows name nobody; see account/deleted-sign-ins.ts.
 */
export const deletedSignIns = pgTable(
  'deleted_sign_ins',
  {
    /** HMAC-SHA-256 of issuer and subject under a key of the installation. */
    signInHash: text('sign_in_hash').primaryKey(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [index('deleted_sign_ins_age').on(table.deletedAt)],
)

/** Messages of the contact form. */
export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null until it was handed to the mail server, or for good when none is set. */
  mailedAt: moment('mailed_at'),
})

/** Facts of this installation, such as the value that shows whether APP_SECRET is still the one that sealed the tokens. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
