import type { Reading, ReadingOf } from '../brief.ts'
import { addReading } from '../reading-context.ts'
import { labelOf } from '../labels.ts'
import { isWholePlan } from '../surroundings.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const BOUND_KINDS: ReadonlySet<string> = new Set(['session', 'limit', 'availability', 'exclusion', 'horizon'])

/** 'theory test, 20 lessons (90 minutes each, at most two a week, Tuesdays), mock test': what brackets say binds the item before them. */
export function bindBrackets(context: ReadingContext): void {
  const topics = context.readings.filter((reading): reading is ReadingOf<'topic'> & Reading => reading.kind === 'topic')
  if (topics.length >= 2) bindToTopics(context, topics)
  bindDaysOfItems(context)
  bindToSeries(context)
  if (context.plannerType === 'calendar') {
    bindWhatHappens(context, topics)
    dropBoundsOfAsides(context)
  }
}

function bindToTopics(context: ReadingContext, topics: readonly (ReadingOf<'topic'> & Reading)[]): void {
  for (const [index, segment] of context.segments.entries()) {
    if (segment.lead !== '(' || segment.depth === 0) continue
    const { start, end } = offsetsOfBracket(context, index)
    const item = topics.find((topic) => topic.end <= start && context.prompt.slice(topic.end, start).replaceAll(/[\s(]/gu, '') === '')
    if (!item) continue
    const inside = context.readings.filter((reading) => (reading.start >= start || reading.start === item.start) && reading.end > start && reading.end <= end && BOUND_KINDS.has(reading.kind) && reading.appliesTo === null)
    for (const reading of inside) reading.appliesTo = { labels: [item.label] }
    // 'Inspection (valid for 6 months)', 'licence (takes about 6 weeks)': a length alone says nothing of the days of the plan.
    context.readings = context.readings.filter((reading) => !(inside.includes(reading) && reading.kind === 'horizon' && LENGTH.test(reading.words)))
    addCountedSessions(context, item, inside)
  }
}

/** 'One batch per weekend (Saturday or Sunday, the kitchen is small)': on which of the days that one is, and no time of the plan. */
function bindToSeries(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    if (segment.lead !== '(' || segment.depth === 0) continue
    const { start, end } = offsetsOfBracket(context, index)
    const series = context.readings.find((reading) => reading.kind === 'rhythm' && reading.appliesTo !== null && reading.end <= start && context.prompt.slice(reading.end, start).replaceAll(/[\s(]/gu, '') === '')
    if (series === undefined) continue
    for (const reading of context.readings) if (reading.kind === 'availability' && reading.appliesTo === null && reading.person === null && reading.start >= start && reading.end <= end) reading.appliesTo = series.appliesTo
  }
}

const LENGTH = /^(?:for |about |ca\.? |unas? |environ |etwa )*(?:\d+|\p{L}+) (?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|jours?|semaines?|mois|ans?|m[eê]s|anos?)$/iu

/** What is arranged with somebody: then the thing itself is done. */
const APPOINTMENT = /^(?:(?:the |my |our |an? )?(?:appointments?|slots?|dates?|termin|cita|rendez-vous|rdv|marca[cç][aã]o|hora marcada)|booked|fixed|set)(?: is| are| booked| fixed)*$/iu
/** A bare verb of 'payroll (runs on the 25th)'. */
const BARE_VERB = /^(?:(?:it |he |she )?(?:runs?|opens?|starts?|ends?|closes?|arrives?|comes?|meets?|begins?|leaves?|expires?|goes out|is due))$/iu

/** 'cake (tasting 12 March at 17:00)', 'register the death (appointment Thursday 10:40)', 'programme (to the printer by 23 April)': what happens, and by when, is said of the item before. */
function bindWhatHappens(context: ReadingContext, topics: readonly (ReadingOf<'topic'> & Reading)[]): void {
  const held = new Set<Reading>()
  for (const [index, segment] of context.segments.entries()) {
    if (segment.lead !== '(' || segment.depth === 0) continue
    const { start, end } = offsetsOfBracket(context, index)
    const item = topics.find((topic) => topic.end <= start && topic.end > start - MOST_BETWEEN && /^[^,;:.!?]*$/u.test(context.prompt.slice(topic.end, start)))
    if (!item) continue
    for (const reading of context.readings) {
      if (reading.start < start || reading.end > end || reading.source !== 'stated') continue
      if (reading.kind === 'event') {
        if (topics.length > 1) bindReadiness(context, reading, item)
        if (nameByItem(reading, item)) held.add(item)
      } else if (reading.kind === 'deadline' && reading.appliesTo !== null && SAID_OF_ITEM.test(reading.words) && !topics.some(({ label }) => label === reading.appliesTo!.labels[0])) {
        Object.assign(reading, { appliesTo: { labels: [item.label] }, text: reading.text.replace(reading.appliesTo.labels[0]!, item.label) })
      }
    }
  }
  if (held.size > 0) context.readings = context.readings.filter((reading) => !held.has(reading))
}

/** 'Cover for the press (final files 26 February), poster …': that one alone is to be ready for it. */
function bindReadiness(context: ReadingContext, event: ReadingOf<'event'>, item: ReadingOf<'topic'>): void {
  for (const reading of context.readings) if (reading.kind === 'deadline' && reading.event === event.title && reading.appliesTo === null) reading.appliesTo = { labels: [item.label] }
}

/** 'Open morning on 6 March (we need to fill 15 places for September)': a time told in brackets behind what happens bounds no plan that leads to it. */
function dropBoundsOfAsides(context: ReadingContext): void {
  const aside = context.segments.filter(({ depth, sentence }) => depth > 0 && sentence === 0).map(({ from, to }) => ({ start: context.source.tokens[from]!.start, end: context.source.tokens[to - 1]!.end }))
  if (aside.length === 0) return
  const isAside = (reading: Reading) => aside.some(({ start, end }) => reading.start >= start && reading.end <= end)
  const dropped = context.readings.filter((reading) => reading.kind === 'horizon' && reading.appliesTo === null && isAside(reading) && context.readings.some((event) => event.kind === 'event' && event.end <= reading.start && event.days.first < (reading.last ?? 0)))
  for (const { start, end } of dropped) context.source.tokens.forEach((token, index) => { if (token.start >= start && token.end <= end) context.claimed[index] = 0 })
  context.readings = context.readings.filter((reading) => !dropped.includes(reading))
}

/** Between an item and its bracket, in characters. */
const MOST_BETWEEN = 30
/** 'to the printer by 23 April', 'she needs it by Friday', 'the council wants it ten days before'. */
const SAID_OF_ITEM = /^(?:to|with|at) (?:the |our |my )?\p{L}+|\b(?:needs?|wants?|has to have|must have) (?:it|them|this|all of it)\b/iu

/** True when the event is the item itself. */
function nameByItem(event: ReadingOf<'event'> & Reading, item: ReadingOf<'topic'>): boolean {
  const name = item.label[0]!.toUpperCase() + item.label.slice(1)
  const isItem = APPOINTMENT.test(event.title)
  const title = isItem ? name : BARE_VERB.test(event.title) ? `${name} ${event.title}` : sharesWord(event.title, item.label) ? event.title : `${name}: ${event.title}`
  // 'Rigging survey (Dave comes on Saturday at 9)': then the survey is done.
  const isDoneThen = / (?:comes?|arrives?|is here|is there)$/iu.test(event.title) && DONE_BY_VISIT.test(item.label) || DONE.test(item.words) && WHO.test(event.title)
  Object.assign(event, { title, text: event.text.replace(event.title, title) })
  return isItem || isDoneThen
}

/** 'Piano tuned (Mr Sato, Fri 9 April 14:00)': by whom, on the day on which it is done. */
const DONE = /\p{L} \p{L}{2,}ed$/u
const WHO = /^(?:.+: )?(?:(?:Mrs?|Ms|Miss|Dr|Herr|Frau)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u

const DONE_BY_VISIT = /(?:^| )(?:surveys?|inspections?|checks?|exams?|examinations?|audits?|assessments?|valuations?|visits?|tests?|measuring|measurements?|fittings?|services?|sweep|sweeping|tuning|appointments?|demo|demonstration|handover|viewings?)$/iu

function sharesWord(title: string, label: string): boolean {
  const words = new Set(label.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 3))
  return title.toLowerCase().split(/[^\p{L}]+/u).some((word) => words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/u, '')))
}

