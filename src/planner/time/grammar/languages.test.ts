import { expect, test } from 'vitest'
import { recogniseLanguage } from './languages.ts'

test.each([
  ['de', 'Umzug nach Berlin im Mai'], ['de', 'Jeden Morgen meditieren'], ['de', 'Zeichnen lernen'], ['de', 'Dreimal pro Woche Krafttraining'], ['de', 'Wochenende in Wien'], ['de', 'Fünf Tage Rom'],
  ['pt', 'Consertar a máquina'], ['es', 'Arreglar la puerta'], ['fr', 'Nettoyer le four'], ['pt', 'Trocar os pneus'],
  ['es', 'Aprender guitarra en 3 meses'], ['es', 'Organizar nuestra boda'], ['es', 'Oposiciones en mayo'], ['es', 'Buscar trabajo'], ['es', 'Aprender a dibujar'],
  ['fr', 'Préparer un marathon'], ['fr', 'Courir un 10 km en mai'], ['fr', 'Déménagement à Lille'], ['fr', 'Chercher un emploi'], ['fr', 'Cinq jours à Rome'], ['fr', 'Week-end à Lille'], ['fr', 'Week-end à Lille en janvier'], ['fr', 'Concert à Dijon en juillet'], ['fr', 'Mieux manger'], ['fr', 'Marathon de Paris le 11 avril en 3h30'], ['fr', 'Soirée raclette samedi'], ['es', 'Fiesta de Ana en casa'], ['pt', 'Curso de yoga em casa'], ['fr', 'Faire un potager'],
  ['pt', 'Procurar emprego'], ['pt', 'Aprender inglês'], ['pt', 'Planejar nosso casamento'], ['pt', 'Juntar dinheiro'], ['pt', 'Meditar toda manhã'],
])('%s: %s', (language, prompt) => {
  expect(recogniseLanguage(prompt)).toBe(language)
})

test.each(['Trip to Zürich', 'Learn piano with María', 'Run a marathon in Berlin', 'Plan a trip to São Paulo', 'Read Les Misérables', 'Launch podcast', 'Five days in Rome', 'Visit Madrid with María', 'Paris in April', 'Design an à la carte menu', 'Mardi Gras party in New Orleans', 'Rio de Janeiro in June', 'A week-end trip to the lake with the family'])('names and loan words do not change the language of %s', (prompt) => {
  expect(recogniseLanguage(prompt) ?? 'en').toBe('en')
})
