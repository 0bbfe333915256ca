import { expect, test } from 'vitest'
import { reconcileBrief } from './reconcile-brief.ts'
import { at, briefOf, day } from './verify/testing/facts.ts'

const horizon = (first: string | null, last: string | null, words: string): Parameters<typeof briefOf>[0][number] => ({ kind: 'horizon', first: first === null ? null : day(first), last: last === null ? null : day(last), words })
const event = (title: string, date: string): Parameters<typeof briefOf>[0][number] => ({ kind: 'event', title, days: { first: day(date), last: day(date) }, from: null, to: null, place: null, person: null })
const left = (...readings: Parameters<typeof briefOf>[0]) => reconcileBrief(briefOf(readings)).readings.flatMap((reading) => (reading.kind === 'horizon' ? [reading.words] : []))

test('spans that narrow one another stay', () => {
  expect(left(horizon('2027-01-11', null, 'from 11 January'), horizon('2027-01-11', '2027-02-21', '6 weeks'))).toEqual(['from 11 January', '6 weeks'])
})

test('a span that leaves no day is a question', () => {
  const brief = reconcileBrief(briefOf([horizon('2027-03-01', '2027-03-31', 'in March'), horizon('2027-01-09', '2027-01-10', 'at the weekend')]))
  expect(brief.readings.map(({ words }) => words)).toEqual(['in March'])
  expect(brief.questions).toEqual([expect.stringMatching(/^“at the weekend” does not go together/u)])
})

test('a later span that shuts out a stated event is doubted, the event is not', () => {
  expect(left(horizon('2027-03-01', '2027-03-31', 'in March'), event('plumber', '2027-03-09'), horizon('2027-03-16', '2027-03-18', 'March 16-18'))).toEqual(['in March'])
})

test('an end without a beginning does not cut off the deadline', () => {
  expect(left({ kind: 'deadline', latest: at('2027-06-01', 0), event: null }, horizon(null, '2027-01-11', 'a week'))).toEqual([])
})

test('weeks that end some days before the one day that is named are rounded for it', () => {
  const brief = reconcileBrief(briefOf([horizon(null, '2027-02-28', '8 weeks'), event('exam', '2027-03-05')]))
  expect(brief.questions).toEqual(['“8 weeks” ends on Sun 28 Feb 2027; the plan goes on to Fri 5 Mar 2027, which is named as well.'])
})

test('a plan of its own span may lie before the exam it leads to', () => {
  expect(left(horizon('2027-01-11', '2027-02-21', '6 weeks'), event('exam', '2027-06-01'))).toEqual(['6 weeks'])
})

test('nothing after the last day of the plan keeps what happens on it', () => {
  expect(left(event('exam', '2027-02-12'), horizon(null, '2027-02-12', 'nothing after it'))).toEqual(['nothing after it'])
})

test('an event that is over is a question, one later today is not', () => {
  const brief = reconcileBrief(briefOf([{ ...event('fair', '2027-01-02'), words: 'the fair on 2 January' }, event('dinner', '2027-01-04')]))
  expect(brief.readings.map((reading) => ('title' in reading ? reading.title : ''))).toEqual(['dinner'])
  expect(brief.questions).toEqual(['“the fair on 2 January” is already over, so it is not in the plan.'])
})

test('what began earlier today is a question too', () => {
  const held = (title: string, from: number) => ({ kind: 'event', title, days: { first: day('2027-01-04'), last: day('2027-01-04') }, from, to: null, place: null, person: null, words: title }) as const
  const brief = reconcileBrief(briefOf([held('lunch at one', 60), held('dinner', 1200)]))
  expect(brief.readings.map((reading) => ('title' in reading ? reading.title : ''))).toEqual(['dinner'])
  expect(brief.questions).toHaveLength(1)
})

test('what is held within an occasion ends the block of its own', () => {
  const held = (title: string, from: number, to: number | null) => ({ kind: 'event', title, days: { first: day('2027-02-06'), last: day('2027-02-06') }, from, to, place: null, person: null, words: title }) as const
  const { readings } = reconcileBrief(briefOf([held('wedding', 840, 1380), held('dinner', 1080, null), held('dance', 1200, 1260), held('breakfast', 480, 540)]))
  expect(readings.map((reading) => (reading.kind === 'event' ? [reading.title, reading.to] : []))).toEqual([['wedding', 1080], ['dinner', null], ['dance', 1260], ['breakfast', 540]])
})

test('time off on every day at every hour is a question', () => {
  const brief = reconcileBrief(briefOf([{ kind: 'exclusion', days: { weekdays: [1, 2, 3, 4, 5, 6, 7] }, windows: [], person: null, words: 'never' }]))
  expect(brief.readings).toEqual([])
  expect(brief.questions).toEqual([expect.stringMatching(/^“never” would leave no time at all/u)])
})

test('what is said twice is meant once', () => {
  expect(left(horizon('2027-01-11', null, 'from 11 January'), horizon('2027-01-11', null, 'starting on the 11th'))).toEqual(['from 11 January'])
})

test('hours that other words close open nothing, the lunch hour of a job does', () => {
  const open = (from: number, to: number, words: string): Parameters<typeof briefOf>[0][number] => ({ kind: 'availability', days: {}, windows: [{ from: from * 60, to: to * 60 }], person: null, words })
  const busy = (from: number, to: number): Parameters<typeof briefOf>[0][number] => ({ kind: 'commitment', title: 'busy', days: {}, windows: [{ from: from * 60, to: to * 60 }], person: null, inPlan: false })
  const kept = (...readings: Parameters<typeof briefOf>[0]) => reconcileBrief(briefOf(readings)).readings.flatMap((reading) => (reading.kind === 'availability' ? [reading.words] : []))
  expect(kept(open(8, 12, 'mornings'), open(14, 16, 'after lunch'), busy(0, 13))).toEqual(['after lunch'])
  expect(kept(open(12, 13, 'at lunch'), busy(9, 17))).toEqual(['at lunch'])
})
