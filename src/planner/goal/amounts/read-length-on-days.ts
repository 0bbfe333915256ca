import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { JOINT } from '../joining-words.ts'
import { GIVEN_BY } from '../times/activity-of-time.ts'
import { namesNothingDone } from '../times/circumstances.ts'
import { frameBehind } from '../times/frame-behind.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { stems } from '../matcher.ts'
import { addReading, claim, extendReading, hasTime, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { otherDays } from '../times/other-weeks.ts'
import { patternOf } from '../times/time-entries.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
/** What may stand between a length and its days: '2-hour block on Saturdays', '30 minutes each Monday'. */
const FILLERS = /^(?:blocks?|sessions?|slots?|lessons?|stretch|on|each|every|per|at|the|am|an|los|las|le|les|a|de|jeden|cada|chaque|par|por|aos?|nos|nas|tous|toutes|todos|todas|toda|jede|jedes|alle)$/u

/** '20 minutes in the living room on Thursdays': where, which names nothing that is done. */
const AT_PLACE = /^(?:at home|(?:in|on|at) (?:the|my|our) (?:living room|kitchen|garden|garage|basement|cellar|attic|bedroom|hall|hallway|office|yard|balcony|park|gym|studio|library|pool|track|barn|shed|workshop|train|bus|sofa|mat))(?: on| every| each)?$/u

/** The count of 'courir trois fois, une heure les lundis, mercredis et vendredis', which the days say again. */
const COUNTED = /(?:^| )(?:\d|\p{L}{2,7}) (?:times|fois|veces|vezes|mal)$|(?:^| )(?:once|twice|einmal|zweimal|dreimal|viermal)$/iu

/** '20 minutes every weekday evening', '4 hours on Saturdays': so long on each of those days. Returns false when the two do not belong together. */
export function readLengthOnDays(context: ReadingContext, group: TimeGroup, length: TimeGroup | null): boolean {
  const duration = length?.expressions[0]!.duration ?? null
  if (!length || !duration || duration.high >= SECONDS_PER_DAY || duration.isWhole || length.expressions[0]!.comparison !== null) return false
  if (group.entries.length === 0 || !group.entries.every((entry) => (entry.weekdays !== null || entry.isDaily || isSeveralADay(entry)) && entry.ofMonth === null)) return false
  const between = context.source.tokens.slice(length.to, group.from)
  const rest = between.at(-1)?.key === 'other' && group.entries.length === 1 ? otherDays(context, group, group.entries[0]!) : null
  if (rest) between.pop()
  if (!joinsLengthAndDays(between.map(({ key }) => key))) return false
  const minutes = Math.round(duration.high / 60)
  const around = surroundingsOf(context, length)
  const purpose = purposeBehind(context, group)
  const label = nameOfSitting(context, length, around) ?? purpose?.label ?? null
  const title = label === null || isLastOfList(context, length) || isWholePlan(label) || isPronoun(context, length) || namesNothingDone(context, { around, group: length, entry: null }, label) ? null : label
  // What bounds the sessions of the whole plan bounds the plan.
  const frame = title === null ? null : frameBehind(context, group, context.groups[context.groups.indexOf(group) + 1] ?? null)
  const words = { from: length.from, to: frame?.to ?? (title !== null && title === purpose?.label ? purpose.to : group.to) }
  if (title === null && group.entries.length > 1) addOpenDays(context, { group, words }, minutes)
  else for (const entry of rest ? [{ ...group.entries[0]!, weekdays: rest }] : group.entries) addSessions(context, { entry: frame ? { ...entry, frame: frame.days } : entry, words }, { title, minutes })
  claim(context, words)
  return true
}

function joinsLengthAndDays(between: readonly string[]): boolean {
  return between.length <= 2 && between.every((key) => FILLERS.test(key)) || AT_PLACE.test(between.join(' '))
}

/** The invoices of 'one hour every Friday for invoices and email', which the goal before does not speak of. */
function purposeBehind(context: ReadingContext, { to }: TimeGroup): { label: string; to: number } | null {
  const { tokens } = context.source
  const segment = segmentAt(context, to)
  if (segment === null || !/^(?:for|fur|para|pour)$/u.test(tokens[to]?.key ?? '') || hasTime(context, { from: to, to: segment.to })) return null
  const label = phraseOf(context, { from: to + 1, to: segment.to }, MOST_WORDS)
  const goal = stems(context.prompt.slice(0, tokens[sentenceOf(context, context.segments[0]!).at(-1)!.to - 1]!.end))
  const isOwn = segment.sentence > 0 && label !== null && label.split(' ').length <= MOST_WORDS && stems(label.replace(/ (?:and|und|y|et|e) /giu, ' ')).every((stem) => !goal.includes(stem)) && !/^(?:it|this|that|them|me|us|myself|the rest|everything|now|ever|free)$/iu.test(label)
  return isOwn ? { label, to: segment.to } : null
}

const MOST_WORDS = 5

/** What is done for so long, unless the words name nothing. */
function nameOfSitting(context: ReadingContext, length: TimeGroup, around: Surroundings): string | null {
  const beside = around.leftKeys.length === 0 ? startedBefore(context, length) : null
  const said = beside ?? labelOf(context, around.left)?.replace(/^(?:one|another) (?=\p{L})/iu, '').replace(COUNTED, '') ?? null
  // A label that had to be shortened is that of the goal as a whole.
  const given = said?.replace(GIVEN_BY, '') ?? null
  if (given !== said) return given
  return said === null || said === '' || !context.prompt.includes(said) || /^(?:in )?(?:between|meanwhile|otherwise|besides?)$/iu.test(said) ? null : said
}

/** 'Cut our plastic by June, kitchen, bathroom and shopping, one hour every Sunday': the hour is for all of it. */
function isLastOfList(context: ReadingContext, { from }: TimeGroup): boolean {
  const segment = segmentAt(context, from)
  const sentence = segment ? sentenceOf(context, segment) : []
  const at = segment ? sentence.indexOf(segment) : -1
  const isPlain = (index: number) => sentence[index]?.lead === ',' && !hasTime(context, sentence[index])
  return segment !== null && segment.from === from && segment.lead === ',' && at >= 3 && isPlain(at - 1) && isPlain(at - 2) && keysOf(context, sentence[at - 1]!).some((key) => JOINT.test(key))
}

/** 'I have 3 hours on Saturdays' names nothing that is done. */
function isPronoun(context: ReadingContext, length: TimeGroup): boolean {
  return /^(?:have|got|tengo|habe|ai|tenho|spare|free|spend|dedicate|invest)$/u.test(context.source.tokens[length.from - 1]?.key ?? '')
}

/** 'two-hour sessions on Sunday afternoons and Thursday evenings': several stretches of time for sessions of one length. */
function addOpenDays(context: ReadingContext, { group, words }: { group: TimeGroup; words: { from: number; to: number } }, minutes: number): void {
  for (const entry of group.entries) {
    const days = patternOf(entry, context.today)
    const windows = stretchOf(entry, minutes)
    addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text: `${describePattern(days)}${describeWindows(windows)}` })
  }
  addReading(context, words, { value: { kind: 'session', minMinutes: minutes, maxMinutes: minutes }, text: `Sessions of ${describeMinutes(minutes)}` })
}

