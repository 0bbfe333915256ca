import type { ConnectionStatus } from '../../src/contract/connections.ts'
import type { PlanExport } from '../../src/contract/exports.ts'
import type { HistoryRecord } from '../../src/contract/history.ts'
import type { Plan, Task } from '../../src/contract/plan.ts'
import { planGoal } from '../../src/cli/plan-request.ts'

/** A Monday morning. Past, so that no token is ever out of date for the page. */
export const DEMO_MOMENT = new Date('2026-03-02T09:00:00Z')
const PLANNED_AT = '2026-03-02T09:00'

export const CALENDAR_GOAL =
  'Demo: biology exam on 17 April at 9:30. Cover cells, genetics, ecology and evolution. I can study weekdays 18:00-20:00 and Saturday mornings, never on Sundays, and I am away 20 to 23 March.'
export const SPRINT_GOAL = 'Demo: add passwordless sign-in to our web shop in two two-week sprints. Team: Ana - backend, Bo - frontend, Chidi - QA.'
const TIGHT_GOAL = 'Demo: write a 60 page thesis by 9 March, weekdays 18:00-19:00 only, never on Wednesdays'
const LONG_WORDS_GOAL = `Demo: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft in three weeks
on weekday evenings
with a break on Thursdays,
nothing before 18:00
and https://example.org/${'a-very-long-address/'.repeat(6)} as the source`

export const planCalendar = () => plan('calendar', CALENDAR_GOAL)
export const planSprint = () => plan('sprint', SPRINT_GOAL)
/** More than fits: warnings, and checks that fail. */
export async function planTooMuch(): Promise<Plan> {
  const made = await plan('calendar', TIGHT_GOAL)
  const failing = { name: 'Demo: the last chapter is proofread', ok: false, detail: 'No session is left for it before 9 March; 3 h are missing.' }
  return { ...made, warnings: [...made.warnings, 'Demo: the goal needs about 6 h more than there is time for until 9 March.'], checks: [failing, ...made.checks] }
}

export async function planLongWords(): Promise<Plan> {
  const made = await plan('calendar', LONG_WORDS_GOAL)
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
  return { ...made, title: `${word} ${made.title}`, tasks: made.tasks.map((task, index) => (index % 3 === 0 ? { ...task, title: `${word} ${task.title}`, location: word, tags: [word, ...task.tags] } : task)) }
}

export async function planOneTask(): Promise<Plan> {
  const made = await plan('calendar', CALENDAR_GOAL)
  const tasks = made.tasks.slice(0, 1)
  return { ...made, tasks, checks: [], assumptions: made.assumptions.slice(0, 1), metadata: { ...made.metadata, totalTasks: 1, endDate: tasks[0]!.date } }
}

/** `count` sessions in a row, as a long course has them: five a day on weekdays. */
export async function planLong(plannerType: Plan['plannerType'], count = 500): Promise<Plan> {
  const made = await plan(plannerType, plannerType === 'calendar' ? CALENDAR_GOAL : SPRINT_GOAL)
  const tasks = Array.from({ length: count }, (_, index): Task => {
    const source = made.tasks[index % made.tasks.length]!
    const hour = 9 + (index % 5) * 2
    const time = plannerType === 'calendar' ? { startTime: clock(hour), endTime: clock(hour + 1) } : {}
    return { ...source, ...time, id: `task-${index}`, title: `${index + 1}. ${source.title}`, date: weekday(Math.floor(index / 5)), dependsOn: [] }
  })
  return { ...made, tasks, metadata: { ...made.metadata, totalTasks: count, startDate: tasks[0]!.date, endDate: tasks.at(-1)!.date } }
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

function weekday(index: number): string {
  const day = new Date(DEMO_MOMENT)
  day.setUTCDate(day.getUTCDate() + Math.floor(index / 5) * 7 + (index % 5))
  return day.toISOString().slice(0, 10)
}

function plan(plannerType: Plan['plannerType'], prompt: string): Promise<Plan> {
  return planGoal({ id: `demo-${plannerType}`, prompt, planner_type: plannerType, now: PLANNED_AT, time_zone: 'Europe/London', locale: 'en-GB', seed: 0 })
}

/** A page of the history: both kinds in turn, the second exported. */
export async function demoRecords(count: number): Promise<HistoryRecord[]> {
  const plans = { calendar: await planCalendar(), sprint: await planSprint() }
  return Array.from({ length: count }, (_, index) => {
    const plannerType = index % 3 === 1 ? 'sprint' : 'calendar'
    const prompt = [CALENDAR_GOAL, SPRINT_GOAL, 'Demo: learn to swim in 6 weeks'][index % 3]!
    const moment = new Date(DEMO_MOMENT.getTime() - index * 86_400_000).toISOString()
    return {
      id: planId(index),
      prompt,
      planner_type: plannerType,
      result: { prompt, plannerType, result: { ...plans[plannerType], id: planId(index) } },
      steps: [],
      status: 'completed',
      startTime: moment,
      endTime: moment,
      timestamp: moment,
      exported_to_calendar: index % 4 === 2 && plannerType === 'calendar',
      exported_to_jira: index === 4,
    }
  })
}

function planId(index: number): string {
  return `0190f3c0-0000-7000-8000-${String(index).padStart(12, '0')}`
}

export const CONNECTED: ConnectionStatus = { connected: true, needsReconnect: false, available: true, account: 'demo@example.org', sites: [], siteId: null }
export const NOT_CONNECTED: ConnectionStatus = { ...CONNECTED, connected: false, account: null }
const SITES = ['Demo team', 'Demo lab'].map((name, index) => ({ id: `site-${index}`, name, url: `https://demo-${index}.example.org` }))
export const SITE_CHOSEN: ConnectionStatus = { ...CONNECTED, sites: SITES, siteId: 'site-0' }
export const SITE_MISSING: ConnectionStatus = { ...CONNECTED, connected: false, sites: SITES }

/** An export of a record's plan in which two tasks did not arrive. */
export function incompleteExport(record: HistoryRecord): PlanExport {
  const tasks = record.result.result.tasks.map(({ id, title }, index) => {
    const failed = index < 2
    return { taskId: id, title, state: failed ? ('failed' as const) : ('sent' as const), url: null, reason: failed ? 'Demo: the service refused this one.' : null }
  })
  return {
    id: '0190f3c0-0000-7000-8000-0000000000ff',
    planId: record.id,
    target: record.planner_type === 'sprint' ? 'jira' : 'google_calendar',
    state: 'incomplete',
    sent: tasks.length - 2,
    total: tasks.length,
    tasks,
    error: null,
    url: 'https://demo-0.example.org/',
  }
}
