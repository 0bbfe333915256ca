import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { matchesTask, stems } from '../matcher.ts'
import { addReading, isClaimed, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { thingThatTakes } from '../topics/things-that-take.ts'
import { waitedFor } from '../topics/told-waits.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
/** Five of them are a week. */
const DAYS_OF_WORKING_DAY = 1.4
const NEEDS = /^(?:(?:and|but) )?(?<thing>.+?) (?:needs?|wants?|requires?|asks? for|has|have|takes?|take|brauch(?:t|en)|(?:hat|haben)|tardan?|necesitan?|lleva|prend|prennent|demande|leva|precisa(?:m)?|pede|demora(?:m)?|dauert|needs up to|takes? up to)(?: (?:at least|up to|about|around|a|an|roughly|the|mindestens|etwa|al menos|unos|au moins|environ|pelo menos|cerca de))*$/iu
/** 'The dress has a lead time of', 'Lieferzeit der Ringe:' before the length. */
const OF_LEAD = /(?: has| have| hat| haben| tienen?| ont?| a| tem| têm) (?:a |an |eine |un |uma |um )?(?:lead[- ]?time|delivery time|turnaround|lieferzeit|vorlaufzeit|plazo de entrega|délai|prazo(?: de entrega)?) (?:of|von|de)(?: about| around| etwa| unos| environ)?$/iu
/** How long something is with others, on its way or drying, in a bracket behind it: '(Lieferzeit zwei Wochen)', '(2 wk wait)', '(must dry three days)'. */
const WAITING = /(?<![\p{L}])(?:wait(?:ing)?(?: time| list)?|deliver(?:y|ed)|lead[- ]?time|shipping|turn ?around|processing|to (?:dry|cure|arrive|come)|dry(?:ing)?|cur(?:es?|ing)|takes?|needs?|lieferzeit|lieferung|vorlauf(?:zeit)?|bearbeitung(?:szeit)?|wartezeit|trocknen|trocknet|dauert|braucht|d[ée]lai|livraison|s[ée]chage|prend|plazo|entrega|espera|tarda|demora|producci[oó]n|produ[cç][aã]o|prazo|secagem|secado|leva)(?![\p{L}])/iu
/** What is asked of others comes back after so long; 'painting takes two days' is work. */
const COMES_BACK = /^(?:max(?:imum)?|min(?:imum)?|now|these days|usually|normally)?$|^(?:to (?:come(?: back| through)?|arrive|clear|process|be (?:processed|approved|issued|ready|delivered|printed|returned))|once (?:\p{L}+ ){0,2}\p{L}+ed|from (?:when|order|ordering)|(?:every|each) time)(?![\p{L}])/iu
const GIVEN_OUT = /(?:forms?|registrations?|applications?|vetting|certificates?|permits?|passports?|visas?|licen[cs]es?|trophies|medals|prints?|printing|engraving|alvar[aá](?: d[aeo]\p{L}* \p{L}+)?|genehmigung|permiso|tr[aá]mite|approvals?|results?|quotes?|orders?|deliver(?:y|ies)|shipping|post|binding|codes?|cards?|transcripts?|statements?|invitation letters?|letters? of \p{L}+|reference numbers?)$/iu
const NOTICE = /^(?:['’]s? |s['’]? )?(?:of )?(?:notice|lead[- ]?times?|delivery(?: times?)?|turn ?around|warning|in advance|beforehand|ahead|(?:to|for) (?:print|deliver|arrive|make|order|engrave|process|approve|decide|come|printing|delivery|engraving|approval|production)|vorlauf(?:zeit)?|lieferzeit|de antelación|de plazo|en llegar|de délai|à l['’]avance|de antecedência|de prazo)(?![\p{L}])/iu

/** 'The council needs 12 weeks' notice', 'medals have a 6 week lead time', 'prospectus (the printer needs a week)': by when what takes so long has to be asked for, counted back from the day it is for. */
export function readLeadTimes(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const group of context.groups) {
    const segment = context.segments.find(({ from, to }) => from <= group.from && to >= group.to)
    const isNamed = segment !== undefined && OF_LEAD.test(textOf(context, { from: segment.from, to: group.from }))
    const said = segment === undefined || isClaimed(context, group) && !isNamed && !isFreeOrSpan(context, group) ? null : thingOf(context, group, segment)
    if (segment === undefined || said === null || PRONOUN.test(said)) continue
    const thing = partWith(context, said, segment)
    const { high, unit } = group.expressions[0]!.duration!
    const length = Math.ceil(high / SECONDS_PER_DAY * (unit === 'business-day' ? DAYS_OF_WORKING_DAY : 1) - 1e-9)
    const [from, to] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
    context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || reading.start < from || reading.end > to)
    const words = { from: segment.from, to: Math.max(group.to, segment.to) }
    // 'La licencia tarda 6 semanas' in a list is about the licence.
    for (const reading of context.readings) if (reading.kind === 'topic' && reading.start >= from && reading.end <= to && reading.label !== thing && reading.label.startsWith(thing)) Object.assign(reading, { label: thing, text: reading.text.replace(reading.label, thing) })
    if (!context.readings.some((reading) => reading.kind === 'topic' && matchesTask({ labels: [reading.label] }, { title: thing, subjects: [] }))) {
      addReading(context, words, { value: { kind: 'topic', label: thing, list: 0, position: 0, amount: null, minutes: null }, text: thing })
    }
    const next = STANDS.test(textOf(context, segment)) ? partBehind(context, thing, segment) : null
    // What the next step waits for is due by no other day than that step, but for the end of all.
    const latest = (next === null ? daysItIsFor(context) : endsOfAll(context)).map((day) => (unit === 'business-day' ? workingDaysBefore(day, Math.ceil(high / SECONDS_PER_DAY)) : day - length)).find((day) => day >= firstDay(context))
    if (next !== null) addReading(context, words, { value: { kind: 'precedence', before: { labels: [thing] }, after: { labels: [next] }, lagMinutes: length * MINUTES_PER_DAY }, text: `${thing} before ${next}, ${length === 1 ? 'a day' : `${length} days`} between them` })
    if (latest === undefined) warnOfTooLong(context, { thing, length })
    if (latest === undefined && next === null) addReading(context, words, { value: { kind: 'wait', days: length }, appliesTo: { labels: [thing], ofParts: true }, text: `${thing}: ${length} days of waiting` })
    else if (latest !== undefined) addReading(context, words, { value: { kind: 'deadline', latest: (latest + 1) * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [thing] }, text: `${thing} done by ${describeDay(latest)}` })
    context.claimed.fill(1, words.from, words.to)
  }
}

/** Nothing that takes longer than the time that is left can be there for its day, however early it is asked for. */
function warnOfTooLong(context: ReadingContext, { thing, length }: { thing: string; length: number }): void {
  const ends = context.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null ? [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)] : []))
  const end = Math.max(...(ends.length > 0 ? ends : daysItIsFor(context)))
  const left = end - firstDay(context)
  if (!Number.isFinite(end) || left <= 0 || length <= left) return
  context.questions.push(`“${thing}” takes ${length} days, and only ${left} are left until ${describeDay(end)}: begun today it is ${length - left} days late.`)
}

