import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

describe('the job of whoever asks', () => {
  it.each([
    ['Primary teacher in Leeds. I want to write a chapter book by May.', 'write a chapter book'],
    ['Staff nurse at a small clinic. I need to finish my infection control course by 7 May.', 'infection control course'],
  ])('is not what is asked: “%s”', (prompt, subject) => {
    expect(read(prompt).subject).toContain(subject)
  })

  it('is, where it is what is learnt', () => {
    expect(read('Nurse training. I have to prepare by 5 March.').subject).toBe('Nurse training')
  })
})

it('turning so old is a birthday', () => {
  expect(stated('Cradle quilt for my godchild, she turns 5 on Saturday 8 May.', 'event').map(({ title }) => title)).toEqual(['Birthday (turns 5)'])
})

describe('a goal is called by its thing, not by what somebody says of himself', () => {
  it.each([
    ['Me he apuntado a un curso de vela el sábado 20 de marzo', 'curso de vela'],
    ['Tenemos q montar la feria del libro antes de mayo', 'montar la feria del libro'],
    ['El 6 de marzo nos mudamos: cajas, furgoneta, limpieza', 'Mudanza'],
    ['Am 6. März um 9 Uhr hab ich die Jägerprüfung, lernen muss ich Recht, Wild und Waffen', 'Jägerprüfung'],
    ['Bis 31. März soll der Dachboden fertig sein', 'Dachboden'],
    ['Mon dossier de bourse est à rendre le 6 mars', 'dossier de bourse'],
    ['Il faut que la cave soit prête pour le 6 mars', 'cave'],
    ['A entrevista da bolsa é dia 6 de março', 'entrevista da bolsa'],
    ['Vamos lançar uma revista até 6 de março', 'lançar uma revista'],
    ['मैं 6 हफ़्ते में तबला सीखना चाहता हूँ', 'तबला'],
  ])('%s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })

  it.each([['Tengo el examen de vela el 20 de marzo', 'examen de vela'], ['Am 20. März hab ich den Segelschein', 'Segelschein'], ['El 20 de marzo nos casamos', 'Boda'], ['Am 20. März ziehen wir um', 'Umzug']])('so is what happens: %s', (prompt, title) => {
    expect(stated(prompt, 'event').map((event) => event.title)).toEqual([title])
  })
})
