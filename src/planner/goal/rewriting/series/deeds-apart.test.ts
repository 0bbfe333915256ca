import { expect, it } from 'vitest'
import { deedsApart } from './deeds-apart.ts'

const plain = (text: string) => deedsApart(text).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

it.each([
  ['Get the house ready and do the exercises twice a day', 'Get the house ready. Do the exercises twice a day'],
  ['Buy a mat and stretch every morning', 'Buy a mat. Stretch every morning'],
  ['Order the books and read 20 pages every evening until June', 'Order the books. Read 20 pages every evening until June'],
])('parts what is done once from what comes again: %s', (text, said) => {
  expect(plain(text)).toBe(said)
})

it.each(['Stretch and do the exercises twice a day', 'Walk and swim every day', 'Buy a bike and a helmet', 'Clear the table and wash up'])('leaves two deeds of one rhythm, or none: %s', (text) => {
  expect(plain(text)).toBe(text)
})
