import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const absences = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, iso(days.spans?.[0]?.first ?? null), iso(days.spans?.[0]?.last ?? null)])

it.each([
  ['Neue Website in 3 Sprints ab 1. Februar. Max (Backend) ist KW 5 im Urlaub, Lena (Design).', ['Max', '2027-02-01', '2027-02-07']],
  ['Nueva web en 3 sprints desde el 1 de febrero. Ana (diseño) está de vacaciones del 8 al 11 de febrero, Luis (backend).', ['Ana', '2027-02-08', '2027-02-11']],
  ['Nouveau site en 3 sprints à partir du 1er février. Ana (design) est en congés du 8 au 11 février, Luc (backend).', ['Ana', '2027-02-08', '2027-02-11']],
  ['Novo site em 3 sprints a começar a 1 de fevereiro. Rui (backend), Ana (design). Ana de férias de 8 a 11.', ['Ana', '2027-02-08', '2027-02-11']],
])('is of whom it is told: %s', (prompt, expected) => {
  expect(absences(prompt)).toEqual([expected])
})

it('hours stay hours', () => {
  expect(stated('Pintar o quarto até 30 de abril, de manhã das 7 às 11.', 'exclusion')).toEqual([])
})
