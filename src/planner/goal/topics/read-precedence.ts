import { addReading, hasTime, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { stems } from '../matcher.ts'
import type { Segment } from '../segments.ts'
import { numberedSprintAt } from '../sprints/sprint-numbers.ts'
import { readArrows, readChains } from './chains.ts'
import { addExtreme, readFirstOrLast } from './first-and-last.ts'
import { addOrder, isConnection, VERBS } from './orders.ts'
import { ANYTHING, readBeforeAnything } from './before-anything.ts'
import { FIRST } from './thing-at-an-end.ts'

/** Said behind what comes first: 'भुगतान के बाद रसीद'. */
const AFTER_IT = new Set(['बाद'])
const AFTER = new Set(['after', 'once', 'following', 'despues', 'nach', 'nachdem', 'apres', 'depois'])
const BEFORE = new Set(['before', 'prior', 'antes', 'vor', 'bevor', 'avant', 'until'])
/** Behind a bar what comes first; elsewhere they may as well end a stretch of time. */
const UNTIL = new Set(['hasta', 'bis', 'jusqu', 'ate'])
const WHEN = new Set(['when', 'wenn', 'cuando', 'quand', 'quando'])
const ONLY = new Set(['only', 'erst', 'nur', 'solo', 'seulement', 'so', 'apenas'])

/** Order words between two things: 'payments only after the cart', 'finish X before Y', 'A first and then B', 'A -> B -> C', 'X comes last'. */
export function readPrecedence(context: ReadingContext): void {
  const read = context.readings.filter(({ kind, source }) => kind === 'precedence' && source === 'stated')
  for (const whole of context.segments) {
    if (isWithin(context, whole, read)) continue
    const segment = fromBar(context, whole)
    const keys = keysOf(context, segment)
    const after = keys.findIndex((key, index) => (AFTER.has(key) && !isThen(keys, index) || (WHEN.has(key) && keys.slice(0, index).some((word) => ONLY.has(word)))) && !isPhrase(keys, index))
    const before = keys.findIndex((key, index) => BEFORE.has(key) || UNTIL.has(key) && isBarred(keys.slice(0, index)))
    if (isBetweenDays(keys, before)) continue
    // 'Bed assembled before then, forms signed by March': the date says when.
    if (before > 0 && /^(?:then|that|this)$/u.test(keys[before + 1] ?? '') && /^(?:,|and|$)/u.test(keys[before + 2] ?? '')) continue
    // 'not leave before day 8'.
    if (before >= 0 && /^days?$/u.test(keys[before + 1] ?? '') && /^\d+$/u.test(keys[before + 2] ?? '')) continue
    if (hasTime(context, segment) || isConnection(context, segment) || endsAtEvent(context, segment) || keys.some((_, index) => numberedSprintAt(context, segment.from + index, null) !== null)) continue
    const behind = keys.findIndex((key, index) => AFTER_IT.has(key) && index > 1)
    const without = context.plannerType === 'sprint' && keys[0] === 'no' ? keys.indexOf('without') : -1
    // 'No printing without proofs'.
    if (without > 1 && without < keys.length - 1) addOrder(context, { first: { from: segment.from + without + 1, to: segment.to }, second: { from: segment.from + 1, to: segment.from + without }, words: segment })
    else if (behind > 0 && behind < keys.length - 1) addOrder(context, { first: { from: segment.from, to: segment.from + behind }, second: { from: segment.from + behind + 1, to: segment.to }, words: segment })
    else if (UNTIL.has(keys[0]!)) readUntil(context, segment)
    else if (after === 0 || before === 0) readLeading(context, segment, keys)
    else if (after > 0) addOrder(context, { first: { from: segment.from + after + 1, to: segment.to }, second: { from: segment.from, to: segment.from + after }, words: segment })
    else if (before > 0 && isBarred(keys.slice(0, before))) addBarred(context, segment, { keys, before })
    else if (before > 0 && readBeforeAnything(context, { first: { from: segment.from, to: segment.from + before }, second: { from: segment.from + before + 1, to: segment.to }, words: segment })) continue
    else if (before > 0) addOrder(context, { first: { from: segment.from, to: segment.from + before }, second: { from: segment.from + before + 1, to: segment.to }, words: segment })
    else if (!readDependence(context, segment, keys)) readFirstThen(context, segment, keys)
  }
  readChains(context)
  readArrows(context)
  withoutOrdersTwice(context)
}

/** 'From day 4 until day 6'. */
function isBetweenDays(keys: readonly string[], before: number): boolean {
  return before > 1 && /^days?$/u.test(keys[before - 2]!) && /^\d+$/u.test(keys[before - 1]!)
}

/** Whether an order was read in the words already. */
function isWithin({ source: { tokens } }: ReadingContext, { from, to }: Words, orders: readonly { start: number; end: number }[]): boolean {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  return orders.some((order) => order.start < end && order.end > start)
}

/** The 'no repairs before …' of 'take photos, and no repairs before the assessor has been': the bar begins a clause of its own. */
function fromBar(context: ReadingContext, segment: Segment): Segment {
  const keys = keysOf(context, segment)
  const bar = keys.findIndex((key, index) => index > 0 && /^(?:no|never|don't|kein|keine|keinen|nada|nunca|aucun|aucune|jamais|nenhum|nenhuma)$/u.test(key) && /^(?:and|but|so|please|und|aber|y|pero|et|mais|e|mas)$/u.test(keys[index - 1]!))
  return bar > 0 && keys.slice(bar).some((key) => BEFORE.has(key)) ? { ...segment, from: segment.from + bar } : segment
}

/** The list and the sentence it stands in may both say which of two comes first. */
function withoutOrdersTwice(context: ReadingContext): void {
  const known = new Set<string>()
  context.readings = context.readings.filter((reading) => {
    if (reading.kind !== 'precedence') return true
    const key = JSON.stringify([reading.before, reading.after, reading.lagMinutes])
    return !known.has(key) && known.add(key)
  })
}


/** The clause of 'before our trip, which begins on 20 March' has become a date. */
function endsAtEvent(context: ReadingContext, { from, to }: Words): boolean {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.start >= start && reading.start < end)
}

/** 'Primero el horno y después la prueba': without its 'de', what stands behind comes later. */
function isThen(keys: readonly string[], index: number): boolean {
  return /^(?:despues|depois)$/u.test(keys[index]!) && !/^(?:de|del|do|da|dos|das|que)$/u.test(keys[index + 1] ?? 'de')
}

const BARS = /^(?:no|not|nothing|never|cannot|waits?|kein|keine|nicht|warten|nada|rien|pas|esperar|nao|nunca|no puede)$|n['’]t$/u
/** 'Nothing else starts until the wiring is signed off'. */
const ALL_BARRED = /^(?:nothing|nichts|nada|rien)(?: (?:else|more|goes|gets|is|can|may|will|should|must|be|starts?|begins?|happens?|moves?|in|up|on|done|started|kommt|passiert|beginnt|anderes|mas|otra cosa|va|entra|empieza|commence|se|ne|rentre|começa))*$/u

/** 'No page before its copy', 'calibration can't start until the driver works', 'the website can wait until the stock is in'. */
function isBarred(keys: readonly string[]): boolean {
  return keys.some((key) => BARS.test(key))
}

/** 'No page gets built before its copy is there', 'nothing goes in until the paint is dry': what stands behind comes first. */
function addBarred(context: ReadingContext, segment: Segment, { keys, before }: { keys: readonly string[]; before: number }): void {
  const first = { from: segment.from + before + 1, to: segment.to }
  if (ALL_BARRED.test(keys.slice(0, before).join(' '))) addExtreme(context, first, 'first')
  else addOrder(context, { first, second: withoutBar(segment, keys, before), words: segment })
}

/** What is barred: the words behind a leading 'no', or those before 'can't', 'must not', 'won't be'. */
function withoutBar({ from }: Words, keys: readonly string[], before: number): Words {
  const bar = keys.findIndex((key) => BARS.test(key))
  if (bar === 0) return { from: from + (keys[1] === 'de' || keys[1] === 'd' ? 2 : 1), to: from + before }
  const verb = keys.findIndex((key, index) => index <= bar && index > 0 && /^(?:can|must|may|should|will|does|do|is|are|could|shall)$/u.test(key))
  const end = verb > 0 ? verb : bar
  // 'I can't start on calibration until …': the thing stands behind the bar.
  return keys.slice(0, end).every((key) => VERBS.has(key)) ? { from: from + bar + 1, to: from + before } : { from, to: from + end }
}

/** 'Der Boden muss warten, bis der Anstrich fertig ist': behind the comma what comes first. */
function readUntil(context: ReadingContext, segment: Segment): void {
  const barred = context.segments[context.segments.indexOf(segment) - 1]
  if (barred?.sentence !== segment.sentence || segment.lead !== ',' || hasTime(context, barred)) return
  const keys = keysOf(context, barred)
  if (isBarred(keys)) addOrder(context, { first: { from: segment.from + 1, to: segment.to }, second: withoutBar(barred, keys, keys.length), words: { from: barred.from, to: segment.to } })
}

/** 'looks after the mailing', 'named after', 'after all', 'one after another': no order of two things. */
function isPhrase(keys: readonly string[], index: number): boolean {
  // 'Failed once by three marks', 'tried it once before': how often.
  if (keys[index] === 'once' && index > 0 && /^(?:by|in|at|on|before|already|last|ago|or|and|because|with|this|but|more|again|a|per|every|each|)$/u.test(keys[index + 1] ?? '')) return true
  // 'unsere Reise nach Japan' leads there.
  if (/(?:reise|fahrt|flug|umzug|ausflug|reisen|fahren|fliegen|ziehen|auswandern|tour|wandern)$/u.test(keys[index - 1] ?? '') && keys[index] === 'nach') return true
  return /^(?:looks?|looking|named|takes?|called|day|week|time|year|ever)$/u.test(keys[index - 1] ?? '') || /^(?:all|another|that|this|which)$/u.test(keys[index + 1] ?? '') && index + 2 >= keys.length
}

/** 'Once genetics is done I can start ecology', 'Before planting out, harden the seedlings'. */
function readLeading(context: ReadingContext, segment: Segment, keys: readonly string[]): void {
  if (segment.depth > 0) {
    readAside(context, segment, keys)
    return
  }
  // 'Vor der Schulung muss der Pilot abgeschlossen sein'.
  const verb = context.language === 'de' ? keys.findIndex((key, index) => index > 1 && /^(?:muss|mussen|soll|sollen|wird|werden|kommt|kommen)$/u.test(key)) : -1
  const subject = verb > 0 ? verb + 1 : keys.findIndex((key, index) => index > 1 && /^(?:i|we|you|then)$/u.test(key) || index > 2 && /^(?:the|our|my|his|her)$/u.test(key) && ENDS_CLAUSE.test(keys[index - 1]!))
  const next = context.segments[context.segments.indexOf(segment) + 1]
  const own = { from: segment.from + 1, to: verb > 0 ? segment.from + verb : subject > 0 ? segment.from + subject : segment.to }
  // 'Before painting I need the wiring done'.
  const needed = subject > 0 && /^(?:need|want)$/u.test(keys[subject + 1] ?? '') && keys[subject + 2] !== 'to' ? 2 : 0
  const rest = subject > 0 ? { from: segment.from + subject + needed, to: segment.to } : next && next.lead === ',' && next.sentence === segment.sentence ? next : null
  if (rest === null) return
  const words = { from: segment.from, to: rest.to }
  if (AFTER.has(keys[0]!)) addOrder(context, { first: own, second: rest, words })
  else addOrder(context, { first: rest, second: own, words })
}

/** The comes of 'before Gary comes the electrician has to do the wiring': behind it the other clause begins. */
const ENDS_CLAUSE = /^(?:comes?|arrives?|leaves?|starts?|begins?|opens?|closes?|ends?|done|finished|dry|ready|here|over)$/u

/** 'photos (after painting)': about what stands before the bracket. */
function readAside(context: ReadingContext, segment: Segment, keys: readonly string[]): void {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  if (!before || before.sentence !== segment.sentence || before.depth >= segment.depth) return
  const aside = { from: segment.from + 1, to: segment.to }
  const words = { from: before.from, to: segment.to }
  if (AFTER.has(keys[0]!)) addOrder(context, { first: aside, second: before, words })
  else addOrder(context, { first: before, second: aside, words })
}

/** 'Permits depend on the route', 'launch needs the landing page to be ready'. */
function readDependence(context: ReadingContext, segment: Words, keys: readonly string[]): boolean {
  const precede = keys.findIndex((key, index) => index > 0 && (/^(?:precedes?|preceding)$/u.test(key) || context.plannerType === 'sprint' && /^(?:blocks?|unblocks?|gates?)$/u.test(key) && index < keys.length - 1))
  const follow = keys.findIndex((key, index) => index > 0 && (/^follows?$/u.test(key) || key === 'preceded' && keys[index + 1] === 'by'))
  if (precede > 0 && ANYTHING.test(keys.slice(precede + 1).join(' '))) {
    addExtreme(context, { from: segment.from, to: segment.from + precede }, 'first')
    return true
  }
  if (precede > 0) {
    addOrder(context, { first: { from: segment.from, to: segment.from + precede }, second: { from: segment.from + precede + 1, to: segment.to }, words: segment })
    return true
  }
  if (follow > 0 && context.plannerType === 'sprint') {
    addOrder(context, { first: { from: segment.from + follow + (keys[follow] === 'preceded' ? 2 : 1), to: segment.to }, second: { from: segment.from, to: segment.from + follow }, words: segment })
    return true
  }
  // 'Photos need parental consent first'.
  const need = keys.at(-1) === 'first' ? keys.findIndex((key, index) => index > 0 && /^(?:needs?|requires?|wants?)$/u.test(key)) : -1
  if (need > 0 && need < keys.length - 2 && !/^(?:i|we|you|they|to)$/u.test(keys[0]!) && keys[need + 1] !== 'to') {
    addOrder(context, { first: { from: segment.from + need + 1, to: segment.to - 1 }, second: { from: segment.from, to: segment.from + need }, words: segment })
    return true
  }
  if (readNeed(context, segment, keys)) return true
  const verb = keys.findIndex((key, index) => index > 0 && /^(?:depends?|relies|rely|waits?|builds)$/u.test(key) && /^(?:on|for|upon)$/u.test(keys[index + 1] ?? ''))
  if (verb < 0) return false
  addOrder(context, { first: { from: segment.from + verb + 2, to: segment.to }, second: { from: segment.from, to: segment.from + verb }, words: segment })
  return true
}

/** 'Phones need the server running', 'die Wände erst, wenn das Fundament steht': one of the parts, and another that it needs. */
function readNeed(context: ReadingContext, segment: Words, keys: readonly string[]): boolean {
  const need = keys.findIndex((key, index) => index > 0 && NEEDS.test(key))
  if (need < 0) return false
  const [second, first] = [partCalled(context, { from: segment.from, to: segment.from + need }), partCalled(context, { from: segment.from + need + 1, to: segment.to })]
  if (first === null || second === null || first === second) return false
  // 'The server for the phones' was made of the same words.
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start < start || reading.end > end)
  addReading(context, segment, { value: { kind: 'precedence', before: { labels: [first] }, after: { labels: [second] }, lagMinutes: 0 }, text: `${first} before ${second}` })
  return true
}

const NEEDS = /^(?:needs?|requires?|braucht|brauchen|benotigt|necesita|necesitan|besoin|precisa|precisam)$/u

/** The one part, named elsewhere, whose name all these few words hold. */
function partCalled(context: ReadingContext, { from, to }: Words): string | null {
  if (to <= from || to - from > LONGEST_CLAUSE) return null
  const said = stems(textOf(context, { from, to }))
  const { start } = context.source.tokens[from]!
  const named = context.readings.flatMap((reading) => (reading.kind === 'topic' && (reading.end <= start || reading.start > context.source.tokens[to - 1]!.end) && stems(reading.label).every((stem) => said.includes(stem)) ? [reading.label] : []))
  return named.length === 1 ? named[0]! : null
}

/** In words. */
const LONGEST_CLAUSE = 6

/** 'Kyoto first and then Osaka', 'cutover comes last', 'seeds indoors first'. */
function readFirstThen(context: ReadingContext, segment: Segment, keys: readonly string[]): void {
  const then = keys.findIndex((key) => /^(?:then|danach|dann|luego|ensuite|puis|depois|despues)$/u.test(key))
  const first = keys.findIndex((key) => FIRST.test(key))
  if (then > 0) {
    addOrder(context, { first: { from: first === 0 ? segment.from + 1 : segment.from, to: segment.from + (first > 0 && first < then ? first : then) }, second: { from: segment.from + then + 1, to: segment.to }, words: segment })
    return
  }
  const next = context.segments.find(({ from }) => from >= segment.to)
  const lead = next && /^[,;-]$/u.test(next.lead) && context.source.tokens[segment.to]?.kind !== 'break' ? keysOf(context, next).findIndex((key) => !/^(?:and|then|only|after|that|afterwards|next|danach|dann|luego|ensuite|puis|depois|und|y|et|e)$/u.test(key)) : -1
  if (first >= 0 && lead > 0 && (first === 0 || first === keys.length - 1)) {
    addOrder(context, { first: first === 0 ? { from: segment.from + 1, to: segment.to } : { from: segment.from, to: segment.to - 1 }, second: { from: next!.from + lead, to: next!.to }, words: { from: segment.from, to: next!.to } })
    return
  }
  // 'Die Wände erst, wenn das Fundament steht'.
  if (keys.at(-1) === 'erst' && next?.lead === ',' && /^(?:wenn|sobald|nachdem)$/u.test(keysOf(context, next)[0]!)) return void addOrder(context, { first: { from: next.from + 1, to: next.to }, second: { from: segment.from, to: segment.to - 1 }, words: { from: segment.from, to: next.to } })
  readFirstOrLast(context, segment, keys)
}
