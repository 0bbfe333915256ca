import { isOnlyThen } from './days/only-available.ts'
import type { Brief, Reading, ReadingKind, ReadingOf } from '../goal/brief.ts'
import { withoutErrands } from './rhythms/errands.ts'
import { runsOut } from '../goal/dates/running-out.ts'
import { isTimeAfter } from '../goal/dates/time-after.ts'
import { daysOfGate } from '../goal/gates/gate-length.ts'
import { stems } from '../goal/matcher.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { PLAYBOOKS } from '../playbooks/all-playbooks.ts'
import type { Condition, Language, Level, Playbook } from '../playbooks/playbook.ts'
import { hasAnyKeyword, plainWords, writingLanguage } from './wording.ts'

/** The brief as the parts of the drafter look at it: readings by kind, the days, the level, the words. */
export type PlanFrame = {
  brief: Brief
  language: Language
  first: DayNumber
  last: DayNumber
  /** Rounded up, at least 1. */
  weeks: number
  level: Level
  /** Lower-case words of the whole prompt. */
  words: readonly string[]
  /** The day everything leads to: the last fixed event or stated deadline, else the last day. */
  anchor: DayNumber
  sprints: SprintSpan[]
  /** Those to choose from. */
  playbooks: readonly Playbook[]
  of: <K extends ReadingKind>(kind: K) => ReadingOf<K>[]
}

export type SprintSpan = { number: number; first: DayNumber; last: DayNumber }

const MOST_DAYS = 5 * 366
const DEFAULT_DAYS = { calendar: 30, sprint: 14 }
/** A plan that goes on longer after an event does not lead to it. */
const DAYS_OF_AFTERMATH = 4

/** `own` are playbooks of whoever runs the planner; one of a known id takes the place of ours. */
export function planFrame(brief: Brief, own: readonly Playbook[] = []): PlanFrame {
  const of = <K extends ReadingKind>(kind: K) => brief.readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind)
  const sprints = sprintSpans(brief, of('sprint-calendar'))
  const first = firstDay(brief, of('horizon'), sprints)
  const last = Math.max(first, lastDay(brief, first, sprints))
  const words = plainWords(withoutErrands(brief.prompt))
  return {
    brief,
    language: writingLanguage(brief.language),
    first,
    last,
    weeks: Math.max(1, Math.ceil((last - first + 1) / 7)),
    level: levelOf(of('level'), words, brief),
    words,
    anchor: anchorDay(brief, first, last),
    sprints,
    playbooks: own.length === 0 ? PLAYBOOKS : [...own, ...PLAYBOOKS.filter((playbook) => !own.some(({ id }) => id === playbook.id))],
    of,
  }
}

/** Whether a template with this condition belongs in the plan. */
export function holds(condition: Condition | undefined, frame: PlanFrame): boolean {
  if (!condition) return true
  const { levels, minWeeks, maxWeeks, mentions, unless, people } = condition
  return (
    (!levels || levels.includes(frame.level)) &&
    (minWeeks === undefined || frame.weeks >= minWeeks) &&
    (maxWeeks === undefined || frame.weeks <= maxWeeks) &&
    (!mentions || hasAnyKeyword(frame.words, mentions)) &&
    (!unless || !hasAnyKeyword(frame.words, unless)) &&
    (people === undefined || people === frame.of('person').some((person) => !person.isUser))
  )
}

/** The frame of the same goal, read otherwise: its language and its playbooks stay. */
export function withReadings(frame: PlanFrame, readings: Brief['readings']): PlanFrame {
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

/** 0 on the first day, 1 on the anchor; days after the anchor are more than 1. */
export function positionOf(day: DayNumber, frame: PlanFrame): number {
  return (day - frame.first) / Math.max(1, frame.anchor - frame.first)
}

/** The latest stated start; the scheduler reads the span the same way. */
function firstDay(brief: Brief, horizons: ReadingOf<'horizon'>[], sprints: SprintSpan[]): DayNumber {
  const stated = horizons.filter((horizon) => horizon.appliesTo === null).flatMap((horizon) => horizon.first ?? [])
  return Math.max(dayOfMinute(brief.now), ...stated, sprints[0]?.first ?? 0)
}

/** The earliest stated end, else the last sprint, deadline or event, else the usual span. */
function lastDay(brief: Brief, first: DayNumber, sprints: SprintSpan[]): DayNumber {
  const ends = brief.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null ? [reading.last] : []))
  if (ends.length > 0) return Math.min(...ends, first + MOST_DAYS)
  if (sprints.length > 0) return sprints.at(-1)!.last
  const known = brief.readings.flatMap(lastDayNamed).filter((day) => day >= first)
  return known.length > 0 ? Math.min(first + MOST_DAYS, Math.max(...known)) : first + DEFAULT_DAYS[brief.plannerType] - 1
}

