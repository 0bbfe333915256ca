import type { Brief } from '../brief.ts'
import type { Wording } from '../rewriting/wording.ts'
import { clausesOfText } from './clauses-of-text.ts'
import type { Clause, Word } from './clauses-of-text.ts'
import { allNamed, basesOf, namesOfThings } from './names-of-things.ts'
import type { Named, NamesThings } from './names-of-things.ts'
import { areSeries, isContradicted, isHeld } from './orders-of-brief.ts'
import { AND, markersIn, phraseAt } from './order-markers.ts'
import type { Marker, Relation } from './order-markers.ts'
import { BARS } from './order-words.ts'
import { isThing } from './told-things.ts'

/** Two things, the one that is done first before the other, and the words that say so. */
type ToldOrder = { first: Named; second: Named; start: number; end: number }

/**
 * Adds the orders that a goal tells and the brief has not: 'once X, Y', 'Y can't begin until X', 'then', 'before that', 'the day
 * after', over all its sentences; what points back stands for the thing that was named last. An order is left out that
 * names less than two things, that the brief has, or that its days or its other orders contradict.
 */
export function withToldOrders(brief: Brief, { text, language, expressions }: Pick<Wording, 'text' | 'language' | 'expressions'>): Brief {
  // What happens in turn on a day out or a journey has its own rules.
  if (brief.isProgramme === true || brief.readings.some(({ kind }) => kind === 'visit' || kind === 'meeting' || kind === 'stay')) return brief
  const told = toldOrders(brief, { text, language: language(), expressions: expressions() })
  if (told.length === 0) return brief
  const readings = [...brief.readings]
  for (const { first, second: then, start, end } of told.slice(0, MOST_ORDERS)) {
    if (areSeries(readings, first.label, then.label) || isHeld(readings, first.label, then.label) || isContradicted(readings, first.label, then.label)) continue
    readings.push({
      id: `r${readings.length + 1}`, words: text.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: null, text: `${first.label} before ${then.label}`,
      kind: 'precedence', before: { labels: [first.label] }, after: { labels: [then.label] }, lagMinutes: 0,
    })
  }
  // What says no more than the order of two things of the plan is taken into account.
  const isKept = ({ first, second }: ToldOrder) => first.isKnown && second.isKnown && isHeld(readings, first.label, second.label)
  const notes = brief.notes.filter((note) => SAYS_MORE.test(note.words) || !told.some((order) => order.start <= note.start && order.end >= note.end && isKept(order)))
  return { ...brief, readings, notes }
}

/** A number, a time or a condition beside an order. */
const SAYS_MORE = /\d|(?<!\p{L})(?:twice|once a|two|three|four|five|six|times|each|every|per|not|except|unless|if|days?|weeks?|hours?|months?|zwei|drei|nicht|jede\p{L}*|dos|tres|cada|deux|trois|chaque|dois|três)(?!\p{L})/iu

/** Of one goal. */
const MOST_ORDERS = 40

type Text = { text: string; language: string; expressions: ReturnType<Wording['expressions']> }
/** Where a clause begins without a sign: at 'then' and 'after that', and at 'and' before an order word. */
function opener(language: string): (words: readonly Word[], at: number) => boolean {
  return (words, at) => {
    const here = phraseAt(words, at, language)
    if (here !== null) return here.to < words.length && OPENING.test(words.slice(at, here.to).map(({ key }) => key).join(' ')) && !AND.test(words[at - 1]!.key) && !NO_OPENING.test(words[at - 1]!.key)
    if (!AND.test(words[at]!.key) || at + 1 >= words.length) return false
    const behind = phraseAt(words, at + 1, language)
    return behind !== null && behind.word !== null && behind.to < words.length
  }
}

/** Before a 'then' that is a time. */
const NO_OPENING = /^(?:by|before|since|until|till|from|back|now|every|if|than|is|are|was|were|wenn|bis|ist|sind|hasta|desde|only|and|just|jusque|ate)$/u
const OPENING = /^(?:then|only then|after that|after which|afterwards|before that|thereafter|dann|danach|davor|luego|despues|puis|ensuite|depois)$/u

