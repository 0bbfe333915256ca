import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { shiftWorkingDays } from '../../time/grammar/parse-day.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { describeDay, describeSpan, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { pointOf, windowsOf } from '../times/clock-windows.ts'
import { isTrade } from './trades.ts'

type Event = Reading & ReadingOf<'event'>

/** What the same sentence says behind an event: its hours on each of its days, when its doors open, how many days it takes. */
export function settleToldOfEvents(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const expression of context.expressions) {
    if (expression.clock !== null && (expression.days === null || expression.recurrence !== null)) readHours(context, expression)
  }
  for (const match of context.prompt.matchAll(BARE_HOURS)) {
    const [from, to] = [Number(match[1]) * 60, Number(match[2]) * 60]
    if (from < to && to <= MINUTES_PER_DAY) giveHours(context, { start: match.index, end: match.index + match[0].length, isEach: true, from, to })
  }
  for (const event of context.readings.filter(isEvent)) {
    giveLength(context, event)
    withItsName(context, event)
  }
}

function isEvent(reading: Reading): reading is Event {
  return reading.kind === 'event' && reading.source === 'stated'
}

const EACH_DAY = /(?:both|each|every|all (?:two|three|four)|beide|beiden|jeden|les deux|chaque|los dos|ambos|cada|os dois|ambos os|todos os) (?:day|days|evenings?|nights?|mornings?|afternoons?|tage[n]?|tag|abende[n]?|jours?|soirs?|d[ií]as?|noches|noites?)|daily|jeweils|t[äa]glich|tous les jours|todos los d[ií]as|todos os dias/iu
const EACH_BEHIND = new RegExp(String.raw`^,? ?(?:on |an |am |in )?(?:${EACH_DAY.source})(?!\p{L})`, 'iu')
const EACH_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${EACH_DAY.source})(?: from| open| open from| von| de| at| um| à| às| a las)?,? ?$`, 'iu')
const OPENS = /(?<!\p{L})(?:doors?(?: are)?|gates?|we open|it opens|opens|opening|open|guests?(?: arrive)?|kick-?off|starts|start|begins|einlass|beginn|puertas|portes|portas|ouverture|apertura|abertura)(?: open| opens)?(?: ?(?:is|at|from|ab|um|à|a partir de|a las|às|desde las|dès|:))*,? $/iu
/** In characters. */
const [MOST_BETWEEN, LONGEST_LEAD] = [60, 40]

/** 'Both days 11-17'. */
const BARE_HOURS = new RegExp(String.raw`(?<!\p{L})(?:${EACH_DAY.source}),? (\d{1,2}) ?(?:-|–|to|bis|à|a) ?(\d{1,2})(?![\p{N}:h]|[.,/-]\d)`, 'giu')

/** 'Sat 22 + Sun 23 May (doors 10:00-16:30 both days)', 'Saturday 10 April, doors open 9am'. */
function readHours(context: ReadingContext, { words, start, end, clock, recurrence }: TimeExpression): void {
  const { prompt } = context
  const lead = prompt.slice(Math.max(0, start - LONGEST_LEAD), start)
  const behind = EACH_BEHIND.exec(prompt.slice(end, end + LONGEST_LEAD))
  const isEach = behind !== null || EACH_BEFORE.test(lead) || recurrence !== null && EACH_DAY.test(words)
  if (clock === null || !isEach && (recurrence !== null || !OPENS.test(lead)) || OF_THE_USER.test(lead)) return
  const [window] = windowsOf(clock, context.is24)
  const from = clock.isPoint ? pointOf(clock, context.is24) : window?.from ?? null
  if (from !== null) giveHours(context, { start, end: end + (behind?.[0].length ?? 0), isEach, from, to: clock.isPoint || window!.to === MINUTES_PER_DAY ? null : window!.to })
}

/** 'Exam on 24 and 25 February, I work until 1 pm every day' speaks of somebody's own days. */
const OF_THE_USER = /[,;(](?: (?:and|but|und|aber|y|pero|et|mais|e|mas))? (?:I|i|we|he|she|ich|wir|yo|je|nous|eu|nós)(?:['’](?:m|re))? [^,.;()]*$/u

type Hours = { start: number; end: number; isEach: boolean; from: number; to: number | null }

function giveHours(context: ReadingContext, { start, end, isEach, from, to }: Hours): void {
  const events = eventsBefore(context, start)
  const [first] = events
  if (!first || isEach && events.length < 2 && first.days.last === first.days.first || !isEach && (events.length > 1 || first.from !== null || first.days.last > first.days.first)) return
  const each = isEach ? events.flatMap(daysOf) : events
  const hours = describeWindows(to === null ? [] : [{ from, to }])
  context.readings = context.readings.filter((reading) => !(isEvent(reading) && events.includes(reading)) && !(reading.start < end && reading.end > start && /^(?:availability|rhythm|commitment)$/u.test(reading.kind)))
  for (const event of each) context.readings.push({ ...event, from, to, end: Math.max(event.end, end), words: context.prompt.slice(event.start, Math.max(event.end, end)), text: `${event.title}: ${describeSpan(event.days)}${hours}` })
  claimText(context, start, end)
}

/** The event that was named last in this sentence, on all of its days. */
function eventsBefore({ prompt, readings }: ReadingContext, start: number): Event[] {
  const isNear = (event: Event) => event.start < start && !/[.!?](?:\s|$)|\n/u.test(prompt.slice(event.start, start).replace(/(?:\d|\b(?:st|no))\./giu, '')) && start - event.end <= MOST_BETWEEN
  const last = readings.filter(isEvent).filter(isNear).toSorted((a, b) => a.start - b.start).at(-1)
  return last ? readings.filter(isEvent).filter((event) => event.title === last.title && isNear(event)).toSorted((a, b) => a.days.first - b.days.first) : []
}

const LONGEST_EVENT = 7

function daysOf(event: Event): Event[] {
  const { first, last } = event.days
  return last - first >= LONGEST_EVENT ? [event] : Array.from({ length: last - first + 1 }, (_, index) => ({ ...event, days: { first: first + index, last: first + index } }))
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, zwei: 2, drei: 3, vier: 4, 'fünf': 5, dos: 2, tres: 3, cuatro: 4, cinco: 5, deux: 2, trois: 3, quatre: 4, cinq: 5, dois: 2, 'três': 3, quatro: 4 }
const LASTS = /^(?:,? (?:and|und|y|et|e|he|she|they|it|who|er|sie)){0,2},? (?:(?:will )?(?:needs?|takes?|stays?|is here|be here|has|lasts?|works?)(?: for)?|for|braucht|bleibt|dauert|necesita|tarda|se queda|a besoin de|reste|il lui faut|precisa de|fica|leva)(?: about| around| ca\.?| roughly| at least)? (?<count>\d{1,2}|\p{L}{3,6})(?: (?:full|whole|volle|ganze))? (?<working>working |business |week)?-?(?:days|tage|d[ií]as|jours|arbeitstage|werktage)(?<behind> laborables| ouvr[ée]s| úteis)?(?!\p{L})/iu
/** 'so that whole Mon-Fri', 'so Wed and Thu': the same days again. */
const AGAIN = /^,? (?:so|that is|that's|i\.?e\.?|also|donc|as[ií] que|portanto|meaning) [^.!?\n,;]{2,40}/iu

/** 'The fitter comes Mon 12 April and needs five working days': all of them. */
function giveLength(context: ReadingContext, event: Event): void {
  const { prompt } = context
  const isGuest = /(?:arrives?|comes?|starts?|begins?|kommt|viene|vient|vem|moves in)$/iu.test(event.title) || isTrade(event.title)
  const said = isGuest && event.days.first === event.days.last ? LASTS.exec(prompt.slice(event.end, event.end + LONGEST_SAID)) : null
  const count = said ? NUMBERS[said.groups!['count']!.toLowerCase()] ?? Number(said.groups!['count']) : 0
  if (!said || !(count > 1 && count <= 30)) return
  const end = event.end + said[0].length
  const isWorking = said.groups!['working'] !== undefined || said.groups!['behind'] !== undefined || /arbeitstage|werktage/iu.test(said[0]) || isTrade(event.title.replace(/ \S+$/u, ''))
  event.days = { first: event.days.first, last: isWorking ? shiftWorkingDays(event.days.first, count - 1) : event.days.first + count - 1 }
  const again = AGAIN.exec(prompt.slice(end, end + LONGEST_SAID))
  const inAgain = again ? context.readings.filter((reading) => reading.start >= end && reading.end <= end + again[0].length && /^(?:rhythm|availability|event)$/u.test(reading.kind)) : []
  const to = end + (inAgain.length > 0 ? again![0].length : 0)
  const name = event.title.replace(/ arrives?$/u, '')
  const title = name === event.title ? name : `${name} ${isWorking ? 'at work' : 'here'}`
  Object.assign(event, { title, from: null, to: null, end, words: prompt.slice(event.start, end), text: `${title}: ${describeDay(event.days.first)} to ${describeDay(event.days.last)}` })
  context.readings = context.readings.filter((reading) => reading === event || !inAgain.includes(reading) && !(reading.kind === 'horizon' && reading.start >= event.start && reading.end <= to))
  claimText(context, event.start, to)
}

const LONGEST_SAID = 90

/** 'Opening our bakery, 4 Mill Lane, Friday 7 May': the words of the event begin where its name does. */
function withItsName({ prompt }: ReadingContext, event: Event): void {
  const at = prompt.lastIndexOf(event.title, event.start)
  const address = ADDRESS_FIRST.exec(event.words)?.[0]
  if (at < 0 || event.words.includes(event.title) || event.start - at - event.title.length > LONGEST_LEAD || /[.!?\n]/u.test(prompt.slice(at, event.start))) return
  Object.assign(event, { start: at, words: prompt.slice(at, event.end), ...(address !== undefined && event.place === null ? { place: address } : {}) })
}

const ADDRESS_FIRST = /^\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’.-]*(?: |(?=,))){2,4}/u

function claimText({ source: { tokens }, claimed }: ReadingContext, start: number, end: number): void {
  for (const [index, token] of tokens.entries()) if (token.start >= start && token.end <= end) claimed[index] = 1
}
