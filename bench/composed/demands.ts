import type { Constraint, Named, Phrase, Skeleton, Team } from './compose-goals.ts'

const WORKING_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri']
const ALL_DAYS = [...WORKING_DAYS, 'sat', 'sun']
type More = Readonly<Record<string, unknown>>
type Option = Partial<Omit<Phrase, 'id' | 'slot' | 'text' | 'constraints'>>

/** Demands in short, so that a phrase and what it asks for stand on one line. Days are 'mon thu' or 'wk', dates the month and day of 2027. */
export const within = (start: string, end: string, days?: string): Constraint => ({ type: 'window', from: start, to: end, ...(days ? { days: daysOf(days) } : {}) })
export const onlyOn = (days: string): Constraint => ({ type: 'weekdays', allowed: daysOf(days) })
export const neverOn = (days: string): Constraint => ({ type: 'weekdays', allowed: ALL_DAYS.filter((day) => !daysOf(days).includes(day)) })
export const minutesEach = (min: number, max: number): Constraint => ({ type: 'session_minutes', ...(min ? { min } : {}), ...(max ? { max } : {}) })
export const away = (first: string, last = first, more: More = {}): Constraint => ({ type: 'blackout', from: dateOf(first), to: dateOf(last), ...more })
export const busy = (...intervals: [days: string, start: string, end: string][]): Constraint => ({ type: 'busy', intervals: intervals.map(([days, start, end]) => ({ days: daysOf(days), from: start, to: end })) })
export const mentions = (...all: string[]): Constraint => ({ type: 'mentions', all })
export const from = (first: string, more: More = {}): Constraint => ({ type: 'range', from: dateOf(first), to: '2027-12-31', ...more })
export const by = (last: string): Constraint => ({ type: 'ends_by', date: dateOf(last) })
export const fixed = (match: string, day: string, start?: string): Constraint => ({ type: 'fixed', match, date: dateOf(day), ...(start ? { start } : {}) })
export const tasksADay = (max: number): Constraint => ({ type: 'per_day', max })
export const minutesADay = (max: number): Constraint => ({ type: 'per_day_minutes', max })
export const timesAWeek = (min: number, max: number): Constraint => ({ type: 'per_week', min, max })
export const place = (...any: string[]): Constraint => ({ type: 'location', any })
export const sprints = (count: number, days: number, first: string): Constraint => ({ type: 'sprints', count, days, start: dateOf(first) })
export const people = (...names: string[]): Constraint => ({ type: 'assignees', names })
export const owner = (match: string, name: string): Constraint => ({ type: 'owner', match, name })
// oxlint-disable-next-line unicorn/no-thenable -- the scorer's word for what comes later.
export const before = (first: string, then: string): Constraint => ({ type: 'before', first, then })
export const capacity = (hours: number | Readonly<Record<string, number>>, per: 'sprint' | 'assignee_sprint'): Constraint => ({ type: 'capacity', hours, per })
export const part = (say: string, rx: string): Named => ({ say, rx })

const OF_CALENDARS = ['hours', 'days', 'length', 'absence', 'busy', 'perday', 'start', 'place']
const OF_SPRINTS = ['leave', 'cap', 'order', 'owner', 'sdays', 'freeze', 'demo', 'join', 'out']

export function calendar(id: string, text: string, constraints: readonly Constraint[], more: Partial<Skeleton> = {}): Skeleton {
  return { id, type: 'calendar', text, constraints, slots: OF_CALENDARS, ...more }
}

/** A goal that so many times a week fits. */
export function habit(id: string, text: string, constraints: readonly Constraint[], more: Partial<Skeleton> = {}): Skeleton {
  return calendar(id, text, constraints, { slots: [...OF_CALENDARS, 'perweek'], habit: true, ...more })
}

export function sprint(id: string, text: string, constraints: readonly Constraint[], team: Team): Skeleton {
  return { id, type: 'sprint', text, constraints, slots: OF_SPRINTS, team }
}

/** A phrase; where it speaks of people or parts, in the words of the goal that it stands behind. */
export function phrase(id: string, slot: string, text: string | ((team: Team) => string), constraints: Constraint | readonly Constraint[] | ((team: Team) => readonly Constraint[]), more: Option = {}): Phrase {
  return { id, slot, text: typeof text === 'string' ? text : (skeleton) => text(skeleton.team!), constraints: typeof constraints === 'function' ? (skeleton) => constraints(skeleton.team!) : [constraints].flat(), ...more }
}

function daysOf(days: string): string[] {
  return days === 'wk' ? WORKING_DAYS : days.split(' ')
}

function dateOf(monthAndDay: string): string {
  return `2027-${monthAndDay}`
}
