import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayPattern } from '../brief.ts'
import { hasCue, saysOnly } from '../cues.ts'
import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, claim, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { patternOf } from './time-entries.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

/** One thing of several that are done one after the other: at its own minute, or when the one before it is done. */
type Step = { title: string; point: number | null; isEither: boolean; minutes: number | null; follows: boolean; words: Words }
/** Without days of its own it holds every day: the timetable of so many weeks. */
type Chain = { steps: Step[]; days: TimeGroup | null; point: number | null }

/**
 * 'Sunday to Thursday the laptop is shut at 8pm, then I draw for 20 minutes, lights out at 10': each step is done on all
 * of those days, and the goal that is nothing else needs nothing beside them.
 */
export function readStepsOfDays(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const sentences = new Set(context.segments.map(({ sentence }) => sentence))
  for (const sentence of sentences) {
    const segments = context.segments.filter((segment) => segment.sentence === sentence)
    const chain = chainIn(context, segments)
    if (chain) addChain(context, chain, sentence === 0)
  }
}

/** The steps of a sentence with one set of days, of which one follows another in so many words, or each of which has its minute; null where it says anything else. */
function chainIn(context: ReadingContext, segments: readonly Segment[]): Chain | null {
  const range = { from: segments[0]!.from, to: segments.at(-1)!.to }
  const groups = context.groups.filter(({ from, to }) => from >= range.from && to <= range.to)
  const sets = groups.filter(isSetOfDays)
  const colon = segments.findLastIndex(({ lead }) => lead === ':')
  const isTimetable = sets.length === 0 && groups.length > 1 && isOfManyDays(context, groups)
  // 'Tablets for mum, white one 8am, …': what opens the goal names it.
  const isHeaded = colon < 0 && isTimetable && segments[0] === context.segments[0] && segments[1]?.lead === ',' && groups.every(({ from }) => from >= segments[0]!.to)
  const body = segments.slice(colon >= 0 ? colon : Number(isHeaded))
  const keys = keysOf(context, { from: body[0]!.from, to: range.to })
  if (isTimetable ? colon < 0 && !isHeaded : sets.length !== 1 || !keys.some((key) => THEN.test(key))) return null
  const steps = tellsOfTime(context, body) ? null : stepsIn(context, { body, groups, days: sets[0] ?? null })
  const opens = sets[0] ? startOf(sets[0].entries[0]!) : null
  return steps && (isTimetable ? steps.length > 1 && steps.every(({ point }) => point !== null) : areInRow(steps, opens)) ? { steps, days: sets[0] ?? null, point: opens } : null
}

/** No day is named alone, and how long all of it lasts is said. */
function isOfManyDays(context: ReadingContext, groups: readonly TimeGroup[]): boolean {
  const isSingle = ({ expressions }: TimeGroup) => expressions.some(({ days, bound }) => days?.grain === 'day' && bound === null)
  const isStretch = ({ expressions }: TimeGroup) => expressions.some(({ duration, days, bound, clock }) => clock === null && (duration !== null && duration.high > 86_400 || days !== null && (bound === 'until' || days.last - days.first >= SHORTEST_STRETCH)))
  return !groups.some(isSingle) && !AWAY.test(context.source.text.slice(0, LONGEST_HEAD)) && context.groups.some(isStretch)
}

/** In days. */
const SHORTEST_STRETCH = 6
/** Days away and days of an event have a programme, and no two of them are alike. */
const AWAY = /(?<!\p{L})(?:trip|tour|travel\p{L}*|journey|conference|festival|camp|camping|cruise|retreat|visit|fair|hackathon|reise|urlaub|messe|viaje|congreso|voyage|séjour|viagem|congresso)(?!\p{L})/iu
const LONGEST_HEAD = 80

function stepsIn(context: ReadingContext, { body, groups, days }: { body: readonly Segment[]; groups: readonly TimeGroup[]; days: TimeGroup | null }): Step[] | null {
  const steps: Step[] = []
  for (const segment of body) {
    const own = groups.filter((group) => group.from < segment.to && group.to > segment.from && !isPartAlone(group))
    if (segment.depth > 0 || own.some((group) => group !== days && !isTimeOfStep(group) && !isFrame(group)) || own.some((group) => isClaimed(context, group))) return null
    const step = stepIn(context, segment, own)
    if (step) steps.push(step)
    else if (hasWords(context, segment, own)) return null
  }
  return steps
}

/** The first has its minute, and another one follows; all but one say when they are done. */
function areInRow(steps: readonly Step[], opens: number | null): boolean {
  const settled = steps.filter(({ point, minutes, follows }) => point !== null || minutes !== null || follows)
  return steps.length > 1 && steps.slice(1).some(({ follows }) => follows) && (steps[0]!.point ?? opens) !== null && settled.length >= steps.length - 1
}

