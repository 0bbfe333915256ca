import type { Note, Reading } from '../brief.ts'
import { countsIn, sharesOut } from '../counts-and-shares.ts'
import { saysOnly } from '../cues.ts'
import { isEmptyWord } from '../empty-words.ts'
import { JOINT } from '../joining-words.ts'
import { isName } from '../people/people-words.ts'
import { isRelative } from '../people/relatives.ts'
import { roleAt } from '../people/roles.ts'
import { hasTime, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isBackground, reasonAt } from './background.ts'
import { demandOf, isDuty, isOfEach } from './demand-marks.ts'
import { halfReadTimes, isCovered, isHeld, isNamed, isOfGoal, ledgerOf } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { partsAround, wholeWords } from './whole-clauses.ts'
import { isAmount, isLengthLeft, isMoney, isTimeInName, isWordOfConstraint } from './words-of-constraint.ts'

/**
 * What no reading holds: times and lengths that no rule typed, and every clause with a mark of a demand that lies outside
 * the words of every reading, the goal itself and what is background. Whole clauses, since a date cut out of one tells nothing.
 */
export function collectNotes(context: ReadingContext, subject: string): Note[] {
  const ledger = ledgerOf(context, subject)
  return context.segments.flatMap((segment) => notesIn(ledger, segment))
}

function notesIn(ledger: Ledger, segment: Segment): Note[] {
  const { context } = ledger
  if (isBackground(context, segment) || isAgeOf(context, segment) || isExplained(ledger, segment)) return []
  const cues = cuesIn(ledger, segment)
  if (cues.length > 0) {
    return partsAround(segment, cues).map((words) => noteOf(ledger, words, keptIfOf(context, words), segment))
  }
  if (isEcho(ledger, segment)) return []
  if (isHeld(ledger, segment)) return (isOutOfOrder(ledger, segment) || isWithoutLag(ledger, segment) ? [segment] : restsOf(ledger, segment)).map((words) => noteOf(ledger, words, null, segment))
  if (isCovered(ledger, segment)) return namedOnly(ledger, segment)
  const isOnly = saysOnly(keysOf(context, segment), context.language) && segment.to - segment.from > 1
  const demand = isOfGoal(ledger, segment) || isHeading(context, segment) && demandOf(context, segment) !== 'when' || segment.from === 0 && isDuty(keysOf(context, segment)) || isNamed(context, segment) ? null : sharesOut(context, segment) ? 'who' : isOnly && demandOf(context, segment) !== 'when' ? 'what' : demandOf(context, segment)
  if (demand !== null) return [noteOf(ledger, segment, demand === 'what' && !isTimed(context, segment) ? 'said' : null, segment)]
  const isLeft = !isOfGoal(ledger, segment) && !isHeading(context, segment) && isLengthLeft(context, segment)
  return isLeft || countsIn(context, segment, ledger.subject) ? [noteOf(ledger, segment, isTimed(context, segment) ? null : 'named', segment)] : []
}

/** 'The kiln must be cleaned first', 'each one by two people': a part that merely has an order or a rule for each in its name keeps neither. */
function namedOnly(ledger: Ledger, segment: Segment): Note[] {
  const { context } = ledger
  const isOrdered = !isHeading(context, segment) && (demandOf(context, segment) === 'when' || isDuty(keysOf(context, segment)) && isTimed(context, segment) || DAY_OF_MONTH.test(textOf(context, segment)))
  return isOrdered || isOfEach(keysOf(context, segment)) ? [noteOf(ledger, segment, isOrdered ? null : 'said', segment)] : []
}

/** 'No swimming for 48 hours after the ink': of which the order alone was read. */
function isWithoutLag(ledger: Ledger, segment: Segment): boolean {
  const readings = readingsIn(ledger, segment)
  return readings.length > 0 && readings.every((reading) => reading.kind === 'precedence' && reading.lagMinutes === 0) && isLengthLeft(ledger.context, segment)
}

const DAY_OF_MONTH = /(?<!\p{L})\d{1,2}(?:st|nd|rd|th)$/u

