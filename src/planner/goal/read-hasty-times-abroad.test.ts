import { describe, expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

const exclusions = (prompt: string) => stated(prompt, 'exclusion').map(({ text }) => text)
const open = (prompt: string) => stated(prompt, 'availability').map(({ text }) => text)

describe('days that are taken, in other languages', () => {
  it.each([
    ['Aprender a bordar. Los lunes y viernes los tengo pillados.', 'Nothing on Mon, Fri'],
    ['Apprendre à broder. Mes lundis et mes vendredis sont pris.', 'Nothing on Mon, Fri'],
    ['Aprender a bordar. Minhas segundas e sextas já estão lotadas.', 'Nothing on Mon, Fri'],
    ['Sticken lernen. Montags ist Yoga, da fällts aus.', 'Nothing on Mon'],
    ['Aprender a bordar. Sábado só à tarde, domingo nem pensar.', 'Nothing on Sun'],
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

describe('days without hours', () => {
  it.each([
    ['Learn embroidery. On weekdays only after 8pm. Mondays and Thursdays.', ['Mon, Thu 20:00–24:00', 'Mon, Thu 20:00–24:00']],
    ['Sticken lernen. Unter der Woche erst ab 20 Uhr. Montags und donnerstags.', ['Mon, Thu 20:00–24:00', 'Mon, Thu 20:00–24:00']],
    ['Learn embroidery. On weekdays only after 8pm. Saturdays are fine too.', ['weekdays 20:00–24:00', 'Sat']],
  ])('narrow the days of those that have some: %s', (prompt, when) => {
    expect(open(prompt)).toEqual(when)
  })
})
