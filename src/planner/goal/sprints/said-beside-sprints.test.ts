import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

const precedences = (prompt: string, type: 'sprint' | 'calendar' = 'sprint') => stated(prompt, 'precedence', type).map(({ before, after }) => [before.labels[0], after.labels[0]])

describe('what is said beside sprints', () => {
  it('ends them with the last', () => {
    expect(stated('Food court. Sprints of 2 weeks from 11 January, last one ends 7 March. Noor (permits), Bram (stalls).', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([4])
  })

  it('gives each the hours of their bracket', () => {
    expect(stated('Timetable. Two-week sprints from 11 January. Curator Ortiz (3 hrs/wk), teachers Marcus & Lin (2 hrs/wk each).', 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Ortiz', 180], ['Marcus', 120], ['Lin', 120]])
  })

  it('says where somebody is from, and how long they have', () => {
    expect(stated('Handover. Two 2-week sprints. Dr Lund has 2 hours weekly, Tom from quality 10 hours weekly.', 'person', 'sprint').filter(({ name }) => name === 'Tom').map(({ roles, capacity }) => [roles[0], capacity?.minutes])).toEqual([['quality', 600]])
  })

  it('keeps a break free', () => {
    expect(stated('Timetable. Two-week sprints from 8 March, no work during spring break March 22-26.', 'exclusion', 'sprint').map(({ days }) => days.spans)).toEqual([[{ first: day('2027-03-22'), last: day('2027-03-26') }]])
  })

  it('starts a part later, and orders it, in German', () => {
    const prompt = 'Lager. Vier Sprints zu je zwei Wochen ab 11. Januar. Umfang: Etiketten, Pilot, Schulung. Der Pilot startet frühestens am 8. Februar. Vor der Schulung muss der Pilot abgeschlossen sein.'
    expect(stated(prompt, 'horizon', 'sprint').map(({ first, appliesTo }) => [iso(first), appliesTo?.labels])).toEqual([['2027-02-08', ['Pilot']]])
    expect(precedences(prompt)).toEqual([['Pilot', 'Schulung']])
  })
})

describe('reports and openings', () => {
  const prompt = 'Final report for our museum project is due 30 September, 23:59 in the portal. I can give it Tuesday afternoons 13-17 and Thursday mornings 9-11.30. Partners (Lisbon, Turin) deliver their chapters by 9 July. Internal review with Saskia on 16 September at 15:00, one hour.'

  it('hold a review whose day and hour are said, and seek none', () => {
    expect(stated(prompt, 'meeting')).toEqual([])
    expect(stated(prompt, 'event').map(({ title, from, to }) => [title, from, to])).toContainEqual(['Internal review with Saskia', 900, 960])
  })

  it('are due on a day that ends with its last minute', () => {
    expect(stated(prompt, 'event').filter(({ title }) => /due/u.test(title)).map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-09-30', null]])
  })

  it('order what French writes with its article', () => {
    expect(precedences("Ouvrir le kiosque le 1er mai. Reste à faire : contrôle technique, assurance, peinture. L'assurance avant le contrôle technique.", 'calendar')).toEqual([['assurance', 'contrôle technique']])
  })
})

describe('how things are said to stand', () => {
  it.each([
    ['Drill plan: alarm, exits, drill. Two 2-week sprints. The drill goes at the end.', ['drill']],
    ['Licitación: memoria, seguro, precios. Dos sprints de 2 semanas. Los precios, lo último.', ['precios']],
  ])('last: %s', (prompt, label) => {
    expect(stated(prompt, 'precedence', 'sprint').map(({ after }) => after.labels)).toEqual([label])
  })

  it('from one measure to another', () => {
    expect(stated("Réduire la casse de l'atelier de 8 % à 4 %. Deux sprints de 2 semaines.", 'availability', 'sprint')).toEqual([])
  })

  it('free, as the place keeps a holiday', () => {
    expect(stated('Ordenar el archivo del club antes del 26 de marzo. El 24 de febrero es fiesta local.', 'exclusion').map(({ days }) => days.spans)).toEqual([[{ first: day('2027-02-24'), last: day('2027-02-24') }]])
  })

  it('behind the date, where the verb does', () => {
    expect(stated('Ich möchte die Hütte streichen und am 4. September um 10 Uhr wieder eröffnen.', 'event').map(({ title }) => title)).toEqual(['Wieder eröffnen'])
  })

  it('as the time one has', () => {
    expect(stated('Write the club rules by 26 March. I can only use the half hour after lunch (13:00-13:30) on Mondays and Tuesdays.', 'availability').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[1, 2], [{ from: 780, to: 810 }]]])
  })
})
