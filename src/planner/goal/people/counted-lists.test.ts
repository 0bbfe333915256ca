import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const WORK = 'New stock system: labels, counts. Two-week sprints from 18 January.'
const people = (said: string) => stated(`${WORK} ${said}`, 'person', 'sprint').map(({ name, capacity }) => (capacity === null ? name : `${name} ${capacity.minutes / 60} h`))

describe('a team of which each is counted', () => {
  it.each<[string, string[]]>([
    ['Team is 2 QE, 1 BIM, 1 yield analyst.', ['QE 1', 'QE 2', 'BIM', 'Yield analyst']],
    ['The team: 2 devs, 1 botanist, one potter (10 h).', ['Developer 1', 'Developer 2', 'Botanist', 'Potter 10 h']],
    ['1 RF, 1 lens contractor, 1 software.', ['RF', 'Lens contractor', 'Software']],
    ['2 drive engineers, 1 electrical, 1 permit person shared with the quarry.', ['Drive engineer 1', 'Drive engineer 2', 'Electrical', 'Permit person']],
    ['We are 1 PM, 2 coders, 1 illustrator.', ['PM', 'Developer 1', 'Developer 2', 'Illustrator']],
    ['We are IT (2), bookings (1) and legal (1, not on Fridays).', ['IT 1', 'IT 2', 'Bookings', 'Legal']],
    ['Five nurses released every Wednesday, one ward lead full time.', ['Nurse 1', 'Nurse 2', 'Nurse 3', 'Nurse 4', 'Nurse 5', 'Ward lead 40 h']],
    ['There are three of us (me, Ada, a temp until 5 March).', ['Me', 'Ada', 'Temp']],
  ])('%s', (said, expected) => {
    expect(people(said)).toEqual(expected)
  })

  it.each(['It has 2 screens, 1 app, 1 printer.', '3 screens, 1 landing page, 1 form.', 'Calls at 1 PM, 3 screens.'])('is no list of things: %s', (said) => {
    expect(people(said)).toEqual([])
  })

  it('counts whom a later sentence names among them', () => {
    expect(people('3 writers, 1 dev. One of them is off sick. The writer Ines leaves on 5 March.').filter((name) => /Writer|Ines/u.test(name))).toEqual(['Writer 1', 'Writer 2', 'Ines'])
  })

  it('makes no part of what somebody is', () => {
    expect(stated(`${WORK} 2 drive engineers, 1 electrical, 1 permit person.`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['labels', 'counts'])
  })
})

describe('somebody who leaves', () => {
  const away = (said: string) => stated(`${WORK} ${said}`, 'exclusion', 'sprint').map(({ text, person }) => [person, text])

  it.each<[string, string, string]>([
    ['Team: Ada, Bo. Ada leaves on 5 March.', 'Ada', 'Ada away from Sat 6 Mar 2027 on'],
    ['There are three of us (me, Ada, a temp until 5 March).', 'Temp', 'Temp away from Sat 6 Mar 2027 on'],
  ])('works until that day: %s', (said, person, text) => {
    expect(away(said)).toEqual([[person, text]])
  })

  it.each(['Team: Ada, Bo. Ada leaves the labels until 5 March.', 'Team: Ada, Bo. Ada does the labels by 5 March.'])('is nobody who does something by then: %s', (said) => {
    expect(away(said)).toEqual([])
  })
})
