import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const FRAME = ' Two 2-week sprints from 8 February.'
const roles = (prompt: string) => stated(prompt + FRAME, 'person', 'sprint').map(({ name, roles: own }) => [name, ...own])
const topics = (prompt: string) => stated(prompt + FRAME, 'topic', 'sprint').map(({ label }) => label)

describe('what people of a team do', () => {
  it('is theirs beside what they are, and work of the plan', () => {
    const prompt = 'Open a food bank. Team: nurse Wanja, Ilse and me (Mr Adeyemi). Nurse Wanja handles hygiene training and fridge logs. I write the donor letter.'
    expect(new Set(roles(prompt).map(([name]) => name))).toEqual(new Set(['Ilse', 'Mr Adeyemi', 'Wanja']))
    expect(topics(prompt)).toEqual(expect.arrayContaining(['hygiene training', 'fridge logs', 'donor letter']))
  })

  it('is no topic where it only says who somebody is', () => {
    expect(topics('Rebuild the fleet portal. Pelle does frontend, Aiko handles everything else.')).toEqual([])
  })

  it.each([
    ['Stage a musical. Team: Orla, Bram, Cleo. Hours: 6 each per sprint, Cleo only 3.', [[360, 'sprint'], [360, 'sprint'], [180, 'sprint']]],
    ['Stage a musical.\nTeam: Orla, Bram\nOrla: 12 h/sprint, Bram: 9 h/sprint\n', [[720, 'sprint'], [540, 'sprint']]],
  ])('has the hours of “%s”', (prompt, capacities) => {
    expect(stated(prompt + FRAME, 'person', 'sprint').map(({ capacity }) => [capacity?.minutes, capacity?.per])).toEqual(capacities)
  })

  it.each([
    ['None of us can do more than 5 hours a week.', [['Orla', 300], ['Bram', 300]]],
    ['We have 14 hours a week between us.', [[null, 840]]],
  ])('is limited by “%s”', (words, limits) => {
    expect(stated(`Stage a musical. Team: Orla and Bram. ${words}${FRAME}`, 'limit', 'sprint').map(({ person, max }) => [person, max])).toEqual(limits)
  })

  it('begins on the day that is said again', () => {
    const exclusion = stated(`Stage a musical. Team: Orla and Bram. Bram joins a week later, i.e. 15 Feb.${FRAME}`, 'exclusion', 'sprint').at(-1)
    expect([exclusion?.person, iso(exclusion?.days.spans?.[0]?.last ?? null)]).toEqual(['Bram', '2027-02-14'])
  })

  it('is not in bullets below a team on one line', () => {
    const prompt = 'Refit the workshop\n- Team: Orla, Bram\n- Scope: benches, wiring (lamps, sockets), extraction\n- wiring before extraction\n- End: 28 Feb'
    expect(roles(prompt).map(([name]) => name)).toEqual(['Orla', 'Bram'])
    expect(topics(prompt)).toEqual(['benches', 'wiring (lamps, sockets)', 'extraction'])
  })
})

describe('numbered sprints in short', () => {
  it('hold their own work', () => {
    const brief = read('Irrigation controller, 3 sprints of 2 weeks from 8 Feb, team Orla and Bram.\nS1: valve driver, wiring plan\nS2: order manifolds, rain sensor\nS3: field trial, handbook', 'sprint')
    expect(brief.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo ? [[reading.appliesTo.labels.join(' + '), iso(reading.first)]] : []))).toEqual([
      ['valve driver + wiring plan', '2027-02-08'], ['manifolds + rain sensor', '2027-02-22'], ['field trial + handbook', '2027-03-08'],
    ])
  })

  it('are counted behind a heading', () => {
    expect(stated('Stage a musical. Sprints: four, one week each, from 8 Feb', 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[4, 7]])
  })
})

describe('days elsewhere', () => {
  it.each(['Deutschprüfung am 7. Mai. Vom 15.2. bis 20.2. bin ich im Schullandheim.', 'Préparer le permis pour le 7 mai. Je suis en stage du 15 au 20 février.'])('are free in “%s”', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]))).toEqual([[['2027-02-15', '2027-02-20']]])
  })

  it('do not take the weekday of what is opened for one of the plan', () => {
    expect(stated('We are opening a Sunday repair café in June.', 'rhythm')).toEqual([])
  })
})

