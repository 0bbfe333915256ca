import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const subject = (prompt: string) => read(prompt, 'sprint').subject

describe('the goal of a team', () => {
  it.each([
    ['4 sprints, each 2 weeks, the first one starts Tuesday 12 January. Bicycle workshop: parts shop, repair booking, loan bikes', 'Bicycle workshop'],
    ["11 January is a holiday here so planning can't be then. Two sprints of 2 weeks from 11 January, bicycle repair booking. Slots, parts list", 'bicycle repair booking'],
    ['Tests and manuals can be written in parallel. Booking system for a bicycle workshop. Two sprints from 11 January', 'Booking system for a bicycle workshop'],
    ['I have 4 weeks, 3 hours a day, to build a repair log for my workshop: slots, parts list', 'repair log for my workshop'],
  ])('is found behind how it is done: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })

  it.each([
    ['We have 2 sprints from 11 January and this list: slots 3d, parts shop 5d, loan bikes 8d. One developer. What fits?', 'slots, parts shop and loan bikes'],
    ['Testing after each feature please. Features: slots (3 days), parts shop (2 days), loan bikes (4 days). Weekly sprints from 11 January', 'slots, parts shop and loan bikes'],
  ])('is named by its parts where nothing else says it: %s', (prompt, expected) => {
    expect(subject(prompt)).toBe(expected)
  })

  it.each([
    ['Bicycle workshop relaunch by 5 March, two-week sprints from 11 January', 'Bicycle workshop relaunch'],
    ['We have three weeks to rebuild the bicycle shop, from 11 January', 'rebuild the bicycle shop'],
  ])('stays where it is said with its times: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })

  it.each([
    ['My wife Jo and I are building a bicycle shed app, two 1-week sprints from 11 January', 'building a bicycle shed app'],
    ['me and my brother Conor are making a small puzzle game, two 1-week sprints from 11 January', 'making a small puzzle game'],
  ])('is what the user does with others, and none of them: %s', (prompt, expected) => {
    expect(subject(prompt)).toBe(expected)
  })

  it.each([
    ["Me and my sister Nell are planning mum's 60th on 20 March", "mum's 60th"],
    ['My husband and I have a wedding on 3 March', 'wedding'],
  ])('names the day that they prepare: %s', (prompt, expected) => {
    expect(read(prompt, 'calendar')).toMatchObject({ subject: expected, readings: expect.arrayContaining([expect.objectContaining({ kind: 'event', title: expected })]) as unknown })
  })
})
