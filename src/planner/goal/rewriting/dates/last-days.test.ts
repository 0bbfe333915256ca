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

describe('the last day by its name', () => {
  it.each([
    'Steuer machen, Frist 12. März', 'Steuer machen. Abgabetermin: 12.3.', 'Steuer machen, Einsendeschluss ist der 12. März', 'Steuer machen, der letzte Termin ist der 12. März',
    'Hacer la renta, fecha límite 12 de marzo', 'Hacer la renta. El plazo acaba el 12 de marzo', 'Hacer la renta, último día 12 de marzo', 'Hacer la renta, máximo el 12 de marzo', 'Hacer la renta, tope 12 de marzo',
    'Faire ma déclaration, date limite 12 mars', 'Faire ma déclaration. Dernier jour : le 12 mars', 'Faire ma déclaration, dernier délai le 12 mars', 'Faire ma déclaration, maxi le 12 mars',
    'Fazer o imposto, no máximo dia 12 de março', 'Fazer o imposto, data limite 12 de março', 'Fazer o imposto. O prazo é 12 de março', 'Fazer o imposto, prazo máximo 12/3',
  ])('is a deadline of the goal: %s', (prompt) => {
    expect([latest(prompt), stated(prompt, 'event'), stated(prompt, 'horizon')]).toEqual([['2027-03-12'], [], []])
  })

  it.each(['Organizar un taller para un máximo de 12 personas', 'Prazo de 3 semanas para pintar a casa', 'Frist von 12 Tagen, dann Umzug am 12. März'])('is none where an amount follows: %s', (prompt) => {
    expect(latest(prompt)).toEqual([])
  })
})
