import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

it.each([
  'Move the archive with 3 helpers: Ines, Juri, Nele - 4 hours a week each. Three weekly sprints from 11 January.',
  'Move the archive. Team: Ines, Juri, Nele, 2 days a week each. Three weekly sprints from 11 January.',
])('hours a week each are no turns: %s', (prompt) => {
  expect(stated(prompt, 'person', 'sprint').map(({ name }) => name)).toEqual(['Ines', 'Juri', 'Nele'])
  expect(stated(prompt, 'topic', 'sprint')).toEqual([])
})

it('a week each are turns', () => {
  expect(stated('Roll out the tills: Bonn, Ulm, Jena, a week each from 11 January.', 'horizon', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Bonn'], ['Ulm'], ['Jena']])
})
