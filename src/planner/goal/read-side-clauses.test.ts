import { describe, expect, it } from 'vitest'
import { day, iso, stated } from './read-for-tests.ts'

describe('a dated clause beside the goal', () => {
  it.each([
    ['C1 German by 30 September. Trial exam in the middle of August.', 'Trial exam', '2027-08-10'],
    ['Open the farm shop by 1 June. Inspection in the last week of April.', 'Inspection', '2027-04-26'],
    ['Print the family cookbook before the reunion on 26 June. Scanner borrowed 14 May-11 June only.', 'Scanner', '2027-05-14'],
  ])('%s', (prompt, label, first) => {
    expect(stated(prompt, 'horizon').map(({ appliesTo, first: from }) => [appliesTo?.labels[0], iso(from)])).toEqual([[label, first]])
  })

  it('keeps the days of the plan for what is planned', () => {
    expect(stated('Learn to surf by 30 June. Training 3-28 May.', 'horizon')).toMatchObject([{ appliesTo: null }])
  })

  it('takes dates that are said to be free for the only ones', () => {
    const prompt = 'Sew a coat. I can only do these days: 14, 18 and 21 January, 2 hours each.'
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { spans: [{ first: day('2027-01-14') }, { first: day('2027-01-18') }, { first: day('2027-01-21') }] } }])
    expect(stated(prompt, 'limit')).toMatchObject([{ per: 'day', max: 120 }])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('gives the occasion its hour in a sentence of its own', () => {
    expect(stated("Sort the slides before grandpa's 80th on 26 February. The party is at the Anchor at 7.30.", 'event')).toMatchObject([{ title: 'Party', days: { first: day('2027-02-26') }, from: 1170 }])
  })

  it('gives a habit its hour', () => {
    expect(stated('Learn Greek by 30 June. Flashcards 10 min daily 7:30.', 'availability')).toMatchObject([{ appliesTo: { labels: ['Flashcards'] }, windows: [{ from: 450, to: 460 }] }])
  })

  it('begins afterwards what is done then, and leaves the turns of others to them', () => {
    const prompt = 'Move my uncle. He moves into the home on 8 February at 11. My sister does Saturdays. Afterwards visit twice a week.'
    expect(stated(prompt, 'horizon')).toMatchObject([{ appliesTo: { labels: ['visit'] }, first: day('2027-02-08') }])
    expect(stated(prompt, 'rhythm').map(({ title }) => title)).toEqual(['visit'])
  })
})

describe('hours behind verbs and places', () => {
  it.each([
    ['Pass the bar. Study 5-7 on weekdays.', [{ from: 1020, to: 1140 }]],
    ['Pass the bar. On the train Mon and Wed 7:50-8:30.', [{ from: 470, to: 510 }]],
  ])('%s', (prompt, windows) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ windows }])
  })

  it('stays away from numbers that are no hours', () => {
    expect(stated('Read the manual. Read 5-7 chapters.', 'availability')).toEqual([])
  })

  it('reads half past behind a date', () => {
    expect(stated('Sew the gown. Final fitting Tues 19 January half 4.', 'event')).toMatchObject([{ title: 'Final fitting', from: 990 }])
  })
})

describe('hours right before the days', () => {
  it.each([
    ['Learn to sing. Lunch breaks 12:15-12:45 weekdays.', [{ from: 735, to: 765 }]],
    ['Learn to sing. Free 4 to 6pm weekdays.', [{ from: 960, to: 1080 }]],
  ])('%s', (prompt, windows) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows }])
  })

  it('knows until when somebody works on which days', () => {
    expect(stated('Learn to sing. I work till 3:30 M-F.', 'commitment')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 0, to: 930 }] }])
  })

  it('ends the sentence behind a span of days', () => {
    expect(stated('Sew a quilt by 30 March. The machine is in for service Mar 1-6. Then quilt, bind, wash.', 'exclusion')).toMatchObject([{ days: { spans: [{ first: day('2027-03-01'), last: day('2027-03-06') }] } }])
  })

  it('keeps a weekday that is for somebody else free', () => {
    expect(stated('Open a bakery by 29 May. Sunday is for my kids.', 'exclusion')).toMatchObject([{ days: { weekdays: [7] } }])
  })
})