/** 'Then an hour with the accountant', 'each one by two people': of which only the length or the number was read. */
function isOutOfOrder(ledger: Ledger, segment: Segment): boolean {
  const keys = keysOf(ledger.context, segment)
  const isPerTurn = readingsIn(ledger, segment).some(({ kind }) => kind === 'quantity') && keys.some((key, index) => PER.test(key) && index > 0 && index < keys.length - 1)
  const asks = demandOf(ledger.context, segment) === 'when' || isOfEach(keys) || isPerTurn
  return asks && !isOfGoal(ledger, segment) && !isHeading(ledger.context, segment) && readingsIn(ledger, segment).length > 0 && readingsIn(ledger, segment).every(({ kind }) => OF_AMOUNT.has(kind))
}

/** 'At most 80 pages per sitting', of which the 80 pages were read. */
const PER = /^(?:per|each|every|je|pro|jede[rsnm]?|por|cada|par|chaque)$/u
const OF_AMOUNT: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['session', 'quantity', 'topic', 'person', 'settled', 'level'])

/** 'On leave on Friday 5 March and gone the week after': the whole clause, where what a reading leaves of it says when or that it must be. */
function restsOf(ledger: Ledger, segment: Segment): Words[] {
  const { context, held } = ledger
  const { tokens } = context.source
  if (isOfGoal(ledger, segment)) return []
  let from = segment.from
  for (let index = segment.from; index <= segment.to; index += 1) {
    if (index < segment.to && held[tokens[index]!.start] === 0) continue
    if (index > from && index <= reasonAt(context, segment) && saysWhen(context, { from, to: index }, from > segment.from)) return [segment]
    from = index + 1
  }
  return []
}

const FEWEST_OF_REST = 4

/** 'You should train' before its times is one statement with them; of a few words, 'right after' alone. */
function saysWhen(context: ReadingContext, rest: Words, isBehind: boolean): boolean {
  if (rest.to - rest.from < FEWEST_OF_REST) return isBehind && /(?:^| )(?:after|afterwards|before|beforehand|prior)(?: each| every|$)/u.test(keysOf(context, rest).join(' '))
  const demand = demandOf(context, rest)
  return demand === 'when' || demand === 'what' && isBehind && isDuty(keysOf(context, rest))
}

/** Times that no rule took, words of constraint and amounts, that no reading covers. */
function cuesIn(ledger: Ledger, segment: Segment): Words[] {
  const { context, covered, held, quoted, subject, own } = ledger
  const { tokens } = context.source
  const reason = reasonAt(context, segment)
  const isOpen = (index: number) => held[tokens[index]!.start] === 0
  const times = context.groups.filter((group) => group.from >= segment.from && group.from < segment.to && group.from < reason && !isHeld(ledger, group))
  const isOwn = ({ from, to }: Words) => own.start >= 0 && tokens[from]!.start >= own.start && tokens[to - 1]!.end <= own.end
  const cues: Words[] = [...times.filter((group) => !isOwn(group)), ...halfReadTimes(ledger, { from: segment.from, to: Math.min(segment.to, reason) })].map(({ from, to }) => ({ from, to }))
  if (isEcho(ledger, segment)) return cues
  const isInTime = (index: number) => context.groups.some(({ from, to }) => from <= index && index < to)
  const isAlone = segment.to - segment.from === 1
  const isWithinGoal = isOfGoal(ledger, segment)
  for (let index = segment.from; index < segment.to; index += 1) {
    const isBeside = [index - 2, index - 1, index + 1, index + 2].some((at) => at >= segment.from && at < segment.to && quoted[tokens[at]!.start] === 1)
    // The 'max' of '20 min a day max' belongs to the reading beside it.
    const isUncounted = covered[tokens[index]!.start] === 0 && (isMoney(context, index) || isAmount(context, index, subject) && !isOfTeam(context, index))
    const isCue = isOpen(index) && !(isWithinGoal && tokens[index]!.start >= own.start && tokens[index]!.start < own.end) && (!isBeside && !isAlone && index < reason && isWordOfConstraint(context, index, segment) || isUncounted || isTimeInName(context, index) && !isInTime(index))
    if (isCue) cues.push({ from: index, to: index + 1 })
  }
  return cues
}

