import { describe, expect, it, test } from 'vitest'
import type { Plan } from '../contract/plan.ts'
import { embeddedDrafter } from './draft/embedded-drafter.ts'
import { generatePlan } from './generate-plan.ts'
import { readGoal } from './goal/read-goal.ts'
import { findPreferences, type Preference } from './remembered-preferences.ts'

const NOW = '2027-01-04T08:00'
const SUNDAYS_OFF: Preference = { kind: 'days_off', text: 'no tasks on Sundays', value: { kind: 'exclusion', days: { weekdays: [7] }, windows: [] } }
const EVENINGS: Preference = { kind: 'hours', text: 'tasks from 18:00 to 20:00', value: { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1200 }] } }
const HALF_HOURS: Preference = { kind: 'session_length', text: 'sessions of 30 min', value: { kind: 'session', minMinutes: 30, maxMinutes: 30 } }

describe('what a prompt teaches', () => {
  test.each([
    ['Learn the guitar in 8 weeks, never on Sundays', ['no tasks on Sundays']],
    ['Lerne Gitarre in 8 Wochen, nie am Sonntag', ['no tasks on Sundays']],
    ['Prepare for my history exam in 5 weeks, only between 18:00 and 20:00, no weekends, 30 minute sessions', ['tasks from 18:00 to 20:00', 'no tasks on Saturdays and Sundays', 'sessions of 30 min']],
    ['Learn Italian in 10 weeks on weekdays only', ['no tasks on Saturdays and Sundays']],
    ['Learn Polish in 8 weeks, 45 minutes every weekday evening', ['tasks from 18:00 to 22:00 on Mondays, Tuesdays, Wednesdays, Thursdays and Fridays', 'sessions of 45 min']],
    ['Learn chess in 6 weeks', []],
    ['Five days in Rome in May, nothing before 9:30 and never on Sundays', []],
  ])('%s', (prompt, texts) => {
    expect(preferencesOf(prompt).map(({ text }) => text)).toEqual(texts)
  })

  it('learns nothing from the hours of a team', () => {
    expect(preferencesOf('Build a web shop in two sprints, no work on Fridays', 'sprint')).toEqual([])
  })
})

describe('what a later plan makes of it', () => {
  it('keeps the days off and says where they come from', async () => {
    const plan = await planOf('Learn the guitar in 6 weeks', [SUNDAYS_OFF])
    expect(plan.tasks.length).toBeGreaterThan(5)
    expect(weekdaysOf(plan)).not.toContain('Sunday')
    expect(plan.assumptions).toContainEqual({ text: 'From your earlier plans: no tasks on Sundays', source: 'assumed', words: '' })
  })

  it('takes the hours instead of the usual slot', async () => {
    const plan = await planOf('Learn the guitar in 6 weeks', [EVENINGS])
    const timed = plan.tasks.filter(({ startTime }) => startTime !== null)
    expect(timed.length).toBeGreaterThan(5)
    for (const { startTime, endTime } of timed) {
      expect(startTime! >= '18:00').toBe(true)
      expect(endTime! <= '20:00').toBe(true)
    }
    expect(plan.assumptions.map(({ text }) => text).join('\n')).not.toContain('10:00')
  })

  it('takes the session length', async () => {
    const plan = await planOf('Learn chess in 6 weeks', [HALF_HOURS])
    expect(plan.assumptions.map(({ text }) => text)).toContain('From your earlier plans: sessions of 30 min')
  })

  test.each([
    ['days of the week', 'Learn the guitar in 6 weeks, Saturdays and Sundays', [SUNDAYS_OFF]],
    ['every day', 'Learn the guitar in 6 weeks, one lesson every day', [SUNDAYS_OFF]],
    ['a weekend', 'Plan my weekend of gardening, 9 and 10 January', [SUNDAYS_OFF]],
    ['other hours', 'Learn the guitar in 6 weeks, only between 7:00 and 8:00', [EVENINGS]],
    ['a part of the day', 'Learn the guitar in 6 weeks in the mornings', [EVENINGS]],
    ['another session length', 'Learn the guitar in 6 weeks, sessions of 50 minutes', [HALF_HOURS]],
    ['a journey', 'Five days in Rome in May for two', [SUNDAYS_OFF, EVENINGS, HALF_HOURS]],
  ])('lets a prompt that speaks of %s have its way', async (_title, prompt, memory) => {
    const plan = await planOf(prompt, memory)
    expect(plan).toEqual(await planOf(prompt, []))
  })

  it('takes no hours that are shorter than the sessions asked for', async () => {
    const prompt = 'Learn chess in 6 weeks, sessions of 2 hours'
    const aQuarter: Preference = { ...EVENINGS, value: { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1095 }] } }
    expect(await planOf(prompt, [aQuarter])).toEqual(await planOf(prompt, []))
  })

  it('leaves the memory out, and says so, when the plan would not fit with it', async () => {
    const prompt = 'Build a garden shed in 3 weeks, 20 hours of work, at most 2 hours a day'
    const sundaysAlone: Preference = { kind: 'days_off', text: 'no tasks but on Sundays', value: { kind: 'exclusion', days: { weekdays: [1, 2, 3, 4, 5, 6] }, windows: [] } }
    const plan = await planOf(prompt, [sundaysAlone])
    expect(weekdaysOf(plan)).toContain('Monday')
    expect(plan.warnings.join('\n')).toContain('What your earlier plans have in common was left out')
    expect(plan.assumptions.map(({ text }) => text).join('\n')).not.toContain('From your earlier plans')
  })

  it('changes nothing in a sprint plan', async () => {
    const prompt = 'Build a web shop in two sprints'
    expect(await planOf(prompt, [EVENINGS, SUNDAYS_OFF], 'sprint')).toEqual(await planOf(prompt, [], 'sprint'))
  })
})

it('tells what the prompt stated, and never what the memory added', async () => {
  expect(await statedBy('Learn the guitar in 6 weeks, never on Sundays', [EVENINGS])).toEqual([SUNDAYS_OFF])
})

function preferencesOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): Preference[] {
  return findPreferences(readGoal({ prompt, plannerType, now: NOW, timeZone: 'Europe/Berlin', locale: 'en-GB' }))
}

async function completed(prompt: string, memory: readonly Preference[], plannerType: 'calendar' | 'sprint' = 'calendar') {
  const input = { planId: 'plan', prompt, plannerType, now: NOW, timeZone: 'Europe/Berlin', locale: 'en-GB', seed: 0, drafter: embeddedDrafter, memory }
  for await (const event of generatePlan(input)) if (event.type === 'plan-completed') return event
  throw new Error('no plan')
}

async function planOf(prompt: string, memory: readonly Preference[], plannerType?: 'calendar' | 'sprint'): Promise<Plan> {
  return (await completed(prompt, memory, plannerType)).plan
}

async function statedBy(prompt: string, memory: readonly Preference[]): Promise<Preference[]> {
  return (await completed(prompt, memory)).preferences
}

function weekdaysOf({ tasks }: Plan): string[] {
  return tasks.map(({ date }) => new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }))
}
