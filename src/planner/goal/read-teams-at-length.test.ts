import { describe, expect, it } from 'vitest'
import { day, iso, read, stated } from './read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const away = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans ?? days.weekdays])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('volunteers and crews', () => {
  it('give hours in turn, which are no stays', () => {
    const prompt = 'Move the archive. Edith can give 6 hours a week, Ravi 4, Young Pat 3 (never on Thursdays). Two 2-week sprints from 11 January.'
    expect(people(prompt)).toEqual([['Edith', null, 360], ['Ravi', null, 240], ['Young Pat', null, 180]])
    expect(stated(prompt, 'stay', 'sprint')).toEqual([])
    expect(away(prompt)).toEqual([['Young Pat', [4]]])
  })

  it('are told as names, dashes and work', () => {
    const prompt = 'Get the lifeboat back in service. Capt. Ruiz - drills, Joanne - radios, Kyle & Bea - ropes and hull. Two 2-week sprints.'
    expect(people(prompt)).toEqual([['Ruiz', 'drills', null], ['Joanne', 'radios', null], ['Kyle', 'ropes and hull', null], ['Bea', 'ropes and hull', null]])
  })

  it('are as many as are named', () => {
    const prompt = 'Team of four - me (Doris, head of catering), two cooks (Emre and Svetlana), and the trainee Ben. 3-week sprints from 11 January. Recipes, portions, survey.'
    expect(people(prompt).map(([name, role]) => [name, role])).toEqual([['Doris', 'head catering'], ['Emre', 'cook'], ['Svetlana', 'cook'], ['Ben', 'trainee']])
  })

  it.each([
    ['Team: Ana (kitchen), Ben (floor). Two 2-week sprints from 11 January. Ben has vocational school 18-22 January.', 'Ben'],
    ['Equipe: Caio (cozinha), Luana (sala). Dois sprints de 2 semanas a partir de 11 de janeiro. O Caio viaja de 18 a 22 de janeiro.', 'Caio'],
  ])('are away on days with a business of their own: %s', (prompt, person) => {
    expect(away(prompt)).toEqual([[person, [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })

  it('never come on a day named first', () => {
    expect(away('Team: Ute (Empfang, 10 Std. pro Woche, dienstags nie), Kai (Technik, 8 Std. pro Woche). Zwei Sprints à 2 Wochen ab 11. Januar.')).toEqual([['Ute', [2]]])
  })
})

describe('bullets of a project', () => {
  const prompt = 'Scoring service\n- duration: 8 weeks in 2-week sprints, day one is January 11\n- squad: Imani (lead), Hugo (backend)\n- must ship: store, scoring API, alert queue, shadow mode\n- sequence: store -> scoring API -> shadow mode\n- report every other Thursday, 3pm, starting January 21'

  it('hold no work where they tell the frame', () => {
    expect(topics(prompt).filter((label) => /duration|one|squad|sequence|ship/u.test(label))).toEqual([])
  })

  it('say when the sprints begin, whatever else starts later', () => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ count, firstDay }) => [count, iso(firstDay)])).toEqual([[4, '2027-01-11']])
  })

  it('order by arrows what is listed elsewhere', () => {
    expect(stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual([['store', 'scoring API'], ['scoring API', 'shadow mode']])
  })
})

describe('what a first line says', () => {
  it.each([
    ['Sprint plan pls: move our club from paper to an app. Two 2-week sprints.', 'move our club from paper to an app'],
    ['Care home: cut the food waste by a third. Two 2-week sprints. Recipes, portions, survey.', 'cut the food waste by a third'],
  ])('is the goal behind its head: %s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })

  it('is due as a whole', () => {
    expect(stated('Care home: cut the food waste by a third by 1 March. Two 2-week sprints.', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it('leaves the length of an item to the item', () => {
    const prompt = 'Canteen. Two 2-week sprints from 11 January. To do: weigh the leftovers for 2 weeks, survey, recipes, report.'
    expect(topics(prompt)[0]).toBe('weigh the leftovers')
    expect(stated(prompt, 'horizon', 'sprint')).toEqual([])
  })
})

describe('days and hours beside the plan', () => {
  it.each(['Praxis. Zwei Sprints à 2 Wochen ab 3. Mai. Himmelfahrt (6. Mai) und der Brückentag am 7. Mai sind frei.', 'Surgery. Two 2-week sprints from 3 May. The town holiday on 6 May and the bridge day on 7 May are off.'])('are all off: %s', (prompt) => {
    expect(stated(prompt, 'exclusion', 'sprint').flatMap(({ days }) => days.spans ?? []).map(({ first }) => iso(first))).toEqual(['2027-05-06', '2027-05-07'])
  })

  it('forbid what nobody does then, not the work', () => {
    expect(stated('App. One-week sprint from 11 January, Ana and Bo. Nobody checks mail before 16:30.', 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['mail']])
  })

  it('are when it is seen to', () => {
    expect(stated("Ranger le local du club avant le 26 mars. Je m'en occupe tous les mardis de 9h à 12h.", 'availability').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[2], [{ from: 540, to: 720 }]]])
  })

  it('are one weekend', () => {
    expect(stated('Déménager le club le week-end des 27 et 28 novembre.', 'event').map(({ days }) => [iso(days.first), iso(days.last)])).toEqual([['2027-11-27', '2027-11-28']])
  })

  it('follow each other by an adverb', () => {
    expect(stated('Abrir la panadería: horno, letrero, recetas. Primero el horno y después las recetas.', 'precedence').map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual([['horno', 'recetas']])
  })
})
