import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
}

describe('hours of other things on the day that a sentence names', () => {
  it.each([
    ["Dog's operation on Wed 17 Feb at 8.30, pick up 4pm", 'pick up', '2027-02-17', 960],
    ['Audition on 24 Feb 11am in Leeds, train 8:05, back by 4', 'train', '2027-02-24', 485],
    ['Audition on 24 Feb 11am in Leeds, train 8:05, back by 4', 'Back home', '2027-02-24', 960],
    ['We are moving house on Friday 19 March. Keys at 11am, old place swept by the 21st', 'Keys', '2027-03-19', 660],
  ])('%s', (prompt, title, day, from) => {
    expect(eventsOf(prompt)).toContainEqual([title, day, from])
  })

  it('bars no hours of other days', () => {
    expect(stated('Audition on 24 Feb 11am in Leeds, train 8:05, back by 4', 'availability')).toEqual([])
    expect(stated("Dog's operation on Wed 17 Feb at 8.30, pick up 4pm", 'commitment')).toEqual([])
  })

  it('leaves the hours of every day', () => {
    expect(eventsOf('Exam on 12 March. Lunch 12-1, dinner at 6').map(([title]) => title)).not.toContain('dinner')
  })
})

describe('days named before', () => {
  it('hold the weekdays that follow in their sentence', () => {
    const prompt = 'The kids are off 15-19 Feb: zoo on Tuesday, baking on Wednesday, cinema Thursday 2pm'
    expect(eventsOf(prompt)).toEqual([['zoo', '2027-02-16', null], ['baking', '2027-02-17', null], ['cinema', '2027-02-18', 840]])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('are explained by the bracket at the end of their clause', () => {
    const prompt = "Half marathon on 18 April. Easter weekend I'm away (26-29 March), otherwise run Tue, Thu and Sun"
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]) ?? [])).toEqual([['2027-03-26', '2027-03-29']])
  })

  it('have their month before anything is counted from them', () => {
    expect(eventsOf('Dentist 3 March at 9, car on the 19th at 8, call the garage a week later').at(-1)).toEqual(['call the garage', '2027-03-26', null])
  })

  it('bound no plan where the words name no thing', () => {
    expect(stated('book launch thursday 25 march 6.30pm. posters to printer by the 8th, pick them up the 12th, put them up that weekend', 'horizon')).toEqual([])
  })
})
