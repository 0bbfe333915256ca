import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion') => stated(prompt, kind).map(({ text }) => text)

describe('hours behind what is counted', () => {
  it('are those of the habit when they hold one sitting', () => {
    const prompt = 'Certificate exam on 6 March. Flashcards 15 min a day on the tram, 7:40 to 8:00 weekdays. Drills Tue/Thu 19-20.'
    const cards = stated(prompt, 'rhythm').find(({ title }) => title === 'Flashcards')
    expect([cards && describePattern(cards.days), cards?.windows, cards?.minutes]).toEqual(['weekdays', [{ from: 460, to: 480 }], 15])
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it('are a choice for that alone', () => {
    const prompt = 'Certificate exam on 6 March. Mock letter once a week, any evening but Friday.'
    expect(stated(prompt, 'availability').map(({ appliesTo, windows }) => [appliesTo?.labels, describeWindows(windows)])).toEqual([[['Mock letter'], ' 18:00–22:00']])
    expect(stated(prompt, 'exclusion').map(({ appliesTo, days }) => [appliesTo?.labels, describePattern(days)])).toEqual([[['Mock letter'], 'Fri']])
  })

  it('stay those of the plan in a sentence of their own', () => {
    expect(stated('Finnish 20 minutes a day until June. Weekdays 7:30-8:00.', 'availability').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it.each([
    ['Pray each morning, 20 minutes somewhere between 5:15 and 6:15, from 8 March to 6 April', [{ from: 315, to: 375 }]],
    ['Two pages of Latin a day between 9 and 10, 8 to 20 March', [{ from: 540, to: 600 }]],
    ['Four mornings of each week at 6:15 I row', [{ from: 375, to: 495 }]],
    ['Cello every evening, 30 minutes between 7 and 8', [{ from: 1140, to: 1200 }]],
    ['Jeden Morgen Yoga, 20 Minuten zwischen 6 und 7 Uhr', [{ from: 360, to: 420 }]],
  ])('say when in the named part of the day it is: “%s”', (prompt, windows) => {
    expect([...stated(prompt, 'rhythm'), ...stated(prompt, 'availability')].flatMap((reading) => reading.windows)).toEqual(windows)
  })

  it('are hours of their own beside a named part of the day', () => {
    expect(stated('Build a boat. Mornings for the hull, I teach afternoons from 3 to 7.', 'availability').flatMap(({ windows }) => windows)).not.toContainEqual({ from: 180, to: 420 })
  })
})

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
