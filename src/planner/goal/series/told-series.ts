import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { ANY_MARK, mark, markTimes, timeOf } from './marked-times.ts'
import { IS_BARE, nameOfTold } from './names-of-told.ts'
import type { Named } from './names-of-told.ts'
import { piecesOf } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { joined, slotsOf } from './slots.ts'
import type { Slots } from './slots.ts'

/** What comes back: its name, its days, and all that is told of it, in characters from where to where. */
export type Told = Slots & { title: string; beats: readonly TimeExpression[]; from: number; to: number; isWindow: boolean }

const BEAT = new RegExp(String.raw`(?:(?:per|each|every|a|pro|je|por|cada|par|chaque) )?(?:${mark('beat')})(?:(?:,? (?:and|und|y|et|e|&|plus|\+) |/)${mark('beat')})*|${mark('turns')}|${mark('daily')}`, 'u')
const EACH_BEAT = new RegExp(`${mark('beat')}|${mark('turns')}|${mark('daily')}`, 'gu')
/** 'Between 2 and 6pm' is when it may be, '2 to 6pm' when it is. */
const BETWEEN = /(?<!\p{L})(?:between|somewhere|any ?time|zwischen|irgendwann|entre)(?!\p{L})/iu

/** Every series of a prompt that is told with its days and with its number, its first and last time, or how long it goes on. */
export function toldSeries(context: ReadingContext): Told[] {
  const { segments, source: { tokens } } = context
  const marked = markTimes(context.source.text, context.expressions)
  const firsts = segments.filter((segment, index) => segments[index - 1]?.sentence !== segment.sentence)
  const spans = firsts.map((segment) => ({ start: tokens[segment.from]!.start, end: tokens[sentenceOf(context, segment).at(-1)!.to - 1]!.end }))
  return spans.flatMap((span, index) => {
    const next = spans[index + 1]
    return toldInSentence(context, piecesOf(marked, span), next ? piecesOf(marked, next)[0]! : null)
  })
}

function toldInSentence(context: ReadingContext, pieces: readonly Piece[], next: Piece | null): Told[] {
  const beats = pieces.flatMap(({ text }, index) => (BEAT.test(text) ? [index] : []))
  return beats.flatMap((at, index) => {
    const from = index === 0 ? 0 : beats[index - 1]! + 1
    const told = toldAt(context, pieces.slice(from, beats[index + 1]), at - from, index === beats.length - 1 ? next : null)
    return told ? [told] : []
  })
}

function toldAt(context: ReadingContext, pieces: readonly Piece[], at: number, next: Piece | null): Told | null {
  const times = context.expressions
  const own = pieces[at]!
  const beat = BEAT.exec(own.text)!
  const beats = beat[0].match(EACH_BEAT)!.map((each) => timeOf(times, each))
  const [before, behind] = [own.text.slice(0, beat.index), own.text.slice(beat.index + beat[0].length)]
  const rest = slotsOf(behind, times)
  const named = /\p{L}|[\uE000-\uEBFF]/u.test(behind) && !rest.isWhole ? null : nameOfTold(context, { pieces, at, before })
  if (named === null) return null
  let [slots, to] = [joined(named.slots, rest.slots), own.start + beat.index + beat[0].length + rest.end]
  for (const piece of next ? [...pieces.slice(at + 1), next] : pieces.slice(at + 1)) {
    const more = slotsOf(piece.text, times)
    if (piece === next && !(more.isWhole && more.slots.isFirst && slots.first === undefined)) break
    if (more.end > 0) [slots, to] = [joined(slots, more.slots), piece.start + more.end]
    if (!more.isWhole && piece.text.trim() !== '' && !isPlace(piece, pieces)) break
  }
  return isWhole(beats, slots, named) ? { ...slots, title: nounOf(beats[0]!) ?? named.title, beats, from: named.from, to, isWindow: BETWEEN.test(context.source.text.slice(own.start, to)) } : null
}

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
function isWhole(beats: readonly TimeExpression[], { count = 0, first, last, lasting, hours = [], isFirst }: Slots, { title, isOfThings }: Named): boolean {
  const { recurrence, clock } = beats[0]!
  const isFramed = first !== undefined && (last !== undefined || lasting !== undefined)
  if (recurrence?.unit === 'day' && recurrence.every === 1) {
    const turns = recurrence.count?.low ?? hours.length + (clock?.from ? 1 : 0)
    return turns > 1 && isFramed && (hours.length > 1 || !IS_LEARNT.test(title))
  }
  const hasHours = hours.length > 0 || beats.some(({ clock: own }) => own?.from) || (first?.clock ?? null) !== null
  const days = beats.reduce((sum, beat) => sum + (beat.recurrence?.weekdays?.length ?? 1), 0)
  return isFirst === true ? hasHours || last !== undefined || count > 1 : count > days && hasHours && !isOfThings || isFramed && last !== undefined && hasHours && IS_HELD.test(title)
}

/** What others hold at its hours, so that its days are no time for the work of a plan. */
const IS_HELD = /(?<!\p{L})(?:class(?:es)?|course|club|squad|choir|rehearsals?|markets?|stalls?|services?|drop-in|story ?time|shifts?|clinic|surgery|meetings?|stand-?up|call|matches|fixtures|group|therapy|physio|kurs|markt\p{L}*|stand|verein|treffen|training|chor(?:probe)?|proben?|sprechstunde|mercad(?:o|illo)|puesto|clases?|curso|ensayos?|reuni[óo]n|coro|marché|stand|cours|répétitions?|chorale|réunions?|feira|aulas?|ensaios?|coral|reunião)(?!\p{L})/iu

/** Has its contents, however often somebody sits down to it. */
const IS_LEARNT = /^(?:learn|study|practi[cs]|train|revis|read|writ|lern|üb|les|schreib|apren|estud|le[ei]r|entren|appren|étud|révis|li[rs]|trein)|vocab|vokabel|homework/iu
