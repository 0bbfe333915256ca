import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const PLAN = 'Ferry site, three 2-week sprints from 1 February. Ana, Bo. Stops, fares, map.'
const away = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)

describe('days that stand before a name', () => {
  it.each([
    [`${PLAN} From 8 to 12 February Ana is on leave.`, ['Ana']],
    [`${PLAN} On 12 February Bo is off.`, ['Bo']],
    [`${PLAN} In week 2 Ana and Bo are away.`, ['Ana', 'Bo']],
    ['Fährseite, drei 2-wöchige Sprints ab 1. Februar. Ana, Bo. Häfen, Preise, Karte. Vom 8. bis 12. Februar ist Ana im Urlaub.', ['Ana']],
    [`${PLAN} From 8 to 12 February the office is closed.`, [null]],
  ])('are that person’s own: %s', (prompt, people) => {
    expect(away(prompt)).toEqual(people)
  })
})

describe('days that the sentence tells before it names who is not there', () => {
  it.each<[string, string[]]>([
    [`${PLAN} On 8 and 9 February we count the stock, so Bo isn't available.`, ['Bo']],
    [`${PLAN} The fair is on 12 February: Ana and Bo are away.`, ['Ana', 'Bo']],
    [`${PLAN} absences: Ana 8 Feb to 12 Feb (ferry course); Bo 15 Feb`, ['Ana', 'Bo']],
  ])('are theirs: %s', (prompt, people) => expect(away(prompt)).toEqual(expect.arrayContaining(people)))
})

describe('what may still be done behind a freeze', () => {
  it('is not due before it', () => {
    const prompt = `${PLAN} Content lock on 8 March, after that only bug fixing + the upload.`
    expect(stated(prompt, 'deadline', 'sprint').map(({ latest, ...reading }) => [iso(latest / 1440), 'appliesTo' in reading ? reading.appliesTo : null])).toEqual([['2027-03-08', { labels: ['Stops', 'fares', 'map'] }]])
    expect(stated(prompt, 'horizon', 'sprint').map(({ first }) => iso(first))).toEqual(['2027-03-08'])
  })
})

describe('what somebody takes', () => {
  it('is a part beside the long step that names it', () => {
    expect(stated(`Archive scan, three 2-week sprints from 1 February. Niki takes the maps, Tom does the letters. Scan 400 letters and the 30 largest maps, then index them by year, then proofread.`, 'topic', 'sprint').map(({ label }) => label)).toContain('maps')
  })
})

describe('what a freeze leaves open and nothing else names', () => {
  it('is work behind it', () => {
    const prompt = `${PLAN} Content freeze 8 March, after that only captions.`
    expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).toEqual(['Stops', 'fares', 'map', 'captions'])
  })
})

describe('a day of everybody behind days of one', () => {
  const off = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans!.map(({ first, last }) => `${iso(first)} ${iso(last)}`)])

  it('is nobody’s alone', () => {
    expect(off('Two 2-week sprints from Monday 1 March. Team: Ana (web), Leo (data). Build search, export, help pages. Leo is on leave 8-9 March and on Friday 12 March the whole office is closed.')).toEqual([['Leo', ['2027-03-08 2027-03-09']], [null, ['2027-03-12 2027-03-12']]])
    expect(off('Dos sprints de 2 semanas desde el lunes 1 de marzo. Equipo: Ana (web), Leo (datos). Leo está fuera del 8 al 9 de marzo y el viernes 12 de marzo no trabaja nadie.')).toEqual([['Leo', ['2027-03-08 2027-03-09']], [null, ['2027-03-12 2027-03-12']]])
    expect(off('Deux sprints de 2 semaines à partir du lundi 1er mars. Équipe : Ana (web), Karim (données). Karim est absent le 8 mars et le vendredi 12 mars tout le monde est en congé.')).toEqual([['Karim', ['2027-03-08 2027-03-08']], [null, ['2027-03-12 2027-03-12']]])
  })

  it('stays theirs where nothing is said of the others', () => {
    expect(off('Two 2-week sprints from Monday 1 March. Team: Ana (web), Leo (data). Build search, export, help pages. Leo is off 8-9 March and 12 March, the office is open.')).toEqual([['Leo', ['2027-03-08 2027-03-09', '2027-03-12 2027-03-12']]])
  })
})
