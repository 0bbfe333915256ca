import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkRhythms } from './rhythm.ts'

const anyRhythm: Parameters<typeof briefOf>[0][number] & { kind: 'rhythm' } = { kind: 'rhythm', title: 'run', count: null, per: 'week', atLeast: false, everyDays: null, days: {}, windows: [], minutes: null }
const dates = (...all: string[]) => all.map((date) => task(`Run on ${date}`, date, '07:00-08:00'))

test('three runs in the whole week are three runs a week', () => {
  const brief = briefOf([{ ...anyRhythm, count: 3 }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-04', '2027-01-06', '2027-01-10'))).toBe('')
})

test('two runs in a whole week are one too few', () => {
  const brief = briefOf([{ ...anyRhythm, count: 3 }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-04', '2027-01-10'))).toMatch(/2 instead of 3 in the week from Mon 4 Jan/u)
})

test('a week cut off by the start of the plan may have fewer', () => {
  const brief = briefOf([{ ...anyRhythm, count: 3 }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-08', '2027-01-11', '2027-01-13', '2027-01-17'))).toBe('')
})

test('a week with days away may have fewer but not more', () => {
  const away = { kind: 'exclusion', days: { spans: [{ first: day('2027-01-05'), last: day('2027-01-06') }] }, windows: [], person: null } satisfies Parameters<typeof briefOf>[0][number]
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 3 }, away]), dates('2027-01-04', '2027-01-10'))).toBe('')
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 1 }, away]), dates('2027-01-04', '2027-01-10'))).toMatch(/2 instead of 1/u)
})

test('at least once a week allows more', () => {
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 1, atLeast: true }]), dates('2027-01-04', '2027-01-10'))).toBe('')
})

test('every other day is a gap of two days', () => {
  const brief = briefOf([{ ...anyRhythm, everyDays: 2, per: 'day' }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-05', '2027-01-07', '2027-01-09'))).toBe('')
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-05', '2027-01-08'))).toMatch(/3 days between Tue 5 Jan and Fri 8 Jan instead of 2/u)
})

test('every Sunday needs each Sunday', () => {
  const brief = briefOf([{ ...anyRhythm, days: { weekdays: [7] } }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-10', '2027-01-17', '2027-01-24'))).toBe('')
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-10', '2027-01-24'))).toMatch(/none on Sun 17 Jan/u)
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-09'))).toMatch(/on another day/u)
})

test('sessions have the stated hours and length', () => {
  const brief = briefOf([{ ...anyRhythm, count: 1, windows: [{ from: 420, to: 480 }], minutes: 60 }])
  expect(whatIsBroken(checkRhythms, brief, dates('2027-01-05'))).toBe('')
  expect(whatIsBroken(checkRhythms, brief, [task('Run', '2027-01-05', '07:30-08:30')])).toMatch(/30 minutes outside/u)
  expect(whatIsBroken(checkRhythms, brief, [task('Run', '2027-01-05', '07:00-07:30')])).toMatch(/lasts 30 min instead of 60/u)
})

test('a plan without any session of the rhythm says so', () => {
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 3 }]), [task('Buy shoes', '2027-01-05')])).toMatch(/the plan has no “run”/u)
})

test('tasks labelled with the rhythm are its sessions, others that share a word are not', () => {
  const brief = briefOf([{ ...anyRhythm, title: 'gym', count: null, days: { weekdays: [1] } }])
  expect(whatIsBroken(checkRhythms, brief, [task('Squats and presses', '2027-01-11', '18:00-19:00', { subjects: ['gym'] }), task('Buy a gym bag', '2027-01-12', '18:00-19:00')])).toBe('')
})

test('long runs are runs too', () => {
  const brief = briefOf([{ ...anyRhythm, count: 3 }, { ...anyRhythm, title: 'long run', days: { weekdays: [7] } }])
  const run = (date: string, label: string) => task(`Session on ${date}`, date, '07:00-08:00', { subjects: [label] })
  expect(whatIsBroken(checkRhythms, brief, [run('2027-01-04', 'run'), run('2027-01-06', 'run'), run('2027-01-10', 'long run')])).toBe('')
})

test('two rhythms of one title share out their sessions by day and hour', () => {
  const mornings: typeof anyRhythm = { ...anyRhythm, title: 'writing', count: 2, days: { weekdays: [1, 3] }, windows: [{ from: 360, to: 480 }] }
  const sundays: typeof anyRhythm = { ...anyRhythm, title: 'writing', count: 1, days: { weekdays: [7] }, windows: [{ from: 840, to: 1020 }] }
  const written = [task('Writing 1', '2027-01-04', '06:00-08:00'), task('Writing 2', '2027-01-06', '06:00-08:00'), task('Writing 3', '2027-01-10', '14:00-17:00')]
  expect(whatIsBroken(checkRhythms, briefOf([mornings, sundays]), written)).toBe('')
  expect(whatIsBroken(checkRhythms, briefOf([mornings, sundays]), [...written, task('Writing 4', '2027-01-07', '06:00-08:00')])).toMatch(/on another day/u)
})

