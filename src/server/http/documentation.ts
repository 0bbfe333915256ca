import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

export type DocumentationOptions = { apiBase: string; productName: string; version: string }

/** OpenAPI 3.1 at `<base>/openapi.json`, a browsable page at `<base>/docs`. Register before the routes. */
export async function documentApi(app: FastifyInstance, { apiBase, productName, version }: DocumentationOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${productName} API`, version, description: 'Plans from one prompt: streamed, verified, kept in a history.' },
      components: { securitySchemes: { identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'OpenID Connect ID token' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
  // Only this page's policy is relaxed: the viewer sets styles from script.
  await app.register(swaggerUi, { routePrefix: `${apiBase}/docs`, staticCSP: true, logLevel: 'warn' })
}

/** The `security` entry of a route behind `requireUser`. */
export const bearerRequired = [{ identityToken: [] }]
