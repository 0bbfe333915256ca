import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { iso, stated } from '../read-for-tests.ts'

const GOALS = {
  es: 'Aprender a coser en 6 semanas', de: 'Nähen lernen in 6 Wochen', fr: 'Apprendre à coudre en 6 semaines', pt: 'Aprender a costurar em 6 semanas', hi: '6 हफ़्ते में सिलाई सीखनी है',
} as const

type Language = keyof typeof GOALS
const behind = (language: Language, words: string) => `${GOALS[language]}. ${words}.`
const hoursOf = (prompt: string) => stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [appliesTo?.labels[0] ?? null, `${describePattern(days)}${describeWindows(windows)}`])

describe('words that only say when name nothing to do', () => {
  it.each<[Language, string, string]>([
    ['es', 'Siempre por la tarde, entre las 4 y las 7', 'every day 16:00–19:00'],
    ['es', 'Tendría que ser martes o sábado', 'Tue, Sat'],
    ['es', 'Saliendo del curro, de 6 a 8 de la tarde', 'every day 18:00–20:00'],
    ['de', 'Nach der Arbeit, so 18 bis 20 Uhr', 'every day 18:00–20:00'],
    ['fr', 'Après le boulot, de 19h à 21h', 'every day 19:00–21:00'],
    ['de', 'Geht nur vormittags von 9 bis 11 Uhr', 'every day 09:00–11:00'],
    ['de', 'Werktags erst ab 17 Uhr', 'weekdays 17:00–24:00'],
    ['de', 'Morgens zwischen halb acht und neun', 'every day 07:30–09:00'],
    ['fr', 'Mardi jeudi samedi ça me va', 'Tue, Thu, Sat'],
    ['pt', 'Só consigo depois das 20h', 'every day 20:00–24:00'],
    ['hi', 'सिर्फ़ शाम 6 से 8 बजे तक', 'every day 18:00–20:00'],
  ])('%s: %s', (language, words, hours) => {
    expect(hoursOf(behind(language, words))).toEqual([[null, hours]])
  })

  it('still names what is done', () => {
    expect(stated('Ponerme en forma. Natación los lunes y miércoles', 'rhythm')[0]?.title).toBe('Natación')
  })
})

describe('lengths and ceilings', () => {
  it.each<[Language, string, number | null, number]>([
    ['es', 'En bloques de entre 1 y 3 horas', 60, 180],
    ['de', 'Höchstens anderthalb Stunden am Stück', null, 90],
    ['de', 'In Blöcken von 20 bis 30 Minuten', 20, 30],
    ['fr', "Par créneaux d'une à trois heures", 60, 180],
    ['fr', "Pas plus d'une heure d'affilée", null, 60],
    ['pt', 'Meia horinha por vez no máximo', null, 30],
    ['pt', 'Sessões de três horas no máximo', null, 180],
    ['es', 'Quince minutitos cada vez', 15, 15],
    ['pt', 'Não aguento mais de duas horas seguidas', null, 120],
    ['hi', 'एक बार में आधे घंटे से ज़्यादा नहीं', null, 30],
  ])('%s: %s', (language, words, min, max) => {
    expect(stated(behind(language, words), 'session').map(({ minMinutes, maxMinutes, appliesTo }) => [minMinutes, maxMinutes, appliesTo])).toEqual([[min, max, null]])
  })

  it.each<[Language, string]>([['de', 'Pro Tag max. 3 Std'], ['fr', 'Maxi 3h par jour'], ['es', 'Al día como mucho tres horas'], ['hi', 'दिन में ज़्यादा से ज़्यादा 3 घंटे']])('%s: %s', (language, words) => {
    expect(stated(behind(language, words), 'limit').map(({ measure, per, max }) => [measure, per, max])).toEqual([['minutes', 'day', 180]])
  })

  it.each<[Language, string]>([['es', 'Una sola tarea al día'], ['de', 'Nie mehr als eine Aufgabe pro Tag'], ['fr', 'Une seule chose par jour'], ['pt', 'Uma tarefa só por dia']])('%s: %s', (language, words) => {
    expect(stated(behind(language, words), 'limit').map(({ measure, per, max }) => [measure, per, max])).toEqual([['tasks', 'day', 1]])
  })
})

