import type { Constraint } from '../compose-goals.ts'

const ALL_WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export const allBut = (...days: string[]) => ALL_WEEK.filter((day) => !days.includes(day))
export const onDays = (...allowed: string[]): Constraint => ({ type: 'weekdays', allowed })
export const daysBut = (...days: string[]): Constraint => onDays(...allBut(...days))
export const within = (from: string, to: string, more: object = {}): Constraint => ({ type: 'window', from, to, ...more })
/** Minutes of a session; 0 leaves an end open. */
export const lasting = (min: number, max = 0): Constraint => ({ type: 'session_minutes', ...(min ? { min } : {}), ...(max ? { max } : {}) })
export const busyAt = (...intervals: object[]): Constraint => ({ type: 'busy', intervals })
export const mentions = (...all: string[]): Constraint => ({ type: 'mentions', all })
export const endsBy = (date: string, more: object = {}): Constraint => ({ type: 'ends_by', date, ...more })
