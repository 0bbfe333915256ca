import { senseAt } from '../../../time/grammar/source.ts'
import type { Source } from '../../../time/grammar/source.ts'
import { isEmptyWord } from '../../empty-words.ts'
import { tokenAt, type Surrounded, type TimeOfThing } from './time-of-thing.ts'

/** Holidays, seasons and weekdays that say of which kind a thing is. */
export const KINDS_OF_THINGS: readonly TimeOfThing[] = [
  { says: 'Bake Christmas cookies with the kids', isOfThing: isNamedForHoliday },
  { says: 'Hornear galletas de Navidad', isOfThing: isOfHoliday },
  { says: 'Sew a summer dress', isOfThing: isNamedForSeason },
  { says: 'Design slides for each week', isOfThing: isForEach },
  { says: 'Talk to my boss about Wednesdays off', isOfThing: isTalkedAbout },
  { says: 'Open a Saturday clinic', isOfThing: isDayOfVenture },
]

/** 'Christmas dinner' is eaten on the day; its market and its cookies are not. */
const OF_THE_DAY = /^(?:dinner|lunch|breakfast|brunch|meal|feast|party|parties|concert|service|mass|play|pageant|celebrations?|day|eve|morning|afternoon|evening|night|week|weekend|break|holidays?|vacation|recess|itself|time|period|and|or|but|is|are|falls|comes|this|next|if|with|at|we|i|starts|begins|ends|monday|sunday|saturday|friday|bank|supper|off|free|closed|frei|zu|geschlossen|weg|libre|livre|nothing|gathering|race|run|trip|visit)$/u
/** What is named for Christmas and held in the weeks before it. */
const HELD_BEFORE = /^(?:party|parties|concert|play|pageant|gathering|race|run|trip)$/u
/** Holidays that things are named for. */
const LENDS_NAME = new Set(['christmas', 'easter', 'halloween', 'valentine', 'thanksgiving', 'black-friday', 'carnival', 'st-patrick', 'mothers-day', 'fathers-day', 'new-year'])
const LEADS_DAY = /^(?:on|at|by|before|after|until|till|from|since|over|during|this|next|last|every|each|antes|despues|partir|depois|vispera|noche|semana|dia|domingo|lunes|vacaciones|ferias|vacances|cena|ceia|veille|jour|soir|reveillon|repas|diner|almoco|comida|fiesta|festa|fete)$/u

/** A holiday that is all of a time but for a word that leads to it: where the time begins, where the holiday, and where what follows. */
function bareHoliday({ source, time: { words, start, end, days, clock, bound, recurrence } }: Surrounded): { from: number; lead: number; next: number } | null {
  if (days === null || days.grain !== 'day' || clock !== null || bound !== null && bound !== 'since' || recurrence !== null || /\d/u.test(words)) return null
  const from = tokenAt(source, start)
  const to = tokenAt(source, end)
  const next = to < 0 ? source.tokens.length : to
  const lead = leadOf(source, from)
  const holiday = senseAt(source, lead, 'holiday')
  return holiday?.next !== next || !LENDS_NAME.has(holiday.value.name) || bound === 'since' && lead === from ? null : { from, lead, next }
}

/** 'for Christmas cookies', 'galletas de Navidad', 'at the Christmas market'. */
function leadOf({ tokens }: Source, from: number): number {
  const [first, second] = [tokens[from]?.key ?? '', tokens[from + 1]?.key ?? '']
  if (/^(?:at|on|in|for)$/u.test(first) && /^(?:the|our|a)$/u.test(second)) return from + 2
  return /^(?:for|de|del|da|do|the|our|a)$/u.test(first) ? from + 1 : from
}

function isNamedForHoliday(around: Surrounded): boolean {
  const holiday = bareHoliday(around)
  if (holiday === null) return false
  const { source } = around
  const thing = source.tokens[holiday.next]
  const isOtherDay = HELD_BEFORE.test(thing?.key ?? '') && senseAt(source, holiday.lead, 'holiday')?.value.name === 'christmas'
  const isThing = isPlainNoun(source, holiday.next) && thing!.spaced && /^\p{Ll}/u.test(thing!.text) && (isOtherDay || !OF_THE_DAY.test(thing!.key))
  const leading = source.tokens[holiday.lead - 1]
  return isThing && (leading === undefined || !LEADS_DAY.test(leading.key))
}

