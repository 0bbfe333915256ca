import { keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'I tore my tendon in October', 'the boot came off before Christmas', 'taken over in November': a month or a feast that a verb of the past puts behind us. */
export function isToldMonth(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const isWide = expressions.every(({ days, clock, recurrence, duration, words }) => days !== null && clock === null && recurrence === null && duration === null && (/^(?:month|season|quarter)$/u.test(days.grain) || days.past !== null && days.bareWeekday === null && (!/\d/u.test(words) || context.today - days.past.last <= RECENT_DAYS && days.first - context.today > RECENT_DAYS)))
  const segment = isWide ? segmentAt(context, from) : null
  if (segment === null || context.plannerType !== 'calendar') return false
  const said = keysOf(context, { from: segment.from, to: from }).join(' ')
  return HAPPENED.test(said) && !LEADS_ON.test(said)
}

const WHO = "(?:i|we|he|she|they|it|(?:my|our|the|his|her|their) (?:[\\p{L}'’-]+ ){1,4}?)"
const VERBS = 'tore|broke|hurt|had|was|were|lost|died|moved|retired|separated|divorced|took|bought|stopped|quit|started|began|came|went|gave|fell|got|left|sold|became|finished|turned|passed|failed|joined|inherited|adopted|changed|ended|closed|opened'
/** Whoever, and what happened; or what was done, behind a comma. */
const HAPPENED = new RegExp(`^(?:(?:and|but|because|since|which|that) )*(?:${WHO} ?(?:(?:only|just|already|finally|both|first|last) )*(?:${VERBS})(?= |$)|(?:${VERBS}) (?:it|them|my|our|the|his|her) |(?:taken over|bought|born|operated on|diagnosed|stitched|laid off|given up|inherited)(?= |$))`, 'u')
/** A day of the last months; its next one is further off. */
const RECENT_DAYS = 150

/** What was booked or begun for a time to come. */
const LEADS_ON = / (?:for|until then|ready|to be|tickets?|a place|booked|planned|wanted|hoped|due)(?: |$)/u
