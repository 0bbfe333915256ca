import { describe, expect, it } from 'vitest'
import { day, iso, read, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])

describe('the name of what happens on a day', () => {
  it.each([
    ['We apply for planning permission. The architect told us the drawings come on Friday 12 February.', 'drawings arrive', '2027-02-12'],
    ['We want to extend the barn. The council says that the decision arrives on 9 April.', 'decision arrives', '2027-04-09'],
    ['I manage a small hotel and the health inspection is on 17 March. An hour a day.', 'health inspection', '2027-03-17'],
    ["I look after my mum's house and the surveyor comes on Tuesday 23 March at 9:30.", 'surveyor arrives', '2027-03-23'],
  ])('is the clause of the day: %s', (prompt, title, day) => {
    expect(events(prompt)).toContainEqual([expect.stringMatching(new RegExp(`^${title.split(' ')[0]!}`, 'u')), day])
    expect(events(prompt).flat().join(' ')).not.toMatch(/told|says|manage|look after/u)
  })

  it('names what comes back, and who sends it', () => {
    expect(events("I'm writing a cookbook. All recipes go to my agent Paula by Friday 12 Feb, she sends comments back on Fri 26 Feb.")).toContainEqual(['comments back from Paula', '2027-02-26'])
    expect(events('Print the yearbook. They send the proofs back on 5 March.')).toContainEqual(['proofs back', '2027-03-05'])
  })

  it('keeps two things of one deed together', () => {
    expect(events('We sell the car and the trailer on 5 March.')).toEqual([['sell the car and the trailer', '2027-03-05']])
  })
})

describe('what may not be done before a day', () => {
  it('is the thing, without the deed', () => {
    const prompt = "I'm writing a cookbook. My agent has the recipes on 26 February and I don't shoot any photos before that."
    expect(stated(prompt, 'horizon').map(({ appliesTo, first }) => [appliesTo?.labels, iso(first)])).toContainEqual([['photos'], '2027-02-26'])
  })

  it('is no exam because it is called final', () => {
    const prompt = "I'm drawing a comic. The writer has the sketches on 26 February and I don't ink any finals before that."
    expect(stated(prompt, 'event').map(({ title }) => title)).not.toContain('finals')
    expect(stated(prompt, 'horizon').map(({ appliesTo }) => appliesTo?.labels)).toContainEqual(['finals'])
  })
})

describe('the goal of a sentence with two clauses', () => {
  it.each([
    ['I manage a small hotel and the health inspection is on 17 March. An hour a day.', 'health inspection'],
    ['I teach pottery to twelve adults and the spring sale is on 17 April. Two evenings a week.', 'spring sale'],
    ['We clear the loft and the skip arrives on 5 March.', 'clear the loft'],
    ['We sell the car and the trailer on 5 March.', 'sell the car and the trailer'],
  ])('is what is to be done, or what comes: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })

  it('orders a clause that comes before another without a comma', () => {
    const labels = stated('Redo the bathroom. Before Gary comes the electrician has to do the wiring.', 'precedence').flatMap(({ before, after }) => [...before.labels, ...after.labels])
    expect(labels.join(' ')).not.toContain('comes electrician')
  })
})

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
