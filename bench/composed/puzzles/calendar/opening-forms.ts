import type { Forms } from '../chooser.ts'
import { ampersand, and, capitalized, or, oxford } from '../in-words.ts'
import type { Weekday } from './slot-puzzle.ts'

const DATES: Readonly<Record<Weekday, number>> = { Monday: 4, Tuesday: 5, Wednesday: 6, Thursday: 7, Friday: 8 }
const short = (day: Weekday) => day.slice(0, 3)

export const PEOPLE_LISTS: Forms<(people: readonly string[]) => string> = {
  and, oxford, amp: ampersand, slash: (l) => l.join(' / '), plus: (l) => l.join(' + '), commas: (l) => l.join(', '),
}

/** A day of the week of 4 January 2027. */
export type DayName = (day: Weekday) => string
export const DAY_NAMES: Forms<DayName> = {
  full: (d) => d,
  short: (d) => short(d),
  shortDot: (d) => short(d) + '.',
  dated: (d) => `${d} ${DATES[d]} January`,
  shortDated: (d) => `${short(d)} ${DATES[d]} Jan`,
  usDated: (d) => `${d}, January ${DATES[d]}`,
  iso: (d) => `2027-01-0${DATES[d]}`,
  lower: (d) => d.toLowerCase(),
  ordinal: (d) => `${d} the ${DATES[d]}th`,
  upper: (d) => short(d).toUpperCase(),
  caps: (d) => d.toUpperCase(),
  numbered: (d) => `${short(d)} ${DATES[d]}`,
}

export const DAYS: Forms<(days: readonly Weekday[], name: DayName) => string> = {
  either: (l, n) => (l.length > 1 ? `on either ${or(l.map((day) => n(day)))}` : `on ${n(l[0]!)}`),
  or: (l, n) => `on ${or(l.map((day) => n(day)))}`,
  slash: (l, n) => `on ${l.map((day) => n(day)).join('/')}`,
  through: (l, n) => (l.length > 2 ? `${n(l[0]!)} through ${n(l.at(-1)!)}` : `on ${or(l.map((day) => n(day)))}`),
  fromTo: (l, n) => (l.length > 2 ? `from ${n(l[0]!)} to ${n(l.at(-1)!)}` : `on ${or(l.map((day) => n(day)))}`),
  dash: (l, n) => (l.length > 2 ? `${n(l[0]!)}–${n(l.at(-1)!)}` : `on ${or(l.map((day) => n(day)))}`),
  between: (l, n) => (l.length > 2 ? `between ${n(l[0]!)} and ${n(l.at(-1)!)}` : `on ${or(l.map((day) => n(day)))}`),
  next: (l, n) => `next ${or(l.map((day) => n(day)))}`,
  this: (l, n) => `this coming ${or(l.map((day) => n(day)))}`,
  sometime: (l, n) => (l.length > 1 ? `sometime ${n(l[0]!)} to ${n(l.at(-1)!)}` : `sometime on ${n(l[0]!)}`),
  anyOf: (l, n) => (l.length > 1 ? `on any of ${and(l.map((day) => n(day)))}` : `on ${n(l[0]!)}`),
  weekOf: (l, n) => (l.length === 5 ? 'any weekday next week' : `next week, on ${or(l.map((day) => n(day)))}`),
  oneOf: (l, n) => (l.length > 1 ? `on one of these days: ${l.map((day) => n(day)).join(', ')}` : `on ${n(l[0]!)}`),
  until: (l, n) => (l.length > 2 ? `from ${n(l[0]!)} until ${n(l.at(-1)!)}` : `on ${or(l.map((day) => n(day)))}`),
}

