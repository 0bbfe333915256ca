import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../../read-for-tests.ts'
import { sentencesOfTimesWithNames } from './times-with-names.ts'

function busyOf(prompt: string): string[] {
  return readingsOf(read(prompt), 'commitment').map(({ person, days, windows }) => `${person} ${(days.spans ?? []).map(({ first }) => iso(first)).join(' ')} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ')}`).toSorted()
}

const EXPECTED = ['Ana 2027-01-07 9-10 13-14', 'Bo 2027-01-07 9-10', 'Cleo 2027-01-07 10.5-11']

describe('hours with their people behind', () => {
  it.each([
    'Half an hour with Ana, Bo and Cleo on Thursday, 9:00-17:00. In the diaries for Thursday: 9:00 to 10:00 (Ana, Bo), 10:30 to 11:00 (Cleo), 13:00 to 14:00 (Ana).',
    'When on Thursday could Ana, Bo and Cleo sit down together for 30 minutes? All of them work 9 to 5. Already booked on Thursday: 9-10 (Ana), 9-10 (Bo), 10:30-11 (Cleo) and 13-14 (Ana).',
    'Find half an hour on Thursday between 9am and 5pm for Ana, Bo and Cleo. Thursday: 9am-10am Ana and Bo, 10:30am-11am Cleo, 1pm-2pm Ana.',
    'When can Ana, Bo and Cleo meet for half an hour on Thursday (9:00-17:00)? On Thursday 9:00-10:00 is taken by Ana and Bo, 10:30-11:00 by Cleo and 13:00-14:00 by Ana.',
  ])('belong to them: %j', (prompt) => {
    expect(busyOf(prompt)).toEqual(EXPECTED)
  })

  it('are free ones where the list says so', () => {
    const brief = read('We need an hour for Ana and Bo on Thursday or Friday between 9 and 17. Free on Thursday: 9-10 (Ana), 9-11 (Bo). Free on Friday: 14-16 (Ana, Bo).')
    expect(readingsOf(brief, 'availability').map(({ text }) => text)).toEqual(['Ana free Thu 7 Jan 2027 09:00–10:00', 'Bo free Thu 7 Jan 2027 09:00–11:00', 'Ana free Fri 8 Jan 2027 14:00–16:00', 'Bo free Fri 8 Jan 2027 14:00–16:00'])
  })

  it.each([
    'Ana is busy Thu 9-10 (Teams), 11-12 (Zoom). Bo is busy Thu 10-11. Find an hour for Ana and Bo on Thursday between 9 and 17.',
    'Saturday programme: 9-10 (Yoga), 10-11 (Pilates), 12-13 lunch. Plan my week around that.',
    'Weekly rota for the shop: Monday 9-13 (Ana), 13-17 (Bo). Tuesday 9-13 (Bo), 13-17 (Ana).',
    'Meeting with Ana and Bo: Ana 9-10, Bo 10-11.',
    "Half an hour for Ana and Bo on Monday.\nDon't book Ana on Monday 9 AM to 10 AM.\nDon't book Bo on Monday 3 PM to 4 PM.",
  ])('are left alone where they belong to nobody who is to meet, or to the name before: %j', (prompt) => {
    expect(sentencesOfTimesWithNames(prompt)).toEqual([])
  })
})
