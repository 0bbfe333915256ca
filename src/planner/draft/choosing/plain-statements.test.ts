import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { kindOfGoal } from './kind-of-goal.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))
const frameOf = (prompt: string) => planFrame(briefOf(prompt))

it.each([
  ['I start my new job on 1 March and I want to arrive prepared', 'new-job'], ['My parents arrive on 18 December and stay for two weeks', 'house-guests'], ['My bike was stolen last night', 'theft'],
  ['My flat has mould and the landlord does not answer', 'tenancy-trouble'], ['My tenancy deposit has not been returned for four months', 'tenancy-trouble'], ['My hard drive with the family videos is failing', 'data-rescue'],
  ['I promised to translate a 300-page novel by the end of August', 'translating'], ['My boss wants a market analysis of electric vans by the 15th', 'market-analysis'], ['I have to write reports for 24 pupils by 29 January', 'school-reports'],
  ['My term begins on 12 January and I want a routine for five courses', 'term-plan'], ['I quit my job and want to take six months off to write', 'sabbatical'], ['I want to stop working evenings', 'working-less'],
  ['I want to refinance our mortgage before the fixed rate ends in June', 'refinancing'], ['I moved to Hamburg in December and know nobody here', 'new-in-town'], ['I spend too much time on my phone', 'less-phone'],
  ['The landlord is selling our house and we need to be out by the end of February', 'flat-hunting'], ['I have to give a speech at my father’s funeral on Friday', 'eulogy'], ['I’m photographing a friend’s wedding on 6 June and have never done it', 'photography'],
  ['The neighbours complain about our dog barking all day', 'dog-training'], ['The school play is on 26 June and I sew the costumes for 22 children', 'sewing'], ['My brother graduates on 22 May and I am making the cake', 'occasion-cake'],
  ['My two-year-old still doesn’t sleep through the night', 'baby-sleep'], ['I’m going to be a father in August', 'newborn'], ['My mother can no longer live alone', 'care-move'], ['Our company moves to a new building in the second week of April', 'office-move'],
  ['Introduce a four-day week', 'change-programme'], ['Organise my father’s funeral', 'memorial'],
])('finds the playbook of what somebody tells: %s', (prompt, id) => {
  expect(choosePlaybook(frameOf(prompt))?.id).toBe(id)
})

it.each([
  ['Our heating broke and the plumber can only come on Tuesday', 'kind-trouble', 'heating'], ['There’s a hole in our roof', 'kind-trouble', 'hole in our roof'], ['The dishwasher leaks and smells', 'kind-trouble', 'dishwasher'],
  ['I have three job offers and must decide by Friday', 'kind-deciding', 'three job offers'],
])('knows what to do about what nobody asked for in words: %s', (prompt, id, object) => {
  const frame = frameOf(prompt)
  expect(choosePlaybook(frame)).toBeNull()
  expect(kindOfGoal(frame)).toMatchObject({ playbook: { id }, object })
})

it.each([
  ['We are having a garden party for 40 people on 26 June', 'Garden party for 40 people'], ['The wedding is on 20 June and we still need a venue, a caterer and a band', 'Wedding'],
  ['My team has to present its roadmap to the board on 3 March', 'Present its roadmap to the board'], ['I’ve been asked to chair the parents’ association from January', 'Chair the parents’ association'],
  ['I want to stop working evenings', 'Stop working evenings'], ['Complete beginner, marathon on 3 October', 'Marathon'], ['We fly to Tokyo on 2 April for ten days', 'Trip to Tokyo'],
])('calls it by what it is about: %s', (prompt, title) => {
  expect(draftNetwork(briefOf(prompt)).title).toBe(title)
})

it('begins where the longest run so far is', () => {
  const first = draftNetwork(briefOf('I run my first half marathon on 11 April, my longest run so far is 9 km')).tasks.find(({ title }) => /^(?:Easy|Long) run/u.test(title))
  expect(first?.title).toMatch(/[789](?:\.5)? km/u)
})

it.each([
  ['Unsere Heizung ist kaputt und der Installateur kommt erst am Dienstag.', 'Heizung', 'Unsere Heizung ist kaputt'], ['Se me ha roto la lavadora.', 'lavadora', 'Se me ha roto la lavadora'],
  ['Notre chauffage est en panne et le plombier ne vient que mardi.', 'chauffage', 'Notre chauffage est en panne'], ['A nossa geladeira quebrou.', 'geladeira', 'Nossa geladeira quebrou'],
])('mends what is broken in its language: %s', (prompt, object, title) => {
  expect(kindOfGoal(frameOf(prompt))).toMatchObject({ playbook: { id: 'kind-mending' }, object })
  expect(draftNetwork(briefOf(prompt)).title).toBe(title)
})

it.each([
  ['Mis padres vienen del 3 al 10 de abril.', 'house-guests', 'Mis padres vienen', '2027-04-03'], ['Meine Tochter kommt im September in die Schule.', 'school-start', 'Meine Tochter kommt', '2027-09-01'],
  ['Je commence un nouveau travail le 1er mars.', 'new-job', 'Commencer un nouveau travail', '2027-03-01'], ['Mein Mietvertrag endet am 31. März und ich habe noch keine Wohnung.', 'flat-hunting', 'Mein Mietvertrag endet', '2027-03-31'],
])('leads up to what is told in another language: %s', (prompt, id, title, day) => {
  expect(choosePlaybook(frameOf(prompt))?.id).toBe(id)
  const network = draftNetwork(briefOf(prompt))
  expect(network.title).toBe(title)
  const days = briefOf(prompt).readings.flatMap((reading) => (reading.kind === 'event' ? [reading.days.first] : reading.kind === 'deadline' ? [reading.latest / MINUTES_PER_DAY] : []))
  expect(days).toContain(dayNumber(day))
})

it('knows the participle from the summer', () => {
  expect(briefOf('Mon vélo a été volé.').readings.filter(({ source }) => source === 'stated')).toEqual([])
  expect(briefOf('Partir en été').readings.some(({ kind }) => kind === 'horizon')).toBe(true)
})

const boardOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' })))

it.each([
  ['The board asks for a progress paper by 30 April.', 12], ['We open a second office in Porto in September.', 12], ['Our nursing home introduces electronic records in autumn.', 12],
])('gives a team that names no parts more than a beginning and an end: %s', (prompt, least) => {
  expect(boardOf(prompt).tasks.length).toBeGreaterThanOrEqual(least)
})
