import { expect, test } from 'vitest'
import { recogniseLanguage } from './languages.ts'

test.each([
  ['de', 'Umzug nach Berlin im Mai'], ['de', 'Jeden Morgen meditieren'], ['de', 'Zeichnen lernen'],
  ['es', 'Aprender guitarra en 3 meses'], ['es', 'Buscar trabajo'], ['es', 'Aprender a dibujar'],
  ['fr', 'Préparer un marathon'], ['fr', 'Courir un 10 km en mai'], ['fr', 'Déménagement à Lille'],
  ['pt', 'Procurar emprego'], ['pt', 'Aprender inglês'], ['pt', 'Planejar nosso casamento'],
])('%s: %s', (language, prompt) => {
  expect(recogniseLanguage(prompt)).toBe(language)
})

test.each(['Trip to Zürich', 'Learn piano with María', 'Run a marathon in Berlin', 'Plan a trip to São Paulo', 'Read Les Misérables', 'Launch podcast'])('names and loan words do not change the language of %s', (prompt) => {
  expect(recogniseLanguage(prompt) ?? 'en').toBe('en')
})
