import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

function deadlinesOf(prompt: string): [readonly string[] | undefined, string | null][] {
  return stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo?.labels, iso(latest / 1440)])
}

describe('what is bounded by a thing that is dated elsewhere', () => {
  it.each([
    ['Kitchen: electrician on 8 and 9 March, tiler 15 March. Choose the sockets before the electrician comes', ['Choose the sockets'], '2027-03-08'],
    ['Chimney sweep here on 10 March. Clear the hearth before he arrives and find the key', ['Clear the hearth'], '2027-03-10'],
    ['Foster dog comes home 13 March. Booster on 30 March, stair gate up before she gets here', ['stair gate up'], '2027-03-13'],
    ['Vernissage 18 March 6pm, photographer on the 16th. Frames hung by the photographer', ['Frames hung'], '2027-03-17'],
    ['We collect the keys on 12 March. Sort insurance and broadband before we collect the keys', ['Sort insurance and broadband'], '2027-03-12'],
    ['Trip to Oslo 12-15 March. Before flying I need a new suitcase', ['new suitcase'], '2027-03-12'],
    ['We leave on 22 March. Order euros at least 5 days before flying', ['Order euros'], '2027-03-18'],
  ])('is done before it: %s', (prompt, labels, latest) => {
    expect(deadlinesOf(prompt)).toContainEqual([labels, latest])
  })

  it.each([
    'Concert on 20 March. Nothing before the concert on that day',
    'Concert on 20 March. Practise two hours before the concert',
    'Exam on 20 March. I read best before lunch',
  ])('leaves what is denied, counted, or not dated: %s', (prompt) => {
    expect(deadlinesOf(prompt).filter(([, latest]) => latest === '2027-03-20')).toEqual([])
  })
})
