import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, minutes, days }) => [title, minutes, ...(days.spans ?? []).flatMap(({ first, last }) => [iso(first), iso(last)])])

describe('the days of a series, told beside it', () => {
  it.each([
    ['Chemistry exam on 5 June. Study Tuesdays. The last month a past paper every Saturday.', ['past paper', null, '2027-05-05', '2027-06-04']],
    ['Prüfung am 5. Juni. Im letzten Monat jeden Samstag eine Probeklausur.', ['Probeklausur', null, '2027-05-05', '2027-06-04']],
    ['Examen le 5 juin. Les trois dernières semaines, un examen blanc chaque samedi.', ['examen blanc', null, '2027-05-15', '2027-06-04']],
    ['Spanish exam on 5 June. In May one oral test every Sunday.', ['oral test', null, '2027-05-01', '2027-05-31']],
    ['Terrace: sow the lawn on 10 May, water it every other day for the first three weeks.', ['water', null, '2027-05-11', '2027-05-31']],
    ['Theory exam on 11 May. The last week only quizzes, 40 questions a day', ['40 questions', null, '2027-05-04', '2027-05-10']],
    ['Knee operation on 14 February. After: cold packs 4 times a day for 2 weeks.', ['cold packs', null, '2027-02-14', '2027-02-27']],
    ['Cataract op on 14 February. Before: lift, soups. After: no bending, drops twice a day for 3 weeks.', ['drops', null, '2027-02-14', '2027-03-06']],
  ])('%s', (prompt, expected) => {
    expect(series(prompt)).toContainEqual(expected)
  })

  it('begin in the month that is said, and the plan before it', () => {
    const prompt = 'Entrance test on 10 April. One mock test a week from March on.'
    expect(series(prompt).map((said) => said.slice(0, 3))).toEqual([['mock test', null, '2027-03-01']])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('part it where its length is said for a while', () => {
    expect(series('Row 10 km by 1 May. Three rows a week, the first two weeks only 20 minutes each.').map(([title, minutes, first]) => [title, minutes, first])).toEqual([['rows', null, '2027-01-18'], ['rows', 20, '2027-01-04']])
    expect(stated('Row 10 km by 1 May. Three rows a week, the first two weeks only 20 minutes each.', 'session')).toEqual([])
  })
})

it.each(['Marathon on 25 April. Four runs a week, long run on Sundays. The last two weeks I am abroad', 'Swim three times a week until 1 May, 30 minutes each', 'Learn chess by May: two games a week. First two books, then a club'])('no other stretch is of a series: %s', (prompt) => {
  expect(stated(prompt, 'rhythm').every(({ days }) => days.spans === undefined)).toBe(true)
})
