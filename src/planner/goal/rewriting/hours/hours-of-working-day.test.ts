import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

it.each(['sometime within the 9am to 5pm workday', 'inside our 9:00-17:00 working day', 'during the usual 9:00 to 17:00 office hours'])('knows the hours that stand before the working day: %s', (said) => {
  const [meeting] = stated(`Find half an hour for a meeting with Rosa and Emil on Tuesday, ${said}. Rosa is busy 9:00-12:00, Emil is busy 13:00-15:00.`, 'meeting')
  expect(meeting!.windows).toEqual([{ from: 540, to: 1020 }])
})
