import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const WORK = 'New stock system: labels, counts. Two-week sprints from 18 January.'
const people = (said: string) => stated(`${WORK} ${said}`, 'person', 'sprint').map(({ name, capacity }) => (capacity === null ? name : `${name} ${capacity.minutes / 60} h`))

describe('a team of which each is counted', () => {
  it.each<[string, string[]]>([
    ['Team is 2 DS, 1 MLE, 1 fraud analyst.', ['DS 1', 'DS 2', 'MLE', 'Fraud analyst']],
    ['The team: 2 devs, 1 botanist, one composer (10 h).', ['Developer 1', 'Developer 2', 'Botanist', 'Composer 10 h']],
    ['1 EE, 1 board contractor, 1 firmware.', ['EE', 'Board contractor', 'Firmware']],
    ['2 drive engineers, 1 mechanical, 1 safety person shared with the plant.', ['Drive engineer 1', 'Drive engineer 2', 'Mechanical', 'Safety person']],
    ['We are 1 PM, 3 engineers, 1 designer.', ['PM', 'Engineer 1', 'Engineer 2', 'Engineer 3', 'Designer']],
    ['We are IT (2), revenue (1) and legal (1, not on Fridays).', ['IT 1', 'IT 2', 'Revenue', 'Legal']],
    ['Five nurses released every Wednesday, one ward lead full time.', ['Nurse 1', 'Nurse 2', 'Nurse 3', 'Nurse 4', 'Nurse 5', 'Ward lead 40 h']],
    ['There are three of us (me, Ada, an intern until 5 March).', ['Me', 'Ada', 'Intern']],
  ])('%s', (said, expected) => {
    expect(people(said)).toEqual(expected)
  })

  it.each(['It has 2 screens, 1 app, 1 printer.', '3 screens, 1 landing page, 1 form.', 'Calls at 1 PM, 3 screens.'])('is no list of things: %s', (said) => {
    expect(people(said)).toEqual([])
  })

  it('counts whom a later sentence names among them', () => {
    expect(people('3 writers, 1 dev. One of them is off sick. The writer Ola leaves on 5 March.').filter((name) => /Writer|Ola/u.test(name))).toEqual(['Writer 1', 'Writer 2', 'Ola'])
  })

  it('makes no part of what somebody is', () => {
    expect(stated(`${WORK} 2 drive engineers, 1 mechanical, 1 safety person.`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['labels', 'counts'])
  })
})

describe('somebody who leaves', () => {
  const away = (said: string) => stated(`${WORK} ${said}`, 'exclusion', 'sprint').map(({ text, person }) => [person, text])

  it.each<[string, string, string]>([
    ['Team: Ada, Bo. Ada leaves on 5 March.', 'Ada', 'Ada away from Sat 6 Mar 2027 on'],
    ['There are three of us (me, Ada, an intern until 5 March).', 'Intern', 'Intern away from Sat 6 Mar 2027 on'],
  ])('works until that day: %s', (said, person, text) => {
    expect(away(said)).toEqual([[person, text]])
  })

  it.each(['Team: Ada, Bo. Ada leaves the labels until 5 March.', 'Team: Ada, Bo. Ada does the labels by 5 March.'])('is nobody who does something by then: %s', (said) => {
    expect(away(said)).toEqual([])
  })
})
