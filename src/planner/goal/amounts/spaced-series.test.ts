import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, inAll, everyDays, days, windows }) => [title, inAll, everyDays ?? (days.everyWeeks?.interval ?? 0) * 7, days.weekdays?.join('') ?? '', windows[0] ? windows[0].from / 60 : null, days.spans ? iso(days.spans[0]!.first) : null])

describe('appointments so far apart', () => {
  it.each([
    ['Three fittings, at least two weeks apart, Saturdays 10-11', ['fittings', 3, 14, '6', 10, null]],
    ['Five peels with six weeks in between, the first on 2 March', ['peels', 5, 42, '', null, '2027-03-02']],
    ['4 physio visits, no closer than ten days to each other, evenings', ['physio visits', 4, 10, '', 18, null]],
    ['Six supervisions, never two in the same week', ['supervisions', 6, 7, '', null, null]],
    ['Four driving lessons, a fortnight between them', ['driving lessons', 4, 14, '', null, null]],
    ['Vier Impftermine im Abstand von mindestens drei Wochen, der erste am 1. März', ['Impftermine', 4, 21, '', null, '2027-03-01']],
    ['Tres sesiones de láser con al menos cinco semanas entre una y otra', ['sesiones de láser', 3, 35, '', null, null]],
    ['Trois séances de détartrage espacées d’au moins dix jours', ['séances de détartrage', 3, 10, '', null, null]],
    ['Quatro consultas com pelo menos três semanas entre uma e outra', ['consultas', 4, 21, '', null, null]],
    ['Four fittings every three weeks', ['fittings', 4, 21, '', null, null]],
    ['A fitting every three weeks, four in all, from 1 March', ['fitting', 4, 21, '', null, '2027-03-01']],
  ])('are a series of so many: %s', (prompt, expected) => {
    expect(series(prompt)).toEqual([expected])
  })

  it('are at the hours of whoever they are with, and called as the goal is', () => {
    expect(series('Can you plan my root canal? Three sessions, at least two weeks apart, and the dentist works only Monday to Wednesday, 2 to 5.')).toEqual([['root canal sessions', 3, 14, '123', 14, null]])
  })

  it('have room until the last of them', () => {
    const horizon = read('Five peels, six weeks apart').readings.find(({ kind }) => kind === 'horizon')
    expect(horizon?.kind === 'horizon' && horizon.last! - horizon.first!).toBeGreaterThanOrEqual(4 * 42)
  })

  it.each([
    'Three runs a week, two days apart, until 1 May',
    'Plant two rows of beans, ten days apart, from 1 May',
    'Interview 8 candidates, four weeks between offer and start',
    'Two exams ten days apart: maths on 3 March, physics on the 13th',
    'Hang 12 pictures 10 cm apart',
  ])('are none where rows, dates or other things lie apart: %s', (prompt) => {
    expect(series(prompt).filter(([, inAll]) => inAll !== undefined)).toEqual([])
  })
})
