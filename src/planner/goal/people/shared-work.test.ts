import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => Object.fromEntries(stated(prompt, 'person').map(({ name, roles }) => [name, roles]))
const topics = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('who does what in a calendar that several people share', () => {
  it.each([
    ['Golden wedding of our parents on 22 May. Tom books the hall, Anna sends the invitations, I make the slideshow.', { Tom: ['book the hall'], Anna: ['send the invitations'] }],
    ['Street party on 3 July: Tom - music, Sue - salads, me - the permit.', { Tom: ['music'], Sue: ['salads'] }],
    ['School fair on 5 June. Cakes - Mrs Patel, raffle - Tom, bouncy castle - me.', { 'Mrs Patel': ['Cakes'], 'Tom': ['raffle'] }],
    ['Nan turns 80 on 10 April. My sister Kate: invitations and cake. My brother Joe: hall. Me: photos.', { Kate: ['invitations', 'cake'], Joe: ['hall'] }],
    ['Umzug am 27. März. Mein Bruder Jan fährt den Transporter, meine Schwester Lea packt die Küche.', { Jan: ['Transporter fahren'], Lea: ['Küche packen'] }],
    ['Mudanza el 27 de marzo. Mi hermano Luis lleva el coche, Marta empaqueta la cocina.', { Luis: ['llevar el coche'], Marta: ['empaquetar la cocina'] }],
  ])('%s', (prompt, expected) => {
    expect(parts(prompt)).toEqual(expected)
    expect(topics(prompt)).toEqual(expect.arrayContaining(Object.values(expected).flat()))
  })

  it('keeps what somebody does every week, with the days of it', () => {
    const prompt = 'Dad comes home from hospital on 5 March. Kev does the shopping on Saturdays, Ruth takes him to physio Tuesdays at 10.'
    expect(stated(prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['shopping', [6]], ['take him to physio', [2]]])
    expect(parts(prompt)).toEqual({ Kev: ['shopping'], Ruth: ['take him to physio'] })
  })

  it('goes round among those who share it, but for whom it leaves out', () => {
    const prompt = 'Our aunt comes home on Friday 5 March. Me (Nora), my sister Ruth and our brother Kev share the work. Someone sleeps at her place every night from the 5th to the 11th, but not Kev.'
    expect(parts(prompt)).toEqual({ Nora: ['Someone sleeps'], Ruth: ['Someone sleeps'] })
    expect(stated(prompt, 'commitment').map(({ inPlan }) => inPlan)).toEqual([true])
  })

  it('gives nobody a part where one other person does something, or teaches, or wrote it', () => {
    expect(parts('Plan our wedding on 12 June. My sister Jo does the cake.')).toEqual({})
    expect(parts('Learn the piano with Anna on Tuesdays at 5pm until June.')).toEqual({})
    expect(parts('Piano recital on 20 March: Clara - Schumann, Ave Maria - Schubert.')).toEqual({})
  })
})
