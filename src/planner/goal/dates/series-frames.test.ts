import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('what a sentence says behind a series', () => {
  it.each([
    ['Lose ten kilos by June. Aqua fit group Mondays 18:00-19:00, first one 18 January.', 'Aqua fit group', '2027-01-18'],
    ['Learn Dutch before July. Conversation circle Thursdays 19-20:30, from 14 January on.', 'Conversation circle', '2027-01-14'],
    ['Recover from my back operation. Tuesdays 17:00-18:00 is the pain group in town, starting 12 January.', 'pain group', '2027-01-12'],
  ])('begins it in “%s”', (prompt, title, first) => {
    const series = stated(prompt, 'rhythm').find((rhythm) => rhythm.title === title)!
    expect(iso(series.days.spans![0]!.first)).toBe(first)
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('leaves days out of it, and not out of the plan', () => {
    const left = stated('Lose ten kilos by June. Aqua fit group Mondays 18:00-19:00, none on 15 February.', 'exclusion')
    expect(left.map(({ appliesTo }) => appliesTo)).toEqual([{ labels: ['Aqua fit group'] }])
    expect(stated('Lose ten kilos by June. Aqua fit group Mondays 18:00-19:00. Nothing on 15 February.', 'exclusion').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it('ends it', () => {
    const [course] = stated('Learn Dutch before July. Conversation circle Thursdays 19-20:30, first one 14 January, last one 25 March.', 'rhythm')
    expect(course!.days.spans!.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-14', '2027-03-25']])
  })

  it('begins the plan where the series is the plan', () => {
    expect(stated('Get fit. Three runs a week, starting 18 January.', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-01-18'])
  })
})

describe('a group that meets at its hours', () => {
  it('takes all of them each time', () => {
    const prompt = 'I run a brass band. Our gala is Saturday 20 March at 7pm. We rehearse Wednesdays 19:00-21:00, none on 17 February.'
    expect(stated(prompt, 'rhythm').map(({ title, minutes }) => ({ title, minutes }))).toEqual([{ title: 'rehearsal', minutes: 120 }])
  })

  it('is no length of what one does alone', () => {
    expect(stated('Write a thesis. I can work Wednesdays 19:00-21:00.', 'session')).toEqual([])
  })
})

describe('what stands behind a time that opens its sentence', () => {
  it.each([
    ['Learn to sail. Thursday evenings I want to review my knots.', 'review my knots'],
    ['Learn to sail. Thursdays 18-20 is the navigation class at the harbour.', 'navigation class'],
  ])('is done then in “%s”', (prompt, title) => {
    expect([...stated(prompt, 'rhythm'), ...stated(prompt, 'commitment')].map((reading) => reading.title)).toContain(title)
  })

  it.each(['Learn to sail. Thursdays is the only day I have.', 'Learn to sail. Thursday evenings I want to relax.'])('names nothing in “%s”', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
  })
})

it('what is done daily in brackets is done on the days before them', () => {
  const [story] = stated('Book week 8-12 March (a story each day), fair on 20 March', 'rhythm')
  expect([story!.title, story!.days.spans!.map(({ first, last }) => [iso(first), iso(last)])]).toEqual(['story', [['2027-03-08', '2027-03-12']]])
})

describe('a series beside the plan', () => {
  it('begins by itself where its first day stands behind it', () => {
    const brief = read('Learn bridge, 20 min every day at 7:00. Club every other Tuesday at 19:00, starting on the 19th.')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'rhythm').find(({ title }) => title === 'Club')!.days.spans!.map(({ first }) => iso(first))).toEqual(['2027-01-19'])
  })

  it('begins the plan where it is the plan', () => {
    expect(stated('Pilates on Mondays and Fridays 18-19, starting 18 January', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-01-18'])
  })

  it('is left out on days that are said to be none of it, each of them', () => {
    const [none] = stated("Yoga each weekday 7:00-7:30. Every other Thursday I'm on the early train so no yoga that day, first one is 14 Jan.", 'exclusion')
    expect([none!.days.weekdays, iso(none!.days.everyWeeks!.anchor)]).toEqual([[4], '2027-01-14'])
    expect(stated("Nager le lundi de 12h à 13h. Le premier lundi du mois j'ai un conseil, donc pas de séance ce jour-là.", 'exclusion')).toHaveLength(1)
  })

  it('rests while somebody else has the child', () => {
    const rests = stated('Reading aloud every evening 18:30-18:50. His dad has him 5-7 March so no reading those three evenings.', 'exclusion')
    expect(rests.map(({ days, person }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last), person])).toEqual([['2027-03-05', '2027-03-07', null]])
  })
})
