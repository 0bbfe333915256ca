import { expect, test } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'
import { StartRefusedError } from './start-refused-error.ts'

test('a refusal is told in its own words', () => {
  expect(describeStartFailure(new StartRefusedError('Port 1 is in use.'))).toBe('Port 1 is in use.')
})

test.each([
  ['EACCES', "EACCES: permission denied, open '/data/postgres.log'"],
  ['EROFS', "EROFS: read-only file system, mkdir '/data'"],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
])('a file that cannot be used (%s) is told in a sentence, without a stack', (code, message) => {
  const words = describeStartFailure(Object.assign(new Error(message), { code }))
  expect(words).toBe(`The server did not start: ${message}. Check that it may read and write there, and that the disk has room.`)
})

test('what nobody expected comes with its stack and what caused it', () => {
  expect(describeStartFailure(new Error('a defect', { cause: new Error('a deeper one') }))).toMatch(/a defect\n\s+at [^]*\[cause\]: Error: a deeper one/)
})
