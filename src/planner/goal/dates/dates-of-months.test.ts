import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'

const monthly = (prompt: string) => stated(prompt, 'event').filter(({ recurs }) => recurs === true).map(({ title, days }) => [title, isoDate(days.first)])

describe('what comes back on a day of each month', () => {
  it.each([
    ['Set up my studio by 5 April, weekends 10-14. The rent is due on the 3rd of every month, please add reminders.', 'Rent due'],
    ['Keep the bakery books until 5 April. VAT goes off on the 3rd each month.', 'VAT goes off'],
    ['Papiere bis 5. April ordnen, samstags 10-12. Die Miete ist am 3. jeden Monats fällig.', 'Miete fällig'],
    ['Poner orden en mis cuentas hasta el 5 de abril. La hipoteca vence el día 3 de cada mes.', 'Hipoteca vence'],
    ["Ranger nos papiers avant le 5 avril. Le loyer part le 3 de chaque mois.", 'Loyer part'],
    ['Organizar as contas até 5 de abril. A prestação vence no dia 3 de cada mês.', 'Prestação vence'],
  ])('is in the plan once a month: “%s”', (prompt, title) => {
    const found = monthly(prompt)
    expect(found.slice(-3)).toEqual([[title, '2027-02-03'], [title, '2027-03-03'], [title, '2027-04-03']])
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null)).toEqual([])
  })

  it('falls on the last day of a shorter month', () => {
    expect(monthly('Clear the cellar by 5 April. Wages are paid on the 31st of each month.').map(([, day]) => day)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  })

  it('is none where one month is meant, or the goal itself', () => {
    expect(monthly('Clear the cellar by 5 April. The skip comes on the 19th.')).toEqual([])
    expect(monthly('Invoice clients on the 1st of each month')).toEqual([])
  })
})
