import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendError } from './error-handler.ts'

export type StaticSiteOptions = { folder: string; apiBase: string }

/** Vite puts content hashes into the names of everything in this folder. */
const HASHED_FOLDER = `${sep}assets${sep}`

/**
 * Serves the built page. Paths without a file get `index.html`, so that the page's own routes open directly;
 * unknown paths under the API base, and files that are missing, are errors.
 */
export async function serveSite(app: FastifyInstance, { folder, apiBase }: StaticSiteOptions): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) await app.register(staticFiles, { root: folder, wildcard: false, index: ['index.html'], cacheControl: false, setHeaders: setCaching })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (built && isPageRequest(request, path, apiBase)) return sendPage(reply, folder, path)
    const detail = built || isUnder(apiBase, path)
      ? `There is nothing at ${request.method} ${path}.`
      : 'The page is not built yet. Run: npm run build'
    return sendError(new AppError('not_found', detail), { request, reply })
  })
}

function isPageRequest(request: FastifyRequest, path: string, apiBase: string): boolean {
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
  return (request.method === 'GET' || request.method === 'HEAD') && !isUnder(apiBase, path) && !isFile
}

function isUnder(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

/** A prerendered page has its own file; every other address is the app's. */
function sendPage(reply: FastifyReply, folder: string, path: string): FastifyReply {
  const prerendered = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(path) ? join(path.slice(1), 'index.html') : ''
  const page = prerendered !== '' && existsSync(join(folder, prerendered)) ? prerendered : 'index.html'
  return reply.sendFile(page)
}

function setCaching(reply: FastifyReply, path: string): void {
  const immutable = path.includes(HASHED_FOLDER)
  void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
}
