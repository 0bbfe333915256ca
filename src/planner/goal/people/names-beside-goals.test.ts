import { describe, expect, test } from 'vitest'
import { read } from '../read-for-tests.ts'

function namesIn(prompt: string): string[] {
  return read(prompt, 'sprint').readings.flatMap((reading) => (reading.kind === 'person' && !reading.isUser ? [reading.name] : []))
}

function partsIn(prompt: string): string[] {
  return read(prompt, 'sprint').readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
}

describe('who works on a plan, said between the goal and its time', () => {
  test.each([
    ['A loan desk for our toy library, Lena and Tom, 4 weeks', ['Lena', 'Tom']],
    ['Move the choir archive online, Ruth and Karl, by Christmas', ['Ruth', 'Karl']],
    ['Split our repository in two, Ida and Sven, 2 weeks', ['Ida', 'Sven']],
    ['Nueva web para la panadería, Eva y Luis, 6 semanas', ['Eva', 'Luis']],
  ])('%s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names)
    for (const name of names) expect(partsIn(prompt)).not.toContain(name)
  })

  test.each([
    'Herb shop: parsley, Rosemary and Basil, 3 weeks',
    'App with Kotlin and Swift, 4 weeks',
    'Cities guide, Florence and Lyon, 4 weeks',
  ])('things that read alike are nobody: %s', (prompt) => {
    expect(namesIn(prompt)).toEqual([])
  })
})

test.each(['Site for a dive shop, Ana designs and Ben builds', 'Film about bees, Ana films and Ben edits'])('a verb alone says what somebody is there for and is no part: %s', (prompt) => {
  expect(namesIn(prompt)).toEqual(['Ana', 'Ben'])
  expect(partsIn(prompt)).toEqual([])
})

test.each([
  ['A till app, two developers, by the end of February', null],
  ['Updates for our door lock, Jonas firmware, Mei backend, by 1 May', null],
  ['Knitwear shop, Hanna does the press, by 1 March', ['press']],
])('a day behind who does it is that of the goal, unless it speaks of their work: %s', (prompt, labels) => {
  const deadline = read(prompt, 'sprint').readings.find(({ kind }) => kind === 'deadline')
  expect(deadline?.appliesTo?.labels ?? null).toEqual(labels)
})
