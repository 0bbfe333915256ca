import { describe, expect, it } from 'vitest'
import { iso, read, stated } from './read-for-tests.ts'

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

describe('time that is there', () => {
  it('is all of it from the day on which one is off work, where hours are named until then', () => {
    const open = stated("Get the nursery done by 25 April. I'm on leave from 22 March, until then only Saturdays 9-1.", 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays ?? null, iso(days.spans?.[0]?.first ?? null), windows.length])).toEqual([[null, '2027-03-22', 0], [[6], '2027-01-04', 1]])
  })

  it('is none in a feast’s week whose days are named', () => {
    const off = stated('Learn the accordion. Easter week from 27 March to 4 April without accordion.', 'exclusion')
    expect(off.flatMap(({ days }) => days.spans ?? []).map(({ first, last }) => [iso(first), iso(last)])).toContainEqual(['2027-03-27', '2027-04-04'])
    expect(stated('Learn the accordion. Easter week from 27 March to 4 April without accordion.', 'horizon')).toEqual([])
  })

  it('is no sitting that is longer than sittings may be', () => {
    const { readings, notes } = read('Knit a scarf by 2 April. Sunday evenings, two hours, but no more than an hour at once.')
    expect(readings.flatMap((reading) => (reading.kind === 'session' && reading.source === 'stated' ? [reading.maxMinutes] : []))).toEqual([60])
    expect(notes.map(({ words }) => words).join()).toContain('two hours')
  })
})

describe('days and hours of the user', () => {
  it('are taken where they are too tired, and by what they go to then', () => {
    expect(stated("Learn Welsh by 30 May. Weekday evenings I'm too tired.", 'exclusion')[0]).toMatchObject({ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1080, to: 1320 }] })
    expect(stated('Half marathon on 6 June. Wednesday is choir.', 'commitment')[0]).toMatchObject({ title: 'choir', days: { weekdays: [3] }, inPlan: false })
  })

  it('are open each week where one of them is named, alone or with somebody', () => {
    expect(stated("Concert on 24 April. I've Wednesday 6-8 pm.", 'availability')[0]).toMatchObject({ days: { weekdays: [3] } })
    expect(stated('Paint the fence by 30 May. Saturdays 2-5 pm with Ben.', 'availability')[0]).toMatchObject({ days: { weekdays: [6] }, appliesTo: null })
  })

  it('are there where somebody lives two hours away and can come', () => {
    expect(stated('Clear the house by 30 May. I live two hours away and can be there every other weekend.', 'availability')[0]).toMatchObject({ days: { weekdays: [6, 7] } })
  })

  it('end a duty where its last day is said, and the plan where that is planned', () => {
    expect(stated('Badminton match on 13 March. Physio is Wednesday at 7.30 am until the end of February.', 'commitment').map(({ days }) => iso(days.spans![0]!.last))).toEqual(['2027-02-28'])
    expect(stated('Quit sugar. Plan it to the end of April.', 'horizon').map(({ last }) => iso(last))).toEqual(['2027-04-30'])
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
