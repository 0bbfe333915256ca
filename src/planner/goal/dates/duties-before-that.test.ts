import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'
import { dayOfMinute } from '../../time/day-number.ts'

const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo?.labels, iso(dayOfMinute(latest - 1))])
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what there is to do before that', () => {
  it('is a list like any other, done by the first of what was dated', () => {
    const prompt = 'New boiler: fitter takes the old one out Mon 8 March at 9, electrician comes Thu 11 March 8:00. Before that I have to clear the cellar (2 days!), choose the model, and tell the tenants.'
    expect(parts(prompt)).toEqual(expect.arrayContaining(['clear the cellar', 'choose the model']))
    expect(due(prompt)).toEqual([[expect.arrayContaining(['clear the cellar', 'choose the model']), '2027-03-08']])
  })

  it('is a list behind “until then” too', () => {
    expect(due('The piano arrives on 8 March. Until then we need to move the sofa, measure the door and find a tuner.')).toEqual([[['move the sofa', 'measure the door', 'find a tuner'], '2027-03-07']])
  })

  it('is read deed by deed, in the words that say it, in other languages too', () => {
    expect(parts('The christening is on 14 March. Beforehand order the cake and iron the gowns.')).toEqual(['order the cake', 'iron the gowns'])
    expect(parts('Am 14. März kommt der Gutachter. Vorher müssen wir den Keller räumen und die Pläne suchen.')).toEqual(['den Keller räumen', 'die Pläne suchen'])
    expect(parts('El 14 de marzo llega el piano. Antes hay que medir la puerta y vender el sofá.')).toEqual(['medir la puerta', 'vender el sofá'])
    expect(parts('Le 14 mars ma fille prend son train pour Nantes. Avant, il faut acheter une valise et refaire sa carte.')).toEqual(['acheter une valise', 'refaire sa carte'])
    expect(due('No dia 14 de março chega o piano. Antes disso tenho de medir a porta e vender o sofá.')).toEqual([[['medir a porta', 'vender o sofá'], '2027-03-13']])
  })

  it('binds no more than the list that it heads', () => {
    expect(stated('Vamos receber os avós no dia 12 de março. Antes disso: lavar as janelas, comprar um colchão.', 'deadline').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })

  it('is no list where it is one thing, or hours', () => {
    expect(parts('Exam on 8 March. Before that I want to read the book twice.')).toEqual([])
    expect(stated('The piano arrives on 8 March. Until then I have Saturdays and Sundays.', 'availability').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
  })
})
