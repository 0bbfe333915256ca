import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { Temporal } from 'temporal-polyfill'
import { chooseAccount, findAccountByEmail } from '../stand-in/account-switch.ts'
import { readChosenAccount } from '../stand-in/chosen-account.ts'
import { renderProblemPage, sendPage } from '../stand-in/page-shell.ts'
import { readQuery } from '../stand-in/request-fields.ts'
import { layOutMonth, monthOf } from './calendar-month.ts'
import { renderCalendarPage } from './calendar-page.ts'
import { GOOGLE_SANDBOX_PATH } from './endpoints.ts'
import type { EventStore } from './event-store.ts'
import type { StoredEvent } from './event-schema.ts'

const EVERYTHING = {
  showDeleted: false, endsAfterMs: null, startsBeforeMs: null, updatedSinceMs: null, privateProperties: {}, sharedProperties: {}, iCalUID: null, order: 'start', offset: 0, limit: 10_000,
} as const

/** Where a person looks at what arrived. */
export function calendarPageRoutes(scope: FastifyInstance, { pool, store, clock }: { pool: Pool; store: EventStore; clock: () => number }): void {
  scope.get('/', async (request, reply) => {
    const { account, month, event } = readQuery(request)
    const { accounts, chosen } = await chooseAccount(pool, account, readChosenAccount(request))
    const events = await store.list(chosen.subject, EVERYTHING)
    const today = Temporal.Instant.fromEpochMilliseconds(clock()).toZonedDateTimeISO('UTC').toPlainDate()
    return sendPage(reply, renderCalendarPage({
      pagePath: GOOGLE_SANDBOX_PATH, accounts, chosen, eventCount: events.length, opened: event ?? null, today: today.toString(),
      month: layOutMonth(events, readMonth(month) ?? nextMonthWithEvents(events, today)),
    }))
  })

  scope.get('/event', async (request, reply) => {
    const [id = '', email = ''] = Buffer.from(readQuery(request)['eid'] ?? '', 'base64url').toString('utf8').split(' ')
    const account = await findAccountByEmail(pool, email)
    const event = account === null || id.includes('\0') ? null : await store.find(account.subject, id)
    if (event === null || event.status === 'cancelled') return sendMissing(reply)
    const query = new URLSearchParams({ account: email, month: monthOf(event).toString(), event: id })
    return reply.redirect(`${GOOGLE_SANDBOX_PATH}?${query.toString()}#event-${id}`, 302)
  })
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), renderProblemPage({ title: 'No such event', detail: 'The event is not in the sandbox calendar, or was deleted from it.', code: '404' }))
}

function readMonth(text: string | undefined): Temporal.PlainYearMonth | null {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '') ? Temporal.PlainYearMonth.from(text!) : null
}

/** This month, or the first later one with an event when this one has none. */
function nextMonthWithEvents(events: StoredEvent[], today: Temporal.PlainDate): Temporal.PlainYearMonth {
  const current = today.toPlainYearMonth()
  const months = events.map(monthOf).filter((month) => Temporal.PlainYearMonth.compare(month, current) >= 0)
  return months.toSorted((one, other) => Temporal.PlainYearMonth.compare(one, other))[0] ?? current
}
