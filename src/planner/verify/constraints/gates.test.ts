import { expect, test } from 'vitest'
import type { ReadingValue } from '../../goal/brief.ts'
import { gateMark } from '../../goal/gates/gate-marks.ts'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkGates } from './gates.ts'

const check: ReadingValue = { kind: 'gate', of: 'Privacy check', sort: 'review', holder: null, stages: [{ step: 'submit', said: null, takes: { count: 8, unit: 'working-day' } }], input: null, opens: 'launch' }
const brief = briefOf([{ ...check, appliesTo: { labels: ['Privacy check'] } }])
const step = (title: string, date: string, stage: number) => task(title, date, null, { subjects: ['Privacy check', gateMark('Privacy check', stage)] })
const asked = step('Privacy check: hand it over', '2027-01-11', 1)

test('the answer is used once its working days are over', () => {
  expect(whatIsBroken(checkGates, brief, [asked, step('Privacy check: mend', '2027-01-21', 0)])).toBe('')
})

test('a day before that is too early', () => {
  expect(whatIsBroken(checkGates, brief, [asked, step('Privacy check: mend', '2027-01-20', 0)])).toMatch(/“Privacy check: mend” on Wed 20 Jan is less than 8 working days behind “Privacy check: hand it over”/u)
})

test('nobody asks for it', () => {
  expect(whatIsBroken(checkGates, brief, [task('Launch', '2027-02-20')])).toMatch(/nobody asks for “Privacy check”/u)
})

test('what comes back after the end is late, by so many days', () => {
  expect(whatIsBroken(checkGates, brief, [asked, task('Write the help page', '2027-01-18')])).toMatch(/it is there on Thu 21 Jan at the earliest, 3 days after the end of the plan/u)
})

test('what it opens begins behind it, where nothing else uses the answer', () => {
  expect(whatIsBroken(checkGates, brief, [asked, task('Launch', '2027-01-15'), task('Look back', '2027-02-01')])).toMatch(/“Launch” on Fri 15 Jan is less than 8 working days/u)
})
