import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What people do together after work: 'choir Mondays at 7.30' is in the evening. */
const AFTER_WORK = /(?<!\p{L})(?:choirs?|band|bands|rehears\p{L}*|auditions?|book clubs?|(?:board |card )?games? nights?|(?:board|card) games?|quiz|poker|bridge club|chess club|dinners?|supper|suppers|theatre|concerts?|gigs?|pub|salsa|tango|swing|ceilidh|ballroom|drinks|part(?:y|ies)|disco|film club|movie night|film night|open mic|orchestra|improv|pottery|life drawing|evening class(?:es)?|committee|pta|am-?dram|tap|zumba|bingo|karaoke|knit(?:ting)? (?:group|club|circle)|babysitter|allotment society|(?:prayer|reading|writing|writers['’]?|support|discussion|meditation|sewing|craft|drama|theatre|history|camera|photography|running|residents['’]?|parents['’]?|house|home|women['’]s|men['’]s|neighbourhood|chess|book|debating|astronomy|gardening) (?:group|circle|club|society|meeting)s?|bible stud(?:y|ies)|scouts|guides|cubs|brownies|bell[ -]?ring\p{L}*|(?:dance|dancing|drawing|cookery|cooking|sewing|language|spanish|french|italian|german|portuguese) class(?:es)?|parish council|agm|lectures?|talks?)(?!\p{L})/iu
/** Friends and neighbours who meet at seven have worked before. */
const MEETING = /(?<!\p{L})(?:we|they|group|club|friends|neighbours|neighbors|girls|lads) (?:all |usually |always )?(?:meet|meets|get together|play|sing|dance)(?! (?:for|at) (?:breakfast|coffee))(?!\p{L})/iu
/** 'after the kids are down, 8:30-10'. */
const CHILDREN_ASLEEP = /(?<!\p{L})(?:kids?|children|little ones?|toddler|baby|twins|boys|girls|son|daughter|he|she|they) (?:is|are|'s|goes|go) (?:down|asleep|in bed|to bed|sleeping)(?!\p{L})/iu
const MORNING = /(?<!\p{L})(?:am|a\.m\.?|mornings?|breakfast|brunch|before work|before school|dawn|sunrise|commute|kids|children|toddlers?|baby|school run|early|market)(?!\p{L})/iu
const [FIRST_HOUR, LAST_HOUR] = [7, 10]
/** Later than this, friends meet in the morning as well. */
const LAST_MEETING = 9

/** An hour from seven to ten without am or pm is in the evening where its clause names what is done after work. */
export function withEveningHours(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock, start, end } = expression
    if (clock !== null && isBedtime(source.text, expression)) return { ...expression, clock: { ...clock, part: 'evening' } }
    const from = clock?.from ?? null
    const hour = from === null ? 0 : Math.floor(from.minute / 60)
    if (clock !== null && isLateBan(source.text, expressions, expression)) return { ...expression, clock: { ...clock, from: { ...clock.from!, minute: clock.from!.minute + 720, isAmbiguous: false, isBare: false } } }
    // 'Evenings only, after 7', 'an hour a night after 9'.
    if (clock !== null && from !== null && clock.part === null && from.isAmbiguous && from.meridiem === null && /(?<!\p{L})(?:evenings?|weeknights?|(?:a|each|every|per) night|nights)(?: only)?,? $/iu.test(source.text.slice(Math.max(0, start - 16), start))) return { ...expression, clock: { ...clock, part: 'evening' } }
    const isOpen = clock !== null && from !== null && clock.part === null && from.isAmbiguous && from.meridiem === null && hour >= FIRST_HOUR && hour < LAST_HOUR
    if (!isOpen || clock.to !== null && (!clock.to.isAmbiguous || clock.to.minute <= from.minute)) return expression
    const clause = clauseAround(source.text, start, end)
    const isAfterBedtime = CHILDREN_ASLEEP.test(source.text.slice(Math.max(0, start - MOST_AROUND), start).split(/[.!?;\n]/u).at(-1)!)
    if (isAfterBedtime) return { ...expression, clock: { ...clock, part: 'evening' } }
    const isAfterWork = AFTER_WORK.test(clause) || hour < LAST_MEETING && MEETING.test(clause)
    return isAfterWork && !MORNING.test(clause) ? { ...expression, clock: { ...clock, part: 'evening' } } : expression
  })
}

/** 'After 8pm, not later than 9.30': both ends of one stretch. */
export function withClosedHours(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression, index) => {
    const next = expressions[index + 1]
    const closed = next ? closedBy(source.text, expression, next) : null
    if (closed) return [closed]
    const before = expressions[index - 1]
    return before && closedBy(source.text, before, expression) ? [] : [expression]
  })
}

