import { steadyChoice } from '../chooser.ts'
import type { Chooser, Forms } from '../chooser.ts'
import { possessive, table } from '../in-words.ts'
import { BUSY, BUSY_DAYS, FREE, NEVER_BUSY } from './busy-forms.ts'
import type { DayName } from './opening-forms.ts'
import type { Interval, SlotPuzzle, Weekday } from './slot-puzzle.ts'

/** The times of a puzzle in the words that were chosen for them. */
export type Sheet = {
  puzzle: SlotPuzzle; chooser: Chooser; dayName: DayName
  /** One time of the day, a person's times on a day each by itself, and the same in one text. */
  clock: (minutes: number) => string
  ranges: (times: readonly Interval[]) => string[]
  joined: (times: readonly Interval[]) => string
}
type Layout = { prose?: boolean; free?: boolean; body: (sheet: Sheet) => string }

const NOTHING_AT_ALL: Forms<string> = { nothing: 'nothing', free: 'free', dash: '-', clear: 'all clear', noMeetings: 'no meetings', allDay: 'free all day', na: 'n/a' }
const EMPTY_CELL: Forms<string> = { dash: '-', free: 'free', blank: '', em: '—', none: 'none' }
const BETWEEN_DAYS: Forms<string> = { semi: '; ', comma: ', ', pipe: ' | ', slash: ' / ' }

const busyOn = ({ puzzle }: Sheet, person: string, day: Weekday): readonly Interval[] => puzzle.busy[person]?.[day] ?? []

function freeOn(sheet: Sheet, person: string, day: Weekday): Interval[] {
  const [start, end] = sheet.puzzle.work
  const busy = busyOn(sheet, person, day).toSorted(([one], [other]) => one - other)
  const edges = [start, ...busy.flat(), end]
  return Array.from({ length: busy.length + 1 }, (_, index): Interval => [edges[2 * index]!, edges[2 * index + 1]!]).filter(([from, to]) => to > from)
}

type TimesOn = (sheet: Sheet, person: string, day: Weekday) => readonly Interval[]
const daysOf = (sheet: Sheet, person: string, timesOn: TimesOn = busyOn) => sheet.puzzle.days.map((day) => ({ day, times: timesOn(sheet, person, day) })).filter(({ times }) => times.length > 0)
const severalDays = ({ puzzle }: Sheet) => puzzle.days.length > 1

/** All times of a person behind one another, as lists hold them. */
function inLine(sheet: Sheet, person: string): string {
  const days = daysOf(sheet, person)
  if (days.length === 0) return sheet.chooser.choose('idle', NOTHING_AT_ALL)
  if (!severalDays(sheet)) return sheet.joined(days[0]!.times)
  return days.map(({ day, times }) => `${sheet.dayName(day)} ${sheet.joined(times)}`).join(sheet.chooser.choose('between days', BETWEEN_DAYS))
}
const lines = (sheet: Sheet, line: (person: string, times: string, index: number) => string) => sheet.puzzle.people.map((person, index) => line(person, inLine(sheet, person), index)).join('\n')

function sentences(sheet: Sheet): string[] {
  const oneDay = steadyChoice(sheet.chooser, { kind: 'busy', forms: BUSY, mixed: 0.25 })
  const moreDays = steadyChoice(sheet.chooser, { kind: 'busy days', forms: BUSY_DAYS, mixed: 0.25 })
  return sheet.puzzle.people.map((person) => {
    const days = daysOf(sheet, person)
    if (days.length === 0) return sheet.chooser.choose('never busy', NEVER_BUSY)(person, severalDays(sheet))
    return severalDays(sheet) ? moreDays()(person, days.map(({ day, times }) => [sheet.dayName(day), sheet.joined(times)])) : oneDay()(person, sheet.joined(days[0]!.times))
  }).filter((sentence) => sentence !== '')
}

function freeSentences(sheet: Sheet): string[] {
  const form = steadyChoice(sheet.chooser, { kind: 'free', forms: FREE, mixed: 0.25 })
  return sheet.puzzle.people.map((person) => {
    const days = daysOf(sheet, person, freeOn)
    if (days.length === 0) return `${person} is not free at all.`
    return severalDays(sheet) ? `${person} is free ${days.map(({ day, times }) => `${sheet.dayName(day)} ${sheet.joined(times)}`).join('; ')}.` : form()(person, sheet.joined(days[0]!.times))
  })
}

