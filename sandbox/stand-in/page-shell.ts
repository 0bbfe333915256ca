import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../identity/account-page.ts'

export { escapeHtml }

/** Where the pages' own style lies; served by the stand-in that registers first. */
export const STAND_IN_STYLE_PATH = '/sandbox/assets/stand-in.css'

// Chromium applies form-action to the whole redirect chain, which ends on the page's own origin.
const PAGE_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A whole page without script. `body` is HTML; `title` is text. */
export function renderPage({ title, layout, body }: { title: string; layout: 'card' | 'wide'; body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STAND_IN_STYLE_PATH}"></head>
<body class="${layout}">${body}</body></html>`
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('content-security-policy', PAGE_POLICY).send(html)
}

export function renderProblemPage({ title, detail, code }: { title: string; detail: string; code: string }): string {
  return renderPage({
    title,
    layout: 'card',
    body: `<main><h1>${escapeHtml(title)}</h1><p class="error" role="alert">${escapeHtml(detail)}</p><p class="soft">${escapeHtml(code)}</p><p><a href="/">Back to the start page</a></p></main>`,
  })
}