/** What a clause names, for those behind it to point at. */
type Place = { clause: Clause; thing: Named | null; isAside: boolean; isDated: boolean; event: Named | null }

function toldOrders(brief: Brief, { text, language, expressions }: Text): ToldOrder[] {
  const names = namesOfThings(brief, expressions)
  const clauses = clausesOfText(text, opener(language))
  const places: Place[] = clauses.map((clause) => {
    const [marker] = markersIn(clause.words, language)
    const words = marker === undefined ? clause.words : marker.from > 0 ? clause.words.slice(0, marker.from) : clause.words.slice(marker.to)
    const { start, end } = { start: clause.words[0]!.start, end: clause.words.at(-1)!.end }
    const event = brief.readings.flatMap((reading) => (reading.kind === 'event' && reading.source === 'stated' && reading.recurs !== true && reading.start < end && reading.end > start && basesOf(reading.title).length <= MOST_WORDS ? [{ label: reading.title, isKnown: true, start, end }] : []))[0] ?? null
    return { clause, thing: names(words), event, isAside: ASIDE.test(clause.words[0]!.key) || clause.depth > 0, isDated: expressions.some((time) => time.days !== null && time.start < end && time.end > start) }
  })
  return places.flatMap((place, at) => ordersOf({ place, at, places, names, language, isTime: ({ start, end }) => expressions.some((time) => time.start < end && time.end > start) }))
}

/** Begins what is said of the thing before it. */
const ASIDE = /^(?:which|who|whom|whose|where|because|since|as|so|he|she|they|it|he's|she's|they're|it's|if|while|although|though|unless|der|die|weil|que|qui|quien|quem|porque|car|lo)$/u

type At = { place: Place; at: number; places: readonly Place[]; names: NamesThings; isTime: (word: Word) => boolean; language: string }

function ordersOf(here: At): ToldOrder[] {
  const { place: { clause }, language } = here
  if (clause.words.length > LONGEST_CLAUSE) return []
  const markers = markersIn(clause.words, language)
  return markers.flatMap((marker, index) => {
    const until = markers[index + 1]?.from ?? clause.words.length
    const from = index === 0 ? 0 : markers[index - 1]!.to
    const found = ordersAt(here, marker, { left: clause.words.slice(from, marker.from).filter(({ key }) => !AND.test(key) || marker.from - from > 1), right: clause.words.slice(marker.to, until) })
    return found.flatMap(([first, then]) => (isOrder(first, then, marker) ? [{ first, second: then, start: clause.words[0]!.start, end: clause.words.at(-1)!.end }] : []))
  })
}

/** 'No lifting afterwards' bars something, and tells nothing that is done. */
const OF_ITSELF: ReadonlySet<Relation> = new Set(['next', 'prior', 'away-before', 'away-after'])

/** Whether the two are things that can follow each other; of two that the brief has not, only where nothing but the second is told. */
function isOrder(first: Named, then: Named, marker: Marker): boolean {
  if (!isThing(first) || !isThing(then) || first.label === then.label) return false
  if (!first.isKnown && !then.isKnown && !SURE.has(marker.word)) return false
  const bases = basesOf(then.label)
  return !(basesOf(first.label).some((base) => bases.includes(base)) && first.label.split(' ').length + then.label.split(' ').length <= 3)
}

/** What stands at the front of a clause, or says how long after. */
const SURE: ReadonlySet<Relation> = new Set(['next', 'away-after'])

type Sides = { left: readonly Word[]; right: readonly Word[] }
type Pair = readonly [Named, Named]

