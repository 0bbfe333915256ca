import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const stated = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-25T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.filter(({ source }) => source === 'stated')
const GOAL = 'Get the boathouse ready for the season.'

describe('a rule whose sentence names one thing alone', () => {
  it.each([
    ['Sand the hulls: an hour each time.', 'session', 'Sand the hulls'],
    ['Two coats of lacquer - not before April.', 'horizon', 'Two coats of lacquer'],
    ['Calls to the sponsors, at most two hours a day.', 'limit', 'Calls to the sponsors'],
    ['Insurance papers, between 3 and 12 May.', 'horizon', 'Insurance papers'],
    ['Outdoor painting: never in February.', 'exclusion', 'Outdoor painting'],
    ['Trailer repairs (an hour each time).', 'session', 'Trailer repairs'],
  ] as const)('is that thing’s: %s', (said, kind, label) => {
    const readings = stated(`${GOAL} ${said}`)
    expect(readings.filter((reading) => reading.kind === kind).map(({ appliesTo }) => appliesTo?.labels)).toEqual([[label]])
  })

  it.each([
    ['Wir machen die Werkstatt fertig. Regale bauen jeweils zwei Stunden.', 'session', 'Regale bauen'],
    ['Arreglamos el taller este año. Lijar los remos: una hora cada vez.', 'session', 'Lijar los remos'],
    ['Arreglamos el taller este año. Correos a los clientes, media hora por sesión.', 'session', 'Correos a los clientes'],
    ["On prépare l'atelier pour la saison. Poncer les rames - une heure à chaque fois.", 'session', 'Poncer les rames'],
    ["On prépare l'atelier pour la saison. Poncer les rames, 2h à chaque fois.", 'session', 'Poncer les rames'],
    ['Estou a preparar a oficina para este ano. Cartas para os sócios, uma hora de cada vez.', 'session', 'Cartas para os sócios'],
    ['Estou a preparar a oficina para este ano. Cartas para os sócios, depois de 15 de abril.', 'horizon', 'Cartas para os sócios'],
  ] as const)('is that thing’s in other languages: %s', (prompt, kind, label) => {
    expect(stated(prompt).filter((reading) => reading.kind === kind).map(({ appliesTo }) => appliesTo?.labels)).toContainEqual([label])
  })

  it('is something to do, then', () => {
    expect(stated(`${GOAL} Sand the hulls: an hour each time.`).some((reading) => reading.kind === 'topic' && reading.label === 'Sand the hulls')).toBe(true)
  })

  it.each([
    ['I can’t do anything in February.', 'exclusion'],
    ['Sessions of an hour each time.', 'session'],
    ['We start, not before April.', 'horizon'],
    ['Work at most two hours a day.', 'limit'],
  ] as const)('stays the plan’s where the words are about the plan: %s', (said, kind) => {
    expect(stated(`${GOAL} ${said}`).filter((reading) => reading.kind === kind).map(({ appliesTo }) => appliesTo)).toEqual([null])
  })
})

describe('a part behind the goal and when it may be done', () => {
  it.each([
    ['Varnish the oars in the first half of May.', 'Varnish the oars', '2027-05-01', '2027-05-15'],
    ['One sale of old gear between 3 and 10 May.', 'One sale of old gear', '2027-05-03', '2027-05-10'],
    ['Four new life jackets in April.', 'Four new life jackets', '2027-04-01', '2027-04-30'],
  ])('%s', (said, label, first, last) => {
    const day = (date: string) => Date.parse(date) / 86_400_000
    expect(stated(`${GOAL} ${said}`).flatMap((reading) => (reading.kind === 'horizon' ? [[reading.appliesTo?.labels[0], reading.first, reading.last]] : []))).toEqual([[label, day(first), day(last)]])
  })

  it('leaves an occasion of several days what it is', () => {
    expect(stated(`${GOAL} Regatta in Henley 7-9 May.`).some((reading) => reading.kind === 'event' || reading.kind === 'exclusion')).toBe(true)
  })
})

describe('in other languages', () => {
  it.each([
    ['Wir renovieren den Bootssteg. Zaun streichen: erst ab Mai.', 'horizon', 'Zaun streichen'],
    ['Reformar el desván. Las ventanas, solo los fines de semana.', 'availability', 'ventanas'],
    ['Rénover le grenier. Les fenêtres : pas avant mai.', 'horizon', 'fenêtres'],
    ['Renovar o sótão. As janelas - uma hora de cada vez.', 'session', 'janelas'],
  ] as const)('%s', (prompt, kind, label) => {
    expect(stated(prompt).filter((reading) => reading.kind === kind).map(({ appliesTo }) => appliesTo?.labels)).toEqual([[label]])
  })

  it.each([
    ['Ich will Klavier üben. Lernen geht nur montags.', 'availability'],
    ['Quero aprender violão. Começo na segunda, dia 1 de fevereiro.', 'horizon'],
  ] as const)('leaves what is said of the whole plan to it: %s', (prompt, kind) => {
    expect(stated(prompt).filter((reading) => reading.kind === kind).map(({ appliesTo }) => appliesTo)).toEqual([null])
  })
})
