import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { ANY_MARK, mark, markTimes, timeOf } from './marked-times.ts'
import { DEED, IS_BARE, nameBefore, nameBehind, nameOfTold } from './names-of-told.ts'
import type { Named } from './names-of-told.ts'
import { clausesOf, piecesOf } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { sharersInTurn, sharesOfDays } from './shares-of-days.ts'
import type { ShareOfDays, Sharer } from './shares-of-days.ts'
import { NUMBER, joined, slotsOf } from './slots.ts'
import type { Slots } from './slots.ts'

type Stretch = { from: number; to: number }
/** What comes back: its name, its days, and all that is told of it, in characters from where to where; what later sentences add, and whose turn it is. */
export type Told = Slots & { title: string; beats: readonly TimeExpression[]; isWindow: boolean; added: readonly Stretch[]; shares: readonly ShareOfDays[]; among: readonly Sharer[] } & Stretch

/** A series whose telling goes on. */
type Open = { slots: Slots; named: Named; title: string; beats: readonly TimeExpression[]; from: number; to: number; /** What the prompt begins with. */ isGoal: boolean; added: readonly Stretch[]; shares: readonly ShareOfDays[]; among: readonly Sharer[] }

const BEAT = new RegExp(String.raw`(?:(?:per|each|every|a|pro|je|por|cada|par|chaque) )?(?:${mark('beat')})(?:(?:,? (?:and|und|y|et|e|&|plus|\+) |/)${mark('beat')})*|${mark('turns')}|${mark('daily')}`, 'u')
const EACH_BEAT = new RegExp(`${mark('beat')}|${mark('turns')}|${mark('daily')}`, 'gu')
/** 'Between 2 and 6pm' is when it may be, '2 to 6pm' when it is. */
const BETWEEN = /(?<!\p{L})(?:between|somewhere|any ?time|zwischen|irgendwann|entre)(?!\p{L})/iu

/** Every series of a prompt that is told with its days and with its number, its first and last time, or how long it goes on. */
export function toldSeries(context: ReadingContext): Told[] {
  const { segments, source: { tokens, text } } = context
  const marked = markTimes(text, context.expressions)
  const firsts = segments.filter((segment, index) => segments[index - 1]?.sentence !== segment.sentence)
  const spans = firsts.map((segment) => ({ start: tokens[segment.from]!.start, end: tokens[sentenceOf(context, segment).at(-1)!.to - 1]!.end }))
  let before: Open[] = []
  const told: Open[] = []
  for (const [index, span] of spans.entries()) {
    const shared = sharesOfDays(marked, span, context.expressions)
    const pieces = piecesOf(marked, { start: span.start, end: shared?.from ?? span.end })
    const own = toldInSentence(context, pieces, index === 0 ? null : piecesOf(marked, spans[index - 1]!).at(-1)!)
    if (own.length > 0 || pieces.some((piece) => BEAT.test(piece.text))) {
      told.push(...before)
      before = own
    } else if (shared === null) {
      before = withFacts(context, before, clausesOf(marked, span))
    }
    if (shared) before = before.map((series, at) => (at === before.length - 1 ? { ...series, shares: shared.shares, added: [...series.added, { from: shared.from, to: shared.to }] } : series))
    const turns = shared ? null : sharersInTurn(marked, span)
    if (turns) before = before.map((series, at) => (at === before.length - 1 ? { ...series, among: turns.among, added: [...series.added, { from: turns.from, to: turns.to }] } : series))
  }
  return [...told, ...before].filter((series) => isWhole(series)).map((series) => ({ ...series.slots, title: series.title, beats: series.beats, from: series.from, to: series.to, added: series.added, shares: series.shares, among: series.among, isWindow: BETWEEN.test(text.slice(series.from, series.to)) }))
}