/** 'galletas de Navidad', 'marché de Noël'. */
function isOfHoliday(around: Surrounded): boolean {
  const holiday = bareHoliday(around)
  if (holiday === null) return false
  const { from, lead } = holiday
  const of = lead > from ? from : from - 1
  const noun = around.source.tokens[of - 1]
  return /^(?:de|del|da|do)$/u.test(around.source.tokens[of]?.key ?? '') && noun !== undefined && isPlainNoun(around.source, of - 1) && !LEADS_DAY.test(noun.key)
}

/** A word that says nothing of time, and something. */
function isPlainNoun({ tokens, entries }: Source, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && entries[at]!.length === 0 && !isEmptyWord(token.key)
}

/** What happens in a season, so that the season says when; 'this spring' needs no noun. */
const OF_THE_SEASON = /^(?:and|or|but|is|are|we|i|my|our|the|when|so|if|because|with|at|for|to|in|on|by|this|next|20\d\d|term|semester|break|holidays?|vacation|half|half-term|months?|weekends?|evenings?|mornings?|days?|season|trip|tour)$/u
const LEADS_SEASON = /^(?:this|next|last|in|every|each|all|until|till|by|before|after|from|since|during|over)$/u

function isNamedForSeason({ source, time: { start, end, days, bound, clock } }: Surrounded): boolean {
  if (days?.grain !== 'season' || bound !== null && bound !== 'since' || clock !== null) return false
  const [from, next] = [tokenAt(source, start), tokenAt(source, end)]
  const season = senseAt(source, next - 1, 'season')
  const [lead, thing] = [source.tokens[from - 1], source.tokens[next]]
  const isAlone = season?.next === next && source.tokens.slice(from, next - 1).every(({ key }) => /^(?:at|for|the)$/u.test(key))
  const isThing = thing?.kind === 'word' && thing.spaced && /^\p{Ll}{3,}/u.test(thing.text) && source.entries[next]!.length === 0 && !OF_THE_SEASON.test(thing.key)
  return isAlone && isThing && !LEADS_SEASON.test(lead?.key ?? '')
}

/** 'A menu for every day': one of the things for each, not how often something is done. */
function isForEach({ source, time: { start, words, recurrence }, behind }: Surrounded): boolean {
  if (recurrence === null || !/^(?:for )?(?:each|every) (?:week|day|month|lesson|class|session)$/iu.test(words)) return false
  const from = tokenAt(source, start)
  const ownFor = /^for /iu.test(words)
  return (ownFor || source.tokens[from - 1]?.key === 'for') && /^\s*(?:[,.;)]|and\b|$)/iu.test(behind.slice(0, 5)) && isPlainNoun(source, ownFor ? from - 1 : from - 2)
}

/** What the talk is of. */
function isTalkedAbout({ time: { days, recurrence }, before }: Surrounded): boolean {
  return (days !== null || recurrence !== null) && /\b(?:talk|speak|ask|chat|discuss|enquire|inquire|negotiate|email|agree)\b[^.!?;,\n]* (?:about|regarding|re) (?:having |taking |working )?$/iu.test(before)
}

const FOUNDED = /^(?:open|opening|launch|launching|start|starting|found|founding|establish|up|run|running|relaunch|reopen|host|hosting)$/u
const FOUNDED_EARLIER = /^(?:open|opening|launch|start|set|run|found)$/u

/** On which day it will be held, not when it is prepared. */
function isDayOfVenture({ source, time: { start, end, days, recurrence, clock, bound } }: Surrounded): boolean {
  if (clock !== null || bound !== null || recurrence !== null || days === null || days.bareWeekday === null) return false
  const [from, next] = [tokenAt(source, start), tokenAt(source, end)]
  const [article, verb, earlier] = [1, 2, 3].map((back) => source.tokens[from - back]?.key ?? '')
  const isNoun = isPlainNoun(source, next) && /^\p{Ll}{3,}/u.test(source.tokens[next]!.text)
  return isNoun && (FOUNDED.test(verb!) || FOUNDED_EARLIER.test(earlier!)) && /^(?:a|an|our|new|weekly)$/u.test(article!)
}
