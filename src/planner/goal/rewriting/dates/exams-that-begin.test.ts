import { expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'
import { examsThatBegin } from './exams-that-begin.ts'

it.each([
  'GCSE mocks start 11 January: maths and French', 'My exams start on 3 May', 'Our finals begin on 17 May, four papers', 'Meine Abschlussprüfungen beginnen am 3. Mai', 'Mis exámenes empiezan el 3 de mayo', 'Mes partiels commencent le 3 mai', 'As provas começam em 3 de maio',
])('takes the first day of exams for their day: %s', (text) => {
  expect(examsThatBegin(text)).toHaveLength(1)
})

it.each(['My course starts on 3 May', 'Exam revision starts on 3 May', 'Start on 3 May', 'The school term begins on 11 January'])('leaves what begins as work: %s', (text) => {
  expect(examsThatBegin(text)).toEqual([])
})

it('works for them before that day', () => {
  const { readings } = readGoal({ prompt: 'GCSE mocks start 11 February: maths and French', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(readings.find(({ kind }) => kind === 'event')).toMatchObject({ title: 'GCSE mocks' })
})
