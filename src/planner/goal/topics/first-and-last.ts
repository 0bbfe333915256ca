import { addReading, claim, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { holdsPart } from './add-part.ts'
import { sameThing, thingIn } from './orders.ts'
import { FIRST, thingAtAnEnd } from './thing-at-an-end.ts'

/** What comes before or behind everything: 'export first', 'the market comes first', 'labels last', 'leave the farm till the end'. */
export function readFirstOrLast(context: ReadingContext, segment: Segment, keys: readonly string[]): void {
  const first = keys.findIndex((key) => FIRST.test(key))
  const next = context.segments.find(({ from }) => from >= segment.to)
  if (readLeader(context, segment, keys)) return
  const end = keys.findIndex((key, index) => index > 0 && /^(?:(?:goes|comes|is|stands|belongs) )?(?:right |only )?(?:at|in) the (?:very )?end$/u.test(keys.slice(index).join(' ')))
  if (end > 0 && end <= LONGEST_LAST) return void addExtreme(context, { from: segment.from, to: segment.from + end }, 'last')
  const last = keys.findLastIndex((key) => /^(?:last|finally|ultimo|ultima|zuletzt|final|dernier|derniere)$/u.test(key))
  const headed = segment.lead === ',' && /^(?:(?:lo|a|the|very|als|en|por) )*(?:last|ultimo|ultima|zuletzt|dernier|letztes)$/u.test(keys.join(' ')) ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (headed && headed.sentence === segment.sentence) return void addExtreme(context, headed, 'last')
  // 'Keep labels for the end'.
  const ended = /^(?:leave|keep|save|put|push) .{2,60}? (?:for|until|till|to|at) the (?:very )?end$/u.test(keys.join(' '))
  if (ended) return void addExtreme(context, { from: segment.from + 1, to: segment.from + keys.findLastIndex((key) => /^(?:for|until|till|to|at)$/u.test(key)) }, 'last')
  // 'Leave the farm till last', 'save the best songs for last'.
  const kept = last > 1 && /^(?:leave|keep|save|put|push|do|tackle)$/u.test(keys[0]!) && /^(?:till|until|til|for|to|as|at)$/u.test(keys[last - 1]!)
  if (kept) return void addExtreme(context, { from: segment.from + 1, to: segment.from + last - 1 }, 'last')
  if (last > 0 && keys.slice(last + 1).every((key) => /^(?:thing|item|step|of|all|one)$/u.test(key))) addExtreme(context, { from: segment.from, to: segment.from + last }, 'last')
  else if (first === 0 && keys.length > 1 && leadRest(context, { ...segment, from: segment.from + 1 }, { first: segment.to - segment.from - 1, next })) return
  else if (first >= 0 && first === keys.findLastIndex((key) => key !== '!') && isOfList(context, segment, first)) addExtreme(context, first === 0 ? context.segments[context.segments.indexOf(segment) - 1]! : { from: segment.from, to: segment.from + first }, 'first')
  else if (first > 0 && keys.slice(first + 1).every((key) => /^(?:thing|of|all|de|todo|!)$/u.test(key)) && leadRest(context, segment, { first, next })) return
  else readUnlisted(context, segment)
}

/** 'Glossary first!!', 'so the passport renewal goes first': what leads the rest, though no list holds it. */
function readUnlisted(context: ReadingContext, segment: Segment): void {
  const said = thingAtAnEnd(context, segment)
  // By now whatever is a part by its own words is one.
  if (said === null || !said.isClear || !holdsPart(context, segment) && !listedIn(context, said.thing)) return
  addExtreme(context, said.thing, said.end)
  claim(context, segment)
}

/** Whether a part that is listed elsewhere has the name. */
export function listedIn(context: ReadingContext, thing: Words): boolean {
  const said = textOf(context, thing)
  return context.readings.some((reading) => reading.kind === 'topic' && sameThing(reading.label, said))
}

/** What leads everything; 'must come first' behind it says nothing else. */
function readLeader(context: ReadingContext, segment: Segment, keys: readonly string[]): boolean {
  const leading = whatLeads(context, segment, keys)
  if (leading === null) return false
  addExtreme(context, leading, 'first')
  if (leading.to < segment.to) claim(context, { from: leading.to, to: segment.to })
  return true
}

/** The tests of 'profiling, kernels, tests first!, scaling runs' and of 'kernels, tests (first!)': a thing of a list of three or more. */
function isOfList(context: ReadingContext, segment: Segment, first: number): boolean {
  const own = first > 0 ? segment : segment.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (!own || own.sentence !== segment.sentence) return false
  const [from, to] = [context.source.tokens[own.from]!.start, context.source.tokens[own.to - 1]!.end]
  const topics = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading] : []))
  const topic = topics.find(({ start, end }) => start >= from && end <= to)
  return topic !== undefined && topics.filter(({ list }) => list === topic.list).length > 2
}

