import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const away = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, text }) => `${person}: ${text}`)
const GOAL = 'Rebuild the ferry timetable. Two-week sprints from 11 January until 19 March.'

it.each([
  ['Team: Ana, Radek, Pia. Radek is on leave for 3 weeks from 25 January.', 'Radek: Radek away Mon 25 Jan 2027 to Sun 14 Feb 2027'],
  ['Team of four, but Radek’s on parental leave from 25 January for 3 weeks and he runs the tests.', 'Radek: Radek away Mon 25 Jan 2027 to Sun 14 Feb 2027'],
  ['Team: Ana, Radek (on holiday for two weeks from 25 January), Pia.', 'Radek: Radek not Mon 25 Jan 2027 to Sun 7 Feb 2027'],
  ['Team: Ana, Radek, Pia. Radek is on secondment from 1 February for a month.', 'Radek: Radek away Mon 1 Feb 2027 to Sun 28 Feb 2027'],
])('somebody who is away for so long is back afterwards: %s', (team, expected) => {
  expect(away(`${GOAL} ${team}`)).toContain(expected)
})

it('leaves what lasts so long and is no absence', () => {
  expect(away(`${GOAL} Team: Ana and Pia. The trial runs from 1 February for two weeks.`).filter((text) => /Ana|Pia/u.test(text))).toEqual([])
})
