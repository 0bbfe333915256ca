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

it.each([
  ['Tend the oven every morning 4:30-5:15 from 8 to 12 February.', '04:30', 45],
  ['Row every morning 5:15 to 6:00 until 20 February', '05:15', 45],
])('gets up for an early stretch with both its ends: %s', async (prompt, start, minutes) => {
  const { tasks } = await planOf(prompt)
  expect([...new Set(tasks.map(({ startTime }) => startTime))]).toEqual([start])
  expect([...new Set(tasks.map(({ estimatedHours }) => estimatedHours * 60))]).toEqual([minutes])
})

it('keeps a habit short where hours only say between when it is', async () => {
  const { tasks } = await planOf('Meditate every day between 6 and 7am until 20 February')
  expect(tasks[0]!.estimatedHours).toBeLessThan(0.5)
})
