import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion') => stated(prompt, kind).map(({ text }) => text)

describe('a habit at its hours', () => {
  it('is done at each of the hours that have the same length', () => {
    for (const prompt of ['Eye exercises: 5 minutes at 6:45 and another 5 minutes at 20:30 every day', 'Eye exercises twice a day, 5 min at 6:45 and 5 min at 20:30', 'Eye exercises, 5 min at 6:45 and 20:30 each day']) {
      const [habit, ...others] = stated(prompt, 'rhythm')
      expect([habit!.count, habit!.per, habit!.minutes, habit!.windows]).toEqual([2, 'day', 5, [{ from: 405, to: 410 }, { from: 1230, to: 1235 }]])
      expect(others).toEqual([])
    }
  })

  it('keeps lengths that differ apart', () => {
    expect(stated('Singing: 5 minutes at 7:00 and 40 minutes at 18:30 every day', 'rhythm').some(({ count, per }) => count === 2 && per === 'day')).toBe(false)
  })

  it('has another hour on other days', () => {
    for (const prompt of ['Journal 15 min every day at 6:30am, weekends at 8:30am', 'Journal 15 min every day at 6:30am, Saturdays and Sundays at 8:30am']) {
      expect(stated(prompt, 'rhythm').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[1, 2, 3, 4, 5], [{ from: 390, to: 405 }]], [[6, 7], [{ from: 510, to: 525 }]]])
    }
    expect(stated('Draw 20 minutes every evening at 20:00, Wednesdays at 21:30', 'rhythm').map(({ days, windows }) => [days.weekdays, windows[0]!.from])).toEqual([[[1, 2, 4, 5, 6, 7], 1200], [[3], 1290]])
  })

  it('has its first turn later where people sleep in', () => {
    const rhythms = stated('Knee exercises: 10 min at 7:30 and 10 min at 19:00 every day. Weekends I lie in, so the first one is at 10:00 then.', 'rhythm')
    expect(rhythms.map(({ days, windows }) => [days.weekdays!.length, windows.map(({ from }) => from)])).toEqual([[5, [450, 1140]], [2, [600, 1140]]])
  })

  it('leaves the weekend to those who only sleep in', () => {
    expect(readingsOf(read('Learn Danish, half an hour every evening. Weekends I sleep in.'), 'commitment')).toEqual([])
  })

  it('is in the half of the day that stands behind its days', () => {
    expect(texts('Write a memoir. I write 5:15 to 6:15 every working day morning', 'availability').join()).not.toContain('17:')
    expect(texts('Write a memoir. I write 5:15 to 6:15 every Tuesday morning', 'availability')).toEqual(['Tue 05:15–06:15'])
    expect(texts('Write a memoir. I write 5:15 to 6:15 every Tuesday evening', 'availability')).toEqual(['Tue 17:15–18:15'])
  })

  it('is a sitting on each of the days that are named behind its length', () => {
    const [sitting] = stated('Learn the harp. 40 minutes a day Tue/Wed/Sat, between 5 and 8pm.', 'rhythm')
    expect([sitting!.minutes, sitting!.days.weekdays, sitting!.count]).toEqual([40, [2, 3, 6], 3])
    expect(stated('Learn the harp. At most 40 minutes a day, Tue/Wed/Sat between 5 and 8pm.', 'rhythm')).toEqual([])
  })

  it('ends a day with what is thought over on it', () => {
    const brief = read('Swim three times a week. Sundays at 17:00 15 minutes to plan the next week.')
    expect(readingsOf(brief, 'rhythm').find(({ minutes }) => minutes === 15)).toMatchObject({ title: 'plan the next week', days: { weekdays: [7] }, windows: [{ from: 1020, to: 1035 }] })
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(read('Plan the next week: dentist, cake, tyres'), 'horizon').filter(({ source }) => source === 'stated')).toHaveLength(1)
  })
})

describe('a series beside the plan', () => {
  it('begins by itself where its first day stands behind it', () => {
    const brief = read('Learn bridge, 20 min every day at 7:00. Club every other Tuesday at 19:00, starting on the 19th.')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'rhythm').find(({ title }) => title === 'Club')!.days.spans!.map(({ first }) => iso(first))).toEqual(['2027-01-19'])
  })

  it('begins the plan where it is the plan', () => {
    expect(stated('Pilates on Mondays and Fridays 18-19, starting 18 January', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-01-18'])
  })

  it('is left out on days that are said to be none of it, each of them', () => {
    const [none] = stated("Yoga each weekday 7:00-7:30. Every other Thursday I'm on the early train so no yoga that day, first one is 14 Jan.", 'exclusion')
    expect([none!.days.weekdays, iso(none!.days.everyWeeks!.anchor)]).toEqual([[4], '2027-01-14'])
    expect(stated("Nager le lundi de 12h à 13h. Le premier lundi du mois j'ai un conseil, donc pas de séance ce jour-là.", 'exclusion')).toHaveLength(1)
  })

  it('rests while somebody else has the child', () => {
    const rests = stated('Reading aloud every evening 18:30-18:50. His dad has him 5-7 March so no reading those three evenings.', 'exclusion')
    expect(rests.map(({ days, person }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last), person])).toEqual([['2027-03-05', '2027-03-07', null]])
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

describe('what all of it takes', () => {
  it.each([
    ['Read the dossier by Friday 15 January, 240 pages at 30 pages an hour', 480],
    ['Grade the essays by Friday 15 January, 60 exercises, 10 minutes per exercise', 600],
    ['Das Skript bis 15. Januar lesen, 90 Seiten, 15 Seiten pro Stunde', 360],
  ])('%s', (prompt, minutes) => {
    const topic = stated(prompt, 'topic').find((each) => each.minutes !== null)
    expect(topic!.minutes! * topic!.amount!.value).toBeCloseTo(minutes)
  })

  it('is unknown without how much there is', () => {
    expect(stated('Learn to read faster, now 20 pages an hour', 'topic').filter(({ minutes }) => minutes !== null)).toEqual([])
  })
})
