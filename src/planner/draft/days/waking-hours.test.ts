import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const firstHour = async (prompt: string, name: RegExp) => (await planOf(prompt)).tasks.find(({ title, startTime }) => name.test(title) && startTime !== null)?.startTime ?? ''

it('puts what has to be done by an hour of the afternoon on no early morning', async () => {
  expect(await firstHour('Allotment rota: water the beds every Monday by 5pm until 28 February, open day on 28 February at noon', /water/iu) >= '09:00').toBe(true)
})

it('keeps an early end as it is said', async () => {
  const hour = await firstHour('Allotment rota: water the beds every Monday before 8am until 28 February, open day on 28 February at noon', /water/iu)
  expect(hour >= '06:00' && hour < '08:00').toBe(true)
})
