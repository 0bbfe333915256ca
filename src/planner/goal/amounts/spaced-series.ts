import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describeInterval, describePattern, describeWindows } from '../describe.ts'
import { NUMBER_FORMS, numberSaid } from '../journeys/number-words.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { subjectOf } from '../topics/subject.ts'

/** How far apart appointments have to be, and the words that say so. */
export type Spaced = { words: Words; everyDays: number }

const NUMBER = String.raw`(?<number>\d{1,2}|an?|${NUMBER_FORMS})`
const UNIT = String.raw`(?<unit>days?|weeks?|months?|fortnights?|tagen?|tage|wochen?|monaten?|monate|d[ií]as?|semanas?|mes(?:es)?|jours?|semaines?|mois|m[eê]s)`
const LEAST = String.raw`(?:(?:always |and |then |with |leaving |mit |im |con |avec |com )?(?:at least|no (?:less|fewer|closer) than|a minimum of|min\.?|about|roughly|mindestens|wenigstens|etwa|al menos|como mínimo|por lo menos|unas?|au moins|environ|pelo menos|no mínimo|with|spaced|mit|con|avec|com) ?)?`
const BETWEEN = String.raw`(?: apart(?: at least| minimum)?| in between| between(?=\s{0,2}(?:[,.;:!?)]|$))| between(?: (?:them|each(?: one| of them)?|one and the next|(?:the |two )?(?:sessions?|appointments?|visits?|lessons?|treatments?|doses|shots)|visits|every two))| gap(?: between (?:them|each))?| from one to the next| to each other| abstand| auseinander| dazwischen| zwischen den (?:terminen|sitzungen)| entre (?:una y (?:la )?otra|cada una|ellas|ellos|sesiones|sesión y sesión|uno y otro|chaque(?: séance)?|deux séances|les séances|uma e outra|cada uma|elas|sessões)| de (?:diferencia|separación|distancia|intervalle|diferença|intervalo)| d['’]intervalle| d['’]écart)`
/** 'At least three weeks apart', 'with four weeks in between', 'a fortnight apart'. */
const APART = new RegExp(String.raw`(?<![\p{L}\p{N}])${LEAST}(?:${NUMBER} )${UNIT}${BETWEEN}(?!\p{L})`, 'giu')
/** 'Im Abstand von vier Wochen', 'espacées d'au moins dix jours', 'separadas seis semanas'. */
const SPACED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:im abstand von|mit (?:einem )?abstand von|separad[oa]s(?: por)?|con (?:un )?intervalo de|espac(?:ées?|és?) (?:de|(?=d['’]))|à intervalles? de|com (?:um )?intervalo de|espaçad[oa]s(?: por)?|spaced|no closer (?:together )?than) ?(?:d['’])?(?:(?:mindestens|al menos|por lo menos|au moins|pelo menos|at least) )?${NUMBER} ${UNIT}(?: (?:apart|to each other|together))?(?!\p{L})`, 'giu')
/** 'Never two in the same week'. */
const ONE_A_WEEK = /(?<!\p{L})(?:never|not|no) (?:two|more than one) (?:of them )?(?:in the same|in one|a|per) week(?!\p{L})/giu
const NEVER_FEWER = 8
const MOST_DAYS = 200

/** The phrases, whose words no other rule may take; those of a few days are spacings of what recurs in a week. */
export function findSpacedSeries(context: ReadingContext): Spaced[] {
  if (context.plannerType !== 'calendar') return []
  const { prompt } = context
  const said = [...prompt.matchAll(APART), ...prompt.matchAll(SPACED)].map((match) => ({ match, everyDays: daysOf(match.groups!) }))
  const phrases = [...said, ...[...prompt.matchAll(ONE_A_WEEK)].map((match) => ({ match, everyDays: 7 }))]
  return phrases.flatMap(({ match, everyDays }) => {
    const words = wordsOf(context, match.index, match.index + match[0].length)
    const isSeries = words !== null && !areDated(context, words) && (everyDays >= NEVER_FEWER || everyDays === 7) && everyDays <= MOST_DAYS && countedNear(context, words) !== null
    if (!isSeries) return []
    claim(context, words)
    return [{ words, everyDays }]
  })
}

/** 'Two exams ten days apart: maths on 3 March, physics on the 13th' has its dates. */
function areDated({ groups, prompt, source: { tokens } }: ReadingContext, { to }: Words): boolean {
  const end = prompt.slice(tokens[to - 1]!.end).search(/[.!?\n]/u)
  const stop = end < 0 ? prompt.length : tokens[to - 1]!.end + end
  return groups.filter((group) => group.from >= to && tokens[group.from]!.start < stop && group.expressions.some(({ days, recurrence, bound }) => days !== null && recurrence === null && bound === null)).length > 1
}

function daysOf({ number, unit }: Readonly<Record<string, string>>): number {
  const count = numberSaid(number!)
  if (/^(?:fortnight)/iu.test(unit!)) return 14 * count
  if (/^(?:mon|mes|mois|m[eê]s)/iu.test(unit!)) return 30 * count
  return /^(?:d|t|j)/iu.test(unit!) ? count : 7 * count
}

const NAME = String.raw`[\p{L}][\p{L}'’-]*(?: (?!(?:for|with|on|at|before|after|by|from|in|to|until|and|spaced|mit|für|im|am|vor|ab|con|para|en|antes|desde|avec|pour|avant|à|le|com|em|no)(?!\p{L}))[\p{L}'’-]+){0,4}`
const COUNTED = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/-])(?<number>(?!(?:an?|one|ein|eine|einen|un|una|une|uma?)(?!\p{L}))(?:\d{1,2}|${NUMBER_FORMS})) (?<name>${NAME})`, 'giu')
/** What time, ways and money are counted in, and what does not happen at a time of its own. */
const MEASURES = /^(?:more |further |extra |other )?(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|weekends?|months?|years?|fortnights?|evenings?|mornings?|nights?|times?|pages?|words?|km|kg|euros?|pounds?|people|guests?|persons?|am|pm|o['’]clock|tagen?|wochen?|stunden?|monaten?|uhr|d[ií]as?|semanas?|horas?|mes(?:es)?|jours?|semaines?|heures?|mois|personnes|pessoas|personas|rows?|metres?|meters?|cm|mm|plants?|trees?|bushes|seedlings|beds?)(?!\p{L})/iu
/** What happens at an hour: appointments by any name, told from things that lie so far apart by how the name ends. */
const BARE = /^(?:sessions?|sittings?|appointments?|rounds?|visits?|goes|termine|sitzungen|sesiones|citas|séances|rendez-vous|sessões|consultas)$/iu
const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|set|out|fév|avr|mai|juin|juil|août|déc)\p{L}*$/iu

type Counted = { name: string; count: number; start: number; end: number }

/** 'Four tattoo sessions' before the phrase, in its sentence or right before it. */
function countedNear(context: ReadingContext, { from }: Words): Counted | null {
  const before = context.source.tokens[from]!.start
  const sentence = context.prompt.lastIndexOf('.', before - 1) + 1
  const found = [...context.prompt.slice(0, before).matchAll(COUNTED)].filter(({ index, groups }) => index >= Math.min(sentence, before - 160) && !MEASURES.test(groups!['name']!) && !MONTHS.test(groups!['name']!.split(' ')[0]!) && numberSaid(groups!['number']!) >= 2)
  const [first] = found
  if (first === undefined || found.length > 1 || isRate(context.prompt, first.index + first[0].length)) return null
  return { name: first.groups!['name']!, count: numberSaid(first.groups!['number']!), start: first.index, end: first.index + first[0].length }
}

/** 'Three runs a week' has no end. */
function isRate(prompt: string, end: number): boolean {
  return /^ (?:a|per|each|every|pro|por|par|al|à la) (?:day|week|month|tag|woche|monat|día|semana|mes|jour|semaine|mois|dia)/iu.test(prompt.slice(end)) || /(?<!\p{L})(?:a|per|each|every|pro) (?:day|week|month)$/iu.test(prompt.slice(0, end))
}

/** Each phrase becomes the series of what was counted: so many in all, so far apart, on the days and at the hours that are said for them. */
export function settleSpacedSeries(context: ReadingContext, phrases: readonly Spaced[]): void {
  for (const { words, everyDays } of phrases) {
    const counted = countedNear(context, words)
    if (counted === null) continue
    const title = titleOf(context, counted)
    const own = context.readings.filter((reading) => belongsTo(reading, counted, context.source.tokens[words.to - 1]!.end))
    const times = own.filter(isTimed)
    const first = firstDay(context, counted) ?? own.flatMap((reading) => (isBeginning(reading) ? [reading.first!] : []))[0]
    const dropped = new Set<Reading>([...own.filter((reading) => reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'quantity' || reading.kind === 'topic'), ...context.readings.filter((reading) => isOfFirst(reading, context, counted))])
    context.readings = context.readings.filter((reading) => !dropped.has(reading))
    const weekdays = times.flatMap(({ days }) => days.weekdays ?? [])
    const windows = times.find((time) => time.windows.length > 0)?.windows ?? []
    const days: DayPattern = { ...(weekdays.length > 0 ? { weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) } : {}), ...(first === undefined ? {} : { spans: [{ first, last: first + counted.count * (everyDays + SLACK) }] }) }
    const minutes = windows.length === 1 && windows[0]!.to - windows[0]!.from <= ONE_SITTING ? windows[0]!.to - windows[0]!.from : (times.find((time) => time.kind === 'rhythm')?.minutes ?? null)
    const from = context.source.tokens.findIndex(({ start }) => start >= counted.start)
    addReading(context, { from, to: Math.max(words.to, firstGroup(context, counted)?.to ?? 0) }, {
      value: { kind: 'rhythm', title, count: null, per: 'week', atLeast: false, everyDays, days, windows, minutes, inAll: counted.count, ofRoutine: 'part' }, appliesTo: { labels: [title] },
      text: `${title}: ${counted.count} in all, ${describeInterval(everyDays)}${weekdays.length > 0 ? ` (${describePattern({ weekdays: days.weekdays! })})` : ''}${describeWindows(windows)}`,
    })
    claimFirst(context, counted)
  }
}

