import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Restore the old rowing boat by the end of May.'
const times = (words: string) => stated(`${GOAL} ${words}`, 'availability').map(({ text }) => text)

describe('hours and days that are said apart from each other', () => {
  it.each([
    ['Only on Mondays and Fridays. Between 6 and 8 in the evening', 'Mon, Fri 18:00–20:00'],
    ['Mornings 7 to 9 are when I get to it, only on Sundays', 'Sun 07:00–09:00'],
    ['Just Saturdays. After half past three', 'Sat 15:30–24:00'],
    ['My days are Tue and Thu. Lunch breaks 12-13 or after 20:00', 'Tue, Thu 12:00–13:00, 20:00–24:00'],
  ])('restrict each other: %s', (words, when) => {
    expect(times(words)).not.toHaveLength(0)
    for (const each of times(words)) expect(each).toBe(when)
  })

  it('close what lies outside hours when the days have their own', () => {
    expect(times('Weekdays 17-21, Saturdays 9-12. I have to be done by 20:30')).toEqual(['weekdays 17:00–21:00', 'Sat 09:00–12:00'])
    expect(stated(`${GOAL} Weekdays 17-21, Saturdays 9-12. I have to be done by 20:30`, 'exclusion')).toMatchObject([{ windows: [{ from: 1230, to: 1440 }] }])
  })

  it.each([
    ['Evenings and weekends', ['Every day 18:00–22:00', 'weekends']],
    ['Evenings after 7. Sundays work too', ['Every day 19:00–22:00', 'Sun']],
    ['Weekdays 17-19. Early mornings 6-7', ['weekdays 17:00–19:00', 'Every day 06:00–07:00']],
  ])('leave a choice when they are added to each other: %s', (words, when) => {
    expect(times(words)).toEqual(when)
  })
})

describe('days that stand behind hours', () => {
  it.each([
    ['On workdays only between 6:30 and 7:45, on Saturday and Sunday any time between 9 and 12', ['weekdays 06:30–07:45', 'weekends 09:00–12:00']],
    ['Mondays 18-20, Fridays whenever after 14:00', ['Mon 18:00–20:00', 'Fri 14:00–24:00']],
    ['On Fridays I can start at 2pm, other days not before 6pm', ['Fri 14:00–24:00', 'Mon, Tue, Wed, Thu, Sat, Sun 18:00–24:00']],
    ['Thursday mornings until 12', ['Thu 08:00–12:00']],
  ])('keep hours of their own: %s', (words, when) => {
    expect(times(words)).toEqual(when)
  })

  it('take the hours before them when they have none', () => {
    expect(times('Between 6 and 8 in the evening, on Tuesdays and Sundays')).toEqual(['Tue, Sun 18:00–20:00'])
  })
  it.each([
    ['In the lunch break, Monday to Friday 12:15 to 12:40', ['weekdays 12:15–12:40']],
    ['I have evenings and Saturdays 10-12', ['Every day 18:00–22:00', 'Sat 10:00–12:00']],
  ])('are the part of the day told closer where they lie in it: %s', (words, expected) => {
    expect(times(words)).toEqual(expected)
  })
})