describe('whose hours and days they are', () => {
  const team = 'Rewire the chapel in 2 two-week sprints from 8 February. Team: Orla and Bram.'
  it.each([
    ['Rewire the chapel in 2 two-week sprints from 8 February. Team (hours per sprint): Orla 22, Bram 31. Fuse box, organ, porch.', [['Orla', 1320, 'sprint'], ['Bram', 1860, 'sprint']]],
    ['Rewire the chapel in 2 two-week sprints from 8 February. Max 18 hours a week for Orla, 12 for Bram. Fuse box, organ, porch.', [['Orla', 1080, 'week'], ['Bram', 720, 'week']]],
  ])('are read from “%s”', (prompt, capacities) => {
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes, capacity?.per])).toEqual(capacities)
  })

  it.each([
    ['Bram works 4 days a week, never Tuesdays.', [['Bram', [2], undefined]]],
    ['Orla is on nights 15-19 February.', [['Orla', undefined, 0]]],
    ['No work on 10 February (Ash Wednesday).', [[null, undefined, 0]]],
  ])('are those of “%s”', (words, exclusions) => {
    expect(stated(`${team} ${words}`, 'exclusion', 'sprint').map(({ person, days, windows }) => [person, days.weekdays, days.weekdays ? undefined : windows.length])).toEqual(exclusions)
  })

  it('stand on the line of a name', () => {
    const prompt = 'Rewire the chapel in 2 two-week sprints from 8 February\nTeam:\n  Orla — fuse box, 20h/wk\n  Per-Olof — organ, 2 days/wk'
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Orla', 1200], ['Per-Olof', 960]])
  })
})

describe('sprints in other words', () => {
  it.each([
    ['Rewire the chapel. Sprint 1 starts 8 February, each sprint lasts 10 working days; we have 3.', [3, 14, '2027-02-08']],
    ['Rewire the chapel. Sprint plan. Len: 1 week. N: 5. Start: 8 February', [5, 7, '2027-02-08']],
    ['Rewire the chapel, 5 sprints x 1 week, w/c 8 February', [5, 7, '2027-02-08']],
  ])('are read from “%s”', (prompt, [count, length, first]) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map((reading) => [reading.count, reading.lengthDays, iso(reading.firstDay)])).toEqual([[count, length, first]])
  })

  it.each([
    ['Inspection first, then the porch.', ['Inspection', 'porch']],
    ['Lamps need heritage approval first.', ['heritage approval', 'Lamps']],
    ['Fuse box has to be signed off before the organ goes in.', ['Fuse box', 'organ']],
  ])('have the order of “%s”', (words, [before, after]) => {
    expect(stated(`Rewire the chapel in 2 two-week sprints from 8 February. ${words}`, 'precedence', 'sprint').map((order) => [order.before.labels[0], order.after.labels[0]])).toEqual([[before, after]])
  })

  it('name what is due behind a colon', () => {
    expect(stated('Rewire the chapel in 2 two-week sprints from 8 February. Sockets: order by 12 February.', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Sockets']])
  })
})

describe('teams told in sentences and tables', () => {
  const FRAME_OF_TWO = ' Two 2-week sprints from 8 February.'
  it.each([
    ['Restore the organ. We have Bram, who tunes the pipes, a carpenter called Orla and Tove for the grant report.', [['Bram', 'tunes pipes'], ['Orla', 'carpenter'], ['Tove', 'grant report']]],
    ['Restore the organ. Roles: Bram (bellows) 3d/wk, Orla (pipes) full-time.', [['Bram', 'bellows'], ['Orla', 'pipes']]],
    ['Move the desk from email to Zammad, me (Bram) plus Orla.', [['Bram'], ['Orla']]],
    ['Restore the organ. Volunteers: Bram K. (leaflets), Orla (pipes).', [['Bram', 'leaflets'], ['Orla', 'pipes']]],
  ])('are read from “%s”', (prompt, people) => {
    expect(stated(prompt + FRAME_OF_TWO, 'person', 'sprint').map(({ name, roles: [role] }) => (role === undefined ? [name] : [name, role]))).toEqual(people)
  })

  it('have rows', () => {
    const prompt = 'Restore the organ in 2 two-week sprints from 8 February\n| Name | Role | Hours/week | Off |\n|---|---|---|---|\n| Orla | tuner | 20 | - |\n| Bram | joiner | 12 | 10-12 February |\nbellows, pipes, keys'
    expect(stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, ...roles, capacity?.minutes])).toEqual([['Orla', 'tuner', 1200], ['Bram', 'joiner', 720]])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Bram'])
  })

  it('hand work over', () => {
    const prompt = `Restore the organ. Team: Bram, Orla, Tove. Bram is responsible for the bellows, Orla for the pipes, Tove for everything else: keys, case, report.${FRAME_OF_TWO}`
    expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).toEqual(expect.arrayContaining(['bellows', 'pipes', 'keys', 'case', 'report']))
    expect(stated(prompt, 'person', 'sprint').find(({ name }) => name === 'Tove')?.roles).toEqual(['keys', 'case', 'report'])
  })

  it.each([
    ['On 10 February (fair) and 17 February (market) nobody is in.', ['2027-02-10', '2027-02-17']],
    ['Workshop closed on 10 February (fair), nobody works.', ['2027-02-10']],
  ])('are away on “%s”', (words, days) => {
    expect(stated(`Restore the organ with Bram and Orla.${FRAME_OF_TWO} ${words}`, 'exclusion', 'sprint').flatMap(({ days: { spans } }) => (spans ?? []).map(({ first }) => iso(first)))).toEqual(days)
  })

  it('deliver nothing in a freeze', () => {
    expect(stated(`Restore the shop with Bram and Orla.${FRAME_OF_TWO} Change freeze 15-19 February.`, 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels.includes('release'))).toEqual([true])
  })

  it('give a range to what is named with it', () => {
    expect(stated(`Restore the organ with Bram and Orla.${FRAME_OF_TWO} Trial concert with two choirs 15-17 February.`, 'horizon', 'sprint').map(({ appliesTo }) => appliesTo !== null)).toEqual([true])
  })
})

