import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Never logged, wherever a library puts it: tokens, codes and cookies; prompts are not logged at all. */
const SECRET_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'token',
  'id_token',
  'access_token',
  'refresh_token',
  'code',
  'code_verifier',
  'client_secret',
]

export function requestLog(config: Config): Exclude<FastifyServerOptions['logger'], undefined> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: {
      // The query may hold authorization codes, so only the path is written; the path of a private calendar is a secret.
      err: (error) => ({ ...describeError(error) }),
      req: (request) => ({ method: request.method, path: hideFeedToken(request.url?.split('?', 1)[0]), remoteAddress: request.ip }),
    },
  }
}

/** However the address is spelled, since the router reads escapes too. */
function hideFeedToken(path = ''): string {
  return unescaped(path).replaceAll(/(\/feeds\/+)[^/]+/gi, '$1[secret]').replaceAll(/[\w-]{43}(?=\.ics)/g, '[secret]')
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError }

/** A failed query carries its parameters, which people wrote; only what the database said of it is logged. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  if ('params' in error && error.cause instanceof Error) return describeError(error.cause)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: error.stack ?? '',
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
