import type { preValidationAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

/** Lone surrogates match alone under the u flag; PostgreSQL and JSON readers refuse them. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const REPLACEMENT_CHARACTER = '\uFFFD'

/** Makes every string of path, query and body well-formed and refuses NUL, which no text column can hold. */
export const cleanRequestText: preValidationAsyncHookHandler = async (request) => {
  request.params = cleanText(request.params, 'path')
  request.query = cleanText(request.query, 'query')
  request.body = cleanText(request.body, 'body')
}

/** Throws AppError `invalid_request` naming the field that holds NUL. */
function cleanText(value: unknown, path: string): unknown {
  if (typeof value === 'string') return cleanString(value, path)
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${path}.${index}`))
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [cleanString(key, path), cleanText(item, `${path}.${key}`)] as const)
  return Object.fromEntries(entries)
}

function cleanString(text: string, path: string): string {
  if (text.includes('\0')) throw new AppError('invalid_request', `${path.replaceAll('\0', '')} must not contain NUL characters.`)
  return text.replace(LONE_SURROGATE, REPLACEMENT_CHARACTER)
}
