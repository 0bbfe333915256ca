import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => [title.toLowerCase(), iso(days.first), from])

describe('the hour of an event', () => {
  it.each([
    ['My regatta is on 27 March. My wife says family dinner at 6 is untouchable.', '2027-03-27'],
    ['Physics exam on 1 March. She comes home from school at 4, lights out at 10.', '2027-03-01'],
    ['Clinic goes live on 1 March. First week I also check at 3am.', '2027-03-01'],
  ])('is not that of what another sentence tells: %s', (prompt, date) => {
    expect(events(prompt).filter(([, first]) => first === date).map(([, , from]) => from)).toEqual([null])
  })

  it.each([
    ['Half marathon on Sunday 25 April. Gun goes off at 9:30.', 570],
    ['Christening on Sunday 9 May. The ceremony is at 11.', 660],
  ])('may stand in the next sentence: %s', (prompt, from) => {
    expect(events(prompt).map(([, , start]) => start)).toContain(from)
  })
})

describe('what points back to a date', () => {
  it.each([
    ['Mi sobrina se gradúa el 15 de mayo y la cena es ese mismo día a las 20:00.', ['cena', '2027-05-15', 1200]],
    ['Unser Hoffest ist am 12. Juni, die Aufführung der Kinder ist am selben Tag um 15 Uhr.', [expect.stringContaining('aufführung'), '2027-06-12', 900]],
  ])('is that day in any language: %s', (prompt, event) => {
    expect(events(prompt)).toContainEqual(event)
  })

  it('is none where it is the day of another thing', () => {
    expect(stated('Prepararme para la carrera el 9 de mayo, fuerza dos veces por semana, nunca el mismo día que las series.', 'exclusion').filter(({ days }) => days.spans !== undefined)).toEqual([])
  })

  it('may be both the beginning and the end', () => {
    expect(stated('We get the keys on 1 April. Between now and then I have to give notice on the flat.', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2027-04-01'])
  })
})

describe('days named twice or side by side', () => {
  it('takes the date behind a holiday for the day that is meant', () => {
    expect(stated('Interviews with 12 nurses. All data in by Easter break, 26 March.', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2027-03-26'])
  })

  it('takes two months that follow each other for one stretch', () => {
    expect(stated('I need a household schedule for March and April: groceries, laundry, bins.', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-01', '2027-04-30']])
  })

  it('keeps them apart where each has a thing of its own', () => {
    expect(stated('Allotment: dig beds in March and sow peas in April.', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).not.toContainEqual(['2027-03-01', '2027-04-30'])
  })
})

describe('an hour in a sentence that names days of its own', () => {
  it('is the hour of those days, and not of what was dated before', () => {
    const prompt = 'Start a wine circle, first meeting on 5 March. I have Mon/Wed/Fri 45 minutes at 8 pm.'
    expect(stated(prompt, 'event').map(({ from }) => from)).toEqual([null])
    expect(stated(prompt, 'availability').every(({ windows }) => windows.every(({ from }) => from === 1200))).toBe(true)
  })

  it('is that of the event where it says what begins', () => {
    expect(stated('Charity run on 5 March. Gun goes off at 7:30.', 'event').map(({ from }) => from)).toEqual([450])
    expect(stated('Concert on 5 March. We rehearse Tuesdays and the doors open at 19:00.', 'event').map(({ from }) => from)).toEqual([1140])
  })
})
