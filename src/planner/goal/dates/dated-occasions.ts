import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { titleOf } from './dated-titles.ts'
import { addDayEvent } from './add-day-event.ts'

/** What the goal's own sentence dates is another thing: what the work comes after, or what one packs for. */
export function addOccasion(context: ReadingContext, typed: TypedTime): boolean {
  const { around, entry } = typed
  if (context.plannerType !== 'calendar' || around.segment?.sentence !== 0 || entry.spans.length !== 1 || entry.windows.length > 0 || entry.spans[0]!.first <= context.today) return false
  return addAfterEvent(context, typed) || addPackedFor(context, typed)
}

/** 'Return to work after my operation on 9 April': the work begins when that is over. */
function addAfterEvent(context: ReadingContext, { around: { left, leftKeys }, entry, words }: TypedTime): boolean {
  const after = leftKeys.lastIndexOf('after')
  const title = after > 0 && leftKeys.length - after <= 7 && !leftKeys.slice(after).some((key) => /^(?:we|i|which|until|before|,)$/u.test(key)) ? labelOf(context, { from: left.from + after + 1, to: left.to }, 5) : null
  if (title === null) return false
  const [days] = entry.spans
  addReading(context, words, { value: { kind: 'event', title, days: days!, from: entry.point, to: null, place: null, person: null }, text: `${title}: ${describeSpan(days!)}` })
  addReading(context, words, { value: { kind: 'horizon', first: days!.last + 1, last: null }, text: `Start after ${title}` })
  return true
}

const ASKED = /\bwhat (?:else )?(?:(?:do|should|must|will) (?:we|i) (?:need|have) to|(?:needs|has) to be|do (?:we|i) (?:pack|bring|prepare)|should (?:we|i) (?:pack|bring|prepare|book|buy)|to pack)\b/iu

/** 'Three of us go to the jamboree 4-11 July. What do we need to pack?' asks for the time before. */
function addPackedFor(context: ReadingContext, { around, entry, words }: TypedTime): boolean {
  const [days] = entry.spans
  const title = days!.last > days!.first && entry.expressions.every((expression) => expression.days?.grain === 'range') && ASKED.test(context.prompt) ? titleOf(context, around)?.replace(/^.*\b(?:go|goes|going|off|heading|travel|travelling|fly|flying) to (?:the )?/iu, '') : undefined
  if (title === undefined || title === '') return false
  addDayEvent(context, words, { title, days: days! })
  addReading(context, words, { value: { kind: 'deadline', latest: days!.first * MINUTES_PER_DAY, event: title }, text: `Ready for ${title} on ${describeDay(days!.first)}` })
  return true
}

/** What is made '12 lanterns for the street festival' for, and what '90 guests' stands behind, happens then. */
export function occasionOf(context: ReadingContext, { left, leftKeys, segment }: Surroundings, goals: RegExp): string | null {
  if (segment !== null && HEADCOUNT.test(leftKeys.filter((key) => key !== ',').join(' '))) {
    const [head] = sentenceOf(context, segment)
    const isPlain = head !== undefined && head !== segment && context.groups.every(({ from, to }) => to <= head.from || from >= head.to)
    return isPlain ? phraseOf(context, head) : null
  }
  const purpose = leftKeys.lastIndexOf('for')
  const [made, occasion] = [leftKeys.slice(0, purpose).join(' '), leftKeys.slice(purpose + 1)]
  if (segment !== null && leftKeys.length === 0) return headBehindLengths(context, segment) ?? headingBefore(context, segment, goals)
  const isMade = segment?.sentence === 0 && purpose > 0 && !goals.test(made) && !OCCASION.test(made) && !GATHERING.test(made) && /\p{L}{3}/u.test(made)
  const isOccasion = occasion.length <= 6 && (goals.test(occasion.join(' ')) || OCCASION.test(occasion.join(' ')))
  return isMade && isOccasion ? phraseOf(context, { from: left.from + purpose + 1, to: left.to }) : null
}

/** 'Farewell for our conductor, 31 years with us, on Friday at 15:00': what the sentence begins with, before lengths of the past. */
function headBehindLengths(context: ReadingContext, segment: Segment): string | null {
  const sentence = sentenceOf(context, segment)
  const [head] = sentence
  const between = context.groups.filter(({ from, to }) => head !== undefined && from >= head.from && to <= segment.from)
  const areLengths = between.length > 0 && between.every(({ from, expressions: [length] }) => from >= head!.to && length!.duration?.unit === 'year')
  return head !== undefined && head !== segment && segment.lead === ',' && areLengths ? phraseOf(context, head) : null
}

/** 'Barn dance! Saturday 15 May, 7pm': what the prompt calls out before a sentence that begins with the day. */
function headingBefore(context: ReadingContext, segment: Segment, goals: RegExp): string | null {
  const [head] = context.segments
  const isNext = head !== undefined && segment.sentence === 1 && sentenceOf(context, segment)[0] === segment && head.to - head.from <= LONGEST_HEADING
  if (!isNext || context.plannerType !== 'calendar' || context.groups.some(({ from, expressions: [named] }) => from < segment.from && named!.days?.grain !== 'year')) return null
  const title = phraseOf(context, head)
  const isCalledOut = context.source.tokens[segment.from - 1]?.key === '!' && !/\b(?:i|we|to|me|us|hi|hello|hey|help|please|need|want|have|must|is|are|ich|wir|hallo|hola|necesito|je|on|nous|bonjour|preciso|ol[aá])\b/iu.test(title ?? '')
  return title !== null && (isCalledOut || goals.test(title) || OCCASION.test(title)) && !WORK.test(title) ? title : null
}

const LONGEST_HEADING = 8
/** What opens a goal rather than naming what happens. */
const WORK = /^(?:learn|train|practi[cs]e|study|revise|write|read|finish|make|build|sew|knit|paint|bake|cook|clear|clean|sort|find|get|prepare|plan|organi[sz]e|start|move|sell|buy|fix)\b/iu

/** What is celebrated beside the goals that a plan leads to. */
export const OCCASION = /\b(?:market|festival|bazaar|fête|fete|anniversary|jubilee|stall|retirement|leaving do|farewell|send-off|baby shower|naming|engagement|golden wedding|\d+ ?(?:st|nd|rd|th))(?: (?:party|do|of (?:my |our |the |his |her )?\p{L}+(?: \p{L}+)?))?$/iu
/** What is itself held then: 'dinner for our anniversary'. */
const GATHERING = /\b(?:dinner|lunch|brunch|breakfast|meal|supper|picnic|barbecue|bbq|drinks|tea|trip|weekend|getaway|outing|evening|celebration|reception|buffet|surprise|day out|visit|stay|holiday|ball|dance at)\b/iu

const HEADCOUNT = /^(?:for |about |around |up to |max )*\d+ (?:people|guests|persons|visitors|participants|attendees|kids|children|students|pupils|adults|seats|places|heads)$/u
