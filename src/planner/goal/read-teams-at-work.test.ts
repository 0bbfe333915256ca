import { describe, expect, it } from 'vitest'
import { day, iso, stated } from './read-for-tests.ts'

const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])

describe('people of a team', () => {
  it.each([
    ['Ward round. Two 2-week sprints. Sister Maeve (ward lead, 6 h/wk), Dr Ruiz (surgeon, 4 h/wk)', [['Sister Maeve', 'ward lead'], ['Dr Ruiz', 'surgeon']]],
    ['Jumble sale. Two 1-week sprints. Ines prints, Piet drives and Fr Malachy approves the texts.', [['Ines', 'prints'], ['Piet', 'drives'], ['Malachy', 'approves texts']]],
    ['Tool. Greta on the api at 80 %, Yusuf on tests half time. Two 2-week sprints.', [['Greta', 'api'], ['Yusuf', 'tests']]],
    ['Hire a cook. Team: Lena (kitchen lead), Jul (HR). 1-week sprints.', [['Lena', 'kitchen lead'], ['Jul', 'HR']]],
    ['App para la biblioteca. Somos Nadia (servidor) y Bruno (pruebas). Dos sprints de una semana.', [['Nadia', 'servidor'], ['Bruno', 'pruebas']]],
  ])('have their titles and parts in “%s”', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it.each(['Lab. Two 3-week sprints from 11 January. Omar (analyst, 8 h/wk, on a course 18-22 January), Kim (tester, 5 h/wk)', 'Labor. Zwei Sprints à 3 Wochen ab 11. Januar. Omar (Analyse, 8 Std./Woche; vom 18. bis 22. Januar auf Fortbildung), Kim (Test, 5 Std./Woche)'])('are away on days with something else to do: %s', (prompt) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans])).toEqual([['Omar', [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })

  it('are no things that German writes with a capital', () => {
    expect(topics('Archiv. Team: Uwe (Technik, 8 Stunden pro Woche), Ilse (Leitung, 4 Stunden pro Woche). Zwei Sprints à 2 Wochen ab 18. Januar. Regale, Lesesaal, Findbuch.')).toEqual(['Regale', 'Lesesaal', 'Findbuch'])
  })
})

describe('sprints', () => {
  it.each([
    ['Hall. Start 11 January, sprints of 3 weeks, total of 4', 4, '2027-01-11'],
    ['Hall. Sprints of 2 weeks, 5 in total, from 11 January', 5, '2027-01-11'],
    ['Hall. Two 2-week sprints, first day 11 January. Ana, Bo, and a tester who joins from 25 January.', 2, '2027-01-11'],
  ])('are counted and begin: %s', (prompt, count, first) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect([calendar!.count, iso(calendar!.firstDay)]).toEqual([count, first])
  })

  it.each([
    ['Depot. Ramps, WMS link, acceptance. Two 2-week sprints. Acceptance is the very last thing.', ['Ramps', 'WMS link'], ['Acceptance']],
    ['Hub. Pairing, login updates, logs. Two 2-week sprints. Login first, everything else builds on it.', ['Login'], ['Pairing', 'logs']],
  ])('put something at an end: %s', (prompt, before, after) => {
    expect(stated(prompt, 'precedence', 'sprint').map((order) => [order.before.labels, order.after.labels])).toEqual([[before, after]])
  })
})

describe('times that are none of the plan', () => {
  it.each([
    ['Portal: login, a weekly digest and monthly statements. Two 2-week sprints.', ['login', 'weekly digest', 'monthly statements']],
    ['Portal: acceso, avisos y un resumen semanal. Dos sprints de 2 semanas.', ['acceso', 'avisos', 'resumen semanal']],
    ['Depot: ramps, night shift pilot, signs. Two 2-week sprints.', ['ramps', 'night shift pilot', 'signs']],
  ])('say of which kind a thing is: %s', (prompt, expected) => {
    expect(topics(prompt)).toEqual(expected)
    expect([...stated(prompt, 'rhythm', 'sprint'), ...stated(prompt, 'availability', 'sprint')]).toEqual([])
  })

  it('tell what an event takes', () => {
    expect(stated('Depot: ramps, signs. Two 2-week sprints from 11 January. Show the owners on 21 January at 9am, 45 minutes.', 'event', 'sprint').map(({ from, to }) => [from, to])).toEqual([[540, 585]])
  })

  it.each(['Depot: ramps. Over Carnival (8-9 February) nobody works.', 'Lager: Rampen. In den Ferien (8. bis 9. Februar) passiert nichts.'])('are free by what stands behind their brackets: %s', (prompt) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ days }) => days.spans)).toEqual([[{ first: day('2027-02-08'), last: day('2027-02-09') }]])
  })

  it.each(['Escrever o manual do clube até 26 de março. Posso trabalhar nisto às terças das 20h às 22h.', 'Redactar el manual del club antes del 26 de marzo. Puedo trabajar en esto los martes de 20:00 a 22:00.'])('are there for the work: %s', (prompt) => {
    expect(stated(prompt, 'availability').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[2], [{ from: 1200, to: 1320 }]]])
  })
})

