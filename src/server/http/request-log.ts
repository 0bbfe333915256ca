import type { FastifyLoggerOptions } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
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

export function requestLog(config: Config): false | (FastifyLoggerOptions & PinoLoggerOptions) {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: {
      // The query may hold authorization codes, so only the path is written.
      req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0], remoteAddress: request.ip }),
    },
  }
}
