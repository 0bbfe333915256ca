import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { hasCue, saysOnly } from '../cues.ts'
import { describeMinutes, describeWindows } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { claim, extendReading, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { addRhythm } from './add-rhythm.ts'
import { isNoActivity } from './circumstances.ts'
import { patternOf } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Every Sunday at 5pm a 10 minute look back on the week': what is done for so long is named behind the days and the length. */
export function readThingsForSoLong(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const [index, group] of context.groups.entries()) {
    const length = context.groups[index + 1]
    const thing = length && isMomentOfDays(group) && !isClaimed(context, group) && opensClause(context, group) ? thingBehind(context, group, length) : null
    if (length && thing) addThing(context, group, { length, ...thing })
  }
}

/** Days that come back, with the minute at which something begins. */
function isMomentOfDays({ entries }: TimeGroup): boolean {
  const [entry] = entries
  return entries.length === 1 && (entry!.weekdays !== null || entry!.isDaily) && entry!.spans.length === 0 && !entry!.isChoice && entry!.point !== null && entry!.points.length < 2
}

function opensClause({ source, segments }: ReadingContext, { from }: TimeGroup): boolean {
  const opens = (at: number) => segments.some((segment) => segment.from === at)
  return opens(from) || /^(?:on|and|then|also|am|los|las|le|les|aos?|às)$/u.test(source.tokens[from - 1]?.key ?? '') && opens(from - 1)
}

const ARTICLES = /^(?:a|an|one|another|my|our|the|for|ein|eine|einen|un|une|una|um|uma|,)$/u
/** What says something of the time itself: '… two hours are all I have', '30 minutes each'. */
const SAYS_OF_TIME = /^(?:is|are|was|will|would|should|max|maximum|at|most|only|free|each|every|per|before|after|then|and|or|to|tops|,)$/u

function thingBehind(context: ReadingContext, group: TimeGroup, length: TimeGroup): { title: string; words: Words; minutes: number } | null {
  const duration = length.expressions[0]!.duration
  const segment = segmentAt(context, length.from)
  const between = context.source.tokens.slice(group.to, length.from)
  if (!duration || duration.high >= 86_400 / 4 || length.expressions[0]!.comparison !== null || segment === null || between.length > 2 || !between.every(({ key }) => ARTICLES.test(key))) return null
  const next = context.groups.find(({ from }) => from >= length.to)
  const about = next && next.from < segment.to && isPeriodItIsAbout(context, next) ? next : null
  const to = about ? about.to : Math.min(segment.to, next?.from ?? segment.to)
  const words = { from: length.to, to }
  const keys = keysOf(context, words)
  if (keys.length === 0 || SAYS_OF_TIME.test(keys[0]!) || hasCue(keys, 'busy') || hasCue(keys, 'can') || saysOnly(keys, context.language)) return null
  const said = phraseOf(context, words)
  const title = said === null || about === null ? said : context.prompt.slice(context.source.tokens[words.from]!.start, context.source.tokens[about.to - 1]!.end)
  return title === null || isWholePlan(title) || isNoActivity(title) ? null : { title, words, minutes: Math.round(duration.high / 60) }
}

/** 'Ein Rückblick auf die Woche', 'a look back on the month': what it is about, and no time. */
function isPeriodItIsAbout({ source }: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const [first] = expressions
  return expressions.length === 1 && first!.clock === null && /^(?:week|month)$/u.test(first!.days?.grain ?? '') && /^(?:(?:auf|über|on|at|of|over|about|sobre|sur|de|da|del?) )/iu.test(`${first!.words} `.replace(/^(?=\p{L}+ (?:woche|monat|week|month|semana|mes|semaine|mois|mês) )/iu, `${source.tokens[from - 1]?.text ?? ''} `))
}

function addThing(context: ReadingContext, group: TimeGroup, { length, title, words, minutes }: { length: TimeGroup; title: string; words: Words; minutes: number }): void {
  const [entry] = group.entries
  const all = { from: group.from, to: words.to }
  addRhythm(context, { entry: entry!, days: patternOf(entry!, context.today), words: all }, title)
  const added = context.readings.at(-1)!
  if (added.kind !== 'rhythm') return
  const windows = [{ from: entry!.point!, to: Math.min(MINUTES_PER_DAY, entry!.point! + Math.max(60, minutes)) }]
  Object.assign(added, { minutes, windows, text: `${added.text}${describeWindows(windows)}, ${describeMinutes(minutes)}` })
  extendReading(context, added, all)
  claim(context, { from: group.from, to: length.to })
  for (const other of context.groups) if (other.from >= words.from && other.to <= words.to) claim(context, other)
}
