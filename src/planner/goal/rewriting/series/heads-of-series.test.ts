import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('a series that is headed by what it is for', () => {
  it.each([
    ["Band practice for Nell's wedding (5 June 2pm): Thursdays 8-10pm", 'Band practice', "Nell's wedding", '2027-06-05', 840],
    ['Swimming lessons for the gala (12 June): every Tuesday 5-6pm from 2 March', 'Swimming lessons', 'Gala', '2027-06-12', null],
    ['Proben für das Konzert (26. März, 19 Uhr): jeden Montag 19:30-21 Uhr ab 1. Februar', 'Proben', 'Konzert', '2027-03-26', 1140],
    ['Ensayos para el concierto (26 de marzo, 19:00): todos los lunes de 19:30 a 21:00', 'Ensayos', 'Concierto', '2027-03-26', 1140],
  ])('%s', (prompt, series, occasion, day, from) => {
    expect(stated(prompt, 'rhythm').map(({ title }) => title)).toEqual([series])
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first), event.from])).toEqual([[occasion, day, from]])
  })

  it('leaves what one works for', () => {
    expect(stated('Training for the half marathon (25 April): Mondays and Wednesdays 18:00-19:00', 'rhythm')).toEqual([])
  })

  it('says when after school is', () => {
    expect(stated('Cake stall Friday 12 March straight after school, 3:15-4:30', 'event').map(({ title, from, to }) => [title, from, to])).toEqual([['Cake stall', 915, 990]])
  })
})
