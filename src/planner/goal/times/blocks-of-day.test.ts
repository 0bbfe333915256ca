import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const [open, held] = [(prompt: string) => stated(prompt, 'availability').map(({ text }) => text), (prompt: string) => stated(prompt, 'rhythm').map(({ text }) => text)]

describe('hours told one after the other', () => {
  it('are those of the plan on the same days', () => {
    const prompt = 'Skipper exam on Thursday 25 March. I work Fri to Sun 7-19. Other days two blocks: one between 9 and 1, one between 2 and 6. Topics: knots, lights, law'
    expect(open(prompt)).toEqual(['Mon, Tue, Wed, Thu 09:00–13:00, 14:00–18:00'])
    expect(held(prompt)).toEqual([])
  })
})

describe('days behind a length in brackets', () => {
  it.each([
    ['Skipper exam on 25 March: knots, lights, law. I study weekdays 9-13.\n- a practice paper (2 hrs) every Wednesday', ['practice paper: Wed']],
    ['Trainiere für den Lauf am 9. Mai: ein langer Lauf (90 Min) jeden Sonntag, Krafttraining (30 Min) montags', ['langer Lauf: Sun', 'Krafttraining: Mon']],
  ])('are those of the thing before them in “%s”', (prompt, rhythms) => {
    expect(held(prompt)).toEqual(rhythms)
  })

  it('leave the days of the plan alone', () => {
    expect(open('Paint the fence by 1 May (about 20 hours), on Saturdays')).toHaveLength(1)
  })
})