/** In days and minutes. */
const [SLACK, ONE_SITTING] = [14, 180]

function titleOf(context: ReadingContext, { name }: Counted): string {
  if (!BARE.test(name)) return name
  const subject = subjectOf(context)
  return subject === '' || subject.toLowerCase().includes(name.toLowerCase()) ? name : `${subject} ${name}`
}

const NUMBERED = new RegExp(String.raw`^(?<number>(?!(?:an?|one|ein|eine|einen|un|una|une|uma?)(?!\p{L}))(?:\d{1,2}|${NUMBER_FORMS})) (?<name>\p{L}.*)$`, 'iu')
const IN_ALL = new RegExp(String.raw`(?<=[,;(] ?|\s)(?<number>\d{1,2}|${NUMBER_FORMS}) (?:in all|in total|altogether|times in all|of them|insgesamt|en total|en todo|au total|en tout|no total|ao todo)(?!\p{L})`, 'iu')

/** 'Four fittings every three weeks', 'a fitting every three weeks, four in all': what comes back so seldom and is counted ends with the last of them. */
export function settleCountedIntervals(context: ReadingContext): void {
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.source !== 'stated' || intervalOf(series) < NEVER_FEWER || series.inAll !== undefined || context.plannerType !== 'calendar') continue
    const own = NUMBERED.exec(series.title ?? '')?.groups
    const behind = own === undefined ? IN_ALL.exec(context.prompt.slice(series.start, series.end + NEAR).split(/[.!?\n]/u)[0]!) : null
    const count = own ? numberSaid(own['number']!) : behind ? numberSaid(behind.groups!['number']!) : 0
    if (count < 2 || own !== undefined && MEASURES.test(own['name']!) || own === undefined && behind === null) continue
    const title = own?.['name'] ?? series.title
    Object.assign(series, { title, ...(title === null ? {} : { appliesTo: { labels: [title] }, ofRoutine: 'part' }), inAll: count, text: `${title ?? 'Sessions'}: ${count} in all, ${describeInterval(intervalOf(series))}${describeWindows(series.windows)}` })
    if (behind !== null) series.end = Math.max(series.end, series.start + behind.index + behind[0].length)
  }
}