function toldInSentence(context: ReadingContext, pieces: readonly Piece[], previous: Piece | null): Open[] {
  if (!pieces.some(({ text }) => BEAT.test(text))) return courseIn(context, pieces, previous)
  const beats = pieces.flatMap(({ text }, index) => (BEAT.test(text) ? [index] : []))
  const header = beats.length > 1 && pieces[0]!.text.length < context.source.text.length && context.source.text[pieces[0]!.start + pieces[0]!.text.length] === ':' && !ANY_MARK.test(pieces[0]!.text)
  return beats.reduce<Open[]>((before, at, index) => {
    const from = index === 0 ? 0 : beats[index - 1]! + 1
    return toldAt(context, { pieces: pieces.slice(from, beats[index + 1]), at: at - from, previous, isUnderHeader: header && index > 0 }, before)
  }, [])
}

/** 'Carprofen at 8 for ten days', 'ointment at 13:00, five days, from tomorrow': at its hours on each of so many days. */
function courseIn(context: ReadingContext, pieces: readonly Piece[], previous: Piece | null): Open[] {
  const at = pieces.findIndex(({ text }) => AT_HOURS.test(text))
  if (at < 0 || pieces.slice(0, at).some(({ text }) => ANY_MARK.test(text))) return []
  return toldAt(context, { pieces, at, previous, isUnderHeader: false, isCourse: true }, []).flatMap((course) => {
    const { first = startBefore(context, course.from), lasting } = course.slots
    return lasting === undefined || first === undefined || course.isGoal || DEED.test(course.title) ? [] : [{ ...course, slots: { ...course.slots, first } }]
  })
}

/** The first day of the stretch that the text before it speaks of: 'the first three weeks at home, 20 August to 9 September'. */
function startBefore({ expressions, today }: ReadingContext, from: number): TimeExpression | undefined {
  return expressions.findLast(({ days, bound, recurrence, clock, end }) => end <= from && days !== null && days.bareWeekday === null && recurrence === null && clock === null && days.first >= today && (bound === 'since' || bound === null && days.grain === 'range'))
}

const AT_HOURS = new RegExp(`${mark('hours')}(?:(?:, | (?:and|und|y|et|e|&) )${mark('hours')})*`, 'u')
const EACH_HOUR = new RegExp(mark('hours'), 'gu')
/** Each day, as nobody says of what is taken for so many days. */
const EACH_DAY: TimeExpression = { ...EMPTY_EXPRESSION, words: '', start: 0, end: 0, recurrence: { ...EMPTY_RECURRENCE, unit: 'day' } }

type Place = { pieces: readonly Piece[]; at: number; previous: Piece | null; isUnderHeader: boolean; isCourse?: true }

/** The series before, and the one whose days are in this piece. */
function toldAt(context: ReadingContext, { pieces, at, previous, isUnderHeader, isCourse }: Place, before: readonly Open[]): Open[] {
  const times = context.expressions
  const own = pieces[at]!
  const beat = (isCourse ? AT_HOURS : BEAT).exec(own.text)!
  const beats = isCourse ? [EACH_DAY] : beat[0].match(EACH_BEAT)!.map((each) => timeOf(times, each))
  const hours: Slots = isCourse ? { hours: beat[0].match(EACH_HOUR)!.map((each) => timeOf(times, each)) } : {}
  const [ahead, behind] = [own.text.slice(0, beat.index), own.text.slice(beat.index + beat[0].length)]
  const rest = restOf(behind, times)
  const isNamed = !/\p{L}|[\uE000-\uECFF]/u.test(behind) || rest.isWhole || IN_A_PLACE.test(behind)
  const lent = isUnderHeader ? before[0] : undefined
  const between = [...pieces.slice(0, at).map(({ text }) => text), ahead].join(' ')
  const named = !isNamed ? nameBehind(context, { ahead: between, behind, start: own.start + beat.index + beat[0].length })
    : lent && (between.trim() === '' || IN_A_PLACE.test(between)) ? { title: lent.title, slots: {}, from: own.start + beat.index, isOfThings: false }
    : previous && POINTS_BACK.test(between) ? nameBefore(context, previous)
    : nameOfTold(context, { pieces, at, before: ahead })
  if (named === null) return [...before]
  const start = own.start + beat.index + beat[0].length + (rest.isWhole || rest.end > 0 ? rest.end : behind.length)
  const series: Open = { named, title: nounOf(beats[0]!) ?? named.title, beats, slots: joined(joined(named.slots, hours), rest.slots), from: Math.min(named.from, own.start), to: start, isGoal: context.source.text.trimStart().toLowerCase().startsWith(named.title.toLowerCase()), added: [], shares: [], among: [] }
  return tellingOn(context, [...before, series], pieces.slice(at + 1))
}

