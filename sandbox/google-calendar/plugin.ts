import type { FastifyInstance } from 'fastify'
import { createOauthTables } from '../oauth/tables.ts'
import { registerStandIn } from '../stand-in/scope.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { calendarPageRoutes } from './calendar-page.route.ts'
import { googleSandboxEndpoints, GOOGLE_SANDBOX_PATH } from './endpoints.ts'
import { createEventStore } from './event-store.ts'
import { createEvents } from './events.ts'
import { eventRoutes } from './events.route.ts'
import { createGate } from './gate.ts'
import { GoogleError, notFound, presentGoogleError } from './google-error.ts'
import { createGoogleGrants, googleOauthRoutes } from './oauth.route.ts'
import { createCalendarTables } from './tables.ts'

/**
 * The stand-in for Google Calendar and its OAuth server, under `GOOGLE_SANDBOX_PATH` on the server's own port.
 * Throws when the origin is not loopback.
 */
export async function sandboxGoogleCalendar(app: FastifyInstance, options: StandInOptions): Promise<void> {
  const { origin, pool, clock } = options
  await registerStandIn(app, { prefix: GOOGLE_SANDBOX_PATH, origin, name: 'calendar' }, async (scope) => {
    await createOauthTables(pool)
    await createCalendarTables(pool)
    const grants = createGoogleGrants(options)
    const store = createEventStore(pool)
    answerErrors(scope)
    calendarPageRoutes(scope, { pool, store, clock })
    googleOauthRoutes(scope, { ...options, grants })
    eventRoutes(scope, {
      gate: createGate({ ...options, grants }),
      events: createEvents({ store, clock }),
      store,
      pageUrl: googleSandboxEndpoints(origin).pageUrl,
    })
  })
}

function answerErrors(scope: FastifyInstance): void {
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(presentGoogleError(notFound())))
  scope.setErrorHandler((error, request, reply) => {
    const known = error instanceof GoogleError ? error : toGoogleError(error)
    if (known.status >= 500) request.log.error({ err: error }, 'the sandbox calendar failed')
    return reply.code(known.status).headers(known.detail.headers ?? {}).send(presentGoogleError(known))
  })
}

function toGoogleError(error: unknown): GoogleError {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500
    ? new GoogleError(status, status === 400 ? 'parseError' : 'badRequest', { message: status === 400 ? 'Parse Error' : 'Bad Request' })
    : new GoogleError(500, 'backendError', { message: 'Backend Error' })
}
