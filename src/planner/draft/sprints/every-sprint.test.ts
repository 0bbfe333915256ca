import { assert, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, isoDate } from '../../time/day-number.ts'
import { planOf } from '../../plan-for-tests.ts'

const FIRST = dayNumber('2027-01-18')
const GOALS = ['Set up the book fair: tables, posters, raffle, catering, press work.', 'Build a booking app: login, calendar, payments, reminders, admin page.', 'Launch our candle range: recipes, labels, shop page, photos, price list.', 'Restore the village archive: scans, captions, search.', 'Write the grant proposal: state of the art, work packages, budget, ethics table.']
const TEAMS = ['Ana and Bo do it.', 'I do it alone.', 'Team: Ana (design), Bo (texts), Cem (print).']
const HOURS = [{ words: '', each: Infinity, team: Infinity }, { words: 'Each has 12 hours per sprint.', each: 12, team: Infinity }, { words: 'Together they have 24 hours per sprint.', each: Infinity, team: 24 }]
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June']

function dayText(day: number): string {
  const [, month, date] = isoDate(day).split('-').map(Number)
  return `${date!} ${MONTHS[month! - 1]!}`
}

describe('a plan of several sprints', () => {
  it('has work in each, none outside of its own, no more hours than were told, and its milestone on its day', async () => {
    const cases = record({ goal: constantFrom(...GOALS), team: constantFrom(...TEAMS), hours: constantFrom(...HOURS), frame: constantFrom([2, 2], [3, 3], [4, 2], [5, 1]), isOpened: boolean() })
    await assert(asyncProperty(cases, async ({ goal, team, hours, frame: [count, weeks], isOpened }) => {
      const length = weeks * 7
      const opening = FIRST + count * length + 2
      const prompt = `${goal} ${count} sprints of ${weeks} week${weeks > 1 ? 's' : ''} from 18 January. ${team} ${hours.words}${isOpened ? ` The opening is on ${dayText(opening)} at 16:00.` : ''}`
      const { tasks } = await planOf(prompt, { now: '2027-01-04T08:00', plannerType: 'sprint' })
      for (let number = 1; number <= count; number += 1) {
        const own = tasks.filter(({ sprint }) => sprint === number)
        expect(own.filter(({ type }) => type === 'task'), `${prompt} – sprint ${number}`).not.toEqual([])
        expect(own.filter(({ date, endDate }) => dayNumber(date) < FIRST + (number - 1) * length || dayNumber(endDate ?? date) >= FIRST + number * length), `In: ${prompt}`).toEqual([])
        const sum = (list: typeof own) => list.reduce((total, { estimatedHours }) => total + estimatedHours, 0)
        expect(sum(own), `In: ${prompt}`).toBeLessThanOrEqual(hours.team)
        for (const name of ['Ana', 'Bo', 'Cem']) expect(sum(own.filter(({ assignee }) => assignee === name)), `${prompt} – ${name}`).toBeLessThanOrEqual(hours.each)
      }
      const outside = tasks.filter(({ sprint }) => sprint === undefined)
      expect(outside.map(({ date }) => date), `In: ${prompt}`).toEqual(isOpened ? [isoDate(opening)] : [])
    }), { numRuns: 25, seed: 7 })
  }, 120_000)
})
