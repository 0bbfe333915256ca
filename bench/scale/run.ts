// usage: node bench/scale/run.ts [repetitions]
import type { NetworkTask, TaskNetwork } from '../../src/planner/draft/task-network.ts'
import type { Brief, Reading, ReadingValue } from '../../src/planner/goal/brief.ts'
import { scheduleNetwork } from '../../src/planner/schedule/schedule-network.ts'
import { dayNumber, minuteAt } from '../../src/planner/time/day-number.ts'

const START = dayNumber('2027-01-04')
const PEOPLE = ['Ada', 'Bram', 'Chloe', 'Dev', 'Eve']
/** Hours of the tasks, in turn. */
const HOURS = [1, 3, 5, 7, 2, 4, 6]

const repetitions = Number(process.argv[2] ?? 5)
for (const count of [2000, 10_000]) {
  const brief = teamBrief()
  const network = chainedNetwork(count)
  const runs = Array.from({ length: repetitions }, () => timeOnce(brief, network)).toSorted((a, b) => a.ms - b.ms)
  const { ms, placed } = runs[Math.floor(runs.length / 2)]!
  console.log(`${count} tasks, ${PEOPLE.length} people, 1 pass: ${ms.toFixed(0)} ms (median of ${repetitions}), ${placed} placed`)
}

function timeOnce(brief: Brief, network: TaskNetwork) {
  const before = performance.now()
  const { placements } = scheduleNetwork(brief, network, { seed: 1, schedules: 1 })
  return { ms: performance.now() - before, placed: placements.length }
}

function teamBrief(): Brief {
  const values: ReadingValue[] = [
    ...PEOPLE.map((name): ReadingValue => ({ kind: 'person', name, roles: [], isUser: false, capacity: null })),
    { kind: 'horizon', first: null, last: START + 1800 },
  ]
  const readings = values.map((value, index): Reading => ({ id: `r${index}`, words: '', start: 0, end: 0, source: 'stated', strength: 'hard', appliesTo: null, text: '', ...value }))
  return { prompt: '', plannerType: 'sprint', language: 'en', timeZone: 'UTC', now: minuteAt(START, 480), subject: 'scale', readings, notes: [], questions: [] }
}

/** Each task waits for the one seven before it and for one chosen further back. */
function chainedNetwork(count: number): TaskNetwork {
  const tasks = Array.from({ length: count }, (_, index): NetworkTask => ({
    id: `t${index}`, title: `Work ${index}`, description: '', priority: 'medium', type: 'task', tags: [], references: [], location: null, subjects: [],
    effortMinutes: HOURS[index % HOURS.length]! * 60, timed: false, spanDays: 1, optional: false, fixed: null, allowedDays: null,
    after: index < 11 ? [] : [index - 7, (index * 7919) % index].map((before) => ({ taskId: `t${before}`, lagMinutes: 0 })),
    wish: { day: null, windows: [], position: null }, occurrence: null, assignee: null, role: null, sprintWish: null, answers: [],
  }))
  return { title: '', description: '', tasks, assumptions: [] }
}
