import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import { busyStatements } from './busy-statements.ts'
import type { BusyStatement } from './busy-statements.ts'
import { addBusyTimes } from './busy-times.ts'
import { describeMinutes, describePattern, describeSpan, describeWindows } from '../describe.ts'
import { daysOfEntry } from '../dates/entry-days.ts'
import { isEmptyWord } from '../empty-words.ts'
import { labelOf } from '../labels.ts'
import { groupsIn, hasWindows, invitedPeople, skipBullet } from './meeting-people.ts'
import type { Invited } from './meeting-people.ts'
import { areOppositeBounds, frameOf, shared } from './frame-of-meeting.ts'
import { dayHeadings } from './meeting-days.ts'
import { closedHours } from './meeting-hours.ts'
import { asTimetable } from './hours-of-timetables.ts'
import { namesSeveralPeople, peopleOf } from './people-of-meeting.ts'
import { isPersonWord } from '../topics/proper-names.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { sortOf } from '../times/sort-of-time.ts'
import { statementsOf } from '../statements.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const MEETING_WORDS = new Set((
  'meeting meet call sync slot catchup catch-up chat interview session review appointment standup discussion workshop one-on-one talk conversation together find time hour hours minutes minute '
  + 'reunion junta llamada termin besprechung treffen rendez-vous reunion reuniao encontro बैठक मीटिंग'
).split(' '))

/** One slot for several people, found between their busy times: the meeting, its people and what each cannot do. */
export function readMeeting(written: ReadingContext): void {
  const context = isAskedFor(written) || namesSeveralPeople(written) ? asTimetable(written) : written
  const named = invitedPeople(context)
  if (named !== null && (isSettled(context, named) || isCounted(context, named))) return
  const { invited, speakers } = peopleOf(context, named)
  if (speakers.length === 0 || invited === null && !isAskedFor(context)) return
  const names = new Set(speakers)
  const busy = busyStatements(context, names, { invited })
  const length = lengthOfMeeting(context, busy, { isInvited: (invited?.names.length ?? 0) > 1 })
  const isAnswered = busy.some(({ isNamed, groups }) => isNamed && groups.some(({ entries }) => entries.some(({ windows, spans, point }) => windows.length > 0 || spans.length > 0 || point !== null)))
  if (!isAnswered || length === null || isHabit(context, length.words)) return
  for (const name of speakers) context.people.add(name)
  if (invited) claim(context, invited.words)
  const { days: meetingDays, windows } = addMeeting(context, { people: speakers, length, busy, invited })
  addBusyTimes(context, busy, { meetingDays, open: windows[0] ?? null })
  claimFreeDays(context)
}

/** 'Internal review with Saskia on 16 September at 15:00': its day and hour are said, and nothing is to be found. */
function isSettled(context: ReadingContext, { words }: Invited): boolean {
  const behind = context.groups.find(({ from }) => from >= words.to)
  const [first] = behind?.from === words.to ? behind.expressions : []
  const isPoint = behind !== undefined && behind.entries.some(({ point }) => point !== null)
  return first?.days?.grain === 'day' && first.bound === null && isPoint && context.segments.findIndex(({ from, to }) => words.from >= from && words.from < to) > 2
}

/** 'Twelve supervised days with Dr Jha', 'six lessons with Tom': several are asked for, and no slot in common. */
function isCounted({ source: { tokens } }: ReadingContext, { names, words }: Invited): boolean {
  if (names.length > 1) return false
  const before = tokens.slice(Math.max(0, words.from - WORDS_BEFORE), words.from).map(({ key }) => key).join(' ')
  return COUNTED.test(before)
}

const WORDS_BEFORE = 6
const COUNTED = /(?:^| )(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:\p{L}+ ){0,2}(?:days|shifts|sessions|lessons|visits|weeks|rehearsals|classes|sittings)(?: with)?$/u

/** 'An hour with Ana on Mondays' is nothing to be found once. */
function isHabit(context: ReadingContext, length: Words): boolean {
  const statement = statementsOf(context, { atCommas: true, atColons: true }).find(({ from, to }) => from <= length.from && to >= length.to)
  return statement !== undefined && groupsIn(context, statement).some(({ expressions }) => expressions.some(({ words }) => /(?<!\p{L})(?:every|each|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\p{L})/iu.test(words)))
}

const GATHERINGS = /^(?:meet|meets|meeting|meetings|call|sync|slot|slots|catchup|catch-up|chat|interview|appointment|discussion|workshop|talk|sit|gather|session|review|attends?|joins?|joining|appraisal|briefing|conversation|rehearsal|hearing|panel|together|everyone|everybody|all|both|suits?|works|schedules?|calendars?|diaries|availability|busy|blocked|booked|taken|free|unavailable|available|occupied|when|reunion|hueco|treffen|termin|besprechung|creneau|rendez-vous|encontro|reuniao)$/u

