import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../time/grammar/languages.ts'
import { countsThatPoint } from './counts-that-point.ts'

const said = (text: string) => countsThatPoint(text, () => detectLanguage(text)).toSorted((a, b) => b.start - a.start).reduce((whole, { text: plain, start, end }) => whole.slice(0, start) + plain + whole.slice(end), text)

describe('a count of what was just said to be hard', () => {
  it.each([
    ['Oboe exam in June. Trills are my weak point, so at least two sessions of those each week and one of sight reading.', 'Oboe exam in June. Trills are my weak point. at least two sessions of Trills each week. one session of sight reading each week.'],
    ['Exam in May. Land law is my worst subject, it needs at least twice a week.', 'Exam in May. Land law is my worst subject. at least two sessions of Land law a week.'],
    ['Optics I find awful -> three blocks of it per week please.', 'Optics I find awful. three sessions of Optics per week please.'],
    ['I struggle with dictation: two sessions a week.', 'I struggle with dictation. two sessions of dictation a week.'],
    ['Hills are my weakness, I want two sessions of them every week, plus one long run.', 'Hills are my weakness. two sessions of Hills every week. one long run every week.'],
    ['Balance is where I am weakest: it gets two sessions a week, stretching gets one. Evenings only.', 'Balance is where I am weakest. two sessions of Balance a week. one session of stretching a week. Evenings only.'],
    ['Grammatik fällt mir schwer, davon mindestens zwei Einheiten pro Woche.', 'Grammatik fällt mir schwer. mindestens zwei Einheiten Grammatik pro Woche.'],
    ['La estadística es mi punto débil: al menos dos sesiones de eso por semana.', 'La estadística es mi punto débil. al menos dos sesiones de estadística por semana.'],
    ['La dictée est mon point faible, donc deux séances par semaine là-dessus.', 'La dictée est mon point faible. deux séances de dictée par semaine.'],
    ['A gramática é o meu ponto fraco: pelo menos duas sessões disso por semana.', 'A gramática é o meu ponto fraco. pelo menos duas sessões de gramática por semana.'],
  ])('names it: %s', (text, plain) => {
    expect(said(text)).toBe(plain)
  })

  it.each([
    'I play the oboe. Two sessions a week, please.',
    'The pool is shut on Mondays. I go there twice a week.',
    'I hate cleaning, so somebody comes once a week.',
    'My knee is bad, so only two runs a week.',
    'Trills are hard, twice a week at most.',
    'Money is a worry, so one lesson a week.',
    'I hate Mondays. Three runs a week.',
    'My job is hard: five days a week.',
  ])('leaves alone what names its own thing, or none: %s', (text) => {
    expect(said(text)).toBe(text)
  })

  it('tries no place twice', () => {
    const start = Date.now()
    said('it is hard, so and i want two sessions of that '.repeat(200))
    said(' and one of that, '.repeat(600))
    expect(Date.now() - start).toBeLessThan(200)
  })
})
