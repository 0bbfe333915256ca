import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { iso, stated } from '../../read-for-tests.ts'
import { eveningsTaken } from './evenings-taken.ts'

const off = (prompt: string) => stated(prompt, 'exclusion').map(({ days, windows }) => [days.weekdays, windows])
const EVENING = [{ from: 1080, to: 1320 }]

describe('what somebody does every week beside the goal', () => {
  it.each([
    ['Sew a quilt by 5 June. I have yoga on Mondays.', [1]],
    ['Build a shed by 5 June, I’ve got football Tuesdays and Thursdays', [2, 4]],
    ['Repaint the dinghy by 5 June. On Wednesdays we have choir practice, so not then', [3]],
  ])('takes those evenings: %s', (prompt, weekdays) => {
    expect(off(prompt)[0]).toEqual([weekdays, EVENING])
  })

  it.each(['Dance exam on 8 May. I have dancing on Mondays.', 'Plan my week. I have choir on Mondays.', 'Sew a quilt. I have yoga on Saturdays.', 'Sew a quilt. I have choir on Mondays at 7.'])('is left as it is: %s', (prompt) => {
    expect(eveningsTaken(prompt)).toEqual([])
  })
})

it('ends a child’s day at bedtime', () => {
  expect(off('Help Ben with his model volcano by 5 June, bedtime is 8:15')).toEqual([[undefined, [{ from: 1215, to: 1440 }]]])
  expect(off('A bedtime routine for Ben by 5 June: bath, story, lights out')).toEqual([])
})

describe('the first weeks behind a day', () => {
  const prompt = 'Dad comes home from hospital after his knee replacement on 3 May. I need a plan for the first 3 weeks: meals, meds.'

  it('go so far from the day of coming home', () => {
    expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Dad comes home from hospital', '2027-05-03']])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2027-05-24'])
  })

  it('have what is got ready before them', async () => {
    const { tasks } = await planOf(prompt)
    expect(tasks.find(({ title }) => title.startsWith('Talk to the ward'))!.date < '2027-05-03').toBe(true)
    expect(tasks.find(({ title }) => title.startsWith('First day at home'))!.date).toBe('2027-05-03')
  })
})

it('books what is open yet before the days away', async () => {
  const { tasks } = await planOf('Four days in Lisbon, May 6-9. Flights are booked, nothing else is.')
  expect(tasks.find(({ title }) => title.startsWith('Book beds'))!.date < '2027-05-06').toBe(true)
  const bare = await planOf('Four days in Lisbon, May 6-9. Everything is booked.')
  expect(bare.tasks.filter(({ title }) => title.startsWith('Book beds'))).toEqual([])
})

it('binds no more than the first step by when that is done', async () => {
  const { tasks } = await planOf('A vegetable patch this year: tomatoes, beans. Sow the tomatoes indoors in March.')
  expect(tasks.find(({ title }) => title.startsWith('Tomatoes: sow'))!.date.slice(0, 7)).toBe('2027-03')
  expect(tasks.find(({ title }) => title.startsWith('Tomatoes: plant out'))!.date > '2027-04-30').toBe(true)
})

it('takes a bank holiday with its date for that day, and nobody for away on it', () => {
  expect(stated('Mend the gate by 30 June. Rob can help on the bank holiday, 31 May. I have Sundays.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-05-31'])
  expect(off('Mend the gate by 30 June. Rob can help on the bank holiday.')).toEqual([])
})
