import { expect, test } from 'vitest'
import { recogniseLanguage } from './languages.ts'

test.each([
  ['de', 'Umzug nach Berlin im Mai'], ['de', 'Jeden Morgen meditieren'], ['de', 'Zeichnen lernen'], ['de', 'Dreimal pro Woche Krafttraining'], ['de', 'Wochenende in Wien'], ['de', 'Fünf Tage Rom'],
  ['es', 'Arreglar la puerta'], ['es', 'Aprender guitarra en 3 meses'], ['es', 'Organizar nuestra boda'], ['es', 'Oposiciones en mayo'], ['es', 'Buscar trabajo'], ['es', 'Aprender a dibujar'], ['es', 'Dormir mejor en seis semanas'], ['es', 'Decorar mi habitación'], ['es', 'Decorar mi casa'], ['es', 'Usar menos el móvil'], ['es', 'Hacerme autónoma como traductora'], ['es', 'Contratar a dos enfermeras antes de abril'], ['es', 'Migrar nuestros servidores a la nube'], ['es', 'Dejar de fumar'], ['es', 'Comprar un coche usado'], ['es', 'Vender la casa'], ['es', 'Fiesta de Ana en casa'], ['es', 'Correr 30 minutos al dia'], ['es', 'Correr 30 minutos al día'],
  ['es', 'Mejorar mi francés'], ['es', 'mejorar mi frances'], ['fr', 'Nettoyer le four'], ['fr', 'Préparer un marathon'], ['fr', 'Courir un 10 km en mai'], ['fr', 'Déménagement à Lille'], ['fr', 'Chercher un emploi'], ['fr', 'Cinq jours à Rome'], ['fr', 'Faire un potager'], ['fr', 'Week-end à Lille'], ['fr', 'Week-end à Lille en janvier'], ['fr', 'Concert à Dijon en juillet'], ['fr', 'Mieux manger'], ['fr', 'Marathon de Paris le 11 avril en 3h30'], ['fr', 'Soirée raclette samedi'],
  ['pt', 'Consertar a máquina'], ['pt', 'Trocar os pneus'], ['pt', 'Procurar emprego'], ['pt', 'Aprender inglês'], ['pt', 'Planejar nosso casamento'], ['pt', 'Juntar dinheiro'], ['pt', 'Meditar toda manhã'], ['pt', 'Dormir melhor'], ['pt', 'Dormir melhor em seis semanas'], ['pt', 'Decorar minha casa'], ['pt', 'Deixar de fumar'], ['pt', 'Comprar um carro usado'], ['pt', 'Fim de semana de campismo'], ['pt', 'Alimentação saudável'], ['pt', 'tirar certidao e fazer matricula na associacao'], ['pt', 'Curso de yoga em casa'], ['pt', 'Correr por 30 minutos por dia'], ['pt', 'Estou a preparar a oficina para este ano. Cartas para os sócios, uma hora de cada vez.'], ['pt', 'Ser voluntária num abrigo de animais'],
])('%s: %s', (language, prompt) => {
  expect(recogniseLanguage(prompt)).toBe(language)
})

test.each([['pt-BR', 'pt'], ['pt', 'pt'], ['es-MX', 'es'], ['en-GB', 'es'], [null, 'es']])('what two languages say alike is in that of the locale: %s', (locale, language) => {
  expect(recogniseLanguage('Comprar casa', locale)).toBe(language)
})

test('a locale says nothing against the words', () => {
  expect(recogniseLanguage('Buscar trabajo en mayo', 'pt-BR')).toBe('es')
  expect(recogniseLanguage('Clear the loft', 'pt-BR') ?? 'en').toBe('en')
})

test.each(['Trip to Zürich', 'Learn piano with María', 'Run a marathon in Berlin', 'Plan a trip to São Paulo', 'Read Les Misérables', 'Launch podcast', 'Five days in Rome', 'Visit Madrid with María', 'Walk the Camino de Santiago', 'Learn salsa and tango', 'Clear the loft', 'Trip to Playa del Carmen', 'Paris in April', 'Design an à la carte menu', 'A week-end trip to the lake with the family', 'Trip to Curaçao', 'Read Paulo Coelho', 'Visit the Fundação in Lisbon', 'Learn to cook piranha', 'Dinner with Frances', 'Half an hour for Walter, Frances and Martha, Monday', 'Mardi Gras party in New Orleans', 'Rio de Janeiro in June'])('names and loan words do not change the language of %s', (prompt) => {
  expect(recogniseLanguage(prompt) ?? 'en').toBe('en')
})
