import { expect, it } from 'vitest'
import { ownFreeTimes } from './own-free-times.ts'
import { stated } from '../../read-for-tests.ts'

it.each([
  'Move house on 29 January. Need to give notice, clean the flat; only weekends and Tuesday evenings free.',
  'Move house on 29 January. Need to give notice, change the broadband, clean the flat, only free at weekends.',
  'Move house on 29 January. Need to give notice, clean the flat; weekends only.',
  'Sort the loft, paint the hall, mend the gate; free on Saturdays.',
  'Sort the loft, paint the hall and mend the gate; can only do Saturdays and Sunday afternoons',
])('are those of the whole plan: %s', (prompt) => {
  const hours = stated(prompt, 'availability')
  expect(hours.length).toBeGreaterThan(0)
  expect(hours.every(({ appliesTo }) => appliesTo === null)).toBe(true)
  expect(stated(prompt, 'exclusion')).toEqual([])
})

it.each([
  'Etsy shop: glazes, the kiln, only Wednesdays available.',
  'Refit the shop by 1 June: painting, the tiler, only free on Mondays.',
  'Rota: Cleo, only free on Mondays; Bo, only free on Tuesdays',
  'Learn the piano, Mondays only.',
])('stay those of what stands before them: %s', (prompt) => {
  expect(ownFreeTimes(prompt)).toEqual([])
})
