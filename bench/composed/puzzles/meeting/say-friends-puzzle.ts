import { only } from '../chooser.ts'
import type { Chooser, Forms } from '../chooser.ts'
import { inLetters } from '../in-words.ts'
import { CLOCKS, LENGTHS, RANGES, SHORT_RANGES } from '../times.ts'
import { OPENINGS, STARTS } from './friend-forms.ts'
import type { FriendsPuzzle } from './friends-puzzle.ts'
import { FRIENDS_IN_LISTS, FRIENDS_IN_SENTENCES, WAYS_IN_LINES, WAYS_IN_PROSE, sameBothWays } from './layouts.ts'
import type { Sheet } from './layouts.ts'

const CITIES = ['San Francisco', 'Berlin', 'Lisbon', 'Bath', 'Reading', 'New York', 'Cork', 'Rome']
/** The day is 9 January 2027, the day after the goal is written. */
const DAYS: Forms<string> = { saturday: 'on Saturday', dated: 'on Saturday 9 January', tomorrow: 'tomorrow', us: 'on Sat, Jan 9', january: 'on January 9th' }
const FRIEND_LEADS: Forms<string> = { none: '', friends: 'My friends:', who: 'Who is where and when:', people: 'People:', here: 'Here they are:', when: 'This is when they can:' }
const BOTH_WAYS: Forms<string> = { same: 'same in both directions', both: 'both ways', either: 'either direction', there: 'there and back take the same', symmetric: 'symmetric', wayBack: 'the way back takes as long' }
const WAY_LEADS: Forms<(note: string) => string> = {
  times: (note) => `Travel times in minutes${note && ` (${note})`}:`, getting: (note) => `Getting around, in minutes${note && `, ${note}`}:`, how: (note) => `How long it takes to get about (min${note && `, ${note}`}):`,
  bus: (note) => `By bus it takes this many minutes${note && ` (${note})`}:`, walk: (note) => `Walking times (minutes${note && `; ${note}`}):`, between: (note) => `Minutes between the places${note && `, ${note}`}:`,
  distances: (note) => `Distances in minutes${note && ` - ${note}`}:`, transit: (note) => `Transit times, min${note && ` (${note})`}:`, ways: (note) => `How long the ways take, in minutes${note && ` (${note})`}:`, journey: (note) => `Journey times in minutes${note && ` (${note})`}:`,
}
const CLOSINGS: Forms<string> = {
  none: '', which: 'Which ones can I fit and when exactly?', schedule: 'Give me the schedule.', best: "What's the best order?", who: 'Who do I have to leave out?', please: 'Please make a timetable.', how: 'How do I spend the day?', plan: 'Plan it with exact times.',
  list: 'Who makes the list?', route: 'Please work out the best route.',
}
type Told = { opening: string; start: string; friends: string; ways: string }
const ORDERS: Forms<(told: Told) => string[]> = {
  waysLast: ({ opening, start, friends, ways }) => [`${opening} ${start}`, friends, ways],
  waysFirst: ({ opening, start, friends, ways }) => [opening, ways, start, friends],
  startLast: ({ opening, start, friends, ways }) => [opening, friends, ways, start],
  startFirst: ({ opening, start, friends, ways }) => [`${start} ${opening}`, ways, friends],
}

/** The puzzle as somebody would write it. */
export function sayFriendsPuzzle(puzzle: FriendsPuzzle, chooser: Chooser): string {
  const { choose, draws } = chooser
  const clock = choose('clock', CLOCKS)
  const inSentences = draws.happens(0.35)
  const range = choose('range', inSentences ? RANGES : only(RANGES, [...SHORT_RANGES, 'fromTo', 'between']))
  const length = choose('length', LENGTHS)
  const friends = puzzle.friends.map((friend) => ({ friend, name: friend.name, place: friend.place, from: clock(friend.from), to: clock(friend.to), range: range(clock(friend.from), clock(friend.to)), length: length(friend.minutes) }))
  const sheet: Sheet = { puzzle, chooser, friends }
  const told: Told = {
    opening: choose('opening', OPENINGS)({ city: draws.oneOf(CITIES), day: choose('day', DAYS), count: inLetters(puzzle.friends.length) }),
    start: choose('start', STARTS)(puzzle.start.place, clock(puzzle.start.at)),
    friends: [choose('friend lead', FRIEND_LEADS), choose('friends', inSentences ? FRIENDS_IN_SENTENCES : FRIENDS_IN_LISTS)(sheet)].filter((text) => text !== '').join('\n'),
    ways: sayWays(sheet),
  }
  return [...choose('order', ORDERS)(told), choose('closing', CLOSINGS)].filter((text) => text !== '').join('\n\n')
}

function sayWays(sheet: Sheet): string {
  const { choose, draws } = sheet.chooser
  const lead = choose('way lead', WAY_LEADS)(sameBothWays(sheet) ? choose('both ways', BOTH_WAYS) : '')
  return draws.happens(0.2) ? `${lead} ${choose('ways', WAYS_IN_PROSE)(sheet)}` : `${lead}\n${choose('ways', WAYS_IN_LINES)(sheet)}`
}
