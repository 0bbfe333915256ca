import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

describe('days that are for the goal as a whole', () => {
  it.each([
    ['Build the coop myself on weekends', [6, 7]], ['Buy a flat as a first-time buyer, Tuesday and Thursday evenings', [2, 4]],
    ['Restore my grandfather’s clock alone, on Sundays', [7]], ["Mum's Alzheimer's plan, Saturdays only", [6]], ['Digitise our photos, cost max 300 euros, Sundays 10-12', [7]],
  ])('%s', (prompt, weekdays) => {
    expect(stated(prompt, 'availability').map(({ days, appliesTo }) => [days.weekdays, appliesTo])).toEqual([[weekdays, null]])
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it.each(['Divorce with two kids, I want it amicable, 2 hours every Saturday', 'I smoke 15 cigarettes a day and want to quit, 2 hours every Saturday', 'Je fume 15 cigarettes par jour et je veux arrêter, 2 heures chaque samedi'])('%s has a rhythm without a title', (prompt) => {
    expect(stated(prompt, 'rhythm').map(({ title, minutes, days }) => [title, minutes, days.weekdays])).toEqual([[null, 120, [6]]])
  })

  it('has evenings for the goal behind its budget', () => {
    expect(stated('Convert my van, budget 8000 euros, evenings', 'availability').map(({ windows, appliesTo }) => [windows, appliesTo])).toEqual([[[{ from: 1080, to: 1320 }], null]])
  })

  it('offers any evening to what is named, without a series of them', () => {
    const prompt = 'Naturalisation in Germany, paperwork any evening after 8'
    expect(stated(prompt, 'availability').map(({ windows, appliesTo }) => [windows[0]?.from, appliesTo?.labels])).toEqual([[1200, ['paperwork']]])
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it('repeats the evenings of a band up to its release', () => {
    const brief = read('Record our EP, band evenings Wednesday 19-22, release on 4 June')
    expect(readingsOf(brief, 'rhythm').map(({ title, days, windows }) => [title, days.weekdays, windows])).toEqual([['band', [3], [{ from: 1140, to: 1320 }]]])
    expect(readingsOf(brief, 'event').map(({ title }) => title)).toEqual(['release'])
  })
})

describe('amounts of habits', () => {
  it.each(['Walk 10,000 steps a day by April', 'Get used to drinking 2 litres a day', 'Lose 500 g a week until June', 'Eat well on a budget of 60 euros a week', 'Andar 10.000 pasos al día hasta abril', 'Reduce sugar to 25 g a day in eight weeks', 'I drink four coffees a day, help me cut down'])('%s has no rhythm', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it.each([['Read 20 pages a day until 1 March', 'Read 20 pages'], ['Write 500 words a day', 'Write 500 words'], ['Do 50 push-ups a day by May', '50 push-ups']])('%s is one sitting a day', (prompt, title) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => [rhythm.title, rhythm.everyDays, rhythm.count])).toEqual([[title, 1, null]])
  })

  it('has all of it in the hours of the pace', () => {
    expect(stated('Read 40 pages a day of Anna Karenina until 12 March, lunch breaks 12:30-13:15', 'availability').map(({ windows, appliesTo }) => [windows, appliesTo])).toEqual([[[{ from: 750, to: 795 }], null]])
  })

  it('keeps walks a day as sessions', () => {
    expect(stated('Two walks a day with the dog for two weeks', 'rhythm').map(({ count, per }) => [count, per])).toEqual([[2, 'day']])
  })
})
