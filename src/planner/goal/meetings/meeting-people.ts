import { hasCue } from '../cues.ts'
import { isNameWord, isPersonWord, parseProperName } from '../topics/proper-names.ts'
import { isGivenName } from '../people/given-names.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { sortOf, statedSort } from '../times/sort-of-time.ts'
import { behindAbout, behindDays } from './leads-of-statements.ts'
import { peopleAboveColumns } from './people-above-columns.ts'
import { peopleInLines } from './people-in-lines.ts'
import { statementsOf } from '../statements.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { verdictOf } from './verdict-of-words.ts'

/** What several people do at once. */
export const GATHERING = /^(?:bring|conversation|discussion|appointment|briefing|debrief|brainstorm|one-on-one|standup|lunch|coffee|meet|meets|meeting|together|call|sync|catch|catch-up|catchup|chat|talk|speak|discuss|see|sit|squeeze|gather|align|confer|regroup|convene|reconvene|coordinate|slot|workshop|interview|huddle|session|review|room|suits?|treffen|zusammensetzen|sprechen|reunirse|reunirnos|quedar|hablar|reunion|hueco|voir|retrouver|creneau|encontrar|reunir|conversar)$/u

export type Invited = { names: string[]; words: Words; withUser: boolean }

/** 'for Ana, Tom and Priya', 'with Marek and Lucy', 'Ana, Bo and Cleo need to get together'. */
export function invitedPeople(context: ReadingContext): Invited | null {
  const inLines = peopleInLines(context)
  if (inLines) return { ...inLines, withUser: false }
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const invited = announcesPeople(context, index) ? invitedBehind(context, index) : null
    if (invited) return invited
  }
  return gatheredPeople(context) ?? metPerson(context)
}

const WITH = /^(?:with|mit|con|avec|com)$/u
const INVITING = /^(?:for|with|between|among|amongst|of|invite|con|entre|mit|fur|avec|com|para|pour)$/u
const HEADING = /^(?:group|attending|attendance|present|joining|coming|participating|involved|invited|attendees|participants|people|invitees|who|guests|team|everyone|members|asistentes|teilnehmer)$/u

