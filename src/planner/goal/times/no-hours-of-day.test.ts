import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

describe('hours that no day has', () => {
  it.each([
    ['Call the bank on Thursday at 27:15', 'at 27:15'],
    ['Zahnarzt am Freitag um 28 Uhr', '28 Uhr'],
    ['Cena con Lucía mañana a las 19:70', 'las 19:70'],
  ])('%s', (prompt, words) => {
    const brief = read(prompt)
    expect(brief.questions).toEqual([`“${words}” is no time of the day and was left out. Say the hour again.`])
    expect(brief.subject).not.toMatch(/\d/u)
  })

  it.each(['Run 10k in 45:70 by May', 'Open until 24:00 on Friday', 'Meet at 09:59 tomorrow', 'Finish by 26:10:05 in the ultra'])('%s has none', (prompt) => {
    expect(read(prompt).questions).toEqual([])
  })
})
