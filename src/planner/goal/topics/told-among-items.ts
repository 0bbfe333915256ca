import { textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isSaidOfList } from './clauses-in-lists.ts'

/** What stands among the items of a list and tells of them, or of whoever plans. */
export function isToldAmongItems(context: ReadingContext, segment: Segment): boolean {
  const said = textOf(context, segment)
  return SAID_OF_EACH.test(said) || MONEY_FACT.test(said) || isOfDaysAway(context, segment) || isNeverDone(context, segment) || isSaidOfList(context, segment) || isHowItIs(context, segment)
}

/** 'The wind took our tent last year', 'my dad fell off the ladder once': what happened before is nothing to do. */
export function isToldOfPast(context: ReadingContext, segment: Segment): boolean {
  return TOLD_OF_PAST.test(textOf(context, segment)) && HAPPENED_BEFORE.test(textOf(context, segment))
}

const TOLD_OF_PAST = /^(?:(?:and|but|because|as|since) )?(?:(?:my|our|the|his|her|their|a|one) (?:\p{L}[\p{L}'’-]* ){1,2}|\p{L}[\p{L}'’-]* )(?:\p{L}+ly )?(?:\p{L}{2,}ed|fell|broke|lost|got|had|was|were|did|took|made|ate|burnt|left|forgot|went|came|ran|hit|cut|blew|tore|bit|stole|caught|drove|sank|shot|threw|spilt|knew|said|told|rang|won) /iu
const HAPPENED_BEFORE = /(?<!\p{L})(?:last (?:year|time|summer|winter|spring|autumn|fall|week|month|season|christmas|easter|night|sunday|saturday)|years? ago|months? ago|weeks? ago|days? ago|yesterday|once|back in \d{4}|the other day|in 20\d\d)(?!\p{L})/iu

/** 'each one gets developed': said of the parts, and none. */
const SAID_OF_EACH = /^(?:then )?(?:each|every|all|both)(?: (?:one|of (?:them|these)|\p{L}{2,20}))? (?:gets?|is|are|needs?|has to|have to|must|goes|go|should|will)(?= |$)/iu

/** 'I take home 2,150, rent 820': what there is to spend. */
const MONEY_FACT = /^(?:(?:and|i|we) )*(?:take home|earn|make|get|net|gross|salary|wages?|income|rent|mortgage|bills?|pension|savings|debts?|child benefit|food|petrol)(?: (?:is|are|of|about|around|net|gross|come to))* ?[€$£]?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|net|gross|a month|per month|k))*$/iu

/** 'my rent is 780', 'my car is paid off in May': what one tells of one's own things is no thing to do. */
function isHowItIs({ plannerType, source: { tokens } }: ReadingContext, { from, to, lead }: Segment): boolean {
  if (plannerType !== 'calendar' || lead !== ',' && lead !== '' || !/^(?:my|our|his|her|their)$/u.test(tokens[from]!.key)) return false
  const verb = tokens.slice(from + 2, Math.min(to, from + 5)).findIndex(({ key }) => /^(?:is|are|was|were|costs?|has|had|gets|got)$/u.test(key))
  return verb >= 0 && from + 2 + verb < to - 1
}

/** 'Easter holidays 29 March - 9 April: kids home, only the tuner': what is told of days that are left alone. */
function isOfDaysAway(context: ReadingContext, segment: Segment): boolean {
  const sentence = context.segments.filter((other) => other.sentence === segment.sentence)
  const colon = sentence.findIndex(({ lead }) => lead === ':')
  if (colon < 1 || sentence.indexOf(segment) < colon || segment.isBullet) return false
  const { tokens } = context.source
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence[colon - 1]!.to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'exclusion' && reading.appliesTo === null && reading.windows.length === 0 && (reading.days.spans ?? []).length > 0 && reading.start >= start && reading.end <= end)
}

/** "I've never done upholstery": what one has not done so far is no thing to do. */
function isNeverDone({ source: { tokens } }: ReadingContext, { from, to }: Segment): boolean {
  const [first, ...rest] = tokens.slice(from, to).map(({ key }) => key)
  return /^(?:i|we|i've|we've|ive|i'm|we're|he's|she's)$/u.test(first ?? '') && rest.slice(0, 3).some((key) => /^(?:never|haven't|havent|hasn't)$/u.test(key))
}
