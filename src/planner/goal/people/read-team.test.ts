import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

const team = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('people', () => {
  it.each([
    ['Build a shop. Team: Ana - backend, Bo - frontend, Chidi - QA.', [['Ana', 'backend'], ['Bo', 'frontend'], ['Chidi', 'QA']]],
    ['Auth for our tool. Two devs (Kemi, Lars)', [['Kemi', 'developer'], ['Lars', 'developer']]],
    ['Game jam. Team of 3: Lena code, Max art, Ozzy sound', [['Lena', 'code'], ['Max', 'art'], ['Ozzy', 'sound']]],
    ['Site. Greta writes the copy, Liam does design.', [['Greta', 'writes copy'], ['Liam', 'design']]],
    ['Hire. People: recruiter Dana, hiring manager Paul', [['Dana', 'recruiter'], ['Paul', 'hiring manager']]],
    ['Swap 120 laptops. Two-week sprints: Ali (IT), Carla (purchasing)', [['Ali', 'IT'], ['Carla', 'purchasing']]],
    ['Pipeline. 3 ppl: Wei, Olga, Tunde.', [['Wei'], ['Olga'], ['Tunde']]],
    ['Move to the cloud. Team Alva, Bruno, Cora.', [['Alva'], ['Bruno'], ['Cora']]],
    ['We are 3: Alva and Bruno code, Cora does ops. One sprint of two weeks.', [['Alva', 'code'], ['Bruno', 'code'], ['Cora', 'ops']]],
    ['With Alva (facilitator), Bruno and Cora: a design sprint', [['Alva', 'facilitator'], ['Bruno'], ['Cora']]],
    ['Me and Bruno build a chat app in two sprints', [['Me'], ['Bruno']]],
    ['Devs Alva & Bruno, tester Cora. Product owner is Dario.', [['Alva', 'developer'], ['Bruno', 'developer'], ['Cora', 'tester'], ['Dario', 'product owner']]],
    ['Learn React, Node and Docker in 2 two-week sprints', []],
  ])('are read from “%s”', (prompt, people) => {
    expect(team(prompt)).toEqual(people)
  })

  it('know who the user is', () => {
    expect(stated('Content. Writer: Imke, approval: me (Steph).', 'person', 'sprint').map(({ name, isUser }) => [name, isUser])).toEqual([['Imke', false], ['Steph', true]])
  })

  it('have hours and days in brackets', () => {
    const prompt = 'Shop. Alva (backend, 20h a week) and Bruno (FE, Tuesdays and Thursdays only) build it.'
    expect(stated(prompt, 'person', 'sprint').map(({ capacity }) => capacity)).toEqual([{ minutes: 1200, per: 'week' }, null])
    expect(stated(prompt, 'availability', 'sprint')[0]).toMatchObject({ person: 'Bruno', days: { weekdays: [2, 4] } })
  })

  it('each have the hours said of each', () => {
    expect(stated('Shop. Team Alva, Bruno. 70 hours per person and sprint, 2 sprints of two weeks.', 'limit', 'sprint').map(({ person, max, per }) => [person, max, per])).toEqual([['Alva', 4200, 'sprint'], ['Bruno', 4200, 'sprint']])
  })

  it('have absences of their own', () => {
    const [away] = stated('Shop. Team: Ana - backend, Bo - frontend. Ana is away 18-22 January.', 'exclusion', 'sprint')
    expect(away).toMatchObject({ person: 'Ana' })
    expect(away?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-18', '2027-01-22']])
  })
})

describe('sprints', () => {
  it.each([
    ['3 two-week sprints starting Monday 11 January', 3, 14, '2027-01-11'],
    ['4 sprints of 2 weeks, start feb 8', 4, 14, '2027-02-08'],
    ['Sprint length 3 weeks, two sprints, start 1 March', 2, 21, '2027-03-01'],
    ['3 sprints, 2 weeks each, from 18 January', 3, 14, '2027-01-18'],
    ['One sprint, 10 working days from 1 Feb', 1, 14, '2027-02-01'],
    ['3 x 2 wks from 11 January', 3, 14, '2027-01-11'],
    ['Weekly sprints, 4 of them, starting Feb 1', 4, 7, '2027-02-01'],
    ['One-week sprints x 5 starting 18 January', 5, 7, '2027-01-18'],
    ['Two-week sprints until end of March, sprint 1 starts 18 January', 5, 14, '2027-01-18'],
    ['6 weeks, 1-week sprints from Feb 15', 6, 7, '2027-02-15'],
  ])('are read from “%s”', (prompt, count, lengthDays, first) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect(calendar).toMatchObject({ count, lengthDays })
    expect(iso(calendar!.firstDay)).toBe(first)
  })
})

describe('people of a team', () => {
  it.each([
    ['Ward round. Two 2-week sprints. Sister Maeve (ward lead, 6 h/wk), Dr Ruiz (surgeon, 4 h/wk)', [['Sister Maeve', 'ward lead'], ['Dr Ruiz', 'surgeon']]],
    ['Jumble sale. Two 1-week sprints. Ines prints, Piet drives and Fr Malachy approves the texts.', [['Ines', 'prints'], ['Piet', 'drives'], ['Malachy', 'approves texts']]],
    ['Tool. Greta on the api at 80 %, Yusuf on tests half time. Two 2-week sprints.', [['Greta', 'api'], ['Yusuf', 'tests']]],
    ['Hire a cook. Team: Lena (kitchen lead), Jul (HR). 1-week sprints.', [['Lena', 'kitchen lead'], ['Jul', 'HR']]],
    ['App para la biblioteca. Somos Nadia (servidor) y Bruno (pruebas). Dos sprints de una semana.', [['Nadia', 'servidor'], ['Bruno', 'pruebas']]],
  ])('have their titles and parts in “%s”', (prompt, expected) => {
    expect(team(prompt)).toEqual(expected)
  })

  it.each(['Lab. Two 3-week sprints from 11 January. Omar (analyst, 8 h/wk, on a course 18-22 January), Kim (tester, 5 h/wk)', 'Labor. Zwei Sprints à 3 Wochen ab 11. Januar. Omar (Analyse, 8 Std./Woche; vom 18. bis 22. Januar auf Fortbildung), Kim (Test, 5 Std./Woche)'])('are away on days with something else to do: %s', (prompt) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans])).toEqual([['Omar', [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })

  it('are no things that German writes with a capital', () => {
    expect(topics('Archiv. Team: Uwe (Technik, 8 Stunden pro Woche), Ilse (Leitung, 4 Stunden pro Woche). Zwei Sprints à 2 Wochen ab 18. Januar. Regale, Lesesaal, Findbuch.')).toEqual(['Regale', 'Lesesaal', 'Findbuch'])
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
