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
})
