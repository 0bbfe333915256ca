import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('the edges of a sprint', () => {
  it('are the days of its planning and its demo', () => {
    const brief = read('One-week sprint 18-22 January: search filters. Ana and Bo. Planning on the first day, demo on the final day at 15:00', 'sprint')
    expect(readingsOf(brief, 'event').map(({ title, days, from }) => [title, iso(days.first), from])).toEqual([['Planning', '2027-01-18', null], ['demo', '2027-01-22', 900]])
    expect(readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-18', '2027-01-22']])
  })

  it('are a note while the days of the plan are not known', () => {
    expect(read('Two sprints: search filters. Kickoff on the first day', 'sprint').notes.map(({ words }) => words).join()).toContain('first day')
  })
})

describe('a second amount without its unit', () => {
  it.each([
    ['6 h per weekday and 3 on Saturdays', [[[1, 2, 3, 4, 5], 360], [[6], 180]]],
    ['two hours on weekdays, four at weekends', [[[1, 2, 3, 4, 5], 120], [[6, 7], 240]]],
    ['90 minutes on Mondays and 45 on Thursdays', [[[1], 90], [[4], 45]]],
  ])('has the unit of the first: "%s"', (words, expected) => {
    const rhythms = stated(`Learn Go in 6 weeks, ${words}`, 'rhythm')
    expect(rhythms.map(({ days, minutes }) => [days.weekdays, minutes])).toEqual(expected)
  })

  it('is no length when it counts something else', () => {
    expect(stated('Learn Go, 2 hours on Mondays and 3 chapters a week', 'rhythm').some(({ minutes }) => minutes === 180)).toBe(false)
  })
})

describe('a holiday', () => {
  it.each([
    ['Family holiday in Puglia from 5 to 11 June: beaches', '2027-06-05', '2027-06-11'],
    ['Long weekend in Seville, 12-15 March: tapas', '2027-03-12', '2027-03-15'],
    ['Fin de semana largo en Sevilla con mi pareja, del 12 al 15 de marzo: tapas, Alcázar y flamenco', '2027-03-12', '2027-03-15'],
  ])('as the goal is when the plan is: "%s"', (prompt, first, last) => {
    expect(stated(prompt, 'horizon').map((horizon) => [iso(horizon.first), iso(horizon.last)])).toEqual([[first, last]])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('spent elsewhere is when nothing is done, and not where', () => {
    const brief = read("Get ready for a charity ride on Sunday 13 June, three rides a week. I'm in Oslo 17-20 May.")
    expect(readingsOf(brief, 'exclusion').map(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]))).toEqual([[['2027-05-17', '2027-05-20']]])
    expect(readingsOf(brief, 'place')).toEqual([])
  })

  it('at home is when there is time', () => {
    expect(stated("Paint the hall. I'm at home 17-20 May.", 'exclusion')).toEqual([])
  })

  it('beside the goal is when nothing is done', () => {
    const [away] = stated('Learn Spanish by June, holiday from 3 to 9 April, 30 minutes a day', 'exclusion')
    expect(iso(away?.days.spans?.[0]?.first ?? null)).toBe('2027-04-03')
  })
})

describe('what a date at the end of a sentence binds', () => {
  it.each([
    ['Grow tomatoes, beans and courgettes on our plot by the end of May', '2027-06-01'],
    ['Write a grant application for our community garden, 15000 euros, deadline 15 February', '2027-02-16'],
  ])('is the whole goal: "%s"', (prompt, latest) => {
    expect(stated(prompt, 'deadline').map((deadline) => [iso(deadline.latest / 1440), deadline.appliesTo])).toEqual([[latest, null]])
  })

  it('is one thing of several that have dates', () => {
    const deadlines = stated('Move house: pack the cellar by 6 February, and book the van by 20 January', 'deadline')
    expect(deadlines.some(({ appliesTo }) => appliesTo !== null)).toBe(true)
  })

  it('is no order of two things beside', () => {
    const prompt = 'Brush up my Italian before our trip, which begins on 20 March. Order the tickets before the hotel.'
    expect(stated(prompt, 'precedence').map(({ after }) => after.labels)).toEqual([['hotel']])
  })

  it('is what comes before a stretch of days', () => {
    expect(stated('Learn Portuguese before our move to Porto in September, 30 minutes a day', 'deadline').map(({ latest, event }) => [iso(latest / 1440), event])).toEqual([['2027-09-01', 'move to Porto']])
    expect(stated('Learn Portuguese in September, 30 minutes a day', 'deadline')).toEqual([])
  })
})

describe('hours and days behind a comma', () => {
  it('are of every day when they are plural', () => {
    const brief = read('Move from Hamburg to Leipzig on 27 March, evenings after 18:00')
    expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated').map(({ windows }) => windows)).toEqual([[{ from: 1080, to: 1320 }]])
    expect(readingsOf(brief, 'event').map(({ from }) => from)).toEqual([null])
  })

  it('may be an hour of work in French', () => {
    expect(stated("Préparer mon exposé d'histoire pour le 22 janvier, une heure chaque soir", 'rhythm').map(({ minutes, everyDays }) => [minutes, everyDays])).toEqual([[60, 1]])
    expect(stated("Rendre mon exposé d'histoire le 22 janvier à une heure", 'rhythm')).toEqual([])
  })

  it('hold for all the lengths before them when they always do', () => {
    const rhythms = stated('Learn Dutch in 6 weeks: 40 minutes on weekdays and 90 at weekends, always between 17:00 and 20:00', 'rhythm')
    expect(rhythms.map(({ minutes, windows }) => [minutes, windows])).toEqual([[40, [{ from: 1020, to: 1200 }]], [90, [{ from: 1020, to: 1200 }]]])
  })

  it('are Saturdays and Sundays of counted weekends', () => {
    const brief = read('Build a pond in three weekends starting this Saturday: dig, liner, edging, planting')
    expect(readingsOf(brief, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4, 5]])
    expect(readingsOf(brief, 'horizon').map(({ last }) => iso(last)).filter((last) => last !== null)).toEqual(['2027-01-24'])
    expect(stated('Build a pond in three weeks starting this Saturday', 'exclusion')).toEqual([])
  })

  it('go on over two months', () => {
    const [rhythm] = stated('Prepare my allotment for winter, Saturdays in October and November', 'rhythm')
    expect(rhythm?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-10-01', '2027-11-30']])
  })
})
