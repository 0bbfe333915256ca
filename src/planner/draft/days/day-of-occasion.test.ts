import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const NOW = '2027-01-11T08:00'
const draftOf = (prompt: string, timeZone = 'Europe/London') => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: NOW, timeZone, locale: 'en' })))
const eventOf = (prompt: string, timeZone?: string) => {
  const { tasks } = draftOf(prompt, timeZone)
  const event = tasks.find(({ fixed, tags }) => fixed !== null && tags.includes('fixed'))
  return event === undefined ? null : { title: event.title, first: isoDate(event.fixed!.days.first), last: isoDate(event.fixed!.days.last) }
}
const firstDay = (prompt: string) => draftOf(prompt).brief?.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null ? [isoDate(reading.first)] : []))[0]

describe('a goal that is for one day', () => {
  it.each([
    ['Wedding in September', '2027-09-18'],
    ['Our wedding is in September', '2027-09-18'],
    ['Hochzeit im September', '2027-09-18'],
    ['Nuestra boda en septiembre', '2027-09-18'],
    ['Plan a quiz night for our school in May', '2027-05-14'],
    ['Team offsite in June for 12 people', '2027-06-16'],
    ['We’re having a baby in May', '2027-05-16'],
    ['Birthday party in November', '2027-11-13'],
    ['Quiz night in mid May', '2027-05-14'],
    ['Moving house at the end of March', '2027-03-20'],
    ['Run a half marathon in October', '2027-10-17'],
    ['Run a half marathon in October, three runs a week', '2027-10-17'],
    ['Run 10 km in May, three times a week', '2027-05-16'],
    ['Run a half marathon in October, runs on Tue, Thu and Sat', '2027-10-17'],
    ['Triathlon in June', '2027-06-13'],
    ['Estudar para o ENEM em novembro', '2027-11-15'],
    ['Camping with the kids in August', '2027-08-14'],
    ['Climb Kilimanjaro in September', '2027-09-18'],
    ['JLPT N3 in July, I worked through the N4 book in spring', '2027-07-17'],
    ['Grade 4 cello exam in June', '2027-06-12'],
    ['Open water swim in August', '2027-08-14'],
    ['Karate grading in May', '2027-05-15'],
    ['Law exam in July, 15 hours a week', '2027-07-16'],
  ])('has its day within the time that was named: %s', (prompt, day) => {
    expect(eventOf(prompt)?.first).toBe(day)
  })

  it('is prepared before the month it is in, and not begun a year ahead', () => {
    expect(firstDay('Wedding in September')).toBe('2027-01-11')
    expect(firstDay('Birthday party in November')! > '2027-08-01').toBe(true)
    const { tasks } = draftOf('Plan a quiz night for our school in May')
    expect(tasks.length).toBeGreaterThan(15)
  })

  it('is trained for before it, and not on it', () => {
    const { tasks } = draftOf('Run a half marathon in October')
    const runs = tasks.filter(({ occurrence }) => occurrence !== null).map(({ wish }) => isoDate(wish.day!))
    expect(runs.length).toBeGreaterThan(40)
    expect([runs.toSorted()[0]! < '2027-08-01', runs.every((day) => day < '2027-10-17')]).toEqual([true, true])
    expect(eventOf('Start running in May')).toBeNull()
  })

  it.each(['Plan our wedding', 'Birthday party for my daughter', 'We are moving house', 'Organise a conference', 'Charity auction'])('has one where no time was named, and says so: %s', (prompt) => {
    const { brief } = draftOf(prompt)
    expect(eventOf(prompt)).not.toBeNull()
    expect(brief?.readings.some(({ kind, source, text }) => kind === 'event' && source === 'assumed' && text.endsWith('as no day was named'))).toBe(true)
  })

  it('takes all of a weekend', () => {
    expect(eventOf('Hen party on the weekend of 8 May')).toEqual({ title: 'Hen party', first: '2027-05-08', last: '2027-05-09' })
  })

  it('takes its days with what happens on them', () => {
    const { brief } = draftOf('Hen do in York, 10-11 April. Cocktail class Saturday 4pm, dinner at 8.')
    expect(brief?.readings.find((reading) => reading.kind === 'event' && reading.days.last > reading.days.first)).toMatchObject({ title: 'Hen do in York' })
    expect(brief?.readings.some(({ kind, source, appliesTo }) => kind === 'horizon' && source === 'stated' && appliesTo === null)).toBe(false)
  })

  it.each([
    ['Office Christmas party', '2027-12-10', undefined],
    ['Stall at the Christmas market', '2027-12-11', undefined],
    ['Summer camp for scouts', '2027-07-03', undefined],
    ['Summer camp for scouts', '2028-01-01', 'Australia/Sydney'],
  ])('happens in the season that it is named for: %s on %s', (prompt, day, timeZone) => {
    expect(eventOf(prompt, timeZone)?.first).toBe(day)
  })

  it.each(['Plan our wedding from 1 March to 30 April', 'Learn Italian in May', 'Paint the kitchen in May', 'Train the dog in September', 'Car boot sale every Sunday from 18 April', 'Quiz night every Thursday in May'])('is not looked for where days are those of the work: %s', (prompt) => {
    expect(eventOf(prompt)).toBeNull()
  })

  it('keeps a day that was named', () => {
    expect(eventOf('Birthday party on 20 February')?.first).toBe('2027-02-20')
    expect(eventOf('Christmas dinner for ten')?.first).toBe('2027-12-25')
  })
})

it('a week of something lasts from Monday to Friday of the week that was named', () => {
  const event = draftOf('Organise the school’s careers week in the second week of March').tasks.find(({ fixed }) => fixed !== null)
  expect([event?.fixed?.days.first, event?.fixed?.days.last].map((day) => isoDate(day!))).toEqual(['2027-03-08', '2027-03-12'])
})

it.each(['Get ready for kidding, 14 does due from 4 April', 'Calving begins on 4 April, 30 cows', 'Prepare for lambing, first lambs due around 4 April'])('leads to the first of those who are due from a day, and goes on behind it: %s', (prompt) => {
  expect(eventOf(prompt)).toEqual({ title: 'First births due', first: '2027-04-04', last: '2027-04-04' })
})

describe('a trip in a month', () => {
  it('is prepared, and held in some days of it', () => {
    const { tasks } = draftOf('Two weeks in Japan in April')
    const days = tasks.flatMap(({ wish, fixed }) => (fixed === null && wish.day !== null ? [isoDate(wish.day)] : []))
    expect(tasks.some(({ title }) => /compare and book the journey/iu.test(title))).toBe(true)
    expect(days.filter((day) => day >= '2027-04-03' && day <= '2027-04-16').length).toBeGreaterThan(30)
    expect(eventOf('Trip to Vienna in May')).toMatchObject({ first: '2027-05-01', last: '2027-05-07' })
  })

  it('is two days where it is a weekend', () => {
    const days = new Set(draftOf('A weekend in Lisbon').tasks.flatMap(({ wish }) => (wish.day === null ? [] : [isoDate(wish.day)])))
    expect([...days]).toEqual(['2027-01-16', '2027-01-17'])
  })
})
