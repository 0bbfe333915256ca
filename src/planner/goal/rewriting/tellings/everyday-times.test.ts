import { expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

it('has time on some of the odd days', () => {
  expect(stated('Renew the allotment. Sunday mornings and odd Thursdays.', 'availability').map(({ days }) => days.weekdays)).toEqual([[7], [4]])
})

it('takes a bracket behind a month for the days that are off', () => {
  const off = stated('Record an album by 30 September, two weeks off in August (7-21).', 'exclusion').flatMap(({ days }) => days.spans ?? [])
  expect(off.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-08-07', '2027-08-21']])
})

it('has both ways of a journey on each of its days', () => {
  const [times] = stated('Learn Danish. I have 20 minutes on the bus each way Mon-Thu (8:10 and 16:30).', 'rhythm')
  expect(times).toMatchObject({ days: { weekdays: [1, 2, 3, 4] }, windows: [{ from: 490, to: 510 }, { from: 990, to: 1010 }] })
})

it('parts what shall come again from what is done once', () => {
  expect(stated('Get my finances in order by June. I want a monthly review and to close old accounts.', 'rhythm').map(({ title }) => title)).toEqual(['Review'])
})

it('takes a hen do for a party in its month, and not for a month off', () => {
  const prompt = 'Wedding on 25 September. Stag do in August.'
  expect(stated(prompt, 'exclusion')).toEqual([])
  expect(stated(prompt, 'horizon').map(({ appliesTo }) => appliesTo?.labels)).toContainEqual(['Stag party'])
})

it('gives what is learned for a journey the days of the journey as its end', () => {
  const prompt = 'Learn enough Greek for a ten day holiday on Corfu starting 5 June.'
  expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first), iso(days.last)])).toEqual([['holiday on Corfu', '2027-06-05', '2027-06-14']])
  expect(stated(prompt, 'place')).toEqual([])
})

it('begins a journey of so many weeks on its first day', () => {
  expect(stated('Plan a two week holiday in Norway starting 3 July.', 'horizon').map(({ first }) => first === null ? null : iso(first))).toContain('2027-07-03')
})

it('calls the day on which somebody is paid the payday', () => {
  expect(new Set(stated('Save for a van by 1 June. Paid on the 28th each month.', 'event').map(({ title }) => title))).toEqual(new Set(['Payday']))
})

it('leaves no particle of a verb before what it is about', () => {
  expect(stated('Clear the loft by May and put together a first aid kit by 10 April.', 'deadline').map(({ appliesTo }) => appliesTo?.labels)).toContainEqual(['first aid kit'])
})

it.each(['Road trip through Norway, 8 days from 5 June, max 4 hours driving a day', 'Road trip through Norway, 8 days from 5 June, no more than 4 hours in the car per day'])('bounds what is done for so long a day, and leaves nothing of it unread: %s', (prompt) => {
  expect(stated(prompt, 'session').map(({ maxMinutes, appliesTo }) => [maxMinutes, appliesTo?.labels])).toEqual([[240, ['driving']]])
  expect(read(prompt).notes).toEqual([])
})

it('ends a series after so many weeks from its first day', () => {
  const [series] = stated('Summer plan 24 July - 4 September: riding lessons Tue/Thu 10am for two weeks from 27 July, library', 'rhythm')
  expect(series!.days.spans!.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-07-27', '2027-08-09']])
})

it('takes hours that are said of no day for all that there are', () => {
  expect(stated('Prepare a talk on bats for next Monday 10am, I have 5 hours', 'limit').map(({ per, max }) => [per, max])).toEqual([['total', 300]])
  expect(stated('Learn to weave. I have 3 hours on Sundays', 'limit').filter(({ per }) => per === 'total')).toEqual([])
})

it('keeps an exam on its day beside what comes every week', () => {
  expect(stated('study for my chemistry midterm on thursday, i have class mon/wed 9-12', 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['chemistry midterm', '2027-01-07']])
})
