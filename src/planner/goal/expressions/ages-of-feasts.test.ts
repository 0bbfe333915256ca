import { expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

it.each([
  ['Organizar a festa de 40 anos do Paulo no dia 6 de março', 'Organizar a festa de 40 anos do Paulo'],
  ['Festa dos 70 anos da mãe em 6 de março', 'Festa dos 70 anos da mãe'],
  ['Preparar a festa de aniversário de 5 anos da minha filha em 6 de março', 'Preparar a festa de aniversário de 5 anos da minha filha'],
  ['Celebrar los 80 años de la abuela el 6 de marzo', 'Celebrar los 80 años de la abuela'],
  ['Organiser la fête des 50 ans de Papa le 6 mars', 'Organiser la fête des 50 ans de Papa'],
])('the age of a feast is part of its name: %s', (prompt, subject) => {
  expect(read(prompt).subject).toBe(subject)
  expect(stated(prompt, 'level')).toEqual([])
})

it.each(['Aprender alemão em 2 anos', 'Organizar a festa da escola em 2 semanas'])('a length behind other things stays one: %s', (prompt) => {
  expect(stated(prompt, 'horizon')).toHaveLength(1)
})
