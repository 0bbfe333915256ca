import { GenerationErrorSchema, GenerationMessageSchema, type GenerationMessage } from '../../../contract/generation.ts'
import type { ApiError } from '../../../contract/errors.ts'
import { logFailure } from '../log.ts'

/** Undefined for a message that cannot be read: it is logged and ignored. `result` may be an object or the JSON text of one. */
export function parseMessage(data: string): GenerationMessage | undefined {
  try {
    return GenerationMessageSchema.parse(unwrapResult(JSON.parse(data)))
  } catch (error) {
    logFailure('a message of the generation was ignored', error)
    return undefined
  }
}

export function parseStreamError(data: string): ApiError | undefined {
  try {
    return GenerationErrorSchema.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}

function unwrapResult(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('result' in message)) return message
  return typeof message.result === 'string' ? { ...message, result: JSON.parse(message.result) as unknown } : message
}
