import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { read, stated } from '../read-for-tests.ts'

describe('times as people write them', () => {
  it.each<[string, { from: number; to: number }[]]>([
    ['Guitar on Mon, Wed 5.45-7.00 in the morning', [{ from: 345, to: 420 }]],
    ['Build a shed on Saturdays, 10 till 3', [{ from: 600, to: 900 }]],
    ['Only free Sat 9a-1p, sort the garage', [{ from: 540, to: 780 }]],
    ['Exercises for 6 weeks, mornings before 8 and evenings after 9pm', [{ from: 0, to: 480 }, { from: 1260, to: 1440 }]],
    ['Walk the dog at 7am, 1pm and 8pm every day', [{ from: 420, to: 480 }, { from: 780, to: 840 }, { from: 1200, to: 1260 }]],
    ['Revise after dinner (7.30-9) on weekdays', [{ from: 1170, to: 1260 }]],
  ])('%s', (prompt, windows) => {
    expect(read(prompt).readings.flatMap((reading) => ('windows' in reading && reading.source === 'stated' ? reading.windows : []))).toEqual(windows)
  })

  it('counts every three weeks from the date in brackets', () => {
    const [rhythm] = stated('Blood donation every 3 weeks on a Thursday at 17:00 (first one 11 March 2027)', 'rhythm')
    expect(rhythm).toMatchObject({ days: { weekdays: [4], everyWeeks: { interval: 3, anchor: dayNumber('2027-03-11') } } })
  })

  it('knows odd and even weeks by their number', () => {
    const [odd, even] = stated('I have odd weeks mornings free, even weeks afternoons free', 'availability')
    expect(odd?.days.everyWeeks?.interval).toBe(2)
    expect((odd!.days.everyWeeks!.anchor - even!.days.everyWeeks!.anchor) / 7 % 2).not.toBe(0)
  })

  it('reads weekdays that head what is done then', () => {
    expect(stated('Gym for 6 weeks. Mon: legs, Wed: back, Fri: chest', 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['legs', [1]], ['back', [3]], ['chest', [5]]])
    expect(stated('8 weeks of piano. Mon 30 min, Wed 45 min', 'rhythm').map(({ minutes, days }) => [minutes, days.weekdays])).toEqual([[30, [1]], [45, [3]]])
  })

  it('puts 40 000 together', () => {
    expect(stated('Write 40 000 words by 31 August', 'quantity')).toMatchObject([{ amount: { value: 40_000, unit: 'words' } }])
  })
})

describe('weeks and days as they are typed', () => {
  it('reads the week behind its pace', () => {
    const rhythms = stated('Canoe race on 23 May. 3x/wk: Tue 6.30am easy, Thu 6.30am sprints, Sun long tour 9am', 'rhythm')
    expect(rhythms.filter(({ title }) => title !== null).map(({ title, days, windows }) => [title, days.weekdays?.[0], windows[0]?.from])).toEqual([['easy', 2, 390], ['sprints', 4, 390], ['long tour', 7, 540]])
  })

  it('takes ages and measures for no length and no hour', () => {
    expect(stated('Teach our terrier (3 yrs) to swim until July', 'horizon')).toEqual([])
    expect(stated('Hike the ridge 2-4 October. Labor Day weekend (4-6) off', 'exclusion').map(({ windows }) => windows)).toEqual([[]])
  })

  it('counts so many a day as one sitting', () => {
    expect(stated('Hunting licence on 20 April. 300 theory questions, 10 per day', 'rhythm')).toMatchObject([{ count: null, everyDays: 1 }])
  })

  it.each([
    ['Repaint the hall by 30 April. 13 Feb and 27 Feb taken.', 2],
    ['Repaint the hall by 30 April. Not on Easter week 29 mar - 4 apr', 1],
  ])('%s', (prompt, spans) => {
    expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans ?? [])).toHaveLength(spans)
  })

  it('binds the rest of the work', () => {
    expect(stated('Hens on 8 May. Class is wed nights 7.30-9 from 24 Feb. Rest of the work sat mornings only', 'availability')).toMatchObject([{ appliesTo: null, days: { weekdays: [6] } }])
  })

  it('gives an hour to what is done then', () => {
    expect(stated('Lunch prep every Sunday 3-5pm, shopping on Saturdays (Sat 11am)', 'rhythm').find(({ title }) => title === 'shopping')?.windows).toEqual([{ from: 660, to: 720 }])
    expect(stated('Exam on 20 March. 10 minutes of theory (signs, rules) on Sundays', 'rhythm')).toMatchObject([{ title: 'theory', minutes: 10 }])
  })
})
