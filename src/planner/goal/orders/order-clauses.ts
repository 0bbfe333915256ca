import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { POINTERS } from './side-words.ts'
import { ALL_OTHERS, BARS, FIRST_WORDS, NEXT_WORDS, NO_ORDER, NOT_EARLIER, ONLY, ORDER_WORDS, SAYS_ALL } from './order-words.ts'
import type { OrderWord } from './order-words.ts'

/** What a clause says of an order, by the tokens of its two sides; 'named' is the thing that the text named last. */
export type OrderClause = { first: Words | 'named'; second: Words | 'named'; clause: Words; lag: Words | null; mustBeParts?: true }

type Phrase = { keys: readonly string[]; word: OrderWord }
type Marker = { from: number; to: number; word: OrderWord }

const KINDS: readonly OrderWord[] = ['before', 'after', 'until', 'when', 'without', 'needs', 'with']
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = new Map(Object.entries(ORDER_WORDS).map(([language, words]) => [language,
  KINDS.flatMap((word) => (words[word] ?? '').split(' | ').map((phrase) => ({ keys: phrase.trim().split(' '), word }))).toSorted((a, b) => b.keys.length - a.keys.length)]))

/** The order words of a stretch, the longest phrase at each place. */
export function markersIn(context: ReadingContext, { from, to }: Words): Marker[] {
  const phrases = PHRASES.get(context.language) ?? PHRASES.get('en')!
  const found: Marker[] = []
  const { tokens } = context.source
  for (let at = from; at < to; at += 1) {
    const phrase = phrases.find(({ keys }) => at + keys.length <= to && keys.every((key, index) => tokens[at + index]!.key === key))
    if (phrase === undefined || isNoOrder(context, at, at + phrase.keys.length, { from, to })) continue
    found.push({ from: at, to: at + phrase.keys.length, word: phrase.word })
    at += phrase.keys.length - 1
  }
  return found
}

function isNoOrder(context: ReadingContext, at: number, end: number, { from, to }: Words): boolean {
  const { tokens } = context.source
  const said = keysOf(context, { from: at, to: end }).join(' ')
  const before = at > from ? tokens[at - 1]!.key : ''
  const behind = end < to ? tokens[end]!.key : ''
  return (NO_ORDER[context.language] ?? []).some((phrase) => (phrase.before?.test(before) ?? true) && phrase.word.test(said) && (phrase.behind?.test(behind) ?? true))
}

const AND = /^(?:and|but|und|aber|sowie|y|pero|et|mais|e|mas|&)$/u

/** A stretch between commas, cut again where 'and' joins two clauses with an order word each. */
function piecesOf(context: ReadingContext, segments: readonly Segment[]): Piece[] {
  const { tokens } = context.source
  return segments.flatMap(({ from, to, lead }) => {
    const pieces: Piece[] = []
    const markers = markersIn(context, { from, to })
    let start = from
    // '… takes 4 weeks, and without it …', 'the menu is tasted and after that …'.
    const led = markers[0] !== undefined && markers[0].from > from + 1 && AND.test(tokens[markers[0].from - 1]!.key) ? markers[0].from - 1 : from
    if (led > from) {
      pieces.push({ from, to: led, lead})
      start = led
    }
    markers.slice(1).forEach((marker, index) => {
      const cut = tokens.slice(markers[index]!.to + 1, marker.from).findLastIndex(({ key }) => AND.test(key))
      // The 'and' of 'and then' stands in the order word itself.
      const at = cut >= 0 ? markers[index]!.to + 1 + cut : AND.test(tokens[marker.from]!.key) ? marker.from : -1
      if (at < 0) return
      pieces.push({ from: start, to: at, lead: start === from ? lead : 'and'})
      start = at
    })
    return [...pieces, { from: start, to, lead: start === from ? lead : 'and' }]
  })
}

type Piece = Words & { lead: string }

/** Every order that the clauses of a sentence may say, in the order of the text; of each the readings of it, the likeliest first. */
export function ordersInSentence(context: ReadingContext, segments: readonly Segment[]): OrderClause[][] {
  const pieces = piecesOf(context, segments.filter(({ depth }) => depth === 0))
  const skipped = new Set<number>()
  return pieces.flatMap((piece, index) => {
    if (skipped.has(index)) return []
    const next = pieces[index + 1]
    const rest = next !== undefined && next.lead === ',' ? next : null
    const orders = ordersIn(context, piece, { rest, before: pieces[index - 1] ?? null })
    if (orders.length === 0) return []
    if (rest !== null && orders.every(({ clause }) => clause.to === rest.to)) skipped.add(index + 1)
    return [orders]
  })
}

/** The pieces right beside one, where they are of the same sentence. */
type Beside = { rest: Piece | null; before: Piece | null }

