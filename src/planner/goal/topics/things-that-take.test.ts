import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels[0], iso(latest / 1440 - 1)])
const worked = (prompt: string) => stated(prompt, 'topic').filter(({ minutes }) => minutes !== null).map(({ label }) => label)

describe('what takes weeks of the calendar', () => {
  it.each([
    ['Open a bakery by 30 June: oven three weeks, sign, shelves.', ['oven', '2027-06-09']],
    ['Open a bakery by 30 June. Fire officer report two weeks, water test ten days.', ['Fire officer report', '2027-06-16']],
    ['Open a bakery by 30 June. Fire officer report two weeks, water test ten days and can only be booked in March.', ['water test', '2027-06-20']],
  ])('is asked for so long before, and no forty hours of sitting: %s', (prompt, expected) => {
    expect(due(prompt)).toContainEqual(expected)
    expect(worked(prompt)).toEqual([])
  })

  it('says by how much it is late where the time is too short', () => {
    const brief = read('Open a bakery by 25 January: oven six weeks, sign, shelves.')
    expect(brief.questions).toEqual([expect.stringContaining('“oven” takes 42 days, and only 21 are left until Mon 25 Jan 2027: begun today it is 21 days late.')])
    expect(brief.readings.flatMap((reading) => (reading.kind === 'wait' ? [reading.days] : []))).toEqual([42])
  })

  it.each([
    'Write a novel by 30 June. The first draft takes 3 months.',
    'Open a bakery by 30 June. Each oven takes two weeks.',
    'Open a bakery by 30 June. My accountant takes two weeks.',
    'Learn Welsh by 30 June. The course takes 8 weeks.',
    'Open a bakery by 30 June: paint over 3 weeks, shelves, sign.',
  ])('is none of: %s', (prompt) => {
    expect(due(prompt)).toEqual([])
    expect(stated(prompt, 'wait')).toEqual([])
  })

  it('names nothing where the clause says what follows from it', () => {
    expect(stated('Cookbook for my aunt, party on 9 October. Test the recipes. Bindery takes 12 days so order by 20 September.', 'topic').map(({ label }) => label)).not.toContain('Bindery')
  })

  it('leaves days of work to the work', () => {
    expect(worked('Open a bakery by 30 June: chimney 2 days, shelves, sign.')).toEqual(['chimney'])
  })
})
