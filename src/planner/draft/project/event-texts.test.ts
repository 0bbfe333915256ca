import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { EVENT_TEXTS } from '../../playbooks/event-texts.ts'
import { SERIES_TEXTS } from '../../playbooks/series-texts.ts'
import { TRANSLATED_LANGUAGES } from '../../playbooks/translations/translations.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

const tasksOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks
const kindOf = (title: string) => EVENT_TEXTS.find(({ keywords, unless = [] }) => hasAnyKeyword(plainWords(title), keywords) && !hasAnyKeyword(plainWords(title), unless))?.id ?? null
const seriesKind = (name: string) => SERIES_TEXTS.find(({ keywords }) => hasAnyKeyword(plainWords(name), keywords))?.id ?? null

describe('what a date is', () => {
  it.each([
    ['Mock interview with Lena', 'rehearsal'], ['Dress rehearsal', 'rehearsal'], ['Generalprobe', 'rehearsal'], ['Vet recheck', 'medical'], ['Zahnarzttermin', 'medical'], ['Stitches come out', 'medical'],
    ['Fire inspection', 'inspection'], ['Cabinets get delivered', 'delivery'], ['Sofa arrives', 'delivery'], ['Guests arrive', 'guests-arrive'], ['Picking up the puppy', 'pick-up'], ['Ferry to Arran', 'journey'], ['Train home', 'journey'],
    ['Electrician', 'trade'], ['Leeds half marathon', 'race'], ['Panel interview', 'interview'], ['Pub quiz', 'public'], ['Spring concert', 'public'], ['Biology exam', 'exam'], ['Driving test', 'exam'],
    ['Grandpa comes out of hospital', 'home-coming'], ['Big top goes up', 'setting-up'], ['Key handover', 'handover'], ['Embassy', 'office'], ['Kilt fitting', 'fitting'], ['Marshals’ briefing', 'briefing'],
    ['Harvest Mass', 'worship'], ['Weigh-in', 'contest'], ['Heats', 'contest'], ['Rowing club dinner', 'meal'], ['Leichenschmaus mit Kaffeetrinken', 'meal'], ['Sitzprobe', 'rehearsal'], ['Boiler test', 'inspection'], ['Locksmith', 'trade'], ['Matinee', 'public'],
    ['Puppy school', 'class'], ['Craft market', 'market'], ['Flohmarkt', 'market'], ['Our wedding', 'celebration'], ['Tickets on sale', 'goes-out'], ['Committee meeting', 'meeting'],
  ])('%s: %s', (title, kind) => expect(kindOf(title)).toBe(kind))

  it.each(['Training week', 'Flyers', 'Collection of stamps', 'Fairy lights', 'Department day', 'Volunteers', 'Classic car', 'Veteran rally', 'Showroom', 'Movement', 'Scandinavia', 'Skippers', 'Operations board', 'Testing of the lights', 'Receptionist starts', 'Matchmaker', 'Massage', 'Galaxy evening', 'Checkout page', 'Choir of the sister town arrives'])('%s is none of them by a mere beginning', (title) => expect(kindOf(title)).toBeNull())
})

describe('what comes again and again', () => {
  it.each([['Eye drops', 'medicine'], ['Carprofen', 'medicine'], ['Blood pressure', 'measure'], ['Leash walks', 'walk'], ['Committee meetings', 'meeting'], ['Physio at the clinic', 'exercises'], ['Piano lesson', 'class'], ['Rounds', 'rounds'], ['Rehearsals', 'rehearsal'], ['Practice test', 'mock'], ['Pool', 'sport']])('%s: %s', (name, kind) => expect(seriesKind(name)).toBe(kind))
  it.each(['Film night', 'Door knocking', 'Wine tasting', 'Runway', 'Rideshare', 'Poolside bar'])('%s is none of them', (name) => expect(seriesKind(name)).toBeNull())
})

it('tells what to take to the vet, and how a tablet is given', () => {
  const tasks = tasksOf('Look after our cat until 24 January: tablets at 8am every day for two weeks, vet recheck on 15 January at 4pm')
  expect(tasks.find(({ title }) => /recheck/u.test(title))!.description).toMatch(/list of medicines/u)
  const tablets = tasks.filter(({ title }) => /^tablets/iu.test(title))
  expect(tablets.length).toBeGreaterThan(7)
  expect(tablets[0]!.description).toMatch(/not doubled/u)
  expect(tablets[0]!.effortMinutes).toBeLessThanOrEqual(10)
})

it('says of a date that nobody knows what stands before and after it on its day', () => {
  const [first, second] = ['Otter count', 'Blue hour'].map((name) => tasksOf('Nature weekend. Otter count on 16 January at 9am. Blue hour on 16 January at 4pm. Owl box on 17 January at 10am.').find(({ title }) => title === name)!.description)
  expect(first).toContain('After it: “Blue hour” (16:00).')
  expect(first).not.toContain('Before it')
  expect(second).toContain('Before it that day: “Otter count” (09:00).')
})

it('says where it is before how it is done', () => {
  expect(tasksOf('Help at the fair: craft market on 16 January at 9am in the town hall').find(({ title }) => /market/iu.test(title))!.description).toMatch(/an hour before the doors/u)
})

it('has the words in every language', () => {
  const texts = [...EVENT_TEXTS.map(({ id, text }) => ({ id, text })), ...SERIES_TEXTS.flatMap(({ id, how, done }) => [{ id, text: how }, { id, text: done }])]
  expect(texts.flatMap(({ id, text }) => (typeof text === 'string' ? [id] : TRANSLATED_LANGUAGES.filter((language) => text[language] === undefined).map((language) => `${id} ${language}`)))).toEqual([])
})
