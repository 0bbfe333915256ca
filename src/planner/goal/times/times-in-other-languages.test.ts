import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { iso, read, readingsOf, stated, toldTimes } from '../read-for-tests.ts'

const exclusions = (prompt: string) => stated(prompt, 'exclusion').map(({ text }) => text)

describe('clauses beside each other', () => {
  const hoursOf = (prompt: string) => stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [appliesTo, `${describePattern(days)}${describeWindows(windows)}`])

  it('the hours of the job are not those of the plan', () => {
    const prompt = 'Aprender cerâmica em 8 semanas, trabalho de segunda a sexta das 9h às 18h, dias de semana das 20h às 21h'
    expect(stated(prompt, 'commitment').map(({ windows }) => windows)).toEqual([[{ from: 540, to: 1080 }]])
    expect(hoursOf(prompt)).toEqual([[null, 'weekdays 20:00–21:00']])
  })

  it('days away behind hours that are barred are away', () => {
    const prompt = 'Aprender cerámica en 12 semanas. Nada después de las 9 de la noche, del 8 al 12 de febrero estoy en Lugo'
    expect(stated(prompt, 'exclusion').map(({ days, windows }) => [days.spans?.map(({ first }) => iso(first)), windows.length])).toEqual([[undefined, 1], [['2027-02-08'], 0]])
  })

  it('what somebody can do these days is no event', () => {
    expect(stated('Correr uma meia maratona em 25 de abril, hoje corro 5 km', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-04-25'])
  })

  it('a meal time said twice is one time', () => {
    expect(hoursOf('Aprender cerámica en 8 semanas. Solo al mediodía, de 13h a 14h30')).toEqual([[null, 'every day 13:00–14:30']])
  })

  it.each([['Apprendre la poterie en 8 semaines. Que le mardi et le jeudi, 1h30 maximum à chaque fois', 90], ['Aprender cerámica en 8 semanas. Martes y jueves, 2h como mucho', 120]])('a few hours behind days are how long, not when: %s', (prompt, minutes) => {
    expect(stated(prompt, 'session').map(({ maxMinutes }) => maxMinutes)).toEqual([minutes])
    expect(hoursOf(prompt)).toEqual([[null, 'Tue, Thu']])
  })

  it('a bound keeps its "no" in its words', () => {
    expect(stated('Aprender cerámica en 8 semanas. No más de 1 h seguida, que me canso', 'session').map(({ words, maxMinutes, appliesTo }) => [words, maxMinutes, appliesTo])).toEqual([['No más de 1 h', 60, null]])
  })

  it('capital letters alone make no team of a list', () => {
    const brief = read('Neue Vereinsseite in drei zweiwöchigen Sprints ab 11. Januar. Inhalte: Startseite, Terminkalender, Fotoalbum, Suche, montags wird nicht gearbeitet', 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['Startseite', 'Terminkalender', 'Fotoalbum', 'Suche'])
  })

  it('French sprints begin when they are said to', () => {
    const brief = read("4 sprints d'une semaine dès le lundi 25 janvier, on est trois : Zoé, Malik et Rose. Il faut le menu et la caisse", 'sprint')
    expect(readingsOf(brief, 'sprint-calendar').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 7, '2027-01-25']])
    expect(readingsOf(brief, 'person').map(({ name }) => name)).toEqual(['Zoé', 'Malik', 'Rose'])
  })
})

describe('days that are taken, in other languages', () => {
  it.each([
    ['Aprender a bordar. Los lunes y viernes los tengo pillados.', 'Nothing on Mon, Fri'],
    ['Apprendre à broder. Mes lundis et mes vendredis sont pris.', 'Nothing on Mon, Fri'],
    ['Aprender a bordar. Minhas segundas e sextas já estão lotadas.', 'Nothing on Mon, Fri'],
    ['Sticken lernen. Montags ist Yoga, da fällts aus.', 'Nothing on Mon'],
    ['Aprender a bordar. Sábado só à tarde, domingo nem pensar.', 'Nothing on Sun'],
    ['Aprender a bordar. No sábado não posso, no domingo só de manhã.', 'Nothing on Sat'],
  ])('%s', (prompt, expected) => {
    expect(exclusions(prompt)).toEqual([expected])
  })

  it.each([
    ['Sticken lernen. Vom 1. bis 5. März hab ich Inventur im Laden.'],
    ['Aprender a bordar. De 1 a 5 de março tô de plantão, esquece esses dias.'],
    ["Apprendre à broder. Du 1er au 5 mars j'ai les neveux chez moi."],
    ['Aprender a bordar. Del 1 al 5 de marzo me toca guardia, así q esos días nada.'],
  ])('several days that go to something else: %s', (prompt) => {
    expect(exclusions(prompt)).toEqual(['Nothing on Mon 1 Mar 2027 to Fri 5 Mar 2027'])
  })

  it.each(['Sticken lernen. Vom 1. bis 5. März hab ich Zeit.', 'Preparar la selectividad. Del 1 al 5 de junio tengo los exámenes.'])('days that are for the plan stay: %s', (prompt) => {
    expect(exclusions(prompt)).toEqual([])
  })
})

