import type { Reading } from '../brief.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { asks } from './who-writes.ts'

/** 'so planning can't be then', 'QA after each feature', 'We do about 17 points', 'Story points': how the work is done, and not what. */
const RULE = new RegExp(String.raw`^(?:and )?(?:so|but|because|since|both|and so|we do|we can|we have|we've|i have|i've|there (?:are|is)|this list|the list|list|the following|velocity|capacity|(?:story )?points|estimates?|efforts?|stories|items|backlog|tasks|todos?|features?|parts|who|when|what (?:fits|can|is)|can (?:we|it|that)|(?:does|will) (?:it|that|this)|is (?:it|that|this) (?:realistic|possible|feasible)|how (?:many|much|long))(?= |$)`
  + String.raw`|(?<= |^)(?:(?:after|for|before|per) (?:each|every)|in parallel|sprint planning|stand-?ups?|retros?|retrospectives?|velocity|points (?:a|per) sprint|story points)(?= |$)`, 'iu')
/** 'Since the county wants all gates mended, I'd like a plan': the reason is the goal. */
const WISHED = /^(?:since|as|because) (?:[\p{L}’'-]+ ){1,4}(?:wants?|needs?|asks? for|has asked|(?:has|have) to|must)(?= )/iu
/** Readings that leave nothing of their words to be the goal. */
const KINDS: ReadonlySet<Reading['kind']> = new Set(['sprint-calendar', 'exclusion', 'availability', 'limit', 'precedence', 'wait', 'person'])
const MILESTONE = /^(?:go-?\s?live|launch|release|demo|kick-?off|deadline|code freeze|freeze|start|end)/iu

/** 'Launch of the mobile app' says what is launched. */
const OF_SOMETHING = / (?:of|for) (?:the|our|my|an?) \p{L}/iu

/** The lines of a team's goal that do not wholly tell how, when and by whom it is done; all of them when none is left. */
export function withoutRules(context: ReadingContext, goals: readonly Segment[]): readonly Segment[] {
  return context.plannerType === 'sprint' ? goals.filter((segment) => !isRule(context, segment)) : goals
}

function isRule(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  if (segment.from === 0 && WISHED.test(textOf(context, segment))) return false
  if (segment.lead === '(' || RULE.test(textOf(context, segment)) && !behindPurpose(context, segment)) return true
  return context.readings.some((reading) => {
    if (reading.source !== 'stated' || reading.start > start || reading.end < end) return false
    // 'Solar panels at 12 schools before the monsoon'.
    if (reading.kind === 'precedence' && segment === context.segments[0] && !isPart(context, reading.before.labels)) return false
    return KINDS.has(reading.kind) || (reading.kind === 'deadline' && reading.appliesTo !== null && !asks(context, segment)) || (reading.kind === 'event' && MILESTONE.test(reading.title) && !OF_SOMETHING.test(reading.title))
  })
}

function isPart({ readings }: ReadingContext, labels: readonly string[]): boolean {
  return readings.some((reading) => reading.kind === 'topic' && labels.includes(reading.label))
}

/** 'We have three weeks to rebuild the shop' says what for. */
function behindPurpose(context: ReadingContext, segment: Segment): boolean {
  return keysOf(context, segment).slice(2).some((key, index, own) => /^(?:to|for)$/u.test(key) && !/^(?:(?:the|our) (?:whole )?(?:team|crew|group)|each|everyone|everybody|us|all of us|all)(?= |$)/u.test(own.slice(index + 1).join(' ')))
}

const MOST_PARTS = 3

/** Without a goal that is said, the parts are it: 'login, search and map view'. */
export function namedByParts({ readings, plannerType, language }: ReadingContext): string | null {
  const labels = [...new Set(readings.flatMap((reading) => (reading.kind === 'topic' && reading.source === 'stated' ? [reading.label] : [])))]
  if (plannerType !== 'sprint' || labels.length < 2) return null
  const [last, ...before] = labels.slice(0, MOST_PARTS).toReversed()
  return `${before.toReversed().join(', ')} ${AND[language] ?? 'and'} ${last!}`
}

/** Whether a line is one of several parts, and so not the whole. */
export function isOnePart({ readings, plannerType }: ReadingContext, text: string): boolean {
  const part = readings.find((reading) => reading.kind === 'topic' && reading.label === text)
  return plannerType === 'sprint' && part?.kind === 'topic' && part.list > 0 && readings.filter((reading) => reading.kind === 'topic' && reading.list === part.list).length > MOST_PARTS - 1
}

const AND: Readonly<Record<string, string>> = { de: 'und', es: 'y', fr: 'et', pt: 'e' }