/** What stands behind its days in the same breath: all of it, or as far as it tells of the series. */
function restOf(behind: string, times: readonly TimeExpression[]): ReturnType<typeof slotsOf> {
  const rest = slotsOf(behind, times)
  const facts = rest.isWhole ? null : factsOf(behind, times)
  return facts ? { slots: slotsFrom(facts), end: behind.trimEnd().length, isWhole: true } : rest
}

/** 'In the pool at school', without a time. */
const IN_A_PLACE = /^\s*(?:in|at|im|am|en|au|à|chez|no|na|em) [\p{L}’' -]{2,40}$/u
/** 'They are on Mondays', 'it is held every Friday': what the sentence before was about. */
const POINTS_BACK = /^\s*(?:it|they|these|those|this|that|sie|es|il|elle|ils|elles|[eé]l|ella|ellos|ellas|ele|ela|eles|elas)(?: (?:is|are|['’]s|will be|takes? place|happens?|meets?|runs?|goes|go|held|always|ist|sind|findet|finden|immer|es|son|est|sont|é|são|on|at|am|el|los|le|no|na))*\s*$/iu

/** With what the pieces behind its days tell of a series, up to the first that tells something else. */
function tellingOn(context: ReadingContext, all: readonly Open[], pieces: readonly Piece[]): Open[] {
  let series = [...all]
  for (const piece of pieces) {
    const last = series.at(-1)!
    const more = slotsOf(piece.text, context.expressions)
    const facts = more.isWhole ? { slots: more.slots, isOfAll: false, isOffForAll: false } : factsOf(piece.text, context.expressions, stemsOf(last))
    if (facts) series = series.map((each) => (each === last || facts.isOfAll ? { ...each, slots: joined(each.slots, slotsFrom(facts)), to: each === last ? piece.start + piece.text.length : each.to } : each))
    else if (more.end > 0) series = [...series.slice(0, -1), { ...last, slots: joined(last.slots, more.slots), to: piece.start + more.end }]
    if (!facts && piece.text.trim() !== '' && !isPlace(piece, pieces)) break
  }
  return series
}

/** With what a later sentence tells of the series before it; it stands for none of them where it begins with something else. */
function withFacts(context: ReadingContext, all: readonly Open[], clauses: readonly Piece[]): Open[] {
  let series = [...all]
  for (const clause of clauses.flatMap(countsApart)) {
    if (series.length === 0) break
    const named = series.filter((each) => stemsOf(each).some((stem) => new RegExp(String.raw`(?<!\p{L})${stem}`, 'iu').test(clause.text)))
    const own = named.length === 1 ? named[0]! : series.at(-1)!
    const facts = factsOf(clause.text, context.expressions, stemsOf(own))
    if (!facts) break
    const stretch = { from: clause.start, to: clause.start + clause.text.trimEnd().length }
    series = series.map((each) => (each === own || facts.isOfAll ? withMore(each, facts, stretch) : each))
  }
  return series
}

/** 'Ten yoga classes and eight swims' counts two series. */
function countsApart({ text, start }: Piece): Piece[] {
  const joint = COUNTS_JOINED.exec(text)
  return joint ? [{ text: text.slice(0, joint.index), start }, { text: text.slice(joint.index + joint[0].length), start: start + joint.index + joint[0].length }] : [{ text, start }]
}

const COUNTS_JOINED = new RegExp(String.raw`(?<=^\s*(?:${NUMBER}) \p{L}[\p{L} ]{1,40}) (?:and|und|y|et|e|&) (?=(?:${NUMBER}) \p{L})`, 'iu')

function slotsFrom({ slots: { without, ...slots }, isOffForAll }: Facts): Slots {
  return without === undefined ? slots : { ...slots, [isOffForAll ? 'offForAll' : 'without']: without }
}

function withMore(series: Open, facts: Facts, stretch: Stretch): Open {
  return { ...series, slots: joined(series.slots, slotsFrom(facts)), added: [...series.added, stretch] }
}

/** Beginnings of the words of its name: the 'lesson' of 'driving lessons'. */
function stemsOf({ title }: Open): string[] {
  return title.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_STEM).map((word) => word.replace(/(?:ing|es|s|en|n)$/u, '')).filter((stem) => stem.length >= SHORTEST_STEM)
}

const SHORTEST_STEM = 4

/** 'Practices Tue and Thu 5:30, Elm Park, first one 16 March': where it is, between its days and what is told of them. */
function isPlace({ text }: Piece, pieces: readonly Piece[]): boolean {
  return PLACE.test(text) && !ANY_MARK.test(text) && pieces.filter((piece) => PLACE.test(piece.text) && !ANY_MARK.test(piece.text)).length === 1
}

const PLACE = /^\s*(?:(?:in|at|on) (?:the )?)?(?:\p{Lu}[\p{L}'’]+|\d{1,2})(?: (?:\p{Lu}?[\p{L}'’]{2,}|\d{1,2})){0,3}\s*$/u

/** The walks of 'two short walks a day'; sessions are called what they are sessions of. */
function nounOf({ recurrence }: TimeExpression): string | null {
  const noun = recurrence?.noun ?? null
  return noun === null || IS_BARE.test(noun) ? null : noun
}

/** At its hours so many times, or from a time that is called the first; what is done several times a day goes on for so long. Days from one date to another alone may be those of a plan. */
function isWhole({ beats, isGoal, shares, among, slots: { count = 0, first, last, lasting, hours = [], isFirst, often }, named: { title, isOfThings } }: Open): boolean {
  const { recurrence, clock } = beats[0]!
  if (shares.length > 0 || among.length > 0) return true
  const isFramed = first !== undefined && (last !== undefined || lasting !== undefined)
  if (recurrence?.unit === 'day' && recurrence.every === 1) {
    const turns = recurrence.count?.low ?? hours.length + (clock?.from ? 1 : 0)
    return isFramed && (turns > 1 ? hours.length > 1 || !IS_LEARNT.test(title) : turns === 1 && !isGoal && !IS_LEARNT.test(title))
  }
  const hasHours = hours.length > 0 || beats.some(({ clock: own }) => own?.from) || (first?.clock ?? null) !== null
  const days = beats.reduce((sum, beat) => sum + (beat.recurrence?.weekdays?.length ?? 1), 0)
  if (often !== undefined && often.recurrence!.count!.low !== days) return false
  return isFirst === true ? hasHours || last !== undefined || count > 1 : count > days && hasHours && !isOfThings || isFramed && hasHours && IS_HELD.test(title)
}

/** What others hold at its hours, so that its days are no time for the work of a plan. */
const IS_HELD = /(?<!\p{L})(?:class(?:es)?|course|lessons?|club|squad|choir|rehears(?:es|als?)|markets?|stalls?|services?|drop-in|story ?time|shifts?|clinic|surgery|meetings?|stand-?up|call|matches|fixtures|group|therapy|physio|dialysis|appointments?|volunteering|tutoring|kurs|markt\p{L}*|stand|verein|treffen|training|chor(?:probe)?|proben?|sprechstunde|mercad(?:o|illo)|puesto|clases?|curso|ensayos?|reuni[óo]n|coro|marché|stand|cours|répétitions?|chorale|réunions?|feira|aulas?|ensaios?|coral|reunião)(?!\p{L})/iu

/** Has its contents, however often somebody sits down to it. */
const IS_LEARNT = /^(?:learn|study|practi[cs]|train|revis|read|writ|lern|üb|les|schreib|apren|estud|le[ei]r|entren|appren|étud|révis|li[rs]|trein)|vocab|vokabel|homework/iu
