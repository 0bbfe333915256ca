import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const calendars = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

describe('sprints in other languages', () => {
  it.each([
    ['Stand: Prospekte, Muster. Dreiwöchige Sprints, los geht’s am 11. Januar, der letzte endet am 12. März.', [3, 21, '2027-01-11']],
    ['Puesto: folletos, muestras. Tres sprints semanales a partir del 11 de enero.', [3, 7, '2027-01-11']],
    ["Stand : brochures, échantillons. 4 sprints d'une semaine à partir du 11 janvier.", [4, 7, '2027-01-11']],
    ['Estande: folhetos, amostras. Quatro sprints de três semanas, o primeiro começa em 11 de janeiro.', [4, 21, '2027-01-11']],
  ])('have their length and first day: %s', (prompt, calendar) => {
    expect(calendars(prompt)).toEqual([calendar])
  })

  it('lead to what is in force from a later day', () => {
    const prompt = 'Nueva carta de postres, en vigor desde el 5 de marzo. Sprints semanales a partir del 11 de enero. Platos, fotos, costes.'
    expect(stated(prompt, 'deadline', 'sprint').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-03-05'])
    expect(stated(prompt, 'horizon', 'sprint')).toEqual([])
  })
})

describe('people of a sprint in other languages', () => {
  it.each([
    ['Site du musée. 3 sprints de 2 semaines, début le lundi 11 janvier. Aude rédige, Tom développe (4 jours par semaine), Nina fait les photos, seulement le mardi.', [['Aude', 'rédige', null], ['Tom', 'développe', 1920], ['Nina', 'fait photos', null]]],
    ['Holzmesse. Zwei Sprints zu je zwei Wochen ab 11. Januar. Wer: Schreinermeister Veit, Azubi Lenny (nur mittwochs), Büro: Sabine 12h/Woche.', [['Veit', 'Schreinermeister', null], ['Lenny', 'Azubi', null], ['Sabine', 'Büro', 720]]],
    ['Estante da feira: folhetos, amostras. Dois sprints de 2 semanas a partir de 11 de janeiro. Equipe: Dra. Ada, Beto.', [['Dra Ada', null, null], ['Beto', null, null]]],
  ])('are told by work and posts: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('have days of their own', () => {
    const prompt = 'Site du musée. 3 sprints de 2 semaines à partir du 11 janvier. Aude rédige, Nina fait les photos, seulement le mardi. Aude pas disponible la semaine du 18 janvier.'
    expect(stated(prompt, 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Nina', [2]]])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, appliesTo }) => [person, appliesTo])).toEqual([['Aude', null]])
  })
})

describe('days off and days due in other languages', () => {


  it.each([
    ['Holzstand: Bau, Prospekte. Zwei Sprints zu je zwei Wochen ab 11. Januar. Betriebsferien 18.-22. Januar.', [['2027-01-18', '2027-01-22']]],
    ['Site : textes, photos. Deux sprints de 2 semaines à partir du 11 janvier. Fériés : 14 et 21 janvier.', [['2027-01-14', '2027-01-14'], ['2027-01-21', '2027-01-21']]],
  ])('are kept free: %s', (prompt, spans) => {
    expect(off(prompt)).toEqual(spans)
  })

  it.each([
    ['Trade stand: brochures, samples. 2-week sprints from 11 January. Brochures must go to print on 12 February.', 'Brochures'],
    ['Holzstand: Bau, Prospekte. Zweiwochensprints ab 11. Januar. Prospekte müssen am 12. Februar in den Druck.', 'Prospekte'],
    ['Puesto: folletos, muestras. Sprints de 2 semanas desde el 11 de enero. Los folletos tienen que ir a imprenta el 12 de febrero.', 'folletos'],
  ])('are due: %s', (prompt, label) => {
    expect(stated(prompt, 'deadline', 'sprint').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo?.labels])).toEqual([['2027-02-13', [label]]])
  })
})

describe('more of the other languages', () => {
  it.each([
    ['Umbau: Küche, Flur. Sprintlänge 2 Wochen, vier Sprints, Start 11. Januar.', [4, 14, '2027-01-11']],
    ['Festival: bases, jurado, cartel. Sprints de 2 semanas desde el 11 de enero hasta el 5 de marzo.', [4, 14, '2027-01-11']],
  ])('have their sprints: %s', (prompt, calendar) => {
    expect(calendars(prompt)).toEqual([calendar])
    expect(people(prompt)).toEqual([])
  })

  it('have their people and days', () => {
    const german = 'Umbau: Küche, Flur. Zwei Sprints zu je zwei Wochen ab 11. Januar. Architektin Wiebke 16 Std./Woche, Hausmeister Kemal 10 Std./Woche, Erzieherin Jule nur donnerstags.'
    expect(people(german)).toEqual([['Wiebke', 'Architektin', 960], ['Kemal', 'Hausmeister', 600], ['Jule', 'Erzieherin', null]])
    expect(stated(german, 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Jule', [4]]])
    expect(people('Comté bio. 4 sprints de 3 semaines à compter du 11 janvier. Aude (productrice, 10 h/semaine), Anatole (commercial, mi-temps), moi Fanny (compta, le vendredi uniquement).')).toEqual([['Aude', 'productrice', 600], ['Anatole', 'commercial', 1200], ['Fanny', 'compta', null]])
  })

  it('are due, and rest', () => {
    const prompt = 'Umbau: Küche, Flur. Vier Sprints zu je zwei Wochen ab 11. Januar. Über Fasching (8. bis 10. Februar) ruht die Baustelle. Die Küche muss am 12. Februar abgenommen sein.'
    expect(off(prompt)).toEqual([['2027-02-08', '2027-02-10']])
    expect(stated(prompt, 'deadline', 'sprint').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo?.labels])).toEqual([['2027-02-13', ['Küche']]])
  })

  it.each(['Montar un puesto de empanadas. Tengo libres los martes de 16 a 19.', 'Montar uma banca de pastéis. Tenho livres as terças das 16h às 19h.'])('open the days that somebody has free: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[2], [{ from: 960, to: 1140 }]]])
  })
})

function off(prompt: string) {
  return stated(prompt, 'exclusion', 'sprint').flatMap(({ days }) => (days.spans ?? []).map(({ first, last }) => [iso(first), iso(last)]))
}
