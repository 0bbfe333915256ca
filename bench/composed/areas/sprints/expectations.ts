import type { Constraint } from '../../compose-goals.ts'
import { withoutMarks } from '../../compose-sprints.ts'
import type { SprintCase } from '../../compose-sprints.ts'

type Demands = (of: SprintCase) => Constraint[]

/** Work of the sprint itself, which anybody may own. */
const OF_THE_SPRINT = '^sprint .?\\d|kick.?off|retro|^risks? first|^definition|^scope'
/** What may stand before the first of two things that have an order. */
const BEFORE_BOTH = 'plan|kick|brief|scop|design|prep|risk|research|agree|definition'

export const allWeek = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
export const without = (...days: string[]): Constraint => ({ type: 'weekdays', allowed: allWeek.filter((day) => !days.includes(day)) })

export const owns = ({ works }: SprintCase, index: 0 | 1 | 2, name: string): Constraint => ({ type: 'owner', match: works[index][2], name: withoutMarks(name), except: OF_THE_SPRINT })
export const eachOwns: Demands = (of) => [owns(of, 0, of.A), owns(of, 1, of.B), owns(of, 2, of.C)]
/** Hours of people in a sprint, and the same from hours in a week. */
export const hoursInSprint = (hours: (of: SprintCase) => Record<string, number>): Demands => (of) => [{ type: 'capacity', per: 'assignee_sprint', hours: byName(hours(of)) }]
export const weekly = (hours: (of: SprintCase) => Record<string, number>): Demands => (of) => [
  { type: 'capacity', per: 'assignee_sprint', hours: byName(Object.fromEntries(Object.entries(hours(of)).map(([name, each]) => [name, each * of.cal.weeks]))) },
]
export const away = (name: string, from: string, to: string = from): Constraint => ({ type: 'blackout', assignee: withoutMarks(name), from, to })
export const onlyOn = (name: string, ...allowed: string[]): Constraint => ({ type: 'weekdays', allowed, assignee: withoutMarks(name) })
export const neverOn = (name: string, ...days: string[]): Constraint => ({ ...without(...days), assignee: withoutMarks(name) })
// oxlint-disable-next-line unicorn/no-thenable -- the scorer's word for what comes later.
export const inOrder: Demands = ({ order }) => [{ type: 'before', first: order[1], then: order[3], except: BEFORE_BOTH }]
export const partBy = (match: string, date: string): Constraint => ({ type: 'ends_by', match, date, any: true })
export const isLeftOut: Demands = ({ out }) => [{ type: 'absent', any: [out[1]], in: 'titles' }]
export const happens = (match: string, date: string, times: { start?: string; end?: string } = {}): Constraint => ({ type: 'fixed', match, date, ...times })

const byName = (hours: Record<string, number>) => Object.fromEntries(Object.entries(hours).map(([name, each]) => [withoutMarks(name), each]))
