import { z } from 'zod'

/** Every code the API can answer with; the status of each is fixed in src/server/http/errors.ts. */
export const ErrorCodeSchema = z.enum([
  'invalid_request',
  'unauthorized',
  'forbidden',
  'out_of_credits',
  'not_found',
  'key_reused',
  'not_connected',
  'needs_reconnect',
  'export_busy',
  'exported_elsewhere',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'generation_failed',
  'plan_timeout',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCodeSchema>

export const ApiErrorSchema = z.object({ code: ErrorCodeSchema, detail: z.string() })
export type ApiError = z.infer<typeof ApiErrorSchema>
