import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

describe('what others bring and what is listed', () => {
  it.each([
    ["We're hosting two Spanish teenagers from 5 to 12 May: rooms, food. Sunday evenings to plan.", '2027-05-05'],
    ['The tax office audits our bakery from 8 March for three days, folders to sort, Saturdays 9-12', '2027-03-08'],
    ['Learn to sail: first week on the water 10-17 April, theory Mon and Wed 18-19', '2027-04-10'],
  ])('%s leads up to those days', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon').filter((horizon) => horizon.appliesTo === null)).toEqual([])
  })

  it('reads plus signs as a list', () => {
    expect(stated('Learn juggling + unicycling + slackline, Thursday evenings 8-9', 'topic').map(({ label }) => label)).toEqual(['juggling', 'unicycling', 'slackline'])
    expect(stated('Arts + crafts corner for the kids, shelves, lamp, table', 'topic').map(({ label }) => label)).not.toContain('crafts corner')
  })

  it('takes how somebody is, and what somebody can do when, for no item', () => {
    expect(stated('Find a piano teacher by March, nervous, beginner, I can phone Tue and Thu 12-13', 'topic')).toEqual([])
  })

  it('has no task in a schedule that is only named', () => {
    expect(stated('Our lodger arrives on 1 March. Room, contract, weekly rota for the kitchen.', 'rhythm')).toEqual([])
  })

  it('is about what is wanted, not about the joy before it', () => {
    expect(read("New kayak!! I'd like to paddle the whole canal by June").subject).toBe('paddle the whole canal')
  })
})
