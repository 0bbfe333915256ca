import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ErrorCode } from '../../contract/errors.ts'
import { causesOf, errorCode, hasErrorCode } from '../database/error-code.ts'
import { deletedAccount } from './deleted-account.ts'
import { AppError, presentError, statusOf } from './errors.ts'

const OF_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** What went wrong and what to do, for the framework's own refusals. */
const OF_FRAMEWORK_CODE: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON. Check its commas and quotes; no member may be named __proto__ or constructor.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send a JSON object, or leave the content-type header out.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type is not supported. Send the header content-type: application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large. Shorten it to the documented limits.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The content-length header does not match the body.',
  FST_ERR_BAD_URL: 'The address holds a % that starts no valid escape.',
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, { request, reply }))
}

export function sendError(error: unknown, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const known = toAppError(error)
  if (known === null) {
    request.log.error({ err: error }, 'unexpected error')
    return send(reply, new AppError('internal', `Something went wrong on our side. Please try again later. (request ${request.id})`))
  }
  if (known.code === 'unavailable') request.log.warn({ err: known }, 'a service we need did not answer')
  return send(reply, known)
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  const body = JSON.stringify(presentError(error))
  return reply.code(statusOf(error.code)).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new AppError('invalid_request', describeValidation(error))
  if (isAccountGone(error)) return deletedAccount()
  const refusal = RefusalSchema.safeParse(error)
  if (!refusal.success) return isDatabaseDown(error) ? new AppError('unavailable', 'The database does not answer. Please try again later.', { cause: error }) : null
  const { statusCode, code, message } = refusal.data
  const detail = OF_FRAMEWORK_CODE[code] ?? message
  return new AppError(OF_STATUS[statusCode] ?? 'invalid_request', detail)
}

/** An error of the framework or a plugin that is the client's to correct. */
const RefusalSchema = z.object({ statusCode: z.number().min(400).max(499), code: z.string().default(''), message: z.string() })

/**
 * What passes by itself or with the operator's help: connections that are refused, cut or shut down (system codes, SQLSTATE
 * class 08 and 57P), none free in time, a full disk or too many sessions (class 53), a statement out of time (57014), a
 * transaction undone time and again (class 40).
 */
function isDatabaseDown(error: unknown): boolean {
  return hasErrorCode(error, DATABASE_DOWN_CODE) || causesOf(error).some(({ message }) => DATABASE_DOWN_MESSAGE.test(message))
}

const DATABASE_DOWN_CODE = /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|08\w{3}|40\w{3}|53\w{3}|57014|57P\d{2})$/
/** pg gives these no code. */
const DATABASE_DOWN_MESSAGE = /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** A token that is still remembered here wants a row for an account that went on another server (foreign_key_violation). */
function isAccountGone(error: unknown): boolean {
  return causesOf(error).some((cause) => errorCode(cause) === '23503' && 'constraint' in cause && String(cause.constraint).endsWith('_users_user_id_fk'))
}

const PLACES: Record<string, string> = { querystring: 'query', params: 'path' }

function describeValidation(error: { validationContext?: string | undefined; validation: { instancePath: string; message?: string | undefined }[] }): string {
  const context = error.validationContext ?? 'body'
  const place = PLACES[context] ?? context
  return error.validation
    .map(({ instancePath, message }) => `${place}${instancePath.replace(/\/$/, '').replaceAll('/', '.')}: ${message ?? 'not valid'}`)
    .join('; ')
}
