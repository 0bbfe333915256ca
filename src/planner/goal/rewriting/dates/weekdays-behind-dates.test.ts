import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import type { PlannerType } from '../../../../contract/plan.ts'

function events(prompt: string, plannerType: PlannerType = 'calendar') {
  return stated(prompt, 'event', plannerType).map(({ title, days }) => `${title} ${iso(days.first)}`)
}

describe('a day of the week in a row of dates', () => {
  it.each<[string, string[]]>([
    ['Book fair: tables Thu 18 March, set-up Friday, sale Sat 20 March 10-4, clearing up Sunday.', ['tables 2027-03-18', 'set-up 2027-03-19', 'sale 2027-03-20', 'clearing up 2027-03-21']],
    ['Van Fri 19 March at 9am, cleaners on Saturday, keys back Mon 22 March.', ['Van 2027-03-19', 'cleaners 2027-03-20', 'keys back 2027-03-22']],
    ['Fête : montage jeudi 18 mars, répétition vendredi, concert samedi 20 mars à 19h, démontage dimanche.', ['montage 2027-03-18', 'répétition 2027-03-19', 'concert 2027-03-20', 'démontage 2027-03-21']],
  ])('is the next one behind the date before it: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })

  it('is so in the plan of a team', () => {
    expect(events('Till software 3.1: freeze Wed 17 March, regression Thu + Fri, release Mon 22 March. Testers: Ana, Omar.', 'sprint')).toEqual(expect.arrayContaining(['regression 2027-03-18', 'regression 2027-03-19']))
  })

  it('comes before the day for which something is done, or back every week', () => {
    expect(events('Party on Sat 9 January, bake the cake Friday.')).toEqual(['Party 2027-01-09', 'bake the cake 2027-01-08'])
    expect(stated('Dentist on Fri 19 March, gym every Saturday from 27 March.', 'rhythm').map(({ days }) => days.weekdays)).toEqual([[6]])
    expect(stated("Exam Fri 19 March, I'm free Saturday and Sunday. Learn chapters 1-4.", 'availability').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
  })

  it.each([
    ['Pass the exam on 19 June, Monday to Friday 4 to 8pm'],
    ['Die Prüfung am 19. Juni bestehen, Montag bis Freitag 16 bis 20 Uhr'],
    ['Aprobar las oposiciones el 19 de junio, de lunes a viernes de 16 a 20'],
    ['Réussir le concours le 19 juin, du lundi au vendredi de 16h à 20h'],
    ['Passar no concurso em 19 de junho, de segunda a sexta das 16h às 20h'],
  ])('is no first day of a range that comes every week: %s', (prompt) => {
    const { days, windows } = stated(prompt, 'availability')[0]!
    expect([days.weekdays, windows]).toEqual([[1, 2, 3, 4, 5], [{ from: 16 * 60, to: 20 * 60 }]])
  })
})
