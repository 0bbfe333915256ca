import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Piano Mondays, violin Wednesdays, 45 minutes each', ['Piano', 'violin']],
  ['Klavier montags, Geige mittwochs, je 45 Minuten', ['Klavier', 'Geige']],
  ['Flauta los lunes y violín los miércoles, 45 minutos cada uno', ['Flauta', 'violín']],
])('the length is that of each of them: “%s”', (prompt, labels) => {
  expect(stated(prompt, 'session').map(({ appliesTo, maxMinutes }) => [appliesTo?.labels, maxMinutes])).toEqual([[labels, 45]])
})

it('is that of the one it stands with, where nobody says each', () => {
  expect(stated('Piano Mondays, violin Wednesdays, 45 minutes', 'session').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['violin']])
})

it('counts so many for each of them', () => {
  const turns = (prompt: string) => stated(prompt, 'rhythm').map(({ title, inAll, days: { spans } }) => [title, inAll ?? null, spans ? iso(spans[0]!.first) : null])
  expect(turns('Riding lessons: Mia Mondays 16:15, Ben Fridays 17:00, ten lessons per child from 11 January')).toEqual([['Mia', 10, '2027-01-11'], ['Ben', 10, '2027-01-11']])
  expect(turns('Piano Mondays, violin Wednesdays, six sessions').map(([, inAll]) => inAll)).toEqual([null, 6])
})
