import { expect, it } from 'vitest'
import { daysBesideTheirCount } from './days-beside-their-count.ts'

const said = (text: string) => daysBesideTheirCount(text).map((each) => each.text)

it.each([
  ['Bea 3 days Mon-Wed', ['Mon-Wed']],
  ['one tester for a day a week (Fridays)', ['(Fridays)']],
  ['Cy two days a week, Tuesdays and Thursdays', ['Tuesdays and Thursdays']],
])('weekdays say how many they are: %s', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

it.each(['Bea 2 days Mon-Wed', 'the trial takes 3 days', 'three days of Monday reports', 'in 2 days, Mon 4 May'])('where they are others, or none, the count stays: %s', (text) => {
  expect(said(text)).toEqual([])
})
