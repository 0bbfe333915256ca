import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const leftOut = (prompt: string) => stated(prompt, 'exclusion', 'sprint').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

it.each(['Not in this sprint:', 'Not now:', 'Later, not now:', 'For later:', 'Not part:', 'Explicitly not:', 'Without:', 'We don’t do:', 'Parked:', 'Does not include:', 'Out of scope:'])('%s what stands behind it is left out', (head) => {
  const prompt = `Renew the newsletter: template, list cleaning, first issue. ${head} the archive and the shop. Ana and Bo, one two-week sprint from 11 January.`
  expect(leftOut(prompt)).toEqual(['archive', 'shop'])
  expect(topics(prompt)).toEqual(['template', 'list cleaning', 'first issue'])
})

it.each([
  ['Newsletter erneuern: Vorlage, Adressen. Nicht dabei: Archiv und Laden. Ana und Bo, ein Sprint von zwei Wochen ab 11. Januar.', ['Archiv', 'Laden']],
  ['Boletín nuevo: plantilla, direcciones. Queda fuera: el archivo y la tienda. Ana y Luis, un sprint de dos semanas desde el 11 de enero.', ['archivo', 'tienda']],
])('in other languages as well: %s', (prompt, labels) => expect(leftOut(prompt)).toEqual(labels))

it.each(['Later:', 'In this sprint:', 'Must have:'])('%s is no head of what is left out', (head) => {
  expect(leftOut(`Renew the newsletter. ${head} template, first issue. Ana and Bo, one two-week sprint from 11 January.`)).toEqual([])
})
