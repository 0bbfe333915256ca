import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from './describe.ts'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

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

describe('lists that begin and end with what is lacking', () => {
  it.each([
    ['Entrego el proyecto el 31 de marzo y me faltan la memoria, los planos y el presupuesto', ['memoria', 'planos', 'presupuesto']],
    ['O relatório é para 31 de março e falta a introdução, a tabela de custos, os anexos e a capa', ['introdução', 'tabela de custos', 'anexos', 'capa']],
    ['Mon rapport est à rendre le 31 mars, il reste la bibliographie, les annexes et la couverture', ['bibliographie', 'annexes', 'couverture']],
    ['Die Taufe ist am 10. April. Kerze, Kleid und Kuchen fehlen noch', ['Kerze', 'Kleid', 'Kuchen']],
    ['मेरी परीक्षा 14 मार्च को है। मुझे इतिहास, भूगोल और हिंदी पढ़ना है', ['इतिहास', 'भूगोल', 'हिंदी पढ़ना']],
  ])('%s', (prompt, labels) => {
    expect(readingsOf(read(prompt), 'topic').map(({ label }) => label)).toEqual(labels)
  })
})

describe('clauses beside each other', () => {
  const hoursOf = (prompt: string) => stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [appliesTo, `${describePattern(days)}${describeWindows(windows)}`])

  it('the hours of the job are not those of the plan', () => {
    const prompt = 'Aprender cerâmica em 8 semanas, trabalho de segunda a sexta das 9h às 18h, dias de semana das 20h às 21h'
    expect(stated(prompt, 'commitment').map(({ windows }) => windows)).toEqual([[{ from: 540, to: 1080 }]])
    expect(hoursOf(prompt)).toEqual([[null, 'weekdays 20:00–21:00']])
  })

  it('days away behind hours that are barred are away', () => {
    const prompt = 'Aprender cerámica en 12 semanas. Nada después de las 9 de la noche, del 8 al 12 de febrero estoy en Lugo'
    expect(stated(prompt, 'exclusion').map(({ days, windows }) => [days.spans?.map(({ first }) => iso(first)), windows.length])).toEqual([[undefined, 1], [['2027-02-08'], 0]])
  })

  it('what somebody can do these days is no event', () => {
    expect(stated('Correr uma meia maratona em 25 de abril, hoje corro 5 km', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-04-25'])
  })

  it('a meal time said twice is one time', () => {
    expect(hoursOf('Aprender cerámica en 8 semanas. Solo al mediodía, de 13h a 14h30')).toEqual([[null, 'every day 13:00–14:30']])
  })

  it.each([['Apprendre la poterie en 8 semaines. Que le mardi et le jeudi, 1h30 maximum à chaque fois', 90], ['Aprender cerámica en 8 semanas. Martes y jueves, 2h como mucho', 120]])('a few hours behind days are how long, not when: %s', (prompt, minutes) => {
    expect(stated(prompt, 'session').map(({ maxMinutes }) => maxMinutes)).toEqual([minutes])
    expect(hoursOf(prompt)).toEqual([[null, 'Tue, Thu']])
  })

  it('a bound keeps its "no" in its words', () => {
    expect(stated('Aprender cerámica en 8 semanas. No más de 1 h seguida, que me canso', 'session').map(({ words, maxMinutes, appliesTo }) => [words, maxMinutes, appliesTo])).toEqual([['No más de 1 h', 60, null]])
  })

  it('capital letters alone make no team of a list', () => {
    const brief = read('Neue Vereinsseite in drei zweiwöchigen Sprints ab 11. Januar. Inhalte: Startseite, Terminkalender, Fotoalbum, Suche, montags wird nicht gearbeitet', 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['Startseite', 'Terminkalender', 'Fotoalbum', 'Suche'])
  })

  it('French sprints begin when they are said to', () => {
    const brief = read("4 sprints d'une semaine dès le lundi 25 janvier, on est trois : Zoé, Malik et Rose. Il faut le menu et la caisse", 'sprint')
    expect(readingsOf(brief, 'sprint-calendar').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 7, '2027-01-25']])
    expect(readingsOf(brief, 'person').map(({ name }) => name)).toEqual(['Zoé', 'Malik', 'Rose'])
  })
})
