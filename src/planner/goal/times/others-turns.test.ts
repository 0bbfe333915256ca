import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

describe('when somebody else has time', () => {
  it.each([
    'Open a tea room on 1 May: licence, till. I work on it Mondays 8-12, my wife Carla Saturdays.',
    'Plan our move on 27 March. I can plan Wednesdays 13-17, my assistant Maike Fridays 8-12.',
    'Clear the loft by 1 March. I have Tuesday evenings, and my brother Tom can help on Sundays',
  ])('is nothing that comes back: “%s”', (prompt) => {
    const { readings } = read(prompt)
    expect(readings.filter(({ kind }) => kind === 'rhythm')).toEqual([])
    expect(readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated' && reading.person === null)).toHaveLength(1)
  })

  it('leaves what the user does with them', () => {
    expect(read('I have Tuesday evenings, my piano lesson Thursdays 18-19').readings.some(({ kind }) => kind === 'rhythm' || kind === 'commitment')).toBe(true)
  })
})

describe('a row of turns', () => {
  it.each([
    ['Dad is home from the clinic on 25 January. Order a bed. Me evenings, my brother Pete weekends, aunt Rosa Tuesdays.', ['Pete', 'Rosa']],
    ['Water the neighbours’ beds in March. Carla Mondays, Ben Wednesdays, I do the rest.', ['Carla', 'Ben']],
    ['Oma kommt am 20. Januar heim. Bett bestellen. Meine Schwester kann montags, mein Bruder am Wochenende.', ['schwester', 'Mein Bruder']],
    ['Papa rentre le 25 janvier. Commander un lit. Mon frère le week-end, moi mardi soir.', ['Mon frère']],
  ])('is when each of them has time: %s', (prompt, people) => {
    const { readings } = read(prompt)
    expect(readings.filter(({ kind }) => kind === 'rhythm')).toEqual([])
    expect(readings.flatMap((reading) => (reading.kind === 'availability' && reading.person !== null ? [reading.person.replace('Meine S', 's')] : []))).toEqual(people)
  })

  it.each([
    ['Keep in touch better this year. Call Mum Sundays, text Dave Wednesdays', 2],
    ['Learn Spanish by April: cards daily, tutor Maria Tuesdays 18:00, reading weekends', 3],
    ['Strong by summer: legs Mondays, arms Wednesdays', 2],
    ['Learn Greek by April: cards daily, Duolingo Tuesdays, Memrise Thursdays', 3],
  ])('is none where something is done: %s', (prompt, count) => {
    expect(read(prompt).readings.filter(({ kind }) => kind === 'rhythm')).toHaveLength(count)
  })
})

it('takes work for a duty, in whatever row it stands', () => {
  expect(read('Clear the loft by 1 March. I work till 4 every weekday so evenings please, and my brother can help on Saturdays').readings.some(({ kind }) => kind === 'commitment')).toBe(true)
})

describe('what days are for', () => {
  it('bars those that are for something else, and none that are for the work of the plan', () => {
    expect(read('Write my novel by 1 May. Mondays are for writing, Sundays are for my family').readings.flatMap((reading) => (reading.kind === 'rhythm' ? [reading.title] : []))).toEqual(['writing'])
    expect(read('Gartenhaus streichen bis 1. März. Samstags ab 10 Uhr, sonntags ist Ruhe.').readings.flatMap((reading) => (reading.kind === 'exclusion' ? reading.days.weekdays : []))).toEqual([7])
    expect(read('Clear the loft by 1 March. Please leave me Saturdays.').readings.flatMap((reading) => (reading.kind === 'exclusion' ? reading.days.weekdays : []))).toEqual([6])
  })
})
