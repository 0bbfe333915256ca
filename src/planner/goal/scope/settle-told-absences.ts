import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import type { DayPattern, Reading } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { plansTrip } from '../times/elsewhere.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { WORKPLACE } from './settle-own-clauses.ts'
import { subjectOfWords } from './subject-of-clause.ts'
import { isInGoal } from './things-of-clause.ts'

type Off = { days: DayPattern; windows: ClockWindow[] }

/**
 * When somebody or a place is not to be had, told as something that happens: 'Rosa is in Oslo 3-13 July', 'he's at sea until
 * the 20th', 'the bakery shuts Mondays', 'the gate is locked from 8'. Their days are days off, and nothing to do or to be ready by.
 */
export function settleToldAbsences(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => {
    const off = offOf(context, reading)
    const clause = off === null ? null : clauseOfRule(context, reading)
    return off === null || clause === null || !tellsAbsence(context, reading, clause) ? reading : asExclusion(reading, beginsThen(context, reading, clause) ?? off)
  })
}

/** The days and hours of a reading that may tell of an absence; what is due or happens at an hour is no such thing. */
function offOf({ today }: ReadingContext, reading: Reading): Off | null {
  if (reading.source !== 'stated') return null
  switch (reading.kind) {
    case 'event': return reading.from === null ? { days: { spans: [reading.days] }, windows: [] } : null
    case 'horizon': return reading.last === null ? null : { days: { spans: [{ first: reading.first ?? today, last: reading.last }] }, windows: [] }
    case 'deadline': return reading.latest % MINUTES_PER_DAY === 0 ? { days: { spans: [{ first: today, last: reading.latest / MINUTES_PER_DAY - 1 }] }, windows: [] } : null
    case 'rhythm': return reading.minutes === null && reading.everyDays === null && (reading.count === null || reading.count === reading.days.weekdays?.length) ? reading : null
    case 'availability': return reading.person === null && reading.windows.every(({ from, to }) => to - from !== AN_HOUR) ? reading : null
    default: return null
  }
}

const AN_HOUR = 60

/** 'She's away from 19 July': what ends a plan of the user's own is where the absence of somebody else begins. */
function beginsThen({ groups }: ReadingContext, reading: Reading, { time }: Clause): Off | null {
  const bound = groups.find(({ from, to }) => from <= time.from && time.from < to)?.expressions[0]!.bound
  if (reading.kind !== 'horizon' || reading.first !== null || bound !== 'since' && bound !== 'after') return null
  const first = reading.last! + 1
  return { days: { spans: [{ first, last: first + NO_END_DAYS }] }, windows: [] }
}

function tellsAbsence(context: ReadingContext, reading: Reading, { segment, sentence, time, behind }: Clause): boolean {
  if (segment === context.segments[0]) return false
  const left = { from: segment.from, to: time.from }
  const words = withoutLinks(context, left) === '' && behind[0]?.from === time.to ? behind[0] : left
  const said = withoutLinks(context, words)
  const link = keysOf(context, { from: Math.max(segment.from, time.from - 1), to: Math.min(segment.to, time.from + 1) }).join(' ')
  // 'Nadia is unreachable before 16 May'.
  const isOfDays = reading.kind !== 'deadline' || UNTIL.test(link) || /(?:^| )before(?: |$)/u.test(link) && AWAY.test(said)
  if (!isOfDays || words.from >= words.to) return false
  if (SHUT.test(said)) return reading.kind !== 'event' && reading.kind !== 'deadline' || isOverDays(reading) || BE_SHUT.test(said)
  if (reading.kind === 'availability') return false
  const own = subjectOfWords(context, words)
  const subject = own.of === 'elided' || own.of === 'nothing' || BE_FIRST.test(said) ? subjectOfWords(context, sentence[0]!) : own
  if (subject.of === 'user' || subject.of === 'everybody') return AWAY.test(said) && !plansTrip(context) && !isInGoal(context, said)
  if (AWAY.test(said)) return true
  return (subject.of === 'somebody' || subject.of === 'pointing') && reading.kind !== 'rhythm' && isOverDays(reading) && (ELSEWHERE.test(said) || TRAVELS.test(said))
}

function isOverDays(reading: Reading): boolean {
  return reading.kind === 'event' ? reading.days.last > reading.days.first : reading.kind === 'horizon' || reading.kind === 'deadline'
}

/** What a clause says without the words that join it to its time. */
function withoutLinks(context: ReadingContext, words: Words): string {
  const keys = keysOf(context, words)
  return keys.slice(0, keys.findLastIndex((key) => !LINK.test(key)) + 1).join(' ')
}