/** 'call the bank, trial commute (a Friday), …': days in brackets behind an item without times are that item's. */
function bindDaysOfItems(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    const item = context.segments[index - 1]
    if (segment.lead !== '(' || !item || !/^[,:;]$/u.test(item.lead) || item.depth > 0 || item.sentence !== segment.sentence || context.groups.some(({ from, to }) => from < item.to && to > item.from && !/^once$/iu.test(context.source.tokens[from]!.key))) continue
    const { start, end } = offsetsOfBracket(context, index)
    const label = labelOf(context, item, 4)?.replace(/ (?:once|twice|one)$/iu, '') ?? null
    if (label === null || isWholePlan(label)) continue
    for (const reading of context.readings) {
      if (reading.kind === 'availability' && reading.start >= start && reading.end <= end && reading.appliesTo === null && reading.person === null) Object.assign(reading, { appliesTo: { labels: [label] }, text: `${label}: ${reading.text}` })
    }
  }
}

/** Offsets from the first to the last segment inside one pair of brackets. */
function offsetsOfBracket(context: ReadingContext, index: number): { start: number; end: number } {
  const first = context.segments[index]!
  let last: Segment = first
  for (let at = index + 1; at < context.segments.length; at += 1) {
    const next = context.segments[at]!
    if (next.depth < first.depth || next.sentence !== first.sentence) break
    last = next
  }
  const { tokens } = context.source
  return { start: tokens[first.from]!.start, end: tokens[last.to - 1]!.end }
}

/** '20 driving lessons (90 minutes each)' are twenty sessions. */
function addCountedSessions(context: ReadingContext, item: ReadingOf<'topic'> & Reading, inside: readonly Reading[]): void {
  const session = inside.find((reading) => reading.kind === 'session')
  const count = item.amount?.value ?? 0
  if (session?.kind !== 'session' || session.maxMinutes === null || count < 2 || count > 200) return
  const from = context.source.tokens.findIndex(({ start }) => start >= item.start)
  addReading(context, { from, to: from + 1 }, {
    value: { kind: 'rhythm', title: item.label, count, per: 'total', atLeast: false, everyDays: null, days: {}, windows: [], minutes: session.maxMinutes },
    appliesTo: { labels: [item.label] }, text: `${item.label}: ${count} in total`,
  })
}
