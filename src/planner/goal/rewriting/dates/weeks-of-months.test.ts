import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

it.each([
  ['In der ersten Märzwoche bin ich im Urlaub.', '2027-03-01', '2027-03-07'],
  ['Die letzte Februarwoche sind wir weg.', '2027-02-22', '2027-02-28'],
])('is a week of the month: %s', (told, first, last) => {
  const [away] = stated(`Den Garten bis 30. April fertig machen. ${told}`, 'exclusion')
  expect([iso(away!.days.spans![0]!.first), iso(away!.days.spans![0]!.last)]).toEqual([first, last])
})

it('is no week where a week has another name', () => {
  expect(stated('Den Garten bis 30. April fertig machen. Die erste Projektwoche ist die schwerste.', 'exclusion')).toEqual([])
})

it.each([
  ['Die Fenster in der ersten Maihälfte.', '2027-05-01', '2027-05-15'], ['Die Fenster in der zweiten Hälfte des Aprils.', '2027-04-16', '2027-04-30'],
  ['Die Fenster im letzten Märzdrittel.', '2027-03-21', '2027-03-31'], ['Die Fenster in der ersten Hälfte Mai.', '2027-05-01', '2027-05-15'],
])('is a part of the month: %s', (told, first, last) => {
  const [span] = stated(`Den Dachboden bis 30. Juni ausbauen. ${told}`, 'horizon')
  expect([iso(span!.first), iso(span!.last)]).toEqual([first, last])
})

it('is a weekend of the month in one word with it', () => {
  const event = stated('Umzug am 1. Juni. Renovieren der alten Wohnung am letzten Maiwochenende.', 'event').find(({ title }) => title.startsWith('Renovieren'))!
  expect([iso(event.days.first), iso(event.days.last)]).toEqual(['2027-05-29', '2027-05-30'])
})