describe('dates beside the goal', () => {
  it('are its end alone behind a comma', () => {
    expect(stated('Move the kitchen to the new wing, 26 March at the latest. Ovens, drains. 2-week sprints from 18 January.', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it('are held by whom they name', () => {
    expect(stated('Food licence. Files, training. Inspection by the county office on 15 June. 3-week sprints from 1 March.', 'event', 'sprint').map(({ title }) => title)).toEqual(['Inspection by the county office'])
  })

  it('begin a freeze', () => {
    expect(stated('Portal: login. Two 2-week sprints from 11 January. Code freeze 20 January.', 'event', 'sprint').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Code freeze', '2027-01-20']])
  })
})

describe('a team on lines and in clauses', () => {
  it('has one person a bullet, with hours and days of their own', () => {
    const prompt = 'Swap the pumps. Sprints: fortnightly, kick-off Monday 11 January\n\nPeople\n* Rosa - plant lead, 3 days a week\n* Emil - IT, 10 h/wk, no Tuesdays\n* shift rep: Nour, 2 hours per week\n\nScope: seals, sensors'
    expect(stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0], capacity?.minutes])).toEqual([['Rosa', 'plant lead', 1440], ['Emil', 'IT', 600], ['Nour', 'shift rep', 120]])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Emil', [2]]])
    expect(stated(prompt, 'sprint-calendar', 'sprint')[0]).toMatchObject({ lengthDays: 14, firstDay: day('2027-01-11') })
  })

  it('is told with brackets behind what somebody does', () => {
    expect(stated('Zine. Two 1-week sprints. Tess writes, Marlon prints (8 hrs a week), Bea does the drawings (5 hrs a week).', 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes ?? null])).toEqual([['Tess', null], ['Marlon', 480], ['Bea', 300]])
  })

  it.each([
    ['Atlas. Curator Irma, designer Luca (from 25 January on), registrar Obi. Weekly sprints from 11 January.', 'Luca', '2027-01-04', '2027-01-24'],
    ['Atlas. Team: Luca (maps), Obi (texts). Weekly sprints from 11 January. Obi is at a congress 18-22 January.', 'Obi', '2027-01-18', '2027-01-22'],
  ])('has days on which somebody is elsewhere: %s', (prompt, person, first, last) => {
    expect(stated(prompt, 'exclusion', 'sprint').map((away) => [away.person, away.days.spans])).toEqual([[person, [{ first: day(first), last: day(last) }]]])
  })

  it('is named in a script without capitals', () => {
    const prompt = 'क्लिनिक के लिए पोर्टल। टीम: सीमा (बैकएंड), अर्जुन (टेस्टिंग, हफ्ते में 12 घंटे)। सोमवार 11 जनवरी से दो हफ्ते के तीन स्प्रिंट। काम: लॉगिन, रसीद।'
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes ?? null])).toEqual([['सीमा', null], ['अर्जुन', 720]])
    expect(stated(prompt, 'sprint-calendar', 'sprint')[0]).toMatchObject({ count: 3, lengthDays: 14, firstDay: day('2027-01-11') })
  })
})

describe('meetings of the sprints', () => {
  it('are held once in each', () => {
    expect(stated('Portal: login, search. 2 two-week sprints from 11 January, Ana and Bo. Demo every second Friday at 13.', 'event', 'sprint').map(({ title, days, from }) => [title, iso(days.first), from])).toEqual([['Demo', '2027-01-22', 780], ['Demo', '2027-02-05', 780]])
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
