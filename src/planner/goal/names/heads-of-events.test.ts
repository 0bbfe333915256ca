import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what happens on a day', () => {
  it.each([
    ['Harbour fair on 12 June. Portaloos: the hire firm drops them on Friday 11 June, 8 to 10am.', 'Portaloos'],
    ['Harbour fair on 12 June. Sound system, the dealer said 7 May, 9.30am.', 'Sound system'],
    ['Harbour fair on 12 June. The organ loft – they can see us on 7 May at 10am.', 'organ loft'],
    ['Harbour fair on 12 June. She has also got a wetsuit alteration, to be dropped off 7 May.', 'wetsuit alteration'],
    ['Start with the kiln inspection, which the engineer does on 4 May at 9am. Harbour fair on 12 June.', 'kiln inspection'],
  ])('is called after what its sentence is about: %s', (prompt, title) => {
    expect(events(prompt)).toContain(title)
  })

  it.each([
    ['Harbour fair on 12 June. Trestle tables: Scouts lorry, Friday 11 June, 4pm.', 'Trestle tables: Scouts lorry'],
    ['Harbour fair on 12 June. Fog machine, collect Thu 10 June 5pm.', 'Fog machine: collect'],
  ])('keeps what its clause brings behind that: %s', (prompt, title) => {
    expect(events(prompt)).toContain(title)
    expect(parts(prompt).filter((part) => title.startsWith(part))).toEqual([])
  })

  it.each([
    ['Harbour fair on 12 June. Fixed points: band rehearsal, Tuesday 8 June, 7pm; sound check, Friday 11 June, 5pm.', 'band rehearsal'],
    ['Regatta club: open day Sunday 13 June 1-5pm.', 'open day'],
    ['Harbour fair on 12 June. Fact two: the lifeboat demo is on 13 June at 3pm.', 'lifeboat demo'],
    ['Harbour fair on 12 June. The awning, that is for the tea tent on 11 June at 10am.', 'tea tent'],
    ['Harbour fair on 12 June. Bunting, and a piano tuning on 9 June at 2pm.', 'piano tuning'],
    ['Harbour fair on 12 June. We need: chairs, flowers, a tasting night on 8 May.', 'tasting night'],
    ['Harbour fair on 12 June. Before that: a risk review on 9 June at 2pm.', 'risk review'],
  ])('keeps its name where that is a thing of its own: %s', (prompt, title) => {
    expect(events(prompt).join()).toMatch(new RegExp(`(?:^|,|: )${title}(?:,| in|$)`, 'u'))
    expect(events(prompt).join()).not.toMatch(/Fixed points:|club:|Fact two|Bunting:|chairs:|flowers:|Before that/u)
  })
})

describe('what comes back', () => {
  const habits = (prompt: string) => stated(prompt, 'rhythm').map(({ title }) => title)

  it.each([
    ['Scout fete on 12 June. Waltz practice: twice through, every evening, 10 minutes.', /^Waltz practice/u],
    ['Scout fete on 12 June. Aqua aerobics, my own idea, Mondays, 6pm.', /^Aqua aerobics/u],
  ])('is called after what its sentence is about: %s', (prompt, title) => {
    expect(habits(prompt)).toContainEqual(expect.stringMatching(title))
  })

  it('is not what somebody does of habit', () => {
    expect(habits('Scout fete on 12 June. The ladder, he fishes on Sundays.').join()).not.toMatch(/ladder/u)
  })
})

it('names nothing by a word that says what an event is for everybody', () => {
  expect(stated('Learn to row. Four outings a week. Goal: club regatta on 12 June.', 'event').map(({ title }) => title)).toEqual(['club regatta'])
})