/** 'From week 7 on I'm allowed jogging (she said), 20 min on Tuesdays': what was said to begin in the same sentence. */
function startedBefore(context: ReadingContext, { from }: TimeGroup): string | null {
  const segment = segmentAt(context, from)
  const sentence = segment ? sentenceOf(context, segment) : []
  const start = sentence.length === 0 ? Infinity : context.source.tokens[sentence[0]!.from]!.start
  const own = context.readings.findLast((reading) => reading.kind === 'horizon' && reading.appliesTo !== null && reading.first !== null && reading.last === null && reading.start >= start)
  return own?.appliesTo?.labels[0] ?? null
}

/** '10 minutes at 8:00 and 20:00', of no day: on every one. */
function isSeveralADay({ points, windows, weekdays, spans }: TimeEntry): boolean {
  return points.length > 1 && windows.length === 0 && weekdays === null && spans.length === 0
}

/** 'An hour on Sundays at 10', 'from 10': the hour from there on. */
function stretchOf({ windows, point, points }: TimeEntry, minutes: number): TimeEntry['windows'] {
  const [only] = windows
  if (points.length > 1 && windows.length === 0) return points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + minutes) }))
  const from = windows.length === 0 ? point : windows.length === 1 && only!.to === MINUTES_PER_DAY ? only!.from : null
  return from === null ? windows : [{ from, to: Math.min(MINUTES_PER_DAY, from + minutes) }]
}

type OnDays = { entry: TimeEntry; words: { from: number; to: number } }

function addSessions(context: ReadingContext, { entry, words }: OnDays, { title, minutes }: { title: string | null; minutes: number }): void {
  const days = patternOf(entry, context.today)
  const windows = stretchOf(entry, minutes)
  const text = `${describeMinutes(minutes)} on ${describePattern(days)}${describeWindows(windows)}`
  if (entry.points.length > 1 && windows.length === entry.points.length) return addSeveralADay(context, { days, windows, minutes, title, words })
  if (title === null && (entry.weekdays || windows.length > 0)) addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text: `${describePattern(days)}${describeWindows(windows)}` })
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: title === null || !entry.weekdays || entry.everyWeeks > 1 ? null : new Set(entry.weekdays).size, per: 'week', atLeast: false, everyDays: entry.weekdays ? null : 1, days, windows, minutes },
    appliesTo: title === null ? null : { labels: [title] }, text: `${title ?? 'Sessions'}: ${text}`,
  })
}

type Several = Pick<ReadingOf<'rhythm'>, 'days' | 'windows' | 'title'> & { minutes: number; words: { from: number; to: number } }

/** '10 minutes at 7:00 and at 21:00 every day': each of the hours has its turn on each of the days; 'twice a day' before it says the same. */
function addSeveralADay(context: ReadingContext, { days, windows, minutes, title, words }: Several): void {
  const said = context.readings.findLast((reading): reading is typeof reading & ReadingOf<'rhythm'> => reading.kind === 'rhythm' && reading.per === 'day' && reading.count === windows.length && reading.windows.length === 0)
  const when = `${describeMinutes(minutes)} on ${describePattern(days)}${describeWindows(windows)}`
  if (said) {
    Object.assign(said, { windows, minutes, days: { ...said.days, ...days }, text: `${said.title ?? 'Sessions'}: ${when}` })
    return extendReading(context, said, words)
  }
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: windows.length, per: 'day', atLeast: false, everyDays: null, days, windows, minutes },
    appliesTo: title === null ? null : { labels: [title] }, text: `${title ?? 'Sessions'}: ${when}`,
  })
}