function closedBy(text: string, expression: TimeExpression, next: TimeExpression): TimeExpression | null {
  const { clock, end, start } = expression
  const to = next.days === null && next.recurrence === null && next.clock !== null && next.clock.from === null && next.clock.bound !== null && next.clock.bound !== 'after' ? next.clock.to : null
  const from = clock !== null && clock.to === null && !clock.isPoint ? clock.from : null
  if (!to || !from || from.minute < 720 || from.isAmbiguous || !/^, ?(?:but |and )?$/u.test(text.slice(end, next.start)) || !/^(?:not|no) later than|^by|^until|^before|^at the latest/iu.test(next.words)) return null
  const minute = to.isAmbiguous && to.minute < 720 ? to.minute + 720 : to.minute
  if (minute <= from.minute) return null
  return { ...expression, clock: { ...clock!, bound: null, isPoint: false, to: { ...to, minute, isAmbiguous: false } }, end: next.end, words: text.slice(start, next.end) }
}

/** 'Never after 9', 'no drilling past 8': what is barred from an hour on is barred in the evening, unless all other hours are early ones. */
function isLateBan(text: string, all: readonly TimeExpression[], { clock, start, days, recurrence }: TimeExpression): boolean {
  const hour = clock?.bound === 'after' && clock.to === null && days === null && recurrence === null ? clock.from : null
  const isOpen = hour !== null && clock!.part === null && hour.isAmbiguous && hour.meridiem === null && hour.minute >= FIRST_HOUR * 60 && hour.minute < 720
  if (!isOpen || !BARRED.test(text.slice(Math.max(0, start - MOST_AROUND), start))) return false
  const others = all.filter(({ clock: own }) => own !== null && own !== clock && (own.from ?? own.to) !== null)
  return others.length === 0 || others.some(({ clock: own }) => isLate(own!))
}

const BARRED = /(?:^|[^\p{L}])(?:never|not|nothing|no \p{L}+|(?:can't|cannot|won't|don't|mustn't|shouldn't)(?: \p{L}+){1,3})(?: at all| ever)? $/iu

/** In the afternoon or evening, or open to be so. */
function isLate({ from, to, part }: NonNullable<TimeExpression['clock']>): boolean {
  const hour = to ?? from!
  return part === 'evening' || part === 'night' || part === 'afternoon' || part === null && (hour.minute >= 720 || hour.isAmbiguous && hour.minute <= LATEST_AMBIGUOUS)
}

/** 'At 6' is more often in the evening than in the morning, in minutes. */
const LATEST_AMBIGUOUS = 399

/** 'kids in bed by 8', 'bedtime 7.30'. */
function isBedtime(text: string, { clock, start }: TimeExpression): boolean {
  const hour = clock?.to ?? clock?.from ?? null
  const isOpen = hour !== null && clock!.part === null && hour.isAmbiguous && hour.meridiem === null && hour.minute >= FIRST_HOUR * 60 - 60 && hour.minute < 720
  return isOpen && /(?:\bin bed|\bto bed|\basleep|\bbedtime|\blights out)(?: is)?(?: at| by| around| about)? ?$/iu.test(text.slice(Math.max(0, start - 24), start))
}

/** Widest stretch of text that is looked at on either side, in characters. */
const MOST_AROUND = 60

function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - MOST_AROUND), start).split(/[.!?;:\n]/u).at(-1)!
  return before + text.slice(start, end) + text.slice(end, end + MOST_AROUND).split(/[.!?;:,\n]/u)[0]!
}