const LINK = /^(?:,|\(|:|-|–|and|but|on|from|for|over|until|till|til|between|during|at|in|all|the|every|each|this|next|und|am|an|im|vom|von|ab|bis|y|del|desde|hasta|los|las|el|la|entre|et|du|de|des|le|les|au|jusqu'au|jusqu'|pendant|e|a|dos|das|o|os|as|no|na|ate)$/u
const UNTIL = /(?:^| )(?:until|till|til|through|bis|hasta|jusqu'?|ate)(?: |$)/u

/** A door, a shop, a road: nobody gets in or through. */
const SHUT = /(?<=\p{L})(?<!(?:^| )(?:to|i|we|be|gets?)) (?:shuts?|closes?|locks?|(?:is|are|'s|stays?|remains?|will be)? ?(?:being )?(?:all )?(?:shut|closed|locked|cordoned off|unusable|off limits|out of (?:use|action|order|bounds|service)|geschlossen|gesperrt|cerrad[oa]s?|fermee?s?|fechad[oa]s?)|(?:is|are|ist|sind|esta|estan|estao|est|sont) (?:taken|occupied|in use|fully booked|belegt|besetzt|zu|ocupad[oa]s?|occupee?s?)|schliesst|schliessen|cierran?|ferment?|ferme|fecham?)(?: (?:for|because of|due to|to) \p{L}+(?: \p{L}+){0,3})?$|^(?:we|they|it|he|she) (?:shut|close|closes|shuts)$/u
const BE_SHUT = /(?:(?:^| )(?:is|are|'s|stays?|remains?|will be|ist|sind|esta|estan|est|sont|estao)|['’]s) (?:being )?(?:all )?(?:shut|closed|locked|unusable|off limits|taken|occupied|in use|geschlossen|gesperrt|belegt|zu|cerrad[oa]s?|ocupad[oa]s?|fermee?s?|fechad[oa]s?)/u
/** Words that say of anybody that they are not there. */
const AWAY = /(?:^| )(?:away|abroad|offshore|overseas|out of (?:town|office|the (?:office|country))|at sea|(?:on|off on) (?:(?:annual|sick|maternity|paternity|parental|unpaid) )?(?:leave|holidays?|vacation|pilgrimage|tour|excursion|jury duty|jury service|a (?:course|cruise))|off sick|in hospital|unreachable|unavailable|not (?:available|reachable|around|here|there|about)|isn't (?:available|reachable|around|here|there|about|in)|indisposed|travelling|traveling|verreist|unterwegs|abwesend|im urlaub|in urlaub|nicht da|nicht erreichbar|fuera|de viaje|de vacaciones|de baja|esquiando|absente?s?|en (?:vacances|conge|voyage|deplacement)|ausentes?|de ferias|viajando|em viagem)(?: (?:in|at|to|with|round|through|auf|en|em|a|na|no) \S+(?: \S+){0,3})?$/u
const BE_FIRST = /^(?:is|are|will be|ist|sind|est|sont|esta|estan)(?: |$)/u
/** Where somebody is, other than here. */
const ELSEWHERE = /(?:^|\S )(?:is|are|will be|shall be|ist|sind|est|sont|esta|estan|estao|sera|\S+['’](?:s|re|ll be))(?: (?:also|still|then|only|just|off|away|back|down|up|over|out|digging|skiing|sailing|camping|hiking|cycling|filming|working|teaching|staying|visiting|walking|climbing|busy|at home))*(?: (?:in|at|on|with|visiting|auf|bei|im|en|chez|com|em|na|no|con) (?!charge|time|town|hand|call|duty|touch|form|it|place|person|site|the (?:plan|team|case|job|way))\S+(?: \S+){0,5})$/u
/** Whoever travels is away for as long. */
const TRAVELS = /(?:^| )(?:travels?|flies|sails|goes (?:home|away|abroad|to|on|back)|go (?:home|away|abroad|back)|is (?:travelling|traveling|flying|sailing|touring)|reist|verreist|fahrt|fliegt|viajan?|se va|voyagent?|part|viajam)(?: (?:home|away|back|abroad))?(?: (?:in|to|with|round|through|nach|a|en|au|aux|para|com|for) \S+(?: \S+){0,4})?$/u

/** The fishmonger of 'fishmonger shuts'. */
const SHUTS = /(?<=\p{L}{3}) (?:shuts?|closes?|is (?:shut|closed)|schliesst|cierra|ferme|fecha)$/iu

/** Days off are everybody's until it is known whose they are; the hours of a door and the days of a shop are only its own. */
function asExclusion(reading: Reading, { days, windows }: Off): Reading {
  const { id, words, start, end, source, strength } = reading
  const title = reading.kind === 'rhythm' ? reading.title ?? '' : ''
  const shop = SHUTS.test(title) ? title.replace(SHUTS, '') : undefined
  const appliesTo = reading.kind === 'availability' && windows.length > 0 ? reading.appliesTo : shop === undefined || WORKPLACE.test(shop) ? null : { labels: [shop] }
  const when = `${describePattern(days)}${describeWindows(windows)}`
  return { id, words, start, end, source, strength, kind: 'exclusion', days, windows, person: null, appliesTo, text: appliesTo === null ? `Nothing on ${when}` : `No ${appliesTo.labels.join(', ')} on ${when}` }
}
