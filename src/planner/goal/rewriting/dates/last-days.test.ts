import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const latest = (prompt: string) => stated(prompt, 'deadline').map((deadline) => iso(Math.floor((deadline.latest - 1) / 1440)))

describe('the last day, between commas', () => {
  it.each([
    ['El impuesto hay que presentarlo, como muy tarde, el 12 de noviembre. Arreglar la herencia', '2027-11-12'],
    ['Der Antrag muss, spätestens, am 12. März abgegeben werden. Verein gründen', '2027-03-12'],
    ['Le dossier doit être déposé, au plus tard, le 12 mars. Créer une association', '2027-03-12'],
    ['O pedido tem de ser entregue, o mais tardar, a 12 de março. Criar uma associação', '2027-03-12'],
    ['Remortgage the flat. The rate lock cant be later than oct 8.', '2027-10-08'],
  ])('is a deadline in “%s”', (prompt, expected) => {
    expect(latest(prompt)).toEqual([expected])
  })
})
