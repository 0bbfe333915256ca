import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the build leaves open in a page, as `__NAME__`, because each installation sets it for itself. */
export type PageValues = Record<'PRODUCT_NAME' | 'PUBLIC_URL' | 'API_BASE' | 'TOUR_VIDEO_URL', string>

/** One document in each coding that a browser may ask for. */
export type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Fills the placeholders. The values end up in text and in quoted attributes, so they are escaped for both. */
export function createPage(html: string, values: PageValues): Page {
  const filled = html.replaceAll(/__(PRODUCT_NAME|PUBLIC_URL|API_BASE|TOUR_VIDEO_URL)__/g, (_, name: keyof PageValues) => escapeHtml(values[name]))
  const plain = Buffer.from(filled)
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
  }
}

/** Sends the page compressed as the browser takes it; a browser that has it already gets 304. */
export function sendPage(page: Page, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const coding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted))
  if (coding === undefined) return reply.send(page.plain)
  return reply.header('content-encoding', coding).send(page[coding])
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
