import { expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const labelled = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'availability' && reading.appliesTo !== null ? [[reading.source, ...reading.appliesTo.labels]] : []))

it('does what comes more often than the place opens somewhere else', () => {
  expect(labelled('Swim a mile by June. Pool open Mon/Wed 7-8am. Back stretches every day, 15 min.')).toEqual([['assumed', 'Back stretches']])
})

it.each([
  'Swim a mile by June. Pool open Mon/Wed 7-8am. Technique drills twice a week.',
  'Swim a mile by June. Back stretches every day, 15 min.',
])('keeps to the hours of the place where they are enough, or none are said: %s', (prompt) => {
  expect(labelled(prompt)).toEqual([])
})
