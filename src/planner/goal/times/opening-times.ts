import { labelOf } from '../labels.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { windowsOrPoint } from './add-rhythm.ts'

/** 'Practice time: Tue and Thu 7-8pm', 'sewing time is Sunday mornings': when there is time for the goal. */
export function isTimeHeading({ leftKeys }: Surroundings): boolean {
  return /^(?:(?:my|our|the) )?(?:\p{L}+ing|practi[cs]e|study|rehearsal|work|free|spare|available|quiet|homework|revision|workout|gym|desk) time(?: (?:is|:|=|on|only|slots?))*$/u.test(leftKeys.join(' '))
}

/** 'the pool is open Mon/Wed 6:30-8': the hours of a place that the plan goes to. */
export function isOpeningTime({ leftKeys }: Surroundings): boolean {
  const open = leftKeys.findIndex((key) => /^(?:open|opens|opening)$/u.test(key))
  return open > 0 && leftKeys.slice(0, open).some((key) => /^(?:pool|gym|library|track|court|courts|rink|studio|club|hall|centre|center|lab|workshop|wall|range|shop|store|office|allotment|bibliothek|schwimmbad|halle|piscina|biblioteca|gimnasio|piscine|bibliotheque|academia)$/u.test(key))
}

/** 'the charity shop is open Sat 10-14': when one can go there, not when the plan is worked on. */
export function addOpeningOfShop(context: ReadingContext, { entry, days, words, when: text, around: { leftKeys, left, segment } }: TypedTime & { when: string }): boolean {
  const open = leftKeys.findIndex((key) => /^(?:open|opens|opening)$/u.test(key))
  const isShop = open > 0 && (segment?.sentence ?? 0) > 0 && leftKeys.slice(0, open).some((key) => /^(?:shop|store|office|tip|dump|bank|post|market|depot|registry|embassy|consulate|laden|tienda|magasin|loja)$/u.test(key))
  const shop = isShop ? labelOf(context, { from: left.from, to: left.from + open }, 3)?.replace(/ (?:is|are)$/iu, '') ?? null : null
  if (shop === null) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person: null }, appliesTo: { labels: [shop] }, text: `${shop}: open ${text}` })
  return true
}

/** 'Book fair 8 to 12 March, open 8:15-8:45 and 15:10-16:00 each day': when visitors come, and no time for the work on it. */
export function isOpenAtOccasion(context: ReadingContext, { around: { segment, leftKeys } }: TypedTime): boolean {
  if (segment === null || !/^(?:,|and)*(?:it is |it's |we are |doors )?(?:open|opening hours|opened|offen|ge[oö]ffnet|abierto|ouvert|aberto)(?: is| are| from| daily|:)*$/u.test(leftKeys.filter((key) => key !== ',').join(' '))) return false
  const [first] = sentenceOf(context, segment)
  return context.groups.some(({ from, to, expressions: [dated] }) => from >= first!.from && to <= segment.to && dated!.days !== null && dated!.days.bareWeekday === null && context.source.tokens[to - 1]!.end <= context.source.tokens[segment.to - 1]!.start)
}
