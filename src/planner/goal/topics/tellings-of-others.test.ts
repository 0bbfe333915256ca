import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const topics = (said: string) => readingsOf(read(`Build a greenhouse by 30 April. ${said}`), 'topic').map(({ label }) => label)

describe('what is told of somebody else', () => {
  it.each(['Boss pays 1500 and I pay the rest by 1 March.', 'My mate Jez helps Saturdays but not in March.', 'Kids go to bed at 8 so evenings only after that.'])('is no part of the plan: %s', (said) => {
    expect(topics(said)).toEqual([])
  })

  it('stays a part where it is asked of them, wanted by them, or listed', () => {
    expect(topics('My sister wants a share of the tomatoes.')).toEqual(['share of the tomatoes for my sister'])
    expect(topics('Dentist, vet and bank.')).toEqual(['Dentist', 'vet', 'bank'])
  })

  it('gives its hour to nothing that was dated before', () => {
    expect(readingsOf(read('Build a greenhouse by 30 April. Kids go to bed at 8.'), 'deadline').map(({ latest }) => latest % 1440)).toEqual([0])
    expect(readingsOf(read('Dad comes home on 11 March. Nobody is here except the physio at 10:15.'), 'event').map(({ from }) => from)).toEqual([null])
  })
})
