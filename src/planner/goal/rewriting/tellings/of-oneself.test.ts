import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { tellingsOfOneself } from './of-oneself.ts'

const ENGLISH = { today: 0, language: () => 'en' }

const labels = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

it.each([
  'TOEFL on 6 February, target 105, I am weak in listening',
  'IELTS on 6 March, aiming for 7.5, speaking is my weak point',
  'Maths exam on 12 May, worst at geometry, goal 85 percent',
])('are no parts of the work: %s', (prompt) => {
  expect(labels(prompt)).toEqual([])
  expect(stated(prompt, 'event')).toHaveLength(1)
})

it.each([
  ['Run three times a week, I have Mondays, Wednesdays and Saturdays free', [1, 3, 6]],
  ['Learn the harp, I can read music and have Tuesdays and Fridays free', [2, 5]],
])('offer all the days that are free: %s', (prompt, weekdays) => {
  expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([weekdays])
  expect(stated(prompt, 'exclusion')).toEqual([])
})

it('leave the day of the goal to the goal where it is told behind what it is for', () => {
  expect(stated('Learn tango so that we can go dancing by summer', 'deadline').map(({ appliesTo }) => appliesTo)).toEqual([null])
  expect(labels('Learn tango so that we can go dancing by summer')).toEqual([])
})

it('say what an adviser says, and not that he does', () => {
  expect(labels('Bring my cholesterol down, check-up on 15 March, my doctor says less butter and more walking').join()).not.toContain('doctor')
})

it('read long texts at once, and their own sentences never again', () => {
  const text = 'and I have Mondays, Tuesdays and so it is my weak point, target '.repeat(80)
  const begin = Date.now()
  tellingsOfOneself(text, ENGLISH)
  expect(Date.now() - begin).toBeLessThan(50)
  expect(tellingsOfOneself('GMAT on 6 February. My target is 680; I am weak in verbal. I have time on Mondays and Fridays', ENGLISH)).toEqual([])
})