/** Names at the head of lines are people only where the text asks for a time in common. */
function isAskedFor(context: ReadingContext): boolean {
  return context.source.tokens.some(({ key }) => GATHERINGS.test(key))
}

/** 'Ana is free the entire day' asks for nothing. */
function claimFreeDays(context: ReadingContext): void {
  for (const statement of statementsOf(context, { atCommas: false })) {
    const groups = groupsIn(context, statement)
    const isWhole = groups.length > 0 && groups.every(({ expressions }) => expressions.every(({ duration }) => duration?.isWhole))
    const isNamed = isPersonWord(context, skipBullet(context, statement.from))
    const isIdle = isNamed && groups.length > 0 && !hasWindows(context, statement) && groups.every((group) => !context.claimed[group.from])
    if ((isWhole || isIdle) && sortOf(keysOf(context, statement)) === 'free') claim(context, statement)
  }
}

type MeetingLength = { minutes: number; words: Words }

/** The first length under a day outside the busy times. */
function lengthOfMeeting(context: ReadingContext, busy: readonly BusyStatement[], { isInvited }: { isInvited: boolean }): MeetingLength | null {
  const group = context.groups.find(({ expressions: [first], from }) => {
    const isLength = first!.duration !== null ? first!.duration.high < 86_400 : first!.momentFromNow !== null && first!.momentFromNow > 0 && first!.momentFromNow < 43_200
    return isLength && !busy.some(({ words }) => from >= words.from && from < words.to)
  })
  const isAsked = isInvited || context.source.tokens.some(({ key }) => MEETING_WORDS.has(key)) || new Set(busy.map(({ person }) => person)).size >= 2
  if (!group || !isAsked) return null
  const [first] = group.expressions
  return partOfHour(context, group) ?? { minutes: Math.round((first!.duration?.high ?? first!.momentFromNow!) / 60), words: group }
}

/** 'three quarters of an hour', 'a quarter of an hour'. */
function partOfHour(context: ReadingContext, group: TimeGroup): MeetingLength | null {
  const [count, quarters, of] = keysOf(context, { from: Math.max(0, group.from - 3), to: group.from })
  if (!/^quarters?$/u.test(quarters ?? '') || of !== 'of' || Math.round(group.expressions[0]!.duration!.high / 60) !== 60) return null
  const words = { from: group.from - 3, to: group.to }
  claim(context, words)
  return { minutes: count === 'three' || count === '3' ? 45 : 15, words }
}

type MeetingInput = { people: string[]; length: MeetingLength; busy: BusyStatement[]; invited: Invited | null }

function addMeeting(context: ReadingContext, { people, length, busy, invited }: MeetingInput): { days: DayNumber[]; windows: ClockWindow[] } {
  const isBusy = (group: TimeGroup) => busy.some(({ groups }) => groups.includes(group))
  const closed = closedHours(context)
  const headings = dayHeadings(context)
  const own = context.groups.filter((group) => !isBusy(group) && !isNoDay(group) && !headings.includes(group) && !isClosedHours(closed.groups, group) && context.claimed[group.from] !== 1 && group.expressions[0]!.duration === null && group.expressions[0]!.momentFromNow === null)
  const frame = frameOf(own, context)
  if (frame.windows.length === 0) frame.windows = closed.open
  else if (closed.open.length === 1 && areOppositeBounds(frame.windows, closed.open)) frame.windows = [shared(frame.windows[0]!, closed.open[0]!)]
  const days = frame.days ?? (headings.length > 0 ? [...new Set(headings.flatMap(({ entries }) => entries.flatMap(daysOfEntry)))] : daysOfBusy(context, busy))
  addReading(context, length.words, {
    value: { kind: 'meeting', title: titleOf(context, length.words, { invited }), people, minutes: length.minutes, days: { first: Math.min(...days), last: Math.max(...days) }, windows: frame.windows },
    text: `${describeMinutes(length.minutes)} with ${people.join(', ')}, ${describeSpan({ first: Math.min(...days), last: Math.max(...days) })}${describeWindows(frame.windows)}`,
  })
  if (isScattered(days)) {
    const spans = days.map((day) => ({ first: day, last: day }))
    addReading(context, length.words, { value: { kind: 'availability', days: { spans }, windows: [], person: null }, text: `Only ${describePattern({ spans })}` })
  }
  claim(context, length.words)
  for (const group of [...frame.groups, ...closed.groups, ...headings, ...frame.groups.flatMap((group) => daysLeftOut(context, group))]) claim(context, group)
  return { days, windows: frame.windows }
}

