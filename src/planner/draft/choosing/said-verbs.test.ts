import { expect, it } from 'vitest'
import { saysItsVerb } from './said-verbs.ts'

it.each([
  ['en', 'rinse the jars'], ['en', 'ring my landlord'], ['en', 'varnish both doors'],
  ['de', 'Dachrinne reinigen'], ['de', 'die Nachbarn einladen'], ['de', 'Zaun neu streichen'],
  ['fr', 'tondre la pelouse'], ['fr', 'prévenir les voisins'], ['es', 'podar los rosales'], ['pt', 'lavar as cortinas'],
])('finds what is done in %s: %s', (language, label) => {
  expect(saysItsVerb(label, language)).toBe(true)
})

it.each([
  ['en', 'music for the walk in'], ['en', 'photo booth'], ['en', 'half the deposit'], ['en', 'before the party'], ['en', 'rings'],
  ['de', 'Garten vorn'], ['de', 'Blumen und Kerzen'], ['de', 'Einladungen für morgen'],
  ['fr', 'papier peint'], ['fr', 'atelier de poterie'], ['es', 'alquiler del local'], ['es', 'bar libre'], ['pt', 'colher de pau'],
])('takes a thing for a thing in %s: %s', (language, label) => {
  expect(saysItsVerb(label, language)).toBe(false)
})
