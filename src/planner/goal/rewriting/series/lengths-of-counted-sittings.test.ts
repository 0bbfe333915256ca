import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { stated } from '../../read-for-tests.ts'

const counted = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, minutes }) => [title, count, per, minutes])

describe('so many of so long each', () => {
  it.each([
    ['Three first-aid sessions of 4 hours each on Saturdays before March', ['first-aid sessions', 3, 'total', 240]],
    ['Five driving lessons, 90 minutes each, on weekdays after 5', ['driving lesson', 5, 'total', 90]],
    ['Four choir rehearsals of two hours each before Easter', ['choir rehearsals', 4, 'total', 120]],
    ['6 physio appointments, 30 minutes each, Mondays or Wednesdays', ['physio appointments', 6, 'total', 30]],
    ['Vier Proben von je zwei Stunden bis Ostern', ['Proben', 4, 'total', 120]],
    ['Cinco clases de 2 horas cada una en enero', ['clases', 5, 'total', 120]],
  ])('%s', (prompt, rhythm) => {
    expect(counted(prompt)).toEqual([rhythm])
    expect(stated(prompt, 'session').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })

  it('are work where they are made', () => {
    expect(counted('12 costumes, 4 hours each, by May')).toEqual([])
    expect(stated('12 costumes, 4 hours each, by May', 'topic').map(({ minutes }) => minutes)).toEqual([240])
  })

  it('leave the rest of a plan its own lengths', async () => {
    const { tasks } = await planOf('Five driving lessons, 90 minutes each, on weekdays after 5')
    expect(tasks.filter(({ title }) => /driving lesson/iu.test(title)).every(({ estimatedHours }) => estimatedHours === 1.5)).toBe(true)
    expect(tasks.some(({ title, estimatedHours }) => /eyes tested/iu.test(title) && estimatedHours < 1)).toBe(true)
  })

  it('are held, and no share of some work', async () => {
    const { tasks } = await planOf('Three first-aid sessions of 4 hours each on Saturdays before March')
    expect(tasks.map(({ estimatedHours }) => estimatedHours)).toEqual([4, 4, 4])
    expect(tasks.filter(({ title }) => /%/u.test(title))).toEqual([])
  })
})
