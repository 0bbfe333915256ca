import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isNoActivity } from './circumstances.ts'
import { isOwnEvent } from './times-taken.ts'
import { patternOf } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

const SUBJECTS = /^(?:i|we|i've|we've|ich|wir|yo|je|nous|eu)$/u
/** What somebody is bound to; what one 'does' or 'trains' may as well be the plan. */
const DUTIES = /^(?:attend|teach|coach|have|got|take|go|am|are|volunteer|lecture|tutor|unterrichte|habe|haben|doy|tengo|ai|donne|dou|tenho)$/u

/** 'On Wednesdays I have choir 19-21', 'Every other Saturday, beginning 8 May, I attend a course from 10 to 4': days first, the duty and its hours behind. */
export function readOwnDuties(context: ReadingContext): void {
  let lastEnd = -1
  context.groups.forEach((group, index) => {
    const [entry] = group.entries
    // 'On Mondays I have German 18-19:30 and Thursdays yoga 19-20'.
    const goesOn = lastEnd >= 0 && group.from - lastEnd <= 2 && context.source.tokens.slice(lastEnd, group.from).every(({ key }) => /^(?:and|,|on|und|am|y|los|et|le|e)$/u.test(key))
    const isDaysOnly = group.entries.length === 1 && entry!.weekdays !== null && entry!.windows.length === 0 && entry!.point === null && !isClaimed(context, group)
    if (!isDaysOnly || !goesOn && !opensClause(context, group)) return
    const next = context.groups[index + 1]
    const frame = next && isFrame(context, group, next) ? next : null
    const hours = context.groups[index + (frame ? 2 : 1)]
    const duty = hours ? dutyBetween(context, (frame ?? group).to, { hours, goesOn }) : null
    if (!duty || !hours) return
    const behind = context.groups[context.groups.indexOf(hours) + 1]
    const end = behind && isEndBehind(context, hours, behind) ? behind : null
    const days = patternOf({ ...entry!, frame: frameOf(frame, end) }, frame?.expressions[0]!.days!.first ?? context.today)
    const { windows } = hours.entries[0]!
    const words = { from: group.from, to: (end ?? hours).to }
    for (const each of [group, frame, hours, end]) if (each) claim(context, each)
    lastEnd = words.to
    addReading(context, words, { value: { kind: 'commitment', title: duty, days, windows, person: null, inPlan: isOwnEvent(duty) }, text: `${duty}: ${describePattern(days)}${describeWindows(windows)}` })
  })
}

function opensClause(context: ReadingContext, { from }: Words): boolean {
  const at = /^(?:on|and|but|also|am|les|los|a|as|aos)$/u.test(context.source.tokens[from - 1]?.key ?? '') ? from - 1 : from
  const segment = segmentAt(context, from)
  return segment === null || at <= segment.from
}

/** ', beginning 8 May' and 'until June' right behind the days. */
function isFrame(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const [bounds] = next.expressions
  return next.from - group.to <= 1 && next.expressions.length === 1 && bounds!.days !== null && (bounds!.bound === 'since' || bounds!.bound === 'until') && bounds!.clock === null
}

function frameOf(frame: TimeGroup | null, end: TimeGroup | null): DaySpan | null {
  const [opening, closing] = [frame?.expressions[0], end?.expressions[0]]
  if (!opening && !closing) return null
  const last = closing?.days!.last ?? (opening?.bound === 'until' ? opening.days!.last : Number.MAX_SAFE_INTEGER)
  return { first: opening?.bound === 'since' ? opening.days!.first : -1, last }
}

/** The course of 'I attend a course' between the days and its hours. */
function dutyBetween(context: ReadingContext, from: number, { hours, goesOn }: { hours: TimeGroup; goesOn: boolean }): string | null {
  const { tokens } = context.source
  const start = tokens[from]?.key === ',' ? from + 1 : from
  const [entry] = hours.entries
  const isHours = hours.entries.length === 1 && entry!.windows.length > 0 && entry!.weekdays === null && entry!.spans.length === 0 && !entry!.isDaily && entry!.expressions.every(({ clock }) => clock?.from && clock.to)
  const isElided = goesOn && !SUBJECTS.test(tokens[start]?.key ?? '')
  const verb = isElided ? start - 1 : SUBJECTS.test(tokens[start]?.key ?? '') ? start + 1 : -1
  if (!isHours || verb < 0 || isElided && hours.from - start > 3 || !isElided && (hours.from - verb > 8 || !DUTIES.test(tokens[verb]?.key ?? '') && !/^(?:i've|we've)$/u.test(tokens[start]!.key))) return null
  if (tokens.slice(start, hours.from).some(({ kind, key }) => kind !== 'word' && key !== '-' || /^(?:free|time|available|not|never|only|can|could|want|to)$/u.test(key) && key !== 'to')) return null
  const label = labelOf(context, { from: verb + 1, to: hours.from })
  return label === null || isNoActivity(label) ? null : label
}

/** '(until the end of July)' and 'until July' right behind the hours. */
function isEndBehind(context: ReadingContext, hours: TimeGroup, next: TimeGroup): boolean {
  const [bounds] = next.expressions
  return next.expressions.length === 1 && bounds!.bound === 'until' && bounds!.days !== null && bounds!.clock === null && context.source.tokens.slice(hours.to, next.from).every(({ key }) => key === '(' || key === ',')
}
