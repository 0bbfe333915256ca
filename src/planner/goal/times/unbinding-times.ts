import { weekdayOf } from '../../time/day-number.ts'
import { keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { ON_SHIFTS } from './duties.ts'
import { isToldMonth } from './told-months.ts'
import { describesThing, isPart } from './describing-times.ts'
import type { TimeGroup } from './time-groups.ts'

/** The breakfast of 'breakfast first, then lunches at work': what is eaten, and no hour. */
function isMeal({ source: { tokens } }: ReadingContext, { from, to, expressions }: TimeGroup): boolean {
  const isAlone = expressions.length === 1 && expressions[0]!.days === null && expressions[0]!.recurrence === null && to - from === 1
  return isAlone && /^(?:breakfast|lunch|dinner|supper)$/u.test(tokens[from]!.key) && /^(?:first|then|last|only|too|instead)$/u.test(tokens[to]?.key ?? '') && !/^(?:at|before|after|over|during|from|until|by|around)$/u.test(tokens[from - 1]?.key ?? '')
}

/** 'useless before nine, so nothing before then': the hour that has just been said, no day. */
function isThatHour(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const before = context.groups[context.groups.indexOf(group) - 1]
  const isHour = before !== undefined && segmentAt(context, before.from)?.sentence === segment?.sentence && before.expressions.every(({ clock, days, recurrence }) => (clock?.from ?? clock?.to ?? null) !== null && days === null && recurrence === null)
  return isHour && /^(?:before|until|till|after|by|from) (?:then|that)$/iu.test(group.expressions[0]!.words)
}

/** 'The twins swim on Wednesdays, so that evening I could do two hours': the evening of the day that has just been said. */
export function isThatPart({ source: { tokens } }: ReadingContext, { from, to, expressions }: TimeGroup): boolean {
  return to - from === 1 && tokens[from - 1]?.key === 'that' && expressions.every(({ days, clock, recurrence }) => days === null && clock !== null && clock.part !== null && clock.from === null && recurrence === null)
}

/** What lies wholly before today is a story, not a constraint: 'I got laid off last week'. */
function isOver(context: ReadingContext, group: TimeGroup): boolean {
  return group.expressions.every(({ days }) => days !== null && days.last < context.today)
}

/** '(15 mins in May, 30 mins in June)': when each of several lengths holds, which no rule keeps; it stays a note. */
export function isMonthOfLength(context: ReadingContext, { from, expressions: [first] }: TimeGroup): boolean {
  const before = context.groups.findLast(({ to }) => to <= from)
  const segment = segmentAt(context, from)
  return first!.days !== null && first!.days.last > first!.days.first && first!.bound === null && segment !== null && segment.depth > 0 && before !== undefined && before.from >= segment.from && before.to >= from - 1 && (before.expressions[0]!.duration?.high ?? 86_400) < 86_400
}

/** 'then 2 days a week the last two weeks of May', behind what the plan is: when that alone is done; it stays a note. */
export function isPeriodOfCount(context: ReadingContext, { from, expressions: [first] }: TimeGroup): boolean {
  const before = context.groups.findLast(({ to }) => to <= from)
  const segment = segmentAt(context, from)
  const isPeriod = first!.days !== null && first!.bound === null && first!.days.last - first!.days.first >= 6 && /\b(?:last|first|final) (?:\S+ )?weeks? of\b/iu.test(first!.words)
  return isPeriod && segment !== null && (segment.sentence > 0 || segment.lead === ',') && before !== undefined && before.to >= from - 1 && (before.expressions[0]!.recurrence?.count ?? null) !== null
}

/** 'the operation was 1 September': told of the past, though the day comes back next year. */
function isStory(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const [verb = '', before = ''] = [from - 2, from - 1].map((index) => context.source.tokens[index]?.key)
  const isTold = TOLD.test(before) && !(STILL_TO_COME.test(verb) && DONE_TO_ONE.test(before)) || isBehindEvent(context, from) && expressions.every(({ days }) => days?.past !== null && days?.past !== undefined && context.today - days.past.last <= RECENT_DAYS)
  return isTold && expressions.every(({ days, clock, bound }) => days !== null && days.past !== null && clock === null && bound === null)
}

/** 'I broke my wrist on 28 December', said in January: whose verb tells of the past, lately. */
export function tellsOfPast(context: ReadingContext, { from, to, expressions }: TimeGroup): boolean {
  const isLately = expressions.every(({ days, bound }) => days !== null && days.past !== null && days.past !== undefined && bound === null && days.bareWeekday === null && context.today - days.past.last <= RECENT_DAYS && days.first - context.today > RECENT_DAYS)
  const segment = segmentAt(context, from)
  return isLately && segment !== null && (segment.from === 0 && /^(?:just )?(?:got|bought|received|given|was given|were given)$/u.test(context.source.tokens[0]!.key) || PAST.test(keysUpTo(context, segment, from)) || BROKEN.test(keysUpTo(context, segment, from)) || PAST_BEHIND.test(keysOf(context, { from: to, to: Math.min(context.source.tokens.length, to + WORDS_BEHIND) }).join(' ')))
}

/** 'The demo on 28 December was a mess', 'On 28 December we lost two days'. */
const PAST_BEHIND = /^(?:\) )?(?:(?:the|our|we|i|it|demo|review|release|launch|meeting|visit|inspection|audit|first|last) ){0,3}(?:was|were|wasn't|weren't|went|failed|broke|lost|had|didn't|came|got|felt|told|showed|turned out|war|lief|fue|salio|était|etait|foi|correu)(?= |$)/u
const WORDS_BEHIND = 5

/** 'I had my knee done on Tuesday', 'got the keys on Thursday': the weekday that is behind us. What was booked for a day, or agreed to be done then, lies ahead. */
function isPastWeekday(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const isBare = expressions.every(({ days, clock, bound, recurrence, words }) => days !== null && days.bareWeekday !== null && clock === null && bound === null && recurrence === null && !/^(?:this|next|coming|for|by|until|every|each)(?: |$)/iu.test(words))
  const segment = isBare ? segmentAt(context, from) : null
  if (segment === null) return false
  const said = keysUpTo(context, segment, from)
  return !/ (?:for|to|until|by|every|each)(?= |$)/u.test(said) && (PAST.test(said) || segment.from === 0 && /^(?:just |finally )?(?:had|got|broke|lost|bought|came|moved|started|finished|sprained|tore)(?= )/u.test(said))
}

/** 'We have had the keys since 15 December', said in January; 'from' would look ahead. */
function isSincePast({ source: { tokens }, today }: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const isSince = tokens[from]!.key === 'since' || tokens[from - 1]?.key === 'since'
  // 'lying around since summer' names a season or a month, which has no other past than its last one.
  return isSince && expressions.every(({ days }) => days !== null && ((days.past !== null && days.past !== undefined) || /^(?:month|season|quarter|half-year)$/u.test(days.grain)) && days.bareWeekday === null && days.first > today)
}

/** The words of a clause up to a time in it, with those before an age: 'My aunt, 68, broke her arm on …'. */
function keysUpTo({ source: { tokens }, segments }: ReadingContext, segment: Segment, to: number): string {
  const [age, before] = [1, 2].map((back) => segments[segments.indexOf(segment) - back])
  const isAge = age !== undefined && before !== undefined && before.sentence === segment.sentence && age.to - age.from === 1 && tokens[age.from]!.kind === 'digits'
  const words = (from: number, end: number) => tokens.slice(from, end).map(({ key }) => key)
  return [...(isAge ? words(before.from, before.to) : []), ...words(segment.from, to)].join(' ')
}

/** 'Pipe burst over Christmas', 'the boiler packed up at New Year': without a word for whose it is. */
const BROKEN = /^(?:(?:the|a|our|my|water|old) )*\p{L}+ (?:burst|broke|fell|flooded|leaked|failed|died|collapsed|blew|cracked|froze|rotted|came (?:down|off|loose)|gave up|packed up|broke down|blew (?:up|down|off))(?: (?:over|at|on|during|just before|before|after))?$/u

const PAST = /^(?:(?:and|but|since|after|because) )?(?:(?:i|we|he|she|they)(?: (?:both|only|just|already|finally))?|(?:my|our|the|his|her) \p{L}+(?: \p{L}+)?) (?:just |only |already |finally )?(?:was|were|had|got|broke|began|bought|sold|lost|left|died|fell|quit|came|went|gave|took|lost|met|made|became|found|tore|hurt|put|had|stopped|started|moved|finished|retired|separated|turned|\p{L}{3,}ed)(?= |$)/u

/** The nights of 'I do nights this month (Sun-Wed 10pm-7am)', whose hours are in the bracket. */
function isOfShifts(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const { tokens } = context.source
  return segment !== null && tokens[segment.to]?.key === '(' && ON_SHIFTS.test(tokens.slice(segment.from, segment.to).map(({ key }) => key).join(' '))
}

/** The Sunday of 'I sell at the Sunday market on 4 April': what the thing is called. */
function isDayOfName(context: ReadingContext, { from, to, expressions: [only] }: TimeGroup): boolean {
  const { tokens } = context.source
  const isNamed = only!.days?.bareWeekday !== undefined && only!.days?.bareWeekday !== null && only!.clock === null && /^(?:the|our|my|a|every)$/u.test(tokens[to - 2]?.key ?? '')
  const isDated = context.expressions.some(({ days, bound, start }) => days?.grain === 'day' && days.bareWeekday === null && bound === null && start > tokens[from]!.start)
  return isNamed && isDated && /^(?:market|lunch|roast|school|league|paper|service|mass|walk|run|club|drive|group|market's|fair|meeting|matinee|stall)$/u.test(tokens[to]?.key ?? '')
}

/** The nights of 'feeding, nights, visitors': one thing of a list, between others that are no times. */
function isPartInList(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  if (segment === null || segment.from !== group.from || segment.to !== group.to || !isPart(group) || segment.lead !== ',') return false
  const at = context.segments.indexOf(segment)
  const isItem = (index: number) => {
    const other = context.segments[index]
    return other !== undefined && other.sentence === segment.sentence && /^[,:]$/u.test(other.lead) && other.to - other.from <= 2 && context.groups.every(({ from, to }) => to <= other.from || from >= other.to) && !/^(?:only|no|not|never|i|we|free|available)$/u.test(context.source.tokens[other.from]!.key)
  }
  return isItem(at - 1) && isItem(at + 1)
}

/** Two months later nobody counts from a day of last year without its year. */
const RECENT_DAYS = 60

/** 'after giving birth on 20 December', said in January: what stands behind 'after' in the goal has happened. */
function isBehindEvent(context: ReadingContext, from: number): boolean {
  const before = context.source.tokens.slice(Math.max(0, from - 6), from).map(({ key }) => key)
  const after = before.findLastIndex((key) => /^(?:after|following|since)$/u.test(key))
  return after >= 0 && segmentAt(context, from)?.sentence === 0 && !before.slice(after).some((key) => /^(?:[,;:.]|i|we|finishing|moving|starting)$/u.test(key))
}

/** 'Christmas is over', 'now that Easter is behind us'. */
function isBehindUs({ source: { tokens } }: ReadingContext, { to, expressions }: TimeGroup): boolean {
  const said = tokens.slice(to, to + 4).map(({ key }) => key).join(' ')
  return expressions.every(({ days }) => days !== null) && /^(?:is|was|are|being|'s|ist|esta|est) (?:now |already |finally |schon |jetzt )?(?:over|past|done|gone|behind us|behind me|vorbei|fini|passe)(?: |$)/u.test(said)
}

/** Verbs that only a story puts right before a date: 'passed in November', 'retired on 3 May'. */
const TOLD = /^(?:was|were|passed|failed|began|bought|sold|moved|lost|broke|tore|sprained|graduated|retired|quit|died|joined|stopped|gave|went|came|had|did|got|expired|born|christened|baptised|buried|married|dated|issued|postmarked)$/u
/** 'We are getting married on 12 June', 'she is christened on 7 March'. */
const STILL_TO_COME = /^(?:get|gets|getting|be|being|is|are)$/u
const DONE_TO_ONE = /^(?:christened|baptised|buried|married|issued)$/u

/** 'I get up at 6:30 on workdays': when the day begins, which is no time of the plan. */
function isGettingUp(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const said = context.source.tokens.slice(Math.max(0, from - 6), from).map(({ key }) => key).join(' ')
  // 'Up every 2 hours at night': how it is.
  if (expressions.every(({ recurrence }) => recurrence?.unit === 'hour') && /(?:^| )(?:up|wakes?(?: up)?|awake|feeds?|feeding|cries|crying)$/u.test(said)) return true
  return /(?:^|[,.;:] |and )(?:i|we) (?:usually |have to |must |need to )?(?:(?:get|wake) up|leave(?: home| the house| for (?:work|school|uni))?)(?: at)?$|(?:^|[,.;:] |and )(?:then )?leave (?:home|the house|for work|for school)(?: at)?$/u.test(said)
}

/** The Easter of 'over the Easter break, 27 March - 11 April', whose days are named right behind. */
function isBreak(context: ReadingContext, group: TimeGroup): boolean {
  const isNoun = /^(?:break|holidays?|vacation|recess|ferien|weekend|week)$/u.test(context.source.tokens[group.to]?.key ?? '')
  const next = context.groups[context.groups.indexOf(group) + 1]
  // 'Host Christmas dinner for ten on 25 December'.
  const [only] = group.expressions
  const isName = group.expressions.length === 1 && only!.days !== null && only!.clock === null && /^\p{Lu}\p{L}+$/u.test(only!.words) && context.source.tokens[group.to]?.kind === 'word' && context.source.entries[group.to]!.length === 0
  const isDated = next?.expressions[0]!.days?.grain === 'day' && next.expressions[0]?.days?.bareWeekday === null && segmentAt(context, next.from) === segmentAt(context, group.from)
  if (isName && only!.days!.bareWeekday === null && isDated && !/^(?:on|at|by|before|after|until|from|since|for)$/u.test(context.source.tokens[group.from - 1]?.key ?? '')) return true
  return isNoun && next?.expressions[0]!.days?.grain === 'range' && next.from - group.to <= 4 && group.expressions[0]!.days !== null && !/\d/u.test(group.expressions[0]!.words)
}

/** The 'à noite' of 'só consigo à noite: segunda das 21h às 22h': the days behind the colon have hours of their own. */
function isHeadOfTimes(context: ReadingContext, group: TimeGroup): boolean {
  const [only] = group.expressions
  const segment = segmentAt(context, group.from)
  const isPart = group.expressions.length === 1 && (only!.clock?.part ?? null) !== null && only!.clock?.from === null && only!.days === null && only!.recurrence === null
  const next = context.groups[context.groups.indexOf(group) + 1]
  return isPart && segment !== null && segment.to === group.to && context.source.tokens[group.to]?.key === ':' && next !== undefined && next.from <= group.to + 3 && next.entries.some(({ weekdays, windows }) => weekdays !== null && windows.length > 0)
}

/** The nights of '30 and 31 October, 6-9 pm both nights': those named before. */
function isBoth({ source: { tokens } }: ReadingContext, group: TimeGroup): boolean {
  return isPart(group) && group.to - group.from === 1 && /^(?:both|either)$/u.test(tokens[group.from - 1]?.key ?? '')
}

/** The Monday of 'Quit day is 4 October, a Monday'. */
function isWeekdayOfDate(context: ReadingContext, group: TimeGroup): boolean {
  const [only] = group.expressions
  const weekday = only!.days?.bareWeekday ?? null
  const before = context.groups[context.groups.indexOf(group) - 1]
  const date = before?.expressions.at(-1)!.days
  // 'The trip is 16-18 April (Fri-Sun)'.
  const said = only!.recurrence?.weekdays
  if (said && group.expressions.length === 1 && only!.clock === null && before !== undefined && date?.grain === 'range' && context.source.tokens[group.from - 1]?.key === '(' && group.from - before.to === 1 && said.includes(weekdayOf(date.first)) && said.includes(weekdayOf(date.last))) return true
  return weekday !== null && group.expressions.length === 1 && /^an?$/u.test(context.source.tokens[group.from - 1]?.key ?? '') && before !== undefined && group.from - before.to <= 3 && date?.grain === 'day' && date.bareWeekday === null && weekdayOf(date.first) === weekday
}

/** The weekdays of 'weekdays only Tuesday after 6': the day behind says which of them. */
function isNarrowedBehind(context: ReadingContext, group: TimeGroup): boolean {
  const [set] = group.entries
  const next = context.groups[context.groups.indexOf(group) + 1]
  const isSet = group.entries.length === 1 && (set!.weekdays?.length ?? 0) > 1 && group.to - group.from === 1 && set!.windows.length === 0
  const isOnly = /^(?:only|just)$/u.test(context.source.tokens[group.to]?.key ?? '') && next?.from === group.to + 1
  return isSet && isOnly && next.expressions.some(({ days, recurrence }) => set!.weekdays!.includes(days?.bareWeekday ?? recurrence?.weekdays?.[0] ?? 1))
}

/** The '(Ascension and bridge day)' behind a date: why, not when. */
function isWhyInBracket(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const before = context.groups[context.groups.indexOf(group) - 1]
  const isNamed = group.expressions.every(({ days, clock, recurrence, duration, words }) => days !== null && clock === null && recurrence === null && duration === null && !/\d/u.test(words)) && group.entries.every(({ weekdays }) => weekdays === null)
  return segment !== null && segment.depth > 0 && segment.lead === '(' && isNamed && before?.to === segment.from - 1 && before.entries.some(({ spans }) => spans.length > 0)
}

/** 'never both Saturday and Sunday', 'either Tuesday or Thursday but not both': no rule for days taken together; it stays a note. */
export function isNotBoth(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const both = segment ? context.source.tokens.slice(segment.from, segment.to).findIndex(({ key }) => key === 'both') : -1
  return both > 0 && /^(?:never|not)$/u.test(context.source.tokens[segment!.from + both - 1]!.key)
}

/** The lunchtime of 'plays a lunchtime concert on Friday 19 March at 12:30': the occasion has a date and an hour of its own. */
function isPartOfName(context: ReadingContext, group: TimeGroup): boolean {
  const [only] = group.expressions
  const isPart = group.expressions.length === 1 && group.to - group.from === 1 && (only!.clock?.part ?? null) !== null && only!.days === null && only!.recurrence === null
  const { tokens, entries } = context.source
  const isNounBehind = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0
  // 'Burns Night supper'.
  const [name, before] = [tokens[group.from]!.text, tokens[group.from - 1]]
  if (isPart && isNounBehind && /^\p{Lu}\p{Ll}/u.test(name) && before?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(before.text)) return true
  const next = context.groups[context.groups.indexOf(group) + 1]
  const isDated = next !== undefined && segmentAt(context, next.from) === segmentAt(context, group.from) && next.entries.some(({ spans, point, windows }) => spans.length > 0 && (point !== null || windows.length > 0))
  return isPart && isNounBehind && isDated && /^(?:a|an|the|our|my|their|this)$/u.test(tokens[group.from - 1]?.key ?? '')
}

/** The spring of 'spring cleaning'. */
function isBareSeason(_context: ReadingContext, group: TimeGroup): boolean {
  return group.expressions.some(({ days, words }) => days?.grain === 'season' && !/\s/u.test(words.replace(/^(?:de la|del?|du|da|do|de) /iu, '')))
}

/** 'Hoje corro 6 km', 'heute schaffe ich 3 km': how it is these days, said with a measure. */
function isNowadays(context: ReadingContext, { from, to, expressions: [first] }: TimeGroup): boolean {
  const segment = segmentAt(context, from)
  if (segment === null || segment.from !== from || first!.clock !== null || !/^(?:hoje|hoy|heute|aujourd['’]hui|आज)$/iu.test(first!.words)) return false
  const behind = context.source.tokens.slice(to, segment.to)
  return behind.some(({ kind }) => kind === 'digits') && behind.some(({ key }) => /^(?:km|kms|k|m|kg|kilos?|metros|meter|metres|paginas|seiten|pages)$/u.test(key))
}

/** 'Tuesdays and Thursdays, both every week': said once more of the days before. */
function isOfDaysBefore(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const words = segment === null ? '' : keysOf(context, segment).join(' ')
  return group.expressions.length === 1 && /^(?:both|all(?: of them)?|each(?: of them)?|beide|jedes mal|los dos|ambos|ambas|les deux|os dois) (?:every|each|per|jede|cada|chaque|toda) (?:single )?(?:week|woche|semana|semaine)$/u.test(words)
}

/** 'A rough programme for the weekend itself', where the camp of those days has its dates. */
function isWeekendOfStay({ readings, source: { tokens } }: ReadingContext, { from, to, expressions }: TimeGroup): boolean {
  const isWeekend = expressions.every(({ days, clock }) => clock === null && /^(?:weekend|week)$/u.test(days?.grain ?? ''))
  const isMeant = tokens[to]?.key === 'itself' || tokens.slice(Math.max(0, from - 3), from).some(({ key }) => /^(?:programme|program|timetable|itinerary|programm|programa)$/u.test(key))
  return isWeekend && isMeant && readings.some((reading) => reading.kind === 'event' && reading.days.last > reading.days.first)
}

/** 'I never get more than two jobs done on a Saturday': how many then, which closes no Saturday; it stays a note. */
export function isDayOfCount(context: ReadingContext, { from }: TimeGroup): boolean {
  const segment = segmentAt(context, from)
  return segment !== null && COUNT_THEN.test(keysOf(context, { from: segment.from, to: from }).join(' '))
}

const COUNT_THEN = /(?:^| )(?:never|not|no|\p{L}+n't|cannot) (?:\p{L}+ ){0,3}more than (?:\d+|one|two|three|four|five|an?) \p{L}+(?: (?:done|in|ready|finished))?(?: on)?(?: an?| any)?$/u

const UNBINDING: readonly ((context: ReadingContext, group: TimeGroup) => boolean)[] = [
  isOver, isNowadays, isMeal, isThatHour, isSincePast, isStory, tellsOfPast, isPastWeekday, isToldMonth, isPartInList, isDayOfName, isOfShifts, isBehindUs, isBareSeason, describesThing,
  isPartOfName, isBreak, isGettingUp, isWhyInBracket, isHeadOfTimes, isNarrowedBehind, isBoth, isWeekdayOfDate, isOfDaysBefore, isWeekendOfStay, isDayOfCount,
]

/** Times that tell of the past, or that are part of a name or of another time: they bound nothing. */
export function bindsNothing(context: ReadingContext, group: TimeGroup): boolean {
  return UNBINDING.some((holds) => holds(context, group))
}
