import { describe, expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'

const GOALS = { en: 'Get the garden ready by 30 April.', de: 'Den Garten bis 30. April fertig machen.', es: 'Dejar listo el jardín antes del 30 de abril.', fr: 'Préparer le jardin avant le 30 avril.', pt: 'Deixar o jardim pronto até 30 de abril.' }
const measures = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.source === 'assumed' || reading.kind === 'deadline' ? [] : [`${reading.kind}: ${reading.text}`]))

describe('how much time somebody has', () => {
  it.each([
    ['de', 'Mir bleiben etwa fünf Stunden in der Woche.', 'limit: up to 5 h a week'],
    ['de', 'Pro Woche sind 3 Stunden drin.', 'limit: up to 3 h a week'],
    ['es', 'Le puedo dedicar 4 horas por semana.', 'limit: up to 4 h a week'],
    ['fr', 'J’ai 6 heures par semaine.', 'limit: up to 6 h a week'],
    ['fr', 'J’ai environ 6 heures par semaine.', 'limit: up to 6 h a week'],
    ['fr', 'Je n’ai qu’une heure par jour.', 'limit: up to 1 h a day'],
    ['pt', 'Tenho umas 6 horas por semana.', 'limit: up to 6 h a week'],
  ] as const)('bounds the plan: %s %s', (language, told, limit) => {
    expect(measures(`${GOALS[language]} ${told}`)).toEqual([limit])
  })

  it.each([
    ['en', 'I need it in chunks of 20 minutes.', 'session: Sessions of 20 min'],
    ['de', 'Mehr als eine halbe Stunde am Stück schaffe ich nicht.', 'session: Sessions of at most 30 min'],
    ['de', 'Am liebsten in Häppchen von 20 Minuten.', 'session: Sessions of 20 min'],
    ['es', 'No aguanto más de media hora seguida.', 'session: Sessions of at most 30 min'],
    ['fr', 'Plutôt par tranches de 20 minutes.', 'session: Sessions of 20 min'],
    ['pt', 'De preferência em blocos de 20 minutos.', 'session: Sessions of 20 min'],
  ] as const)('says how long a sitting is: %s %s', (language, told, session) => {
    expect(measures(`${GOALS[language]} ${told}`)).toEqual([session])
  })

  it('is left alone where it is said of one thing', () => {
    expect(measures('Préparer le concert avant le 30 avril. Piano deux heures par semaine.')).not.toContain('limit: up to 2 h a week')
    expect(measures('Dejar listo el coro antes del 30 de abril. Sopranos 4 horas por semana.')).not.toContain('limit: up to 4 h a week')
  })
})
