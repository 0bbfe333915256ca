import { expect, test } from 'vitest'
import { recogniseLanguage } from './languages.ts'

test.each([
  ['de', 'Umzug nach Berlin im Mai'], ['de', 'Jeden Morgen meditieren'], ['de', 'Zeichnen lernen'], ['de', 'Dreimal pro Woche Krafttraining'], ['de', 'Wochenende in Wien'], ['de', 'Fünf Tage Rom'],
  ['pt', 'Consertar a máquina'], ['es', 'Arreglar la puerta'], ['fr', 'Nettoyer le four'], ['pt', 'Trocar os pneus'],
  ['es', 'Aprender guitarra en 3 meses'], ['es', 'Organizar nuestra boda'], ['es', 'Oposiciones en mayo'], ['es', 'Buscar trabajo'], ['es', 'Aprender a dibujar'],
  ['fr', 'Préparer un marathon'], ['fr', 'Courir un 10 km en mai'], ['fr', 'Déménagement à Lille'], ['fr', 'Chercher un emploi'], ['fr', 'Cinq jours à Rome'], ['fr', 'Faire un potager'],
  ['pt', 'Procurar emprego'], ['pt', 'Aprender inglês'], ['pt', 'Planejar nosso casamento'], ['pt', 'Juntar dinheiro'], ['pt', 'Meditar toda manhã'],
  ['pt', 'Deixar de fumar'], ['pt', 'Comprar um carro usado'], ['pt', 'Fim de semana de campismo'], ['pt', 'Alimentação saudável'], ['pt', 'tirar certidao e fazer matricula na associacao'], ['pt', 'Correr por 30 minutos por dia'], ['pt', 'Ser voluntária num abrigo de animais'], ['es', 'Correr 30 minutos al dia'], ['es', 'Correr 30 minutos al día'], ['es', 'Dejar de fumar'], ['es', 'Comprar un coche usado'], ['es', 'Vender la casa'],
])('%s: %s', (language, prompt) => {
  expect(recogniseLanguage(prompt)).toBe(language)
})

test.each(['Trip to Zürich', 'Learn piano with María', 'Run a marathon in Berlin', 'Plan a trip to São Paulo', 'Read Les Misérables', 'Launch podcast', 'Five days in Rome', 'Visit Madrid with María', 'Paris in April', 'Trip to Curaçao', 'Read Paulo Coelho', 'Visit the Fundação in Lisbon', 'Learn to cook piranha'])('names and loan words do not change the language of %s', (prompt) => {
  expect(recogniseLanguage(prompt) ?? 'en').toBe('en')
})
