import { expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

it.each([
  ['Twin no. 2 arrives on 9 December, so I want 20 soups frozen before 25 November. Cooking on Sundays.', /^20 soups frozen$/u],
  ['As treasurer of our rowing club I must organise a rummage sale on Sunday 5 September at the boathouse.', /rummage sale$/u],
  ['I have my bakery at Leith and I am rebuilding without closing for a day. Work is done on Mondays.', /^rebuilding without closing/u],
  ['Salam, my friend Ade and me are starting a radio show about old ferries. Eight shows from 14 October.', /radio show about old ferries$/u],
  ['Tax return as a freelance potter, sorry I write in Dutch :) Must be filed by 31 July.', /^Tax return/u],
  ['Cradle quilt for my niece, her party is Saturday 23 October and I sew on Mondays.', /^Cradle quilt for my niece$/u],
  ['need to get my aunts story recorded, she is 92 and gets tired so 40 minutes max', /^aunts story recorded$/u],
  ['Learn Elm, Nim and Zig by June', /^Learn Elm, Nim and Zig$/u],
])('is what is wanted, and not what is told around it: %s', (prompt, subject) => {
  expect(read(prompt).subject).toMatch(subject)
})
