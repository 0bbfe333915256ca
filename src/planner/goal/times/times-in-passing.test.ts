import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const GOAL = 'Digitise the parish registers by 30 May.'
const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion') => stated(prompt, kind).map(({ text }) => text)

describe('times told in passing', () => {
  it.each([
    ['Scanning time is Friday 13:00-16:00, nothing else.', ['Fri 13:00–16:00']],
    ['My slot is Tuesdays 7 to 8 in the evening.', ['Tue 19:00–20:00']],
    ['Wednesday evenings, starting at 8.', ['Wed 20:00–22:00']],
    ['Mornings, from 6.', ['Every day 06:00–12:00']],
    ['I have Saturdays 9-12, nothing else.', ['Sat 09:00–12:00']],
    ['Only Saturdays 9 to 12, nothing on other days.', ['Sat 09:00–12:00']],
  ])('%s', (said, expected) => {
    expect(stated(`${GOAL} ${said}`, 'availability').map(({ text }) => text)).toEqual(expected)
  })

  it('begins an hour of an evening when it is said to', () => {
    expect(stated(`${GOAL} An hour on Thursday evenings, from 8.`, 'rhythm')).toMatchObject([{ minutes: 60, windows: [{ from: 1200, to: 1320 }] }])
  })

  it('still bars what is said to be barred', () => {
    expect(stated(`${GOAL} Saturdays 9 to 12 there is market, nothing then.`, 'availability')).toEqual([])
    expect(stated(`${GOAL} 12-14 May, nothing then.`, 'exclusion').map(({ days }) => iso(days.spans![0]!.first))).toEqual(['2027-05-12'])
  })

  it('leaves the hours of others alone', () => {
    expect(stated('Office party on 30 May. Party time is Saturday 15:00-18:00.', 'availability')).toEqual([])
  })
})

describe('days told in passing', () => {
  it.each([
    ['In February I am away from the 8th to the 14th.', ['2027-02-08', '2027-02-14']],
    ['In March, nothing from the 3rd to the 9th.', ['2027-03-03', '2027-03-09']],
    ['Im Februar bin ich vom 8. bis 14. weg.', ['2027-02-08', '2027-02-14']],
  ])('counts them in the month named before: %s', (said, [first, last]) => {
    expect(stated(`${said.startsWith('Im') ? 'Ich lerne Geige bis Ende Mai.' : GOAL} ${said}`, 'exclusion').map(({ days }) => days.spans!.map((span) => [iso(span.first), iso(span.last)]))).toEqual([[[first, last]]])
  })

  it('takes the date of an occasion for its holiday', () => {
    expect(stated('Run a stand at the Easter market (Sat 20 March): tables, lamps.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-03-20'])
    expect(stated('Bake for the Easter brunch: buns, lamb, eggs.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-03-28'])
  })

  it.each([
    ['I am training for the Pennine Way, start 3 July in Edale. Mondays 18:30-20:00.', 'Pennine Way'],
    ['Prepare for the vintage rally, start on 3 July at 9:00', 'vintage rally'],
    ['Ich trainiere für den Fernwanderweg, Start 3. Juli in Füssen.', 'Fernwanderweg'],
  ])('begins what is trained for, weeks away, and not the plan: %s', (prompt, title) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, '2027-07-03']])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('begins the plan where the start is near', () => {
    expect(stated('Train for my marathon, start next Monday', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-01-11'])
  })

  it('ends before what begins in the brackets', () => {
    const [deadline] = stated('Teach the twins to cycle by the autumn holidays (they start 11 October).', 'deadline')
    expect(iso(deadline!.latest / 1440)).toBe('2027-10-11')
  })

  it('counts days before what is done on the one date there is', () => {
    const permit = stated('Open a stall on 20 March: labels, permit 28 days before selling, jars.', 'deadline').find(({ appliesTo }) => appliesTo !== null)
    expect(iso(permit!.latest / 1440)).toBe('2027-02-21')
  })

  it('takes how long there is something for no bound of the work', () => {
    const brief = read('Make marmalade by 20 March. Seville oranges are only in the shops until the end of January.')
    expect(readingsOf(brief, 'deadline')).toHaveLength(1)
    expect(stated('The exhibition is open until 5 April, take the children.', 'deadline')).toHaveLength(1)
  })
})

describe('days and hours told in passing', () => {
  it('takes the weeks of several days for whole weeks', () => {
    for (const prompt of ['Learn Welsh. Off the weeks of 1 March and 3 May.', 'Walisisch lernen. In den Wochen vom 1. März und vom 3. Mai geht nichts.']) {
      expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans!.map(({ first, last }) => `${iso(first)} ${iso(last)}`))).toEqual(['2027-03-01 2027-03-07', '2027-05-03 2027-05-09'])
    }
  })

  it('bars the evening where nothing is to be done after nine', () => {
    expect(texts('Learn the tuba, any time between 3 and 6pm, never after 8', 'exclusion')).toEqual(['Nothing on every day 20:00–24:00'])
    expect(texts('Learn the tuba, mornings between 6 and 8, never after 9', 'exclusion')).toEqual(['Nothing on every day 09:00–24:00'])
  })

  it('takes the hours somebody is free for the work for open', () => {
    expect(texts('Exam on 12 March. Free to study Mon-Thu 10-12 and 14-16.', 'availability')).toHaveLength(1)
    expect(texts('Exam on 12 March. Keep Mon-Thu 10-12 free to rest.', 'exclusion')).toHaveLength(1)
  })

  it('takes hours that a pass or a studio gives for open', () => {
    expect(texts('Learn weaving. My membership gives me Tue 18:00-20:30 and Sun 11-13.', 'availability')).toEqual(['Tue 18:00–20:30', 'Sun 11:00–13:00'])
  })

  it('leaves hours at which others complain to the notes', () => {
    expect(texts('Practicar la batería lunes y jueves de 18 a 19, que a partir de las 21 los vecinos se quejan', 'availability').join()).not.toContain('21:00')
  })

  it('reads who is away behind the dates', () => {
    expect(stated("Learn the sax. Half term, 15 to 19 February, we're away.", 'exclusion')).toHaveLength(1)
    expect(stated('Aprender saxo. Semana Santa, del 22 al 28 de marzo, estoy fuera.', 'horizon')).toEqual([])
  })

  it('ends the work at what is named in brackets behind the end', () => {
    const brief = read('Finish six bowls by the end of April (fair on the 24th, 9am-1pm)')
    expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-04-24'])
    expect(readingsOf(brief, 'deadline')[0]!.event).toBe('fair')
  })

  it('gives a date the hour of its weekday in brackets', () => {
    expect(stated('Sing two songs at the wedding on 24 April (Saturday, 3.30pm, St Mary)', 'event')[0]!.days.first).toBeGreaterThan(0)
  })
})
