import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { reading, testBrief } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const JUNE_12 = dayNumber('2027-06-12')
const days = reading({ kind: 'horizon', first: JUNE_12, last: JUNE_12 + 7 })
const titlesOf = (prompt: string, ...more: ReturnType<typeof reading>[]) => draftNetwork(testBrief({ prompt, subject: prompt, readings: [days, ...more] })).tasks

describe('a journey from home and back', () => {
  const limit = reading({ kind: 'session', minMinutes: null, maxMinutes: 180, appliesTo: { labels: ['driving'] } })
  const tasks = titlesOf('Road trip from Munich through the Dolomites to Venice and back, 8 days, max 3 hours driving a day', limit)
  const drives = tasks.filter(({ title }) => title.startsWith('Drive'))

  it('spends no day at home, and ends there', () => {
    expect(tasks.filter(({ subjects, title }) => subjects.includes('Munich') && !title.startsWith('Drive'))).toEqual([])
    expect(drives[0]!.title).toMatch(/^Drive from Munich to the Dolomites/u)
    expect(drives.at(-1)!.title).toMatch(/ to Munich/u)
    expect(tasks.filter(({ wish }) => wish.day === JUNE_12 + 7)).toHaveLength(1)
  })

  it('sleeps on the way where a day’s road is longer than was said', () => {
    expect(drives.map(({ effortMinutes }) => effortMinutes <= 180)).toEqual([true, true, true, true])
  })
})

it('goes on to the towns of a list from the one before it', () => {
  const drives = titlesOf('By car from Berlin to Prague, Vienna and back').filter(({ title }) => title.startsWith('Drive')).map(({ title }) => title.replace(/ \(.*/u, ''))
  expect(drives).toEqual(['Drive from Berlin to Prague', 'Drive from Prague to Vienna', 'Drive from Vienna to Prague', 'Drive from Prague to Berlin'])
})

it('has a dinner that is only given its day in the evening', () => {
  const dinner = reading({ kind: 'event', title: 'one fancy dinner', days: { first: JUNE_12 + 1, last: JUNE_12 + 1 }, from: null, to: null, place: null, person: null })
  const found = titlesOf('Trip to Copenhagen for a week', dinner).find(({ title }) => title === 'One fancy dinner')
  expect(found?.wish.windows[0]!.from).toBe(19 * 60)
  expect(found?.allowedDays).toEqual({ first: JUNE_12 + 1, last: JUNE_12 + 1 })
})

describe('places that are wished for on a round trip', () => {
  const legs = (prompt: string, ...more: ReturnType<typeof reading>[]) => titlesOf(prompt, ...more).flatMap(({ title }) => /^Drive from (.+?)(?: \(|,)/u.exec(title)?.[1] ?? [])
  const limit = reading({ kind: 'session', minMinutes: null, maxMinutes: 240, appliesTo: { labels: ['driving'] } })

  it('lie along the way where their order has a longer ride than is allowed', () => {
    expect(legs('Road trip through Scotland, start and end in Edinburgh, Skye, Glencoe and Loch Ness', limit)[0]).toBe('Edinburgh to Glencoe')
  })

  it('keep their order where it is no longer way', () => {
    expect(legs('Road trip through Scotland, start and end in Edinburgh, Glencoe, Skye and Loch Ness', limit)).toEqual(['Edinburgh to Glencoe', 'Glencoe to Skye', 'Skye to Loch Ness', 'Loch Ness to Edinburgh'])
  })
})