function lastDayNamed(reading: Reading): DayNumber[] {
  if (reading.kind === 'deadline') return [dayOfMinute(reading.latest - 1)]
  if (reading.kind === 'event' || reading.kind === 'meeting') return [reading.days.last]
  if (reading.kind === 'visit') return reading.window.day === null ? [] : [reading.window.day]
  return []
}

function anchorDay(brief: Brief, first: DayNumber, last: DayNumber): DayNumber {
  // What a trip holds is behind the day that its preparation leads to.
  const away = brief.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo?.ofParts === true && reading.first !== null && reading.first > first && brief.readings.some((event) => event.kind === 'event' && event.title === reading.appliesTo!.labels[0] && event.days.first === reading.first))
  if (away?.kind === 'horizon') return away.first!
  const all = brief.readings.flatMap((reading) => (reading.kind === 'event' && reading.recurs !== true ? [reading] : []))
  // 'She turns 18 on 8 May' has no hour, and is still what the quilt is for: the morning at the machine comes before it.
  const timed = all.some(({ from }) => from !== null) ? all.filter((event) => event.from !== null || OCCASION.test(event.title)) : []
  const ofGoal = all.filter((event) => isAimOfGoal(event, brief))
  const events = (ofGoal.length > 0 ? ofGoal : timed.length > 0 ? timed : all).filter((event) => !isAlongTheWay(event, { brief, first })).map((event) => event.days.first)
  const deadlines = brief.readings.flatMap((reading) =>
    reading.kind === 'deadline' && (reading.appliesTo === null || reading.event !== null) ? [dayOfMinute(reading.latest - 1)] : [])
  // 'Before winter … actually before the in-laws come on 24 April': all is done by the earlier of two.
  const ofAll = brief.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null && reading.strength === 'hard' ? [dayOfMinute(reading.latest - 1)] : [])).filter((day) => day > first)
  if (events.length === 0 && ofAll.length > 1) return Math.min(last, ...ofAll)
  const candidates = (events.length > 0 ? events : deadlines).filter((day) => day > first && day <= last)
  return candidates.length > 0 ? Math.max(...candidates) : last
}

export const OCCASION = /(?<!\p{L})(?:turns \d|birthday|wedding|christening|graduation|anniversary|geburtstag|hochzeit|taufe|cumple|boda|bautizo|anniversaire|mariage|bapt[êe]me|anivers[áa]rio|casamento|batizado)/iu

/** The event that the goal's own words name, and that everything is to be ready for: neither a dentist nor a parents' evening on the way. */
function isAimOfGoal(event: ReadingOf<'event'>, brief: Brief): boolean {
  const goal = stems(brief.subject)
  const isReadied = brief.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.event === event.title)
  return isReadied && stems(event.title).some((stem) => stem.length > 3 && goal.includes(stem))
}

/** Something that the goal does not name and that happens well before the plan's stated end: a visit, a delivery, the day the electrician comes. */
function isAlongTheWay(event: ReadingOf<'event'>, { brief, first }: { brief: Brief; first: DayNumber }): boolean {
  if (isOnlyThen(event)) return true
  // A flat is found by the day that was said, whenever the old lease runs out.
  if (runsOut(event.title) && brief.readings.some((reading) => reading.kind === 'deadline' && reading.source === 'stated' && reading.appliesTo === null && reading.event === null)) return true
  const isPassing = hasAnyKeyword(plainWords(event.title), PASSING)
  const goesOn = brief.readings.some((reading) =>
    reading.kind === 'horizon' && (reading.source === 'stated' || isPassing) && reading.appliesTo === null && reading.last !== null && reading.last >= event.days.last + DAYS_OF_AFTERMATH)
  // 'Quit by my birthday on 11 April. Doctor on 2 February': the birthday is what is led up to.
  const due = Math.max(...brief.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.source === 'stated' && (reading.event === null || isPassing && reading.appliesTo === null && reading.event !== event.title) ? [dayOfMinute(reading.latest - 1)] : [])))
  // A team's trial run in the middle is not what it hands in.
  const isTeamsStep = brief.plannerType === 'sprint' && brief.readings.some((reading) => reading.kind === 'deadline' && reading.source === 'stated' && reading.appliesTo === null && reading.event === null && dayOfMinute(reading.latest - 1) === due)
  const isDueLater = due >= event.days.last + DAYS_OF_AFTERMATH && (isTeamsStep || event.days.first - first < EARLY * (due - first) || isPassing)
  const goal = stems(brief.subject)
  if (brief.readings.some((reading) => isTimeAfter(reading, event.title))) return false
  return (goesOn || isDueLater) && !stems(event.title).some((stem) => stem.length > 3 && goal.includes(stem))
}

