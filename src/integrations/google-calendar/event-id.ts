import { createHash } from 'node:crypto'
import type { EventIdentity } from '../calendar-target.ts'

/** RFC 4648, section 7, in small letters: the characters that Google takes in ids. */
const BASE32_HEX = '0123456789abcdefghijklmnopqrstuv'

/**
 * The id that an identity's event has in Google Calendar: always the same, so that creating it twice is noticed there.
 * `edition` counts the ids that could not be used any more.
 */
export function eventId({ userId, planId, taskId, generation }: EventIdentity, edition: number): string {
  const digest = createHash('sha256').update(JSON.stringify([userId, planId, taskId, generation, edition])).digest()
  let bits = ''
  for (const byte of digest) bits += byte.toString(2).padStart(8, '0')
  return bits.match(/.{5}/gu)!.map((five) => BASE32_HEX[Number.parseInt(five, 2)]).join('')
}
