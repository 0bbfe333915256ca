import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkPlaces } from './places.ts'

const gym = briefOf([{ kind: 'place', name: 'Fit4Less on King Street', appliesTo: { labels: ['gym'] } }])

test('the gym is at its place', () => {
  expect(whatIsBroken(checkPlaces, gym, [task('Gym: squats', '2027-01-05', '18:00-19:00', { location: 'Fit4Less on King Street' })])).toBe('')
})

test('a plan that never names the place', () => {
  expect(whatIsBroken(checkPlaces, gym, [task('Gym: squats', '2027-01-05', '18:00-19:00')])).toMatch(/no task is at Fit4Less/u)
})
