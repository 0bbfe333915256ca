import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'

const hoursOf = (prompt: string) => Object.fromEntries(readingsOf(read(prompt, 'sprint'), 'person').map(({ name, capacity }) => [name, capacity === null ? null : capacity.minutes / 60]))
const topicsOf = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'topic').map(({ label }) => label)

describe('how many days somebody has', () => {
  it.each([
    ['Move the lab. Lin (postdoc, 3 days), Oskar (technician, half a day) and two students, a day and a half each. Three-week sprints from 11 January.', { Lin: 24, Oskar: 4, 'Student 1': 12, 'Student 2': 12 }],
    ['New price list. Sprints of two weeks from 11 January. Anna (sales, one day a fortnight), Ben (finance, 2.5 days), Clara (half time).', { Anna: 4, Ben: 20, Clara: 20 }],
    ['Scan the plates. Olga (25 hours a week) and two trainees (10 hours a week each), metadata by Ruben (2 days). Four-week sprints from 11 January.', { Olga: 25, 'Trainee 1': 10, 'Trainee 2': 10, Ruben: 16 }],
  ])('is a week of theirs: %s', (prompt, hours) => {
    expect(hoursOf(prompt)).toEqual(hours)
    expect(topicsOf(prompt).filter((topic) => /postdoc|technician|student|trainee|sales|finance/iu.test(topic))).toEqual([])
  })

  it('is theirs where they are told by where they come from', () => expect(hoursOf('Shorten the changeovers. Four people from production and maintenance, 4 hours a week each, 2-week sprints from 11 January.')).toEqual({ 'Person 1': 4, 'Person 2': 4, 'Person 3': 4, 'Person 4': 4 }))

  it('is the work of a part where the part has the brackets', () => {
    expect(topicsOf('Rebuild the exhibit: design (3 days), texts (2 days), lighting (1 day). Anna and Ben, 2-week sprints from 11 January.')).toEqual(['design', 'texts', 'lighting'])
  })
})

describe('a kind of leave', () => {
  it('is no work', () => {
    const brief = read('New rota. Team: Tomas (technician, 3 days), Ida (nurse, 8 hours a week). Tomas is on parental leave from 3 May to 28 June. Two-week sprints from 1 February.', 'sprint')
    expect(readingsOf(brief, 'person').flatMap(({ roles }) => roles)).not.toContain('parental leave')
  })
})

describe('how many days somebody has, in a sentence', () => {
  it.each([
    ['Fewer missed visits. Two 2-week sprints from 11 January. Dr Hale has half a day a week, Ines does the reminders.', { 'Dr Hale': 4, Ines: null }],
    ['Fewer missed visits: reminders, texts. Two 2-week sprints from 11 January. Ines (front desk), Piet (texts). Raj gives us two days a week.', { Ines: null, Piet: null, Raj: 16 }],
  ])('is a week of theirs: %s', (prompt, hours) => {
    expect(hoursOf(prompt)).toMatchObject(hours)
  })
})
