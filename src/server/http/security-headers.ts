import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PublicConfig } from '../../contract/public-config.ts'

/** Hosts that serve the profile pictures of common sign-in providers. */
const AVATAR_SOURCES = ['https://*.googleusercontent.com', 'https://*.gravatar.com', 'https://avatars.githubusercontent.com', 'https://s.gravatar.com', 'https://cdn.auth0.com']

/** No inline script or style anywhere; other origins only where the page cannot do without. */
export async function securityHeaders(app: FastifyInstance, { publicConfig, publicUrl }: { publicConfig: PublicConfig; publicUrl: string }): Promise<void> {
  const issuer = new URL(publicConfig.oidc.issuer).origin
  const tour = publicConfig.tourVideoUrl === null ? [] : [new URL(publicConfig.tourVideoUrl).origin]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', issuer, ...AVATAR_SOURCES, ...photoSources(publicConfig)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", issuer],
        frameSrc: ["'self'", issuer, ...tour],
        mediaSrc: ["'self'", ...tour],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Profile pictures and the tour come from hosts that do not opt in to embedding.
    crossOriginEmbedderPolicy: false,
  })
}

/** What the API tells is one person's: without a word of their own, its replies stay out of every cache. */
export function keepOutOfCaches(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** The operator's own picture on the contact page, when it lies elsewhere. */
function photoSources({ operator }: PublicConfig): string[] {
  const address = operator.contact?.photoUrl
  return address?.startsWith('https:') ? [new URL(address).origin] : []
}
