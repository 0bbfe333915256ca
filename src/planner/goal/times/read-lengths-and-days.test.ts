import { describe, expect, it } from 'vitest'
import { describePattern } from '../describe.ts'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

/** What recurs: its title, how long each time, on which days. */
function rhythms(prompt: string) {
  return stated(prompt, 'rhythm').map(({ title, minutes, days }) => [title, minutes, describePattern(days)])
}

describe('hours that are a length and no time of the clock', () => {
  it.each([
    ['Apprendre le piano, une heure chaque matin, jusqu’au 30 avril', 60],
    ['Préparer mon examen du 3 mars, deux heures chaque matin', 120],
    ['Aprender violão até 30 de junho, duas horas aos sábados e domingos', 120],
    ['Remise en forme : courir trois fois, une heure les lundis, mercredis et vendredis', 60],
  ])('%s', (prompt, minutes) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => rhythm.minutes)).toEqual([minutes])
    expect(stated(prompt, 'deadline').every(({ latest }) => latest % 1440 === 0)).toBe(true)
  })

  it('keeps the clock where a word announces it', () => {
    expect(stated('Tous les jours, réviser de deux heures à quatre heures', 'rhythm')[0]?.minutes).not.toBe(120)
    expect(stated('Dentiste le 12 mars à deux heures du matin', 'event').map(({ from }) => from)).toEqual([120])
  })

  it('begins hours behind a date, not a year', () => {
    expect(stated('Reunión del 15 de marzo, de 18 a 20 h', 'event')).toMatchObject([{ days: { first: day('2027-03-15') }, from: 1080, to: 1200 }])
  })
})

describe('a length on days with an hour to begin', () => {
  it.each([
    ['Sort the photos, two hours every Sunday from 10am', 600, 720],
    ['Sort the photos, an hour on Sundays at 15:00', 900, 960],
    ['Sort the photos, 40 minutes on weekdays from 18:00', 1080, 1120],
  ])('%s: that long from there', (prompt, from, to) => {
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows)).toEqual([{ from, to }])
  })
})

describe('days that are ruled out beside hours', () => {
  it.each([
    'Deutschprüfung am 20. März, werktags 18-20 Uhr, sonntags nie',
    'Préparer le marathon du 11 avril, tous les soirs de 18h à 20h, jamais le dimanche',
    'Estudiar inglés hasta el 15 de marzo, de 18 a 20 h, nunca los domingos',
  ])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[7]])
    expect(stated(prompt, 'availability').every(({ days }) => !days.weekdays?.includes(7))).toBe(true)
  })
})

describe('lengths that are no time of the plan', () => {
  it.each([
    ['Get my 14-year-old son swimming, two pool sessions a week', 'Get my 14-year-old son swimming'],
    ['Teach my 9-year-old the times tables, every Monday', 'Teach my 9-year-old the times tables'],
    ['Train my puppy, who is 12 weeks old, every morning', 'Train my puppy'],
    ['Cut my screen time from 5 hours to 2 hours a day', 'Cut my screen time from 5 hours to 2 hours a day'],
  ])('%s', (prompt, subject) => {
    const brief = read(prompt)
    expect(subject).toContain(brief.subject)
    expect(brief.notes).toEqual([])
    expect([...readingsOf(brief, 'session'), ...readingsOf(brief, 'limit'), ...readingsOf(brief, 'horizon')].filter(({ source }) => source === 'stated')).toEqual([])
  })

  it('bounds with "for six weeks" what stands right before it', () => {
    const prompt = 'Settle the puppy in by summer. Puppy school Saturdays 11-12 from 3 April for 6 weeks, a walk every day.'
    expect(rhythms(prompt)[0]).toEqual(['Puppy school', null, 'Sat, Sat 3 Apr 2027 to Fri 14 May 2027'])
    expect(stated(prompt, 'horizon')).toEqual([])
  })
})

