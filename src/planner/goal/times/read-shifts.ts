import type { DaySpan } from '../../time/calendar-time.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { addReading, claim, extendReading, isClaimed, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** Turns of duty, by what people call them. */
const TURNS = String.raw`(?:(?:night|late|early|day|long|weekend|twilight|on-call|double) ?-?(?:shifts?|duty|duties)|nights|lates|earlies|long days|shifts?|on-calls?|night blocks?|nachtschichten|nachtschicht|nachtdienste?|sp[äa]tschichten|fr[üu]hschichten|schichten|dienste?|turnos?(?: de noche)?|guardias|noches|gardes|nuits|plant[õo]es)`
/** What stands before the dates of such turns, to its end. */
const OWN_TURNS = new RegExp(String.raw`(?:^|[\s,;:(])(?<said>(?:my|our|meine|mis|mes|meus)(?: (?:next|coming|two|three|four))? ${TURNS}(?: (?:are|is|fall|run|sind|son|sont|s[ãa]o))?|(?:i['’]?m|i am|i['’]ll be|we['’]re|we are|ich bin|estoy|je suis|estou)(?: (?:also|back))? (?:on|doing|working|rostered for|de|auf) ${TURNS}|(?:i|we)(?: also)? (?:work|do|have|have got|am rostered for) ${TURNS}|(?:i['’]ve|ich habe|tengo|j['’]ai|tenho)(?: got)? ${TURNS}|(?:i['’]?m |i am )?on[ -]call|on ${TURNS})(?: (?:on|from|am|vom|del?|du|los|les|dos?))?:? $`, 'iu')
/** At the head of a clause of their own: 'Shifts: 11-14 Jan, 25-28 Jan'. */
const HEADED_TURNS = new RegExp(String.raw`^(?<said>${TURNS}(?: (?:this month|so far))?) ?[:=]? ?$`, 'iu')
const TURN = new RegExp(`^${TURNS}$`, 'iu')
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }
/** 'the day after each block', 'the two days afterwards', 'the morning after'. */
const DAY_AFTER = /(?:(?:on|for|in) )?(?:the )?(?:(?<count>\d|two|three|four)(?: whole| full)? )?(?<unit>days?|mornings?)(?: right| straight| directly| immediately)? (?:after(?:wards)?|following)(?: (?:that|them|those|these|it|each|every|a|the|my|any|all)(?: (?:of )?(?:them|those|these|one|block|blocks|run|runs|set|sets|shifts?|nights?|night shifts?|stretch|last one|last night))?)?(?!\p{L})|(?:the )?(?:next|following) (?<next>day|morning)(?!\p{L})/iu
/** Says that those days are not for the plan. */
const IDLE = /(?<!\p{L})(?:no|not|nor|nothing|none|never|cannot|can['’]?t|won['’]?t|don['’]?t|off|rest|resting|sleep|sleeping|asleep|recover|recovering|recovery|zombies?|useless|dead|wrecked|knackered|shattered|keep|free)(?!\p{L})/iu
/** Furthest that what is said of the days after stands behind the turns, in characters. */
const MOST_BEHIND = 160

/** 'My nights are 25-27 Jan and 8-10 Feb, so nothing on those dates or on the day after each block': none of these days is the plan's. */
export function readShifts(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const group of context.groups) {
    const said = isClaimed(context, group) ? null : turnsBefore(context, group)
    if (said) addShifts(context, group, said)
  }
}

type Turns = { from: number; dated: TimeExpression[] }

/** The dates of a group with what says that they are turns of duty. */
function turnsBefore(context: ReadingContext, group: TimeGroup): Turns | null {
  const dated = group.expressions.filter(({ days, words }) => days !== null && days.bareWeekday === null && !/after|following|later/iu.test(words))
  // The grammar of times takes the 'nights' of 'I have nights 18-20 January' for one.
  const others = group.expressions.slice(0, group.expressions.indexOf(dated[0]!))
  const isPlain = dated.length > 0 && others.every(({ words }) => TURN.test(words)) && group.expressions.every(({ clock, bound, recurrence }) => !clock?.from && !clock?.to && bound === null && recurrence === null)
  const segment = segmentAt(context, group.from)
  if (!isPlain || segment === null) return null
  const sentence = sentenceOf(context, segment)
  const { start } = dated[0]!
  const before = context.prompt.slice(context.source.tokens[sentence[0]!.from]!.start, start)
  const match = OWN_TURNS.exec(before) ?? (segment.sentence > 0 ? HEADED_TURNS.exec(before) : null)
  if (match === null) return null
  const first = start - match[0].length + match[0].indexOf(match.groups!['said']!)
  return { from: context.source.tokens.findIndex((token) => token.end > first), dated }
}

function addShifts(context: ReadingContext, group: TimeGroup, { from, dated }: Turns): void {
  const spans = dated.map(({ days }) => ({ first: days!.first, last: days!.last }))
  const { end } = dated.at(-1)!
  const after = daysAfter(context, end)
  const to = context.source.tokens.findLastIndex((token) => token.start < end) + 1
  claim(context, { from, to: Math.max(to, group.to) })
  add(context, { from, to }, { spans: after && !after.isMorning ? spans.map(({ first, last }) => ({ first, last: last + after.count })) : spans, isMorning: false })
  if (!after) return
  claim(context, after.words)
  if (!after.isMorning) extendReading(context, context.readings.at(-1)!, after.words)
  if (after.isMorning) add(context, after.words, { spans: spans.map(({ last }) => ({ first: last + 1, last: last + 1 })), isMorning: true })
}

function add(context: ReadingContext, words: Words, { spans, isMorning }: { spans: DaySpan[]; isMorning: boolean }): void {
  const windows = isMorning ? [{ from: 0, to: 720 }] : []
  addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows, person: null }, text: `Nothing on ${describePattern({ spans })}${describeWindows(windows)}` })
}

/** How many days behind each of the turns are none of the plan's either, and the clauses that say so. */
function daysAfter(context: ReadingContext, end: number): { count: number; isMorning: boolean; words: Words } | null {
  const behind = context.prompt.slice(end, end + MOST_BEHIND)
  const match = DAY_AFTER.exec(behind)
  if (!match) return null
  const start = end + Math.max(behind.lastIndexOf('.', match.index), 0)
  const closing = /[.!?\n]/u.exec(context.prompt.slice(end + match.index))
  const stop = closing ? end + match.index + closing.index : context.prompt.length
  if (!IDLE.test(context.prompt.slice(start, stop))) return null
  const { tokens } = context.source
  const at = tokens.findIndex((token) => token.end > end + match.index)
  const last = tokens.findLastIndex((token) => token.start < end + match.index + match[0].length)
  const [head, tail] = [segmentAt(context, at), segmentAt(context, last)]
  const unit = match.groups!['next'] ?? match.groups!['unit']!
  const first = tokens.findIndex((token) => token.start >= end)
  return { count: NUMBERS[match.groups!['count']?.toLowerCase() ?? ''] ?? Number(match.groups!['count'] ?? 1), isMorning: /^morning/iu.test(unit), words: { from: Math.max(first, head?.from ?? at), to: Math.max(last + 1, tail && tail.to - last < 4 ? tail.to : 0) } }
}
