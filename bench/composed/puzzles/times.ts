import { inLetters } from './in-words.ts'

const pad = (n: number) => String(n).padStart(2, '0')
const hour = (at: number) => Math.floor(at / 60)
const hour12 = (at: number) => hour(at) % 12 || 12
const half = (at: number) => (at < 720 ? 'am' : 'pm')
const past = (at: number, mark: string) => (at % 60 ? `${mark}${pad(at % 60)}` : '')

/** A time of the day, in minutes, as a clock of the day shows it. */
export const CLOCKS = {
  h24: (at: number) => `${hour(at)}:${pad(at % 60)}`,
  h24pad: (at: number) => `${pad(hour(at))}:${pad(at % 60)}`,
  dot24: (at: number) => `${hour(at)}.${pad(at % 60)}`,
  hform: (at: number) => `${hour(at)}h${at % 60 ? pad(at % 60) : ''}`,
  ampm: (at: number) => `${hour12(at)}${past(at, ':')}${half(at)}`,
  ampmSpace: (at: number) => `${hour12(at)}:${pad(at % 60)} ${half(at).toUpperCase()}`,
  ampmDots: (at: number) => `${hour12(at)}${past(at, ':')} ${at < 720 ? 'a.m.' : 'p.m.'}`,
  ampmDot: (at: number) => `${hour12(at)}${past(at, '.')}${half(at)}`,
  military: (at: number) => `${pad(hour(at))}${pad(at % 60)}`,
  noon: (at: number) => (at === 720 ? 'noon' : `${hour12(at)}${past(at, ':')}${half(at)}`),
}
/** A clock whose reader knows from the hours of the day which half is meant. */
export const CLOCKS_OF_A_WORKING_DAY = { ...CLOCKS, bare12: (at: number) => `${hour12(at)}${past(at, ':')}` }

export type Range = (from: string, to: string) => string
export const RANGES: Readonly<Record<string, Range>> = {
  to: (from, to) => `${from} to ${to}`, hyphen: (from, to) => `${from}-${to}`, dash: (from, to) => `${from}–${to}`, spaced: (from, to) => `${from} - ${to}`,
  fromTo: (from, to) => `from ${from} to ${to}`, fromUntil: (from, to) => `from ${from} until ${to}`, between: (from, to) => `between ${from} and ${to}`, till: (from, to) => `${from} till ${to}`,
  arrow: (from, to) => `${from} → ${to}`, fromDash: (from, to) => `from ${from}–${to}`, through: (from, to) => `${from} through ${to}`, until: (from, to) => `${from} until ${to}`,
}
/** Those that read well in tables and lists. */
export const SHORT_RANGES = ['to', 'hyphen', 'dash', 'spaced', 'till', 'until']

const IN_WORDS: Readonly<Record<number, string>> = {
  15: 'a quarter of an hour', 30: 'half an hour', 45: 'three quarters of an hour', 60: 'an hour', 75: 'an hour and a quarter', 90: 'an hour and a half', 105: 'an hour and three quarters', 120: 'two hours',
}
const hoursInLetters = (minutes: number) => (minutes === 60 ? 'one hour' : minutes % 60 === 30 ? `${hour(minutes)}.5 hours` : minutes % 60 ? `${hour(minutes)} hour${minutes >= 120 ? 's' : ''} ${minutes % 60} minutes` : `${inLetters(minutes / 60)} hours`)

/** A length, in minutes. */
export const LENGTHS = {
  minutes: (length: number) => `${length} minutes`, min: (length: number) => `${length} min`, mins: (length: number) => `${length} mins`,
  human: (length: number) => IN_WORDS[length] ?? `${length} minutes`,
  hm: (length: number) => (length < 60 ? `${length} min` : length % 60 ? `${hour(length)}h${pad(length % 60)}` : `${length / 60}h`),
  hSpace: (length: number) => (length < 60 ? `${length} min` : length % 60 ? `${hour(length)} h ${length % 60} min` : `${length / 60} h`),
  hours: (length: number) => (length < 60 ? `${length} minutes` : hoursInLetters(length)),
}
export const lengthAsAdjective = (length: number) => ({ 30: 'half-hour', 60: 'one-hour', 120: 'two-hour' })[length] ?? `${length}-minute`
/** Minutes of the day of a time such as 09:30. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
