import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { ANY_WEEKDAY } from '../weekday-names.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What a time says in the telling of a series; the mark that stands for it in the text. */
export const MARKS = { beat: '\uE000', day: '\uE100', since: '\uE200', until: '\uE300', length: '\uE400', hours: '\uE500', span: '\uE600', after: '\uE700', other: '\uE800', turns: '\uE900', daily: '\uEA00', open: '\uEB00', often: '\uEC00' } as const
export type Mark = keyof typeof MARKS
/** In the order of their characters. */
const KINDS: readonly Mark[] = ['beat', 'day', 'since', 'until', 'length', 'hours', 'span', 'after', 'other', 'turns', 'daily', 'open', 'often']

/** Stands for every further character of a time, so that offsets stay those of the text. */
const FILLER = '\uF000'
/** What somebody typed of these is no mark: icons of a font, or an accident. */
const OF_MARKS = /[\uE000-\uF000]/gu
const MOST_TIMES = 0xff

/** A pattern for one time of this kind. */
export function mark(kind: Mark): string {
  const base = MARKS[kind].charCodeAt(0)
  return `[\\u${base.toString(16)}-\\u${(base + MOST_TIMES).toString(16)}]${FILLER}*`
}

/** Any time at all. */
export const ANY_MARK = /[\uE000-\uECFF]/u

/** The text with a mark in place of each of its times, as long as its words; the `n`th of them stands for the `n`th expression. */
export function markTimes(typed: string, expressions: readonly TimeExpression[]): string {
  const text = typed.replace(OF_MARKS, ' ')
  let marked = ''
  for (const [index, expression] of expressions.slice(0, MOST_TIMES).entries()) {
    const kind = kindOf(expression, text)
    const start = kind === null ? expression.end : Math.max(marked.length, expression.end - withoutEdge(expression.words).length)
    if (start >= expression.end) continue
    marked += text.slice(marked.length, start)
    marked += String.fromCharCode(MARKS[kind!].charCodeAt(0) + index) + FILLER.repeat(expression.end - start - 1)
  }
  return marked + text.slice(marked.length)
}

/** The expression that a mark stands for. */
export function timeOf(expressions: readonly TimeExpression[], marked: string): TimeExpression {
  return expressions[marked.charCodeAt(0) & MOST_TIMES]!
}

/** What the time says that a mark stands for. */
export function kindOfMark(marked: string): Mark {
  const code = marked.charCodeAt(0)
  return KINDS.findLast((kind) => code >= MARKS[kind].charCodeAt(0))!
}

/** 'Le dernier le 20 février': the words of an edge are none of its date. */
function withoutEdge(words: string): string {
  return words.replace(/^(?:(?:the|le|la|el|o|a|der|die|das) )?(?:first|last|final|premi[eè]re?|derni[eè]re?|primer[oa]?|[uú]ltim[oa]|primeir[oa]|erste[rs]?|letzte[rs]?) (?=\p{L}{0,4} ?\d|\p{L}+ \d)/iu, '')
}

/** 'The first' alone is no first of the month. */
const EDGE_ALONE = /^(?:(?:the|le|la|el|o|a) )?(?:first|1st|last|premi[eè]re?|derni[eè]re?|primer[oa]?|[uú]ltim[oa]|primeir[oa])$/iu
/** Before a number of them, 'evenings' counts. */
const COUNTED_PART = /^\p{L}+$/u
const EACH_ONE = new RegExp(String.raw`(?:^|\s)(?:per|each|every|a|pro|je|jeden|por|cada|par|chaque)\s(?:(?:${ANY_WEEKDAY})\.?(?:,? (?:and|und|y|et|e|&) |, )){0,5}$`, 'iu')

/** 'Tue + Thu 5:30-7pm, first one 16 March': days of the week side by side, and the first of what is held on them. */
function isOneOfSeveral(text: string, start: number, end: number): boolean {
  const isBeside = WEEKDAY_BEFORE.test(text.slice(Math.max(0, start - LONGEST_JOINT), start)) || WEEKDAY_BEHIND.test(text.slice(end, end + LONGEST_JOINT))
  return isBeside && FIRST_OF_THEM.test(text.slice(end, end + REACH).split(/[.!?\n](?!\d)/u, 1)[0]!)
}

const JOINT = String.raw`(?:,? (?:and|und|y|et|e|&|\+|plus) |/|&|\+|, )`
const WEEKDAY_BEFORE = new RegExp(`(?<!\\p{L})(?:${ANY_WEEKDAY})\\.?${JOINT}$`, 'iu')
const WEEKDAY_BEHIND = new RegExp(`^${JOINT}(?:${ANY_WEEKDAY})(?!\\p{L})`, 'iu')
const FIRST_OF_THEM = /(?<!\p{L})(?:first|erste[rsn]?|erstmals|primer[ao]?|premi[eè]re?|primeir[ao])(?: (?:one|time|session|practice|class))?(?: (?:is|on|am|el|le|em))* (?:\p{L}{3,9}\.? )?\d/iu
/** In characters: 'every Monday, Wednesday and'. */
const REACH_OF_EACH = 70
const LONGEST_JOINT = 20
const REACH = 120

function kindOf({ days, bound, clock, duration, recurrence, words, start, end }: TimeExpression, text: string): Mark | null {
  if (EDGE_ALONE.test(words)) return null
  if (recurrence !== null) return days === null && bound === null ? kindOfBeat(recurrence) : 'other'
  if (duration !== null) return days === null && clock === null ? 'length' : 'other'
  if (days !== null) {
    if (days.bareWeekday !== null) return EACH_ONE.test(text.slice(Math.max(0, start - REACH_OF_EACH), start)) || isOneOfSeveral(text, start, end) ? 'beat' : 'other'
    if (days.first !== days.last) return (days.grain === 'range' || days.grain === 'month') && bound === null && clock === null ? 'span' : 'other'
    return bound === null ? 'day' : bound === 'since' || bound === 'until' || bound === 'after' ? bound : 'other'
  }
  if (clock === null) return 'other'
  if (clock.from === null && clock.part !== null && clock.isRepeated && COUNTED_PART.test(words)) return null
  if (clock.bound === 'before' || clock.bound === 'after') return 'open'
  return clock.from === null || clock.bound !== null ? 'other' : 'hours'
}

function kindOfBeat({ unit, every, weekdays, nth, monthDays, count, amount, part, isOneOf }: Recurrence): Mark {
  if (nth !== null || monthDays !== null || amount !== null || isOneOf !== undefined) return 'other'
  if (count !== null && unit === 'week' && every === 1 && weekdays === null && part === null && count.low === count.high) return 'often'
  if (count !== null) return unit === 'day' && every === 1 && weekdays === null && count.low === count.high ? 'turns' : 'other'
  if (unit === 'week') return (weekdays?.length ?? 0) > 0 ? 'beat' : 'other'
  return unit !== 'day' || weekdays !== null ? 'other' : every > 1 ? 'beat' : 'daily'
}