function ordersAt(here: At, marker: Marker, { left, right }: Sides): Pair[] {
  const { names } = here
  const own = points(left) && left.length > 1 ? pointedAt(here, left) : allNamed(names, left)
  const behind = allNamed(names, right)
  const isHead = left.length === 0 && right.length === 0
  if (OF_ITSELF.has(marker.word) && isBarred(here.place.clause.words, here.language)) return []
  switch (marker.word) {
    case 'next': {
      // 'The keys and then the move', 'the move comes after the keys'.
      const said = here.place.clause.words.slice(marker.from, marker.to).map(({ key }) => key).join(' ')
      if (own.length > 0 && behind.length > 0) return /^(?:comes?|follows?|follow|goes) /u.test(`${said} `) ? pairs(behind, own) : pairs(own, behind)
      const then = own.length > 0 ? own : isHead ? underHead(here).slice(0, 1) : behind
      return pairs(points(here.place.clause.words.slice(marker.from, marker.to).slice(-1)) ? pointedAt(here, here.place.clause.words.slice(marker.to - 1, marker.to)) : some(named(here)), then)
    }
    case 'prior': {
      const [thing] = [...own, ...behind]
      const first = own.length > 0 ? own : isHead ? underHead(here) : behind.length > 0 ? behind : some(before(here)?.thing ?? null)
      return pairs(first, some(dated(here, thing ?? first[0] ?? null) ?? knownOnly(named(here))))
    }
    case 'followed': return pairs(own.length > 0 ? own : some(named(here)), behind)
    case 'away-before': case 'away-after': return soLongAway(here, marker, { right, own, behind })
    default: return besideWord(here, marker, { left, right, own, behind })
  }
}

/** '2 weeks before opening', 'the day after'. */
function soLongAway(here: At, { word }: Marker, { right, own, behind }: { right: readonly Word[]; own: Named[]; behind: Named[] }): Pair[] {
  // 'Rinse the tanks 2 weeks before opening': one bare word says before what, and is no step that follows.
  const isBare = right.length === 1
  const isTold = isBare || isOfMarker(right)
  const beside = some(before(here)?.thing ?? null)
  const thing = own.length > 0 ? own : isTold || behind.length === 0 ? beside : behind
  const other = isBare ? behind.filter(({ isKnown }) => isKnown) : isTold ? behind : some(dated(here, thing[0] ?? null))
  return word === 'away-before' ? pairs(thing, other) : pairs(other, thing)
}

function besideWord(here: At, marker: Marker, { left, right, own, behind }: Sides & { own: Named[]; behind: Named[] }): Pair[] {
  if (right.length > 0 && here.isTime(right[0]!)) return []
  const other = right.length === 0 || points(right) ? pointedAt(here, right) : behind
  if (own.length === 0) return other.flatMap((one) => leading(here, marker, one) ?? [])
  const barred = isBarred(left, here.language)
  switch (marker.word) {
    case 'before': return barred ? pairs(other, own) : pairs(own, other)
    case 'until': return barred ? pairs(other, own) : []
    case 'when': return left.some(({ key }) => /^(?:only|erst|solo|seulement|so)$/u.test(key)) ? pairs(other, own) : []
    default: return pairs(other, own)
  }
}

function some(thing: Named | null): Named[] {
  return thing === null ? [] : [thing]
}

/** Where nothing with a day stands before it, a thing that the brief has. */
function knownOnly(thing: Named | null): Named | null {
  return thing?.isKnown === true ? thing : null
}

function pairs(first: readonly Named[], then: readonly Named[]): Pair[] {
  return first.flatMap((one) => then.map((other): Pair => [one, other]))
}

function isBarred(words: readonly Word[], language: string): boolean {
  return words.some(({ key }) => (BARS[language] ?? BARS['en']!).test(key))
}

/** What stands behind 'Before that:' up to the end of the sentence, or the clause behind 'Afterwards,'. */
function underHead({ place, at, places }: At): Named[] {
  const rest = places.slice(at + 1).filter(({ clause, thing }) => clause.sentence === place.clause.sentence && clause.depth === place.clause.depth && thing !== null)
  return places[at + 1]?.clause.lead === ':' ? rest.slice(0, MOST_UNDER_HEAD).map(({ thing }) => thing!) : rest.slice(0, 1).map(({ thing }) => thing!)
}

const MOST_UNDER_HEAD = 4

/** What 'that' stands for; both things of 'both'. */
function pointedAt(here: At, [word]: readonly Word[]): Named[] {
  if (!BOTH.test(word?.key ?? '')) return some(named(here))
  const { at, places, place } = here
  const things = places.slice(0, at).filter(({ clause, thing, isAside }) => thing !== null && !isAside && clause.sentence >= place.clause.sentence - FARTHEST).map(({ thing }) => thing!)
  return things.filter(({ label }, index) => things.findLastIndex((thing) => thing.label === label) === index).slice(-2)
}

