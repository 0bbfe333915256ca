import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const sessions = (prompt: string) => stated(prompt, 'rhythm').map(({ text }) => text)

describe('hours that are there for one thing', () => {
  it.each([
    ['Skipper theory on 6 March: lights, knots. I can study 17-18:30 mon and tue, plus sunday afternoons 2 to 4 for a timed chart exercise', 'timed chart exercise: Sun 14:00–16:00'],
    ['Learn Polish until 1 May. Mondays 19-20, and Saturdays 10 to 12 for a conversation class', 'conversation class: Sat 10:00–12:00'],
    ['Cello audition on 20 March. I have Tue 18-19 and Thu 18-19, Sundays 15-17 for a full run-through', 'full run-through: Sun 15:00–17:00'],
    ['Examen el 6 de marzo. Puedo estudiar lunes y martes de 17 a 18:30 y los domingos de 10 a 12 para un simulacro.', 'simulacro: Sun 10:00–12:00'],
  ])('hold it each time: “%s”', (prompt, text) => {
    expect(sessions(prompt)).toEqual([text])
  })

  it.each([
    'Write my thesis by 1 May. I have Mondays 9-12 and Fridays 9-12 for the thesis',
    'Paint the fence by 1 May. I have Tuesdays 18-20 and Saturdays 9-12 for it',
    'Learn French. I have Tuesdays 18-19 and Thursdays 18-19 for a month',
  ])('are those of the plan in “%s”', (prompt) => {
    expect(sessions(prompt)).toEqual([])
    expect(stated(prompt, 'availability')).toHaveLength(2)
  })
})
