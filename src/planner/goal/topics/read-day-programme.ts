import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { parseClock } from '../../time/grammar/parse-clock.ts'
import { clockTime } from '../../time/day-number.ts'
import { describeDay, describeSpan, describeWindows } from '../describe.ts'
import { addReading, claim, hasTime, isClaimed, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { ASKS_FOR_HOURS, BEGINS_DAY, COMES_BACK, IS_DAY_OUT, LEADS_UP, ORDER_OF, SETS_OUT } from './day-programme-words.ts'

/** What happens at a stated time of the day. `to`: null where no end is said; `isBound`: done by then. */
type Appointment = { words: Words; title: string; from: number; to: number | null; isBound: boolean }

/**
 * The timetable of one day: 'Day out in York on Saturday, train leaves 8:40, lunch around one, rest 2:30-3:15, we want the walls
 * and the museum. Train back 18:05'. What has an hour is fixed on that day, and nothing lies before the way there or behind the way
 * back; the rest is left to the readers of lists. What it is called; null where the goal is anything else, and nothing is read.
 */
export function readDayProgramme(context: ReadingContext): { subject: string } | null {
  const day = context.plannerType === 'calendar' && context.readings.length === 0 ? onlyDay(context) : null
  if (day === null) return null
  const isHeaded = headsItsHours(context)
  const appointments = appointmentsIn(context, isHeaded)
  const isAsked = isHeaded || asksForHours(context)
  if (appointments.filter(({ isBound }) => !isBound).length < (isAsked ? FEWEST : FEWEST_UNASKED) || !isAsked && !IS_DAY_OUT.test(context.prompt)) return null
  const head = headOf(context, appointments)
  if (LEADS_UP.test(textOf(context, head))) return null
  const subject = subjectIn(context, head) ?? describeDay(day)
  addReading(context, head, { value: { kind: 'horizon', first: day, last: day }, text: describeDay(day) })
  claim(context, head)
  addBetween(context, appointments, day)
  for (const appointment of appointments) addAppointment(context, appointment, day)
  closeEnds(context, appointments, day)
  if (isHeaded) addRestOfDay(context, appointments, day)
  return { subject }
}

const [FEWEST, FEWEST_UNASKED] = [2, 3]

function asksForHours({ prompt, expressions }: ReadingContext): boolean {
  const dated = expressions.find(({ days }) => days !== null)!
  return ASKS_FOR_HOURS.test(prompt) || ORDER_OF.test(prompt.slice(0, dated.start))
}

/** 'Tomorrow: dentist 9.15, Ana at 11': the day stands first, and what happens on it behind a sign. */
function headsItsHours({ prompt, expressions }: ReadingContext): boolean {
  const dated = expressions.find(({ days }) => days !== null)!
  return HEADS_ITS_HOURS.test(prompt.slice(dated.end)) && OPENS.test(prompt.slice(0, dated.start))
}

const HEADS_ITS_HOURS = /^(?:\s?:\s|\s[-–—]\s|\n)/u
const OPENS = /^\s*(?:(?:plan (?:for )?|my (?:day|plan)(?: for)? |on |for |am |für |el |para |le |pour |no |na )*)$/iu

/** The one day of the calendar that is named; null where there are more, or times that come back or last for days. */
function onlyDay({ expressions, today }: ReadingContext): DayNumber | null {
  const isMore = expressions.some(({ recurrence, duration, days, bound }) => recurrence !== null || (duration?.high ?? 0) >= SECONDS_PER_DAY || days !== null && (bound !== null || days.first !== days.last))
  const days = new Set(expressions.flatMap((expression) => (expression.days === null ? [] : [expression.days.first])))
  const [day] = days
  return isMore || days.size !== 1 || day! < today ? null : day!
}

const SECONDS_PER_DAY = 86_400

function appointmentsIn(context: ReadingContext, isHeaded: boolean): Appointment[] {
  const found: Appointment[] = []
  for (const group of context.groups) {
    const segment = context.segments.find(({ from, to }) => group.from >= from && group.to <= to)
    const hours = segment === undefined ? null : hoursOf(group, found.at(-1)?.from ?? 0)
    const title = hours === null ? '' : titleIn(context, segment!, group)
    if (title !== '') found.push({ words: { from: startOf(context, segment!, group), to: segment!.to }, title, ...hours!, to: hours!.to ?? endByLength(context, segment!, group, hours!.from) })
  }
  return [...found, ...bareHours(context, isHeaded)].toSorted((a, b) => a.words.from - b.words.from)
}

/** 'Ana 9.30 (perm, 2h)', 'the twins at 3 for an hour': it is over after the length that its clause or the bracket behind says. */
function endByLength(context: ReadingContext, segment: Segment, group: TimeGroup, from: number): number | null {
  const { segments } = context
  const inside = segments.slice(segments.indexOf(segment) + 1)
  const end = inside.findIndex(({ depth }) => depth <= segment.depth)
  const bracket = inside.slice(0, end < 0 ? inside.length : end)
  const length = lengthBehind(context, { ...segment, to: bracket.at(-1)?.to ?? segment.to }, group)
  const minutes = length ? Math.round(length.expressions[0]!.duration!.high / 60) : 0
  if (minutes <= 0 || from + minutes >= MINUTES_PER_DAY) return null
  if (length!.from >= segment.to) claim(context, length!)
  return from + minutes
}

/** The length of what happens that its clause says behind the hour. */
function lengthBehind({ groups }: ReadingContext, { to }: Words, group: TimeGroup): TimeGroup | undefined {
  return groups.find((other) => other.from >= group.to && other.to <= to && other.expressions.length === 1 && other.expressions[0]!.duration !== null && other.expressions[0]!.days === null)
}

const LEADS_TO_LENGTH = /(?:^|\s)(?:for|für|para|por|pour|durante|about|ca\.?)\s?$/iu

/** 'Gates open 10', 'leave 17': a number alone behind what begins or ends, or behind anything on a day that heads its hours. */
function bareHours(context: ReadingContext, isHeaded: boolean): Appointment[] {
  return context.segments.flatMap((segment) => {
    const at = segment.to - 1
    const isHour = at - segment.from > 0 && !hasTime(context, segment) && (isHeaded && context.source.tokens[at]!.kind === 'digits' || BEGINS.test(context.source.tokens[at - 1]!.key))
    const clock = isHour ? parseClock(context.source, at, { isExpected: true }) : null
    const title = textOf(context, { from: segment.from, to: at }).replace(LEADS, '')
    return clock === null ? [] : [{ words: segment, title, from: clock.value.minute + (clock.value.minute < EARLIEST ? HALF_DAY : 0), to: null, isBound: false }]
  })
}

const BEGINS = /^(?:opens?|closes?|starts?|begins?|leaves?|departs?|arrives?|ends?|finish(?:es)?|kicks off|home|back)$/u

/** What is said in the segment before the time, and behind the time named before it. */
function startOf({ groups }: ReadingContext, { from }: Segment, group: TimeGroup): number {
  return Math.max(from, groups.findLast(({ to }) => to <= group.from)?.to ?? from)
}

/** In the order of the clock: 'quiet time 1:30' behind a picnic at half past twelve is in the afternoon. */
function hoursOf({ entries, expressions }: TimeGroup, before: number): Pick<Appointment, 'from' | 'to' | 'isBound'> | null {
  const [entry] = entries
  const clock = expressions.find((expression) => expression.clock !== null)?.clock ?? null
  if (entries.length !== 1 || clock === null || clock.part !== null && entry!.point === null && clock.from === null || entry!.points.length > 1) return null
  const [window] = entry!.windows
  const isOpen = window !== undefined && (window.from === 0 || window.to === MINUTES_PER_DAY)
  const from = entry!.point ?? (isOpen && window.from === 0 ? window.to : window?.from) ?? null
  if (from === null) return null
  const written = clock.from ?? clock.to
  const isOpenToNoon = written !== null && written.meridiem === null && written.minute < HALF_DAY && from < HALF_DAY
  const later = isOpenToNoon && (from < EARLIEST || from < before) ? HALF_DAY : 0
  return { from: from + later, to: isOpen || window === undefined ? null : window.to + (window.to + later > MINUTES_PER_DAY || window.to > from + later ? 0 : later), isBound: clock.bound === 'by' || clock.bound === 'before' || clock.bound === 'until' }
}

const HALF_DAY = 720
/** Hours before this one are those of the afternoon. */
const EARLIEST = 300

/** The train of 'Our train goes at 9:05'; behind the hour where nothing stands before it. */
function titleIn(context: ReadingContext, segment: Segment, group: TimeGroup): string {
  const before = textOf(context, { from: startOf(context, segment, group), to: group.from }).replace(LEADS, '').replace(ENDS, '').trim()
  const length = lengthBehind(context, segment, group)
  const rest = textOf(context, { from: group.to, to: length?.from ?? segment.to }).replace(length ? LEADS_TO_LENGTH : /(?!)/u, '').trim()
  const behind = rest.split(JOINT)[0]!.replace(OTHER_SENTENCE, '')
  const said = before === '' ? behind : WHERE.test(behind) || length && behind !== '' ? `${before} ${behind}` : before
  const words = said.replace(/(?<![\s,:;–—-])[\s,:;–—-]{1,8}$/u, '')
  return /\p{L}{2}/u.test(words) && words.split(' ').length <= LONGEST_TITLE && !ASKS_FOR_HOURS.test(words) ? words : ''
}

const LONGEST_TITLE = 12
/** Whose it is, and what only joins it to what stands before. */
const LEADS = /^(?:(?:and|then|but|also|so|there(?:['’]s| is)|we(?:['’]ve| have)(?: got)?(?: to)?|i(?:['’]ve| have)(?: got)?(?: to)?|(?:we|i) must|we['’]re|i['’]m|our|my|the|an?|und|dann|wir haben|ich habe|unser|mein|der|die|das|y|luego|tenemos|tengo|nuestro|nuestra|mi|el|la|et|puis|nous avons|j['’]ai|notre|mon|ma|le|e|depois|temos|tenho|nosso|nossa|o|a) )+/iu
/** What joins it to the hour. */
const ENDS = /(?<=\S)\s{1,3}(?:goes|go|is|are|starts?|begins?|at|from|about|around|ca\.?|um|gegen|ist|geht|fährt|à|vers|est|part|a las|sobre las|es|sale|às|as|é|sai|[-–:])$/iu
const JOINT = / (?:and|but|so|because|und|aber|y|pero|et|mais|e|mas) |[.,;]/iu
const OTHER_SENTENCE = /^(?:we|i|they|he|she|it|that|please|wir|ich|nous|je)(?: .*)?$/iu
/** With whom, where and for what. */
const WHERE = /^(?:with|at|in|on|for|from|to|mit|bei|im|in|con|en|avec|chez|au|com|no|na|em) /iu

/** The goal with its day, and what asks for the plan: everything before the first thing with an hour that is no list. */
function headOf(context: ReadingContext, appointments: readonly Appointment[]): Words {
  const first = context.segments[0]!
  const asks = ASKS_FOR_HOURS.exec(context.prompt)
  const end = Math.max(asks === null ? 0 : asks.index + asks[0].length, ...context.expressions.flatMap(({ days, end: last }) => (days === null ? [] : [last])))
  const last = context.segments.findLast(({ from }) => context.source.tokens[from]!.start < end) ?? first
  const opening = sentenceOf(context, first).filter((segment) => appointments.every(({ words }) => words.from >= segment.to || words.to <= segment.from))
  const isBehindList = context.segments.indexOf(last) > opening.length
  const head = isBehindList ? opening.filter((segment, index) => index === 0 || hasTime(context, segment)) : context.segments.slice(0, context.segments.indexOf(last) + 1)
  const to = Math.min(head.at(-1)?.to ?? first.to, ...appointments.map(({ words }) => words.from).filter((from) => from > first.from))
  return { from: first.from, to: Math.max(first.from + 1, to) }
}

/** The zoo of 'Day at the zoo on Friday, could you make a timetable': its first words that ask for nothing. */
function subjectIn(context: ReadingContext, { from, to }: Words): string | null {
  const names = context.segments.filter((segment) => segment.from >= from && segment.from < to).map((segment) => textOf(context, { from: segment.from, to: context.groups.find((group) => group.from >= segment.from && group.from < segment.to)?.from ?? segment.to }).replace(ASKING, '').replace(OPEN_END, ''))
  return names.find((name) => /\p{L}{3}/u.test(name) && !BARE_REQUEST.test(name)) ?? null
}

const ASKING = /^(?:(?:please|can you|could you|help me|i need|we need|i want|we want|i(?:['’]d| would) like|to|make|draw up|plan|schedule|organi[sz]e|me|us|an?|our|my|the|unser\p{L}*|mein\p{L}*|ich|wir|plane?n?|nuestr[oa]|notre|noss[oa])(?: |$))+/iu
const OPEN_END = /(?<![\s,:;–-])[\s,:;–-]{1,6}(?:on|for|am|für|el|para|le|pour|no|na|em|the|this|next)?$/iu
const BARE_REQUEST = /^(?:(?:time ?-?table|schedule|itinerary|programme|program|agenda|running order|plan|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|zeitplan|tagesplan|horario|programa|planning|emploi du temps|cronograma)(?:\s+(?:please|for|of|the|my|our|für|de|para|pour))*\s*)+$/iu

/** What stands between the hours without one of its own: 'ceremony 1pm, photos, dinner at 5'. It lies between them, and leaves what is before it no more than its share. */
function addBetween(context: ReadingContext, appointments: readonly Appointment[], day: DayNumber): void {
  for (const [index, before] of appointments.entries()) {
    const next = appointments[index + 1]
    const items = next === undefined ? [] : itemsBetween(context, before.words, next.words)
    if (next === undefined || items.length === 0 || next.from <= before.from) continue
    before.to ??= before.from + Math.min(LONGEST_BEFORE, Math.floor((next.from - before.from) / (items.length + 1)))
    const window = { from: before.isBound ? before.from : before.to, to: next.from }
    for (const [position, { words, label }] of items.entries()) {
      claim(context, words)
      addReading(context, words, { value: { kind: 'topic', label, list: index + 1, position: position + 1, amount: null, minutes: null }, text: label })
      addReading(context, words, { value: { kind: 'availability', days: { spans: [{ first: day, last: day }] }, windows: [window], person: null }, appliesTo: { labels: [label] }, text: `${label}:${describeWindows([window])}` })
    }
  }
}

/** 'Lunch somewhere' behind the last thing with an hour: some time on that day. */
function addRestOfDay(context: ReadingContext, appointments: readonly Appointment[], day: DayNumber): void {
  const last = appointments.at(-1)!
  const sentence = sentenceOf(context, segmentAt(context, last.words.from)!).at(-1)!
  const window = { from: appointments[0]!.from, to: Math.max(LATEST, Math.min(MINUTES_PER_DAY, (last.to ?? last.from + LONGEST_BEFORE) + 2 * LONGEST_BEFORE)) }
  const items = itemsBetween(context, last.words, { from: sentence.to, to: sentence.to }).filter(({ words }) => !hasTime(context, words) && !isClaimed(context, words))
  for (const [position, { words, label }] of items.entries()) {
    claim(context, words)
    addReading(context, words, { value: { kind: 'topic', label, list: appointments.length, position: position + 1, amount: null, minutes: null }, text: label })
    addReading(context, words, { value: { kind: 'availability', days: { spans: [{ first: day, last: day }] }, windows: [window], person: null }, appliesTo: { labels: [label] }, text: `${label}:${describeWindows([window])}` })
  }
}

/** Nine in the evening. */
const LATEST = 1260

function itemsBetween(context: ReadingContext, before: Words, next: Words): { words: Words; label: string }[] {
  const isOneSentence = sentenceOf(context, segmentAt(context, before.from)!).some(({ from, to }) => next.from >= from && next.from <= to)
  const open = isOneSentence ? context.segments.filter(({ from, to, depth }) => from >= before.to && to <= next.from && depth === 0) : []
  return open.filter((segment) => segment.to - segment.from <= LONGEST_BETWEEN && !SPOKEN.test(keysOf(context, segment).join(' ')))
    .flatMap((segment) => splitAtJoints(context.source, segment))
    .map((words) => ({ words, label: textOf(context, words).replace(LEADS, '') })).filter(({ label }) => /\p{L}{2}/u.test(label))
}

/** What has no end is over after this where something stands between it and the next. */
const LONGEST_BEFORE = 60
const LONGEST_BETWEEN = 7
/** Somebody says something; nothing is done. */
const SPOKEN = /^(?:(?:and|but|so) )?(?:i|we|i'm|we're|she|he|they|it|that|this|no|not|nothing|please|if|because|ich|wir|er|sie|yo|je|nous|eu)(?: |$)/u

/** 'We want to see the mint', 'on veut voir le parc': what is wished for is called by its name. */
export function settleWishesOfProgramme(context: ReadingContext): void {
  addWishes(context)
  for (const topic of context.readings) {
    if (topic.kind !== 'topic') continue
    const label = topic.label.replace(WISHED, '')
    if (/\p{L}{2}/u.test(label)) Object.assign(topic, { label, text: topic.text.replace(topic.label, label) })
  }
}

/** One thing or two are no list: 'I want to fit in the chemist and a letter'. */
function addWishes(context: ReadingContext): void {
  for (const segment of context.segments) {
    const said = textOf(context, segment)
    const isOpen = WISH.test(said) && !hasTime(context, segment) && !isClaimed(context, segment) && !context.readings.some(({ start, end }) => start < context.source.tokens[segment.to - 1]!.end && end > context.source.tokens[segment.from]!.start)
    for (const [position, words] of (isOpen ? splitAtJoints(context.source, segment) : []).entries()) {
      const label = textOf(context, words).replace(WISH, '').trim().replace(WISHED, '').replace(LEADS, '')
      if (/\p{L}{2}/u.test(label)) addReading(context, words, { value: { kind: 'topic', label, list: segment.sentence + 1, position: position + 1, amount: null, minutes: null }, text: label })
    }
  }
}

const WISH = /^(?:(?:i|we|they|she|he|the kids|the children|ich|wir|sie|die kinder|on|nous|je|les enfants)(?: also| still| really|['’]d| would| aussi| auch)* (?:want|wants|need|needs|like|have|must|möchten?|wollen|will|veut|voulons|veulent)|(?:también )?(?:queremos|quiero|quieren|quero|querem)|must[- ](?:do|see)s?|don['’]t forget)(?: to)?(?= )/iu
const WISHED = /^(?:(?:to|fit in|squeeze in|want|wants|like|need|must do|must see|see|visit|veut|voulons|veulent|voudrait|voir|visiter|quiero|queremos|quieren|ver|visitar|will|wollen|möchten|sehen|quero|querem|conhecer)\s+)+(?:(?:the|an?|le|la|les|el|los|las|die|der|das|den|o|os|as) )?/iu

function addAppointment(context: ReadingContext, { words, title, from, to, isBound }: Appointment, day: DayNumber): void {
  const days = { first: day, last: day }
  claim(context, words)
  if (isBound) return addReading(context, words, { value: { kind: 'event', title, days, from: Math.max(0, from - BEFORE_BOUND), to: from, place: null, person: null }, text: `${title}: ${describeSpan(days)} ${clockTime(from)}` })
  addReading(context, words, { value: { kind: 'event', title, days, from, to, place: null, person: null }, text: `${title}: ${describeSpan(days)}${to === null ? ` ${clockTime(from)}` : describeWindows([{ from, to }])}` })
  claimAside(context, words)
}

/** What has to be done by an hour is done right before it. */
const BEFORE_BOUND = 30

/** '…, so nothing exciting then', "…, and we can't miss it": said of what stands before. */
function claimAside(context: ReadingContext, { to }: Words): void {
  const next = context.segments.find(({ from }) => from >= to)
  if (next !== undefined && next.from - to <= 1 && !hasTime(context, next) && ASIDE.test(keysOf(context, next).join(' '))) claim(context, next)
}

const ASIDE = /^(?:(?:and|so|but|please|also) )*(?:nothing|no|we can't|i can't|we must|don't|she|he|they|it) (?:.* )?(?:then|there|it|that|late|miss it)$/u

/** Nothing is done before one sets out, and nothing behind the way back. */
function closeEnds(context: ReadingContext, appointments: readonly Appointment[], day: DayNumber): void {
  const [first, last] = [appointments[0]!, appointments.at(-1)!]
  const isWay = SETS_OUT.test(first.title)
  const opens = isWay || BEGINS_DAY.test(first.title)
  const isBack = last !== first && (COMES_BACK.test(last.title) || isWay && SETS_OUT.test(last.title))
  const windows = [...(opens && first.from > 0 ? [{ from: 0, to: first.from }] : []), ...(isBack ? [{ from: last.from, to: MINUTES_PER_DAY }] : [])]
  if (windows.length === 0) return
  const days = { spans: [{ first: day, last: day }] }
  addReading(context, opens ? first.words : last.words, { value: { kind: 'exclusion', days, windows, person: null }, text: `Nothing on ${describeDay(day)}${describeWindows(windows)}` })
}
