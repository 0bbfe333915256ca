import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('times in names', () => {
  it('leaves the night to what is called for it', () => {
    expect(stated('Learn four songs for open mic night. Open mic = Friday 29 January 8:30pm.', 'availability')).toEqual([])
    expect(stated('Stay close. Date night every other Saturday 7pm, a 15 minute check in on Sunday evenings.', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([['Date night', null], ['check in', 15]])
  })

  it('keeps the part of the day in what is listed', () => {
    expect(stated('Open the kennels by 20 June: paint pens, write the night rota, order night lights, fix the gate.', 'topic').map(({ label }) => label)).toEqual(['paint pens', 'write the night rota', 'order night lights', 'fix the gate'])
    expect(stated('Paint the pens by 20 June. I can only work at night.', 'availability')).toHaveLength(1)
  })

  it('reads the feast that a bracket dates as the goal', () => {
    expect(stated('Hosting Christmas for nine (Saturday 25 December, lunch 1pm).', 'event')).toMatchObject([{ title: 'Hosting Christmas for nine' }])
  })

  it('finds the place behind the time', () => {
    expect(stated('Charity walk, Saturday 30 January 9am Riverside Park.', 'event')[0]?.place).toBe('Riverside Park')
    expect(stated('Pub quiz: Thursday 28 January, 8pm, The Anchor.', 'event')[0]?.place).toBe('The Anchor')
  })
})
