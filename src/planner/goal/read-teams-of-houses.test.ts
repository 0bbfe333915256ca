import { describe, expect, it } from 'vitest'
import { iso, read, stated } from './read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('a head that says who plans', () => {
  it.each([
    ['Library: open the new reading room. Two 2-week sprints from 11 January.', 'open the new reading room'],
    ['Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.', 'new booking form, reminder texts, training of 12 people'],
  ])('leaves the goal behind its colon: %s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })

  it('stays the goal where it names one', () => {
    expect(read('Museum website: tickets, opening hours, map. Two 2-week sprints from 11 January.', 'sprint').subject).toBe('Museum website')
  })

  it('keeps what is done with people as an item of the list', () => {
    expect(topics('Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.')).toContain('training of 12 people')
  })
})

describe('posts before names', () => {
  it.each([
    ['Scan the maps. Two 2-week sprints from 11 January. Librarian Maud (12h), press officer Theo (20h), IT Sven (6h).', [['Maud', 'librarian', 720], ['Theo', 'press officer', 1200], ['Sven', 'IT', 360]]],
    ['Karten scannen. Zwei Sprints zu je zwei Wochen ab 11. Januar. Bibliothekarin Maud, Gärtner Theo, IT Sven.', [['Maud', 'Bibliothekarin', null], ['Theo', 'Gärtner', null], ['Sven', 'IT', null]]],
  ])('are roles, with the hours in brackets: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('are nobody else in a list of the team', () => {
    expect(people('Scan the maps. Two 2-week sprints from 11 January. Team: Librarian Maud, press officer Theo, QA: Ida.').map(([name]) => name)).toEqual(['Maud', 'Theo', 'Ida'])
  })

  it('stand behind names too', () => {
    expect(people('Ship the reader. Two 2-week sprints from 11 January. Ugo Android, Mei iOS, Ros backend.')).toEqual([['Ugo', 'Android', null], ['Mei', 'iOS', null], ['Ros', 'backend', null]])
  })
})

describe('hours in brackets', () => {
  it.each([
    ['Move the lab. Two 2-week sprints from 11 January. Ida (chemist, 6h), Dr. Osei (1h).', [['Ida', 360], ['Dr Osei', 60]]],
    ['Mudar o laboratório. Sprints de 2 semanas de 11 de janeiro a 5 de fevereiro. Equipe: Davi (química, 18h), Lia (secretaria, 9h).', [['Davi', 1080], ['Lia', 540]]],
    ['Trasladar el laboratorio. Dos sprints de dos semanas desde el 11 de enero. Equipo: Saúl (química, 18 h), Lía (compras, 9 h).', [['Saúl', 1080], ['Lía', 540]]],
  ])('are those of a week: %s', (prompt, hours) => {
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual(hours)
    expect(stated(prompt, 'person', 'sprint').map(({ capacity }) => capacity?.per)).toEqual(['week', 'week'])
  })

  it('leave those to train out of the team', () => {
    expect(people('Dématérialiser les permis, former 12 agents. Deux sprints de deux semaines à partir du 11 janvier. Équipe : Inès (projet), Loïc (accueil, absent du 18 au 22 janvier).').map(([name, role]) => [name, role])).toEqual([['Inès', 'projet'], ['Loïc', 'accueil']])
  })
})

describe('sprints between two days', () => {
  it.each(['Sprints de 2 semanas de 11 de janeiro a 5 de março, equipe: Davi.', 'Sprints de dos semanas del 11 de enero al 5 de marzo, equipo: Saúl.', 'Sprints de deux semaines du 11 janvier au 5 mars, équipe : Inès et Loïc.'])('begin on the first: %s', (prompt) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 14, '2027-01-11']])
  })
})

describe('what takes turns', () => {
  it.each([
    ['Fit the lamps, one per week: Oslo, Bergen, Moss. 1-week sprints from 11 January. Team: Ida, Ben.', ['2027-01-11', '2027-01-18', '2027-01-25']],
    ['Audit the wards. Three 2-week sprints from 11 January. One ward per sprint: heart, lungs, bones. Team: Ida, Ben.', ['2027-01-11', '2027-01-25', '2027-02-08']],
  ])('has its days, and is nobody: %s', (prompt, firsts) => {
    expect(stated(prompt, 'horizon', 'sprint').map(({ first }) => iso(first))).toEqual(firsts)
    expect(people(prompt).map(([name]) => name)).toEqual(['Ida', 'Ben'])
  })
})