const THEN = /^(?:then|afterwards|afterward|followed|dann|danach|anschliessend|puis|ensuite|luego|despues|depois)$/u
/** What opens a step and names nothing of it. */
const LEAD = /^(?:(?:and|then|afterwards?|after that|followed by|next|i|we|do|does|have|has|a|an|the|my|our|of|for|at|on|spend|und|dann|danach|anschließend|ich|wir|puis|ensuite|et|je|on|y|luego|después|e|depois|eu)(?=\s|$)\s*)+/iu

function isSetOfDays({ entries }: TimeGroup): boolean {
  const [entry] = entries
  return entries.length === 1 && (entry!.weekdays !== null || entry!.isDaily) && entry!.spans.length === 0 && entry!.ofMonth === null && !entry!.isChoice && entry!.points.length < 2 && entry!.expressions.every(({ bound, duration, recurrence }) => bound === null && duration === null && (recurrence?.count ?? recurrence?.amount ?? null) === null)
}

/** A minute, or a length of less than a few hours. */
function isTimeOfStep({ entries, expressions }: TimeGroup): boolean {
  const [first] = expressions
  if (first!.duration) return first!.duration.high <= LONGEST_STEP * 60 && first!.comparison === null
  return entries.length === 1 && startOf(entries[0]!) !== null && entries[0]!.points.length < 2 && entries[0]!.spans.length === 0 && expressions.every(({ bound }) => bound === null)
}

/** The minute at which it begins, alone or with the one at which it ends: 'at 7', 'for 10 minutes at 6:30', '7 to 7:20'. */
function startOf({ point, windows, expressions }: TimeEntry): number | null {
  const isStretch = windows.length === 1 && expressions.some(({ clock }) => clock?.from && clock.to) && windows[0]!.to - windows[0]!.from <= LONGEST_STEP
  return point ?? (isStretch ? windows[0]!.from : null)
}

/** 'Lay out clothes for the morning': a part of the day alone is what it is for. */
function isPartAlone({ expressions }: TimeGroup): boolean {
  return expressions.every(({ clock, days, recurrence, duration }) => clock !== null && clock.part !== null && !clock.from && !clock.to && days === null && recurrence === null && duration === null)
}

/** How long all of it lasts and when it begins or ends. */
function isFrame({ expressions }: TimeGroup): boolean {
  return expressions.every(({ duration, days, clock }) => clock === null && (duration !== null && duration.high >= 86_400 || days !== null))
}

/** In minutes. */
const LONGEST_STEP = 240

/** What is free, possible or forbidden then, and what keeps somebody busy, is no step. */
function tellsOfTime(context: ReadingContext, segments: readonly Segment[]): boolean {
  const isOfGoal = segments[0]!.sentence === 0
  const { from, to } = { from: segments[0]!.from, to: segments.at(-1)!.to }
  // The 'until' of 'until 31 January' is that of its date.
  const keys = keysOf(context, { from, to }).filter((_, index) => !context.groups.some((group) => isFrame(group) && from + index >= group.from && from + index < group.to))
  return saysOnly(keys, context.language) || !isOfGoal && hasCue(keys, 'busy') || keys.some((key) => /^(?:work|working|office|shift|shifts|commute|job|arbeit|arbeite|trabajo|travail|travaille|trabalho|free|can|could|available|never|not|unless|if|until|till|because|frei|kann|libre|puedo|peux|livre|posso)$/u.test(key))
}

function stepIn(context: ReadingContext, segment: Segment, own: readonly TimeGroup[]): Step | null {
  const said = title(context, segment, own)
  if (said === null) return null
  const moment = own.find(({ entries, expressions }) => !expressions[0]!.duration && entries[0] !== undefined && startOf(entries[0]) !== null)
  const hours = moment?.entries[0]
  const [stretch] = hours?.point === null ? hours.windows : []
  const length = own.find(({ expressions }) => expressions[0]!.duration !== null && expressions[0]!.duration.high < 86_400)
  return {
    title: said, words: segment, point: moment ? startOf(moment.entries[0]!) : null, isEither: moment?.expressions.some(({ clock }) => clock?.from?.isAmbiguous) ?? false,
    minutes: length ? Math.round(length.expressions[0]!.duration!.high / 60) : stretch ? stretch.to - stretch.from : null, follows: THEN.test(context.source.tokens[segment.from]!.key) || /^and$/u.test(context.source.tokens[segment.from]!.key),
  }
}

