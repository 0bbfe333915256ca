import { describe, expect, it } from 'vitest'
import { day, read, stated } from '../read-for-tests.ts'

describe('people and sprints', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

  it.each([
    ['Migrate our CI in two 2-week sprints from 11 January. Dara and Finn (platform engineers)', [['Dara', 'platform engineer', null], ['Finn', 'platform engineer', null]]],
    ['Founders Mia and Theo build an MVP for parking in three 2-week sprints from 11 January', [['Mia', 'founder', null], ['Theo', 'founder', null]]],
    ['Data lake, 2 sprints of 10 working days. Ravi 60%, Noor full time, Pim 16h a week.', [['Ravi', null, 1440], ['Noor', null, 2400], ['Pim', null, 960]]],
    ['Retool line 3, weekly sprints. Electrician Ruth (half time), buyer Joe 10 hours per week.', [['Ruth', 'electrician', 1200], ['Joe', 'buyer', 600]]],
    ['E-prescribing in two 2-week sprints. Dr Okoye leads, nurse Bente trains the ward.', [['Okoye', 'leads', null], ['Bente', 'nurse', null]]],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it('names the goal without those who reach it', () => {
    expect(read('Founders Mia and Theo build an MVP for parking in three 2-week sprints from 11 January', 'sprint').subject).toBe('MVP for parking')
    expect(read('Hire two data engineers in two 2-week sprints from 18 January, interviewers Ines and Omar', 'sprint').subject).toBe('Hire two data engineers')
  })

  it('counts sprints up to the deadline, in German as well', () => {
    expect(stated('GDPR clean-up by 30 April, sprints of one week from 29 March: inventory, policy.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 5, lengthDays: 7 }])
    expect(stated('Neuer Katalog in drei zweiwöchigen Sprints ab dem 8. März: Suche, Ausleihe.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 3, lengthDays: 14, firstDay: day('2027-03-08') }])
    expect(people('Neuer Katalog in drei zweiwöchigen Sprints. Team: Anke (Backend), Boris (Frontend, 20 Std. pro Woche)')[1]).toEqual(['Boris', 'Frontend', 1200])
  })
})
