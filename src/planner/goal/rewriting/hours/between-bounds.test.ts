import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { betweenBounds } from './between-bounds.ts'

describe('an earliest and a latest hour are one stretch of time', () => {
  it.each([
    ['Practice has to be after 4 and done by 7', "I'm only free between 16:00 and 19:00"],
    ['It must start after 3:30 and end by 5', "I'm only free between 15:30 and 17:00"],
    ['I get home at 6 and want to be in bed by 10', "I'm only free between 18:00 and 22:00"],
    ['Any time after the kids are in bed (8pm), lights out 10.30', "I'm only free between 20:00 and 22:30"],
    ['Earliest 7.30, latest 9', "I'm only free between 07:30 and 09:00"],
    ['Starts no earlier than 6pm, ends no later than 8', "I'm only free between 18:00 and 20:00"],
    ['Between school drop-off (8:45) and pick-up (2:50) on weekdays', "I'm only free on weekdays between 08:45 and 14:50"],
    ["I'm done with work at 4 and pick up the kids at 5.15, that gap is it", "I'm only free between 16:00 and 17:15"],
    ['I can start at 5 but must be out of the door by 6.15', "I'm only free between 17:00 and 18:15"],
    ["I'm home from five and dinner is at 7", "I'm only free between 17:00 and 19:00"],
    ["I can't start before 10, and must be done by 3", "I'm only free between 10:00 and 15:00"],
    ["I'm up at 5 and have to be at work by 8", "I'm only free between 05:00 and 08:00"],
    ["It has to finish by 9 and I can't start till 7", "I'm only free between 07:00 and 09:00"],
    ['It must start after noon and be finished by half four', "I'm only free between 12:00 and 16:30"],
    ['Nothing before 9 in the morning, I stop at midday', "I'm only free between 09:00 and 12:00"],
  ])('%s', (sentence, plain) => {
    expect(betweenBounds(`Learn the banjo by 1 June. ${sentence}.`).map(({ text }) => text)).toEqual([plain])
  })

  it('behind the days of a series it is their stretch', () => {
    expect(betweenBounds('Two lessons a week, Tues and Fri, they have to be after 4 and done by 7').map(({ text }) => text)).toEqual(['Tues and Fri between 16:00 and 19:00'])
  })

  it('is read as such', () => {
    expect(stated('Learn the banjo by 1 June. Sessions must be after 4 and done by 7.', 'availability')).toMatchObject([{ windows: [{ from: 16 * 60, to: 19 * 60 }] }])
  })
})

describe('hours that bound something else are left alone', () => {
  it.each([
    'Doors at 6, home by 10', 'Meeting at 4, done by 7', 'I work from 9 until 5', 'We open at 9 and close at 5', 'The party starts at 4 and is over by 7', 'Swim at 6 and run at 7', 'Run after 6 and lift before 8',
    'I can do 2 hours after 6 and 1 before 8', 'The kids get home at 3 and go to bed at 8', 'I need 3 sessions and 2 tests', 'I teach from 4 until 7', 'Flour by 9, dough by 11', 'My train is at 7 and I land by 10',
    'Nothing before 9 and never after 22:00', 'Weekdays from 9 to 2:30', 'Nothing after 10pm, nothing before 6am',
  ])('%s', (sentence) => {
    expect(betweenBounds(`Learn the banjo by 1 June. ${sentence}.`)).toEqual([])
  })
})
