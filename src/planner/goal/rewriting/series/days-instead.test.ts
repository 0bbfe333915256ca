import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('a day that takes the place of another', () => {
  it.each([
    ['Fencing every Wednesday 6-7pm, not on 10 March, instead Friday 12 March at 5pm.', 'Fencing', '2027-03-10', ['2027-03-12', 1020]],
    ['Physio each Monday at 9, but Easter Monday (29 March) moves to Wednesday 31 March at 10.', 'Physio', '2027-03-29', ['2027-03-31', 600]],
    ['Team call every Tuesday 10-11, instead of 9 March we meet on Thursday 11 March 14:00.', 'Team call', '2027-03-09', ['2027-03-11', 840]],
    ['Chorprobe jeden Donnerstag 19:30-21 Uhr, nicht am 25. März, stattdessen am Samstag 27. März um 14 Uhr.', 'Chorprobe', '2027-03-25', ['2027-03-27', 840]],
    ['Clase de cerámica todos los martes 18:00-20:00, menos el 9 de marzo, en su lugar el jueves 11 a las 18:00.', 'Clase de cerámica', '2027-03-09', ['2027-03-11', 1080]],
    ['Cours de piano chaque mercredi 17h-18h, sauf le 10 mars, à la place le vendredi 12 mars à 17h.', 'Cours de piano', '2027-03-10', ['2027-03-12', 1020]],
    ["Rehearsals every Thursday 7-9pm except 25 March; we'll do Saturday 27 March at 2pm instead.", 'Rehearsals', '2027-03-25', ['2027-03-27', 840]],
  ])('%s', (prompt, title, without, [day, from]) => {
    expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans!.map(({ first }) => iso(first)))).toEqual([without])
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first), event.from])).toEqual([[title, day, from]])
  })

  it('needs something that comes back', () => {
    expect(stated('Party on 12 March at 5pm, cook instead of ordering in', 'event').map(({ title }) => title)).toEqual(['Party'])
  })
})

describe('hours behind a month', () => {
  it('are hours and no day of it', () => {
    const prompt = 'Carnival: float building every Saturday in January 10-4, parade Sunday 14 February 2pm'
    expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['parade'])
    expect(stated(prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays, iso(days.spans![0]!.last)])).toEqual([['float building', [6], '2027-01-31']])
  })
})
