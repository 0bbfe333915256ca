import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const limits = (prompt: string) => stated(prompt, 'limit').map(({ max, days }) => [max, days?.weekdays])
const open = (prompt: string) => [...new Set(stated(prompt, 'availability').flatMap(({ days, appliesTo }) => (appliesTo === null ? days.weekdays ?? [0] : [])))].toSorted((a, b) => a - b)

describe('a length beside days, where other days have another', () => {
  it.each([
    ['Bar exam on 27 July. 2 hours a night Mon-Thu plus 5 hours on Saturday.', [[120, [1, 2, 3, 4]], [300, [6]]], [1, 2, 3, 4, 6]],
    ['Entrance exam on 6 June. 2 hrs daily in the morning 6-8 and 5 hrs on Sunday.', [[120, [1, 2, 3, 4, 5, 6]], [300, [7]]], [1, 2, 3, 4, 5, 6, 7]],
    ['B1 exam on 5 June. I can study Tuesdays and Thursdays 19:30-21:00 and Saturday mornings two hours.', [[120, [6]]], [2, 4, 6]],
    ['Examen el 5 de junio. Puedo estudiar martes y jueves de 19:30 a 21:00 y los sábados por la mañana dos horas.', [[120, [6]]], [2, 4, 6]],
    ['GCSEs on 10 June. School nights 90 minutes 17-18:30, Saturday morning 3 hours', [[90, [1, 2, 3, 4, 5]], [180, [6]]], [1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (prompt, expected, days) => {
    expect(limits(prompt)).toEqual(expected)
    expect(open(prompt)).toEqual(days)
    expect(stated(prompt, 'session')).toEqual([])
  })

  it.each(['Permis le 1er juin. 30 minutes le soir en semaine et deux heures le samedi.', 'Prova em 30 de maio. 30 minutos nos dias úteis e duas horas no sábado.'])('is none of the clock: %s', (prompt) => {
    expect(stated(prompt, 'availability').every(({ windows }) => windows.every(({ from }) => from >= 8 * 60))).toBe(true)
    expect(open(prompt)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each(['Learn chess by May: Saturday mornings, two hours', 'Paint the hall by 1 May in sessions of 2 hours on Saturdays', 'Cours le 1er juin. Je suis libre le samedi à deux heures'])('bounds nothing else: %s', (prompt) => {
    expect(stated(prompt, 'limit')).toEqual([])
  })
})
