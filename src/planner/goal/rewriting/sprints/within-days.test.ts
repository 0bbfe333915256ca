import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const dues = (prompt: string) => stated(prompt, 'deadline', 'sprint').map(({ latest, appliesTo }) => [appliesTo?.labels[0] ?? null, iso(Math.floor((latest - 1) / 1440))])

it.each([
  ['Mend what the inspection found. Red findings fixed within 7 days, amber within 21, green by 30 April. Weekly sprints from Mon 8 February. Ana and Bo.', [['Red findings', '2027-02-15'], ['amber', '2027-03-01'], ['green', '2027-04-30']]],
  ['Close the recall: notices within two weeks, refunds within five weeks. Two-week sprints starting Mon 8 February.', [['notices', '2027-02-22'], ['refunds', '2027-03-15']]],
  ['The roof survey is in. Reds in 14 days per the contract (report dated Mon 4 January), ambers in 45, greens when we can. Ana and Bo, two-week sprints from 11 January.', [['Reds', '2027-01-18'], ['ambers', '2027-02-18']]],
])('parts with so many days are due by their dates: %s', (prompt, expected) => {
  expect(dues(prompt)).toEqual(expect.arrayContaining(expected.map(([label, day]) => [expect.stringContaining(label!), day])))
  expect(stated(prompt, 'topic', 'sprint').filter(({ minutes }) => minutes !== null)).toEqual([])
})

it.each([
  'Answer all complaints within 3 days. Two weekly sprints from 8 February',
  'Build the ferry app, two 2-week sprints from 8 February. The server answers within 2 seconds',
  'Move within 10 km of the office, three weekly sprints from 8 February: lease, furniture, cables',
  'Launch in 14 days, two weekly sprints from 8 February. Ana and Bo',
])('nothing else is: %s', (prompt) => {
  expect(dues(prompt).filter(([label]) => label !== null)).toEqual([])
})