/** Whether names of those who come may follow: 'with', 'Attendees:', 'must be:', 'there are', 'namely'. */
function announcesPeople(context: ReadingContext, index: number): boolean {
  const key = keyOf(context, index)
  const [before, second] = [keyOf(context, index - 1), keyOf(context, index - 2)]
  // 'I checked with Ana' asks for no meeting.
  if (/^(?:checked|confirmed|spoke|spoken|asked|consulted)$/u.test(before) || isRefused(context, index)) return false
  if (key === ':') return HEADING.test(before) || beginsWithWho(context, index) || before === 'be' && /^(?:must|should|to|will)$/u.test(second)
  // 'half an hour, participants Ana, Bo and Cleo'.
  if (/^(?:participants|attendees|invitees|guests)$/u.test(key) && isPersonWord(context, index + 1)) return true
  const isNamely = /^(?:namely|viz)$/u.test(key) || key === 'is' && before === 'that' && /^[,(]$/u.test(second)
  return isNamely || areWe(context, index) || INVITING.test(key)
}

function areWe(context: ReadingContext, index: number): boolean {
  return keyOf(context, index) === "we're" || keyOf(context, index) === 'are' && keyOf(context, index - 1) === 'we'
}

function keyOf({ source: { tokens } }: ReadingContext, index: number): string {
  return tokens[index]?.key ?? ''
}

function invitedBehind(context: ReadingContext, index: number): Invited | null {
  const { names, next, withUser } = namesFrom(context, index + 1)
  const words = { from: index, to: next }
  const isWith = WITH.test(keyOf(context, index))
  const hosts = names.length === 1 && !areWe(context, index) || names.length > 1 && isWith ? namesBefore(context, index, { isAsking: names.length > 1 }) : []
  if (hosts.length > 0) return { names: [...new Set([...hosts, ...names])], words, withUser: false }
  return names.length >= 2 || names.length === 1 && (withUser || isWith) ? { names, words, withUser } : null
}

/** 'No meeting with Ana on Monday' is a wish about one that is asked for elsewhere. */
function isRefused({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index]!.key === 'with' && /^(?:meetings?|calls?|appointments?|talks?)$/u.test(tokens[index - 1]?.key ?? '') && /^(?:no|not|any|further|more)$/u.test(tokens[index - 2]?.key ?? '')
}

/** 'Who needs to be there:' before the names. */
function beginsWithWho({ source: { tokens } }: ReadingContext, colon: number): boolean {
  const lead = tokens.slice(Math.max(0, colon - 8), colon)
  const line = lead.slice(lead.findLastIndex(({ kind, key }) => kind === 'break' || /^[.;!?]$/u.test(key)) + 1).map(({ key }) => key).filter((key) => /^\p{L}/u.test(key))
  return /^(?:who|whom|who's|whos)$/u.test(line[0] ?? '') && !line.some((key) => /^(?:busy|free|blocked|unavailable|available|when)$/u.test(key))
}

/** The Ana of 'Ana's review, which Bo and Cleo attend': named in the same sentence, and with lines of her own. */
export function withOthersNamed(context: ReadingContext, invited: Invited | null): Invited | null {
  const sentence = invited ? statementsOf(context, { atCommas: false }).find(({ from, to }) => from <= invited.words.from && to >= invited.words.to) : undefined
  if (!invited || !sentence) return invited
  const others = Array.from({ length: sentence.to - sentence.from }, (_, offset) => sentence.from + offset)
    .filter((index) => (index < invited.words.from || index >= invited.words.to) && isPersonWord(context, index))
    .flatMap((index) => possessor(parseProperName(context, index)?.value ?? ''))
    .filter((name) => name !== '' && !invited.names.includes(name) && hasOwnLines(context, name, sentence))
  return others.length === 0 ? invited : { ...invited, names: [...new Set([...others, ...invited.names])] }
}

/** Elsewhere the name begins a statement, or a day is said to be hard for it. */
function hasOwnLines(context: ReadingContext, name: string, except: Words): boolean {
  return utterancesOf(context).some((statement) => {
    if (statement.from >= except.from && statement.from < except.to) return false
    const named = Array.from({ length: statement.to - statement.from }, (_, offset) => statement.from + offset).filter((index) => possessor(context.source.tokens[index]!.text) === name)
    const isHead = named.some((index) => index <= statement.from + 2)
    return isHead && headsTimes(context, named[0]! + 1) || named.length > 0 && hasWindows(context, statement)
  })
}

/** 'the board (Ana, Bo and Cleo)'. */
export function bracketedPeople(context: ReadingContext): Invited | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]!.key !== '(' || !isPersonWord(context, index + 1)) continue
    const { names, next } = namesFrom(context, index + 1)
    if (names.length >= 2 && tokens[next]?.key === ')') return { names, words: { from: index, to: next }, withUser: false }
  }
  return null
}

/** The people a sentence begins with: 'Ana and Bo want to get together with Cleo'. */
function namesBefore(context: ReadingContext, index: number, { isAsking, isSaid = false }: { isAsking: boolean; isSaid?: boolean }): string[] {
  const statement = statementsOf(context, { atCommas: false }).find(({ from, to }) => from <= index && index < to)
  const lead = { from: statement?.from ?? index, to: index }
  // 'Ana wants an hour with Bo.'
  const isGathering = statement !== undefined && (isSaid || keysOf(context, lead).some((key) => GATHERING.test(key)) || groupsIn(context, lead).some(({ expressions: [first] }) => first!.duration !== null))
  const start = statement !== undefined && isGathering ? skipBullet(context, statement.from) : index
  const { names, next } = start < index && isPersonWord(context, start) && !isTimeWord(context, start) && !isLabel(context, start) ? namesFrom(context, start) : { names: [], next: start }
  if (isAsking && !/^(?:wants?|needs?|would|has|have|is|are|plans?|asks?|must|should|will|can|likes?)$/u.test(context.source.tokens[next]?.key ?? '')) return []
  return names.filter((name) => !GATHERING.test(name.toLowerCase().split(' ')[0]!))
}

