import type { onRequestAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

/** Lone surrogates match alone under the u flag; PostgreSQL and JSON readers refuse them. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const REPLACEMENT_CHARACTER = '\uFFFD'
/** No body of the contract comes near; beyond it reading would only cost. */
const DEEPEST = 32

/** No address of ours holds NUL, whoever serves it. */
export const refuseNulInAddress: onRequestAsyncHookHandler = async (request) => {
  if (request.url.includes('%00')) throw new AppError('invalid_request', 'The address must not contain NUL characters.')
}

/** Makes every string of path, query and body well-formed and refuses NUL, which no text column can hold. */
export const cleanRequestText: preValidationAsyncHookHandler = async (request) => {
  request.params = cleanText(request.params, 'path')
  request.query = cleanText(request.query, 'query')
  request.body = cleanText(request.body, 'body')
}

/** Throws AppError `invalid_request` naming the field that holds NUL, or what is nested too deeply. */
function cleanText(value: unknown, path: string, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value, path)
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value
  if (depth >= DEEPEST) throw new AppError('invalid_request', `${path.split('.', 1)[0]} is nested too deeply. At most ${DEEPEST} levels are read.`)
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${path}.${index}`, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => [cleanString(key, path), cleanText(item, `${path}.${key}`, depth + 1)] as const)
  return Object.fromEntries(entries)
}

function cleanString(text: string, path: string): string {
  if (text.includes('\0')) throw new AppError('invalid_request', `${path.replaceAll('\0', '')} must not contain NUL characters.`)
  return text.replace(LONE_SURROGATE, REPLACEMENT_CHARACTER)
}
