import type { DayNumber } from '../../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { dateBefore, mainOccasion, namedOccasion } from '../../expressions/distances/occasions.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import { dayInWords, daysInWords, partInWords } from './day-in-words.ts'
import type { PartOfDay } from './day-in-words.ts'
import type { Said } from '../said.ts'

/** What a prompt says of its days, asked for only where words point at one. */
export type DaysSaid = { expressions: readonly TimeExpression[]; language: string }

const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams)tag|mittwoch|sonntag|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?)`
const PART = String.raw`(?:morning|afternoon|evening|night|morgen|vormittag|nachmittag|abend|mañana|tarde|noche|soir(?:ée)?|matin|après-midi|manhã|noite)`
const END = String.raw`(?=\s*(?:$|[.,;:!?)\n–—]|-\s)|\s(?:and|but|so|then|und|aber|y|e|et|puis|mais|we|i|till|until)(?!\p{L})|,?\s(?:at|from|um|ab|von|a las?|à|às|das|de)\s\d|,?\s\(?\d{1,2}(?:[:.h]\d{2}|\s?[ap]m|h|\s?uhr|\s?[-–])|,?\s(?:at |à |al? |ao )?(?:noon|midday|midi|mediodía|mittag|meio-dia)(?!\p{L}))`
/** 'That same evening', 'later that day at six', 'am selben Abend', 'esa misma noche', 'le soir même', 'nessa mesma noite': the day named last. */
const SAME = String.raw`(?:(?:later |on |in |during )?(?:that same|the (?:very )?same|that(?: very)?) (?<same>morning|afternoon|evening|night)|(?:noch )?(?:am (?:selben|gleichen)|an (?:diesem|dem)(?: selben)?) (?<gleich>morgen|vormittag|nachmittag|abend)|(?:en |por )?(?:es[ea] misma|la misma|es[ea]) (?<misma>mañana|tarde|noche)|(?:le même (?<meme>soir|matin|après-midi)|ce (?<ce>soir|matin|après-midi)-là|le (?<soir>soir|matin|après-midi) même)|(?:n[ao] mesm[ao]|ness[ae](?: mesm[ao])?) (?<mesma>manhã|tarde|noite))${END}`
/** 'The Monday after', 'the following Tuesday', 'am Dienstag danach', 'el lunes siguiente', 'le mardi suivant', 'na terça seguinte'. */
const NEXT = String.raw`(?:on )?the (?:(?<after>${WEEKDAY})(?: ${PART})? (?:after(?:wards)?|following)|following (?<following>${WEEKDAY}))${END}|(?:am )?(?<danach>${WEEKDAY})(?:${PART})? (?:danach|darauf)(?!\p{L})|(?:el |le |na |no )(?<suivant>${WEEKDAY}) (?:siguiente|después|de después|suivant|d['’]après|seguinte|depois)${END}`
/** 'Tuesday of that week', 'the Wednesday of the same week', 'Thursday that week', 'Mittwoch derselben Woche', 'el martes de esa semana'. */
const OF_WEEK = String.raw`(?:on )?(?:the )?(?<inweek>${WEEKDAY})(?: ?${PART})?(?:,? (?:of|in|von|de|da|d))? (?:(?:that|the) same week|that week|(?:in )?(?:derselben|dieser|jener) woche|(?:esa|la) misma semana|esa semana|la même semaine|cette semaine-là|(?:d?a mesma|d?essa(?: mesma)?) semana)(?!\p{L})`
/** 'That Friday', behind a date: of its week. */
const THAT_WEEKDAY = String.raw`(?:on )?that (?<that>${WEEKDAY})(?: ${PART})?${END}`
/** 'The two Saturdays before the fair', 'the last three Mondays before opening': each of them; 'two Sundays before': the second one. */
const WEEKDAYS_BEFORE = String.raw`(?:on |over )?(?<each>the (?:last |final )?)?(?<many>two|three|four|five|six|[2-6]) (?<days>${WEEKDAY})s (?:before|leading up to|up to|ahead of)(?= |\s*(?:$|[.,;:!?)\n]))`
/** 'Friday 7th', 'Friday 7 May' is its own date. */
const NO_DATE = String.raw`(?!\p{L}|,? (?:the |den |el |le )?\d{1,2}(?!\d|\s?(?:[:.]\d|am|pm|a\.m|p\.m|h(?!\p{L})|uhr|[-–]\s?\d)))`
/** 'Set-up Thursday', 'Aufbau am Donnerstag', 'takedown Sunday': the day before what it is for, or with its end. */
const AROUND = String.raw`(?<=(?<!\p{L})(?:set-?\s?up|build-up|load-in|get-in|rigging|aufbau|montaje|montage|montagem)(?: is)? )(?:on |am |el |le |na |no )?(?<setup>${ANY_WEEKDAY})${NO_DATE}|(?<=(?<!\p{L})(?:take-?\s?down|break-?down|get-out|load-out|clear-?\s?up|abbau|desmontaje|démontage|desmontagem)(?: is)? )(?:on |am |el |le |na |no )?(?<strike>${ANY_WEEKDAY})${NO_DATE}`
/** 'Le week-end d'après', 'am Wochenende danach'. */
const NEXT_WEEKEND = String.raw`(?:am )?(?<weekend>wochenende (?:danach|darauf)|(?:el|le|no) (?:week-?end (?:d['’]apr[èe]s|suivant)|fin de semana (?:siguiente|despu[ée]s)|fim de semana (?:seguinte|depois)))${END}`
/** 'The Wednesday of the week before'. */
const OF_WEEK_BEFORE = String.raw`(?:on )?(?:the )?(?<weekbefore>${WEEKDAY}) (?:of|in) the week (?<side>before|after)${END}`
/** 'The night before opening', 'la veille du concert', 'am Abend vor der Premiere', 'the morning of the first gig'; the rest is the occasion's name. */
const OF_OCCASION = String.raw`(?:(?:on |in )?(?:the )?(?<eve>day|night|evening|morning|afternoon) before|(?:on |in )?(?:the )?(?<morrow>day|evening|morning) after|(?:on |in )?(?:the )?(?<on>morning|afternoon|evening|night) of|la veille(?<veille> au soir)? (?=d)|le lendemain(?<lendemain>) (?=d)|(?:am )?(?<vor>tag|abend|vorabend|morgen) vor(?= )|(?:am )?(?<nach>tag|morgen) nach(?= )|(?:en |a )?la (?<vispera>víspera|noche antes) (?=del? )|el d[ií]a (?<dia>antes|después) (?=del? )|n?a v[ée]spera(?<vespera>) (?=d)|no dia (?<diaAntes>antes|depois|seguinte) (?=d|ao ))`
/** 'The day after', 'le lendemain': behind an eve, the day after what that is the eve of. */
const NEXT_DAY = String.raw`(?:(?:on |in )?the (?<dayafter>(?:day|morning|evening) after)|(?<lendemainOpen>le lendemain)|am (?<tagdanach>tag (?:danach|darauf))|(?:el|al) (?<siguiente>d[ií]a (?:siguiente|después))|no (?<seguinte>dia (?:seguinte|depois)))${END}`
/** 'Two days before at 10', 'exactly a week before it starts': with an hour or 'exactly', the day itself and no bound. */
const COUNTED = String.raw`(?<exactly>exactly |precisely )?(?<count>a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?<unit>days?|weeks?) (?<relation>before(?:hand)?|earlier|later|after(?:wards)?)(?<of> (?:it|that|he|she|they|the \p{L}+|\p{L}{4,}ing|opening|launch)(?: (?:starts?|begins?|opens?|arrives?|comes?|happens|lands?))?)?${END}`
const POINTING = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${[SAME, OF_WEEK_BEFORE, OF_WEEK, THAT_WEEKDAY, WEEKDAYS_BEFORE, NEXT, NEXT_DAY, AROUND, NEXT_WEEKEND, OF_OCCASION, COUNTED].join('|')})`, 'giu')
/** Whether anything in a prompt may point at a day: asked before its times are read. */
const MAY_POINT = /(?<!\p{L})(?:that|same|after(?:wards)?|following|before|earlier|later|selben|gleichen|diesem|derselben|dieser|danach|darauf|vor|nach|misma|es[ea]|siguiente|después|víspera|antes|même|ce|suivant|veille|lendemain|mesm[ao]|ness[ae]|seguinte|v[ée]spera|set|set-?up|build-up|load-in|get-in|rigging|aufbau|montaje|montage|montagem|take|take-?down|break-?down|get-out|load-out|clear|clear-?up|abbau|desmontaje|démontage|desmontagem|of|d['’]après)(?!\p{L})/iu
const HOUR = /^(?<joint>,?\s(?:at |from |um |ab |von |a las? |à |às |das |de )?\(?)(?<hour>\d{1,2})(?:(?<sign>[:.h])(?<minute>\d{2}))?(?<half>\s?[ap]m|\s?uhr|h)?(?![\p{L}\d]|[/.]\d|(?:st|nd|rd|th)(?!\p{L}))/iu
/** What is free, barred or bounded then says hours in its own way. */
const SPEAKS_OF_TIME = /(?<!\p{L})(?:free|rest|available|busy|only|except|not|no|nothing|never|can['’]?t|cannot|off|away|every|each|any|last|previous|by|until|till|nicht|kein\p{L}*|frei|jede\p{L}*|libre|nada|cada|pas|chaque|livre)(?: \p{L}+)? ?$/iu
const LATE: ReadonlySet<string> = new Set(['afternoon', 'evening', 'night'])
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }

/** `others`: further days of the same thing, before `day`; `isCut`: what it is counted from has its date right behind. */
type Found = { start: number; end: number; day: DayNumber; part: PartOfDay | null; others?: readonly DayNumber[]; isCut?: boolean }

/** 'Dinner that same evening at seven', 'tables back the Monday after', 'la veille du concert à 19h': days that words point at, as the dates they are. */
export function pointedDays(text: string, said: () => DaysSaid): Said[] {
  if (!MAY_POINT.test(text)) return []
  const matches = [...text.matchAll(POINTING)]
  if (matches.length === 0) return []
  const { expressions, language } = said()
  const isPointed = ({ start, end }: TimeExpression) => matches.some(({ 0: words, index }) => start < index + words.length && end > index)
  const dates = expressions.filter((expression) => isDate(expression) && !isPointed(expression))
  if (dates.length === 0) return []
  const found = matches.reduce<Found[]>((known, match) => {
    const lead = text.slice(Math.max(0, match.index - 24), match.index).split(/[.,;:!?\n(]/u).at(-1)!
    const day = SPEAKS_OF_TIME.test(lead) ? null : dayOf(text, match, { dates, expressions, found: known })
    return day === null ? known : [...known, day]
  }, [])
  return found.flatMap((pointed) => [...weekdaysBefore(text, { pointed, match: matches.find(({ index }) => index === pointed.start)!, expressions, language }), written(text, pointed, language)])
}

/** A day of the calendar that no word bounds. */
function isDate({ days, bound, recurrence }: TimeExpression): boolean {
  return days !== null && /^(?:day|range)$/u.test(days.grain) && days.bareWeekday === null && !days.isRelative && recurrence === null && (bound === null || bound === 'since')
}

type Known = { dates: readonly TimeExpression[]; expressions: readonly TimeExpression[]; found: readonly Found[] }

function dayOf(text: string, { 0: words, index, groups }: RegExpExecArray, known: Known): Found | null {
  const said = groups!
  const end = index + words.length
  const last = lastBefore(known, index)
  const main = mainOccasion(text, known.dates, index) ?? last
  const same = said['same'] ?? said['gleich'] ?? said['misma'] ?? said['meme'] ?? said['ce'] ?? said['soir'] ?? said['mesma']
  if (same !== undefined) return last && isNearest(known, index) ? { start: index, end, day: last.last, part: partIn(same) } : null
  const next = said['after'] ?? said['following'] ?? said['danach'] ?? said['suivant']
  if (next !== undefined) return main && last ? { start: index, end, day: weekdayAfter(main.last, weekdayIn(next)!), part: partIn(words) } : null
  if (['setup', 'strike', 'weekend'].some((name) => said[name] !== undefined)) return besideOccasion(text, { start: index, end }, said, { main, last, known })
  const nextDay = ['dayafter', 'lendemainOpen', 'tagdanach', 'siguiente', 'seguinte'].some((name) => said[name] !== undefined)
  // Behind no eve it is counted on from the day named last.
  if (nextDay) return main && last && (last.last < main.first || HOUR.test(text.slice(end))) ? { start: index, end, day: (last.last < main.first ? main.last : last.last) + 1, part: partIn(words) } : null
  if (said['weekbefore'] !== undefined) return main && { start: index, end, day: mondayOf(main.first) + (said['side'] === 'before' ? -7 : 7) + weekdayIn(said['weekbefore'])! - 1, part: null }
  const inWeek = said['inweek'] ?? said['that']
  if (inWeek !== undefined) return last && { start: index, end, day: mondayOf(last.first) + weekdayIn(inWeek)! - 1, part: partIn(words) }
  if (said['many'] !== undefined) return weekdaysBeforeOccasion(text, { start: index, end }, { said, known })
  if (said['count'] !== undefined) return main && counted(text, { start: index, end }, { said, anchor: main })
  return ofOccasion(text, { start: index, end }, { said, words, known })
}

type Days = { first: DayNumber; last: DayNumber }

/** The day of the set-up and of the takedown, and the weekend behind the day named last. */
function besideOccasion(text: string, stretch: Stretch, said: Words, { main, last, known }: { main: Days | null | undefined; last: Days | null | undefined; known: Known }): Found | null {
  if (!main || !last) return null
  if (said['setup'] !== undefined) return isLooseSetUp(text, stretch, known) ? null : { ...stretch, day: weekdayAfter(main.first - 8, weekdayIn(said['setup'])!), part: null }
  if (said['strike'] !== undefined) return { ...stretch, day: weekdayAfter(main.last - 1, weekdayIn(said['strike'])!), part: null }
  return said['weekend'] === undefined ? null : { ...stretch, day: weekdayAfter(last.last, 6) + 1, part: null, others: [weekdayAfter(last.last, 6)] }
}

/** In a row of dates a set-up is the next such day behind the one before it; 'set up on Saturday from 2' is an afternoon, which a written date would not tell. */
function isLooseSetUp(text: string, { end }: Stretch, { dates }: Known): boolean {
  const isInRow = dates.some((date) => date.start > end && !/[.!?\n]/u.test(text.slice(end, date.start)))
  return isInRow || /^,? (?:from|at|um|ab|à|a las|às) [1-7](?![\d:.]| ?(?:am|pm|h|uhr))/iu.test(text.slice(end))
}

/** The day named last, in a date or by pointing at one. */
function lastBefore({ dates, found }: Known, at: number): { first: DayNumber; last: DayNumber } | null {
  const pointed = found.findLast(({ end }) => end <= at)
  const dated = dateBefore(dates, at)
  const end = dates.findLast((other) => other.end <= at)?.end ?? -1
  return pointed !== undefined && pointed.end > end ? { first: pointed.day, last: pointed.day } : dated
}

function weekdaysBeforeOccasion(text: string, { start, end }: Stretch, { said, known }: { said: Words; known: Known }): Found | null {
  const isOpen = /^\s*(?:$|[.,;:!?)\n])/u.test(text.slice(end, end + 3))
  // 'On the two Sundays before, at 2pm' is read as it stands.
  if (isOpen && said['each'] !== undefined) return null
  const main = isOpen ? mainOccasion(text, known.dates, start) : null
  const anchor = isOpen ? main && { first: main.first, end } : namedOccasion(text, known.dates, end)
  if (anchor === null || known.dates.some((date) => date.start < anchor.end && date.end > end)) return null
  const isCut = isDatedBehind(text, known, anchor.end)
  const nearest = weekdayAfter(anchor.first - 8, weekdayIn(said['days']!)!)
  const days = Array.from({ length: COUNTS[said['many']!.toLowerCase()] ?? Number(said['many']) }, (_, index) => nearest - 7 * index).toReversed()
  const stretch = { start, end: isCut ? end : anchor.end, part: null, isCut }
  return said['each'] === undefined ? { ...stretch, day: days[0]! } : { ...stretch, day: days.at(-1)!, others: days.slice(0, -1) }
}

/** 'The festival, which is 12 June', 'opening night, 8 April'. */
function isDatedBehind(text: string, { dates }: Known, end: number): boolean {
  return dates.some((date) => date.start >= end && date.start - end < 24 && !/[.;!?\n]/u.test(text.slice(end, date.start)) && !/\s(?:and|then|und|y|et|e)\s|,.*,/iu.test(text.slice(end, date.start)))
}

/** No weekday that comes back, and none of the week, has been named since the date. */
function isNearest({ expressions, dates }: Known, at: number): boolean {
  const last = expressions.findLast(({ end, days, recurrence }) => end <= at && (days !== null || recurrence?.weekdays))
  return last !== undefined && dates.includes(last) || last?.recurrence === null && last.days?.bareWeekday === null
}

type Stretch = { start: number; end: number }
type Words = Readonly<Record<string, string | undefined>>

function counted(text: string, { start, end }: Stretch, { said, anchor }: { said: Words; anchor: { first: DayNumber; last: DayNumber } }): Found | null {
  // Without an hour, 'two days before' is the last day on which it may be.
  if (said['exactly'] === undefined && !HOUR.test(text.slice(end))) return null
  const length = (COUNTS[said['count']!.toLowerCase()] ?? Number(said['count'])) * (/^week/iu.test(said['unit']!) ? 7 : 1)
  return { start, end, day: /^(?:before|earlier)/iu.test(said['relation']!) ? anchor.first - length : anchor.last + length, part: null }
}

/** 'The night before opening', 'la veille du concert': of what is named behind, whose date the text says. */
function ofOccasion(text: string, { start, end }: Stretch, { said, words, known }: { said: Words; words: string; known: Known }): Found | null {
  const edge = said['on'] === undefined && said['eve'] === undefined ? null : edgeOfDates(text, known, end)
  if (edge !== null) return { start, end: edge.end, day: edge.day + (said['eve'] === undefined ? 0 : -1), part: partIn(words) }
  // 'The day before 2pm', 'the night before at 7' are an hour of it.
  const isHour = said['eve'] !== undefined && /^ (?:at )?\d{1,2}(?:[:.]\d{2}|\s?[ap]m|(?=\s?(?:[,;!?)\n]|\.(?!\d)|$)))/iu.test(text.slice(end, end + 10))
  const main = isHour ? mainOccasion(text, known.dates, start) : null
  const named = isHour ? main && { first: main.first, last: main.last, end } : namedOccasion(text, known.dates, text[end - 1] === ' ' ? end - 1 : end)
  if (named === null || known.dates.some((date) => date.start < named.end && date.end > end)) return null
  const isAfter = ['morrow', 'lendemain', 'nach'].some((name) => said[name] !== undefined) || /depois|seguinte|después/iu.test(words)
  const direction = said['on'] !== undefined ? 0 : isAfter ? 1 : -1
  const isEvening = said['veille'] !== undefined || /noche|abend|night|evening/iu.test(words)
  const isCut = isDatedBehind(text, known, named.end)
  return { start, end: isCut ? end : named.end, day: direction > 0 ? named.last + 1 : named.first + direction, part: isEvening ? 'evening' : partIn(words), isCut }
}

/** 'The first gig', 'our last date': of several that the text dates. */
function edgeOfDates(text: string, { dates }: Known, from: number): { day: DayNumber; end: number } | null {
  const named = /^ (?:the |our |my )(?<edge>first|last|final) (?:gigs?|shows?|concerts?|dates?|stops?|games?|match|matches|session|class|lesson|day|night|one|event|talk|performance|exams?)(?!\p{L})/iu.exec(text.slice(from, from + 40))
  const days = dates.filter(({ bound }) => bound === null).map(({ days: own }) => own!.first).toSorted((a, b) => a - b)
  if (!named || days.length < 2) return null
  return { day: (named.groups!['edge']!.toLowerCase() === 'first' ? days[0] : days.at(-1))!, end: from + named[0].length }
}

function weekdayAfter(day: DayNumber, weekday: number): DayNumber {
  return day + (((weekday - weekdayOf(day) + 6) % 7) + 1)
}

function partIn(words: string): PartOfDay | null {
  if (/morning|morgen|vormittag|mañana|matin|manhã/iu.test(words)) return 'morning'
  if (/afternoon|nachmittag|tarde|après-midi/iu.test(words)) return 'afternoon'
  return /evening|night|abend|noche|soir|noite/iu.test(words) ? 'evening' : null
}

/** Nobody means a smaller number of the morning without saying so. */
const EARLIEST_BARE = 7

/** The day and, where one stands behind it, its hour in the part of the day that is meant. */
function written(text: string, { start, end, day, part, others = [], isCut = false }: Found, language: string): Said {
  const hour = HOUR.exec(text.slice(end, end + 24))
  const on = `${daysInWords([...others, day], language)}${isCut ? '.' : ''}`
  if (!hour) return { text: part === null || isHourAt(text, end) ? on : `${on} ${partInWords(part, language)}`, start, end }
  const { joint, hour: said, minute, half } = hour.groups!
  // 'Set up on Saturday from 2' is an afternoon.
  const isBareEarly = part === null && half === undefined && minute === undefined && !said!.startsWith('0') && Number(said) < EARLIEST_BARE
  const isLate = isBareEarly || part !== null && LATE.has(part) && half?.trim().toLowerCase() !== 'am' && Number(said) < 12
  if (!isLate && (half !== undefined || minute !== undefined)) return { text: on, start, end }
  // '7-9' has its second hour behind.
  const isRange = /^\s?(?:[-–]|to |till |until |bis )/u.test(text.slice(end + hour[0].length))
  if (isRange) return { text: `${on}${joint!.startsWith(',') ? '' : ','}`, start, end }
  return { text: `${on}${joint!}${String(Number(said) + (isLate ? 12 : 0)).padStart(2, '0')}:${minute ?? '00'}`, start, end: end + hour[0].length }
}

/** 'At noon' says the part of the day itself. */
function isHourAt(text: string, end: number): boolean {
  return /^,?\s(?:at |à |al? |ao )?(?:noon|midday|midi|mediodía|mittag|meio-dia)/iu.test(text.slice(end, end + 16))
}

const BARE_WEEKDAY = new RegExp(String.raw`(?<!(?:every|each|any|next|this|last|jeden|cada|tod[ao]s? [ao]s?|chaque|les|los) )(?<![\p{L}\p{N}])(?:(?:on|am|el|le|na|no) )?(?:${ANY_WEEKDAY})(?![\p{L}\p{N}]|,? (?:the )?\d{1,2}(?:st|nd|rd|th|\.)? ?(?:\p{L}|of)|-feira)`, 'giu')

/** 'Tech rehearsal Tuesday, dress rehearsal Wednesday of that week': the weekdays before it in the sentence are of that week too. */
function weekdaysBefore(text: string, { pointed, match, expressions, language }: { pointed: Found; match: RegExpExecArray | undefined; expressions: readonly TimeExpression[]; language: string }): Said[] {
  if (match?.groups!['inweek'] === undefined) return []
  const sentence = Math.max(-1, ...[...text.slice(0, pointed.start).matchAll(/[.!?;\n]\s?/gu)].map(({ index }) => index))
  const dated = Math.max(sentence + 1, ...expressions.filter((other) => isDate(other) && other.end <= pointed.start).map(({ end }) => end))
  return [...text.slice(dated, pointed.start).matchAll(BARE_WEEKDAY)].map(({ 0: words, index }) => ({ text: dayInWords(mondayOf(pointed.day) + weekdayIn(words)! - 1, language), start: dated + index, end: dated + index + words.length }))
}