const MET = /^(?:meets?|meeting|sees?|seeing|calls?|calling|interviews?|interviewing|hosts?|hosting|invites?|inviting|receives?|receiving|trains?|training|coaches|coaching|briefs?|briefing|mentors|mentoring)$/u

/** 'I'd like to meet Nora', 'Ana is hosting Bo and Cleo'. */
function metPerson(context: ReadingContext): Invited | null {
  const { tokens } = context.source
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    if (!MET.test(tokens[index]!.key) || !isPersonWord(context, index + 1)) continue
    const { names, next } = namesFrom(context, index + 1)
    const hosts = namesBefore(context, index, { isAsking: true, isSaid: true })
    if (names.length > 0 && hosts.length > 0) return { names: [...new Set([...hosts, ...names])], words: { from: index, to: next }, withUser: false }
    if (!/^(?:meet|see|call|interview)$/u.test(tokens[index]!.key)) continue
    if (names.length > 0) return { names, words: { from: index, to: next }, withUser: true }
  }
  return null
}

/** Statements, with what follows a heading on their own: 'One hour on Monday: Ian is blocked 9-12'. */
export function utterancesOf(context: ReadingContext): Words[] {
  return statementsOf(context, { atCommas: false }).flatMap(({ from, to }) => {
    for (let index = from + 2; index < to - 2; index += 1) {
      const named = context.source.tokens[index + 1]!.key === 'for' ? index + 2 : index + 1
      const isHeading = context.source.tokens[index]!.key === ':' && named < to && isNameWord(context, named) && !isNameWord(context, index - 1) && context.source.tokens[index + 2]!.kind === 'word'
      if (isHeading) return [{ from, to: index }, { from: index + 1, to }]
    }
    return [{ from, to }]
  })
}

/** A list of names in a sentence that speaks of coming together. */
function gatheredPeople(context: ReadingContext): Invited | null {
  for (const statement of statementsOf(context, { atCommas: false })) {
    const isGathering = keysOf(context, statement).some((key) => GATHERING.test(key))
    for (let index = statement.from; index < statement.to; index += 1) {
      if (!isPersonWord(context, index)) continue
      const { names, next, withUser } = namesFrom(context, index)
      if (names.length >= 2 && (isGathering || /^(?:need|want|require|have|share|are|can|all|both)$/u.test(context.source.tokens[next]?.key ?? '') && groupsIn(context, statement).some(({ expressions: [first] }) => first!.duration !== null))) return { names, words: { from: index, to: next }, withUser }
    }
  }
  return null
}

