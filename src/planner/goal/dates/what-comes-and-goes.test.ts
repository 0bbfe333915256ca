import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

describe('what comes and goes', () => {
  it('puts a delivery into the plan, and what must be done before it', () => {
    const prompt = 'The piano (an old upright, black) arrives Friday 5 February at 3pm. Need: stool, tuner, rug - all before it comes. After that: scales, chords, sight reading.'
    expect(stated(prompt, 'event')).toMatchObject([{ title: 'piano arrives', from: 900, days: { first: day('2027-02-05') } }])
    expect(stated(prompt, 'deadline')).toMatchObject([{ appliesTo: { labels: ['stool', 'tuner', 'rug'] }, latest: day('2027-02-05') * 1440 + 900 }])
    expect(stated(prompt, 'horizon')).toMatchObject([{ appliesTo: { labels: ['scales', 'chords', 'sight reading'] }, first: day('2027-02-05') }])
  })

  it('ends what is prepared for somebody when they leave', () => {
    expect(stated('Pack for our daughter, she leaves Sunday 7 February at 6:40am', 'deadline')).toMatchObject([{ latest: day('2027-02-07') * 1440 + 400 }])
  })

  it('takes a skip for what rubbish goes into', () => {
    expect(stated('Empty the shed in March. A skip is booked 12-14 March.', 'exclusion')).toEqual([])
  })

  it('deals with what expires before it does', () => {
    expect(stated('Sort my papers. ID card expires in June.', 'deadline')).toMatchObject([{ appliesTo: { labels: ['ID card'] }, latest: day('2027-06-01') * 1440 }])
  })
})
