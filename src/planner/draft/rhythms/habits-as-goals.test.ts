import { describe, expect, it } from 'vitest'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { dayNumber, weekdayOf } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import type { NetworkTask } from '../task-network.ts'

const NOW = '2027-01-04T08:00'

function drafted(prompt: string): NetworkTask[] {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: NOW, timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
}

const titles = (prompt: string) => drafted(prompt).map(({ title }) => title)

describe('a habit that is the goal', () => {
  it('has nothing beside it at hours that nobody offered', () => {
    const tasks = drafted('Walk 7,000 steps a day by 14 March. Walks on weekdays 12:30-13:00 and Saturdays between 9 and 11.')
    expect(tasks.every(({ wish }) => wish.day !== null && wish.windows.length > 0)).toBe(true)
    expect(tasks.filter(({ answers }) => answers.length === 0).every(({ wish }) => weekdayOf(wish.day!) === 6)).toBe(true)
  })

  it('is nothing else where its hours are full', () => {
    expect(drafted('Knee rehab: exercises 10 min at 7:15 and another 10 min at 20:30 every day for 6 weeks').every(({ answers, effortMinutes }) => answers.length > 0 && effortMinutes === 10)).toBe(true)
  })

  it('keeps what else belongs to it where hours are open', () => {
    expect(drafted('Learn to climb, wall on Tuesdays and Thursdays 18-20 for 8 weeks. Weekends are free for it as well.').some(({ answers }) => answers.length === 0)).toBe(true)
  })

  it('is all that there is at minutes that are named, up to the appointment behind it', () => {
    const doses = drafted('ear ointment for the rabbit 7am, 3pm and 11pm for 6 days from tomorrow, then check-up tuesday 12 jan 9:30am')
    expect(doses.map(({ title }) => title.replace(/ \(.*/u, ''))).toEqual([...Array.from({ length: 18 }, () => expect.stringMatching(/^ear ointment for the rabbit$/iu)), expect.stringMatching(/check-up/iu)])
    expect(doses.slice(0, 3).map(({ wish }) => [wish.day! - dayNumber('2027-01-04'), wish.windows[0]!.from / 60])).toEqual([[1, 7], [1, 15], [1, 23]])
  })

  it('keeps the names of several things at their minutes', () => {
    expect(new Set(titles('Feed Momo at 7:30 and 17:30, walk her at 12 and 20:00, 11-18 January').map((title) => title.replace(/ \(.*/u, '').toLowerCase()))).toEqual(new Set(['feed momo', 'walk']))
  })

  it('begins today with the turns that are still ahead', () => {
    expect(drafted('feed the axolotl at 7am and 5pm for 3 days').map(({ wish }) => [wish.day! - dayNumber('2027-01-04'), wish.windows[0]!.from / 60])).toEqual([[0, 17], [1, 7], [1, 17], [2, 7], [2, 17]])
  })

  it('is its steps on their evenings, and what else the goal names', () => {
    const tasks = drafted('Three weeks from Monday 11 January: the console is off at 8pm, Sunday through Thursday, then I whittle for 20 minutes, lamps out at 10pm. Every Sunday at 5pm a 10 minute look at the week.')
    expect(tasks.filter(({ title }) => /^console is off/iu.test(title))).toHaveLength(15)
    expect(tasks.filter(({ title, effortMinutes }) => /^whittle/iu.test(title) && effortMinutes === 20)).toHaveLength(15)
    expect(tasks.filter(({ title, effortMinutes }) => /look at the week/iu.test(title) && effortMinutes === 10)).toHaveLength(3)
    expect(tasks.every(({ title }) => /console|whittle|lamps out|look at the week/iu.test(title))).toBe(true)
  })

  it('has its contents where something is learnt at those minutes', () => {
    expect(new Set(titles('Learn Danish at 7am and 6pm for 4 weeks')).size).toBeGreaterThan(10)
  })

  it('grows in the numbers of the goal', () => {
    const grown = titles('Get from 4,000 to 7,500 steps a day by 14 March. Walks on weekdays 12:30-13:00.')
    expect(grown[0]).toContain('4,000 steps')
    expect(grown.at(-1)).toContain('7,500 steps')
    expect(grown.join()).not.toContain('usual number')
  })

  it('is done as it is called, and founds nothing', () => {
    expect(titles('Feed the hens on Saturdays and Sundays at 8:30 until the end of February').every((title) => /feed the hens/iu.test(title))).toBe(true)
    expect(titles('Phone my grandfather every Sunday at 16:00 until Easter').every((title) => /^phone my grandfather/iu.test(title))).toBe(true)
    expect(titles('Keep hens from April on, Saturdays 9-12').some((title) => !/feed/iu.test(title))).toBe(true)
  })

  it('takes minutes where it is done every day and nothing says how long', () => {
    expect(Math.max(...drafted('Write down one thing that was good every evening at 21:00 for 4 weeks').map(({ effortMinutes }) => effortMinutes))).toBeLessThanOrEqual(20)
  })

  it('begins tomorrow where its hour is over today', () => {
    const days = drafted('Stretch at 7:00 each weekday for four weeks, 10 minutes').map(({ wish }) => wish.day!)
    expect(Math.min(...days)).toBe(dayNumber('2027-01-05'))
  })

  it('has each of its turns at its own hour', () => {
    const [first, second] = drafted('Breathing exercises every day, 5 min at 6:45 and 5 min at 21:15, for 3 weeks').filter(({ wish }) => wish.day === dayNumber('2027-01-06'))
    expect([first!.wish.windows[0]!.from, second!.wish.windows[0]!.from]).toEqual([405, 1275])
  })

  it('runs no errands', () => {
    expect(titles('Read Polish stories to our son every evening 19:00-19:20 until the end of February. Tip run every other Saturday at 10:00.').join()).not.toMatch(/easy run|tempo|\bkm\b/iu)
    expect(titles('Learn Italian, weekdays 7:00-7:30. School run every weekday at 8:15.').join()).not.toMatch(/run-walk|long run|approval/iu)
  })
})

describe('more than the days hold', () => {
  it('uses all of the hours that there are', () => {
    const tasks = drafted('Read the inspection report by Friday, 120 pages, 10 pages an hour. Two hours a day at most.')
    expect(Math.max(...tasks.map(({ effortMinutes }) => effortMinutes))).toBe(120)
    expect(tasks.some(({ title }) => /inspection report: pages 1/iu.test(title))).toBe(true)
  })
})

describe('so much of it each day', () => {
  it.each([
    ['Write 500 words every day until 30 June', 'Write 500 words', 178],
    ['Do 30 push-ups a day', '30 push-ups', 84],
    ['Learn 10 words a day for 4 weeks', 'Learn 10 words', 28],
  ])('is that on every day, and nothing else: %s', (prompt, name, count) => {
    const tasks = drafted(prompt)
    expect([tasks.length, tasks.every(({ title }) => title.startsWith(name))]).toEqual([count, true])
  })

  it('is work with an end of its own where more is said', () => {
    expect(titles('Write 500 words a day of my novel and finish it by June').every((title) => title.startsWith('Write 500 words'))).toBe(false)
  })
})
