import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

describe('what is so already, or was', () => {
  it.each([
    'Our cat scratches at the door every night at 4, teach her to sleep through',
    'My daughter watches videos 4 hours a day, a better evening by March',
    'We sprained two ankles on 27 December, be fit again for the ski trip on 6 March',
  ])('%s', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'limit')).toEqual([])
    expect(stated(prompt, 'event').every(({ days }) => days.first < 20_900)).toBe(true)
  })

  it('plans what comes after the story', () => {
    expect(read('We moved in on 12 December, unpack 80 boxes, Saturdays 10-14').subject).toBe('unpack 80 boxes')
    expect(read('I leave for work at 7 and am back at 5. Learn Danish, 20 minutes a day').subject).toBe('Learn Danish')
  })

  it('leaves what relatives do to the notes', () => {
    expect(stated('Empty the barn by 30 April, weekends. My uncle Rolf has the trailer on Sundays, Aunt Ida does the phone calls on Tuesdays', 'rhythm')).toEqual([])
  })

  it('keeps the length of a part of the event from the sittings', () => {
    expect(stated('Panel on 4 March at 19:00, 12 minutes each for four speakers, prep Tuesdays 20-21', 'session')).toEqual([])
  })
})

describe('what has happened', () => {
  it.each([
    'My aunt, 68, broke her arm on 11 December. Help her at home until Easter',
    'Our neighbour, 80, had a hip operation on 19 December. Plan her walks until 1 March',
    'We have had the keys since 15 December. Paint the flat by March',
  ])('is no event of next year: %s', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('tells a story, and the sentence behind it says what is wanted', () => {
    expect(read('We moved in on 1 December. Redecorate the flat by April.').subject).toBe('Redecorate the flat')
    expect(read('I had my baby on 2 December. Get back to running by May.').subject).toBe('back to running')
    expect(read('We adopted a puppy on 27 December. Train her by 1 April').subject).toBe('adopted a puppy')
  })

  it('leaves what lies ahead an event', () => {
    expect(stated('My aunt, 68, has an operation on 11 December. Prepare her flat', 'event')).toHaveLength(1)
  })
})

it('goes by what is wanted, behind what somebody was told', () => {
  expect(read('I was diagnosed with asthma. I want to run 5k by May.').subject).toBe('run 5k')
})

describe('what is told beside a goal', () => {
  it.each([
    'Sort my photos by 30 May. I hurt my wrist last spring.',
    'Sort my photos by 30 May. My uncle died last autumn.',
    'Sort my photos by 30 May. The lift is out of order until the end of February.',
    'Sort my photos by 30 May. My car is at the garage until Friday.',
    'Sort my photos by 30 May. I work from home on Mondays and Thursdays.',
    'Sort my photos by 30 May. I tore a tendon in October, and the boot came off before Christmas.',
    'Sort my photos by 30 May. I had it stitched on 4 November.',
    'Sort my photos by 30 May. My left hand was in plaster until November.',
    'Sort my photos by 30 May. My aunt stays with us until the end of January.',
    'Sort my photos by 30 May. Our son Jonah (3) goes to nursery Monday to Wednesday 8.30-1.',
    'Sort my photos by 30 May. Grandma is here Tuesday and Thursday afternoons.',
    'Sort my photos by 30 May. My colleague Dana moved last year and checks in on me on Fridays.',
    'Sort my photos by 30 May. My wife doesn\'t want a garden and bakes on Saturdays.',
    'Sort my photos by 30 May. Stressful: Sunday evenings and the last week, 15-21 February.',
    'Sort my photos by 30 May. Canteen lunch Monday to Thursday.',
    'Sort my photos by 30 May. My loan is paid off in May.',
  ])('bounds nothing: “%s”', (prompt) => {
    expect(read(prompt).readings.filter(({ source }) => source === 'stated').map(({ kind }) => kind)).toEqual(['deadline'])
  })

  it('keeps the hour of the day that was said before to the notes, with its length', () => {
    const { readings, notes } = read('Pass the test on 5 March. I study Mondays 7-8 pm. My son swims on Wednesdays, so that evening I have two hours.')
    expect(readings.filter(({ kind, source }) => source === 'stated' && (kind === 'session' || kind === 'exclusion'))).toEqual([])
    expect(notes.map(({ words }) => words)).toContain('so that evening I have two hours')
  })

  it('is no thing to work on', () => {
    expect(stated('Save 3000 pounds by August. I earn 1950, my rent is 780, my car is paid off soon.', 'topic')).toEqual([])
    const parts = stated('Redo our balcony (8 square metres, south facing, 4th floor): tiles, plants, a bench.', 'topic')
    expect(parts.map(({ label }) => label)).toEqual(['tiles', 'plants', 'bench'])
  })
})
