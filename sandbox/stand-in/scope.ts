import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackOrigin, refuseForeignHost } from '../loopback-guard.ts'
import { readPageStyle } from '../page-style.ts'
import { STAND_IN_STYLE_PATH } from './page-shell.ts'

/** Fifty issues with long descriptions come in one body. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024

type ScopeOptions = { prefix: string; origin: string; name: string }

/**
 * Registers a stand-in's routes under its prefix, for this machine alone, with readers for JSON and form bodies.
 * Throws when the origin is not loopback.
 */
export async function registerStandIn(app: FastifyInstance, { prefix, origin, name }: ScopeOptions, routes: (scope: FastifyInstance) => void | Promise<void>): Promise<void> {
  if (!isLoopbackOrigin(origin)) {
    throw new Error(`The sandbox ${name} refuses ${origin}: it is for localhost only. Set the client id of the real service instead.`)
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignHost)
    scope.addHook('onRequest', refuseForeignOrigin(origin))
    // Another vendor's interface has no place in the documentation of ours.
    scope.addHook('onRoute', (route) => void Object.assign(route, { schema: { ...route.schema, hide: true } }))
    readBodies(scope)
    await routes(scope)
  }, { prefix })
}

/** Style of all pages of the stand-ins. */
export async function serveStyle(app: FastifyInstance, origin: string): Promise<void> {
  await registerStandIn(app, { prefix: STAND_IN_STYLE_PATH, origin, name: 'style' }, (scope) => {
    scope.get('/', async (_request, reply) => {
      return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(await readPageStyle(new URL('stand-in.css', import.meta.url)))
    })
  })
}

/** A page of another site may post a form here; a consent or a fault must not come from there. */
function refuseForeignOrigin(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const from = request.headers.origin
    if (request.method === 'GET' || from === undefined || from === origin) return
    await reply.code(403).type('text/plain').send('The development sandbox takes nothing from pages of other sites.')
  }
}

function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => {
    done(null, fieldsOf(new URLSearchParams(String(body))))
  })
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    // No column of the store can hold NUL.
    if (/\\u0000/i.test(String(body))) return done(Object.assign(new Error('The body must not contain NUL characters.'), { statusCode: 400 }))
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('The body is not valid JSON.'), { statusCode: 400 }))
    }
  })
}

/** A field that comes once is text; one that repeats is a list. */
export function fieldsOf(form: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => {
    const values = form.getAll(name)
    return [name, values.length === 1 ? values[0]! : values]
  }))
}