/** Rows below the name of each person. */
function underNames(sheet: Sheet, { heading, row, none }: { heading: (person: string) => string; row: (text: string) => string; none: string }): string[] {
  return sheet.puzzle.people.map((person) => {
    const rows = daysOf(sheet, person).flatMap(({ day, times }) => (severalDays(sheet) ? [`${sheet.dayName(day)}: ${sheet.joined(times)}`] : sheet.ranges(times)))
    return [heading(person), ...(rows.length > 0 ? rows.map((text) => row(text)) : [none])].join('\n')
  })
}

const cell = (sheet: Sheet, times: readonly Interval[]) => (times.length > 0 ? sheet.ranges(times).join(', ') : sheet.chooser.choose('empty cell', EMPTY_CELL))
function byPerson(sheet: Sheet, { corner, timesOn = busyOn }: { corner: string; timesOn?: TimesOn }): string[][] {
  const { people, days } = sheet.puzzle
  return [[corner, ...days.map((day) => sheet.dayName(day))], ...people.map((person) => [person, ...days.map((day) => cell(sheet, timesOn(sheet, person, day)))])]
}
function byDay(sheet: Sheet): string[][] {
  const { people, days } = sheet.puzzle
  return [['Day', ...people], ...days.map((day) => [sheet.dayName(day), ...people.map((person) => cell(sheet, busyOn(sheet, person, day)))])]
}

/** Every busy time by itself. */
function intervals(sheet: Sheet): { person: string; day: string; from: string; to: string; range: string }[] {
  return sheet.puzzle.people.flatMap((person) => daysOf(sheet, person).flatMap(({ day, times }) => times.map((times) => (
    { person, day: sheet.dayName(day), from: sheet.clock(times[0]), to: sheet.clock(times[1]), range: sheet.ranges([times])[0]! }
  ))))
}
const withoutComma = (day: string) => day.replace(',', '')
const peopleOn = (sheet: Sheet, day: Weekday) => sheet.puzzle.people.filter((person) => busyOn(sheet, person, day).length > 0).map((person) => `${person} ${sheet.joined(busyOn(sheet, person, day))}`)

