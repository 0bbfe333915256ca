import { steadyChoice } from '../chooser.ts'
import type { Chooser, Forms } from '../chooser.ts'
import { and, table } from '../in-words.ts'
import { FRIENDS, WAYS } from './friend-forms.ts'
import type { FriendInWords } from './friend-forms.ts'
import type { Friend, FriendsPuzzle } from './friends-puzzle.ts'

/** Friends and ways of a puzzle in the words that were chosen for them. */
export type Sheet = { puzzle: FriendsPuzzle; chooser: Chooser; friends: readonly (FriendInWords & { friend: Friend })[] }
type Layout = (sheet: Sheet) => string

function sentences({ chooser, friends }: Sheet): string[] {
  const form = steadyChoice(chooser, { kind: 'friend', forms: FRIENDS, mixed: 0.4 })
  return friends.map((friend) => form()(friend))
}
const rows = ({ friends }: Sheet) => friends.map(({ name, place, range, length }) => [name, place, range, length])
const each = ({ friends }: Sheet, line: (friend: Sheet['friends'][number], index: number) => string) => friends.map((friend, index) => line(friend, index)).join('\n')
const letter = (index: number) => 'abcdefghij'[index]!

export const FRIENDS_IN_SENTENCES: Forms<Layout> = {
  sentences: (sheet) => sentences(sheet).join(' '),
  prose: (sheet) => sentences(sheet).join(' '),
  lines: (sheet) => sentences(sheet).join('\n'),
  bullets: (sheet) => sentences(sheet).map((text) => `- ${text}`).join('\n'),
  stars: (sheet) => sentences(sheet).map((text) => `* ${text}`).join('\n'),
  numbered: (sheet) => sentences(sheet).map((text, index) => `${index + 1}. ${text}`).join('\n'),
}

export const FRIENDS_IN_LISTS: Forms<Layout> = {
  commas: (sheet) => rows(sheet).map((row) => row.join(', ')).join('\n'),
  slashes: (sheet) => rows(sheet).map((row) => row.join(' / ')).join('\n'),
  pipes: (sheet) => rows(sheet).map((row) => row.join(' | ')).join('\n'),
  semicolons: (sheet) => rows(sheet).map((row) => row.join('; ')).join('\n'),
  arrows: (sheet) => rows(sheet).map((row) => row.join(' → ')).join('\n'),
  dashes: (sheet) => rows(sheet).map((row) => row.join(' - ')).join('\n'),
  mdTable: (sheet) => table([['Friend', 'Where', 'When', 'How long'], ...rows(sheet)], 'md'),
  tabTable: (sheet) => table([['Friend', 'Where', 'When', 'How long'], ...rows(sheet)], 'tab'),
  columns: (sheet) => table([['name', 'place', 'free', 'time needed'], ...rows(sheet)], 'wide'),
  csv: ({ friends }) => table([['name', 'place', 'from', 'to', 'minutes'], ...friends.map(({ name, place, from, to, friend }) => [name, place, from, to, friend.minutes])], 'csv'),
  splitTable: ({ friends }) => table([['Person', 'Location', 'Available from', 'Available until', 'Minimum (min)'], ...friends.map(({ name, place, from, to, friend }) => [name, place, from, to, friend.minutes])], 'md'),
  placeTable: ({ friends }) => table([['Place', 'Who', 'Length', 'Hours'], ...friends.map(({ name, place, range, length }) => [place, name, length, range])], 'md'),
  timeTable: ({ friends }) => table([['When', 'Friend', 'Neighbourhood', 'Minutes'], ...friends.map(({ name, place, range, friend }) => [range, name, place, friend.minutes])], 'pipe'),
  blocks: (sheet) => each(sheet, ({ name, place, range, length }) => `${name}\n  Place: ${place}\n  Free: ${range}\n  At least: ${length}\n`).trim(),
  fields: (sheet) => each(sheet, ({ name, place, range, length }) => `Name: ${name}\nWhere: ${place}\nWhen: ${range}\nHow long: ${length}\n`).trim(),
  fieldLines: (sheet) => each(sheet, ({ name, place, range, length }) => `${name}: place ${place}, time ${range}, length ${length}`),
  headings: (sheet) => each(sheet, ({ name, place, range, length }) => `**${name}**\n- ${place}\n- ${range}\n- ${length}`),
  placeHeadings: (sheet) => each(sheet, ({ name, place, range, length }) => `${place}:\n- ${name}, ${range}, ${length}`),
  twoLines: (sheet) => each(sheet, ({ name, place, range, length }) => `${name} (${place})\n  ${range}, ${length}`),
  at: (sheet) => each(sheet, ({ name, place, range, length }) => `${name} @ ${place}, ${range} (${length})`),
  colonDash: (sheet) => each(sheet, ({ name, place, range, length }) => `${name}: ${place}, ${range} - ${length}`),
  placeFirst: (sheet) => each(sheet, ({ name, place, range, length }) => `${place}: ${name} ${range}, ${length}`),
  timeFirst: (sheet) => each(sheet, ({ name, place, range, length }) => `${range} ${name} (${place}), ${length}`),
  brackets: (sheet) => each(sheet, ({ name, place, range, length }) => `${name} [${place}; ${range}; ${length}]`),
  letters: (sheet) => each(sheet, ({ name, place, range, length }, index) => `${letter(index)}) ${name}, ${place}, ${range}: ${length}`),
  equals: (sheet) => each(sheet, ({ name, place, range, length }) => `${name} = ${place}, ${range}, ${length}`),
  yaml: (sheet) => each(sheet, ({ name, place, from, to, friend }) => `- name: ${name}\n  place: ${place}\n  from: "${from}"\n  to: "${to}"\n  minutes: ${friend.minutes}`),
  json: ({ friends }) => JSON.stringify(friends.map(({ name, place, from, to, friend }) => ({ name, place, from, to, minutes: friend.minutes }))),
}