/** 'It begins and ends between 9:00 and 17:00 on Monday' names its day too. */
function isClosedHours(groups: readonly Words[], { from, to, entries }: TimeGroup): boolean {
  return groups.some((closed) => from >= closed.from && to <= closed.to) && entries.every(({ weekdays, spans }) => weekdays === null && spans.length === 0)
}

/** 'Tell me the day and the time.' */
function isNoDay({ expressions }: TimeGroup): boolean {
  return expressions.every(({ words, clock }) => clock === null && /^(?:the|that|a|one|which|what|my|their) day$/iu.test(words))
}

/** The 'any day' of 'it can't be any day but Monday'. */
function daysLeftOut({ source: { tokens }, groups }: ReadingContext, frame: TimeGroup): TimeGroup[] {
  const lead = tokens.slice(Math.max(0, frame.from - 2), frame.from).map(({ key }) => key).join(' ')
  return /(?:^| )(?:but|except|save|other than|besides)(?: on)?$/u.test(lead) ? groups.filter(({ to }) => to < frame.from && frame.from - to <= 2) : []
}

function daysOfBusy(context: ReadingContext, busy: readonly BusyStatement[]): DayNumber[] {
  const days = [...new Set(busy.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries.flatMap(daysOfEntry))))]
  return days.length > 0 ? days : [context.today, context.today + 6]
}

function isScattered(days: readonly DayNumber[]): boolean {
  const unique = new Set(days)
  return Math.max(...days) - Math.min(...days) + 1 > unique.size && unique.size > 1
}

/** The words of the purpose: 'the budget talk', '"design review"'. */
function titleOf(context: ReadingContext, length: Words, { invited }: { invited: Invited | null }): string {
  return titleAround(context, length) ?? nounBehind(context, length) ?? (invited ? nounBefore(context, invited.words.from) : null) ?? 'Meeting'
}

const OCCASION = /^(?:call|sync|catch-up|catchup|chat|workshop|interview|review|standup|discussion|talk|huddle|session|retro|demo|1:1|one-on-one|lunch|coffee|briefing|besprechung|gesprach|reunion|llamada|appel|chamada|reuniao)$/u

/** 'a 30 minute budget call', 'half-hour catch-up'. */
function nounBehind(context: ReadingContext, length: Words): string | null {
  for (let index = length.to; index < Math.min(context.source.tokens.length, length.to + 5); index += 1) {
    const { key, kind } = context.source.tokens[index]!
    if (kind !== 'word' && key !== '-') return null
    const isCatchUp = key === 'catch' && /^(?:up|-)$/u.test(context.source.tokens[index + 1]?.key ?? '')
    if (OCCASION.test(key) || isCatchUp) return labelOf(context, { from: length.to, to: isCatchUp ? index + (context.source.tokens[index + 1]!.key === '-' ? 3 : 2) : index + 1 }, 4)
  }
  return null
}

/** 'design review with Ana', 'call between Ana and Bo'. */
function nounBefore(context: ReadingContext, end: number): string | null {
  const { tokens } = context.source
  if (!OCCASION.test(tokens[end - 1]?.key ?? '')) return null
  let from = end - 1
  while (from > 0 && end - from < 3 && tokens[from - 1]!.kind === 'word' && !isEmptyWord(tokens[from - 1]!.key) && !context.groups.some((group) => from - 1 >= group.from && from - 1 < group.to)) from -= 1
  return labelOf(context, { from, to: end }, 3)
}

function titleAround(context: ReadingContext, length: Words): string | null {
  const { tokens } = context.source
  for (let index = length.to; index < Math.min(tokens.length, length.to + 40); index += 1) {
    if (/^["“«]$/u.test(tokens[index]!.key)) {
      const close = tokens.findIndex(({ key }, at) => at > index && /^["”»]$/u.test(key))
      // What somebody says of their time is no title.
      const isName = close > index + 1 && close - index <= 8 && !context.groups.some(({ from, to }) => from < close && to > index)
      if (isName) return context.prompt.slice(tokens[index + 1]!.start, tokens[close - 1]!.end)
    }
    if (tokens[index]!.key === 'for' && tokens[index + 1]?.key === 'the') {
      const label = labelOf(context, { from: index + 2, to: Math.min(tokens.length, index + 5) }, 3)
      if (label && !/\d/u.test(label) && tokens[index + 2]!.kind === 'word') return label.replace(/[.,;].*$/u, '')
    }
  }
  return null
}
