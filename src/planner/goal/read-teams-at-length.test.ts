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

describe('days off that are named', () => {
  it.each([
    ['Chat. Two 2-week sprints from 11 January, Ana and Bo. Carnival Tuesday (9 February) is a day off for all.', ['2027-02-09', '2027-02-09']],
    ['Chat. Two 2-week sprints from 11 January, Ana and Bo. Founders Day, 20 January, is free.', ['2027-01-20', '2027-01-20']],
    ['Chat. Four 2-week sprints from 5 April, Ana and Bo. Orthodox Easter: 30 April to 3 May nobody works.', ['2027-04-30', '2027-05-03']],
  ])('bind everybody: %s', (prompt, [first, last]) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ days, appliesTo }) => [days.spans, appliesTo])).toEqual([[[{ first: day(first!), last: day(last!) }], null]])
    expect(stated(prompt, 'event', 'sprint')).toEqual([])
  })

  it('forbid only what is named in other languages', () => {
    expect(stated('Portail. Deux sprints de 2 semaines à partir du 11 janvier. Pas de livraison le vendredi.', 'exclusion', 'sprint').map(({ appliesTo, days }) => [appliesTo?.labels, days.weekdays])).toEqual([[['livraison'], [5]]])
  })
})

describe('further ways to name a team', () => {
  it.each([
    ['Alerts. Team: 2 SREs (Nia, Walt) + 1 platform engineer (Lena, 20%). Weekly sprints from 11 January.', [['Nia', null], ['Walt', null], ['Lena', 480]]],
    ["Espace client. L'équipe : Yanis au front, Maud au back (80 %), Célestin pour les tests (2 jours par semaine). Deux sprints de deux semaines.", [['Yanis', null], ['Maud', 1920], ['Célestin', 960]]],
    ['Verein. Wir sind zu dritt: Reto (Kassier, 5 Stunden die Woche), Petra (Aktuarin, 4 Stunden die Woche) und ich, Ursin, mache die Technik (6 Stunden die Woche). Zweiwochensprints ab 11. Januar.', [['Reto', 300], ['Petra', 240], ['Ursin', 360]]],
    ['Old store. Two 2-week sprints. Wei Jie leads, Siti and Arjun build the loads.', [['Wei Jie', null], ['Siti', null], ['Arjun', null]]],
    ['Scanner app. Two 2-week sprints. Mihai does Android, Ioana the backend and Radu tests everything on the devices.', [['Mihai', null], ['Ioana', null], ['Radu', null]]],
  ])('“%s”', (prompt, expected) => {
    expect(new Set(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => `${name} ${capacity?.minutes ?? '-'}`))).toEqual(new Set(expected.map(([name, minutes]) => `${name} ${minutes ?? '-'}`)))
  })

  it('let somebody join later', () => {
    expect(away('Chat in 3 sprints of 2 weeks from 11 January: Rita (frontend), Max (backend), plus Ines for QA who only joins in sprint 2.')).toEqual([['Ines', [{ first: day('2027-01-04'), last: day('2027-01-24') }]]])
  })

  it('say where they are behind the dates', () => {
    expect(away('Verein. Team: Reto (Kasse), Petra (Texte). Zwei Sprints à 2 Wochen ab 11. Januar. Petra ist vom 18. bis 22. Januar im Skilager.')).toEqual([['Petra', [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })
})

describe('sprints with work of their own', () => {
  it('tell what each gives', () => {
    const prompt = 'Scanner app. 2 two-week sprints from 11 January, Ana and Bo. Sprint 1 should give us login and barcodes, sprint 2 offline mode and sync.'
    expect(topics(prompt)).toEqual(['login', 'barcodes', 'offline mode', 'sync'])
    expect(stated(prompt, 'horizon', 'sprint').map(({ appliesTo, first }) => [appliesTo?.labels, iso(first)])).toEqual([[['login', 'barcodes'], '2027-01-11'], [['offline mode', 'sync'], '2027-01-25']])
  })

  it('are as long as their German word says', () => {
    expect(stated('Kasse. Zweiwochensprints vom 11. Januar bis 5. März.', 'sprint-calendar', 'sprint').map(({ lengthDays, count }) => [lengthDays, count])).toEqual([[14, 4]])
  })
})
