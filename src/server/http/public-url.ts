import type { FastifyInstance } from 'fastify'

/**
 * The development sign-in knows one origin only. A page that was opened under another name of this machine
 * (127.0.0.1 for localhost) moves there before anything is stored under the wrong one.
 */
export function redirectToPublicUrl(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const { host } = new URL(publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    const opensPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
    if (opensPage && request.headers.host !== host) await reply.redirect(publicUrl + request.url, 302)
  })
}
