import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'
import { nameOfFinalVerb } from './final-verbs.ts'

const labels = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/Berlin', locale: 'de' }).readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))

it('names the thing with its verb', () => {
  expect(nameOfFinalVerb('abholen', 'Kuchen noch diese Woche abholen')).toBe('Kuchen abholen')
  expect(nameOfFinalVerb('drucken', 'die Programme bis Freitag drucken')).toBe('Programme drucken')
})

it('names nothing where a clause only says how it is', () => {
  expect(nameOfFinalVerb('kommt', 'die nur am Wochenende kommt')).toBeNull()
  expect(labels('Taufe am 11. April um 10 Uhr. Torte bestellen, Kerze basteln mit der Oma, die nur am Wochenende des 20./21. März kommt.')).not.toContain('kommt')
})

it('leaves verbs and nouns alone that stand for themselves', () => {
  expect(nameOfFinalVerb('putzen', 'putzen')).toBeUndefined()
  expect(nameOfFinalVerb('Verschicken', 'Verschicken')).toBeUndefined()
  expect(nameOfFinalVerb('vokabeltest', 'der vokabeltest')).toBeUndefined()
})
