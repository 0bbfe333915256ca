import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HealthSchema, PublicConfigSchema, type PublicConfig } from '../../contract/public-config.ts'

export type HealthRouteServices = { version: string; publicConfig: PublicConfig }

/** Both routes are for everyone and cost nothing. */
export function healthRoutes(app: FastifyInstance, { version, publicConfig }: HealthRouteServices): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.route({
    method: 'GET',
    url: '/health',
    schema: { summary: 'Whether the server answers', response: { 200: HealthSchema } },
    handler: async () => ({ ok: true as const, version }),
  })

  typed.route({
    method: 'GET',
    url: '/config',
    schema: { summary: 'Public settings of this installation', response: { 200: PublicConfigSchema } },
    handler: async () => publicConfig,
  })
}