test('sessions of a named rhythm are not those of the general one', () => {
  const general: typeof anyRhythm = { ...anyRhythm, title: null, days: { weekdays: [1, 2, 3, 4, 5] }, minutes: 30 }
  const block: typeof anyRhythm = { ...anyRhythm, title: 'Saturday block', days: { weekdays: [6] }, minutes: 120 }
  const weekdays = ['04', '05', '06', '07', '08'].map((date) => task(`Kana ${date}`, `2027-01-${date}`, '12:15-12:45'))
  expect(whatIsBroken(checkRhythms, briefOf([general, block]), [...weekdays, task('Review', '2027-01-09', '10:00-12:00', { subjects: ['Saturday block'] })])).toBe('')
})

test('the race is the long run of its Sunday', () => {
  const race = { kind: 'event', title: 'race', days: { first: day('2027-01-10'), last: day('2027-01-10') }, from: null, to: null, place: null, person: null } satisfies Parameters<typeof briefOf>[0][number]
  const ready = { kind: 'deadline', latest: day('2027-01-10') * 1440, event: 'race' } satisfies Parameters<typeof briefOf>[0][number]
  const runs = [...dates('2027-01-04', '2027-01-06'), task('Race day', '2027-01-10', '09:00-11:00')]
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 3 }, race, ready]), runs)).toBe('')
  expect(whatIsBroken(checkRhythms, briefOf([{ ...anyRhythm, count: 3 }, race]), runs)).toMatch(/2 instead of 3/u)
})

test('days of exams that the plan ends with need no session', () => {
  const exams = { kind: 'event', title: 'exams', days: { first: day('2027-01-07'), last: day('2027-01-10') }, from: null, to: null, place: null, person: null } satisfies Parameters<typeof briefOf>[0][number]
  const daily: typeof anyRhythm = { ...anyRhythm, days: { weekdays: [1, 2, 3, 4, 5] } }
  const held = [...dates('2027-01-04', '2027-01-05', '2027-01-06'), task('Exams', '2027-01-10', '09:00-11:00', { subjects: ['exams'] })]
  expect(whatIsBroken(checkRhythms, briefOf([daily, exams]), held)).toBe('')
  expect(whatIsBroken(checkRhythms, briefOf([daily]), held)).toMatch(/none on Thu 7 Jan/u)
})

test('a turn that was over when the plan was made is forgiven, and no other', () => {
  const rhythm: typeof anyRhythm = { ...anyRhythm, count: 3, days: { weekdays: [1, 3, 5] }, windows: [{ from: 420, to: 480 }] }
  const madeAt = (minute: number) => ({ ...briefOf([rhythm]), now: day('2027-01-04') * 1440 + minute })
  const made = madeAt(481)
  const others = [task('Start', '2027-01-04', '09:00-10:00'), task('End', '2027-01-10', '09:00-10:00')]
  expect(whatIsBroken(checkRhythms, made, [...dates('2027-01-06', '2027-01-08'), ...others])).toBe('')
  expect(whatIsBroken(checkRhythms, made, [...dates('2027-01-06'), ...others])).toMatch(/2 instead of 3/u)
  expect(whatIsBroken(checkRhythms, madeAt(60), [...dates('2027-01-06', '2027-01-08'), ...others])).toMatch(/2 instead of 3/u)
})

test('nothing comes back behind the day by which all of it has to be over', () => {
  const due = { kind: 'deadline', latest: day('2027-01-11') * 1440, event: null } satisfies Parameters<typeof briefOf>[0][number]
  const runs = [...dates('2027-01-04', '2027-01-06', '2027-01-08'), task('The lease ends', '2027-01-31', '09:00-10:00')]
  const weekly: typeof anyRhythm = { ...anyRhythm, count: 3 }
  expect(whatIsBroken(checkRhythms, briefOf([weekly, due]), runs)).toBe('')
  expect(whatIsBroken(checkRhythms, briefOf([weekly]), runs)).toMatch(/0 instead of 3 in the week from Mon 11 Jan/u)
  expect(whatIsBroken(checkRhythms, briefOf([weekly, due]), [runs[0]!, ...runs.slice(2)])).toMatch(/2 instead of 3 in the week from Mon 4 Jan/u)
})