/** The words of a segment around its times: 'ride 20 minutes on the turbo'; a meal at its hour is called by its name. */
function title(context: ReadingContext, segment: Segment, own: readonly TimeGroup[]): string | null {
  const edges = [segment.from, ...own.flatMap(({ from, to }) => [Math.max(from, segment.from), Math.min(to, segment.to)]), segment.to]
  const stretches = edges.flatMap((from, index) => (index % 2 === 0 && edges[index + 1]! > from ? [{ from, to: edges[index + 1]! }] : []))
  const named = stretches.find((words) => bare(context, words) !== null)
  const behind = named && stretches.find((words) => words.from > named.from && bare(context, words) !== null)
  const meal = own.length === 1 ? /^(breakfast|lunch|dinner|supper) /iu.exec(own[0]!.expressions[0]!.words)?.[1] : undefined
  return named ? [bare(context, named), ...(behind ? [textOf(context, behind)] : [])].join(' ') : meal ?? null
}

/** A step's own words to their end ('the console is off'), without what joins it to the step before and to its times. */
function bare(context: ReadingContext, words: Words): string | null {
  const { tokens } = context.source
  let { from, to } = words
  while (from < to && (tokens[from]!.kind === 'symbol' || LEAD.test(`${tokens[from]!.text} `))) from += 1
  while (to > from && (tokens[to - 1]!.kind === 'symbol' || BEFORE_TIME.test(tokens[to - 1]!.key))) to -= 1
  if (!/\p{L}{2}/u.test(textOf(context, { from, to }))) return null
  return to - from > MOST_WORDS ? phraseOf(context, { from, to }) : textOf(context, { from, to })
}

const BEFORE_TIME = /^(?:at|for|about|around|by|from|each|every|um|fur|am|a|pendant|durante|por|and|und|y|et|e)$/u
const MOST_WORDS = 10

/** Whether words are left that were not understood. */
function hasWords({ source: { tokens } }: ReadingContext, { from, to }: Segment, own: readonly TimeGroup[]): boolean {
  return tokens.slice(from, to).some(({ kind, key }, index) => kind === 'word' && !/^(?:and|on|every|each|und|am|y|et|e)$/u.test(key) && own.every((group) => from + index < group.from || from + index >= group.to))
}

/** Minutes that a step is given which says none. */
const SHORT_STEP = 15
/** The same at the hours of a timetable. */
const LONGER_STEP = 30
/** How much later than it could begin a step may begin, in minutes. */
const SLACK = 45

function addChain(context: ReadingContext, { steps, days, point }: Chain, isGoal: boolean): void {
  const pattern = days ? patternOf(days.entries[0]!, context.today) : {}
  const begins = begin(steps, point)
  for (const [index, step] of steps.entries()) {
    const minutes = step.minutes ?? Math.min(days ? SHORT_STEP : LONGER_STEP, Math.max(5, (begins[index + 1] ?? MINUTES_PER_DAY) - begins[index]!))
    const next = steps.slice(index + 1).findIndex((other) => other.point !== null)
    const end = next < 0 ? MINUTES_PER_DAY : begins[index + 1 + next]!
    const window = { from: begins[index]!, to: Math.min(end, MINUTES_PER_DAY, begins[index]! + minutes + SLACK) }
    addStep(context, step, { pattern, minutes, window, isGoal })
  }
  for (const group of context.groups) if (group === days || steps.some(({ words }) => group.from >= words.from && group.to <= words.to && (isTimeOfStep(group) || isPartAlone(group)))) claim(context, group)
}

/** When each step begins: at its minute, else when the one before it has been done. A minute that may be before or after noon is the one before the next step. */
function begin(steps: readonly Step[], opens: number | null): number[] {
  const stated = steps.map(({ point }, index) => point ?? (index === 0 ? opens : null))
  for (let index = steps.length - 2; index >= 0; index -= 1) {
    const later = stated.slice(index + 1).find((point) => point !== null) ?? null
    if (stated[index] !== null && later !== null && steps[index]!.isEither && stated[index]! > later && stated[index]! >= 720) stated[index] = stated[index]! - 720
  }
  const begins: number[] = []
  for (const [index, point] of stated.entries()) begins.push(Math.min(MINUTES_PER_DAY - 5, point ?? begins[index - 1]! + (steps[index - 1]!.minutes ?? SHORT_STEP)))
  return begins
}

function addStep(context: ReadingContext, { title: name, words }: Step, step: { pattern: DayPattern; minutes: number; window: { from: number; to: number }; isGoal: boolean }): void {
  const { pattern, minutes, window, isGoal } = step
  const count = pattern.weekdays && !pattern.everyWeeks ? pattern.weekdays.length : null
  addReading(context, words, {
    value: { kind: 'rhythm', title: name, count, per: 'week', atLeast: false, everyDays: pattern.weekdays ? null : 1, days: pattern, windows: [window], minutes, ofRoutine: isGoal ? 'whole' : 'part' },
    appliesTo: { labels: [name] }, text: `${name}: ${describeMinutes(minutes)} on ${describePattern(pattern)}${describeWindows([window])}`,
  })
}