function ordersIn(context: ReadingContext, piece: Piece, { rest, before }: Beside): OrderClause[] {
  const own = withoutLead(context, piece)
  if (own.to <= own.from) return []
  const next = nextWordAt(context, own)
  if (next !== null) return [{ first: 'named', ...next, clause: { from: piece.from, to: piece.to } }]
  const [marker, ...others] = markersIn(context, own)
  if (marker === undefined || others.length > 0 || marker.to >= own.to) return []
  if (marker.from === own.from) return leadingOrders(context, { piece, own, marker, rest, before })
  const order = orderBetween(context, { piece, own, marker, rest })
  return order === null ? [] : [order]
}

/** Behind 'and', 'but', 'so'. */
function withoutLead({ source: { tokens } }: ReadingContext, { from, to }: Words): Words {
  let start = from
  while (start < to && (AND.test(tokens[start]!.key) || /^(?:so|also|please|bitte|daher|deshalb|donc|alors|portanto|because|since)$/u.test(tokens[start]!.key))) start += 1
  return { from: start, to }
}

const NEXT = new Map(Object.entries(NEXT_WORDS).map(([language, said]) => [language, said.split(' | ').map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length)]))

/** What comes after the thing named last: 'then the banner', 'the banner after that'. Null where no such word opens or closes the clause. */
function nextWordAt(context: ReadingContext, { from, to }: Words): { second: Words; lag: Words | null } | null {
  const keys = keysOf(context, { from, to })
  const said = NEXT.get(context.language) ?? []
  const leading = said.find((words) => words.length < keys.length && words.every((word, index) => keys[index] === word))
  // 'Después de la prueba' says after what.
  if (leading !== undefined) {
    const at = from + leading.length
    const isOther = markersIn(context, { from, to }).some((marker) => marker.to > at || marker.from > from)
    return isOther || /^(?:de|del|que|da|do|das|dos|le|la|les|l'\p{L}+)$/u.test(keys[leading.length]!) && leading.length === 1 && /^(?:despues|depois|apres|luego)$/u.test(leading[0]!) && (keys[leading.length] !== 'la' || leading[0] === 'apres') && !(context.language === 'es' && /^(?:la|los|las)$/u.test(keys[leading.length]!)) ? null : { second: { from: at, to }, lag: null }
  }
  const closing = said.find((words) => words.length < keys.length && words.every((word, index) => keys[keys.length - words.length + index] === word))
  if (closing === undefined || closing.length === 1 && /^(?:next|then|dann|puis|luego)$/u.test(closing[0]!)) return null
  const end = to - closing.length
  if (markersIn(context, { from, to: end }).length > 0) return null
  const lag = lagAt(context, { from, to: end })
  return { second: { from, to: lag?.from ?? end }, lag }
}

type Found = { piece: Piece; own: Words; marker: Marker; rest: Words | null }

function isBarred(context: ReadingContext, words: Words): boolean {
  const bar = BARS[context.language] ?? BARS['en']!
  return keysOf(context, words).some((key) => bar.test(key))
}

/** 'X before Y': which of the two is first, by the order word and by whether the clause bars the deed. Null where the word says no order here. */
function firstOf(context: ReadingContext, { marker, before, rest }: { marker: Marker; before: Words; rest: Words | null }): 'before' | 'behind' | null {
  const barred = isBarred(context, before)
  switch (marker.word) {
    case 'before': return barred ? 'behind' : 'before'
    case 'after': return 'behind'
    case 'until': case 'without': return barred ? 'behind' : null
    case 'needs': return 'behind'
    case 'when': {
      const only = ONLY[context.language] ?? ONLY['en']!
      if (keysOf(context, before).some((key) => only.test(key)) || rest !== null && NOT_EARLIER.test(keysOf(context, rest).join(' '))) return 'behind'
      return MUST_BE.test(keysOf(context, before).join(' ')) ? 'before' : null
    }
    default: return null
  }
}

/** 'The insurance must be behind us when …'. */
const MUST_BE = /(?:^| )(?:must|has to|have to|needs? to|should|shall|will|muss|mussen|soll|sollen|debe|deben|tiene que|tienen que|doit|doivent|tem de|tem que|deve|devem)(?: \p{L}+)? (?:be|have been|estar|haber|etre|ter) .{0,40}(?:behind us|done|ready|finished|complete|in place|over|signed|approved|there|closed|settled|through|terminad[oa]s?|list[oa]s?|hech[oa]s?|finie?s?|prete?s?|pront[oa]s?|feit[oa]s?)$|(?:^| )(?:muss|mussen|soll|sollen) .{0,40}(?:fertig|durch|erledigt|abgeschlossen|da) sein$/u

function orderBetween(context: ReadingContext, { piece, own, marker, rest }: Found): OrderClause | null {
  const before = { from: own.from, to: marker.from }
  const behind = { from: marker.to, to: own.to }
  const lag = lagAt(context, before)
  const said = lag === null ? before : { from: before.from, to: lag.from }
  if (said.to <= said.from || hasTime(context, said) || hasTime(context, behind)) return null
  const keys = keysOf(context, behind).join(' ')
  if (saysAll(keys)) return null
  const end = rest !== null && NOT_EARLIER.test(keysOf(context, rest).join(' ')) ? rest.to : piece.to
  const first = firstOf(context, { marker, before: said, rest })
  if (first === null) return null
  const clause = { from: piece.from, to: end }
  const [left, right] = [withoutBar(context, said), behind]
  return { ...(first === 'before' ? { first: left, second: right } : { first: right, second: left }), clause, lag, ...(marker.word === 'needs' ? { mustBeParts: true as const } : {}) }
}

/** 'All of these', 'anything else', 'any code is written'. */
export function saysAll(said: string): boolean {
  const bare = said.replace(/^(?:i|we|you|anyone|anybody) (?:(?:can|start|begin|to|do|sit|take|make|write) )*| (?:(?:is|are|gets?|can be|has been) )?(?:written|tested|made|done|started|built|touched|begins?|starts?|happens?)$/gu, '')
  return ALL_OTHERS.test(bare) && SAYS_ALL.test(bare)
}

/** The 'two weeks' right before 'after the mounting'. */
function lagAt({ source }: ReadingContext, { to, from }: Words): Words | null {
  for (let at = Math.max(from, to - LONGEST_LAG); at < to; at += 1) if (parseDuration(source, at)?.next === to) return { from: at, to }
  return null
}

/** In words. */
const LONGEST_LAG = 4

/** 'There is no point in printing signs', 'not a single sign': what is barred, without what bars it. */
function withoutBar(context: ReadingContext, { from, to }: Words): Words {
  const said = keysOf(context, { from, to }).join(' ')
  const lead = /^(?:there(?:'s| is| will be) no (?:point|use|sense) (?:in )?|not (?:a single|one|even one|any) |no hay que |no |nothing of |kein\p{L}* |pas (?:de |d')|nao |sem )/u.exec(said)?.[0]
  return lead === undefined ? { from, to } : { from: from + lead.trim().split(' ').length, to }
}

const LEADING = new Set<OrderWord>(['before', 'after', 'until', 'when', 'without', 'with'])

/**
 * 'Once X, Y', 'only when X can Y', 'after X comes Y'; where nothing of its own follows, it is said of what stands before:
 * 'Y, but only after X', 'die Ware wird erst bestellt, wenn die Regale stehen'.
 */
function leadingOrders(context: ReadingContext, { piece, own, marker, rest, before }: Found & Beside): OrderClause[] {
  const behind = { from: marker.to, to: own.to }
  if (!LEADING.has(marker.word) || hasTime(context, behind)) return []
  const only = /^(?:only|not|erst|nicht|solo|no|seulement|pas|so|nao)/u.test(context.source.tokens[marker.from]!.key)
  const isBehind = before !== null && piece.lead !== ''
  const splits = isBehind && only || rest !== null && hasTime(context, rest) ? [] : [...(rest === null || startsBefore(context, rest) ? [] : [{ own: behind, rest }]), ...insideClause(context, behind)]
  const led = splits.flatMap((split) => {
    const first = leadingFirst(context, marker, split)
    if (first === null) return []
    const sides = first === 'own' ? { first: split.own, second: withoutBar(context, split.rest) } : { first: split.rest, second: split.own }
    return [{ ...sides, clause: { from: piece.from, to: split.rest.to }, lag: null }]
  })
  return [...led, ...(isBehind ? saidBack(context, { piece, behind, marker, before, only, rest }) : [])]
}

/** What begins in an order word of its own is no main clause of the one before it. */
function startsBefore(context: ReadingContext, rest: Words): boolean {
  const own = withoutLead(context, rest)
  return markersIn(context, own)[0]?.from === own.from || NOT_EARLIER.test(keysOf(context, rest).join(' '))
}

type Back = { piece: Piece; behind: Words; marker: Marker; before: Piece; only: boolean; rest: Words | null }

function saidBack(context: ReadingContext, { piece, behind, marker, before, only, rest }: Back): OrderClause[] {
  const here = { from: piece.from, to: piece.to }
  if (only) return [{ first: behind, second: 'named', clause: here, lag: null }]
  const own = withoutLead(context, before)
  // 'Go-live on a Monday, after the training': what stands before has a day of its own.
  if (piece.lead === ',' && hasTime(context, before) && (marker.word === 'after' || marker.word === 'before')) return [{ ...(marker.word === 'after' ? { first: behind, second: 'named' as const } : { first: 'named' as const, second: behind }), clause: here, lag: null, mustBeParts: true }]
  if (piece.lead !== ',' || hasTime(context, before) || markersIn(context, own).length > 0 || nextWordAt(context, own) !== null) return []
  const first = firstOf(context, { marker, before: own, rest })
  if (first === null) return []
  return [{ ...(first === 'before' ? { first: own, second: behind } : { first: behind, second: withoutBar(context, own) }), clause: { from: before.from, to: piece.to }, lag: null }]
}

function leadingFirst(context: ReadingContext, marker: Marker, { own, rest }: { own: Words; rest: Words }): 'own' | 'rest' | null {
  const barred = isBarred(context, rest)
  switch (marker.word) {
    case 'before': return barred ? null : 'rest'
    case 'after': return 'own'
    case 'until': case 'without': return barred ? 'own' : null
    case 'when': return keysOf(context, { from: Math.max(0, marker.from - 1), to: marker.from }).some((key) => (ONLY[context.language] ?? ONLY['en']!).test(key)) ? 'own' : null
    // 'With the permit granted, …'.
    case 'with': return /(?:(?<=\p{L}{2}[^e])ed|in|out|up|done|ready|finished|built|sent|written|approved)$/u.test(keysOf(context, own).join(' ')) && own.to - own.from > 1 && context.language === 'en' ? 'own' : null
    default: return null
  }
}

const BEGINS_MAIN: Readonly<Record<string, RegExp>> = {
  en: /^(?:i|we|you|comes?|goes|can|may|do|does|is|are|will|must|should|no|nothing|there)$/u,
  de: /^(?:kommt|kommen|folgt|folgen|wird|werden|muss|mussen|kann|konnen|soll|sollen|darf|durfen|ist|sind|keine?|keinen|geht|gehen)$/u,
  es: /^(?:viene|vienen|va|van|hay|se|no|toca|tocan|debe|deben|tiene|tienen|ningun\p{L}*)$/u,
  fr: /^(?:vient|viennent|il|on|nous|pas|je|c'est|aucune?)$/u,
  pt: /^(?:vem|vai|vao|e|ha|nao|se|deve|devem|tem|nenhum\p{L}*)$/u,
}

/** 'After the shelves comes the stock', 'once genetics is done I can start ecology', 'without it the label cannot be printed': where the main clause may begin without a comma. */
function insideClause(context: ReadingContext, { from, to }: Words): { own: Words; rest: Words }[] {
  const begins = BEGINS_MAIN[context.language] ?? BEGINS_MAIN['en']!
  const keys = keysOf(context, { from, to })
  const doer = keys.findIndex((key, index) => index > 0 && DOES.test(key))
  // 'Only when the menu is final do we print'.
  const asked = doer > 1 && /^(?:do|does|can|may|will|should|shall|must|muss|kann|konnen)$/u.test(keys[doer - 1]!) ? doer - 1 : doer
  const verb = keys.findIndex((key, index) => index > 0 && begins.test(key))
  const pointed = POINTERS.has(keys[0]!) && keys.length > 2 && (context.language === 'en' ? ARTICLE.test(keys[1]!) || begins.test(keys[1]!) : begins.test(keys[1]!)) ? 1 : -1
  // 'Without the permit the signs cannot be printed'.
  const article = ARTICLE.test(keys[0]!) ? keys.findIndex((key, index) => index > 1 && ARTICLE.test(key) && !PREPOSITION.test(keys[index - 1]!)) : -1
  const cuts = [pointed, doer > 0 ? asked : article > 0 && (verb < 0 || article < verb) ? article : verb]
  return [...new Set(cuts)].flatMap((at) => (at <= 0 || at + 1 >= keys.length ? [] : [{ own: { from, to: from + at }, rest: { from: from + at, to } }]))
}

const DOES = /^(?:i|we|you|there|il|on|nous|je|hay|no|nao)$/u
const ARTICLE = /^(?:the|our|my|der|die|das|den|unser\p{L}*|el|la|los|las|le|les|o|os|as)$/u
const PREPOSITION = /^(?:of|for|in|on|at|to|with|from|by|and|or|fur|von|mit|in|und|de|con|y|et|e|avec|com|print|paint)$/u

/** Whether a clause says first of all what opens the order: 'first the logo', 'permit first'; its thing. */
export function openingThing(context: ReadingContext, piece: Words): Words | null {
  const own = withoutLead(context, piece)
  const keys = keysOf(context, own)
  for (const said of (FIRST_WORDS[context.language] ?? '').split(' | ').map((words) => words.split(' '))) {
    if (said.length < keys.length && said.every((word, index) => keys[index] === word)) return { from: own.from + said.length, to: own.to }
    if (said.length < keys.length && said.every((word, index) => keys[keys.length - said.length + index] === word)) return { from: own.from, to: own.to - said.length }
  }
  return null
}