type Leg = readonly [from: string, to: string, minutes: number]
const placesOf = ({ puzzle }: Sheet) => Object.keys(puzzle.ways)
/** Whether every way takes as long there as back; it is then said once. */
export const sameBothWays = ({ puzzle: { ways } }: Sheet) => Object.entries(ways).every(([from, others]) => Object.entries(others).every(([to, minutes]) => ways[to]?.[from] === minutes))

function legsOf(sheet: Sheet): Leg[] {
  const places = placesOf(sheet)
  const same = sameBothWays(sheet)
  return places.flatMap((from, index) => Object.entries(sheet.puzzle.ways[from]!).filter(([to]) => !same || places.indexOf(to) > index).map(([to, minutes]): Leg => [from, to, minutes]))
}
const legsByPlace = (sheet: Sheet) => placesOf(sheet).map((place) => ({ place, legs: legsOf(sheet).filter(([from]) => from === place) })).filter(({ legs }) => legs.length > 0)
const fromEach = (sheet: Sheet, line: (place: string, legs: readonly Leg[]) => string) => legsByPlace(sheet).map(({ place, legs }) => line(place, legs))

/** Marks and words that say nothing about the direction, where it counts. */
const ONE_WAY_WAYS: Forms<(from: string, to: string, minutes: number) => string> = Object.fromEntries(Object.entries(WAYS).filter(([name]) => !['travelling', 'dots', 'slash', 'equals'].includes(name)))
function legsInWords(sheet: Sheet): string[] {
  const form = sheet.chooser.choose('way', sameBothWays(sheet) ? WAYS : ONE_WAY_WAYS)
  return legsOf(sheet).map((leg) => form(...leg))
}

type Cell = (minutes: number | undefined) => string | number
function matrix(sheet: Sheet, corner: string, cell: Cell = (minutes) => minutes ?? '-'): (string | number)[][] {
  const places = placesOf(sheet)
  return [[corner, ...places], ...places.map((from) => [from, ...places.map((to) => cell(sheet.puzzle.ways[from]![to]))])]
}

