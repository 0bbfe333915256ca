import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { ANY_MARK, kindOfMark, timeOf } from './marked-times.ts'
import { NUMBER, TURNS, countSaid, joined } from './slots.ts'
import type { Slots } from './slots.ts'

/** What a clause says of a series, and whether of all those before it: 'both from 12 April to 26 June'; the days of `without` are free of everything where somebody or something else is away or shut. */
export type Facts = { slots: Slots; isOfAll: boolean; isOffForAll: boolean }

const words = (source: string) => new RegExp(String.raw`^(?:${source})$`, 'iu')
const FIRST = words(String.raw`first|1st|erstmals|erste[rsnm]?|primer[ao]?|premi[eè]re?|primeir[ao]`)
const LAST = words(String.raw`last|final|letztmals|letzte[rsnm]?|[uú]ltim[ao]|derni[eè]re?`)
const BEGIN = words(String.raw`starts?|starting|begins?|beginning|commences?|kicks?|running|beginnt|beginnen|startet|starten|los|empiezan?|empezamos|empezando|comienzan?|comenzamos|commence(?:nt|ons)?|d[eé]bute(?:nt)?|começa(?:m|mos)?`)
const END = words(String.raw`ends?|ending|finish(?:es)?|finishing|stops?|endet|enden|acaban?|acabamos|terminan?|terminamos|fini(?:t|ssent|ssons)|termine(?:nt)?|acabam|terminam`)
const NONE = words(String.raw`no|none|not|never|nothing|without|except|excepting|excluding|minus|bar|skip(?:s|ped|ping)?|off|out|closed|shut|away|cancelled|canceled|drops?|missed?|missing|kein\p{L}*|nichts?|außer|ohne|frei|fällt|fallen|entfällt|entfallen|geschlossen|sin|menos|salvo|excepto|ninguna?|cerrad[oa]s?|cancelad[oa]s?|pas|sauf|sans|aucune?|ferm[eé]e?s?|annul[eé]e?s?|não|sem|exceto|fechad[oa]s?|nenhuma?`)
/** Of each of the series told before. */
const ALL_OF_THEM = words('both|beide|beides|ambos|ambas|deux')
const TURN = new RegExp(`^${TURNS}$`, 'iu')
const COUNTED = new RegExp(`^(?:${NUMBER})$`, 'iu')
const OF_ALL = words('them|these|those|all|total|altogether|davon|insgesamt|ellos|ellas|total|tout|todo')
/** Words that say nothing of their own between the facts of a series. */
const FILLERS = words([
  'the|a|an|is|are|be|being|was|will|would|it|its|they|their|there|these|those|this|that|which|each|every|one|ones|apiece|all|and|but|then|so|or|at|on|in|of|for|from|to|by|with|about|around|roughly|only|just|always|usually|long|go|goes|going|gone|on|over|up|held|hold|holds|run|runs|take|takes|taking|lasts?|lasting|we|i|my|our|his|her|day|time|term|including|inclusive|apart|per|same|have|has|do|does|please|due|booked|paid|planned|more',
  'der|die|das|den|dem|ein|eine|einen|er|ist|sind|wird|werden|es|sie|jede[rsn]?|jeweils|je|und|aber|um|am|im|in|zum|zur|von|vom|ab|für|dauert|dauern|findet|finden|statt|immer|wir|ich|mein|unser|mal|auch|aus|lang|insgesamt',
  'el|la|los|las|un|una|es|son|será|serán|cada|y|pero|a|al|de|del|en|por|para|con|dura|duran|siempre|se|hay|uno|nosotros|mi|nuestro|todas?|todos',
  'le|les|une?|est|sont|sera|seront|chaque|chacune?|et|mais|à|au|aux|de|du|des|en|pour|dure|durent|toujours|il|elle|ils|elles|on|se|y|l|c|d|mon|notre|toutes?|tous',
  'o|os|as|um|uma|é|são|será|cada|e|mas|ao|do|da|dos|das|em|no|na|dura|duram|sempre|meu|nosso|há',
].join('|'))
/** 'I'm away on 3 April' is said of somebody, and binds more than one series. */
const OF_SOMEBODY = /^\s*(?:(?:and|but|und|y|et|e) )?(?:i['’]?m|we['’]?re|i am|we are|ich bin|wir sind|estoy|estamos|je suis|nous sommes|estou)(?!\p{L})/iu

const TOKEN = /[\uE000-\uECFF]\uF000*|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*/gu
/** 'No class' is said in few words; so is why. */
const MOST_WORDS_OF_NONE = 8

type Scan = { slots: Slots; pending: 'first' | 'begin' | 'last' | 'end' | null; loose: TimeExpression[]; isNone: boolean; isOfAll: boolean; isOffForAll: boolean; unknown: number; number: string | null; isThere: boolean }

/**
 * All that a clause says of a series, in whatever order: its number, its first and its last time, how long one of them
 * and how long all of it takes, its hours, and the days without it. Null where the clause says anything else as well.
 *
 * @param clause a clause of the text with marks for its times
 * @param stems beginnings of the words that name the series
 * @example factsOf('the first one is \uE1xx and they take \uE4xx', times, ['lesson'])
 */