/** The 'board and skim' of ', skim dries 5 days': the part that has the thing in its name; 'skim dries' is none of its own. */
function partWith(context: ReadingContext, said: string, segment: Segment): string {
  const { tokens } = context.source
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  const own = stems(said)
  const isOfWait = (reading: Reading) => reading.kind === 'topic' && segment.depth === 0 && reading.start >= start && reading.end <= end && reading.label !== said && STANDS.test(reading.label)
  const parts = context.readings.filter((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && (reading.end <= start || reading.start >= end))
  context.readings = context.readings.filter((reading) => !isOfWait(reading))
  return parts.some(({ label }) => label.toLowerCase() === said.toLowerCase()) ? said : parts.findLast(({ label, end: before }) => before <= start && own.length > 0 && own.every((stem) => stems(label).includes(stem)))?.label ?? said
}

/** What goes on where the thing stands: the next step waits for it. Beer ferments, and its labels are printed meanwhile. */
const STANDS = /(?<!\p{L})(?:dry|dries|drying|cures?|curing|sets?|hardens?|in (?:the |a )?(?:press|kiln|oven|clamps?|mould|mold)|trocknet|trocknen|trocknung\p{L}*|h[äa]rte[nt]|aush[äa]rten|s[èeé]che[rnt]*|s[ée]chage|secar|seca[n]?|secado|secagem|curar|cura|curado|fraguar?)(?!\p{L})/iu

/** The part that follows in the same list, or in the sentence. */
function partBehind(context: ReadingContext, thing: string, segment: Segment): string | null {
  const { tokens } = context.source
  const parts = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading] : []))
  const own = parts.find(({ label }) => label.toLowerCase() === thing.toLowerCase())
  if (own === undefined) return null
  const until = tokens[sentenceOf(context, segment).at(-1)!.to - 1]!.end
  const isNext = ({ list, position, start }: ReadingOf<'topic'>) => start > own.start && (list === own.list ? position > own.position : start >= tokens[segment.to - 1]!.end && start < until)
  const next = parts.filter(isNext).toSorted((a, b) => a.start - b.start)[0]
  const isBefore = next !== undefined && context.readings.some((reading) => reading.kind === 'precedence' && reading.before.labels.includes(next.label) && reading.after.labels.includes(own.label))
  return next === undefined || isBefore ? null : next.label
}

