import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { civilOf } from '../../time/day-number.ts'
import type { Days } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describeDay, describeEnd } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, keysOf, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { pointOf } from '../times/clock-windows.ts'
import { isBehindGoal } from '../times/elsewhere.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { wordsAround } from '../times/words-around.ts'
import type { End } from './bounded-clause.ts'
import { rhythmBefore } from './read-starts.ts'
import { isFirstClause, subjectOfEnd } from './subject-of-end.ts'

/** What a clause does with a day up to which. */
export const END_ROLES: readonly ClauseRole<End>[] = [
  { says: 'Stage a play. The premiere is on 12 June. Rehearsals Tuesdays 19-22 at the church until then', yields: 'rhythm', reads: endsRhythm },
  { says: 'Open a bike shop on 4 September. I work until May', yields: null, reads: when(isOtherWork, ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: 'The lift is out of order until the end of February', yields: null, reads: when(isHowItIsUntil, ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: "I'm offshore till 10 February", yields: 'exclusion', reads: addAwayUntil },
  { says: 'The plants cannot go out before 10 May', yields: 'horizon', reads: addNotBefore },
  { says: 'Run the marathon on 9 May. Taper starts two weeks before', yields: 'horizon', reads: addStartBefore },
  { says: 'Set up a room for a baby due in June', yields: 'deadline', reads: addDueOf },
  { says: 'Sell the house by 1 May', yields: 'deadline', reads: addDeadline },
]

/** 'by 1 April', 'before 14 Feb', 'until Friday', 'due 31 January'. */
export function readEnd(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const { bound, days, clock, words: said } = group.expressions[0]!
  readByRole(END_ROLES, context, { group, around, words: wordsAround(group, around), bound, days: /\d/u.test(said) ? justOver(days!, context.today) : days!, point: clock ? pointOf(clock, context.is24) : null })
}

/** 'By 26 February', written on 3 March, is what has just been missed and no day of next year; 'by 31 December' in January is the end of the year that begins. A holiday comes again: 'by New Year', said on 4 January, is the next. */
function justOver(days: Days, today: DayNumber): Days {
  const { past, first } = days
  const isMissed = past !== null && past.last < today && today - past.last <= JUST_OVER && civilOf(past.last).year === civilOf(today).year && first - today > MONTHS_AWAY
  return isMissed ? { ...days, ...past, past: null } : days
}

/** In days. */
const [JUST_OVER, MONTHS_AWAY] = [21, 300]

/** 'I work until June, so Saturdays until then', 'he teaches in the mornings until 6 August': how long something else goes on. */
function isOtherWork(context: ReadingContext, { bound, group, around: { leftKeys, segment } }: End): boolean {
  if (bound !== 'until') return false
  return AT_WORK.test(leftKeys.join(' ')) || segment !== null && segment.sentence > 0 && OTHER_LIFE.test(keysOf(context, { from: segment.from, to: group.from }).join(' '))
}

const AT_WORK = /^(?:(?:and|but) )?(?:(?:i'm|i am|we're|we are)(?: still| both| also)? (?:working|employed|studying|teaching)(?: (?:full-time|full time|part-time|there|here))?|(?:i|we)(?: still| also)? (?:work|study|teach|am|are|have) ?(?:full-time|full time|part-time|at \p{L}+|in \p{L}+|school|a job|my job|my old job)?)$/u
/** What somebody does anyhow, and no work of the plan. */
const OTHER_LIFE = /^(?:(?:and|but|because|since|as) )?(?:i|we|he|she|they|(?:my|our|his|her) \p{L}+) (?:still |also |only )?(?!(?:can|can't|cannot|could|couldn't|will|won't|would|don't|never|want|wants|need|needs|must|should|may|shall|have to|has to|plan|hope|aim|try|do|study|studies|train|trains|practi[cs]es?|learn|learns|write|writes|rehearse|rehearses|run|runs|save|saves|revise|revises|prepare|read|reads|go on|carry on|keep|continue|get|gets|am free|are free|am off|are off)(?= |$))\p{L}{3,}(?: \S+){1,5}$/u

/** 'My car is at the garage until Friday': how something is until then, which asks for nothing. */
function isHowItIsUntil(context: ReadingContext, { bound, around: { leftKeys, segment } }: End): boolean {
  if (leftKeys.some((key, index) => key === 'if' && /^(?:i|we|you|he|she|they|it)$/u.test(leftKeys[index + 1] ?? ''))) return true
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  return bound === 'until' && (STATE_OF_THINGS.test(said) || WEATHER.test(said) || GOING_ON.test(said) || STAYING.test(said) || segment !== null && isBehindGoal(context, segment) && OFFERED.test(said))
}

/** 'The oranges are only in the shops until …': how long there is something, told behind the goal. */
const OFFERED = /^(?:(?:and|but|because|since|as) )?(?:\S+ ){1,5}?(?:is|are) (?:still |only |currently )*(?:open|valid|sold|on sale|in (?:the )?(?:shops?|season|stock|flower|print|cinemas?))(?: \S+){0,4}$/u
/** 'Frost risk until 10 May': what the weather does asks for nothing. */
const WEATHER = /^(?:(?:and|but|because|since|as|the|there is|there's|a|some|still|late|night|ground|hard|last) )*(?:frosts?|snow|ice|rain|rainy season|monsoon|pollen|heat ?wave|storms?|gales|floods?)(?: (?:risk|danger|season|possible|likely|expected|about|warnings?|is (?:possible|likely|expected)))*$/u
/** 'The fans are drying the place until the 22nd': what goes on by itself. */
const GOING_ON = /^(?:(?:and|but|because|since|as) )?(?!(?:i|we|you) )(?:(?:the|my|our|his|her|their|an?|some) )?(?:\S+ ){1,3}?(?:is|are) (?:still |currently |all |both )*(?!(?:working|building|preparing|planning|learning|studying|training|writing|making|finishing|going) )\p{L}{2,}ing(?: \S+){0,5}$/u
const STAYING = /^(?:(?:and|but|because|since|as) )?(?:my|our|his|her|their|the) (?:\S+ ){1,3}?(?:stays?|lives?|looks? after|is there|helps?|minds?|works?)(?: \S+){0,4}$/u
const STATE_OF_THINGS = /^(?:(?:and|but|because|since|as) )?(?:(?:the|my|our|his|her|their) )?(?:\S+ ){1,4}?(?:is|are|was|were|'s) (?:still |both |all |currently |only |not )*(?:closed|shut|out of (?:order|action|use|town)|broken|away|abroad|ill|sick|off|on (?:leave|holiday|tour|shift|crutches)|in (?:hospital|plaster|rehab|storage|use|repair|[A-Z]\S+)|at (?:the|my|our|his|her) \S+|being \S+|under (?:repair|construction|scaffolding)|frozen|lent|let|leased|rented|insured|paid for|in plaster|rented out|booked out|occupied|locked|unavailable|available|working|blocked|with \S+)(?: \S+){0,4}$/u

function addDeadline(context: ReadingContext, end: End): boolean {
  const { group, bound, days, point, words } = end
  // 'On or before 5 March'.
  const isIncluded = /^on or$/u.test(end.around.leftKeys.slice(-2).join(' '))
  const isBefore = point === null && !isIncluded && (bound === 'before' || isByPeriod(context, group.expressions[0]!))
  const latest = isBefore ? days.first * MINUTES_PER_DAY : latestOf(isIncluded ? 'by' : bound!, days, point)
  const matcher = subjectOfEnd(context, end)
  if (matcher === null && isFirstClause(end)) addDue(context, end)
  addReading(context, words, {
    value: { kind: 'deadline', latest, event: null }, appliesTo: matcher,
    text: `${matcher ? `${matcher.labels.join(', ')} d` : 'D'}one ${isBefore ? `before ${describeDay(days.first)}` : `by ${describeEnd(latest)}`}`,
  })
  return true
}

/** Behind it nothing fits into the day: '23:59' is its end. */
const LAST_HOUR = 1380

/** 'VAT return due 7 April' as the goal is a day of its own. */
function addDue(context: ReadingContext, { group, around, days, point, words }: End): void {
  const isDue = !around.leftKeys.includes('before') && /^(?:due|deadline)$/u.test(context.source.tokens[group.from]!.key)
  const due = isDue && context.plannerType === 'calendar' ? labelOf(context, around.left, 5) : null
  if (due === null) return
  addReading(context, words, { value: { kind: 'event', title: `${due} due`, days: { first: days.first, last: days.first }, from: point !== null && point > LAST_HOUR ? null : point, to: null, place: null, person: null }, text: `${due} due: ${describeDay(days.first)}` })
}

/** 'rehearsals Tuesdays 19-22 at the church until then': how long that alone goes on. */
function endsRhythm(context: ReadingContext, { group, bound, days }: End): boolean {
  const last = days.first - (bound === 'before' ? 1 : 0)
  const segment = segmentAt(context, group.from)
  const rhythm = context.readings.at(-1)
  if (endsWhatIsBefore(context, { group, bound, last: bound === 'before' ? last : days.last })) return true
  if (!/\bthen$/iu.test(group.expressions[0]!.words)) return endsLastRhythm(context, { group, last: bound === 'before' ? last : days.last })
  if (!segment || segment.sentence === 0 || rhythm?.kind !== 'rhythm' || rhythm.days.weekdays === undefined || rhythm.start < context.source.tokens[segment.from]!.start) return false
  rhythm.days = { ...rhythm.days, spans: [{ first: rhythm.days.spans?.[0]?.first ?? context.today, last }] }
  rhythm.text += ` until ${describeDay(last)}`
  extendReading(context, rhythm, group)
  return true
}

/** 'Physio is Wednesday at 7.30 am until the end of February', behind the goal: how long what stands right before it goes on. */
function endsWhatIsBefore(context: ReadingContext, { group, bound, last }: { group: TimeGroup; bound: End['bound']; last: number }): boolean {
  const before = context.readings.at(-1)
  if (bound !== 'until' || before?.kind !== 'commitment' && !(before?.kind === 'rhythm' && before.title !== null && before.windows.length > 0) || before.days.weekdays === undefined || before.days.spans !== undefined || context.source.tokens[group.from]!.start - before.end > 2) return false
  before.days = { ...before.days, spans: [{ first: context.today, last }] }
  before.text += ` until ${describeDay(last)}`
  extendReading(context, before, group)
  return true
}

/** 'Physio Tuesdays at 5, 45 min, through October', before a race in November: how long that alone goes on. */
function endsLastRhythm(context: ReadingContext, { group, last }: { group: TimeGroup; last: number }): boolean {
  const segment = segmentAt(context, group.from)
  const rhythm = context.readings.findLast((reading) => reading.kind === 'rhythm')
  const isAlone = segment !== null && segment.sentence > 0 && segment.lead === ',' && segment.from === group.from && segment.to === group.to
  if (!isAlone || rhythm?.kind !== 'rhythm' || rhythm.title === null || rhythm.days.weekdays === undefined || segmentAt(context, tokenAt(context, rhythm.start))?.sentence !== segment.sentence) return false
  if (!context.readings.some((reading) => reading.kind === 'event' && reading.days.first > last)) return false
  rhythm.days = { ...rhythm.days, spans: [{ first: rhythm.days.spans?.[0]?.first ?? context.today, last }] }
  rhythm.text += ` until ${describeDay(last)}`
  extendReading(context, rhythm, group)
  return true
}

function tokenAt({ source: { tokens } }: ReadingContext, offset: number): number {
  return tokens.findIndex((token) => token.end > offset)
}

/** "I'm offshore till the 10th", behind what the plan is for: nothing before. */
function addAwayUntil(context: ReadingContext, { group, around: { leftKeys, segment }, bound, days }: End): boolean {
  const isThere = /^(?:(?:but|and|also|because) )?(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:\p{L}+ ?){1,3}$/u.test(leftKeys.join(' '))
  const isHere = leftKeys.some((key) => /^(?:free|available|here|home|open|able|allowed|going|learning|studying|training|working|preparing|only|happy|flexible)$/u.test(key))
  if (segment === null || !isBehindGoal(context, segment) || !isThere || isHere || bound !== 'until' || group.expressions[0]!.clock !== null || days.last < context.today) return false
  const away = { first: context.today, last: days.last }
  addReading(context, { from: segment.from, to: group.to }, { value: { kind: 'exclusion', days: { spans: [away] }, windows: [], person: null }, text: `Nothing until ${describeDay(days.last)}` })
  return true
}

const BARS = /^(?:impossible|imposible|unmoglich|impossivel|nothing|no|not|never|cannot|none|nobody|nada|nichts|nicht|kein|keine|keinen|rien|pas|aucune?|sin|sem|ningun|ninguna|nenhum|nenhuma)$|n['’]t$/u

/** 'vor dem 20. Januar kann ich nicht anfangen', 'hasta el 20 no puedo', "je peux rien faire avant le 20": no work of the plan before it. */
function isNotYet({ leftKeys, rightKeys }: Surroundings): boolean {
  const said = (leftKeys.length > 0 ? leftKeys : rightKeys).join(' ')
  return NOT_YET.test(said) && leftKeys.every((key) => key !== ',')
}

const NOT_YET = /^(?:(?:y|e|et|und|aber|pero|mas|mais|i|we|yo|je|j'|eu|ich|wir|on|nous|ne|da|dann) )*(?:(?:no|nao|nada|rien|nichts|nicht|nix|pas|ne|gar|brauch|brauche|brauchen|anzufangen|ponerme|ponernos|ponerse|m'y|mettre|mets|mettrai|voy|vamos|vou|can't|cannot|nothing|n'est|puedo|podemos|posso|podemos|consigo|peux|peut|pouvons|kann|konnen|geht|gehts|habe|hab|ich|wir|tengo|tenho|tiempo|tempo|temps|zeit|keine|kein|pas|empezar|empiezo|empezamos|comecar|comeco|commencer|commence|anfangen|loslegen|starten|beginnen|start|begin|hacer|fazer|faire|machen|do|le|possible|posible|possivel|moglich|da|de|disponible|disponivel|dispo|rola|hay|há|ha|que|c'est|anything|nada)(?: |$)){2,8}$/u

/** 'nothing frost-tender goes outside until 15 May', 'the plants can't go out before 10 May': the day from which it may. */
/** 'Solicitar la pensión (no se puede antes del 1 de marzo)': what the bracket stands behind. */
function itemOfBracket(context: ReadingContext, { segment }: Surroundings, said: string | null): string | null {
  const isOfNothing = said === null || /^(?:(?:it|this|that|se|on|es|man) )?(?:se puede|se pueden|puede|pueden|peut|peuvent|pode|podem|geht|darf|kann|possible|posible|possível|möglich|allowed|permitido|permis|erlaubt|can|be done|start|done)$/iu.test(said)
  const item = segment?.lead === '(' && isOfNothing ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return item && item.sentence === segment!.sentence && item.from > 0 ? labelOf(context, item, 4) : null
}

function addNotBefore(context: ReadingContext, { around, bound, days, words }: End): boolean {
  if (isNotYet(around) && (bound === 'until' || bound === 'before')) {
    addReading(context, words, { value: { kind: 'horizon', first: days.first, last: null }, text: `Start on ${describeDay(days.first)}` })
    return true
  }
  // 'Procurar casa no Porto até fevereiro': in Porto, and not.
  const bar = around.leftKeys.findIndex((key) => BARS.test(key) && !(key === 'no' && context.language === 'pt'))
  if (bar < 0 || (bound !== 'until' && bound !== 'before') || /^(?:not|no) (?:later|more)/u.test(around.leftKeys.slice(bar, bar + 2).join(' '))) return false
  const verb = around.leftKeys.findIndex((key, index) => index <= bar && index > 0 && /^(?:can|must|may|should|will|does|do|is|are|could|shall)$/u.test(key))
  const before = bar === 0 ? null : labelOf(context, { from: around.left.from, to: around.left.from + (verb > 0 ? verb : bar) }, 3)
  const said = before ?? labelOf(context, { from: around.left.from + barredLength(around.leftKeys, bar), to: around.left.to }, 3)
  const label = itemOfBracket(context, around, said) ?? said
  const own = label === null && around.segment !== null && around.segment.lead !== '' ? rhythmBefore(context, around.segment) : null
  const matcher = own !== null ? { labels: [own] } : label === null || isWholePlan(label) || /^(?:(?:can|do|want to|be able to) )?(?:start|begin|work)$/iu.test(label) ? null : { labels: label.split(/ (?:or|nor) /u) }
  addReading(context, words, { value: { kind: 'horizon', first: days.first, last: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels.join(', ')} from` : 'Start on'} ${describeDay(days.first)}` })
  return true
}

/** Up to the thing that is barred: behind the verb and the 'any' of "I don't paint any doors", whose doors they are. */
function barredLength(keys: readonly string[], bar: number): number {
  const any = keys.findIndex((key, index) => index > bar && /^(?:any|anything|the|a|an|my|our)$/u.test(key))
  const isVerb = /^(?:don't|won't|can't|cannot|do|will|not|never)$/u.test(keys[bar]!) && any > bar && any - bar <= 3 && any < keys.length - 1
  return isVerb ? any + 1 : bar + 1
}

/** 'Taper starts two weeks before': from then on. */
function addStartBefore(context: ReadingContext, { group, around, bound, days, words }: End): boolean {
  const isStart = /^(?:starts?|begins?|starting|beginning)$/u.test(around.leftKeys.at(-1) ?? '') && bound === 'by' && /\b(?:before|ahead|earlier|prior)$/iu.test(group.expressions[0]!.words)
  const label = isStart ? labelOf(context, { from: around.left.from, to: around.left.to - 1 }, 3) : null
  if (label === null || isWholePlan(label)) return false
  addReading(context, words, { value: { kind: 'horizon', first: days.first, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(days.first)}` })
  return true
}

/** 'for a baby due in June': what the goal is for comes then. */
function addDueOf(context: ReadingContext, { group, around: { left, leftKeys, segment } }: End): boolean {
  if (addBirth(context, { group, segment, leftKeys })) return true
  const purpose = leftKeys.findLastIndex((key) => key === 'for')
  const isDue = segment?.sentence === 0 && group.expressions[0]!.clock === null && !leftKeys.some((key) => /^(?:is|are|must|has|have|be)$/u.test(key)) && context.source.tokens[group.from]!.key === 'due' && purpose >= 0
  const event = isDue ? labelOf(context, { from: left.from + purpose + 1, to: left.to }, 3) : null
  // 'A mural for a dental office, due 5 March': apart from whom it is for, the work is due.
  const isApart = segment?.from === group.from && /^[,(]$/u.test(segment.lead)
  if (event === null || isApart && !BORN.test(event)) return false
  const { first } = group.expressions[0]!.days!
  addReading(context, { from: left.from + purpose, to: group.to }, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Done before ${event} on ${describeDay(first)}` })
  return true
}

/** 'Before baby number two (due 9 April)': what is born then, which all is to be ready for. */
function addBirth(context: ReadingContext, { group, segment, leftKeys }: { group: TimeGroup; segment: Segment | null; leftKeys: readonly string[] }): boolean {
  const before = segment?.lead === '(' && /^due$/u.test(context.source.tokens[group.from]!.key) && segment.from === group.from ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  const born = before && BORN.exec(textOf(context, before))?.[1]
  if (born === undefined || born === '' || leftKeys.includes('for') && leftKeys.at(-1) === 'for') return false
  const { first } = group.expressions[0]!.days!
  addReading(context, group, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: born }, text: `Done before ${born} on ${describeDay(first)}` })
  return true
}

const BORN = /(?<!\p{L})((?:baby|second baby|third baby|little one|twins|triplets|bump|grandchild|first grandchild|second child|third child|first child|puppies|kittens|foal|calves|lambs)(?: (?:number|no\.?) \p{L}+| girl| boy)?)$/iu

/** 'by June' and 'by the summer' are over when that begins, if there is time until then; 'by the end of June' is not. */
function isByPeriod(context: ReadingContext, { bound, days, words }: TimeExpression): boolean {
  const isNamed = days!.grain === 'month' || days!.grain === 'season' || days!.grain === 'year'
  return bound === 'by' && isNamed && !days!.isRelative && days!.narrowed === null && /^(?:by|before) (?!the end|end|late|mid|early)/iu.test(words) && days!.first >= context.today + SHORTEST_PLAN_DAYS
}

/** 'By June', said in the last days of May, can only mean within June. */
const SHORTEST_PLAN_DAYS = 14

/** 'by' and 'until' include the day; 'before' does not. */
function latestOf(bound: string, days: Days, point: number | null): number {
  if (point !== null) return days.first * MINUTES_PER_DAY + point
  return bound === 'before' ? days.first * MINUTES_PER_DAY : (days.last + 1) * MINUTES_PER_DAY
}
