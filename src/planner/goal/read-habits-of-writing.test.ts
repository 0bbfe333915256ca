import { describe, expect, it } from 'vitest'
import { dayNumber, isoDate } from '../time/day-number.ts'
import { read, stated } from './read-for-tests.ts'

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

describe('free time', () => {
  it.each(['I have evenings free', 'evenings free, learn Go', 'Only free on weekday evenings: learn Go'])('%s is there for the plan', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability')).toHaveLength(1)
  })

  it.each(['Learn Go. Weekends stay free', 'Learn Go, keep evenings free', 'A week in Rome with free evenings'])('%s is left alone', (prompt) => {
    expect(stated(prompt, 'exclusion')).toHaveLength(1)
  })
})

describe('clauses in other orders', () => {
  it.each([['Learn Go. Sunday is a day of rest', { weekdays: [7] }], ['Yoga for 4 weeks, 15.-21. February: away', { spans: [{ first: dayNumber('2027-02-15'), last: dayNumber('2027-02-21') }] }]])('%s keeps those days clear', (prompt, days) => {
    expect(stated(prompt, 'exclusion').map((reading) => reading.days)).toEqual([days])
  })

  it('dates what each day of a single week is for', () => {
    const brief = read('Bug bash from Monday 18 to Friday 22 January. Monday morning: triage. Tuesday to Thursday: fixing. Friday: release', 'sprint')
    expect(brief.readings.flatMap((reading) => (reading.kind === 'event' ? [[reading.title, isoDate(reading.days.first)]] : []))).toEqual([['triage', '2027-01-18'], ['release', '2027-01-22']])
  })

  it('gives each thing of one day its own hour', () => {
    const events = stated('We leave our flat on Friday 26 February: removal van 8am, keys 11am', 'event')
    expect(events.map(({ title, from }) => [title, from]).slice(1)).toEqual([['removal van', 480], ['keys', 660]])
  })

  it('turns “no … before” round', () => {
    expect(stated('Website with 6 pages. No page gets built before its copy', 'precedence')).toMatchObject([{ before: { labels: ['copy'] } }])
  })
})

it('names the public holidays of the country, and asks where it does not know them', () => {
  const [off] = stated('Paint the flat in March 2027, not on bank holidays', 'exclusion')
  expect(off?.days.spans?.map(({ first }) => isoDate(first))).toContain('2027-03-29')
})

it('takes a rate of money for no count of tasks', () => {
  expect(stated('Meal prep each Sunday, max 40 euros per week', 'limit')).toEqual([])
})