/** How the times of all people are laid out. */
export const LAYOUTS: Forms<Layout> = {
  sentences: { prose: true, body: (sheet) => sentences(sheet).join(' ') },
  prose: { prose: true, body: (sheet) => sentences(sheet).join(' ') },
  sentenceLines: { body: (sheet) => sentences(sheet).join('\n') },
  freeSentences: { prose: true, free: true, body: (sheet) => freeSentences(sheet).join(' ') },
  freeLines: { prose: true, free: true, body: (sheet) => freeSentences(sheet).join('\n') },
  freeTable: { free: true, body: (sheet) => table(byPerson(sheet, { corner: 'Person', timesOn: freeOn }).map((row) => row.map((text) => (['-', 'free', '', '—'].includes(text) ? 'none' : text))), 'md') },
  lines: { body: (sheet) => lines(sheet, (person, times) => `${person}: ${times}`) },
  bullets: { body: (sheet) => lines(sheet, (person, times) => `- ${person}: ${times}`) },
  stars: { body: (sheet) => lines(sheet, (person, times) => `* ${person} – ${times}`) },
  dots: { body: (sheet) => lines(sheet, (person, times) => `• ${person}, ${times}`) },
  numbered: { body: (sheet) => lines(sheet, (person, times, index) => `${index + 1}. ${person}: ${times}`) },
  arrows: { body: (sheet) => lines(sheet, (person, times) => `${person} → ${times}`) },
  equals: { body: (sheet) => lines(sheet, (person, times) => `${person} = ${times}`) },
  slashes: { body: (sheet) => lines(sheet, (person, times) => `${person} / ${times}`) },
  dashes: { body: (sheet) => lines(sheet, (person, times) => `${person} - ${times}`) },
  plus: { body: (sheet) => lines(sheet, (person, times) => `+ ${person}: ${times}`) },
  boxed: { body: (sheet) => lines(sheet, (person, times) => `[${person}] ${times}`) },
  fields: { body: (sheet) => lines(sheet, (person, times) => `Name: ${person}\nBusy: ${times}\n`).trim() },
  parentheses: { body: (sheet) => lines(sheet, (person, times) => `${person} (${times})`) },
  brackets: { body: (sheet) => lines(sheet, (person, times) => `${person} [${times}]`) },
  checklist: { body: (sheet) => lines(sheet, (person, times) => `- [ ] ${person}: ${times}`) },
  quote: { body: (sheet) => lines(sheet, (person, times) => `> ${person}: ${times}`) },
  calendars: { body: (sheet) => lines(sheet, (person, times) => `${possessive(person)} calendar: ${times}`) },
  headings: { body: (sheet) => underNames(sheet, { heading: (person) => person, row: (text) => ` ${text}`, none: ' nothing' }).join('\n') },
  boldHeadings: { body: (sheet) => underNames(sheet, { heading: (person) => `**${person}**`, row: (text) => `- ${text}`, none: '- free' }).join('\n\n') },
  hashHeadings: { body: (sheet) => underNames(sheet, { heading: (person) => `## ${person}`, row: (text) => text, none: 'nothing' }).join('\n\n') },
  bulletTree: { body: (sheet) => underNames(sheet, { heading: (person) => `- ${person}`, row: (text) => `  - ${text}`, none: '  - nothing' }).join('\n') },
  dayHeadings: { body: (sheet) => sheet.puzzle.days.map((day) => `${sheet.dayName(day)}:\n${peopleOn(sheet, day).map((text) => `- ${text}`).join('\n')}`).join('\n') },
  dayLines: { body: (sheet) => sheet.puzzle.days.map((day) => `${sheet.dayName(day)} – ${peopleOn(sheet, day).join('; ')}`).join('\n') },
  mdTable: { body: (sheet) => table(byPerson(sheet, { corner: 'Person' }), 'md') },
  pipeTable: { body: (sheet) => table(byPerson(sheet, { corner: 'Name' }), 'pipe') },
  tabTable: { body: (sheet) => table(byPerson(sheet, { corner: 'Who' }), 'tab') },
  dayTable: { body: (sheet) => table(byDay(sheet), 'md') },
  busyTable: { body: (sheet) => table([['Who', 'Busy'], ...sheet.puzzle.people.map((person) => [person, inLine(sheet, person).replaceAll('|', '/')])], 'md') },
  intervalTable: { body: (sheet) => table([['Person', 'Day', 'Start', 'End'], ...intervals(sheet).map(({ person, day, from, to }) => [person, day, from, to])], 'md') },
  csv: { body: (sheet) => table([['name', 'day', 'from', 'to'], ...intervals(sheet).map(({ person, day, from, to }) => [person, withoutComma(day), from, to])], 'csv') },
  commaRows: { body: (sheet) => intervals(sheet).map(({ person, day, from, to }) => `${person}, ${withoutComma(day)}, ${from}, ${to}`).join('\n') },
  semicolonRows: { body: (sheet) => intervals(sheet).map(({ person, day, from, to }) => `${person}; ${day}; ${from}-${to}`).join('\n') },
  entries: { body: (sheet) => sheet.chooser.draws.shuffled(intervals(sheet)).map(({ person, day, from, to }) => `${day} ${from}-${to} ${person}`).join('\n') },
  calendarEntries: { body: (sheet) => intervals(sheet).map(({ person, day, from, to }) => `${day} ${from}–${to}  ${person}: ${sheet.chooser.draws.oneOf(['meeting', 'busy', 'call', 'blocked'])}`).join('\n') },
  timeFirst: { body: (sheet) => intervals(sheet).map(({ person, day, range }) => `${range} ${day}: ${person}`).join('\n') },
  yaml: { body: (sheet) => sheet.puzzle.people.map((person) => `${person}:\n${daysOf(sheet, person).map(({ day, times }) => `  ${sheet.dayName(day)}: [${sheet.ranges(times).map((range) => `"${range}"`).join(', ')}]`).join('\n') || '  none: []'}`).join('\n') },
  json: { body: (sheet) => JSON.stringify(Object.fromEntries(sheet.puzzle.people.map((person) => [person, Object.fromEntries(daysOf(sheet, person).map(({ day, times }) => [day, sheet.ranges(times)]))]))) },
}