const BOTH = /^(?:both|beide|beides|ambos|ambas)$/u

/** 'Once X, Y'; 'Y, once X'. */
function leading(here: At, marker: Marker, other: Named): Pair[] | null {
  const { at, places, place, language } = here
  const next = places[at + 1]
  const follows = next !== undefined && next.clause.sentence === place.clause.sentence && next.clause.depth === place.clause.depth && next.clause.lead === ',' && markersIn(next.clause.words, language)[0]?.from !== 0 ? next.thing : null
  const stands = at > 0 && place.clause.lead !== '' && places[at - 1]!.clause.sentence === place.clause.sentence ? before(here)?.thing ?? null : null
  const barred = (thing: Place | undefined) => thing !== undefined && isBarred(thing.clause.words, language)
  const isBack = stands !== null && (follows === null || /^(?:only|not|erst|solo|seulement|so)$/u.test(place.clause.words[marker.from]?.key ?? ''))
  const thing = isBack ? stands : follows
  if (thing === null) return null
  switch (marker.word) {
    case 'before': return barred(isBack ? places[at - 1] : next) ? [[other, thing]] : [[thing, other]]
    case 'after': return [[other, thing]]
    case 'until': return barred(isBack ? places[at - 1] : next) ? [[other, thing]] : null
    case 'when': return /^(?:only|erst|solo|seulement|so|und|y)$/u.test(place.clause.words[marker.from - 1]?.key ?? '') ? [[other, thing]] : null
    default: return null
  }
}

/** 'That', 'it is done', 'they are here': stands for what was named before. */
function points(words: readonly Word[]): boolean {
  return POINTING.test(words.find(({ key }) => !AND.test(key))?.key ?? '')
}

const POINTING = /^(?:it|this|that|they|them|these|those|both|which|it's|they're|that's|es|das|dies|diese|beide|beides|eso|esto|ambos|ambas|ello|cela|ca|isso|isto)$/u

/** Whether what stands behind 'the day before' says before what, and is not the next thing told. */
function isOfMarker(words: readonly Word[]): boolean {
  return words.length > 0 && /^(?:the|our|my|your|we|i|he|she|they|it|that|this|surgery|wedding|dem|der|den|unser\p{L}*|el|la|los|las|del|le|les|o|a|os|as)$/u.test(words[0]!.key) && !/^(?:it|that|this)$/u.test(words[0]!.key)
}

/** The clause before this one in the same sentence that names a thing of its own. */
function before({ place, at, places }: At): Place | null {
  for (let index = at - 1; index >= 0 && places[index]!.clause.sentence === place.clause.sentence; index -= 1) if (places[index]!.thing !== null && !places[index]!.isAside) return places[index]!
  return null
}

/** What was named last: in this sentence the nearest, else what the sentences before begin with. */
function named(here: At): Named | null {
  const { place, at, places } = here
  const own = before(here)
  if (own !== null) return own.thing
  for (let sentence = place.clause.sentence - 1; sentence >= Math.max(0, place.clause.sentence - FARTHEST); sentence -= 1) {
    const those = places.slice(0, at).filter(({ clause, thing, isAside }) => clause.sentence === sentence && thing !== null && !isAside)
    if (those.length > 0) return those[0]!.thing
  }
  return null
}

/** The thing with a day of its own that was named last. */
function dated(here: At, besides: Named | null): Named | null {
  const { place, at, places } = here
  const own = besides === null ? [] : basesOf(besides.label)
  const event = places.findLast((other, index) => index < at && other.event !== null && other.clause.sentence >= place.clause.sentence - FARTHEST && !basesOf(other.event.label).some((base) => own.includes(base)))?.event ?? null
  return event
}

/** In words; what is longer has lost its signs. */
const LONGEST_CLAUSE = 24
/** In sentences. */
const FARTHEST = 2
/** Of a name, in words with content. */
const MOST_WORDS = 5
