import { expect, it } from 'vitest'
import { planOf } from '../plan-for-tests.ts'

const titlesOf = async (prompt: string) => (await planOf(prompt)).tasks.map(({ title }) => title).join('\n')

it('gives children no bar, and whoever is coeliac safe food', async () => {
  const titles = await titlesOf('Our daughter turns 7 on Saturday 20 February, party at home for 10 children, one of them is coeliac')
  expect(titles).toContain('Safe food')
  expect(titles).toContain('juice in small cartons')
  expect(titles).not.toMatch(/alcohol|bar,/u)
})

it('leaves a party of adults its bar', async () => {
  const titles = await titlesOf('My 40th birthday party at home on Saturday 20 February for 30 guests')
  expect(titles).toContain('with and without alcohol')
  expect(titles).not.toContain('Safe food')
})

it('orders no crutches for wisdom teeth', async () => {
  const titles = await titlesOf('Having my wisdom teeth out on 10 February')
  expect(titles).toContain('Soft food')
  expect(titles).not.toContain('crutches')
  expect(await titlesOf('Knee replacement on 18 February')).toContain('crutches')
})