/** Before this part of the time until something is due, an event is not what the plan leads to. */
const EARLY = 0.6
/** What comes by on the way to something else. */
const PASSING = ['visit', 'arriv', 'appointment', 'deliver', 'letter', 'call', 'meeting', 'inspection', 'viewing', 'comes', 'electrician', 'plumber', 'craftsm', 'builder', 'fitter', 'besuch', 'termin', 'lieferung', 'besprechung', 'handwerker', 'visita', 'cita', 'entrega', 'visite', 'livraison', 'rendez vous', 'reuniao']

/** A part with a year of days, or half of one, is not done at the end of them. */
const LONGEST_PART = 92

const SEVERAL = /(?:sprints|sprintes|iterations|iterationen)(?!\p{L})/iu

function sprintSpans(brief: Brief, calendars: ReadingOf<'sprint-calendar'>[]): SprintSpan[] {
  const calendar = calendars[0]
  if (brief.plannerType !== 'sprint') return []
  if (!calendar) return []
  const horizon = brief.readings.filter((reading): reading is ReadingOf<'horizon'> => reading.kind === 'horizon' && reading.appliesTo === null)
  const start = calendar.firstDay ?? horizon.flatMap((each) => each.first ?? [])[0] ?? dayOfMinute(brief.now)
  const length = Math.max(1, calendar.lengthDays ?? 14)
  // 'One branch moved by the end of sprint 4': what a part has until then, as long as nothing ends sooner than it.
  const ofParts = brief.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo !== null && reading.first !== null && reading.last !== null && reading.last - reading.first <= LONGEST_PART ? [reading.last] : []))
  const ends = [...horizon.map((each) => each.last), ...brief.readings.flatMap(lastDayNamed), ...ofParts].filter((day) => day !== null)
  const waits = brief.readings.reduce((sum, reading) => sum + (reading.kind === 'wait' ? reading.days : reading.kind === 'gate' ? daysOfGate(reading) : 0), 0)
  // Nobody says how long it takes: what is waited for, and the work around it; 'sprints' are more than one.
  const open = Math.max(SEVERAL.test(calendar.words) ? 2 : 1, waits > 0 ? 1 + Math.ceil(waits / length) : 1)
  const fitting = ends.length > 0 ? Math.max(1, Math.ceil((Math.max(...ends) - start + 1) / length)) : open
  const count = Math.min(26, calendar.count ?? fitting)
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, first: start + index * length, last: start + (index + 1) * length - 1 }))
}

const BEGINNER = ['beginner', 'newbie', 'novice', 'from scratch', 'from zero', 'first time', 'first kid', 'know nothing', 'never done', 'never tried', 'never run', 'never played', 'have never', 'ive never', 'my first', 'our first', 'no experience', 'nie gemacht', 'noch nie', 'mein erster', 'meine erste', 'mein erstes', 'nunca he', 'mi primer', 'jamais fait', 'mon premier', 'ma premiere', 'nunca fiz', 'meu primeiro', 'minha primeira', '=a1', '=a0', 'anfanger', 'principiante', 'desde cero', 'debutant', 'iniciante', 'do zero']
const ADVANCED = ['advanced', 'expert', 'experienced', '=b2', '=c1', '=c2', 'senior', 'fluent', 'for years', 'many times', 'seit jahren', 'desde hace anos', 'depuis des annees', 'ha anos', 'fortgeschritten', 'avanzado', 'avance', 'avancado', 'years of']

/** A team that builds 'from scratch' or has a senior developer says nothing about itself. */
const OF_THE_WORK = new Set(['from scratch', 'from zero', 'desde cero', 'do zero', 'senior'])

function levelOf(levels: ReadingOf<'level'>[], promptWords: readonly string[], brief: Brief): Level {
  if (brief.plannerType === 'sprint') return levelIn(promptWords, [...BEGINNER, ...BEGINNER_TEAM].filter((keyword) => !OF_THE_WORK.has(keyword)), [...ADVANCED, ...EXPERT_TEAM].filter((keyword) => !OF_THE_WORK.has(keyword)))
  const words = levels.length > 0 ? plainWords(levels.map((level) => level.value).join(' ')) : promptWords
  // 'My first aid certificate' is nobody's first.
  return levelIn(words.filter((word, index) => word !== 'first' || !OF_A_NAME.has(words[index + 1] ?? '')), BEGINNER, ADVANCED)
}

const OF_A_NAME = new Set(['aid', 'aider', 'floor', 'name', 'names', 'class', 'responder', 'edition', 'language'])

const BEGINNER_TEAM = ['junior team', 'juniors', 'interns', 'students', 'new to', 'inexperienced']
const EXPERT_TEAM = ['senior team', 'seniors', 'seasoned']

function levelIn(words: readonly string[], beginner: readonly string[], advanced: readonly string[]): Level {
  if (hasAnyKeyword(words, beginner)) return 'beginner'
  return hasAnyKeyword(words, advanced) ? 'advanced' : 'intermediate'
}
