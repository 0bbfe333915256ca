import type { Source } from '../../time/grammar/source.ts'
import { isGivenName } from './given-names.ts'
import { ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import { isRelative } from './relatives.ts'
import { isWorkOfOther } from './work-verbs.ts'
import { JOINT } from '../joining-words.ts'

/** Given names that are time words or verbs as well. */
const DOUBTFUL = /^(?:april|may|june|jun|august|will|summer|autumn|dawn|mark|mai|jan|jul|avril|juni|mo|till|sat)$/u
const LEADS = /^(?:my|our|with|ask|meet|call|and|&|for|from|meine|mein|mit)$/u
const DATE_LEADS = /^(?:in|by|until|till|from|of|since|before|after|during|through|early|mid|late|end|next|this|last|to|start|starting|beginning|every|each|on|-|\/|for|around|all|im|bis|ab|anfang|mitte|ende)$/u
const AUXILIARIES = /^(?:is|was|has|do|record|edit|make|code|work|write|read|build|design|test|can|can't|wants|needs|will|won't|turns|says|only|knows|busy|free|unavailable|available|'s|ist|hat|kann|macht)$/u

/**
 * Tokens that are people called April, May, June, August or Will. A capitalised word counts when something says that
 * it is a person (a relation before it, a role in brackets, 'is my editor'), and then everywhere but next to a number.
 */
export function namesLikeTimes(source: Source, isOfTeam = false): Set<number> {
  const { tokens } = source
  const candidates = tokens.flatMap(({ key, text, kind }, index) => (kind === 'word' && DOUBTFUL.test(possessorOf(key)) && (key === 'sat' ? text === 'SAT' : /^\p{Lu}\p{Ll}/u.test(text) || isVerb(tokens[index + 1]?.key ?? '') && key !== 'may' && key !== 'will') && !isDate(source, index) ? [index] : []))
  const inTurn = new Set(tokens.flatMap((_, index) => (isOfTeam && isInTurn(source, index) ? [index] : [])))
  const proven = new Set(candidates.filter((index) => /^\p{Lu}/u.test(tokens[index]!.text) && isProven(source, index)).map((index) => possessorOf(tokens[index]!.key)))
  return new Set([...inTurn, ...candidates.filter((index) => proven.has(possessorOf(tokens[index]!.key)) && (isProven(source, index) || isSubject(source, index) || !DATE_LEADS.test(tokens[index - 1]?.key ?? '')))])
}

/** Takes the meanings of time away from those tokens, so that the grammar reads past them. */
export function withoutTimeSenses(source: Source, names: ReadonlySet<number>): Source {
  if (names.size === 0) return source
  return { ...source, entries: source.entries.map((entries, index) => (names.has(index) ? [] : entries)) }
}

/**
 * 'Thea programming, Jun levels', 'Nadia = print, Mar = web': a time word at the head of a clause with what it does, where
 * the other clauses of the sentence are headed by the names of people alone.
 */
function isInTurn(source: Source, index: number): boolean {
  const { tokens } = source
  if (!isTimeWord(source, index) || !headsTurn(source, index)) return false
  const sign = tokens[index + 1]!.key
  // 'Sun: backend. Ines: testing.' are sentences of their own.
  const [from, to] = sign === ':' ? [0, tokens.length] : sentenceAround(source, index)
  const others = tokens.flatMap((_, at) => (at >= from && at < to && at !== index && isHeadOfClause(source, at) && (sign !== ':' || tokens[at + 1]?.key === ':' && /^\p{Lu}/u.test(tokens[at]!.text)) ? [at] : []))
  const isOther = (at: number) => headsTurn(source, at) && !isTimeWord(source, at)
  const people = others.filter((at) => isOther(at) && isGivenName(tokens[at]!.key))
  const areSure = people.length > 0 && people.length * 2 >= others.length
  // 'May backend, Will frontend, Di copy': no day and no month has a trade.
  const hasTrade = (at: number) => ROLE_WORDS.has(tokens[/^[=:]$/u.test(tokens[at + 1]!.key) ? at + 2 : at + 1]!.key)
  const areTrades = others.some(isOther) && (sign === '=' ? others.some((at) => isOther(at) && hasTrade(at)) : [index, ...others].every((at) => headsTurn(source, at) && hasTrade(at)))
  return others.every((at) => headsTurn(source, at)) && (areSure || areTrades)
}

/** 'Jun', 'Mar', 'Sun', 'Abril': written like a name. */
function isTimeWord({ tokens, entries }: Source, index: number): boolean {
  return /^\p{Lu}\p{Ll}{1,}$/u.test(tokens[index]!.text) && (entries[index] ?? []).some(({ sense }) => sense.type === 'month' || sense.type === 'weekday' && tokens[index]!.text.length <= LONGEST_SHORT_DAY)
}

/** Nobody is called Thursday. */
const LONGEST_SHORT_DAY = 3

function isHeadOfClause({ tokens }: Source, index: number): boolean {
  const before = tokens[index - 1]
  return tokens[index]!.kind === 'word' && (before === undefined || before.kind === 'break' || /^[.!?;,:]$/u.test(before.key) || JOINT.test(before.key) && /^\p{Lu}/u.test(tokens[index]!.text))
}

/** A capital, and behind it a sign or a word in small letters that is no time. */
function headsTurn(source: Source, index: number): boolean {
  const [token, next, third] = source.tokens.slice(index, index + 3)
  if (!isHeadOfClause(source, index) || !/^\p{Lu}\p{Ll}/u.test(token!.text) || next === undefined) return false
  if (/^[=:]$/u.test(next.key)) return third?.kind === 'word' && !isOfTime(source, index + 2)
  return next.kind === 'word' && (next.text === next.text.toLowerCase() || /^\p{Lu}{2,}$/u.test(next.text)) && !isOfTime(source, index + 1) && (next.key === 'all' || !DATE_LEADS.test(next.key))
}

function isOfTime({ entries }: Source, index: number): boolean {
  return (entries[index] ?? []).some(({ sense }) => /^(?:weekday|month|unit|number|day|part|clock)$/u.test(sense.type))
}

function sentenceAround({ tokens }: Source, index: number): [number, number] {
  const isEnd = (at: number) => tokens[at]!.kind === 'break' || /^[.!?]$/u.test(tokens[at]!.key)
  let [from, to] = [index, index]
  while (from > 0 && !isEnd(from - 1)) from -= 1
  while (to < tokens.length && !isEnd(to)) to += 1
  return [from, to]
}

function possessorOf(key: string): string {
  return key.replace(/'s?$/u, '')
}

/** The SAT is a test: in capitals among small letters, and no weekday beside a date or other days. */
function isTest({ tokens, text, entries }: Source, index: number): boolean {
  if (tokens[index]!.text !== 'SAT' || text === text.toUpperCase()) return false
  const isDay = (at: number) => entries[at]?.some(({ sense }) => sense.type === 'weekday') ?? false
  return /^(?:on|with|score|scores|scoring|test|exam|prep|math|maths|is|in|at|for|again|by|practice|,|:|\.)$/u.test(tokens[index + 1]?.key ?? '.') && !/^(?:on|every|each|this|next|and|&|\/|,|-)$/u.test(tokens[index - 1]?.key ?? '') && !isDay(index + 2) && !isDay(index - 2)
}

/** '6 April', 'May 3rd', 'June 2027'. */
function isDate(source: Source, index: number): boolean {
  const [before, after] = [source.tokens[index - 1], source.tokens[index + 1]]
  const isOrdinal = before?.kind === 'word' && /^(?:st|nd|rd|th)$/u.test(before.key)
  // German '1. Mai'.
  const isDotted = before?.key === '.' && !before.spaced && source.tokens[index - 2]?.kind === 'digits' && !/^(?:will|mark|dawn)$/u.test(source.tokens[index]!.key)
  return before?.kind === 'digits' || isDotted || isOrdinal || after?.kind === 'digits' || before?.key === 'of' || /^\/$/u.test(before?.key ?? '') && source.tokens[index - 2]?.kind === 'digits'
}

function isProven(source: Source, index: number): boolean {
  const key = (at: number) => source.tokens[at]?.key ?? ''
  if (key(index) === 'sat') return isTest(source, index)
  const isPossessor = /'s?$/u.test(key(index))
  if (isPossessor && !DATE_LEADS.test(key(index - 1))) return true
  const isBeforeRole = key(index + 1) === '(' && isAboutPerson(source, index + 2)
  const isBehindRelation = isCloseTo(key(index - 1)) && (/^(?:my|our|his|her|their|meine?|a)$/u.test(key(index - 2)) || key(index - 1) === 'named' || key(index - 1) === 'called')
  const isDescribed = /^(?:is|ist|was)$/u.test(key(index + 1)) && /^(?:my|our|the|a|an|his|her|mein|meine)$/u.test(key(index + 2)) && !DATE_LEADS.test(key(index - 1))
  const isInRoster = (key(index - 1) === ':' || key(index - 1) === '=') && (TEAM_WORDS.has(key(index - 2)) || ROLE_WORDS.has(key(index - 2)) || isLead(key(index - 2)))
  const isDoer = /^(?:\.|:|;|,|!|\+|and|&|)$/u.test(key(index - 1)) && isVerb(key(index + 1)) && !/^(?:is|was|has|will|can|needs|only|takes|turns)$/u.test(key(index + 1))
  const isAccompanied = /^(?:with|ask|call|meet)$/u.test(key(index - 1)) && key(index) !== 'may'
  if (isNoVerb(source, index)) return true
  // 'Launch the app in June, Ana designs': behind a word that only leads to a time.
  const isWhen = LEADS_TO_TIME.test(key(index - 1)) || key(index - 1) === 'by' && !/(?:ed|en|done|made|built|run|led|held)$/u.test(key(index - 2))
  const isListed = !isWhen && (isBesideName(source, index, -1) || isBesideName(source, index, 1)) || isInsideSentence(source, index)
  return isListed || isBeforeRole || isBehindRelation || isDescribed || isInRoster || isDoer || isAccompanied
}

const LEADS_TO_TIME = /^(?:in|until|till|since|before|during|early|mid|late|im|ab|bis|anfang|mitte|ende|seit|en|em|fin|debut|mi)$/u

/** 'Will will be there', 'Mark is …', '- Will: …': no verb stands before those; and 'Will told me …' asks nothing, as no subject follows. */
function isNoVerb({ tokens }: Source, index: number): boolean {
  const [token, next] = [tokens[index]!, tokens[index + 1]]
  if (next === undefined || !/^(?:will|mark)$/u.test(token.key)) return false
  // Alone on a line of a list.
  if (next.kind === 'break' && /^[-*•]$/u.test(tokens[index - 1]?.key ?? '')) return true
  if (/^(?:will|is|was|has|can|can't|cannot|could|won't|isn't|would|should|must|needs|wants|prefers|[:(|*,—–])$/u.test(next.key) || next.key === '-' && next.spaced) return true
  return token.text === 'Will' && next.kind === 'word' && next.text === next.key && !SUBJECTS.test(next.key)
}

const SUBJECTS = /^(?:i|you|we|he|she|it|they|the|an?|my|our|your|his|her|its|their|this|that|these|those|there|any|anyone|anybody|someone|somebody|everyone|everybody|all|some|both|one|two|three|no|nobody|people|not|be|do|have|need|try|work|also|then|still|send|add|let|update|keep|make|go|call|start|finish|take|see|get|run|come|bring|pick|check|finalise|finalize)$/u

/** Verbs have no capital behind a small word, a comma or a bracket: 'a call with both Will …', '(Will, Ana)'. */
function isInsideSentence({ tokens }: Source, index: number): boolean {
  const before = tokens[index - 1]
  if (before === undefined || !/^(?:will|mark)(?:'s?)?$/u.test(tokens[index]!.key)) return false
  return before.kind === 'word' ? before.text === before.key && before.key.length > 1 : /^[,(:]$/u.test(before.key) && tokens[index - 2]?.kind !== 'break'
}

/** 'Ana, Will and Tom': joined in the middle of a sentence to a word with a capital that is no time. */
function isBesideName(source: Source, index: number, step: 1 | -1): boolean {
  const joint = source.tokens[index + step]
  const other = source.tokens[index + 2 * step]
  if (!/^(?:,|and|&|[+/]|or|y|und|et|e)$/u.test(joint?.key ?? '') || other?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(other.text)) return false
  const isTime = source.entries[index + 2 * step]!.some(({ sense }) => sense.type === 'month' || sense.type === 'weekday' || sense.type === 'unit' || sense.type === 'part')
  const before = source.tokens[index - 1]
  const beginsSentence = before === undefined || before.kind !== 'word' && !/^[,:(]$/u.test(before.key)
  const otherBegins = step < 0 && (index < 3 || source.tokens[index - 3]!.kind !== 'word' && source.tokens[index - 3]!.key !== ',')
  const isSubject = step === 1 && JOINT.test(joint!.key)
  return !isTime && (isSubject || !beginsSentence) && !DOUBTFUL.test(other.key) && !(otherBegins && joint!.key === ',')
}

/** '(iOS)', '(my husband)', '(backend, 20h)'. */
function isAboutPerson(source: Source, from: number): boolean {
  const inside = source.tokens.slice(from, from + 6)
  const end = inside.findIndex(({ key }) => key === ')')
  return inside.slice(0, end < 0 ? inside.length : end).some(({ key }) => ROLE_WORDS.has(key) || /^(?:my|our|api|ios|%|percent|director|designer|editor|\d+h)$/u.test(key) || isCloseTo(key))
}

function isSubject(source: Source, index: number): boolean {
  return isVerb(source.tokens[index + 1]?.key ?? '')
}

/** 'my daughter May', 'with Will'. */
function isLead(key: string): boolean {
  return LEADS.test(key) || isRelative(key)
}

function isCloseTo(key: string): boolean {
  return /^(?:named|called)$/u.test(key) || isRelative(key)
}

/** What a person does or is, and hardly a time: 'April is', 'Mark edits'. */
function isVerb(key: string): boolean {
  return AUXILIARIES.test(key) || isWorkOfOther(key)
}
