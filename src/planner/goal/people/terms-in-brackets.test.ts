import { describe, expect, it } from 'vitest'
import { iso, read } from '../read-for-tests.ts'

const ROSTER = (inside: string) => `Build a booking app: login, calendar, reminders. Team: Ann (frontend), Bo (backend, ${inside}), Cem (design). Four 2-week sprints from 11 January 2027.`
/** When Bo is away, and when they are there alone; open ends are '…'. */
const timesOf = (inside: string) => read(ROSTER(inside), 'sprint').readings.flatMap((reading) => {
  if (reading.kind !== 'exclusion' && reading.kind !== 'availability' || reading.person !== 'Bo') return []
  const days = (reading.days.weekdays ?? []).join('') || (reading.days.spans ?? []).map(({ first, last }) => `${iso(first)} ${last - first > 300 ? '…' : iso(last)}`).join()
  return [`${reading.kind === 'exclusion' ? 'away' : 'there'} ${days}`]
})
const notesOf = (inside: string) => read(ROSTER(inside), 'sprint').notes.map(({ words }) => words)

describe('when somebody is there, by the words beside the day in their brackets', () => {
  it.each([
    ['contract ends 12 Feb', 'away 2027-02-13 …'],
    ['fixed-term contract until 12 Feb', 'away 2027-02-13 …'],
    ['last day 12 Feb', 'away 2027-02-13 …'],
    ['leaves us on 12 February', 'away 2027-02-13 …'],
    ['joins on 1 Feb', 'away 2027-01-04 2027-01-31'],
    ['back on 1 Feb', 'away 2027-01-04 2027-01-31'],
    ['not before 20 January', 'away 2027-01-04 2027-01-19'],
    ['school every wed', 'away 3'],
    ['teaches Mon and Fri', 'away 15'],
    ['Tue/Thu only', 'there 24'],
    ['works Mondays and Tuesdays', 'there 12'],
    ['on site every Wednesday', 'there 3'],
    ['off 8-12 Feb', 'away 2027-02-08 2027-02-12'],
  ])('(backend, %s)', (inside, expected) => {
    expect(timesOf(inside)).toEqual([expected])
  })

  it.each(['from 1 Feb', 'until 12 Feb', 'joins on 1 Feb', 'leaves 12 Feb'])('says of nothing that was read that it was not: %s', (inside) => {
    expect(notesOf(inside)).toEqual([])
  })

  it('leaves the day of what somebody hands over to that thing', () => {
    expect(timesOf('external, delivers the statics on 5 February')).toEqual([])
    expect(notesOf('external, delivers the statics on 5 February')).not.toEqual([])
  })
})
