import { expect, it } from 'vitest'
import { saidDeed } from './said-deed.ts'

const deed = (words: string, label: string) => saidDeed({ words, appliesTo: { labels: [label] } })

it.each([
  ['Shelves have to be up before that', 'Shelves', 'Shelves up'],
  ['The printer wants the cover delivered by 5 March', 'cover', 'cover delivered'],
  ['The licence needs to be signed before 1 March', 'licence', 'licence signed'],
  ['Les affiches doivent être imprimées avant le 5 mars', 'affiches', 'affiches imprimées'],
  ['Die Plakate müssen bis 5. März gedruckt sein', 'Plakate', 'Plakate gedruckt'],
  ['Menus must be ready by Friday', 'Menus', null],
  ['Menus by Friday', 'Menus', null],
])('says how what is due shall be then: %s', (words, label, expected) => {
  expect(deed(words, label)).toBe(expected)
})