/** The 2 of '2 devs (Ida, Per)', whose names are read. */
function isOfTeam(context: ReadingContext, index: number): boolean {
  const count = context.readings.filter(({ kind, source }) => kind === 'person' && source === 'stated').length
  const said = Number(context.source.tokens[index]!.text)
  return said > 1 && count >= said && roleAt(context, index + 1) !== null
}

/** 'I only have the free days, which are Monday and Tuesday': what is read behind it is what it says. */
function isExplained(ledger: Ledger, segment: Segment): boolean {
  const behind = sentenceOf(ledger.context, segment).find(({ from }) => from >= segment.to)
  return behind !== undefined && /^(?:which|who|that)$/u.test(ledger.context.source.tokens[behind.from]!.key) && isRestricted(ledger, behind)
}

/** 'What has to happen:' leads to what is asked. */
function isHeading({ source: { tokens } }: ReadingContext, { to }: Words): boolean {
  return /^[:?=→]$/u.test(tokens[to]?.key ?? '')
}

/** The 84 of 'Mum (84)' and of 'my father, 84, …', the ages of 'kids 13, 11'. */
function isAgeOf(context: ReadingContext, { from, to }: Segment): boolean {
  const { tokens } = context.source
  const first = tokens.findIndex(({ kind }, index) => index >= from && index < to && kind === 'digits')
  if (first < 0 || !tokens.slice(first, to).every(({ kind, key }) => kind === 'digits' && Number(key) < OLDEST || JOINT.test(key))) return false
  let who = first - 1
  while (who >= 0 && (/^[,(]$/u.test(tokens[who]!.key) || tokens[who]!.kind === 'digits')) who -= 1
  const isSaidBehind = who >= from || first === from
  return isSaidBehind && who >= 0 && first - who <= FARTHEST_AGE && (isRelative(tokens[who]!.key) || OF_AGE.test(tokens[who]!.key) || first === from && /^[,(]$/u.test(tokens[from - 1]!.key) && /^[,)]$/u.test(tokens[to]?.key ?? '') && isName(context, who))
}

const OLDEST = 110
const FARTHEST_AGE = 4
const OF_AGE = /^(?:nan|nana|gran|granny|grandad|grandpa|grandmother|grandfather|kids?|children|boys?|girls?|twins|sons|daughters|aged|oma|opa|kinder|zwillinge|abuel[ao]|nin[oa]s|hij[oa]s|enfants|grand-mere|grand-pere|filh[oa]s|avo)$/u

/** 'I volunteer on Sundays, so leave those be', 'exam on the 25th, no debate': what a reading beside it says already. */
function isEcho(ledger: Ledger, segment: Segment): boolean {
  const { context, subject } = ledger
  const keys = keysOf(context, segment)
  // 'Away 8 to 11 June, only sketches then'.
  const leavesSome = keys.some((key) => ONLY.test(key)) && keys.some((key) => !isEmptyWord(key) && !ECHOES.has(key) && !ONLY.test(key))
  if (leavesSome || keys.length > LONGEST_ECHO || segment.lead === '' || hasTime(context, segment) || keys.some((key) => /^\p{N}/u.test(key))) return false
  const before = sentenceOf(context, segment).filter(({ to }) => to <= segment.from)
  const beside = before.at(-1)
  if (beside === undefined) return false
  // 'Then one' is next in order.
  const isPointing = keys.some((key, index) => ECHOES.has(key) && !(key === 'da' && context.language === 'pt') && !(/^(?:then|dann|da)$/u.test(key) && (index === 0 || OF_BOUNDS.test(keys[index - 1]!) && keys.length > SHORTEST_ECHO)))
  if (keys.length <= SHORTEST_ECHO && isPointing && before.some((other) => isRestricted(ledger, other))) return true
  if (!isRestricted(ledger, beside)) return false
  const isDenial = /^(?:no|nothing|nada|nichts|rien|kein|keine)$/u.test(keys[0]!)
  return isPointing || keys.every((key) => OF_BEING_BUSY.test(key)) || isDenial && (isBarred(ledger, beside) || keys.slice(1).every((key) => isEmptyWord(key) || subject.toLowerCase().includes(key)))
}

/** 'Until then Olga can merely look on' is more than that hour once more. */
const OF_BOUNDS = /^(?:until|till|before|by|from|bis|hasta|antes|avant|jusque|ate)$/u
const ONLY = /^(?:only|nur|solo|seulement|somente)$/u
const OF_BEING_BUSY = /^(?:i'm|am|we're|is|are|not|no|never|available|free|possible|off|busy|closed|either|at|all|nicht|frei|libre|disponible|indisponible|disponivel|livre)$/u
const LONGEST_ECHO = 7
/** 'Don't move it'. */
const SHORTEST_ECHO = 4
const ECHOES = new Set('that those them these there it then home das dort dann da eso ahi cela ca isso ai'.split(' '))

/** Held by what takes time away or opens it. */
function isRestricted(ledger: Ledger, words: Words): boolean {
  return readingsIn(ledger, words).some(({ kind }) => kind === 'exclusion' || kind === 'commitment' || kind === 'availability' || kind === 'event' || kind === 'rhythm')
}

/** 'Fridays are admin, no client work': nothing at all is done then. */
function isBarred(ledger: Ledger, words: Words): boolean {
  return readingsIn(ledger, words).some((reading) => reading.kind === 'exclusion' && reading.windows.length === 0 && reading.appliesTo === null && reading.person === null)
}

function readingsIn({ context: { source: { tokens }, readings } }: Ledger, { from, to }: Words): Reading[] {
  return readings.filter((reading) => reading.source === 'stated' && reading.start < tokens[to - 1]!.end && reading.end > tokens[from]!.start)
}

/** '61 flags, half of them dead': a number of things, without a word or a time that binds; it is content and no rule. */
function countsOnly(context: ReadingContext, words: Words): boolean {
  const tokens = context.source.tokens.slice(words.from, words.to)
  return !isTimed(context, words) && !tokens.some(({ key }) => /^(?:each|every|per|apiece|cada|jede[rs]?|je|chaque)$/u.test(key)) && tokens.some(({ kind }) => kind === 'digits') && tokens.some(({ kind, text }) => kind === 'word' && text.length > 3) && !tokens.some((_, offset) => isWordOfConstraint(context, words.from + offset, words)) && !saysOnly(keysOf(context, words), context.language)
}

/** What a task can keep by saying it; a time, an order and who does it are more than words. */
function keptIfOf(context: ReadingContext, words: Words): Note['keptIf'] | null {
  const demand = demandOf(context, words)
  if (demand !== 'when' && countsOnly(context, words)) return 'named'
  return isTimed(context, words) || demand === 'when' || demand === 'who' ? null : 'said'
}

function isTimed(context: ReadingContext, words: Words): boolean {
  return hasTime(context, words) || OF_TIME.test(textOf(context, words)) || context.source.tokens.slice(words.from, words.to).some((_, offset) => isTimeInName(context, words.from + offset))
}

/** A unit of time, a stretch of hours, or a share of somebody's. */
const OF_TIME = /\d\s?[-–:]\s?\d|\d\s?%|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|holidays?|mornings?|evenings?|afternoons?|nights?|wochenenden?|feiertage?n?|week-ends?|fin de semana|fines de semana|feriados?|days?|weeks?|wks?|months?|years?|hours?|hrs?|minutes?|mins?|tage?n?|wochen?|stunden?|d[ií]as?|semanas?|horas?|jours?|semaines?|heures?)(?!\p{L})/iu

function noteOf(ledger: Ledger, words: Words, keptIf: Note['keptIf'] | null, segment: Segment): Note {
  const { context } = ledger
  const { from, to } = wholeWords(context, words, segment)
  const start = context.source.tokens[from]!.start
  const end = context.source.tokens[to - 1]!.end
  return { words: context.prompt.slice(start, end), start, end, ...(keptIf && { keptIf }) }
}
