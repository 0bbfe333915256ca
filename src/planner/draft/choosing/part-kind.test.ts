import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { plainWords } from '../wording.ts'
import { partKind } from './part-kind.ts'

const draft = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') => draftNetwork(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })).tasks

it.each<[Language, string, string | null]>([
  ['en', 'two litter bins', 'thing'],
  ['en', 'coat hooks for the corridor', 'fixture'],
  ['en', 'alcohol licence', 'paper'],
  ['en', 'three lifeguards', 'people'],
  ['en', 'house rules for the loft', 'text'],
  ['en', 'boat for the safety crew', 'booking'],
  ['en', 'soil test', 'check'],
  ['en', 'limits of functions', null],
  ['en', 'crying', null],
  ['de', 'Schanklizenz und Anmeldung', null],
  ['de', 'Baugenehmigung', 'paper'],
  ['de', 'Heizung warten lassen', null],
  ['de', 'Aufzug prüfen lassen', 'check'],
  ['de', 'drei Stehtische', 'thing'],
  ['de', 'Hotelzimmer', 'booking'],
  ['de', 'Rettungsschwimmer am Nachmittag', 'people'],
  ['es', 'dos socorristas', 'people'],
  ['es', 'derivadas', null],
  ['es', 'licencia de apertura', 'paper'],
  ['fr', 'les étagères du fond', 'fixture'],
  ['pt', 'cartazes na praça', 'sign'],
])('%s: %s', (language, label, kind) => {
  expect(partKind(plainWords(label), language)).toBe(kind)
})

it('gives each part of a goal the steps of what it is, whatever the goal’s playbook does with its own', () => {
  const titles = draft('Allotment with carrots and leeks by 30 May: carrots, leeks, liability insurance, a key safe').map(({ title }) => title)
  expect(titles.filter((title) => /^(?:Liability insurance|Key safe)/u.test(title)).join()).not.toMatch(/sow|plant/u)
  expect(titles.filter((title) => title.startsWith('Carrots')).join()).toMatch(/sow/u)
})

it('orders things long before they are put up, and shops for food last', () => {
  const tasks = draft('Our youth club reopens on Friday 30 April: coat hooks, alarm, sandwiches for 60, six bar stools and a liquor licence. Free on Tuesday evenings 18:00-21:00.')
  const placeOf = (id: string) => tasks.find((task) => task.id === id)?.wish.position ?? -1
  expect(placeOf('coat-hooks-order')).toBeLessThan(placeOf('coat-hooks-fit') - 0.2)
  expect(placeOf('sandwiches-for-60-ready')).toBeGreaterThan(0.85)
  expect(placeOf('sandwiches-for-60-ready')).toBeGreaterThan(placeOf('alarm-trial'))
})

it('leaves less time for an office or a delivery where the part has a last day of its own', () => {
  const tasks = draft('Our chapel reopens on Friday 30 April: handrail, hymn board and an accreditation. The accreditation has to be there by 15 January.')
  const wait = tasks.find((task) => task.id === 'accreditation-follow')!.after[0]!.lagMinutes
  expect(wait).toBeLessThanOrEqual(3 * 24 * 60)
})

it('leaves a shelf to whoever builds it and a report to whoever writes it', () => {
  expect(draft('Build a camper box by 30 April: shelves, bench, drawer').map(({ title }) => title).join()).not.toMatch(/with a day of delivery|who fits it/u)
  expect(draft('Learn to read a balance sheet by 30 April: forecast, cash flow, invoice').map(({ title }) => title).join()).not.toMatch(/receipts, statements/u)
})

it('asks people and sets up machines in a sprint of those who build nothing', () => {
  const titles = draft('Reopen the village swimming lake in two sprints of two weeks from 1 February: three lifeguards, sound system, water test. Team: Ida (council), Rolf (grounds).', 'sprint').map(({ title }) => title).join('\n')
  expect(titles).toMatch(/lifeguards: ask people by name/u)
  expect(titles).toMatch(/Sound system: set it up/u)
  expect(titles).toMatch(/Water test: make the appointment/u)
})

it('says in the words of the prompt’s language what a part asks for', () => {
  const titles = draft('Dorfladen eröffnen am 24. April: Kühltheke, Baugenehmigung, zwei Verkäuferinnen, Preisschilder').map(({ title }) => title).join('\n')
  expect(titles).toMatch(/Baugenehmigung: vollständig einreichen/u)
  expect(titles).toMatch(/Verkäuferinnen: gezielt ansprechen/u)
  expect(titles).not.toMatch(/umsetzen|klären, was nötig ist/u)
})

it('lets a playbook give way of which the named parts know nothing', () => {
  const titles = draft('Kleingartenverein „Abendfrieden“ räumt sein Vereinsheim um bis 20. März: Beamer, Kassenbericht, Haftpflichtversicherung, zwei Regale, Hinweisschilder').map(({ title }) => title).join('\n')
  expect(titles).not.toMatch(/aussäen|Sorte wählen/u)
  expect(titles).toMatch(/Beamer: mit echten Daten/u)
})

it('keeps a playbook by whose name the goal is called, whatever is listed for it', () => {
  const titles = draft('Our ruby wedding is on 24 April. To do: a hall, a coach, lunch for 60 guests, a slide show, parking').map(({ title }) => title).join('\n')
  expect(titles).toMatch(/guest|invit/iu)
})

it('rehearses no rent of a hall and no poster', () => {
  const titles = draft('Summer concert of our brass band on Saturday 12 June, 19:00. To do: hall hire, posters, Holst Suite in E flat, public liability, twelve music stands').map(({ title }) => title)
  expect(titles.filter((title) => /^(?:Hall hire|Posters|Public liability|12 music stands)/u.test(title)).join()).not.toMatch(/hard bars|entries/u)
})

it('gets a thing in two steps, and nothing of what is done to one', () => {
  const got = draft('Street dinner of our lane on 20 March: tables, quiche tins').map(({ title }) => title).filter((title) => title.startsWith('Tables'))
  expect(got).toEqual(['Tables: settle number and size, and order or borrow it', 'Tables: check it when it comes, and put it where it is needed'])
  const done = draft('Unser Waffelstand am 20. März: Anhänger streichen, Tische').map(({ title }) => title).filter((title) => title.startsWith('Anhänger'))
  expect(done.some((title) => /leihen oder bestellen/u.test(title))).toBe(false)
})
