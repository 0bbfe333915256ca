import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

it.each([
  'Sew the curtains by 3 June. Weekends and bank holidays only.',
  'Sew the curtains by 3 June, bank holidays and weekends only.',
  'Sew the curtains by 3 June. Only on weekends and public holidays.',
  'Sew the curtains by 3 June. Weekends or public holidays are fine.',
  'Die Hecke schneiden bis 3. Juni, nur an Wochenenden und Feiertagen.',
  'Coser las cortinas antes del 3 de junio, solo fines de semana y festivos.',
])('weekends beside public holidays are when it is done: %s', (prompt) => {
  expect(stated(prompt, 'exclusion')).toEqual([])
  expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
})

it.each([
  'Sew the curtains by 3 June, not on bank holidays or weekends.',
  'Sew the curtains by 3 June. Never on weekends and public holidays.',
])('and left out where they are: %s', (prompt) => {
  expect(stated(prompt, 'exclusion').length).toBe(2)
})

it('is done on public holidays alone where only they are named', () => {
  expect(stated('Sew the curtains by 3 June. Only on bank holidays.', 'exclusion')).toEqual([])
  expect(stated('Sew the curtains by 3 June. Only on bank holidays.', 'availability').map(({ days }) => (days.spans ?? []).length > 0)).toEqual([true])
})
