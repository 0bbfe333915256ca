import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))

describe('the day of the occasion', () => {
  it.each([
    'We hold a street party on Saturday 20 March. Bunting, a playlist and a fire pit, everything ready before the day.',
    'I run the book stall at the fair on 20 March. Needed: two gazebos, price labels (all done before the day itself).',
    'The school play is on 20 March at 7pm. Costumes, programmes and props must be finished before the big day.',
    'Our open day is Sat 20 March. Signs, tea urn and the raffle must be ready by the day.',
    'Mum’s 70th is on 20 March. By the big day I want: a slideshow, a cake topper, a playlist.',
    'Wir heiraten am 20. März. Tischkarten und Menü sollen vor dem großen Tag fertig sein.',
    'Nos casamos el 20 de marzo. Todo listo antes del gran día: flores, menú, música.',
    'La fête est le 20 mars. Tout doit être prêt avant le jour J.',
    'A feira é no dia 20 de março. Cartazes e mesas prontos antes do dia.',
  ])('bounds what has to be done before it: %s', (prompt) => {
    expect(due(prompt)).toContain('2027-03-19')
  })

  it.each(['Finish the essay before the day is over. The exam is on 20 March.', 'Every evening, plan the next day before the day ends. Race on 20 March.'])('is another where it goes on: %s', (prompt) => {
    expect(stated(prompt, 'deadline').filter(({ words }) => words.includes('the day'))).toEqual([])
  })
})
