import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
const due = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'deadline' ? [reading.latest / 1440] : []))

it.each([
  ['Write three essays by 12 March, 2000 words each', '2027-03-13'],
  ['Print the cards by 12 March, 1500 euros for everything', '2027-03-13'],
  ['Finish the report by 12 March 2027', '2027-03-13'],
])('takes thousands of something for no year: %s', (prompt, day) => {
  expect(due(prompt)).toContain(dayNumber(day))
})

it.each(['I have to give a 20 minute talk at a conference on 18 March', 'Prepare our move abroad to Portugal in September, two kids', 'Arrange care after dad’s fall', 'Open a bed and breakfast in Whitby by June'])('bars no time by what the plan is for: %s', (prompt) => {
  expect(read(prompt).readings.filter(({ kind, source }) => source === 'stated' && (kind === 'exclusion' || kind === 'availability'))).toEqual([])
})

it('still keeps free when somebody is away at one', () => {
  expect(read('I’m away at a conference on 18 March').readings.some(({ kind }) => kind === 'exclusion')).toBe(true)
})

it.each([['A/B testing framework', 'A/B testing framework'], ['Open a bed and breakfast', 'Open a bed and breakfast'], ['Become a morning person', 'Become a morning person']])('keeps the name of %s', (prompt, name) => {
  expect(read(prompt).subject).toBe(name)
})

it.each(['We are getting married on 12 June', 'We’re getting married on 12 June in Bath, 80 guests', 'My sister gets married on 12 June', 'Our daughter is christened on 12 June'])('leads to the day on which something is done to somebody: %s', (prompt) => {
  expect(read(prompt).readings.find(({ kind }) => kind === 'event')).toMatchObject({ days: { first: dayNumber('2027-06-12') } })
})

it('knows a story by its verb', () => {
  expect(read('I got married on 3 December and want to change my name').readings.some(({ kind }) => kind === 'event')).toBe(false)
})

it.each([
  ['I have two weeks off from 3 to 16 May and want to paint the flat', '2027-05-03'],
  ['I’m off from 3 to 16 May and want to paint the flat', '2027-05-03'],
  ['We are on holiday from 3 to 16 May and would like to paint the flat', '2027-05-03'],
  ['I took off 3 to 7 May to paint the flat', '2027-05-03'],
  ['I have the first week of May off to paint the flat', '2027-05-03'],
  ['We’re off to Crete in June', '2027-06-01'],
])('fills the days that somebody takes for it: %s', (prompt, first) => {
  expect(read(prompt).readings.filter(({ source, kind }) => source === 'stated' && kind !== 'place')).toMatchObject([{ kind: 'horizon', first: dayNumber(first) }])
})

it('takes no days that lie before or behind the work', () => {
  expect(read('I’m off from 3 to 16 May and want to paint the flat before').readings.some(({ kind }) => kind === 'exclusion')).toBe(true)
})

it.each([
  ['My parents are coming from 3 to 10 April', '2027-04-03'],
  ['Our company has a booth at a trade fair from 20 to 24 April', '2027-04-20'],
  ['I’m retiring in June after 38 years', '2027-06-01'],
  ['The auditors come in the week of 9 March and our books are a mess', '2027-03-08'],
])('leads up to days that a plain statement tells of: %s', (prompt, first) => {
  expect(due(prompt)).toEqual([dayNumber(first)])
})
