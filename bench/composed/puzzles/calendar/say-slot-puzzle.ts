import { only } from '../chooser.ts'
import type { Chooser, Forms } from '../chooser.ts'
import { ampersand, and, joined, oxford } from '../in-words.ts'
import { CLOCKS_OF_A_WORKING_DAY, LENGTHS, RANGES, SHORT_RANGES, lengthAsAdjective } from '../times.ts'
import { CLOSINGS, EARLIEST, LEADS, LEADS_OF_FREE_TIMES, WISHES } from './busy-forms.ts'
import { LAYOUTS } from './layouts.ts'
import type { Sheet } from './layouts.ts'
import { DAYS, DAY_NAMES, HOURS, HOURS_AS_SENTENCE, OPENINGS, PEOPLE_LISTS } from './opening-forms.ts'
import type { SlotPuzzle, Wish } from './slot-puzzle.ts'

type Join = (ranges: readonly string[]) => string
const JOINS_OF_PROSE: Forms<Join> = { comma: (ranges) => ranges.join(', '), and, oxford, allAnd: (ranges) => ranges.join(' and '), thenAgain: (ranges) => ranges.join(', then '), also: (ranges) => joined(ranges, ' and also ') }
const JOINS: Forms<Join> = { comma: (ranges) => ranges.join(', '), and, amp: ampersand, plus: (ranges) => ranges.join(' + ') }
/** Marks that would be taken for the next day between days. */
const JOINS_OF_ONE_DAY: Forms<Join> = { ...JOINS, semi: (ranges) => ranges.join('; '), slash: (ranges) => ranges.join(' / ') }
const GAPS: Forms<string> = { lines: '\n\n', line: '\n' }

/** The puzzle as somebody would write it. */
export function saySlotPuzzle(puzzle: SlotPuzzle, chooser: Chooser): string {
  const { choose } = chooser
  const layout = choose('layout', LAYOUTS)
  const clock = choose('clock', CLOCKS_OF_A_WORKING_DAY)
  const range = choose('range', layout.prose ? RANGES : only(RANGES, SHORT_RANGES))
  const join = choose('join', layout.prose ? JOINS_OF_PROSE : puzzle.days.length > 1 ? JOINS : JOINS_OF_ONE_DAY)
  const ranges: Sheet['ranges'] = (times) => times.map(([from, to]) => range(clock(from), clock(to)))
  const sheet: Sheet = { puzzle, chooser, clock, ranges, joined: (times) => join(ranges(times)), dayName: choose('day name', DAY_NAMES) }
  const lead = !layout.free && chooser.draws.happens(0.2) ? '' : choose('lead', layout.free ? LEADS_OF_FREE_TIMES : LEADS)
  const body = [lead, layout.body(sheet)].filter((text) => text !== '').join(layout.prose ? ' ' : '\n')
  const end = [...puzzle.wishes.map((wish) => sayWish(wish, sheet)), puzzle.earliest ? choose('earliest', EARLIEST) : '', choose('closing', CLOSINGS)]
  const gap = choose('gap', layout.prose ? { ...GAPS, none: ' ' } : GAPS)
  return [opening(sheet), body, end.filter((text) => text !== '').join(' ')].filter((text) => text !== '').join(gap)
}

function opening({ puzzle, chooser: { choose, draws }, clock, dayName }: Sheet): string {
  const [from, to] = [clock(puzzle.work[0]), clock(puzzle.work[1])]
  const days = choose('days', DAYS)(puzzle.days, dayName)
  const apart = draws.happens(0.5)
  const length = choose('length', LENGTHS)(puzzle.duration)
  const when = apart ? days : `${days} ${choose('hours', HOURS)(from, to)}`
  const asked = choose('opening', OPENINGS)({ who: choose('people', PEOPLE_LISTS)(puzzle.people), length, adjective: lengthAsAdjective(puzzle.duration), when })
  return apart ? `${asked} ${choose('hours apart', HOURS_AS_SENTENCE)(from, to)}` : asked
}

function sayWish({ who, day, before, after }: Wish, { chooser, clock, dayName }: Sheet): string {
  const limit = before === undefined ? (after === undefined ? '' : ` after ${clock(after)}`) : ` before ${clock(before)}`
  return chooser.choose('wish', WISHES)(who, `on ${dayName(day)}${limit}`)
}