describe('times that are taken', () => {
  it.each<[Language, string, string]>([
    ['es', 'Lunes y miércoles de 17:30 a 19h tengo alemán', 'Mon, Wed 17:30–19:00'],
    ['es', 'Entre semana de 4 a 5 de la tarde recojo a los niños', 'weekdays 16:00–17:00'],
    ['de', 'Dienstags 18 bis 20 Uhr ist Turnverein', 'Tue 18:00–20:00'],
    ['fr', "J'ai chorale le mardi de 20h à 22h", 'Tue 20:00–22:00'],
    ['pt', 'Tenho natação segunda e quarta das 7h às 8h', 'Mon, Wed 07:00–08:00'],
    ['hi', 'सोमवार से शुक्रवार 10 से 5 बजे तक दफ्तर रहता है', 'weekdays 10:00–17:00'],
  ])('%s: %s', (language, words, times) => {
    expect(stated(behind(language, words), 'commitment').map(({ days, windows }) => `${describePattern(days)}${describeWindows(windows)}`)).toEqual([times])
  })

  it.each<[Language, string]>([['es', 'Tengo tiempo los martes de 18 a 20h'], ['de', 'Ich habe dienstags von 18 bis 20 Uhr Zeit'], ['pt', 'Tenho tempo livre terça das 18h às 20h']])('time that is there is not taken: %s: %s', (language, words) => {
    expect(stated(behind(language, words), 'commitment')).toEqual([])
  })
})

describe('days away', () => {
  it.each<[Language, string, string, string]>([
    ['es', 'Del 3 al 6 de febrero estoy en Sevilla por trabajo', '2027-02-03', '2027-02-06'],
    ['es', 'El finde del 6 y 7 de febrero tengo un bautizo', '2027-02-06', '2027-02-07'],
    ['es', 'El 9 de febrero me hacen una resonancia, ese día nada', '2027-02-09', '2027-02-09'],
    ['de', 'In KW 6 bin ich auf Lehrgang', '2027-02-08', '2027-02-14'],
    ['de', 'Am 9.2. bekomm ich Besuch, der Tag fällt aus', '2027-02-09', '2027-02-09'],
    ['de', 'Über Ostern (27.-29. März) sind wir in den Bergen', '2027-03-27', '2027-03-29'],
    ['es', 'En semana santa estoy en el pueblo', '2027-03-21', '2027-03-28'],
    ['fr', 'Week-end des 6 et 7 février : baptême de mon neveu, rien ces jours-là', '2027-02-06', '2027-02-07'],
    ['fr', "Le 9 février je passe la journée à l'hôpital", '2027-02-09', '2027-02-09'],
    ['pt', 'Viajo de 3 a 6 de fevereiro', '2027-02-03', '2027-02-06'],
    ['pt', 'Vou de viagem de 3 a 6 de fevereiro', '2027-02-03', '2027-02-06'],
    ['es', 'El 3 y 4 de febrero viene mi tía, esos días no', '2027-02-03', '2027-02-04'],
    ['fr', 'Les 3 et 4 février je reçois des amis, donc rien', '2027-02-03', '2027-02-04'],
    ['hi', '6 और 7 फ़रवरी को शादी है, उन दिनों छुट्टी', '2027-02-06', '2027-02-07'],
  ])('%s: %s', (language, words, first, last) => {
    const prompt = behind(language, words)
    const spans = stated(prompt, 'exclusion').flatMap(({ days }) => days.spans ?? [])
    expect([iso(spans[0]!.first), iso(spans.at(-1)!.last)]).toEqual([first, last])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('an examination that the plan is for is no day away', () => {
    expect(stated('Preparar el bautizo de mi hija. El 7 de febrero tenemos el bautizo', 'exclusion')).toEqual([])
  })

  it.each<[Language, string]>([
    ['es', 'Hasta el 18 de enero no puedo empezar'], ['de', 'Vor dem 18. Januar kann ich nicht anfangen'], ['fr', 'Je peux rien faire avant le 18 janvier'], ['pt', 'Antes de 18 de janeiro não consigo começar'],
    ['es', 'A partir del 18 de enero'], ['pt', 'Começo na segunda, dia 18/01'], ['es', 'Arranco el 18 de enero'], ['fr', 'Je démarre le 18 janvier'],
  ])('the first day: %s: %s', (language, words) => {
    const firsts = stated(behind(language, words), 'horizon').filter(({ first }) => first !== null)
    expect(new Set(firsts.map(({ first }) => iso(first)))).toEqual(new Set(['2027-01-18']))
    expect(firsts.every(({ appliesTo }) => appliesTo === null)).toBe(true)
  })

  it('what has to be done by a day is no first day', () => {
    expect(stated('Renovar la cocina. Los azulejos hasta el 18 de enero', 'horizon')).toEqual([])
  })
})
