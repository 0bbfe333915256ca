import { expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

it.each([
  ['Self employed (I fix bikes, from home), first ever tax return: due 31 January!', /tax return/u],
  ['1974 racing dinghy in bits, want it sailing by 5 June: hull, mast, sails', /dinghy/u],
  ['Retired, want to learn Greek by June', /Greek/u],
])('%s is about what is wanted, or the thing it is wanted of', (prompt, subject) => {
  expect(read(prompt).subject).toMatch(subject)
})
