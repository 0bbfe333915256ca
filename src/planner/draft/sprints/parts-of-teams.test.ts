import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const titles = (prompt: string) => tasksOf(prompt).map(({ title }) => title)
const of = (part: string, prompt: string) => titles(prompt).filter((title) => title.startsWith(part))

describe('what a part is called', () => {
  const TRAIL = 'Nature trail round our mill pond: two 2-week sprints from 18 January. Edda (text), Juri (carpentry), Pia (office). Map, trail guide, complaint form, welcome plan'

  it('makes no helper of a guide and no process of a map', () => {
    expect(of('Trail guide', TRAIL).some((title) => /one shift|ask by name/u.test(title))).toBe(false)
    expect(of('Map', TRAIL)).toEqual(['Map'])
  })

  it('writes a form and does not fill it in', () => {
    expect(of('Complaint form', TRAIL).some((title) => title.includes('fill in'))).toBe(false)
  })

  it('makes no person of a machine and no fair of sales', () => {
    const SHOP = 'Our hospital shop opens on Sundays: two 2-week sprints from 18 January. Jan (purchasing), Mo (rota). Floor polish plan, steam cleaner, ticket sales'
    expect(of('Steam cleaner', SHOP).some((title) => /by name|go through the first hour/u.test(title))).toBe(false)
    expect(of('Ticket sales', SHOP).some((title) => title.includes('running order'))).toBe(false)
  })

  it('has no columns for a plan', () => {
    expect(of('Welcome plan', TRAIL).some((title) => title.includes('columns'))).toBe(false)
  })

  it('makes no appointment a socket', () => {
    const french = of('Prise de rendez-vous', 'Deux sprints de deux semaines à partir du 18 janvier pour refaire l’accueil de notre salon. Léa (accueil), Paul (coiffure). À faire : prise de rendez-vous, fiche de fidélité, vitrine')
    expect(french.some((title) => /poser|mesurer/u.test(title))).toBe(false)
  })
})

it('tests no test', () => {
  const all = of('Load test', 'Ticket sale for our theatre app. Jo backend, Mia frontend, Finn QA. Two 2-week sprints from 18 January: seat map, voucher, load test')
  expect(all.some((title) => /acceptance criteria|main paths automated/u.test(title))).toBe(false)
})

it('gives a part to the trade of its name', () => {
  const tasks = tasksOf('Our staff change, two 2-week sprints from 18 January: Tess (HR), Umar (IT), Vic (sales). Applicant letters, device portal, exit training')
  const whose = (part: string) => new Set(tasks.filter(({ title, role }) => title.startsWith(part) && role === null).map(({ assignee }) => assignee))
  expect(whose('Applicant letters')).toEqual(new Set(['Tess']))
  expect(whose('Device portal')).toEqual(new Set(['Umar']))
})

it('keeps the language of a team that names its parts, where the knowledge stands in English only', () => {
  const all = titles('Zwei Sprints à zwei Wochen ab 18. Januar: neues Personalhandbuch für unsere Gärtnerei. Es fehlen noch: Urlaubsregeln, Schlüsselliste, Aushang, Notfallplan')
  expect(all.some((title) => title.startsWith('Das Ganze einmal durchgehen'))).toBe(true)
})

it('takes what is written beside the goods of a playbook for what it is', () => {
  const all = of('Letter', 'New labels for our jam jars, two 2-week sprints from 18 January. Rhea (design), Udo (sales). Label artwork, letter to our shops')
  expect(all.some((title) => /artwork|size, text and material/u.test(title))).toBe(false)
})

it('plans nothing for the Sunday behind a gala', () => {
  const all = titles('Charity gala of our fire brigade, two 2-week sprints from 18 January, Fay (sponsors), Greg (catering). Gala on Saturday 13 February at 7 pm. Raffle, seating plan')
  expect(all.some((title) => /next year|within two days/u.test(title))).toBe(false)
})

it('finds no command-line tool in clients who are trained', () => {
  const all = titles('Nouveaux services de notre auto-école, deux sprints de deux semaines à partir du 18 janvier : carnet client, formation client, fiche client formation')
  expect(all.some((title) => /exit codes|pipes/u.test(title))).toBe(false)
})

it('checks itself what nobody has to be called for', () => {
  const CLUB = 'Bring our rowing club’s boats into order: two 2-week sprints from 18 January. Gil (boats), Ina (treasurer). Rigger check, gas check, oar list'
  expect(of('Rigger check', CLUB)).toContain('Rigger check: deal with the findings')
  expect(of('Gas check', CLUB).some((title) => title.includes('make the appointment'))).toBe(true)
})

it('has no release of software in a team of which nobody builds any', () => {
  const all = titles('Clear out old personal data, three 1-week sprints from 18 January. Paul (legal), Ines (accounts), Greta (HR). Deletion rules, archive contract, privacy note to members')
  expect(all.some((title) => /thin slice|staging/u.test(title))).toBe(false)
})

it('waits for boards that are sent out', () => {
  const tasks = tasksOf('Rev D of our heater controller board, three 3-week sprints from 11 January. Aki hardware, Eeva firmware, Lumi testing. Schematic review, layout, send to fab, assembly, vibration test')
  const assembly = tasks.find(({ title }) => title.startsWith('Assembly'))!
  expect(Math.max(...assembly.after.map(({ lagMinutes }) => lagMinutes))).toBeGreaterThanOrEqual(7 * 24 * 60)
})

it('leaves an analyst what is theirs, and the rest to all', () => {
  const tasks = tasksOf('Visitor survey of our zoo, one 2-week sprint from 18 January: Ann (marketing), Bo (data). Questionnaire, sign-in sheet, analysis')
  expect(tasks.filter(({ assignee }) => assignee === 'Ann').length).toBeGreaterThan(3)
})

it('writes the dress code of a handbook, and draws a plan', () => {
  expect(of('Dress code', 'Staff handbook for our nursery, two 2-week sprints from 18 January. Mimi (nurse), Gus (office). Holiday rules, dress code, key rules').some((title) => title.includes('columns'))).toBe(false)
  const french = of('Plan de salle', 'Deux sprints de deux semaines à partir du 18 janvier : notre fête. Lise (rédaction), Omar (terrain). À faire : plan de salle, affiche, règlement')
  expect(french.length).toBeGreaterThan(1)
  expect(french.some((title) => /comparer|réserver/u.test(title))).toBe(false)
})
