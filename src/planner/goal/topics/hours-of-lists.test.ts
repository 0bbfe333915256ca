import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it('gives hours behind a list to the whole of it', () => {
  const [hours] = stated('Prepare my allotment: beds, compost, tool shed; Saturdays 9-12 from 9 January to 27 March', 'availability')
  expect(hours).toMatchObject({ appliesTo: null, days: { weekdays: [6] }, windows: [{ from: 540, to: 720 }] })
})
