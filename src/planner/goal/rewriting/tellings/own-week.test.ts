import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const hours = (windows: readonly { from: number; to: number }[]) => windows.map(({ from, to }) => ` ${from / 60}-${to / 60}`).join('')
const open = (prompt: string) => stated(prompt, 'availability').map(({ days, windows }) => `${days.weekdays?.join('') ?? ''}${hours(windows)}`)
const taken = (prompt: string) => [...stated(prompt, 'exclusion'), ...stated(prompt, 'commitment')].map(({ days, windows }) => `${days.weekdays?.join('') ?? ''}${hours(windows)}`)
const held = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days }) => `${title} ${days.weekdays?.join('') ?? ''}`)
const GOALS = { en: 'Get the garden ready by 30 April.', de: 'Den Garten bis 30. April fertig machen.', es: 'Dejar listo el jardín antes del 30 de abril.', fr: 'Préparer le jardin avant le 30 avril.', pt: 'Deixar o jardim pronto até 30 de abril.' }

describe('what people tell of their own week', () => {
  it.each([
    ['en', 'Saturdays I work in the shop until noon.', '6 0-12'],
    ['en', 'The building is locked Sundays.', '7'],
    ['en', 'There are visitors sometimes so leave Thursdays as spare.', '4'],
    ['en', 'Kids have basketball Saturday mornings.', '6 8-12'],
    ['en', 'My 13 yo has water polo Mon, Wed, Fri till 6.', '135 0-18'],
    ['en', 'I also do the market on Sundays, 9-2.', '7 9-14'],
    ['en', 'Fridays I get home at 3.', '5 0-15'],
    ['de', 'Samstags arbeite ich im Laden.', '6'],
    ['de', 'Der Donnerstag gehört der Familie.', '4'],
    ['de', 'Wochentags komme ich um 18 Uhr heim.', '12345 0-18'],
    ['es', 'Los sábados trabajo hasta mediodía.', '6 0-12'],
    ['es', 'Los domingos son para la familia.', '7'],
    ['fr', 'Le samedi je travaille au magasin.', '6'],
    ['fr', 'Le mercredi j’ai chorale de 19h à 21h.', '3 19-21'],
    ['es', 'Los miércoles tengo clase de baile.', '3'],
    ['pt', 'Às quartas tenho aula de dança.', '3'],
    ['fr', 'Le dimanche, c’est pour la famille.', '7'],
    ['fr', 'Le mercredi j’ai les enfants.', '3'],
    ['pt', 'Aos sábados trabalho na loja.', '6'],
    ['pt', 'Domingo é para a família.', '7'],
    ['de', 'Werktags bin ich von 8 bis 17 Uhr im Büro.', '12345 8-17'],
    ['de', 'Montags und mittwochs hab ich von 18 bis 20 Uhr Chor.', '13 18-20'],
    ['de', 'Mo-Fr arbeite ich von 8 bis 16 Uhr.', '12345 8-16'],
    ['de', 'Donnerstags habe ich Spätschicht.', '4'],
    ['de', 'Vormittags bin ich in der Uni.', ' 8-12'],
    ['en', 'In the mornings I’m at uni.', ' 8-12'],
    ['es', 'De lunes a viernes por la mañana estoy en la facultad.', '12345 8-12'],
    ['es', 'Por las mañanas estoy en la oficina.', ' 8-12'],
    ['es', 'De martes a viernes a la mañana laburo.', '2345 8-12'],
    ['es', 'Los sábados tengo guardia.', '6'],
    ['fr', 'En semaine je suis au bureau de 8h à 17h.', '12345 8-17'],
    ['fr', 'Le matin je suis à la fac.', ' 8-12'],
    ['fr', 'Le samedi je suis de garde.', '6'],
    ['pt', 'Durante a semana estou no escritório das 8h às 17h.', '12345 8-17'],
    ['pt', 'De manhã estou na faculdade.', ' 8-12'],
    ['pt', 'Sábado estou de plantão.', '6'],
    ['pt', 'Quinta à tarde eu trabalho.', '4 12-18'],
  ] as const)('takes a day or its hours: %s %s', (language, told, days) => {
    const prompt = `${GOALS[language]} ${told}`
    expect([taken(prompt), open(prompt), held(prompt)]).toEqual([[days], [], []])
  })

  it.each([
    ['en', 'Wednesday is my only day off.', '3'],
    ['de', 'Ich komm unter der Woche nur abends nach 18 Uhr dazu.', '12345 18-22'],
    ['es', 'Tengo tiempo entre semana de 19 a 21 h.', '12345 19-21'],
    ['fr', 'J’ai du temps en semaine entre 19h et 21h.', '12345 19-21'],
    ['pt', 'Só tenho as noites de segunda a quinta, entre as 20h e as 22h.', '1234 20-22'],
    ['de', 'Freitags habe ich frei.', '5'],
    ['de', 'Frei bin ich nur samstags.', '6'],
    ['es', 'Yo estoy libre martes y jueves después de las 19h.', '24 19-24'],
    ['fr', 'Je ne suis libre que le lundi et le vendredi.', '15'],
  ] as const)('offers a day: %s %s', (language, told, days) => {
    const prompt = `${GOALS[language]} ${told}`
    expect([open(prompt), taken(prompt), held(prompt)]).toEqual([[days], [], []])
  })

  it.each([
    ['es', 'Los martes los niños tienen natación.', 'natación 2'],
    ['fr', 'Les enfants ont piscine le mercredi.', 'piscine 3'],
    ['pt', 'As crianças têm natação às quartas.', 'natação 3'],
    ['de', 'Mittwochs bin ich beim Chor.', 'Chor 3'],
  ] as const)('holds what has days and no hours by its name: %s %s', (language, told, name) => {
    expect(held(`${GOALS[language]} ${told}`)).toEqual([name])
  })

  it('leaves to the goal what the goal itself speaks of, and what is done for it', () => {
    expect(taken('Learn to drive a taxi by May. I drive the taxi with my uncle on Sundays.')).toEqual([])
    expect(held('Coach the kids to a basketball cup in May. Kids have basketball Saturday mornings.')).not.toEqual([])
    expect(taken('Get fit by May. I do yoga Tuesdays and run on Saturdays.')).toEqual([])
    expect(taken('Aprender a bailar salsa antes de mayo. Los miércoles tengo baile.')).toEqual([])
  })

  it('offers no day off that is kept for rest', () => {
    expect(open(`${GOALS.en} Mondays are my only day off so nothing Mondays.`)).toEqual([])
    expect(taken(`${GOALS.en} Mondays are my only day off so nothing Mondays.`)).toContain('1')
  })

  it('keeps the words that were typed', () => {
    const [reading] = stated(`${GOALS.fr} Le samedi je travaille au magasin.`, 'commitment')
    expect(reading!.words).toBe('Le samedi je travaille au magasin')
  })
})

describe('all the times that there are, under a heading', () => {
  it.each([
    ['de', 'Meine freien Zeiten: Mo 12-14 Uhr und Mi ab 13 Uhr'],
    ['es', 'Mi disponibilidad: lunes de 12 a 14 y miércoles desde las 13 h'],
    ['fr', 'Nos dispos pour ça : le lundi entre 12h et 14h et le mercredi à partir de 13h'],
    ['pt', 'Meus horários livres: segunda das 12h às 14h e quarta a partir das 13h'],
  ] as const)('are open: %s %s', (language, told) => {
    const prompt = `${GOALS[language]} ${told}`
    expect([open(prompt), held(prompt)]).toEqual([['1 12-14', '3 13-24'], []])
  })
})
