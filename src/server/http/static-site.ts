import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendError } from './error-handler.ts'
import { createPage, sendPage, type Page, type PageValues } from './page.ts'

export type StaticSiteOptions = {
  folder: string
  apiBase: string
  productName: string
  /** Origin, without a slash at its end. */
  publicUrl: string
  tourVideoUrl: string | null
}

/** Vite puts content hashes into the names of everything in this folder. */
const HASHED_FOLDER = `${sep}assets${sep}`

/**
 * Serves the built pages, each at its own address, and its page of a missing address at every other one. Unknown paths
 * under the API base, and files that are missing, are errors.
 */
export async function serveSite(app: FastifyInstance, options: StaticSiteOptions): Promise<void> {
  const { folder, apiBase } = options
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    // Pages go out filled, from the handler below.
    const allowedPath = (path: string) => !path.endsWith('.html')
    await app.register(staticFiles, { root: folder, wildcard: false, index: false, preCompressed: true, cacheControl: false, setHeaders: setCaching, allowedPath })
  }
  const findPage = createPageFinder(folder, options)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (built && isPageRequest(request, path, apiBase)) {
      const found = findPage(path)
      return sendPage(found.page, { request, reply: reply.code(found.status) })
    }
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

/** Reads and fills each page once. */
function createPageFinder(folder: string, options: StaticSiteOptions): (path: string) => { status: 200 | 404; page: Page } {
  const values: PageValues = {
    PRODUCT_NAME: options.productName,
    PUBLIC_URL: options.publicUrl,
    API_BASE: options.apiBase,
    TOUR_VIDEO_URL: options.tourVideoUrl ?? '',
  }
  const pages = new Map<string, Page>()
  const read = (file: string): Page => {
    const page = pages.get(file) ?? createPage(readFileSync(file, 'utf8'), values)
    pages.set(file, page)
    return page
  }
  return (path) => {
    const own = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?)?$/.test(path) ? join(folder, path, 'index.html') : null
    if (own !== null && existsSync(own)) return { status: 200, page: read(own) }
    return { status: 404, page: read(join(folder, '404.html')) }
  }
}

function setCaching(reply: FastifyReply, path: string): void {
  const immutable = path.includes(HASHED_FOLDER)
  void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
}
