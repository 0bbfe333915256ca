import { expect, test } from 'vitest'
import { at, briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkDeadlines } from './deadline.ts'

const examAtNine = briefOf([
  { kind: 'deadline', latest: at('2027-02-12', 9), event: 'exam' },
  { kind: 'event', title: 'exam', days: { first: day('2027-02-12'), last: day('2027-02-12') }, from: 540, to: null, place: null, person: null },
])

test('work that ends before the exam keeps the deadline, and the exam itself is not late', () => {
  expect(whatIsBroken(checkDeadlines, examAtNine, [task('Limits', '2027-02-11', '18:00-20:00'), task('Calculus exam', '2027-02-12', '09:00-11:00', { type: 'event' })])).toBe('')
})

test('work that ends half an hour after the exam began is half an hour late', () => {
  expect(whatIsBroken(checkDeadlines, examAtNine, [task('Limits', '2027-02-12', '08:30-09:30')])).toMatch(/30 minutes late/u)
})

test('what waits for the exam, directly or not, is no preparation for it', () => {
  const exam = task('Calculus exam', '2027-02-12', '09:00-11:00', { type: 'event' })
  const thanks = task('Thank the study group', '2027-02-14', '10:00-10:30', { dependsOn: [exam.id] })
  const notes = task('Give the notes back', '2027-02-15', '10:00-10:30', { dependsOn: [thanks.id] })
  expect(whatIsBroken(checkDeadlines, examAtNine, [exam, thanks, notes])).toBe('')
  expect(whatIsBroken(checkDeadlines, examAtNine, [exam, task('Limits', '2027-02-14', '10:00-10:30')])).toMatch(/2 days late/u)
})

test('a date-only task may use the whole last day but no day after it', () => {
  const byFebruary = briefOf([{ kind: 'deadline', latest: at('2027-02-01', 0), event: null }])
  expect(whatIsBroken(checkDeadlines, byFebruary, [task('Report', '2027-01-31')])).toBe('')
  expect(whatIsBroken(checkDeadlines, byFebruary, [task('Report', '2027-02-02')])).toMatch(/2 days late/u)
})

test('a deadline for invitations needs invitations and leaves other work alone', () => {
  const invitations = briefOf([{ kind: 'deadline', latest: at('2027-04-02', 0), event: null, appliesTo: { labels: ['invitations'] } }])
  expect(whatIsBroken(checkDeadlines, invitations, [task('Send the invitations', '2027-03-20'), task('Seating chart', '2027-05-20')])).toBe('')
  expect(whatIsBroken(checkDeadlines, invitations, [task('Seating chart', '2027-05-20')])).toMatch(/no task of the plan is about invitations/u)
})

test('what is held or marked on its own day answers the deadline for it, and what is held after it does not', () => {
  const badges = (from: number | null) => briefOf([
    { kind: 'deadline', latest: from === null ? at('2027-02-10', 0) : at('2027-02-09', 18), event: null, appliesTo: { labels: ['hand out badges'] } },
    { kind: 'event', title: 'hand out badges', days: { first: day('2027-02-09'), last: day('2027-02-09') }, from, to: null, place: null, person: null },
  ])
  expect(whatIsBroken(checkDeadlines, badges(1080), [task('Hand out badges', '2027-02-09', '18:00-19:00', { type: 'event' })])).toBe('')
  expect(whatIsBroken(checkDeadlines, badges(null), [task('Hand out badges', '2027-02-09', undefined, { type: 'deadline' })])).toBe('')
  expect(whatIsBroken(checkDeadlines, badges(1140), [task('Hand out badges', '2027-02-09', '19:00-20:00', { type: 'event' })])).toMatch(/no task of the plan is about hand out badges/u)
})
