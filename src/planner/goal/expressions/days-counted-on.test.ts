import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
}

describe('points said behind a date', () => {
  it.each([
    ['Optician 9 March 3pm, collect glasses ten days later at 5pm', 'collect glasses', '2027-03-19', 1020],
    ['Boiler serviced on 2 March, chimney swept the next day', 'chimney swept', '2027-03-03', null],
    ['Tooth out on Thursday 18 February at 10am, stitches checked the following Monday at 9am', 'stitches checked', '2027-02-22', 540],
    ['Auction on 6 March. Pay the house two working days later', 'Pay the house', '2027-03-09', null],
    ['Opening night 3 April, brunch with the cast the morning after at 11am', 'brunch with the cast', '2027-04-04', 660],
    ['Premiere on 3 April, reviews read out the morning after the premiere', 'reviews read out', '2027-04-04', 540],
    ['Impfung am 9. März um 8 Uhr, Nachkontrolle zwei Wochen später um 10 Uhr', 'Nachkontrolle', '2027-03-23', 600],
    ['Castración del gato el 9 de marzo, quitar puntos diez días después', 'quitar puntos', '2027-03-19', null],
    ['Vaccin le 9 mars à 9h, bilan deux semaines plus tard à 10h', 'bilan', '2027-03-23', 600],
    ['Mudanza el 19 de marzo. Cajas una semana antes, limpiar el piso el día después', 'limpiar el piso', '2027-03-20', null],
    ['Elternabend am 11. Februar um 19 Uhr, Karneval am Montag darauf', 'Karneval', '2027-02-15', null],
    ['Exame de sangue dia 9 de março, consulta uma semana mais tarde', 'consulta', '2027-03-16', null],
  ])('count on from it: %s', (prompt, title, day, from) => {
    expect(eventsOf(prompt)).toContainEqual([title, day, from])
  })

  it('count on from each other', () => {
    expect(eventsOf('Sow on 2 March, prick out two weeks later, plant out three weeks later').slice(1).map(([, day]) => day)).toEqual(['2027-03-16', '2027-04-06'])
  })

  it('are counted from the thing that they name, whatever was dated since', () => {
    expect(eventsOf('Operation on 8 March. Call the ward a week before, stitches out 12 days after the operation')).toContainEqual(['stitches out', '2027-03-20', null])
  })

  it("leaves 'the day after tomorrow' to today", () => {
    expect(eventsOf('Party on 20 March, ring the hall the day after tomorrow')).not.toContainEqual(expect.arrayContaining(['2027-03-21']))
  })

  it('gives the week before an occasion to what is done then', () => {
    expect(stated('Seminar on Wednesday 10 March, prepare the slides the week before', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-03', '2027-03-09']])
  })
})

describe('days of a month without the month', () => {
  it('are of the month of the stretch named before', () => {
    expect(eventsOf('Fair in Ghent 17-19 March. Set up Tue 16 at 7am').at(-1)?.slice(1)).toEqual(['2027-03-16', 420])
  })

  it('go over into the next month where a list goes on in time', () => {
    expect(eventsOf('Gran stays with us: airport on 26 February, zoo on the 27th, train home on the 1st').at(-1)?.[1]).toBe('2027-03-01')
  })

  it('stay in the month of the date that they lead up to', () => {
    expect(eventsOf('Marathon on Sunday 25 April, shoe check on the 4th').at(-1)?.[1]).toBe('2027-04-04')
  })
})

it('keeps what is done in the only stretch that is named as work', () => {
  expect(stated('Seminar on Wednesday 10 March, prep the slides the week before', 'topic').map(({ label }) => label)).toEqual(['prep the slides'])
})