describe('how much and how long, in other languages', () => {
  it.each([
    'Aprender a bordar. No me pongas más de tres cosas el mismo día.', 'Aprender a bordar. Nunca más de tres tareas al día.',
    'Aprender a bordar em casa. Não coloca mais de três coisas no mesmo dia.', 'Apprendre à broder. Me mets pas plus de trois trucs le même jour.',
  ])('limits a day: %s', (prompt) => {
    expect(stated(prompt, 'limit')).toMatchObject([{ measure: 'tasks', per: 'day', max: 3 }])
  })

  it.each([
    ["Apprendre à broder, des petits bouts de 15 à 25 minutes", 15, 25],
    ['Sticken lernen. Kurze Häppchen von 15 bis 25 Minuten', 15, 25],
    ['Aprender a bordar. Ratos cortos, de 15 a 25 minutos', 15, 25],
    ["Apprendre à broder. Trois quarts d'heure par séance", 45, 45],
  ])('bounds each sitting: %s', (prompt, minMinutes, maxMinutes) => {
    expect(stated(prompt, 'session')).toMatchObject([{ minMinutes, maxMinutes, appliesTo: null }])
  })

  it('takes a room for no day', () => {
    expect(stated('Quero pintar o quarto até 20 de março', 'horizon')).toEqual([])
    expect(stated('Quero pintar o quarto até 20 de março', 'deadline')).toHaveLength(1)
    expect(stated('Quiero pintar el cuarto, presupuesto R$ 900', 'quantity')).toMatchObject([{ amount: { unit: 'BRL' } }])
  })
})

describe('what is elsewhere or closed, in other languages', () => {
  it.each(['Aprender a bordar. Los jueves de 17 a 18h acompaño a mi tía al banco.', 'Sticken lernen. Donnerstags von 17 bis 18 Uhr begleite ich meine Tante zur Bank.'])('%s', (prompt) => {
    expect(stated(prompt, 'commitment')).toMatchObject([{ days: { weekdays: [4] }, windows: [{ from: 1020, to: 1080 }] }])
  })

  it.each(['Chorseite in zwei Sprints: Termine, Fotos. Montag, der 8. Februar ist bei uns Brückentag.', 'Site do coral em dois sprints: agenda, fotos. Segunda, 8 de fevereiro, é ponto facultativo.'])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ text }) => text)).toEqual(['Nothing on Mon 8 Feb 2027'])
  })
})

describe('few hours behind a comma', () => {
  const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, minutes }) => [title, count, minutes])

  it.each([
    ['Matilde: 2 vezes por semana, 1h', [['Matilde', 2, 60]]],
    ['Bruno: 1 vez por semana, 1h30', [['Bruno', 1, 90]]],
    ['Clases con Ana: dos veces por semana, 1h', [['Clases con Ana', 2, 60]]],
    ['Cours avec Léa : 2 fois par semaine, 1h', [['Cours avec Léa', 2, 60]]],
    ['Natação terças, 1h', [['Natação', 1, 60]]],
  ])('are how long it takes: %s', (prompt, expected) => {
    expect(rhythms(prompt)).toEqual(expected)
  })

  it('and later ones the hour', () => {
    expect(stated('Reunião na sexta, 14h', 'event').map(({ from }) => from)).toEqual([840])
  })
})

describe('numbers that look like something else', () => {
  it('24/7 among dates is one of them', () => {
    expect(stated('Vacinas nos dias 24/7 e 21/8 às 10h', 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Vacinas', '2027-07-24'], ['Vacinas', '2027-08-21']])
    expect(read('We offer support 24/7, write the handbook by June').readings.filter(({ kind }) => kind === 'event')).toEqual([])
  })

  it('the second of a count is no Monday', () => {
    expect(stated('Passear com o cão só depois da segunda vacina', 'event')).toEqual([])
    expect(stated('Dentista na segunda às 10h', 'event').map(({ days }) => iso(days.first))).toHaveLength(1)
  })
})

it('knows the no of Portuguese, which says where, from a denial', () => {
  expect(toldTimes('Procurar casa no Porto até fevereiro')).toEqual([])
  expect(stated('Procurar casa no Porto até fevereiro', 'deadline')).toHaveLength(1)
  expect(toldTimes('Aprender a bordar. No domingo só de manhã.')).toEqual(['availability: Sun 08:00–12:00'])
  expect(toldTimes('Aprender a bordar. Não posso até 20 de fevereiro.')).toEqual(['horizon: Start on Sat 20 Feb 2027'])
})

it('takes no verb and no front of a house for a time', () => {
  expect(toldTimes('Ter menos stress no trabalho')).toEqual([])
  expect(toldTimes('Aprender a bordar, ter e qui à noite')).toEqual(['rhythm: Aprender a bordar: Tue, Thu 20:00–24:00'])
  expect(toldTimes('Pintar a fachada da casa em abril')).toEqual(['horizon: Thu 1 Apr 2027 to Fri 30 Apr 2027'])
  expect(toldTimes('Aprender a bordar. A oficina está fechada em abril.')).toEqual(['exclusion: Nothing on Thu 1 Apr 2027 to Fri 30 Apr 2027'])
})

it.each(['On sort un jeu de cartes avant le 14 septembre', 'Une semaine au bord de la mer en famille avant septembre', 'Aprender a nadar en el mar antes de agosto'])('takes no thing for the weekday that is shortened so: %s', (prompt) => {
  expect(read(prompt).readings.filter((reading) => reading.kind === 'event' || reading.kind === 'availability' && reading.source === 'stated' || reading.kind === 'rhythm')).toEqual([])
})

it('still knows shortened weekdays beside their dates', () => {
  expect(stated('Dentiste jeu 11 mars à 10h', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-03-11'])
})
