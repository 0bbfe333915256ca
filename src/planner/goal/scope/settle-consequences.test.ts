import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const said = (words: string) => read(`Build a greenhouse by 30 April. ${words}`).readings.filter(({ kind, source }) => source === 'stated' && kind !== 'deadline').map(({ kind, text }) => `${kind}: ${text}`)

describe('what is drawn from a reason', () => {
  it.each([
    ['My hands are bad so 45 min a day and never two days in a row.', ['limit: up to 45 min a day', 'spacing: At least 2 days from one session to the next']],
    ['My knee is dodgy so 30 min a day max.', ['limit: up to 30 min a day']],
    ['My eyes get sore so no more than 20 minutes at a time.', ['session: Sessions of at most 20 min']],
    ['The baby wakes a lot so evenings only.', ['availability: Every day 18:00–22:00']],
  ])('bounds the plan, and the reason is no part of it: %s', (words, readings) => {
    expect(said(words)).toEqual(readings)
  })

  it('binds what it names itself', () => {
    expect(said('Neighbours complain so no hammering after 8pm.')).toEqual(['exclusion: No hammering on every day 20:00–24:00'])
  })
})