describe('a goal with parts that are listed elsewhere', () => {
  it.each([
    ['Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January. Team: Ida, Ben.', ['Essays', 'pictures', 'printing']],
    ['Payroll software for our dairy, 80 users, go-live over the weekend of 1 May. 2-week sprints from 11 January: data, rules, training.', ['data', 'rules', 'training']],
  ])('is none of them: %s', (prompt, labels) => {
    expect(topics(prompt)).toEqual(labels)
  })

  it('ends at what it is made for', () => {
    expect(stated('Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January.', 'event', 'sprint').map(({ title }) => title)).toEqual(['bazaar'])
  })

  it('does not list its sources', () => {
    expect(topics('Energy report: heating, lighting, pumps, from two spreadsheets and the meter. Two 2-week sprints from 11 January.')).toEqual(['heating', 'lighting', 'pumps'])
  })
})

describe('who is there', () => {
  it.each([
    ['Lab move: benches, gases, permits. Two 2-week sprints from 11 January. Dr. Lenz (8h), Rita QA, technician Ugo.', [['Dr Lenz', null, 480], ['Rita', 'QA', null], ['Ugo', 'technician', null]]],
    ['Jetty repair: posts, planks. Two 2-week sprints from 11 January. Ranger Ike (10h), Mo (design), carpenter Lou.', [['Ike', 'ranger', 600], ['Mo', 'design', null], ['Lou', 'carpenter', null]]],
    ['Herb garden: beds, path, seeds. Two 2-week sprints from 11 January. Volunteers: Sam 2h, Ida 3h, Per 5h a week.', [['Sam', 'volunteer', 120], ['Ida', 'volunteer', 180], ['Per', 'volunteer', 300]]],
    ['New scanners for the depot: order, test, train. Two 2-week sprints from 11 January. Shift leads Sue and Tom (3 hours a week each).', [['Sue', 'shift lead', 180], ['Tom', 'shift lead', 180]]],
    ['Barn dance: band, bar, parking. Two 2-week sprints from 11 January. Plumber Ewa, me (Klaus, 12h).', [['Ewa', 'plumber', null], ['Klaus', null, 720]]],
  ])('may be told in several ways: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('comes on the day that brackets say', () => {
    const prompt = 'Club app: booking, payments. Three 2-week sprints from 11 January. Devs: Ravi (30h), tester Olu (10h, from 1 February).'
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans?.map(({ first, last }) => [iso(first), iso(last)])])).toEqual([['Olu', [['2027-01-04', '2027-01-31']]]])
    expect(stated(prompt, 'availability', 'sprint')).toEqual([])
  })

  it('does a part by name', () => {
    expect(people('Relaunch our yearbook. Two 2-week sprints from 11 January. Editors Ann and Raj, layout by Uma (Tuesdays only). Sections: news, essays, puzzles.')).toContainEqual(['Uma', 'layout', null])
  })
})

describe('days beside sprints', () => {
  const ends = (prompt: string) => stated(prompt, 'deadline', 'sprint').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo])

  it('are the end of a goal that is headed so', () => {
    expect(ends('Volunteers: Ida and Ben. Goal: mend the jetty by 30 April. Weekly sprints.')).toEqual([['2027-05-01', null]])
  })

  it('leave a step of the list its day', () => {
    expect(ends('Our meal app: 8 interviews, journey map, prototype, usability test on 25 February. 2-week sprints from 25 January.')).toEqual([])
  })

  it('take no likeness for a holiday', () => {
    expect(ends('Harden our shop before the Black Friday-like sale on 26 March. Two-week sprints from 15 February.')).toEqual([['2027-03-26', null]])
  })

  it('are the last ones said', () => {
    expect(stated('Fair app: schedule, map, tickets. Go live 1 September... no wait, 25 August. 2-week sprints from 14 June.', 'event', 'sprint').map(({ days }) => iso(days.first))).toEqual(['2027-08-25'])
  })

  it('allow a power cut, and are nobody’s days off', () => {
    expect(stated('Kitchen refit. 2-week sprints from 11 January. Power off only in week 3. Electrician Bruno, plumber Ewa.', 'exclusion', 'sprint')).toEqual([])
  })

  it('make the sprints reach a dated part', () => {
    expect(stated('Dealer portal: order form, parts, claims. Test week in Oslo 17-21 May. 2-week sprints from 1 March.', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([6])
  })

  it('are no goal themselves', () => {
    const prompt = 'Two-week sprints from 18 January, go live on 29 March: member app for our gym with booking, payments, waiting list, push.'
    expect(read(prompt, 'sprint').subject).toMatch(/^member app for our gym/u)
    expect(topics(prompt)).toEqual(['booking', 'payments', 'waiting list', 'push'])
  })
})
