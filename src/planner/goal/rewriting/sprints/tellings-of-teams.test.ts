import { expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../../read-for-tests.ts'

it.each([
  ['Archive Thursdays! Four in a row from 14 January. Ana and Omar. Boxes, labels, shelf list.', 4, '2027-02-04'],
  ['Garden Saturdays: three of them from 16 January. Ana and Omar. Hedges, beds, fence.', 6, '2027-01-30'],
])('takes the days in the name of a goal for those of the work: %s', (prompt, weekday, last) => {
  const brief = read(prompt, 'sprint')
  expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated').map(({ days }) => days.weekdays)).toEqual([[weekday]])
  expect(readingsOf(brief, 'horizon').map(({ last: end }) => iso(end))).toEqual([last])
  expect(readingsOf(brief, 'topic')).toHaveLength(3)
})

it.each(['3 hours max per person each time', 'up to 3 hours each per session', 'at most 3 h per head every time'])('takes %s for hours of a day', (said) => {
  const limits = stated(`Archive of the choir in two 2-week sprints from 11 January. Ana and Omar, ${said}. Boxes, labels, shelf list.`, 'limit', 'sprint')
  expect(limits.map(({ person, max, per }) => [person, max, per])).toEqual([['Ana', 180, 'day'], ['Omar', 180, 'day']])
})

it('leaves hours of a week with the week', () => {
  expect(stated('Archive of the choir in two 2-week sprints from 11 January. Ana and Omar, 3 hours each a week. Boxes, labels.', 'person', 'sprint').map(({ capacity }) => capacity?.per)).toEqual(['week', 'week'])
})

it.each<[string, string[]]>([
  ['Five songs about the sea, each one arranged, rehearsed and recorded. Two 2-week sprints from 11 January.', ['arrange', 'rehearse', 'record']],
  ['8 lesson sheets: each of them written, proofread, then printed. Two 2-week sprints from 11 January.', ['write', 'proofread', 'print']],
])('takes what is done with each for parts in their order: %s', (prompt, parts) => {
  const brief = read(prompt, 'sprint')
  expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(parts)
  expect(readingsOf(brief, 'precedence').map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual(parts.slice(1).map((part, at) => [parts[at], part]))
})

it('leaves what each of several people has', () => {
  expect(readingsOf(read('Two schools, each with its own hall, move in two 2-week sprints from 11 January: desks, boards.', 'sprint'), 'precedence')).toEqual([])
})

it.each<[string, [string, number, number][]]>([
  ['Omar has 12 hours a week, Ingrid two hours on Fridays.', [['Ingrid', 120, 5]]],
  ['Omar codes 4 hours a day; Ingrid can give 3 hours every Tuesday.', [['Ingrid', 180, 2]]],
])('takes hours on a day of the week for the time that somebody has: %s', (said, times) => {
  const brief = read(`Choir archive in two 2-week sprints from 11 January: boxes, labels, shelf list. ${said}`, 'sprint')
  const of = (name: string) => readingsOf(brief, 'person').find((person) => person.name === name)?.capacity
  for (const [name, minutes, weekday] of times) {
    expect(of(name)).toEqual({ minutes, per: 'week' })
    expect(readingsOf(brief, 'availability').filter(({ person }) => person === name).map(({ days }) => days.weekdays)).toEqual([[weekday]])
  }
  expect(readingsOf(brief, 'rhythm')).toEqual([])
})

it('takes those of the user for theirs alone', () => {
  const brief = read('Choir archive in two 2-week sprints from 11 January: boxes, labels, shelf list. Omar 12 hours a week and me two hours on Fridays.', 'sprint')
  expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated').map(({ person, days }) => [person, days.weekdays])).toEqual([['Me', [5]]])
  expect(readingsOf(brief, 'rhythm')).toEqual([])
})
