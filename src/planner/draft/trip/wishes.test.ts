import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { reading, testBrief, topics } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import type { NetworkTask } from '../task-network.ts'

const MAY_14 = dayNumber('2027-05-14')
const horizon = (days: number) => reading({ kind: 'horizon', first: MAY_14, last: MAY_14 + days - 1, words: '14 to 18 May' })
const most = (max: number) => reading({ kind: 'limit', measure: 'tasks', per: 'day', min: null, max, person: null })

function plan(prompt: string, readings: Parameters<typeof testBrief>[0]['readings']) {
  const { tasks } = draftNetwork(testBrief({ prompt, subject: prompt, readings: readings ?? [] }))
  const on = (day: number): NetworkTask[] => tasks.filter(({ wish }) => wish.day === MAY_14 + day)
  return { tasks, on, titled: (words: RegExp) => tasks.filter(({ title }) => words.test(title)) }
}

describe('wishes on a trip', () => {
  it('all have a place where only so much is allowed on a day, and nothing else takes it', () => {
    const { tasks, on } = plan('Trip to Ghent', [horizon(5), most(1), ...topics('altarpiece', 'castle', 'canal boat')])
    for (let day = 0; day < 5; day += 1) expect(on(day).length).toBeLessThanOrEqual(1)
    expect(tasks.filter(({ answers }) => answers.length > 0).length).toBe(3)
  })

  it('that take whole days are as many days as was said, with nothing else by day', () => {
    const { titled, on } = plan('Trip to Zadar', [horizon(6), ...topics('two beach days', 'old town')])
    const days = titled(/beach day/iu).map(({ wish }) => wish.day! - MAY_14)
    expect(days.length).toBe(2)
    for (const day of days) expect(on(day).filter(({ tags }) => tags.includes('lunch') || tags.includes('afternoon'))).toEqual([])
  })

  it('that are a day elsewhere lead there, and nowhere that shares a word', () => {
    const { titled } = plan('Trip to Graz', [horizon(5), ...topics('day at Lake Neusiedl')])
    expect(titled(/Como|Garda/u)).toEqual([])
    expect(titled(/Lunch in Lake Neusiedl/u).length).toBe(1)
  })

  it('with a day of their own are on that day, at a time of the day', () => {
    const market = reading({ kind: 'event', title: 'flower market', days: { first: MAY_14 + 2, last: MAY_14 + 2 }, from: null, to: null, place: null, person: null })
    const { titled } = plan('Trip to Ghent', [horizon(5), market])
    expect(titled(/flower market/iu).map(({ wish, timed, tags }) => [wish.day! - MAY_14, timed, tags.includes('morning')])).toEqual([[2, true, true]])
  })
})

describe('a trip that no gazetteer knows', () => {
  it.each([
    'Five days on Flores 14 to 18 May with my mother',
    'Visiting my aunt in Tulsa, 14 to 18 May',
    'Besuch bei Oma in Husum vom 14. bis 18. Mai',
  ])('is planned by its days: %s', (prompt) => {
    const { on } = plan(prompt, [horizon(5)])
    for (let day = 0; day < 5; day += 1) expect(on(day).length).toBeGreaterThan(0)
  })
})

describe('what was asked for', () => {
  it('is not shown before its day, nor twice', () => {
    const { titled } = plan('Trip to Lisbon', [horizon(4), ...topics('National Tile Museum')])
    expect(titled(/tile museum/iu).length).toBe(1)
  })

  it('leaves days alone that a part of the trip takes', () => {
    const cruise = reading({ kind: 'event', title: 'night cruise', days: { first: MAY_14 + 2, last: MAY_14 + 3 }, from: null, to: null, place: null, person: null })
    const { on } = plan('Trip to Hanoi', [horizon(5), cruise])
    expect(on(2).filter(({ fixed }) => fixed === null)).toEqual([])
    expect(on(1).length).toBeGreaterThan(1)
  })
})

describe('where a trip goes', () => {
  it('is the town that it names, though no gazetteer has it', () => {
    const prompt = 'Weekend in Ghent, 14 to 15 May, one nice dinner, home by way of Brussels'
    const { tasks } = draftNetwork(testBrief({ prompt, subject: 'Weekend in Ghent', readings: [horizon(2), reading({ kind: 'place', name: 'Ghent' })] }))
    expect(tasks.filter(({ location }) => /Nice|Brussels/u.test(location ?? ''))).toEqual([])
    expect(tasks.some(({ location }) => location?.includes('Ghent'))).toBe(true)
  })
})

describe('a way from bed to bed', () => {
  it('has a stage on each day, within its hours, and a day of rest in the middle', () => {
    const { tasks, on, titled } = plan('Hut to hut in the Tatra mountains, 14 to 18 May, one rest day in the middle', [horizon(5)])
    expect(titled(/^Stage \d of 4/u).map(({ wish }) => wish.day! - MAY_14)).toEqual([0, 1, 3, 4])
    expect(on(2).length).toBe(1)
    expect(tasks.every(({ title }) => !/passes? to|transport pass/u.test(title))).toBe(true)
  })

  it('is no stage where one only walks in town', () => {
    const { titled } = plan('Five days in Ghent, 14 to 18 May, a walk along the canal', [horizon(5)])
    expect(titled(/^Stage/u)).toEqual([])
  })
})

describe('who comes along', () => {
  it('is taken up no hill where somebody cannot walk far', () => {
    const hills = /castle|castelo|miradouro|tower/iu
    expect(plan('Trip to Lisbon with my niece', [horizon(5)]).titled(hills)).not.toEqual([])
    expect(plan('Trip to Lisbon with my uncle who can’t walk far', [horizon(5)]).titled(hills)).toEqual([])
  })

  it('sees once what is called nearly the same in two languages', () => {
    const { titled } = plan('Trip to Lisbon', [horizon(5), ...topics('oceanarium')])
    expect(titled(/ocean/iu).map(({ title }) => title)).toEqual(['Oceanarium: Oceanário de Lisboa'])
  })
})