describe('other languages', () => {
  it('know the Portuguese no from a denial', () => {
    expect(stated('Passar no exame de condução a 22 de maio às 9h.', 'exclusion')).toEqual([])
  })

  it('begin an evening with à partir de', () => {
    expect(stated('Repeindre la cuisine. Travaux uniquement le mercredi soir à partir de 18h30.', 'availability').map(({ windows }) => windows[0]?.from)).toEqual([1110])
  })

  it('name an occasion behind the German verb', () => {
    expect(stated('Unser Chor veranstaltet am Samstag, den 15. Mai von 10 bis 16 Uhr einen Tag der offenen Tür. Plakate drucken.', 'event').map(({ title }) => title)).toEqual(['Tag der offenen Tür'])
  })

  it('take the hours behind the colon, not the part of the day before it', () => {
    expect(stated('Aprender violão. Só consigo à noite: segunda e sexta das 21h às 22h.', 'availability').map(({ windows }) => windows)).toEqual([[{ from: 1260, to: 1320 }]])
  })
})

describe('frames of a project', () => {
  it.each([
    ['Refit the chapel. Time frame 8 February to 19 March, 2-week iterations.', [3, 14, '2027-02-08']],
    ['Refit the chapel. From 8 February in two-week blocks until 4 April.', [4, 14, '2027-02-08']],
    ['Refit the chapel\nSprints: 3 (à 2 weeks), first day 2027-02-08', [3, 14, '2027-02-08']],
  ])('are the sprints of “%s”', (prompt, [count, length, first]) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map((reading) => [reading.count, reading.lengthDays, iso(reading.firstDay)])).toEqual([[count, length, first]])
  })

  it.each([
    ['Who: Orla (0.5 FTE), Bram (1 FTE).', [['Orla', 1200, 'week'], ['Bram', 2400, 'week']]],
    ['Crew is Orla and Bram, plus an external restorer, Tove, who has just 7 hours per sprint.', [['Orla', undefined, undefined], ['Bram', undefined, undefined], ['Tove', 420, 'sprint']]],
    ['I work with my two assistants Orla and Bram.', [['Orla', undefined, undefined], ['Bram', undefined, undefined]]],
  ])('have the people of “%s”', (words, people) => {
    expect(stated(`Refit the chapel. ${words} Two 2-week sprints from 8 February.`, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes, capacity?.per])).toEqual(people)
  })

  it('hold the kinds of a counted noun', () => {
    expect(stated('Translate the hymn book into 4 languages (DE, FR, IT, PL). Team: Orla, Bram. Two 2-week sprints from 8 February.', 'topic', 'sprint').map(({ label }) => label)).toEqual(['DE', 'FR', 'IT', 'PL'])
  })

  it('hold what a plus joins in a sprint', () => {
    expect(stated('Refit the chapel, 2 two-week sprints from 8 February.\nSprint 1 = survey + permits\nSprint 2 = wiring, paint', 'topic', 'sprint').map(({ label }) => label)).toEqual(expect.arrayContaining(['survey', 'permits', 'wiring', 'paint']))
  })

  it('have an hour behind a date with two dots', () => {
    expect(stated('Refit the chapel. Inspection Thu 18.02. 9:00-15:00. Two 2-week sprints from 8 February.', 'event', 'sprint').map(({ from, to }) => [from, to])).toEqual([[540, 900]])
  })
})

describe('people and their work', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

  it.each([
    ['Ship the billing module in two 2-week sprints. Rita backend, Paulo QA 20 h a week.', [['Rita', 'backend', null], ['Paulo', 'QA', 1200]]],
    ['Build a photo app in 3 two-week sprints. Tomas iOS, Wei backend, Nina QA half time.', [['Tomas', 'iOS', null], ['Wei', 'backend', null], ['Nina', 'QA', 1200]]],
    ['Hire two engineers in one 3-week sprint, interviewers Ines and Omar: job ad, screening, offer.', [['Ines', 'interviewer', null], ['Omar', 'interviewer', null]]],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it('takes hours behind an item for its effort', () => {
    const prompt = 'One 2-week sprint from Monday: PDF export (12 hours), CSV export 6h, search (2 days), email.'
    expect(stated(prompt, 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])).toEqual([['PDF export', 720], ['CSV export', 360], ['search', 960], ['email', null]])
    expect(stated(prompt, 'session', 'sprint')).toEqual([])
  })
})
