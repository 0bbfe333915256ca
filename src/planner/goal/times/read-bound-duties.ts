import { describePattern, describeWindows } from '../describe.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** What keeps somebody on some weekdays until a day comes, behind 'I', with or without a place of it. */
const DUTY = /(?:^| )(?:(?:i'm|im|i am|we're|we are)(?: (?:still|also|both|mostly|usually))? (?:employed|at work|working|teaching|at (?:the )?(?:office|shop|hospital|uni|school)|(?:on|in|doing) (?:a |an |the |my )?(?:\p{L}+ )?(?<what>course|contract|placement|internship|training|school|college|apprenticeship|assignment|secondment|job))|(?:i|we)(?: (?:still|also|both))? (?:work|teach|have (?:work|school|classes))|(?:arbeite|arbeiten|unterrichte) (?:ich|wir)|(?:ich|wir) (?:arbeite|arbeiten|unterrichte)|(?:bin ich|ich bin) (?:noch )?angestellt|(?:yo )?(?:trabajo|trabajamos)|(?:je|nous) (?:travaille|travaillons)|(?:eu )?(?:trabalho|trabalhamos))(?: (?:at|in|for|bei|en|chez|na|no|em|the|a|my|our|\p{L}+)){0,4}$/u
/** Says of the days that they are the plan's. */
const OPEN = /(?:^| )(?:only|free|available|can|nur|frei|solo|libre|que|apenas|livre|it|this|daran|on it)(?: |$)/u

/**
 * 'Until 28 February I'm employed Tuesday to Saturday', 'I'm on a course Mon-Thu until 19 February': those weekdays are
 * taken up to that day. The day is no end of the plan.
 */
export function readBoundDuties(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const [index, group] of context.groups.entries()) {
    const next = context.groups[index + 1]
    const segment = segmentAt(context, group.from)
    if (!next || segment === null || next.from >= segment.to || isClaimed(context, group) || isClaimed(context, next)) continue
    const [end, days] = isEnd(context, group) ? [group, next] : isEnd(context, next) ? [next, group] : [null, null]
    if (end === null || !areWeekdays(days)) continue
    const said = keysOf(context, { from: segment.from, to: days.from }).slice(end === group ? group.to - segment.from : 0).join(' ')
    const duty = DUTY.exec(said)
    if (duty && !OPEN.test(said)) addDuty(context, { from: Math.min(segment.from, group.from), days, end, what: duty.groups!['what'] ?? 'work' })
  }
}

function isEnd({ today }: ReadingContext, { expressions: [only, ...others] }: TimeGroup): boolean {
  return others.length === 0 && only!.days !== null && only!.days.last > today && (only!.bound === 'until' || only!.bound === 'by' && /^(?:bis|until|till?)/iu.test(only!.words))
}

function areWeekdays({ entries }: TimeGroup): boolean {
  return entries.length === 1 && entries[0]!.weekdays !== null && entries[0]!.everyWeeks <= 1 && entries[0]!.ofMonth === null && entries[0]!.spans.length === 0
}

function addDuty(context: ReadingContext, { from, days, end, what }: { from: number; days: TimeGroup; end: TimeGroup; what: string }): void {
  const [entry] = days.entries
  const pattern = { weekdays: entry!.weekdays!, spans: [{ first: context.today, last: end.expressions[0]!.days!.last }] }
  const words = { from, to: withAllDay(context, Math.max(days.to, end.to)) }
  const title = what.charAt(0).toUpperCase() + what.slice(1)
  claim(context, words)
  addReading(context, words, { value: { kind: 'commitment', title, days: pattern, windows: entry!.windows, person: null, inPlan: false }, text: `${title}: ${describePattern(pattern)}${describeWindows(entry!.windows)}` })
}

/** The 'all day' of 'Tuesday to Saturday all day' is no length of work. */
function withAllDay({ source: { tokens } }: ReadingContext, to: number): number {
  return /^(?:all|full|whole)$/u.test(tokens[to]?.key ?? '') && /^days?$/u.test(tokens[to + 1]?.key ?? '') ? to + 2 : to
}
