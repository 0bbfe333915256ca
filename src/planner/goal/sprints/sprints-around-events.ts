import type { Reading, ReadingOf } from '../brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import { stems } from '../matcher.ts'
import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Calendar = ReadingOf<'sprint-calendar'> & Reading

/** 'The shell is handed over on 1 March. Sprints of 2 weeks, starting with the handover. First guests on 26 April': sprints that begin with one event and lead to another. */
export function settleSprintsAroundEvents(context: ReadingContext): void {
  const calendar = context.readings.find((reading): reading is Calendar => reading.kind === 'sprint-calendar' && reading.source === 'stated')
  if (!calendar) return
  // 'From the day we get the keys' names no day by itself.
  if (calendar.firstDay === null || calendar.firstDay === context.today) calendar.firstDay = startWithEvent(context, calendar) ?? calendar.firstDay
  if (calendar.firstDay === null) startBefore(calendar, startUpToGoal(context, calendar) ?? startUpToRelease(context, calendar))
  calendar.count = countUntilThen(context, calendar) ?? calendar.count ?? countToEvent(context, calendar)
  goOnBehindEvent(context, calendar)
  goOnBehindTrials(context, calendar)
}

const BEYOND = /^[^.!?\n]{0,90}?(?:,? (?:plus|and|then|with)) (?<count>one|another|an?|two|three|[1-3])(?: (?:more|extra|further))? (?:sprints?|iterations?) (?:afterwards|after|behind|beyond)(?!\p{L})(?: (?:it|that|the \p{L}+|then))?(?: for [^.,;!?\n]{3,40})?/iu
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, 2: 2, 3: 3 }

/** 'Two-week sprints from 18 January until the fair, plus one sprint after': as many as lead to the event, and so many more. */
function goOnBehindEvent(context: ReadingContext, calendar: Calendar): void {
  const { firstDay, lengthDays, start } = calendar
  const said = BEYOND.exec(context.prompt.slice(start))
  const spans = context.readings.flatMap((reading) => (reading.source !== 'stated' ? [] : reading.kind === 'event' ? [reading.days] : reading.kind === 'horizon' && reading.appliesTo !== null && reading.first !== null && reading.last !== null ? [{ first: reading.first, last: reading.last }] : []))
  const last = Math.min(...spans.flatMap((days) => (firstDay !== null && days.first > firstDay ? [days.last] : [])))
  if (said === null || firstDay === null || lengthDays === null || !Number.isFinite(last) || !/(?<!\p{L})(?:until|till|up to|before) (?:the|our) /iu.test(said[0])) return
  const count = Math.ceil((last - firstDay + 1) / lengthDays) + (COUNTS[said.groups!['count']!.toLowerCase()] ?? 1)
  const end = start + said[0].length
  Object.assign(calendar, { count, end, words: context.prompt.slice(start, end), text: `${count} ${calendar.text.replace(/^\d+ |^as many as needed /u, '').replace(/sprint(?!s)/u, 'sprints')}` })
}

