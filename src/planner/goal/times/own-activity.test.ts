import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const hours = (prompt: string) => stated(prompt, 'availability').filter(({ appliesTo }) => appliesTo === null).map(({ days, windows }) => [days.weekdays, windows.map(({ from, to }) => [from / 60, to / 60])])

describe('hours of the work on the goal itself', () => {
  it.each([
    ['The driving theory test is on 2 May. I study alone on Tuesdays and Fridays from 19:00 to 20:00 and Saturdays between 10 and 12.', [[[2, 5], [[19, 20]]], [[6], [[10, 12]]]]],
    ['Passing my radio exam on 2 May. I do the learning by myself: Mon + Thu 8-9pm, Sun 10-12. Aerials, waves, safety.', [[[1, 4], [[20, 21]]], [[7], [[10, 12]]]]],
    ['Half marathon on 9 May. Training is Tuesdays and Thursdays 6-7:15 am and Sundays 8-10:30.', [[[2, 4], [[6, 7.25]]], [[7], [[8, 10.5]]]]],
    ['I want to finish our family tree by 2 May. Research happens Thursday evenings 7-9.', [[[4], [[19, 21]]]]],
    ['Ich schreibe bis 2. Mai ein Hörspiel. Geschrieben wird dienstags und freitags von 18 bis 20 Uhr.', [[[2, 5], [[18, 20]]]]],
    ['Jägerprüfung am 2. Mai. Die Theorie lerne ich zu Hause: montags von 20 bis 21 Uhr.', [[[1], [[20, 21]]]]],
    ["Permis bateau, examen le 2 mai. J'apprends seule les mardis de 18h30 à 19h30.", [[[2], [[18.5, 19.5]]]]],
    ['Examen de guía el 2 de mayo. Repaso sola los jueves de 20 a 21.', [[[4], [[20, 21]]]]],
  ])('are those of the plan: “%s”', (prompt, expected) => {
    expect(hours(prompt)).toEqual(expected)
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it.each([
    ['Learn Danish and the cello by 2 May. Cello is Mondays 18:00-19:00, Danish Thursdays 18:00-19:00.', 'two things have hours of their own'],
    ['Exam in statistics on 2 May. The study group meets Wednesdays 17-19.', 'others are there'],
    ['Learn Danish by 2 May. Pottery is Mondays 18:00-20:00.', 'it is another thing'],
    ['Write a play by 2 May. Reading Mondays 18:00-19:00, writing Thursdays 18:00-20:00.', 'each sort of work has its own'],
    ['Learn the flute by 2 May. Practice is Mondays at 18:00.', 'it only begins then'],
  ])('stay with what they are said of: “%s” (%s)', (prompt) => {
    expect(hours(prompt)).toEqual([])
  })
})

describe('the hours at which one does what the goal is made by', () => {
  it.each([
    ['Make a quilt by 29 May. I sew Tuesdays 9-11:30.', 2],
    ['Finish my landscape painting by 29 May. I paint Tuesday mornings 9 to 11.', 2],
    ['Build a cedar-strip canoe by August. I sand Tuesdays 9-11:30 and have never steamed wood.', 2],
  ])('are those of the plan: %s', (prompt, weekday) => {
    expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([[weekday]])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('are another matter where something else is wanted', () => {
    expect(stated('Learn Spanish by June. I paint Tuesday evenings 7-9 and can study an hour a day.', 'availability')).toEqual([])
  })
})
