import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { approvalsBefore } from './approvals-before.ts'

const due = (said: string) => stated(`New curriculum: scheme of work, resources, training. Team: Ann, Bo. Five 2-week sprints from 11 January 2027. ${said}`, 'deadline', 'sprint').map(({ appliesTo, latest }) => `${appliesTo?.labels.join()} ${iso(Math.floor((latest - 1) / 1440))}`)

it.each([
  ['The governors must approve the scheme of work at their meeting on 10 March.', 'scheme of work 2027-03-10'],
  ['Ms Lind has to sign off the resources by 5 February.', 'resources 2027-02-05'],
  ['Our data protection officer must approve the training before 1 March.', 'training 2027-02-28'],
])('what has its day is what is approved, and not whoever does it: %s', (said, expected) => {
  expect(due(said)).toEqual([expected])
})

it.each(['The council must approve the booking.', 'We must check the forms on 10 March.', 'Ann should meet the governors on 10 March.'])('says nothing in other words where no day is told, or nobody approves: %s', (said) => {
  expect(approvalsBefore(said)).toEqual([])
})