export function namesFrom(context: ReadingContext, index: number): { names: string[]; next: number; withUser: boolean } {
  const { tokens } = context.source
  const names: string[] = []
  let next = index
  let withUser = false
  for (let at = index; at < tokens.length; ) {
    const isJoint = /^(?:,|and|&|\+|y|und|et|e|as|well|both|me|myself|mich|mir|mi|moi|mim|the|-|\*|or|:|;|\/)$/u.test(tokens[at]!.key) && !(tokens[at]!.key === ':' && names.length > 0)
    // 'with everyone (Ana, Bo)'.
    if (names.length === 0 && at - index < 3 && /^(?:everyone|everybody|all|us|people|\()$/u.test(tokens[at]!.key)) {
      at += 1
      continue
    }
    if (isJoint && (names.length > 0 || at - index < 2)) {
      withUser ||= /^(?:me|myself|mich|mir|moi|mim)$/u.test(tokens[at]!.key)
      at += 1
      continue
    }
    if (withUser && tokens[at]!.key === '(' && isNameWord(context, at + 1) && tokens[at + 2]?.key === ')') {
      names.push(tokens[at + 1]!.text)
      at += 3
      next = at
      continue
    }
    const name = isPersonWord(context, at) ? parseProperName(context, at) : null
    if (!name) break
    names.push(possessor(name.value))
    at = name.next
    next = at
  }
  return { names: [...new Set(names)], next, withUser }
}

/** Names that begin a line or sentence with busy times of their own. */
export function peopleWithBusyTimes(context: ReadingContext): string[] {
  const heads: Head[] = [...peopleAboveColumns(context).values()].flatMap(({ cells }) => cells.map(({ person }) => ({ name: person, next: -1 })))
  for (const statement of utterancesOf(context)) {
    heads.push(...doubtfulFor(context, statement).map((name) => ({ name, next: -1 })))
    const start = behindAbout(context, behindDays(context, skipBullet(context, statement.from)))
    const name = isPersonWord(context, start) && !isLabel(context, start) && !FACILITIES.test(context.source.tokens[start]!.key) && !isTimeWord(context, start) && !isOrder(context, start) ? parseProperName(context, start) : null
    if (name && isAsking(context, statement)) continue
    if (name && (headsTimes(context, name.next) || isFreeOrBusy(context, statement, name.next))) heads.push({ name: possessor(name.value), next: name.next })
  }
  const names = withoutHeadings(context, heads)
  return names.length >= 2 ? names : []
}

/** 'Kim: let's find half an hour on Monday, 9 to 17': who arranges it tells no times of her own. */
function isAsking(context: ReadingContext, statement: Words): boolean {
  const hasLength = groupsIn(context, statement).some(({ expressions: [first] }) => first!.duration !== null && first!.duration.high < 86_400)
  return hasLength && keysOf(context, statement).some((key) => /^(?:find|need|needs|let's|lets|schedule|book|arrange|organi[sz]e|plan|set)$/u.test(key))
}

/** Whether a statement says when the person that it begins with has time or has none. */
function isFreeOrBusy(context: ReadingContext, statement: Words, next: number): boolean {
  const { tokens } = context.source
  const keys = keysOf(context, statement)
  const hasColon = tokens[next]?.key === ':'
  const isAnswer = keys.length <= (hasColon ? LONG_ANSWER : SHORT_ANSWER)
  if (sortOf(keys) === 'free' && (groupsIn(context, statement).length > 0 || isAnswer) || hasColon && isAnswer && verdictOf(keys, null) === 'open') return true
  if (tokens[next]?.key === 'that' || !hasWindows(context, statement)) return false
  return hasCue(keys, 'busy') || hasCue(keys, 'never') || statedSort(keys) === 'busy' || tokens.slice(next, next + 2).some(({ key }) => key === ':' || key === '|')
}

/** Places and sports that open a sentence about their hours: 'Pool open Tue and Thu 6:30-8', 'Running Mon at lunch'. */
const FACILITIES = /^(?:pool|gym|hall|library|court|courts|studio|track|rink|range|shop|market|church|school|nursery|club|museum|beach|park|sauna|workshop|yoga|pilates|running|swimming|cycling|training|rowing|dancing|climbing|riding|singing|painting|knitting|sewing|reading|writing|cooking|gardening|studying|practice|rehearsal|lessons?|choir|football|tennis)$/u

/** The verbs of 'Open a small shop …' and 'Keep Mondays free', which only begin a sentence. */
function isOrder({ source: { tokens }, names }: ReadingContext, index: number): boolean {
  return !names.has(index) && (/^(?:keep|leave|block|reserve|avoid|skip|never|put|make|plan)$/u.test(tokens[index]!.key) || /^(?:an?|the|my|our|your|it|them|everything|nothing)$/u.test(tokens[index + 1]?.key ?? ''))
}

/** The 'Between' of 'Between 9:00 and 17:00'. */
export function isTimeWord({ groups, names }: ReadingContext, index: number): boolean {
  return !names.has(index) && groups.some(({ from, to }) => index >= from && index < to)
}

/** The Ana of 'it won't work for Ana on Monday from 9 to 10'. */
function doubtfulFor(context: ReadingContext, statement: Words): string[] {
  const sort = hasWindows(context, statement) ? statedSort(keysOf(context, statement)) : null
  if (sort !== 'refuses' && sort !== 'busy') return []
  const index = context.source.tokens.findIndex(({ key }, at) => key === 'for' && at >= statement.from && at + 1 < statement.to && isPersonWord(context, at + 1))
  return index < 0 ? [] : [possessor(parseProperName(context, index + 1)!.value)]
}

/** A name alone on its line, above a line that begins with a day or a time. */
function headsTimes({ source: { tokens }, groups }: ReadingContext, next: number): boolean {
  let index = next
  while (/^[:*=]$/u.test(tokens[index]?.key ?? '')) index += 1
  if (tokens[index]?.kind !== 'break') return false
  while (tokens[index] !== undefined && (tokens[index]!.kind === 'break' || /^[-*•]$/u.test(tokens[index]!.key))) index += 1
  return groups.some(({ from }) => from === index)
}

/** 'Raj's diary is empty.' */
const SHORT_ANSWER = 8
/** 'Raj: nothing planned so far, any time is fine with me'. */
const LONG_ANSWER = 16

/** 'Wishes: Ana would rather not meet before 10': what another of them follows is a heading and nobody. */
function withoutHeadings(context: ReadingContext, heads: readonly Head[]): string[] {
  const names = new Set(heads.map(({ name }) => name))
  const heading = new Set(heads.flatMap(({ name, next }) => (context.source.tokens[next]?.key === ':' && isHeadOfOthers(context, next + 1, names) ? [name] : [])))
  return [...names].filter((name) => !heading.has(name))
}

function isHeadOfOthers({ source: { tokens } }: ReadingContext, index: number, names: ReadonlySet<string>): boolean {
  return names.has(possessor(tokens[index]?.text ?? '')) || /^\p{Lu}/u.test(tokens[index]?.text ?? '') && isGivenName(possessor(tokens[index]!.key))
}

type Head = { name: string; next: number }

/** 'Window: 9:00-17:00', 'Hours: 9-5' are about the meeting. */
export function isLabel(context: ReadingContext, index: number): boolean {
  return /^(?:window|hours?|time|times|when|who|where|what|days?|dates?|duration|length|purpose|subject|topic|options?|poll|slots?|replies|task|group|core|people|place|location|range|limits?|note|notes|preference|preferences|busy|free|blocked|unavailable|office|working|work|candidate|possible|allowed|available|availability|calendars?|diaries|schedules?|agendas?|meetings?|title|goal|organi[sz]er|coordinator|moderator|assistant|secretary|admin|wishes|restrictions?|constraints?|requests?|remarks?|rules?|hints?|ps|nb|request|reminder|update|summary|details?|re|fyi|also|please|nothing|clashes|conflicts?|appointments?|commitments?|bookings?)$/u.test(context.source.tokens[index]!.key)
}

export function skipBullet(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  let next = index
  while (/^(?:-|\*|•|\||>|=)$/u.test(tokens[next]?.key ?? '') || next === index && tokens[next]?.kind === 'digits') next += 1
  return next
}

export function possessor(name: string): string {
  return name.replace(/['’]s?$/u, '')
}

export function hasWindows(context: ReadingContext, words: Words): boolean {
  return groupsIn(context, words).some(({ entries }) => entries.some(({ windows }) => windows.length > 0))
}

export function groupsIn(context: ReadingContext, words: Words): TimeGroup[] {
  return context.groups.filter(({ from, to }) => from >= words.from && to <= words.to)
}
