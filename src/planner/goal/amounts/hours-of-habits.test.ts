import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { stated } from '../read-for-tests.ts'

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