describe('days in front of a noun', () => {
  it.each([
    ['Half marathon on 25 April with three weekday runs and a long run every Sunday', [['runs', null, 'weekdays'], ['long run', null, 'Sun']]],
    ['Half marathon on 25 April, two midweek rides and a long run on Sundays', [['rides', null, 'Tue, Wed, Thu'], ['long run', null, 'Sun']]],
    ['Radio exam on 17 April. Saturday mock tests from 20 March until then.', [['mock tests', null, 'Sat, from Sat 20 Mar 2027 on']]],
    ['Run a marathon on 25 April. Long run on Sundays, two easy runs on other days.', [['Long run', null, 'Sun'], ['easy runs', null, 'every day']]],
  ])('%s', (prompt, expected) => {
    expect(rhythms(prompt)).toEqual(expected)
  })

  it.each(['Apprendre l’italien, trois matins par semaine', 'Repair bikes for charity, two Saturday mornings a month', 'Italienisch lernen, drei Abende pro Woche'])('%s: a part of the day is no title', (prompt) => {
    const [rhythm] = stated(prompt, 'rhythm')
    expect(rhythm?.title).not.toMatch(/matin|morning|abend/iu)
    expect(rhythm?.windows).toHaveLength(1)
  })

  it('counts what was counted right before', () => {
    const brief = read('Start a podcast about birds with 8 episodes, one a week, from 1 February')
    expect(readingsOf(brief, 'rhythm')).toMatchObject([{ title: 'episodes', count: 1, per: 'week' }])
    expect(Math.max(...readingsOf(brief, 'horizon').map(({ last }) => last ?? 0))).toBeGreaterThanOrEqual(day('2027-03-28'))
  })
})

describe('days and how long', () => {
  it.each([
    ['Learn chess, Tuesday evenings 45 minutes, Saturday mornings 2 hours', [[45, [2]], [120, [6]]]],
    ['Rad fahren: dienstags und donnerstags abends eine Stunde, samstags drei Stunden', [[60, [2, 4]], [180, [6]]]],
  ])('%s', (prompt, expected) => {
    expect(stated(prompt, 'rhythm').map(({ minutes, days }) => [minutes, days.weekdays])).toEqual(expected)
  })

  it('gives a part of the day to all the days behind it', () => {
    const open = stated('Teach my son to read, 15 minutes after school on Monday, Tuesday and Thursday until Easter', 'rhythm')
    expect(open).toMatchObject([{ days: { weekdays: [1, 2, 4] }, windows: [{ from: 960 }] }])
    expect(stated('Learn to sign, 20 minutes after school on Mondays and Thursdays (16:00)', 'rhythm')).toMatchObject([{ minutes: 20, days: { weekdays: [1, 4] }, windows: [{ from: 960 }] }])
  })

  it('takes the hours in brackets for those of every time', () => {
    expect(stated('Knee rehab: exercises 3x a day (8:00, 13:00, 19:00)', 'rhythm')).toMatchObject([{ count: 3, per: 'day', windows: [{ from: 480 }, { from: 780 }, { from: 1140 }] }])
    expect(stated('Read War and Peace, one chapter a day, evenings at 21:30', 'rhythm')).toMatchObject([{ title: 'chapter', windows: [{ from: 1290 }] }])
  })

  it('takes the hours beside a part of the day, and those of a class so many times', () => {
    expect(stated('Label clothes for school by 1 May. Afternoons only, 14-17, an hour at most.', 'availability')).toMatchObject([{ windows: [{ from: 840, to: 1020 }] }])
    expect(stated('Wine exam on 24 May. Class six Mondays from 12 April, 18:00-20:30.', 'event').slice(1)).toMatchObject(Array.from({ length: 6 }, () => ({ from: 1080, to: 1230 })))
  })

  it('counts the days of the month that is named', () => {
    expect(stated('Prepare my garden pond for winter, two Sundays in October', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-10-03', '2027-10-10']])
    expect(stated('Pass the drone exam on 8 April. Flying practice four Sundays, mornings.', 'rhythm')).toMatchObject([{ title: 'Flying practice', count: 4, per: 'total', days: { weekdays: [7] } }])
    expect(stated('Drone licence. Theory two evenings a week (Mon, Wed, 19:30–21:00), practice on weekends.', 'rhythm')[0]).toMatchObject({ title: 'Theory', count: 2, days: { weekdays: [1, 3] } })
  })
})
