import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  'Refonte du catalogue, 3 sprints de deux semaines à partir du 6 septembre 2027. Tests et écrans. Démos le vendredi à 11h : 17/09, 01/10 et 15/10.',
  'Rebuild the catalogue, 3 two-week sprints from 6 September 2027. Tests, screens. Demos Fridays at 11:00: 17 September, 1 October, 15 October.',
])('makes one series of a rhythm and of the dates behind it: %s', (prompt) => {
  const demos = stated(prompt, 'event', 'sprint').filter(({ title }) => /^d[ée]mos$/iu.test(title))
  expect(demos.map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-09-17', 660], ['2027-10-01', 660], ['2027-10-15', 660]])
  expect(stated(prompt, 'rhythm', 'sprint').filter(({ title }) => /^d[ée]mos$/iu.test(title ?? ''))).toEqual([])
})
