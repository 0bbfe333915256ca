import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').map(({ text }) => text)

describe('days without hours', () => {
  it.each([
    ['Learn embroidery. On weekdays only after 8pm. Mondays and Thursdays.', ['Mon, Thu 20:00–24:00', 'Mon, Thu 20:00–24:00']],
    ['Sticken lernen. Unter der Woche erst ab 20 Uhr. Montags und donnerstags.', ['Mon, Thu 20:00–24:00', 'Mon, Thu 20:00–24:00']],
    ['Learn embroidery. On weekdays only after 8pm. Saturdays are fine too.', ['weekdays 20:00–24:00', 'Sat']],
  ])('narrow the days of those that have some: %s', (prompt, when) => {
    expect(open(prompt)).toEqual(when)
  })
})
