import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { pastDeeds } from './past-deeds.ts'

const written = (text: string) => pastDeeds(text).toSorted((a, b) => a.start - b.start).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text).trim()

describe('what was done long ago', () => {
  it.each([
    ["I passed my first aid course in October and I've had 6 lessons, riding exam is on 4 May", 'riding exam is on 4 May'],
    ['Riding exam on 4 May. We sat the mock paper two weeks ago. Two hours a week', 'Riding exam on 4 May.  Two hours a week'],
    ["Riding exam on 4 May, I've had ten lessons so far, 2 hours a week", 'Riding exam on 4 May , 2 hours a week'],
  ])('%s', (text, said) => {
    expect(written(text)).toBe(said)
  })

  it.each(['I want my theory test done in November', 'I have had two lessons a week', 'The team that did the survey last year comes back', 'I took the job in May'])('leaves what is still to come: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})

it('ends no plan in the month in which something was done', () => {
  expect(stated('I did my theory test in November and my skipper exam is on 9 April', 'horizon')).toEqual([])
})
