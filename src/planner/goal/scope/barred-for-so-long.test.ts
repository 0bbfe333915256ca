import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const barred = (said: string) => stated(`Plant a vegetable garden by 26 March. ${said}`, 'exclusion').map(({ text }) => text)

describe('what is not to be done for so long', () => {
  it.each([
    ['Knee surgery on 20 January at 7.30 am, no lifting for two weeks after that.', ['No lifting on Thu 21 Jan 2027 to Wed 3 Feb 2027']],
    ['Eye op on 20 January, can’t drive for two weeks after that.', ['No drive on Wed 20 Jan 2027 to Wed 3 Feb 2027']],
    ['Right eye on Wednesday 20 January and left eye on Wednesday 3 March, and the leaflet says no bending or lifting for two weeks after each.', ['No bending, lifting on Thu 21 Jan 2027 to Wed 3 Feb 2027', 'No bending, lifting on Thu 4 Mar 2027 to Wed 17 Mar 2027']],
  ])('bars that, and leaves the plan its days: %s', (said, readings) => {
    expect(barred(said)).toEqual(readings)
  })

  it.each(['Eye op on 20 January, nothing for two weeks afterwards.', 'Eye op on 20 January, I have to rest for two weeks afterwards.', 'Eye op on 20 January, no work for two weeks afterwards.'])('is everything where it is all of the work: %s', (said) => {
    expect(barred(said)).toEqual(['Nothing on Wed 20 Jan 2027 to Wed 3 Feb 2027'])
  })

  it('begins after each of the dates for what is taken as well', () => {
    const said = 'Root canal on 20 January and crown on 3 March, antibiotics three times a day for a week after each.'
    expect(stated(`Plant a vegetable garden by 26 March. ${said}`, 'rhythm').map(({ text }) => text)).toEqual(['Antibiotics: 3 a day, from Thu 21 Jan 2027 to Wed 27 Jan 2027', 'Antibiotics: 3 a day, from Thu 4 Mar 2027 to Wed 10 Mar 2027'])
  })
})
