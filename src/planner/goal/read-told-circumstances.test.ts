import { describe, expect, it } from 'vitest'
import { read, stated } from './read-for-tests.ts'

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

describe('days beside each other', () => {
  const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays])

  it('each have what stands beside them', () => {
    expect(rhythms('Improve my tennis by 6 June. Lesson on Monday, Wednesday match play, Saturday serve practice')).toEqual([['Lesson', [1]], ['match play', [3]], ['serve practice', [6]]])
    expect(stated('Run a 10k by 6 June. Long run on Saturday, Sunday rest.', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[7]])
  })

  it('share what stands before both when nothing of its own follows', () => {
    expect(rhythms('Run a 10k by 6 June. Gym on Monday, Wednesday.')).toEqual([['Gym', [1, 3]]])
    expect(rhythms('Learn chess by June. Club on Monday, Thursday in the library')).toEqual([['Club', [1, 4]]])
  })
})

describe('the hours at which one does what the goal is made by', () => {
  it.each([
    ['Make a quilt by 29 May. I sew Tuesdays 9-11:30.', 2],
    ['Finish my landscape painting by 29 May. I paint Tuesday mornings 9 to 11.', 2],
    ['Build a cedar-strip canoe by August. I sand Tuesdays 9-11:30 and have never steamed wood.', 2],
  ])('are those of the plan: %s', (prompt, weekday) => {
    expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([[weekday]])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('are another matter where something else is wanted', () => {
    expect(stated('Learn Spanish by June. I paint Tuesday evenings 7-9 and can study an hour a day.', 'availability')).toEqual([])
  })
})

describe('the way home', () => {
  it.each([
    ['A week in Crete 5-12 June. We depart from Heraklion on 12 June at 18:20', 1100],
    ['Twelve days in Chile, 3 to 14 April. We fly out of Calama on the 14th at 10:40', 640],
    ['Trip to Malta 3 to 9 April. We fly home on the 9th at 10:40', 640],
  ])('ends the plan and does not begin it: %s', (prompt, from) => {
    expect(stated(prompt, 'exclusion').map(({ windows }) => windows)).toEqual([[{ from, to: 1440 }]])
    expect(stated(prompt, 'horizon').filter(({ last }) => last === null)).toEqual([])
  })

  it('is not the way there', () => {
    expect(stated('Five days in Rome. We fly on 8 March', 'horizon').some(({ first, last }) => first !== null && last === null)).toBe(true)
  })
})

describe('the length of a thing that has its days', () => {
  it.each(['Host a three-day conference on 5, 6 and 7 May for 60 people', 'Plan a weekend book fair for 8 May', 'Organise a two-day workshop on 8 and 9 May'])('is none of the plan: %s', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is that of the plan where it names one', () => {
    expect(stated('Write a two-week study plan for my exam on 8 February', 'horizon')).toHaveLength(1)
  })
})

it('takes the name of a place without the day behind it', () => {
  expect(stated('Trip to Malta 3 to 9 April.', 'place').map(({ name }) => name)).toEqual(['Malta'])
})

it('takes a visit to somebody for days away', () => {
  expect(stated('Knit a blanket by 29 May. I am visiting my son 5-12 April.', 'exclusion')).toHaveLength(1)
})

describe('a weekday with its part and a length', () => {
  it.each(['Pay off my loan by Christmas. Sunday evening 45 minutes for money.', 'Learn chess by June. Sunday morning 2 hours.'])('comes back each week of a long plan: %s', (prompt) => {
    expect(stated(prompt, 'availability').map(({ days }) => days)).toEqual([{ weekdays: [7] }])
  })

  it('is the next such day where nothing says how long the plan goes on', () => {
    expect(stated('Paint the fence. Saturday morning 2 hours.', 'availability').map(({ days }) => days.weekdays)).toEqual([undefined])
  })
})

it('takes a meal that is named in a list for no hour', () => {
  expect(stated('Change how I eat over the next ten weeks: breakfast first, then dinners', 'availability')).toEqual([])
})

it('binds neither the plan nor all that is written to the last of its parts', () => {
  const horizons = stated('Write my dissertation, due 30 June: interviews in February and March, analysis in April, writing in May.', 'horizon')
  expect(horizons.map(({ appliesTo }) => appliesTo?.labels)).toEqual([['interviews'], ['analysis']])
})

it('goes by what is wanted, behind what somebody was told', () => {
  expect(read('I was diagnosed with asthma. I want to run 5k by May.').subject).toBe('run 5k')
})

describe('how long a race shall take', () => {
  it.each(['Run a half in 2:05 on 28 March.', 'Cardiff half on 28 March. We want 1:55.'])('is no hour of it: %s', (prompt) => {
    expect(stated(prompt, 'event').map(({ from }) => from)).toEqual([null])
  })

  it('is told from when it starts', () => {
    expect(stated('Run a marathon on 5 May, start at 9:30', 'event').map(({ from }) => from)).toEqual([570])
  })
})

it('has the hours that somebody calls theirs', () => {
  expect(stated('Knit a blanket by May. Mon and Wed 6.30-7.30 am are mine.', 'availability').map(({ days }) => days.weekdays)).toEqual([[1, 3]])
})

describe('an hour in a sentence that names days of its own', () => {
  it('is the hour of those days, and not of what was dated before', () => {
    const prompt = 'Start a wine circle, first meeting on 5 March. I have Mon/Wed/Fri 45 minutes at 8 pm.'
    expect(stated(prompt, 'event').map(({ from }) => from)).toEqual([null])
    expect(stated(prompt, 'availability').every(({ windows }) => windows.every(({ from }) => from === 1200))).toBe(true)
  })

  it('is that of the event where it says what begins', () => {
    expect(stated('Charity run on 5 March. Gun goes off at 7:30.', 'event').map(({ from }) => from)).toEqual([450])
    expect(stated('Concert on 5 March. We rehearse Tuesdays and the doors open at 19:00.', 'event').map(({ from }) => from)).toEqual([1140])
  })
})
