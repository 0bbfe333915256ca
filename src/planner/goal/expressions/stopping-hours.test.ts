import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').map(({ text }) => text)

it.each([
  ['Geige lernen. Dienstags ab 18:30, um 20 Uhr ist Feierabend.', 'Tue 18:30–20:00'],
  ["Apprendre le violon. Le mardi à partir de 18h30, à 20h j'arrête.", 'Tue 18:30–20:00'],
  ['Aprender violín. Los martes a partir de las 18:30, a las 20h paro.', 'Tue 18:30–20:00'],
  ['Learn the violin. Tuesdays from 6:30pm, I stop at 8.', 'Tue 18:30–20:00'],
  ['Aprender violín. Los martes empiezo a las 18:30 y a las 20h paro.', 'Tue 18:30–20:00'],
  ["Apprendre le violon. Le mardi je commence à 18h30 et à 20h j'arrête.", 'Tue 18:30–20:00'],
  ['Learn the violin. On Tuesdays I start at 6:30pm and I stop at 8pm.', 'Tue 18:30–20:00'],
])('an hour at which one stops ends the time: %s', (prompt, when) => {
  expect(open(prompt)).toEqual([when])
})

it('leaves what stops of itself', () => {
  expect(open('Learn the violin. The last bus stops at 8pm.').join()).not.toContain('00:00–20:00')
})