export function factsOf(clause: string, times: readonly TimeExpression[], stems: readonly string[] = []): Facts | null {
  if (OF_SOMEBODY.test(clause)) return null
  const scan: Scan = { slots: {}, pending: null, loose: [], isNone: false, isOfAll: false, isOffForAll: false, unknown: 0, number: null, isThere: /^\s*(?:and )?(?:there|es sind|hay|il y a|são|i have|we have)(?!\p{L})/iu.test(clause) }
  for (const [token] of clause.matchAll(TOKEN)) {
    const isRead = ANY_MARK.test(token) ? readTime(scan, token, times) : readWord(scan, token, stems)
    if (!isRead) return null
  }
  return closed(scan)
}

function readTime(scan: Scan, token: string, times: readonly TimeExpression[]): boolean {
  const time = timeOf(times, token)
  const kind = kindOfMark(token)
  const { pending, isNone } = scan
  if (scan.number !== null) return false
  scan.pending = null
  const isEdgeBehind = kind === 'day' && scan.loose.length > 0 && (pending === 'first' || pending === 'last')
  if (isNone && kind !== 'after' && !isEdgeBehind) return readOff(scan, time)
  switch (kind) {
    case 'day': return pending === null ? scan.loose.push(time) > 0 : add(scan, pending === 'first' ? { first: time, isFirst: true } : pending === 'begin' ? { first: time } : { last: time })
    case 'since': return add(scan, { first: time, ...(pending === 'first' ? { isFirst: true } : {}), ...(lasts(time) ? { lasting: time } : {}) })
    case 'until': return add(scan, { last: time })
    case 'after': return isNone && add(scan, { last: time }, false)
    case 'span': return add(scan, { first: time, last: time })
    case 'length': return lasts(time) ? add(scan, { lasting: time }) : pending === null && add(scan, { length: time })
    case 'often': return pending === null && add(scan, { often: time })
    case 'hours': case 'open': return pending === null && add(scan, { hours: [time] })
    case 'other': return (pending === 'begin' || pending === 'first' || time.bound === 'since') && isDays(time) && add(scan, { first: time })
    default: return false
  }
}

function add(scan: Scan, slots: Slots, isNone = scan.isNone): boolean {
  const isTaken = Object.keys(slots).some((key) => key !== 'hours' && key in scan.slots)
  scan.slots = joined(scan.slots, slots)
  scan.isNone = isNone
  return !isTaken
}

function readOff(scan: Scan, time: TimeExpression): boolean {
  scan.loose.push(time)
  // 'Everyone off book by 19 October' is something to be done.
  return time.bound !== 'by' && time.bound !== 'until' && isDays(time) && time.days!.last - time.days!.first <= LONGEST_OFF
}

/** Two months. */
const LONGEST_OFF = 62

function isDays({ days, recurrence, duration, clock }: TimeExpression): boolean {
  return days !== null && days.bareWeekday === null && recurrence === null && duration === null && clock === null
}

function lasts({ duration }: TimeExpression): boolean {
  return duration !== null && duration.high >= SECONDS_OF_DAY
}

const SECONDS_OF_DAY = 86_400

function readWord(scan: Scan, token: string, stems: readonly string[]): boolean {
  const isOwn = stems.some((stem) => token.toLowerCase().startsWith(stem))
  if (scan.number !== null) return readCounted(scan, token, isOwn)
  if (COUNTED.test(token) && !/^(?:one|ein|eine|einen|un|una|uma|une)$/iu.test(token)) return (scan.number = token) !== ''
  if (FIRST.test(token)) return readEdge(scan, 'first')
  if (LAST.test(token)) return readEdge(scan, 'last')
  if (BEGIN.test(token)) return (scan.pending = 'begin') === 'begin'
  if (END.test(token)) return (scan.pending = 'end') === 'end'
  if (NONE.test(token)) return readNone(scan)
  if (ALL_OF_THEM.test(token)) return (scan.isOfAll = true)
  if (!isOwn && !TURN.test(token) && !FILLERS.test(token) && !OF_ALL.test(token) && !/^[\p{L}]{2,5}['’](?:s|re|ll)$/u.test(token)) scan.unknown += 1
  return scan.unknown <= MOST_WORDS_OF_NONE
}

function readNone(scan: Scan): boolean {
  if (!scan.isNone) scan.isOffForAll = scan.unknown > 0
  return (scan.isNone = true)
}

/** 'Twelve lessons', 'ten of them', 'six in all', 'five yoga classes'. */
function readCounted(scan: Scan, token: string, isOwn: boolean): boolean {
  if (/^(?:of|in|x|more|weekly|de|von|en|em|au)$/iu.test(token)) return true
  if (!isOwn && !TURN.test(token) && !OF_ALL.test(token)) return false
  const count = countSaid(scan.number!)
  scan.number = null
  return add(scan, { count })
}

/** 'The first is 2 July', '2 July being the first'. */
function readEdge(scan: Scan, edge: 'first' | 'last'): boolean {
  const time = scan.isNone ? undefined : scan.loose.pop()
  if (time === undefined) return (scan.pending = edge) === edge
  return add(scan, edge === 'first' ? { first: time, isFirst: true } : { last: time })
}

function closed(scan: Scan): Facts | null {
  if (scan.number !== null && scan.isThere && scan.unknown === 0) add(scan, { count: countSaid(scan.number) })
  else if (scan.number !== null) return null
  if (scan.isNone && scan.loose.length > 0) return { slots: joined(scan.slots, { without: scan.loose }), isOfAll: scan.isOfAll, isOffForAll: scan.isOffForAll }
  const isRead = scan.unknown === 0 && !scan.isNone && scan.loose.length === 0 && scan.pending === null
  return isRead && Object.keys(scan.slots).length > 0 ? { slots: scan.slots, isOfAll: scan.isOfAll, isOffForAll: false } : null
}
