import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}${to === null ? '' : `-${to / 60}`}`)

describe('several dates of one thing', () => {
  it.each([
    ['Help me sleep better. Therapist calls Tuesdays 5:30-6pm Jan 19, Jan 26, Feb 2, Feb 9.', ['Therapist calls 01-19 17.5-18', 'Therapist calls 01-26 17.5-18', 'Therapist calls 02-02 17.5-18', 'Therapist calls 02-09 17.5-18']],
    ['Counselling Mondays 4-5pm, 1 Mar, 8 Mar and 15 Mar. I’m sitting the bar exam on 2 April.', ['Counselling 03-01 16-17', 'Counselling 03-08 16-17', 'Counselling 03-15 16-17']],
    ['Clases con Ana los martes 17:00-18:00: 2, 9 y 16 de marzo. Quiero preparar el DELE.', ['Clases con Ana 03-02 17-18', 'Clases con Ana 03-09 17-18', 'Clases con Ana 03-16 17-18']],
  ])('have the hours that stand before them: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expect.arrayContaining(expected))
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it.each([
    ['Dance workshops Feb 5, 12, 19 at 6pm. Help me prepare for the showcase on March 6.', ['Dance workshops 02-05 18', 'Dance workshops 02-12 18', 'Dance workshops 02-19 18']],
    ['Proben am 3., 10. und 17. April, jeweils 18 Uhr, Konzert am 24. April.', ['Proben 04-03 18', 'Proben 04-10 18', 'Proben 04-17 18']],
  ])('share their month: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it('begin when they say, whatever month they go on from', () => {
    expect(events('From March I also want to join the ramblers at Malton: Sat 6, 13 and 20 March, 9am. Help me get fit.')).toEqual(['join the ramblers at Malton 03-06 9', 'join the ramblers at Malton 03-13 9', 'join the ramblers at Malton 03-20 9'])
  })

  it('are not given the hours of a stretch of weekdays before them', () => {
    expect(stated('I sew after work, so mon to thu 20:00 - 22:00, 28 + 29 August is the fair so leave it blank. Finish the quilt by 1 October.', 'event').filter(({ from }) => from === 1200)).toEqual([])
  })

  it.each(['On March 5, 12 people come to dinner.', 'Yoga every Tuesday 6pm, 2 March workshop. Plan my month.'])('are not made of what is none: %s', (prompt) => {
    expect(events(prompt).length).toBeLessThan(2)
  })
})

describe('a few days before what was dated last', () => {
  it.each([
    ['I’m making bread for the fete on Sat 6 March. Bake day Friday 5 March at 7am. Levain two days earlier.', 'Levain 03-03'],
    ['Launch on 20 March. Press release Monday 15 March. Photos three days earlier.', 'Photos 03-12'],
  ])('are that day: %s', (prompt, event) => {
    expect(events(prompt)).toContain(event)
  })

  it('are a bound where something has to be done', () => {
    expect(events('Wedding 20 March. Rehearsal dinner 19 March. Invitations should go out three days earlier.').join()).not.toContain('Invitations')
  })
})

describe('what there is on a date', () => {
  it.each([
    ['On 11 February at 10:30 there’s a check-up with the cardiologist and we need a taxi. Plan my mum’s care in February.', 'check-up with the cardiologist 02-11 10.5'],
    ['Am 11. Februar um 10:30 ist Kontrolle bei der Kardiologin und jemand muss sie begleiten. Plan für Mamas Pflege im Februar.', 'Kontrolle bei der Kardiologin 02-11 10.5'],
    ['El 11 de febrero a las 10:30 hay revisión con la cardióloga y alguien tiene que acompañarla. Plan para cuidar a mi madre.', 'revisión con la cardióloga 02-11 10.5'],
  ])('is read apart from what somebody does then: %s', (prompt, event) => {
    expect(events(prompt)).toContain(event)
  })
})
