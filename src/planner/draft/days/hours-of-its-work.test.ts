import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const titles = (prompt: string) => draftNetwork(read(prompt)).tasks.map(({ title }) => title)

it('makes the quilt in the hours of sewing, instead of sewing beside it', () => {
  const network = draftNetwork(read('A patchwork blanket for my nephew, it should be finished by 30 April. I sew Mondays and Fridays 14:00-16:30.'))
  expect(network.tasks.map(({ title }) => title).join('\n')).not.toMatch(/^Sew \(/mu)
  expect(network.brief!.readings.some(({ kind }) => kind === 'rhythm')).toBe(false)
})

it('leads up to a birthday without an hour, past a morning that has one', () => {
  expect(planFrame(read('A cradle for my niece, she turns 5 on Saturday 1 May. I have the workshop booked on Saturday 20 March 9:00-12:00.')).anchor).toBe(dayNumber('2027-05-01'))
})

it('goes down by numbers where the goal does, without a last day in a fortnight', () => {
  const drafted = titles('I smoke 15 a day, one fewer each week until I am at zero by 30 April').join('\n')
  expect(drafted).toMatch(/Write the number for each week/u)
  expect(drafted).not.toMatch(/within the next two weeks|^First smoke-free day/mu)
})

it('books no beds where the bed comes along', () => {
  expect(titles('Motorhome trip through Brittany from 8 to 15 May').join('\n')).not.toMatch(/Book beds|way to the airport/u)
})

it('holds a sale before one’s own door as one', () => {
  const drafted = titles('Garage sale on Saturday 24 April, 9 to 1').join('\n')
  expect(drafted).toMatch(/Price everything/u)
  expect(drafted).not.toMatch(/auction/u)
})

it('shoots on the days of the shoot', () => {
  expect(titles('Make a short film with friends: we shoot on 17 and 18 April, all to be ready by then').filter((title) => title.startsWith('Shoot scene'))).toEqual([])
})

it('puts up what is hired shortly before the day', () => {
  const { tasks } = draftNetwork(read('Village fair on Sunday 30 May: hire tables, raffle'))
  const last = tasks.find(({ title }) => /tables: unpack/iu.test(title))
  expect(last === undefined || last.wish.position! > 0.9).toBe(true)
})
