import { existsSync, readFileSync } from 'node:fs'
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
  if (built) await app.register(staticFiles, { root: folder, wildcard: false, index: false, preCompressed: true, cacheControl: false, setHeaders: setCaching })
  const readPage = createPageReader(folder, apiBase)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (built && isPageRequest(request, path, apiBase)) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(readPage(path))
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

/** Reads each page once. A prerendered page has its own file; every other address is the app's. */
function createPageReader(folder: string, apiBase: string): (path: string) => string {
  const pages = new Map<string, string>()
  return (path) => {
    const own = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(path) ? join(folder, path, 'index.html') : ''
    const file = own !== '' && existsSync(own) ? own : join(folder, 'index.html')
    const page = pages.get(file) ?? readFileSync(file, 'utf8').replace(/(<meta name="api-base" content=")[^"]*/, `$1${apiBase}`)
    pages.set(file, page)
    return page
  }
}

function setCaching(reply: FastifyReply, path: string): void {
  const immutable = path.includes(HASHED_FOLDER)
  void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
}