export const WAYS_IN_LINES: Forms<Layout> = {
  lines: (sheet) => legsInWords(sheet).join('\n'),
  bullets: (sheet) => legsInWords(sheet).map((text) => `- ${text}`).join('\n'),
  groups: (sheet) => fromEach(sheet, (place, legs) => `from ${place}: ${legs.map(([, to, minutes]) => `${to} ${minutes}`).join(', ')}`).join('\n'),
  groupsInParentheses: (sheet) => fromEach(sheet, (place, legs) => `${place}: ${legs.map(([, to, minutes]) => `${to} (${minutes})`).join(', ')}`).join('\n'),
  groupsByArrow: (sheet) => fromEach(sheet, (place, legs) => `${place} → ${legs.map(([, to, minutes]) => `${to} ${minutes}`).join('; ')}`).join('\n'),
  groupsByTo: (sheet) => fromEach(sheet, (place, legs) => `${place}: to ${legs.map(([, to, minutes]) => `${to} ${minutes}`).join(', to ')}`).join('\n'),
  groupsFrom: (sheet) => fromEach(sheet, (place, legs) => `From ${place}: ${legs.map(([, to, minutes]) => `${to} (${minutes} min)`).join(', ')}.`).join('\n'),
  bulletsByTo: (sheet) => fromEach(sheet, (place, legs) => `- ${place} to ${legs.map(([, to, minutes]) => `${to}: ${minutes}`).join(', to ')}`).join('\n'),
  nested: (sheet) => fromEach(sheet, (place, legs) => `${place}\n${legs.map(([, to, minutes]) => `  - ${to}: ${minutes} min`).join('\n')}`).join('\n'),
  headings: (sheet) => fromEach(sheet, (place, legs) => `From ${place}:\n${legs.map(([, to, minutes]) => `- to ${to}: ${minutes} min`).join('\n')}`).join('\n'),
  mdMatrix: (sheet) => table(matrix(sheet, 'from \\ to'), 'md'),
  pipeMatrix: (sheet) => table(matrix(sheet, 'from \\ to'), 'pipe'),
  tabMatrix: (sheet) => table(matrix(sheet, ''), 'tab'),
  columns: (sheet) => table(matrix(sheet, ''), 'wide'),
  crossedMatrix: (sheet) => table(matrix(sheet, '', (minutes) => minutes ?? 'x'), 'md'),
  minuteMatrix: (sheet) => table(matrix(sheet, 'From / To', (minutes) => (minutes === undefined ? '0' : `${minutes} min`)), 'semi'),
  legTable: (sheet) => table([['From', 'To', 'Minutes'], ...legsOf(sheet)], 'md'),
  destinations: (sheet) => table([['Start', 'Destination', 'Time (min)'], ...legsOf(sheet)], 'md'),
  csv: (sheet) => table([['from', 'to', 'minutes'], ...legsOf(sheet)], 'csv'),
  json: (sheet) => JSON.stringify(Object.fromEntries(legsByPlace(sheet).map(({ place, legs }) => [place, Object.fromEntries(legs.map(([, to, minutes]) => [to, minutes]))]))),
}

export const WAYS_IN_PROSE: Forms<Layout> = {
  sentences: (sheet) => legsInWords(sheet).map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
  commas: (sheet) => `${legsOf(sheet).map(([from, to, minutes]) => `${from} to ${to} ${minutes}`).join(', ')}.`,
  semicolons: (sheet) => `${legsOf(sheet).map(([from, to, minutes]) => `${from}–${to} ${minutes}`).join('; ')}.`,
  walking: (sheet) => `Walking takes me this long: ${fromEach(sheet, (place, legs) => `from ${place} ${and(legs.map(([, to, minutes]) => `${minutes} minutes to ${to}`))}`).join('; ')}.`,
  groups: (sheet) => fromEach(sheet, (place, legs) => `From ${place} it's ${and(legs.map(([, to, minutes]) => `${minutes} to ${to}`))}.`).join(' '),
}