/** The hours of the day within a sentence, and as one of their own. */
export const HOURS: Forms<(from: string, to: string) => string> = {
  between: (a, b) => `between ${a} and ${b}`,
  workHours: (a, b) => `within working hours (${a} to ${b})`,
  workDay: (a, b) => `inside the ${a}–${b} working day`,
  fromTo: (a, b) => `from ${a} to ${b}`,
  officeHours: (a, b) => `during office hours, ${a} to ${b}`,
  notBefore: (a, b) => `not before ${a} and finished by ${b}`,
  anywhere: (a, b) => `anywhere from ${a} to ${b}`,
  after: (a, b) => `after ${a} and before ${b}`,
  range: (a, b) => `${a}-${b}`,
  window: (a, b) => `in the ${a} to ${b} window`,
  somewhere: (a, b) => `somewhere in ${a}–${b}`,
  paren: (a, b) => `(${a}–${b})`,
  hoursOf: (a, b) => `between the hours of ${a} and ${b}`,
  any: (a, b) => `any time from ${a} to ${b}`,
}
export const HOURS_AS_SENTENCE: Forms<(from: string, to: string) => string> = {
  work: (a, b) => `We work ${a} to ${b}.`,
  hoursAre: (a, b) => `Working hours are ${a} to ${b}.`,
  office: (a, b) => `Office hours: ${a}–${b}.`,
  earliest: (a, b) => `It can't start before ${a} and has to be over by ${b}.`,
  day: (a, b) => `The working day runs from ${a} to ${b}.`,
  nobody: (a, b) => `Nobody starts before ${a} or stays after ${b}.`,
  only: (a, b) => `Only between ${a} and ${b}, please.`,
  everyone: (a, b) => `Everyone is in the office from ${a} until ${b}.`,
  keep: (a, b) => `Keep it within ${a}–${b}.`,
  must: (a, b) => `It must fall between ${a} and ${b}.`,
  bounds: (a, b) => `${a} is the earliest start and ${b} the latest finish.`,
  window: (a, b) => `Window: ${a}-${b}`,
  noEarlier: (a, b) => `No earlier than ${a}, no later than ${b}.`,
  open: (a, b) => `The office is open ${a} to ${b}.`,
  people: (a, b) => `People are at work from ${a} to ${b}.`,
  start: (a, b) => `It should start at ${a} at the earliest and end by ${b}.`,
  between: (a, b) => `Anything between ${a} and ${b} is fine.`,
  hours: (a, b) => `Core hours: ${a} - ${b}.`,
  not: (a, b) => `Not before ${a} and not after ${b}.`,
  within: (a, b) => `It has to happen within the hours of ${a} to ${b}.`,
  day2: (a, b) => `Our day starts at ${a} and ends at ${b}.`,
  time: (a, b) => `Possible times: ${a} until ${b}.`,
}

export type Opening = { who: string; length: string; adjective: string; when: string }
export const OPENINGS: Forms<(x: Opening) => string> = {
  need: (x) => `I need to find ${x.length} for ${x.who} to meet ${x.when}.`,
  schedule: (x) => `Please schedule a ${x.adjective} meeting with ${x.who} ${x.when}.`,
  get: (x) => `We have to get ${x.who} together for ${x.length} ${x.when}.`,
  slot: (x) => `Find a ${x.adjective} slot ${x.when} that suits ${x.who}.`,
  when: (x) => `When can ${x.who} meet for ${x.length} ${x.when}?`,
  looking: (x) => `Looking for ${x.length} ${x.when} when ${x.who} can all meet.`,
  put: (x) => `Put a ${x.adjective} call in the diary for ${x.who}, ${x.when}.`,
  participants: (x) => `Participants: ${x.who}. Length: ${x.length}. When: ${x.when}.`,
  group: (x) => `${x.who} want to sit down together for ${x.length} ${x.when}.`,
  helping: (x) => `I'm trying to set up a ${x.adjective} meeting between ${x.who}. It should be ${x.when}.`,
  block: (x) => `Can you block ${x.length} ${x.when} for a meeting of ${x.who}?`,
  arrange: (x) => `${x.who} have to talk for ${x.length}. Arrange it ${x.when}.`,
  chat: (x) => `hi, could you sort out a ${x.adjective} catch-up for ${x.who}? ${capitalized(x.when)} would be right.`,
  header: (x) => `Meeting (${x.length}) – ${x.who} – ${x.when}`,
  fit: (x) => `Where does a ${x.adjective} meeting of ${x.who} fit ${x.when}?`,
  common: (x) => `What's a common ${x.adjective} gap for ${x.who} ${x.when}?`,
  could: (x) => `Could you work out when ${x.who} have ${x.length} in common ${x.when}?`,
  team: (x) => `Team meeting, ${x.length}: ${x.who}. It can be ${x.when}.`,
  arrange2: (x) => `I've been asked to arrange ${x.length} for ${x.who} ${x.when}.`,
  see: (x) => `${x.who} need to see each other for ${x.length}, ${x.when}.`,
  time: (x) => `What time works for ${x.who}? We need ${x.length} ${x.when}.`,
  appointment: (x) => `Make an appointment of ${x.length} with ${x.who} ${x.when}.`,
  call: (x) => `A ${x.adjective} call with ${x.who} has to happen ${x.when}.`,
  squeeze: (x) => `Squeeze in a ${x.adjective} review with ${x.who} ${x.when}.`,
  find2: (x) => `Find me a time ${x.when}: ${x.length}, everybody present (${x.who}).`,
  brief: (x) => `${capitalized(x.length)} with ${x.who}. ${capitalized(x.when)}.`,
  book: (x) => `Book ${x.length} for ${x.who} ${x.when}, please.`,
  sit: (x) => `${x.who} would like to sit down for ${x.length} ${x.when}.`,
  reach: (x) => `We must get hold of ${x.who} at the same time for ${x.length} ${x.when}.`,
  calendar: (x) => `Look at the calendars of ${x.who} and suggest ${x.length} ${x.when}.`,
}
