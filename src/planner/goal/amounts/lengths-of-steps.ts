import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { labelOf } from '../labels.ts'
import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { isOwnActivity } from '../times/own-activity.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import type { LengthInWords } from './lengths-of-items.ts'

/** What is left alone for so long: 'let it dry for 2 days', 'leave it in clamps', 'im Keller gären lassen'. */
const LEFT_ALONE = /(?:^| )(?:let|leave|allow|rest|stand|sit|soak|dry|cure|set|harden|ferment|proof|prove|marinate|steep|chill|freeze|ripen|mature|age|settle|acclimati[sz]e|quarantine|lass|lassen|trocknen|ziehen|gären|garen|ruhen|härten|harten|dejar|deja|reposar|secar|fermentar|macerar|laisser|laisse|laissez|reposer|secher|fermenter|tremper|deixar|deixa|repousar|descansar)(?: |$)/u
const GOES_ON = /^(?:for|during|over|für|fur|über|uber|durante|por|pendant|durant)$/u
/** Of such a clause the goal itself may speak: 'dry January', 'set up'. */
const UP_TO_VERB = 3
/** A list: so many items stand side by side. */
const FEWEST_COMMAS = 2
/** So many times as long as its own length a plan lasts whose end is stated apart from it. */
const FAR_LONGER = 2

/**
 * Whether a length of days or weeks is that of one step and not of the plan: what is left alone meanwhile, an item of a list,
 * or a clause of its own in a plan whose end is stated and far away.
 */
export function isLengthOfStep(context: ReadingContext, group: TimeGroup, { duration, around }: LengthInWords): boolean {
  const { segment } = around
  if (context.plannerType !== 'calendar' || segment === null || segment === context.segments[0] || group.from - segment.from < 1) return false
  const own = { from: segment.from, to: group.from }
  const keys = keysOf(context, own)
  if (LEFT_ALONE.test(keys.slice(0, UP_TO_VERB).join(' '))) return true
  // 'Drops at 8 and 20 for 6 days' go on for so long.
  if (GOES_ON.test(keys.at(-1)!) || GOES_ON.test(context.source.tokens[group.from]!.key)) return false
  // 'It rained for three weeks' asks for nothing.
  if (PAST.test(keys.join(' '))) return false
  const label = labelOf(context, own, 4)
  if (label === null || isWholePlan(label) || MEASURES.test(label) || keys.some((key) => WHOSE.test(key)) || isOwnActivity(context, label, { start: context.source.tokens[segment.from]!.start, isOnly: true })) return false
  return isInList(context, segment) || endsFarLater(context, duration.high)
}

/** 'Total duration 6 weeks', 'course of 8 weeks': names of the plan's own length. */
export const MEASURES = /(?:^|[ -])(?:total|duration|length|time|time ?frame|timeline|period|plan|programme?|course|training|prep|preparation|schedule|challenge|dauer|laufzeit|zeitraum|kurs|duraci[óo]n|plazo|curso|dur[ée]e|cours|dura[çc][ãa]o|prazo)$/iu
const PAST = /^(?:(?:and|but|because|since) )?(?:it|there|we|i|he|she|they|(?:my|our|the) \S+) (?:(?:has|have|had) )?(?:\p{L}{2,}ed|was|were|been|took|went|did|spent|had)(?: |$)/u
/** 'I have 6 weeks', 'we've got 3 months': the time that there is. */
const WHOSE = /^(?:i|i've|i'm|we|we've|we're|you|ich|wir|yo|je|j'ai|nous|on|eu|nos|tengo|tenemos|tenho|temos)$/u

/** Whether a clause is one item of several. */
export function isInList(context: ReadingContext, segment: NonNullable<Surroundings['segment']>): boolean {
  const sentence = sentenceOf(context, segment)
  const isHeaded = sentence.some(({ lead, from }) => lead === ':' && from <= segment.from)
  // 'Land registry two weeks, chimney sweep ten days'.
  const isPaired = sentence.length > 1 && sentence.every(({ from, to, depth }) => depth > 0 || context.groups.some((group) => group.from > from && group.to <= to && group.expressions[0]!.duration !== null))
  return segment.isBullet || isPaired || isHeaded && /^[,:;]$/u.test(segment.lead) || segment.lead === ',' && sentence.filter(({ lead, depth }) => lead === ',' && depth === segment.depth).length >= FEWEST_COMMAS
}

/** In seconds from today. */
function endsFarLater({ readings, today }: ReadingContext, length: number): boolean {
  const ends = readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null && reading.source === 'stated' ? [reading.latest / MINUTES_PER_DAY] : []))
  return ends.some((end) => (end - today) * 86_400 > FAR_LONGER * length)
}
