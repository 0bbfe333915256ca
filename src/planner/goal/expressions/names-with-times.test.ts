import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('parts of the day that name something', () => {
  it.each<[string, string]>([
    ["Organise our museum's lantern night on 20 March", 'lantern night'],
    ['Prepare the members evening on 20 March', 'members evening'],
  ])('“%s” is an event without hours', (prompt, title) => {
    const event = readingsOf(prompt).find(({ kind }) => kind === 'event')
    expect(event).toMatchObject({ text: expect.stringMatching(new RegExp(`${title}: Sat 20 Mar 2027$`, 'u')) })
  })

  it.each<[string, string]>([
    ['Village hall. Soup afternoon: Saturday 20 March, 3pm', 'Soup afternoon'],
    ['Village hall. Ukulele evening, 20 March, 7pm', 'Ukulele evening'],
  ])('“%s” has it in its name', (prompt, title) => {
    expect(readingsOf(prompt)).toContainEqual(expect.objectContaining({ kind: 'event', title }))
  })

  it('is a time where it is said which: “Free evening: 20 March”', () => {
    expect(readingsOf('Village hall. Each evening: 20 March, chairs').some((reading) => reading.kind === 'event' && /evening/u.test(reading.title))).toBe(false)
  })

  it.each(['Interview night-shift drivers about sleep', 'Draw a day/night cycle for the game', 'Rewrite our 9 nightly export jobs'])('“%s” says nothing of when', (prompt) => {
    expect(readingsOf(prompt).filter(({ kind }) => kind === 'availability' || kind === 'rhythm' || kind === 'event')).toEqual([])
  })

  it.each(['I write in the evening, a novel by June', 'Practise every night', 'I can only do the late evening'])('“%s” does', (prompt) => {
    expect(readingsOf(prompt).filter(({ kind }) => kind === 'availability' || kind === 'rhythm')).not.toEqual([])
  })
})

function readingsOf(prompt: string) {
  const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  return readings.filter(({ source }) => source === 'stated')
}
