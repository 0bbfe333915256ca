import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('days beside sprints', () => {
  it('belong to their thing when no sprint fits into them', () => {
    const brief = read('Replace the till software of our 9 bakeries, cutover over the weekend of 15 May. Two-week sprints from 1 February: data, devices, courses', 'sprint')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'event').map(({ title, days }) => [title, iso(days.first), iso(days.last)])).toEqual([['cutover', '2027-05-15', '2027-05-16']])
    expect(readingsOf(brief, 'deadline')).toHaveLength(1)
  })

  it.each([
    ['Move our lab to the new building in spring. Three-week sprints from 11 January. Ann and Bo.', '2027-05-31'],
    ['Introduce a new rota in May. Two-week sprints from 1 February. Ann and Bo.', '2027-05-31'],
  ])('are the end of the whole where they are a month or a season: %s', (prompt, last) => {
    expect(stated(prompt, 'deadline', 'sprint').map(({ latest }) => iso(latest / 1440 - 1))).toEqual([last])
    expect(stated(prompt, 'event', 'sprint')).toEqual([])
  })

  it('are those of a part where a later sentence names it', () => {
    expect(stated('New intranet. Two-week sprints from 1 February. Roll-out in autumn. Ann and Bo.', 'horizon', 'sprint').map(({ first, appliesTo }) => [iso(first), appliesTo?.labels.join().toLowerCase()])).toEqual([['2027-09-01', 'roll-out']])
  })

  it('are a note when they only say when something may be', () => {
    const brief = read('New press in hall 2. Three-week sprints from 11 January. Line 2 may only stand still in the week of 8 March', 'sprint')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(brief.notes.map(({ words }) => words).join()).toContain('8 March')
  })
})

describe('sprints with a first and a last day', () => {
  it.each([
    ['New member portal, two-week sprints from 1 February to 12 March: Anna (design), Ben (code)', 3, '2027-02-01'],
    ['Recruit 4 drivers, 1-week sprints from 11 January until 5 February. Ads, trials, contracts', 4, '2027-01-11'],
  ])('%s', (prompt, count, first) => {
    const [calendar] = readingsOf(read(prompt, 'sprint'), 'sprint-calendar')
    expect([calendar?.count, iso(calendar?.firstDay ?? 0)]).toEqual([count, first])
  })

  it('begin where their own words say, before what the goal is for', () => {
    const brief = read('Summer school for apprentices, starting 7 June. Four 2-week sprints from 8 March: rooms, teachers, programme', 'sprint')
    expect(iso(readingsOf(brief, 'sprint-calendar')[0]?.firstDay ?? 0)).toBe('2027-03-08')
    expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-06-07'])
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).not.toContain('sprints')
  })
})

describe('how long sprints are and when the first begins', () => {
  it.each([
    ['Refonte du catalogue. Sprints de quinze jours à partir du 1er février : textes, photos, impression', 14, '2027-02-01'],
    ['Archivo nuevo: textos, fotos. Sprints de quince días desde el 1 de febrero', 14, '2027-02-01'],
    ['New till software: data, devices, courses. Fortnightly, starting 18 January.', 14, '2027-01-18'],
    ['New till software: data, devices, courses. Sprint cadence: ten working days, first opens 25 January.', 14, '2027-01-25'],
  ])('%s', (prompt, length, first) => {
    const [calendar] = readingsOf(read(prompt, 'sprint'), 'sprint-calendar')
    expect([calendar!.lengthDays, iso(calendar!.firstDay)]).toEqual([length, first])
  })

  it('are no sprints where a thing comes so often', () => expect(readingsOf(read('Fortnightly newsletter for the club: texts, photos, mailing', 'sprint'), 'sprint-calendar').filter(({ source }) => source === 'stated')).toEqual([]))
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
