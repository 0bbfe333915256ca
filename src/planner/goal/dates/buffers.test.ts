import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('days kept back before the end', () => {
  it.each([
    ['Sew a coat by 20 March: cut, sew, line. I want to be finished a week early just in case', 'Done by Sat 13 Mar 2027'],
    ['Essay due 20 March. I need it ready five days ahead of the deadline.', 'Done by Sun 14 Mar 2027'],
    ['Sew a coat by 20 March. Please be finished four days before it is due', 'Done by Tue 16 Mar 2027'],
    ['Sew a coat by 20 March, with two days to spare', 'Done by Thu 18 Mar 2027'],
  ])('end the work earlier in “%s”', (prompt, text) => {
    expect(stated(prompt, 'deadline').map((reading) => reading.text)).toContain(text)
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([
    ['Cello recital on 20 March at 3pm. Leave the last two days before it completely free', 'Nothing on Thu 18 Mar 2027 to Fri 19 Mar 2027'],
    ['Sew a coat by 20 March. Keep the final three days as a buffer', 'Nothing on Thu 18 Mar 2027 to Sat 20 Mar 2027'],
    ['Sew a coat by 20 March. I want a buffer of 3 days at the end', 'Nothing on Thu 18 Mar 2027 to Sat 20 Mar 2027'],
    ['Essay due 20 March. Two days of slack please', 'Nothing on Thu 18 Mar 2027 to Fri 19 Mar 2027'],
    ['Chess final on 20 March at 3pm, I can practise mondays and fridays 18-19. No practising the last two days before the final', 'Nothing on Thu 18 Mar 2027 to Fri 19 Mar 2027'],
    ['Pilot exam on 20 March. I can study mondays and fridays 18-19. In the last 3 days before the exam I don’t study at all', 'Nothing on Wed 17 Mar 2027 to Fri 19 Mar 2027'],
    ['Half marathon on 20 March, training Mo and Fri 7-8, one day off before the race', 'Nothing on Fri 19 Mar 2027'],
    ['Prüfung am 20. März, lernen Montag und Freitag 18-19 Uhr. An den letzten zwei Tagen vor der Prüfung nichts', 'Nothing on Thu 18 Mar 2027 to Fri 19 Mar 2027'],
    ['Examen el 20 de marzo. Estudio los lunes de 18 a 19. Los tres últimos días antes del examen no estudio', 'Nothing on Wed 17 Mar 2027 to Fri 19 Mar 2027'],
  ])('are empty in “%s”', (prompt, text) => {
    expect(stated(prompt, 'exclusion').map((reading) => reading.text)).toEqual([text])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each(['Exam on 20 March. The last three days are for mock tests only', 'Exam on 20 March. No drinking the last two days before the exam', 'Learn the ukulele in 6 weeks. I have two days free each week'])('are none in “%s”', (prompt) => {
    expect(stated(prompt, 'exclusion').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
    expect(stated(prompt, 'deadline').filter(({ event }) => event === null)).toEqual([])
  })
})

describe('the end of a plan', () => {
  it('is that of the first weeks where no more is asked for', () => {
    expect(stated('Dig a pond this winter. Just plan the first three weeks.', 'horizon').map(({ text }) => text)).toContain('Until Sun 24 Jan 2027')
    expect(stated('Dig a pond this winter. Gentle digging for the first three weeks.', 'horizon').map(({ text }) => text)).not.toContain('Until Sun 24 Jan 2027')
  })

  it('is that of all its parts behind the goal', () => {
    expect(stated('Read Emma, all three volumes of it, by the end of February', 'deadline').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it('holds the day itself where it says so', () => {
    expect(stated('Dig a pond. I need it finished on or before the 5th of March', 'deadline').map(({ text }) => text)).toEqual(['Done by Fri 5 Mar 2027'])
    expect(stated('Dig a pond. I need it finished before the 5th of March', 'deadline').map(({ text }) => text)).toEqual(['Done before Fri 5 Mar 2027'])
  })
})
