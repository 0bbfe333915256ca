import { describe, expect, it } from 'vitest'
import { clockTime } from '../../../time/day-number.ts'
import { iso, stated } from '../../read-for-tests.ts'

const eventsOf = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => [title, iso(days.first)!.slice(5), from === null ? '' : clockTime(from), to === null ? '' : clockTime(to)].filter(Boolean).join(' '))

describe('things that have only an hour, behind a date', () => {
  it.each([
    ['My uncle’s memorial is Saturday 13 March, 2pm at Holy Cross Chapel then tea at the rugby club 15:30-17:30. My sister reads.', ['tea at the rugby club 03-13 15:30 17:30']],
    ['Regatta on Saturday 13 March, 9:00 at the lake, barbecue 13:00, prizes 15:30. Bring the boats.', ['barbecue 03-13 13:00', 'prizes 03-13 15:30']],
    ['Organise the brass band’s spring concert (Fri 12 March, doors 19:00, start 19:30, Town Hall). Print posters.', ['brass band’s spring concert 03-12 19:30', 'doors 03-12 19:00']],
    ['Open day on 13 March from 10:00 to 16:00, talk in the barn 11:30, raffle 15:00. Bake cakes.', ['talk in the barn 03-13 11:30', 'raffle 03-13 15:00']],
    ['Photo book for a silver wedding (party is Saturday 13 March, lunch 12.30, Hotel Adler). Scan two boxes of slides.', ['party 03-13 12:30']],
  ])('are on that day: %s', (prompt, expected) => {
    expect(eventsOf(prompt)).toEqual(expect.arrayContaining(expected))
  })
})

describe('when an occasion begins', () => {
  it.each([
    ['Harbour supper for 20, Thursday 11 March, guests sit down at 7:30pm. Tickets on sale by 11 February.', '03-11 19:30'],
    ['Village carol concert, Saturday 13 March, we start singing at 7pm. Print programmes.', '03-13 19:00'],
    ['Hill race on 13 March, sets off at 10:00. Buy shoes.', '03-13 10:00'],
    ['Schulfest am 13. März, los geht es um 14 Uhr. Kuchen bestellen.', '03-13 14:00'],
    ['Tengo un puesto en la feria, 13 de marzo, abre a las 10:00. Comprar lana.', '03-13 10:00'],
    ['Tenho uma banca na feira, 13 e 14 de março, abre às 9h. Comprar lã.', '03-14 09:00'],
  ])('is said by a clause behind its date: %s', (prompt, moment) => {
    expect(eventsOf(prompt).some((event) => event.endsWith(moment))).toBe(true)
  })
})

describe('a weekday alone beside an occasion', () => {
  it.each([
    ['yard sale sat march 13 8am to 1. tag things, posters up thursday night, float from the bank fri, leftovers to the charity shop monday', ['posters up 03-11 19:00', 'float from the bank 03-12', 'leftovers to the charity shop 03-15']],
    ['Last cigarette day is Monday 8 March. Patches from the pharmacy by 1 March, tell my crew, ashtrays out of the van sunday night.', ['ashtrays out of the van 03-07 19:00']],
    ['Getting the boat back in the water. Crane slot Saturday 13 March 10:30, mast goes up on the Sunday. New anodes.', ['mast goes up 03-14']],
    ['Bake sale for the school on Saturday 13 March. Tables out Friday 16:00, thank-you cards Sunday.', ['Tables out 03-12 16:00', 'thank-you cards 03-14']],
    ['Flohmarkt am Samstag, 13. März, 9 Uhr. Schilder Donnerstag, Wechselgeld Freitag, Reste wegbringen Montag.', ['Schilder 03-11', 'Wechselgeld 03-12', 'Reste wegbringen 03-15']],
  ])('lies near it: %s', (prompt, expected) => {
    expect(eventsOf(prompt)).toEqual(expect.arrayContaining(expected))
  })
})

describe('weekdays within a few days that are dated', () => {
  it('are those days, whoever does what then', () => {
    expect(eventsOf('Half term is 15-19 March and we both work! Granny can take the kids Monday and Tuesday from 8:30 till 17:00, Wednesday is tennis camp 9:00-15:00, Thursday I’ve got leave so aquarium with me, and on Friday they go to Vera’s mum.')).toEqual([
      'Granny takes the kids 03-15 08:30 17:00', 'Granny takes the kids 03-16 08:30 17:00', 'tennis camp 03-17 09:00 15:00', 'aquarium 03-18', 'go to Vera’s mum 03-19',
    ])
  })

  it('head what stands behind them', () => {
    expect(eventsOf('Scout camp at Gilwell, 12-14 March, 22 kids. Drop off Friday 18:30, collect Sunday 14:00. Saturday: rafts, campfire 20:00-21:15. Forms back by 28 February.')).toEqual(expect.arrayContaining(['rafts 03-13', 'campfire 03-13 20:00 21:15']))
  })
})

it('what keeps somebody on an excepted day stands on it', () => {
  expect(eventsOf('Knock on doors Tue/Thu 5:30-7:30pm, except March 11, when I have a farmers market table at 9am instead.')).toEqual(['farmers market table 03-11 09:00'])
})

describe('what is no agenda', () => {
  it.each([
    'Choir concert on 13 March. I practise Tuesday and Thursday 18:00-19:00.',
    'Marathon on 13 March. I’m free Saturday and Sunday.',
    'Wedding on Saturday 13 March. Call the florist Tuesday.',
    'Exam on 13 March, study 9-12.',
    'Rowing course 8-12 March. Erg Tue and Thu 7-8pm.',
    'Move on 13 March. Nothing on Sunday.',
    'Concert on 13 March. Rehearsals every Thursday 19:30.',
    'Sort my papers after our move on 13 March: registry, bank. One Thursday morning for the registry.',
    'Train for the race on 13 March. Thursday is a rest day.',
    'Garden party on 13 March, by 18:00 all is cleared.',
  ])('has nothing that hangs on the date: %s', (prompt) => {
    expect(eventsOf(prompt).filter((event) => / 03-/u.test(event)).length).toBeLessThan(2)
  })
})

describe('an occasion that opens and closes', () => {
  it.each([
    ['Our village fete is on Saturday 10 July, gates open 1pm, close at 5pm. Cakes by Friday 9 July.', 13 * 60, 17 * 60],
    ['Our fair, Sunday 6 June, opens at 10 and closes at 4.', 10 * 60, 16 * 60],
  ])('%s', (goal, from, to) => {
    expect(stated(goal, 'event')[0]).toMatchObject({ from, to })
    expect(stated(goal, 'deadline').some(({ appliesTo }) => appliesTo?.labels.some((label) => /close/u.test(label)))).toBe(false)
  })
})
