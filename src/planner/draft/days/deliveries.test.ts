import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { isDelivery } from './deliveries.ts'
import { planFrame } from '../plan-frame.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const tasksOf = (prompt: string) => draftNetwork(briefOf(prompt)).tasks

it('lays and installs what arrives on a day of its own no sooner, and chooses it before', () => {
  const tasks = tasksOf('Build a garden pond: liner arrives on 20 March, plants, edging. Saturdays 9-15 until 30 April')
  const opensFor = (words: string) => tasks.find(({ title }) => title.startsWith(words))!.allowedDays?.first ?? 0
  expect(opensFor('Lay the liner')).toBe(dayNumber('2027-03-20'))
  expect(opensFor('Choose the place')).toBeLessThan(dayNumber('2027-03-20'))
})

it('goes on for some weeks after a delivery that is the last thing named', () => {
  const tasks = tasksOf('Set up a home office: desk and chair are delivered on 12 February. Saturdays 10-14')
  const assembled = tasks.find(({ title }) => /assemble/iu.test(title))!
  expect(assembled.allowedDays!.first).toBe(dayNumber('2027-02-12'))
  expect(assembled.allowedDays!.last).toBeGreaterThan(dayNumber('2027-02-19'))
})

it('does on the day of the arrival what belongs to it, and goes on for weeks', () => {
  const puppy = tasksOf('Our labrador puppy Balu arrives on 6 March. Get everything ready.')
  expect(puppy.find(({ title }) => title.startsWith('Arrival day'))!.allowedDays).toEqual({ first: dayNumber('2027-03-06'), last: dayNumber('2027-03-06') })
  const cared = tasksOf('Care for my husband at home after his stroke, he comes back on 1 February: bathroom, medication, exercises, respite')
  const later = cared.filter(({ wish }) => wish.day !== null && wish.day > dayNumber('2027-02-01'))
  expect(new Set(later.map(({ wish }) => wish.day)).size).toBeGreaterThan(4)
})

it.each(['My parents arrive on 12 February, clean the flat', 'Our labrador puppy arrives on 6 March', 'The train arrives on 6 March at 12:20, plan a day in Ghent'])('takes no being and no train for a delivery: %s', (prompt) => {
  const frame = planFrame(briefOf(prompt))
  expect(frame.of('event').filter((event) => isDelivery(event, frame))).toEqual([])
})

it('begins what follows an event of several days after its last day', () => {
  const tasks = tasksOf('Supplier audit at our plant on 9 and 10 March: prepare it. I can work on it Mondays and Wednesdays 8-11')
  const report = tasks.find(({ title }) => title.startsWith('Write the report'))!
  expect(report.allowedDays!.first).toBe(dayNumber('2027-03-11'))
})

it('tests no water before there is a tank, and goes on until something later opens', () => {
  const brief = briefOf('Set up a 120 litre planted aquarium. Tank arrives 9 March, first fish no earlier than 10 April. Water test twice a week.')
  const network = draftNetwork(brief)
  const tests = network.tasks.filter(({ title }) => /water test|test the water/iu.test(title))
  expect(tests.length).toBeGreaterThan(8)
  expect(tests.every(({ title, wish }) => title.startsWith('Water test') && wish.day! >= dayNumber('2027-03-09'))).toBe(true)
  expect(tests[0]!.description).not.toMatch(/Have what it needs ready/u)
  expect((network.brief ?? brief).readings.some((reading) => reading.kind === 'horizon' && (reading.last ?? 0) > dayNumber('2027-04-10'))).toBe(true)
})

it('heals from an operation behind it, and settles before it what has to be settled', () => {
  const tasks = tasksOf('Recover from my hip replacement on 2 March')
  const day = dayNumber('2027-03-02')
  const exercises = tasks.filter(({ occurrence }) => occurrence !== null)
  expect(exercises.length).toBeGreaterThan(5)
  expect(exercises.every(({ wish }) => wish.day! > day)).toBe(true)
  expect(tasks.find(({ title }) => title.startsWith('Half-way check'))!.allowedDays!.first).toBe(day)
  expect(tasks.find(({ title }) => title.startsWith('Ask the doctor'))!.allowedDays).toBeNull()
})

it('goes on for weeks after an operation to come, with its weeks and what is told of them counted from that day', () => {
  const brief = briefOf('Recover from knee surgery on 3 February, physio every Tuesday at 10')
  const network = draftNetwork(brief)
  const day = dayNumber('2027-02-03')
  const readings = (network.brief ?? brief).readings
  expect(readings.find((reading) => reading.kind === 'event')).toMatchObject({ title: 'Knee surgery' })
  expect(readings.some((reading) => reading.kind === 'horizon' && reading.last === day + 56)).toBe(true)
  const turns = network.tasks.filter(({ occurrence }) => occurrence !== null)
  expect(turns.every(({ wish }) => wish.day! > day)).toBe(true)
  expect(turns.some(({ title }) => /week 1/u.test(title))).toBe(true)
})

it.each([
  ['Hip replacement on 12 April, plan my recovery', 'Rehearse a day as after the operation', false],
  ['Prepare for my hip replacement on 12 April, I want a quick recovery', 'Rehearse a day as after the operation', true],
])('%s: is drafted as what is asked', (goal, title, isThere) => {
  expect(tasksOf(goal).some((task) => task.title.startsWith(title))).toBe(isThere)
})