/** In days. */
export function intervalOf({ everyDays, days }: ReadingOf<'rhythm'>): number {
  return everyDays ?? (days.everyWeeks?.interval ?? 0) * 7
}

/** Whose every one is an occasion of its own. */
const OCCASIONS = /(?:^| )(?:sessions?|workouts?|lessons?|classes|swims|runs|rides|walks|hikes|sittings|einheiten|trainings?|termine|stunden|sesiones|clases|entrenos|séances|cours|sessões|aulas|treinos)$/iu
const EACH = /(?<!\p{L})(?:each|apiece|je|jeweils|cada un[oa]|chacune?|cada um[a]?)(?!\p{L})/iu

/** 'Four gym sessions in February, an hour each': so many of them in all, each as long as is said. */
export function readCountedOccasions(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || context.readings.some(({ kind, source }) => kind === 'rhythm' && source === 'stated')) return
  const all = [...context.prompt.matchAll(COUNTED)].filter(({ groups }) => OCCASIONS.test(groups!['name']!) && !BARE.test(groups!['name']!) && numberSaid(groups!['number']!) >= 2)
  const [said] = all
  if (said === undefined || all.length > 1 || isRate(context.prompt, said.index + said[0].length)) return
  const end = said.index + said[0].length
  // Behind a bracket it is one item of a list.
  if (context.prompt.startsWith(' (', end)) return
  const sentence = context.prompt.slice(end).split(/[.!?\n]/u)[0]!
  const session = context.readings.find((reading) => reading.kind === 'session' && reading.appliesTo === null && reading.maxMinutes !== null && reading.start >= end && reading.start < end + sentence.length)
  if (session?.kind !== 'session' || !EACH.test(sentence)) return
  const [title, count] = [said.groups!['name']!, numberSaid(said.groups!['number']!)]
  context.readings = context.readings.filter((reading) => reading.kind !== 'quantity' || reading.start < said.index || reading.end > end)
  const { tokens } = context.source
  addReading(context, { from: tokens.findIndex(({ start }) => start >= said.index), to: tokens.findLastIndex((token) => token.end <= end) + 1 }, {
    value: { kind: 'rhythm', title, count, per: 'total', atLeast: false, everyDays: null, days: {}, windows: [], minutes: session.maxMinutes }, appliesTo: { labels: [title] }, text: `${title}: ${count} in all`,
  })
}