/** Words of what is done at the very end. */
const LONGEST_LAST = 6

/** What the list holds and 'start with recall', 'do the cake first', 'grammar comes first' put before the rest of it. */
function leadingThing(context: ReadingContext, segment: Segment, keys: readonly string[]): Words | null {
  const said = keys.join(' ')
  const lead = /^(?:(?:please|so|and|but|let's|we|i|i'd like to|would like to|want to|should|must|have to|can you) )*(?:(?:start|begin|kick off|starting|beginning)(?: off| out)? with|first of all|first up|first thing|to begin with|to start with|for starters)(?: (?:comes?|do|is|should be))? /u.exec(said)
  const doing = /^(?:(?:please|so|and|but|let's|we|i|want to|should|must|have to) )*(?:do|tackle|get|finish|handle|sort|study|learn|revise) (?=.* first$)/u.exec(said)
  const behind = /(?: (?:should|must|has to|have to|needs to|is to))?(?: (?:comes?|goes|be|is|are))? (?:very )?first$/u.exec(said)
  const isTold = lead !== null || behind !== null && (doing !== null || / (?:comes?|goes|must be|should be|has to be) first$/u.test(said))
  const bare = isTold ? null : bareFirst(said)
  if (!isTold && bare === null) return null
  const skipped = bare?.skipped ?? (lead ?? doing)?.[0].trim().split(' ').length ?? 0
  const trailing = bare?.trailing ?? (lead === null ? behind![0].trim().split(' ').length : 0)
  const words = { from: segment.from + skipped, to: segment.to - trailing }
  const label = words.to > words.from ? thingIn(context, words) : null
  return label !== null && context.readings.some((reading) => reading.kind === 'topic' && sameThing(reading.label, label) && reading.start < context.source.tokens[segment.from]!.start) ? words : null
}

/** 'Export first', 'zuerst der Import': a clause of nothing but a thing and that it leads. */
function bareFirst(said: string): { skipped: number; trailing: number } | null {
  if (said.split(' ').length > LONGEST_LAST) return null
  if (/^(?:first the|zuerst|erst|primero|primeiro|d'abord) /u.test(said)) return { skipped: 1, trailing: 0 }
  return said.endsWith(' first') ? { skipped: 0, trailing: 1 } : null
}

function whatLeads(context: ReadingContext, segment: Segment, keys: readonly string[]): Words | null {
  return leadingThing(context, segment, keys) ?? thingBefore(context, segment, keys)
}

/** The Summertime of 'Summertime is the hardest, start with that'. */
function thingBefore(context: ReadingContext, segment: Segment, keys: readonly string[]): Words | null {
  const isPointing = /^(?:(?:so|and|please|i|we|want to|should|must|will|to|i'd like to|let's) )*(?:start|begin)(?:ing)? (?:with|w \/|w\/|on) (?:that|this|it|this one|that one|them|those|these)(?: one)?(?: please)?$/u.test(keys.join(' '))
  const before = isPointing ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (!before || before.sentence !== segment.sentence) return null
  const start = context.source.tokens[before.from]!.start
  const said = textOf(context, before).toLowerCase()
  const named = context.readings.find((reading) => reading.kind === 'topic' && reading.end <= start && said.startsWith(reading.label.toLowerCase()))
  return named?.kind === 'topic' ? { from: before.from, to: before.from + named.label.split(/\s+/u).length } : null
}

/** 'OTA first, everything else ships through it': nothing else of the list before it, and no list of its own. */
function leadRest(context: ReadingContext, segment: Words, { first, next }: { first: number; next: Segment | undefined }): boolean {
  const behind = next && next.lead !== '' ? keysOf(context, next).join(' ') : ''
  if (!/^(?:and |then |the )*(?:everything|everybody|all|rest|others?|alles andere|todo lo demas|tout le reste)(?: |$)/u.test(behind)) return false
  const [from, to] = [context.source.tokens[segment.from]!.start, context.source.tokens[next!.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start < from || reading.end > to)
  addExtreme(context, { from: segment.from, to: segment.from + first }, 'first')
  return true
}

/** Everything listed comes before what 'comes last', or behind what comes first, which is `called` so or by its own words. False where there is nothing else. */
export function addExtreme(context: ReadingContext, words: Words, end: 'first' | 'last', called: string | null = null): boolean {
  const behind = keysOf(context, words).findLastIndex((key) => !/^(?:dead|very|absolutely|right|at|the|comes?|goes|is|vient|viene|kommt|vem|va|allerletzte[rs]?|ganz|lo|el|al|en|por)$/u.test(key))
  const said = called ?? thingIn(context, { from: words.from, to: words.from + behind + 1 })
  const listed = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
  const label = said === null ? null : calledAs(said, listed)
  const ordered = context.readings.flatMap((reading) => (reading.kind === 'precedence' ? [...reading.before.labels, ...reading.after.labels] : []))
  const topics = listed.length + ordered.length > 0 ? [...new Set([...listed, ...ordered])] : context.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo ? reading.appliesTo.labels : reading.kind === 'event' ? [reading.title] : []))
  const others = topics.filter((topic) => label !== null && !sameThing(topic, label))
  if (label === null || others.length === 0) return false
  const [own, rest] = [{ labels: [label] }, { labels: others, except: [label] }]
  const order = end === 'last' ? { before: rest, after: own } : { before: own, after: rest }
  addReading(context, words, { value: { kind: 'precedence', ...order, lagMinutes: 0 }, text: `${label} ${end}` })
  narrowWhatFollows(context, words, label)
  return true
}

/** 'The army chapter', of a list with the army in it. */
function calledAs(label: string, listed: readonly string[]): string {
  const inside = listed.filter((other) => label.toLowerCase() !== other.toLowerCase() && ` ${label.toLowerCase()} `.includes(` ${other.toLowerCase()} `))
  return inside.length === 1 && !listed.includes(label) ? inside[0]! : label
}

/** 'domain switch at the very end, and not on a Friday': what goes on behind the comma is barred for that alone. */
function narrowWhatFollows(context: ReadingContext, { to }: Words, label: string): void {
  const own = context.segments.find((segment) => segment.from < to && segment.to >= to)
  const next = own ? context.segments[context.segments.indexOf(own) + 1] : undefined
  if (!next || next.lead !== ',' || next.sentence !== own!.sentence || !/^(?:and |but )?(?:not|never) /u.test(keysOf(context, next).join(' '))) return
  const [start, end] = [context.source.tokens[next.from]!.start, context.source.tokens[next.to - 1]!.end]
  context.readings = context.readings.map((reading) => (reading.kind === 'exclusion' && reading.appliesTo === null && reading.person === null && reading.start >= start && reading.end <= end ? { ...reading, appliesTo: { labels: [label] } } : reading))
}
