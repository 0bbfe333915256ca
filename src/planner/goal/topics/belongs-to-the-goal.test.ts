import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

describe('what belongs to the goal', () => {
  it('is called by its own name, whatever is said of it between commas', () => {
    expect(stated("We're fetching our puppy, a border collie called Miso, on Saturday 27 February at 11.", 'event')[0]?.title).toBe('fetching our puppy')
  })

  it('is what is done on the train, too', () => {
    expect(stated('Knit a scarf by 2 April. I knit on the bus, Tue and Thu 7:10-7:50.', 'availability')[0]).toMatchObject({ days: { weekdays: [2, 4] }, appliesTo: null })
  })

  it('comes back every week where a lesson is named with its day', () => {
    expect(stated('Learn the accordion by 30 May. My lesson is Thursday at 6.', 'rhythm')[0]).toMatchObject({ title: 'lesson', days: { weekdays: [4] } })
    expect(stated('Learn the accordion by 30 May. My exam is Thursday at 6.', 'rhythm')).toEqual([])
  })

  it('is cleared up behind the day itself', () => {
    expect(stated('Street party on Saturday 19 June from 3 pm. Clean-up on Sunday morning.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-06-19', '2027-06-20'])
    expect(stated('Cake for Saturday 12 June: bake Thursday, ice on Friday', 'event').map(({ days }) => iso(days.first))).not.toContain('2027-06-17')
  })

  it('ends early for the last of what is counted, and for that alone', () => {
    const deadlines = stated('Language exam on 12 June. Study Saturdays. Three practice tests, the last one at least a week before the exam.', 'deadline')
    expect(deadlines.find(({ event }) => event === null)?.appliesTo?.labels).toEqual(['practice test'])
  })

  it('needs no meeting with a pool', () => {
    const { readings } = read('Triathlon on 23 May. I swim 1 km in 30 minutes and run not at all. Pool open Tue and Thu 6:30-8am. Running Mon and Fri at lunch.')
    expect(readings.map(({ kind }) => kind)).not.toContain('meeting')
  })
})

describe('what a goal is called by', () => {
  it('is what is to be done, not where somebody helps', () => {
    const brief = read("I volunteer for our youth choir and I'm to organise the summer tour to Trieste, 2-6 July. Coach, hostel, insurance.")
    expect(brief.subject).toContain('tour to Trieste')
    expect(brief.readings.filter(({ kind, words }) => kind === 'horizon' && /summer/u.test(words))).toEqual([])
  })

  it('is a part without how well it is known', () => {
    expect(stated('Theory paper on 9 March: key signatures are fine, intervals are shaky, cadences.', 'topic').map(({ label }) => label)).toEqual(['key signatures', 'intervals', 'cadences'])
  })

  it('is no condition', () => {
    expect(stated('Theory paper on 9 March. My teacher marks it if I send it by Friday.', 'deadline').filter(({ event }) => event === null)).toEqual([])
  })
})
