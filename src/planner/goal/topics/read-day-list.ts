import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import type { Bound } from '../../time/grammar/clock-span.ts'
import { parseClock } from '../../time/grammar/parse-clock.ts'
import { daysOfEntry } from '../dates/entry-days.ts'
import { describeSpan, describeWindows } from '../describe.ts'
import { JOINT } from '../joining-words.ts'
import { addReading, claim, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { beginsErrand, HEADS_ERRANDS, isToldOf, LEADS_ERRANDS } from './errand-words.ts'

/** What stands above or before the things, and the days that it names for all of them. */
type Heading = { words: Words; days: readonly DayNumber[]; isShared?: true }
/** One thing of a list, what is said of its time, and the heading above it. */
type Item = { words: Words; label: string; group: TimeGroup | null; clock: number | null; heading: Heading | null }

/**
 * A list of things to do, each with its own hour or none: 'Saturday: 10am haircut, groceries, call mum', 'call A, email B, renew C by Thursday'.
 * What has an hour is an event, the rest topics, with the days and bounds that each names. False when the prompt is anything else, and nothing is read.
 */
export function readDayList(context: ReadingContext): boolean {
  if (context.plannerType !== 'calendar' || context.source.tokens.length > MOST_TOKENS || context.prompt.length > MOST_LETTERS || context.readings.length > 0 || isAboutMore(context)) return false
  const items = withClosingBound(context, withTimeOfAll(itemsOf(context)))
  if (items === null || items.length < 2 || !isListOfErrands(context, items)) return false
  const headings = new Map(items.flatMap(({ heading }) => (heading ? [[heading.words.from, heading] as const] : [])))
  for (const heading of headings.size > 1 ? [] : headings.values()) addHeading(context, heading)
  items.forEach((item, index) => addItem(context, item, { position: index + 1, areSeveral: headings.size > 1 }))
  claim(context, { from: 0, to: context.source.tokens.length })
  return true
}

/** 'Books, parcel, dry cleaning, all tomorrow before 1': the last is no thing, but when the others are done. */
function withTimeOfAll(items: Item[] | null): Item[] | null {
  const all = items?.at(-1)
  if (!items || all === undefined || all.group === null || !OF_ALL.test(all.label)) return items
  return items.slice(0, -1).map((item) => (item.group === null && item.clock === null ? { ...item, group: all.group } : item))
}

const OF_ALL = /^(?:(?:and )?(?:all|everything|all of (?:it|them|these))|alles|todo|tout|tudo)(?: done)?$/iu
/** 'Wash the car, bath the dog and mow the lawn by Friday': the bound behind the 'and' that closes a list is that of all of it. */
function withClosingBound(context: ReadingContext, items: Item[] | null): Item[] | null {
  const last = items?.at(-1)
  if (!items || !last?.group || last.heading !== null || last.group.expressions.every(({ bound }) => bound === null)) return items
  const isClosed = JOINT.test(context.source.tokens[last.words.from - 1]?.key ?? '') || JOINT.test(context.source.tokens[last.words.from]!.key)
  const isAlone = items.every((item) => item === last || item.group === null && item.clock === null)
  return isClosed && isAlone ? items.map((item) => ({ ...item, group: last.group })) : items
}

const MOST_TOKENS = 110
const MOST_LETTERS = 800
const MOST_WORDS_OF_ITEM = 9
const LONGEST_HEADING = 6

/** What returns or lasts is no errand. */
function isAboutMore({ expressions }: ReadingContext): boolean {
  return expressions.some(({ recurrence, duration, days }) => recurrence !== null || (duration?.high ?? 0) >= SECONDS_PER_DAY || days !== null && days.grain !== 'day' && days.grain !== 'week')
}

const SECONDS_PER_DAY = 86_400

/** The things listed; null as soon as a stretch is no short thing to do. */
function itemsOf(context: ReadingContext): Item[] | null {
  const items: Item[] = []
  let heading: Heading | null = null
  for (const [index, segment] of context.segments.entries()) {
    if (segment.depth > 0) {
      if (!addBracket(context, items.at(-1), segment)) return null
      continue
    }
    const isHeading = context.segments[index + 1]?.lead === ':' || context.source.tokens[segment.to]?.key === ':'
    const joined: Heading | null = isHeading ? dayBeforeColon(context, segment) : null
    if (joined !== null || isHeading && headsList(context, segment)) heading = joined ?? headingOf(context, segment)
    // 'Arrange the fair: order tents, book a room' names a goal above its parts.
    else if (isHeading) return null
    else {
      const lead: Words | null = items.length === 0 ? leadIn(context, segment) : null
      if (lead && dayGroupIn(context, lead)) heading = headingOf(context, lead)
      for (const words of withClocksApart(context, { from: lead?.to ?? segment.from, to: segment.to })) {
        const item = itemIn(context, words, heading)
        if (item === null) return null
        items.push(item)
      }
    }
  }
  return withSharedDay(items)
}

/** '(by Friday)' behind a thing: the bound is its own. */
function addBracket(context: ReadingContext, item: Item | undefined, bracket: Words): boolean {
  const group = context.groups.find(({ from, to }) => from >= bracket.from && to <= bracket.to) ?? null
  if (item && group && item.group === null) item.group = group
  return item !== undefined
}

/** 'Saturday', 'errands for Saturday', 'things to do this week', 'to do'. */
function headsList(context: ReadingContext, words: Words): boolean {
  const group = dayGroupIn(context, words)
  const rest = keysOf(context, words).filter((_, offset) => !group || words.from + offset < group.from || words.from + offset >= group.to)
  return rest.length <= LONGEST_HEADING && (rest.length === 0 ? group !== null : HEADS_ERRANDS.test(rest.join(' ')))
}

function headingOf(context: ReadingContext, words: Words): Heading {
  const group = dayGroupIn(context, words)
  return { words, days: group ? daysOfEntry(group.entries[0]!) : [] }
}

/** The day of 'Saturday: 10am haircut, groceries', whose time goes on behind the colon. */
function dayBeforeColon(context: ReadingContext, { from, to }: Words): Heading | null {
  const group = context.groups.find((each) => each.from === from && each.to > to)
  const [entry] = group?.entries ?? []
  return entry && group!.entries.length === 1 && entry.point !== null && group!.expressions.length === 2 ? { words: { from, to }, days: daysOfEntry(entry) } : null
}

/** 'Dentist at 9, kids at 12 tomorrow', 'tomorrow 9 dentist, 12 lunch': the one day that is named holds for all. */
function withSharedDay(items: readonly Item[]): Item[] {
  const named = items.filter(({ heading, group }) => heading === null && (group?.entries.flatMap(daysOfEntry).length ?? 0) > 0)
  const [only] = named
  const isShared = named.length === 1 && (only === items[0] || only === items.at(-1)) && only!.group!.expressions.every(({ bound }) => bound === null)
  return isShared ? items.map((item) => ({ ...item, heading: item.heading ?? { words: only!.group!, days: only!.group!.entries.flatMap(daysOfEntry), isShared: true } })) : [...items]
}

/** A day, or the days of a week, without an hour. */
function dayGroupIn(context: ReadingContext, words: Words): TimeGroup | null {
  const [group, ...more] = context.groups.filter(({ from, to }) => from >= words.from && to <= words.to)
  const isDay = group !== undefined && more.length === 0 && group.entries.length === 1 && group.entries[0]!.windows.length === 0 && group.entries[0]!.point === null && daysOfEntry(group.entries[0]!).length > 0
  return isDay ? group : null
}

/** The 'Today I need to' of a first thing. */
function leadIn(context: ReadingContext, { from, to }: Words): Words | null {
  const group = context.groups.find((each) => each.from === from && each.to < to)
  const start = group && dayGroupIn(context, group) ? group.to : from
  const keys = keysOf(context, { from: start, to })
  const said = LEADS_ERRANDS.exec(`${keys.join(' ')} `)?.[0] ?? ''
  const length = said === '' ? 0 : said.trim().split(' ').length
  return length > 0 && start + length < to ? { from, to: start + length } : null
}

/** 'At 9 dentist and at 12 pick up the kids': two things where both halves have an hour, or begin with an errand. */
function withClocksApart(context: ReadingContext, words: Words): Words[] {
  const { tokens } = context.source
  const joint = tokens.slice(words.from, words.to).findIndex(({ key }, offset) => offset > 0 && /^(?:and|then|y|und|et|e)$/u.test(key) && !context.groups.some(({ from, to }) => from < words.from + offset && to > words.from + offset))
  if (joint < 0) return [words]
  const [first, second] = [{ from: words.from, to: words.from + joint }, { from: words.from + joint + 1, to: words.to }]
  const isApart = second.to > second.from && (beginsErrand(keysOf(context, second), context.language) || clockOf(context, first) !== null && clockOf(context, second) !== null)
  return isApart ? [first, ...withClocksApart(context, second)] : [words]
}

function clockOf(context: ReadingContext, words: Words): number | null {
  const group = context.groups.find(({ from, to }) => from >= words.from && to <= words.to)
  return group?.entries.find(({ point }) => point !== null)?.point ?? bareClock(context, { from: group?.from === words.from ? group.to : words.from, to: words.to })?.minute ?? null
}

/** The 9 of '9 dentist' and 'at 9 dentist', where an hour is expected. */
function bareClock(context: ReadingContext, { from, to }: Words): { minute: number; next: number } | null {
  const at = /^(?:at|um|a|à|às|as)$/u.test(context.source.tokens[from]?.key ?? '') ? (/^(?:las|la)$/u.test(context.source.tokens[from + 1]?.key ?? '') ? from + 2 : from + 1) : from
  const clock = context.source.tokens[at]?.kind === 'digits' && at + 1 < to ? parseClock(context.source, at, { isExpected: true }) : null
  return clock === null || clock.next >= to || context.source.tokens[clock.next]!.kind !== 'word' ? null : { minute: clock.value.minute, next: clock.next }
}

function itemIn(context: ReadingContext, whole: Words, heading: Heading | null): Item | null {
  const { tokens } = context.source
  const across = context.groups.find((each) => each.from < whole.from && each.to > whole.from)
  const above = across && across.to < whole.to && tokens[whole.from - 1]?.key === ':' ? across.entries[0]!.point : null
  let from = above === null ? whole.from : across!.to
  while (from < whole.to && /^(?:and|then|also|plus|y|und|et|e|dann|luego|puis|depois|-)$/u.test(tokens[from]!.key)) from += 1
  const words = { from, to: whole.to }
  if (isToldOf(keysOf(context, words))) return null
  const groups = context.groups.filter((group) => group.from >= words.from && group.to <= words.to)
  const [group = null] = groups
  const isDayAlone = group !== null && dayGroupIn(context, group) !== null
  const bare = group === null || isDayAlone ? bareClock(context, { from: group?.from === words.from ? group.to : words.from, to: words.to }) : null
  if (groups.length > 1 || context.groups.some((each) => each.from < words.from && each.to > words.from || each.from < words.to && each.to > words.to)) return null
  const label = labelAround(context, { from: bare?.next ?? words.from, to: words.to }, group !== null && group.from >= (bare?.next ?? 0) ? group : bare === null ? group : null)
  return label === '' || label.split(' ').length > MOST_WORDS_OF_ITEM || !/\p{L}{2}/u.test(label) ? null : { words, label, group, clock: above ?? bare?.minute ?? null, heading }
}

/** What is said before and behind the time. */
function labelAround(context: ReadingContext, words: Words, group: TimeGroup | null): string {
  const parts = group === null ? [words] : [{ from: words.from, to: Math.max(words.from, group.from) }, { from: Math.max(words.from, group.to), to: words.to }]
  const said = parts.map((part) => textOf(context, part)).filter((text) => text !== '').join(' ').split(/\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const from = LINKS.test(said[0] ?? '') ? 1 : 0
  const to = LINKS.test(said.at(-1) ?? '') ? said.length - 1 : said.length
  return said.slice(from, to).join(' ').replace(/[,.;]$/u, '')
}

/** What joins a time to the thing. */
const LINKS = /^(?:at|on|by|before|um|am|bis|a|à|às|antes|avant)$/iu

/** Under a heading of things to do or of a day each short thing counts; without one, all stand in one sentence and most begin as errands do. */
function isListOfErrands(context: ReadingContext, items: readonly Item[]): boolean {
  if (items.some(({ label }) => LEADS_UP.test(label))) return false
  const begins = ({ label }: Item) => label.includes(' ') && beginsErrand(label.toLowerCase().split(' '), context.language)
  const hasHour = ({ group, clock }: Item) => clock !== null || group?.entries.some(({ point }) => point !== null) === true
  const errands = items.filter((item) => begins(item) || hasHour(item)).length
  if (items.every(({ heading }) => heading !== null && heading.isShared !== true)) return errands >= Math.max(1, items.length / 3)
  const isOneSentence = new Set(context.segments.map(({ sentence }) => sentence)).size === 1
  const areHours = errands >= items.length * MOST && items.filter(hasHour).length >= 2 && items.every(({ heading }) => (heading?.days[0] ?? Infinity) - context.today < DAYS_OF_SOON)
  const isDated = items.some(({ heading, group }) => heading !== null || group !== null)
  return isOneSentence && (areHours || items.filter(begins).length >= Math.max(isDated ? 2 : 3, items.length * MOST))
}

/** 'Prepare for my review on 28 January at 3 pm and ask for a raise': there are days before it that the plan fills. */
const LEADS_UP = /^(?:prepare|get (?:\p{L}+ ){0,2}ready|plan|organi[sz]e|train|practi[cs]e|study|revise|learn|rehearse|bereite|plane|organisiere|lerne|übe|prepar(?:ar|er)|prépar(?:er|ez)|planific(?:ar|o)|planifier|planejar|organizar|organiser|estudi?ar|entrenar|aprender|apprendre|réviser|treinar)(?!\p{L})/iu
/** Hours of a day further away are an event's programme. */
const DAYS_OF_SOON = 14
const MOST = 0.75

function addHeading(context: ReadingContext, { words, days }: Heading): void {
  if (days.length === 0) return
  const span = { first: Math.max(context.today, Math.min(...days)), last: Math.max(...days) }
  addReading(context, words, { value: { kind: 'horizon', ...span }, text: describeSpan(span) })
}

type Placed = { position: number; areSeveral: boolean }

function addItem(context: ReadingContext, { words, label, group, clock, heading }: Item, { position, areSeveral }: Placed): void {
  const [entry] = group?.entries ?? []
  const bound = entry ? boundOf(entry) : null
  const own = entry ? daysOfEntry(entry) : []
  const days = own.length > 0 ? own : heading?.days ?? []
  const [window = null] = entry?.windows ?? []
  const point = clock ?? entry?.point ?? null
  const hour = point !== null ? { from: point, to: null } : window !== null && bound === null && window.to - window.from <= LONGEST_DATE ? window : null
  if (hour !== null && days.length <= 1) return addDate(context, words, { title: label, day: days[0] ?? context.today, ...hour })
  addReading(context, words, { value: { kind: 'topic', label, list: 1, position, amount: null, minutes: null }, text: label })
  // 'Tomorrow before 1' is tomorrow, up to 1.
  const dayBound = entry?.expressions[0]?.bound ?? null
  const isDue = own.length > 0 && (dayBound === 'by' || dayBound === 'before' || dayBound === 'until')
  if (isDue) addDue(context, words, { label, last: bound === 'before' ? own[0]! - 1 : own.at(-1)! })
  else if (window !== null) addWindow(context, words, { label, window, days })
  else if (days.length > 0 && (own.length > 0 || areSeveral)) addWindow(context, words, { label, window: null, days })
}

function boundOf({ expressions: [first] }: TimeEntry): Bound | null {
  return first!.bound ?? first!.clock?.bound ?? null
}

function addDue(context: ReadingContext, words: Words, { label, last }: { label: string; last: DayNumber }): void {
  addReading(context, words, { value: { kind: 'deadline', latest: (last + 1) * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [label] }, text: `${label} by ${describeSpan({ first: last, last })}` })
}

/** Longer than this is a part of the day in which it is done. */
const LONGEST_DATE = 180

type Dated = { title: string; day: DayNumber; from: number; to: number | null }

function addDate(context: ReadingContext, words: Words, { title, day, from, to }: Dated): void {
  const days = { first: day, last: day }
  addReading(context, words, { value: { kind: 'event', title, days, from, to, place: null, person: null }, text: `${title}: ${describeSpan(days)}${describeWindows([{ from, to: to ?? from }]).replace(/[–-].*$/u, '')}` })
}

function addWindow(context: ReadingContext, words: Words, { label, window, days }: { label: string; window: ClockWindow | null; days: readonly DayNumber[] }): void {
  const spans = days.map((day) => ({ first: day, last: day }))
  const windows = window ? [window] : []
  const when = [...(spans.length > 0 ? [describeSpan({ first: days[0]!, last: days.at(-1)! })] : []), describeWindows(windows).trim()].filter((text) => text !== '').join(' ')
  addReading(context, words, { value: { kind: 'availability', days: spans.length > 0 ? { spans } : {}, windows, person: null }, appliesTo: { labels: [label] }, text: `${label}: ${when}` })
}