/** Whether the words were at most taken for how long the plan or a part of it lasts. */
function isFreeOrSpan({ readings, source: { tokens } }: ReadingContext, { from, to }: TimeGroup): boolean {
  const own = readings.filter(({ source, start, end }) => source === 'stated' && start < tokens[to - 1]!.end && end > tokens[from]!.start)
  return own.every((reading) => reading.kind === 'topic' || reading.kind === 'horizon' && reading.first === null)
}

/** Before the plan begins nothing can be done for it. */
function firstDay({ readings, today }: ReadingContext): number {
  return Math.max(today, ...readings.flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null ? [reading.first] : [])))
}

/** A length of work, or of each of several. */
const OF_WORK = /(?<![\p{L}])(?:each|every|per|apiece|a (?:day|week|month)|je|pro|cada|chaque|par|por|shoot|course|training|workshop|session|work)(?![\p{L}])/iu

/** What takes so long: the subject of the clause, or the item that a bracket speaks of. */
function thingOf(context: ReadingContext, group: TimeGroup, segment: Segment): string | null {
  const [length] = group.expressions
  if (group.expressions.length !== 1 || length!.duration === null || length!.days !== null || length!.duration.high < SECONDS_PER_DAY) return null
  const told = waitedFor(context, group, segment)
  if (told !== null) return told
  const left = textOf(context, { from: segment.from, to: group.from })
  const said = OF_LEAD.test(left) ? left.replace(OF_LEAD, '') : NEEDS.exec(left)?.groups?.['thing']
  const behind = textOf(context, { from: group.to, to: segment.to })
  const isBracket = segment.depth > 0
  const isWait = isBracket && WAITING.test(`${left} ${behind}`) && !OF_WORK.test(`${left} ${behind}`)
  const isGivenOut = said !== undefined && !isBracket && COMES_BACK.test(behind) && GIVEN_OUT.test(said)
  if (!isWait && (said === undefined || !OF_LEAD.test(left) && !NOTICE.test(behind) && !isGivenOut && !(isBracket && behind === ''))) return thingThatTakes(context, group, segment)
  const before = isBracket ? context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth < segment.depth) : undefined
  const label = before !== undefined && before.sentence === segment.sentence ? labelOf(context, before, 4) : said === undefined ? null : labelOf(context, { from: segment.from, to: segment.from + said.split(/\s+/u).length }, 4)
  return label
}

const PRONOUN = /^(?:i|we|it|this|that|he|she|they|ich|wir|es|ça|eso)$/iu

/** The day so many working days before another. */
function workingDaysBefore(day: number, count: number): number {
  const back = Array.from({ length: count * 2 + WEEKEND }, (_, index) => day - 1 - index).filter((each) => weekdayOf(each) <= FRIDAY)
  return back[count - 1] ?? day
}

const FRIDAY = 5
const WEEKEND = 2

/** The days by which everything is done. */
function endsOfAll({ readings }: ReadingContext): number[] {
  return readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null ? [Math.floor((reading.latest - (reading.event === null ? 1 : 0)) / MINUTES_PER_DAY)] : []))
}

/** The days that something may be for, the likeliest first: what everything is to be ready for, then what happens, then the end of it all; else by when the one thing that is due is. */
function daysItIsFor({ readings, today }: ReadingContext): number[] {
  const ends = readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null ? [reading] : []))
  const aims = ends.filter(({ event }) => event !== null).map(({ latest }) => Math.floor(latest / MINUTES_PER_DAY))
  const events = readings.flatMap((reading) => (reading.kind === 'event' && reading.days.first > today ? [reading.days.first] : []))
  const whole = [...aims, ...events, ...ends.filter(({ event }) => event === null).map(({ latest }) => Math.floor((latest - 1) / MINUTES_PER_DAY))]
  const [only, ...others] = readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo !== null ? [reading] : []))
  return whole.length > 0 || only === undefined || others.length > 0 ? whole : [Math.floor((only.latest - 1) / MINUTES_PER_DAY)]
}