/** 'Hackathon on 22 April, four weekly sprints to prepare it': so many sprints of a goal that happens on its day are those before it. */
function startUpToGoal({ readings, today, prompt }: ReadingContext, { count, lengthDays }: Calendar): number | null {
  if (count === null || !PREPARES.test(prompt)) return null
  const days = readings.flatMap((reading) => (reading.kind === 'event' && reading.source === 'stated' ? [reading.days.first] : []))
  const begins = readings.some((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null)
  const [day] = days
  if (begins || day === undefined || Math.max(...days) - day >= DAYS_OF_A_WEEK) return null
  const first = day - count * (lengthDays ?? USUAL_SPRINT)
  // Sprints begin on Mondays.
  const monday = first - ((((first + MONDAY_OF_EPOCH) % DAYS_OF_A_WEEK) + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK)
  return monday > today ? monday : null
}

function startBefore(calendar: Calendar, first: number | null): void {
  if (first === null) return
  calendar.firstDay = first
  calendar.text += ` from ${describeDay(first)}`
}

/** 'Two sprints to get the app ready, release on Friday 12 February': so many sprints without a start of their own end in the week of what they lead to, or before it where that week has only begun. */
function startUpToRelease({ readings, today }: ReadingContext, { count, lengthDays }: Calendar): number | null {
  const begins = readings.some((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null)
  const events = readings.filter((reading): reading is ReadingOf<'event'> & Reading => reading.kind === 'event' && reading.source === 'stated' && reading.recurs === undefined)
  const last = events.toSorted((a, b) => b.days.first - a.days.first)[0]
  if (count === null || begins || last === undefined || !RELEASE.test(last.title)) return null
  const monday = last.days.first - (weekdayOf(last.days.first) - 1)
  const end = weekdayOf(last.days.first) >= WEDNESDAY ? monday + DAYS_OF_A_WEEK : monday
  const first = end - count * (lengthDays ?? USUAL_SPRINT)
  return first > today ? first : null
}

const WEDNESDAY = 3
const RELEASE = /(?<!\p{L})(?:re-?launch|launch|release|go(?:es|ing)?[ -]?live|ship(?:s|ping)?|roll[ -]?out|publication|opening|premiere|cut-?over|switch-?over|fest|festival|fair|expo|show|veröffentlichung|livegang|messe|eröffnung|lanzamiento|estreno|feria|lancement|mise en (?:ligne|service|production)|sortie|salon|lançamento|estreia|feira)(?!\p{L})/iu

const PREPARES = /(?<!\p{L})sprints? (?:to|for|in order to) (?:prepare|prepar\p{L}+|get ready|organi[sz]e|plan|set (?:it )?up)(?!\p{L})|(?<!\p{L})sprints? (?:before|leading up to|ahead of|until) (?:it|the|that|then)(?!\p{L})/iu
const DAYS_OF_A_WEEK = 7
const USUAL_SPRINT = 14
/** Day 0 is a Thursday. */
const MONDAY_OF_EPOCH = 3

/** 'Four weekly sprints from 1 February, a test with the class on the 18th': what is tried before the last sprint begins does not end the plan. */
function goOnBehindTrials(context: ReadingContext, { count, firstDay, lengthDays }: Calendar): void {
  if (count === null || firstDay === null || lengthDays === null) return
  const lastSprint = firstDay + (count - 1) * lengthDays
  context.readings = context.readings.filter((reading) => reading.kind !== 'deadline' || reading.event === null || reading.appliesTo !== null || !TRIAL.test(reading.event) || Math.floor(reading.latest / MINUTES_PER_DAY) >= lastSprint)
}

const TRIAL = /^(?:(?:a|the|our|user|first|field|public|internal|erste[rn]?|primer[ao]?|premi[eè]re?) ){0,2}(?:test|testing|trial|pilot|demo|dry run|rehearsal|walkthrough|workshop|user test|probelauf|probe|nutzertest|prueba|ensayo|piloto|essai|pilote|teste|ensaio)(?!\p{L})/iu

const UNTIL_THEN = /^(?:[, ]*(?:up )?(?:until|till|to|bis|hasta|jusque|ate) (?:then|dahin|entonces|la|entao))(?: |$)/u

/** '2-week sprints from 5 April until then': up to what was dated last before. */
function countUntilThen(context: ReadingContext, { firstDay, lengthDays, start, end }: Calendar): number | null {
  const { tokens } = context.source
  const from = tokens.findIndex((token) => token.start >= end)
  if (firstDay === null || lengthDays === null || from < 0 || !UNTIL_THEN.test(keysOf(context, { from, to: Math.min(tokens.length, from + 4) }).join(' '))) return null
  const days = context.readings.flatMap((reading) => (reading.kind === 'event' && reading.end <= start ? [reading.days.last] : reading.kind === 'deadline' && reading.end <= start ? [Math.floor((reading.latest - 1) / 1440)] : reading.kind === 'horizon' && reading.last !== null && reading.end <= start ? [reading.last] : []))
  const last = Math.max(...days)
  if (last <= firstDay) return null
  // 'Then' is that day, and not the first day of the sprints that stands beside it.
  const behind = tokens[Math.min(tokens.length, from + 4) - 1]!.end
  context.readings = context.readings.filter((reading) => !((reading.kind === 'deadline' || reading.kind === 'horizon') && reading.appliesTo === null && reading.start >= start && reading.end <= behind))
  return Math.ceil((last - firstDay + 1) / lengthDays)
}

const START = /(?:^| )(?:start|starts|starting|begin|begins|beginning|counted|counting|from|kicking off|right) (?:(?:from|with|on|at|once|when|after|right|as soon as|the day|that day) )*(?<what>.+)$/u
const SAID_BEFORE = /^(?:then|there|that day|that date|on then)(?: |$)/u

/** The day of the event that the sprints start with, as far as its clause names one; 'then' is the last that was named. */
function startWithEvent(context: ReadingContext, calendar: Calendar): number | null {
  const { tokens } = context.source
  const own = context.segments.find(({ from, to }) => tokens[from]!.start < calendar.end && tokens[to - 1]!.end >= calendar.end)
  if (!own) return null
  const sentence = sentenceOf(context, own)
  const said = START.exec(keysOf(context, { from: tokens.findIndex(({ end }) => end >= calendar.start) + 1, to: sentence.at(-1)!.to }).join(' '))?.groups!['what']
  if (said === undefined) return null
  const events = context.readings.filter((reading): reading is ReadingOf<'event'> & Reading => reading.kind === 'event' && reading.days.first >= context.today)
  const named = SAID_BEFORE.test(said) ? events.findLast(({ end }) => end <= calendar.start) : events.find(({ title }) => sharesWord(title, said))
  if (!named) return null
  calendar.text += ` from ${describeDay(named.days.first)}`
  return named.days.first
}

/** 'Handover' and 'handed over': words that begin alike. */
const ALIKE = 4

function sharesWord(title: string, said: string): boolean {
  const beginnings = (text: string) => stems(text).filter((stem) => stem.length >= ALIKE).map((stem) => stem.slice(0, ALIKE))
  return beginnings(said).some((beginning) => beginnings(title).includes(beginning))
}

/** Where what they lead to falls on the day after a whole number of sprints, no further sprint begins with it. */
function countToEvent({ readings }: ReadingContext, { firstDay, lengthDays }: Calendar): number | null {
  if (firstDay === null || lengthDays === null) return null
  const lasts = readings.flatMap((reading) => (reading.kind === 'event' ? [reading.days.last] : reading.kind === 'deadline' ? [Math.floor((reading.latest - 1) / 1440)] : reading.kind === 'horizon' && reading.last !== null && reading.appliesTo === null ? [reading.last] : []))
  const last = Math.max(...lasts)
  const isEvent = readings.some((reading) => reading.kind === 'event' && reading.days.last === last)
  return isEvent && last > firstDay && (last - firstDay) % lengthDays === 0 ? (last - firstDay) / lengthDays : null
}