type Timed = Reading & (ReadingOf<'rhythm'> | ReadingOf<'availability'>)

function isTimed(reading: Reading): reading is Timed {
  return reading.kind === 'rhythm' || reading.kind === 'availability' && reading.person === null
}

/** Said in the same breath, or of who is come to: 'the artist works only Thursday to Saturday'. */
function belongsTo(reading: Reading, { start }: Counted, end: number): boolean {
  if (reading.source !== 'stated' || reading.start < start || reading.kind === 'availability' && reading.person !== null) return false
  return reading.start < end + NEAR && (reading.kind !== 'topic' && reading.kind !== 'quantity' || reading.start < end)
}

/** In characters. */
const NEAR = 90

function isBeginning(reading: Reading): reading is Reading & ReadingOf<'horizon'> {
  return reading.kind === 'horizon' && reading.first !== null && reading.last === null
}

const FIRST = /(?<!\p{L})(?:(?:the|der|die|das|la|el|le|a|o) )?(?:first|erste[rn]?|primer[ao]?|première|premier|primeir[ao])(?: (?:one|of them|session|appointment|termin|sesión|séance|sessão))?(?: (?:is|ist|es|est|é))?(?: (?:on|am|el|le|no dia))?$/iu

/** 'The first on 1 February'. */
function firstDay(context: ReadingContext, counted: Counted): number | undefined {
  return firstGroup(context, counted)?.expressions[0]!.days?.first
}

function firstGroup({ groups, prompt, source: { tokens } }: ReadingContext, { start }: Counted): TimeGroup | undefined {
  return groups.find((group) => tokens[group.from]!.start > start && FIRST.test(prompt.slice(0, tokens[group.from]!.start).trimEnd()))
}

/** What is said of the first of them is said. */
function claimFirst(context: ReadingContext, counted: Counted): void {
  const { tokens } = context.source
  const group = firstGroup(context, counted)
  const lead = group === undefined ? null : FIRST.exec(context.prompt.slice(0, tokens[group.from]!.start).trimEnd())
  if (group && lead) claim(context, { from: tokens.findIndex((token) => token.start >= lead.index), to: group.to })
}

function isOfFirst(reading: Reading, context: ReadingContext, { start }: Counted): boolean {
  return (reading.kind === 'event' || reading.kind === 'deadline' || isBeginning(reading)) && reading.source === 'stated' && reading.start > start && FIRST.test(context.prompt.slice(0, reading.start + 40).slice(0, reading.end).replace(/[\d.].*$/u, '').trimEnd())
}

function wordsOf(context: ReadingContext, start: number, end: number): Words | null {
  const { tokens } = context.source
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.start < end) + 1
  return from < 0 || to <= from ? null : { from, to }
}
