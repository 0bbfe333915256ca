import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { isGivenName } from './given-names.ts'
import { isDepartment, isName, isTitle, LANGUAGES, ROLE_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isRelative } from './relatives.ts'
import { occupationOf } from './roles.ts'
import { shareIn } from './shares-of-time.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import { careLength, isOwnWork, isPluralAsWell, isWorkOfOther } from './work-verbs.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { DEED_WORDS } from '../topics/deed-words.ts'
import { claim, isClaimed, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** 'Greta writes the copy, Liam does design': in a plan for several, a name that begins a clause with a verb. */
export function doers(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint') return friendsOf(context)
  const clauses = clausesOf(context)
  // 'Ada codes, Grace sells': any verb will do where two people do something.
  const manyDo = clauses.filter((clause) => isShortDeed(context, { from: behindTitle(context, clause).from, to: clause.to })).length > 1
  const found = clauses.flatMap((clause) => doerOf(context, clause, { known, manyDo }) ?? [])
  return [...found, ...gapped(context, found), ...friendsOf(context)]
}

function isShortDeed(context: ReadingContext, { from, to }: Words): boolean {
  return to - from >= 2 && to - from <= 4 && !isListed(context, from) && isName(context, from) && /^(?:is|are|(?!gets$)\p{Ll}{3,}s)$/u.test(context.source.tokens[from + 1]!.text)
}

type Deed = Words & { verb: string; title: string | null; isDouble: boolean }

function doerOf(context: ReadingContext, clause: Words, { known, manyDo }: { known: ReadonlySet<string>; manyDo: boolean }): Person | null {
  const deed = deedOf(context, clause)
  const isKnown = known.has(context.source.tokens[deed.from]!.text)
  if (!isName(context, deed.from) || isOtherThanDoer(context, deed, isKnown)) return null
  const care = careLength(context, deed.from + 1)
  if (care === 0 && !isPlainDeed(context, deed, { isKnown, manyDo }) && !isWorkOfOther(deed.verb) && (deed.verb === 'do' && context.language === 'pt' || !/^(?:do|is|has|can)$/u.test(deed.verb))) return null
  const roles = rolesOfDeed(context, deed, care)
  if (roles.length === 0) return null
  const full = deed.from > clause.from ? textOfWords(context, { from: clause.from, to: deed.from + 1 }) : ''
  const name = known.has(full) || deed.isDouble ? full : context.source.tokens[deed.from]!.text
  const aside = ownAside(context, name, deed)
  return { name, roles, isUser: false, words: { from: deed.from, to: aside ? aside.to + 1 : deed.to }, capacity: aside ? shareIn(context, aside) : null }
}

function deedOf(context: ReadingContext, clause: Words): Deed {
  const titled = behindTitle(context, clause)
  // 'Wei Jie leads': the verb stands behind both names.
  const isDouble = titled.from === clause.from && titled.role === null && isName(context, clause.from) && isName(context, clause.from + 1) && /^\p{Ll}{3,}s$/u.test(context.source.tokens[clause.from + 2]?.text ?? '')
  const from = isDouble ? clause.from + 1 : titled.from
  return { from, to: clause.to, verb: context.source.tokens[from + 1]?.key ?? '', title: titled.role, isDouble }
}

/** A name and a verb that speak of no doer, or of one that was read elsewhere. */
function isOtherThanDoer(context: ReadingContext, deed: Deed, isKnown: boolean): boolean {
  const { from, to, verb } = deed
  const { tokens } = context.source
  // 'Access reviews have to precede the test' is no Access who reviews.
  if (!/^looks?$/u.test(verb) && /^(?:have|has|must|should|are|need|needs|come|comes|can|cannot|before|after|will|be)$/u.test(tokens[from + 2]?.key ?? '')) return true
  // 'Décor monté', 'Affiche imprimée': a participle.
  if (/(?:é|ée|és|ées)$/u.test(tokens[from + 1]?.text ?? '')) return true
  // 'Field records for 7 plots', 'Room plans of both floors' are things; what somebody known does is theirs.
  if (!isKnown && isPluralAsWell(verb) && /^(?:for|of|from|in|with)$/u.test(tokens[from + 2]?.key ?? '')) return true
  // 'Ward leads Sue and Tariq' are two leads of a ward.
  if (verb === 'leads' && isName(context, from + 2)) return true
  if (isKnown) return false
  // 'Bern takes two weeks longer' beside 'move to Bern': a place or a product; 'Mollie payments' in a list is what it is for.
  if (!isGivenName(tokens[from]!.key) && isWhereToElsewhere(context, from) || isOneOfThings(context, { from, to })) return true
  // 'Gather complaints' is an order, with its capital at the start.
  if (to === from + 2 && !isWorkOfOther(verb) && (DEED_WORDS.has(tokens[from]!.key) || ORDERS.test(tokens[from]!.key))) return true
  if (!isGivenName(tokens[from]!.key) && (isComplaint(context, deed) || opensListOfThings(context, from) || isThing(context, { from, to, verb }))) return true
  return isClaimed(context, { from, to: from + 1 }) || isListed(context, from) && to === from + 2
}

function isWhereToElsewhere({ source: { tokens } }: ReadingContext, at: number): boolean {
  return tokens.some(({ text }, index) => index !== at && text === tokens[at]!.text && /^(?:to|into|onto|in|at|nach|vers|para|a|zu)$/u.test(tokens[index - 1]?.key ?? ''))
}

/** 'In it: import of products, Mollie payments, test orders': a name and a plural among things, where nobody else does anything. */
function isOneOfThings(context: ReadingContext, { from, to }: Words): boolean {
  const segment = segmentAt(context, from)
  const others = segment ? sentenceOf(context, segment).filter((part) => part !== segment && part.depth === 0) : []
  return to === from + 2 && segment?.from === from && others.length > 1 && !isWorkOfOther(context.source.tokens[from + 1]!.key) && others.every((part) => !isName(context, part.from))
}

/** 'Kafka topics', 'Tableau boards for sales', 'Clinic tests every Thursday': a name and a plural, where nobody with a given name does anything in the sentence. */
function isThing(context: ReadingContext, { from, to, verb }: { from: number; to: number; verb: string }): boolean {
  const isPlural = !isWorkOfOther(verb) || isPluralAsWell(verb)
  const sentence = segmentAt(context, from)?.sentence
  return isPlural && verb.endsWith('s') && (to === from + 2 || /^(?:for|of|from|to|in|with|on)$/u.test(context.source.tokens[from + 2]!.key) || context.groups.some((group) => group.from === from + 2)) && !context.segments.some((segment) => segment.sentence === sentence && isGivenName(context.source.tokens[segment.from]!.key))
}

/** 'Signed images, rollback, progress screen' is a list of things: nobody else in the sentence does anything. */
function opensListOfThings(context: ReadingContext, from: number): boolean {
  const segment = segmentAt(context, from)
  const parts = segment ? sentenceOf(context, segment).filter(({ depth }) => depth === 0) : []
  return parts.length > 2 && parts[0] === segment && parts.slice(1).every((part) => !isName(context, part.from) || !/^\p{Ll}{2,}s$/u.test(context.source.tokens[part.from + 1]?.text ?? ''))
}

/** 'App keeps crashing', 'Payroll runs late', 'Reporting takes two days each month': what is wrong with a thing. */
function isComplaint({ source }: ReadingContext, { from, verb }: Deed): boolean {
  const next = source.tokens[from + 2]?.key ?? ''
  if (verb === 'keeps') return next.endsWith('ing')
  if (verb === 'runs' || verb === 'works') return /^(?:late|slow|slowly|badly|over|out|into|poorly|only|hot)$/u.test(next)
  return verb === 'takes' && (/^(?:too|forever|ages|so|up|us|me|long|over|about|nearly|almost)$/u.test(next) || parseNumber(source, from + 2) !== null)
}

/** What is asked for, beside the deeds. */
const ORDERS = /^(?:collect|gather|prepare|make|find|get|choose|agree|design|build|develop|hold|run|finish|book|hire|rent|open|clear|empty|organise|organize|settle|define|create|compare|fill|share|cut|stock|source|update|improve|recruit|cost|price|design)$/u

/** A verb in the third person, of somebody known or in a short clause. */
function isPlainDeed(context: ReadingContext, { from, to, verb }: Deed, { isKnown, manyDo }: { isKnown: boolean; manyDo: boolean }): boolean {
  if (!/^\p{Ll}{2,}s$/u.test(verb) || /^(?:is|has|was|does|needs|wants)$/u.test(verb)) return false
  const isShort = to - from <= 4 || isBesideGiven(context, from) || isKnown && /^(?:the|our|all|a|an)$/u.test(context.source.tokens[from + 2]?.key ?? '')
  return isShort && (manyDo && !isListed(context, from) || isKnown && !NO_WORK.test(verb))
}

/** Another clause of the sentence begins with a given name, or this one does. */
function isBesideGiven(context: ReadingContext, from: number): boolean {
  const sentence = segmentAt(context, from)?.sentence
  return context.segments.some((segment) => segment.sentence === sentence && isGivenName(context.source.tokens[segment.from]!.key) && isName(context, segment.from))
}

/** What people do that is no work of the plan. */
const NO_WORK = /^(?:gets|joins|starts|leaves|stays|knows|prefers|comes|goes|returns|lives|thinks|says|likes|hates|misses|becomes|uses|arrives|takes)$/u

function rolesOfDeed(context: ReadingContext, deed: Deed, care: number): string[] {
  const { from, to, verb, title } = deed
  // 'Handbook chapters: …' heads a list.
  if (to === from + 2 && context.source.tokens[to]?.key === ':') return []
  // 'Haz does not work Mondays' says nothing of what he does.
  if (/^(?:not|never|no)$/u.test(context.source.tokens[from + 2]?.key ?? '')) return []
  const done = care > 0 ? verbRole(context, from + 1 + care) : verb === 'is' ? statedRole(context, deed) : /^(?:has|can|works)$/u.test(verb) ? [] : verbRole(context, from + 1)
  // 'Dr Okoye leads, nurse Bente trains'.
  if (title !== null) return [title, ...(verb === 'is' ? [] : done.filter((role) => role !== title))]
  return done.length === 0 && verb === 'leads' ? ['leads'] : done
}

function textOfWords({ source }: ReadingContext, { from, to }: Words): string {
  return source.tokens.slice(from, to).filter(({ kind }) => kind === 'word').map(({ text }) => text).join(' ')
}

/** The bracket of 'Marlon edits (evenings only, 8 hrs a week)', which is about him alone. */
function ownAside(context: ReadingContext, name: string, { to }: Deed): Words | null {
  const aside = bracketAt(context, to)
  if (!aside || isClaimed(context, aside)) return null
  addOwnTimes(context, name, aside)
  claim(context, aside)
  return aside
}

/** '* Show notes' in a list of things is no Show who notes. */
function isListed(context: ReadingContext, at: number): boolean {
  return segmentAt(context, at)?.isBullet === true
}

/** 'Ada owns recipe, Jonas label and web shop, Mirko bottling': the verb of the first holds for those behind it. */
function gapped(context: ReadingContext, found: readonly Person[]): Person[] {
  const { tokens } = context.source
  if (found.length === 0) return []
  const first = Math.min(...found.map(({ words }) => words.from))
  const sentences = new Set(found.map(({ words }) => segmentAt(context, words.from)?.sentence))
  return clausesOf(context).flatMap((segment) => {
    const whole = segmentAt(context, segment.from)
    const isLed = whole !== null && sentences.has(whole.sentence) && segment.from > first
    const isBehind = isLed && (whole.lead === ',' || segment.from > whole.from) && whole.depth === 0 && isName(context, segment.from)
    const words = isBehind ? tokens.slice(segment.from + 1, segment.to) : []
    // 'Murat die Technik': an article tells where German writes the work like a name.
    const hasArticle = words.length > 1 && /^(?:el|la|los|las|die|der|das|den|le|les|o|a|os|as)$/u.test(words[0]!.key)
    const isWork = words.length > 0 && words.length <= 6 && words.every(({ kind, text, key }) => kind === 'word' && (hasArticle || text === key || /^\p{Lu}{2,4}$/u.test(text) || LANGUAGES.test(text))) && !/^(?:\p{L}{3,}s|is|are|can|has|only|off|away|out|on|not|from|will|in|at|and)$/u.test(words[0]!.key)
    const isFree = !context.groups.some(({ from, to }) => from < segment.to && to > segment.from)
    const roles = isWork && isFree ? verbRole(context, segment.from + 1) : []
    return roles.length === 0 ? [] : [{ name: tokens[segment.from]!.text, roles, isUser: false, words: { from: segment.from, to: segment.to }, capacity: null }]
  })
}

/** The name behind 'Dr', 'Mrs' or 'nurse', with what that says somebody is. */
export function behindTitle(context: ReadingContext, { from, to }: Words): { from: number; role: string | null } {
  const { key, text } = context.source.tokens[from]!
  // 'DPO Mr Lindqvist signs'.
  const post = isDepartment(text) && isTitle(context, from + 1) ? text : null
  const start = post === null ? from : from + 1
  const hasTitle = isTitle(context, start)
  const at = hasTitle && context.source.tokens[start + 1]?.key === '.' ? start + 2 : start + 1
  const role = post ?? (hasTitle ? null : occupationOf(key))
  return (hasTitle || role !== null) && at < to && isName(context, at) ? { from: at, role } : { from, role: null }
}

/** 'Cleo is our designer', 'Max is on QA'. */
function statedRole(context: ReadingContext, segment: Words): string[] {
  const keys = context.source.tokens.slice(segment.from + 2, Math.min(segment.to, segment.from + 7)).map(({ key }) => key)
  const role = keys.findIndex((key) => ROLE_WORDS.has(key) || /^(?:responsible|charge)$/u.test(key))
  // 'Checkout is slow on mobile' tells how a thing is.
  const isState = keys.slice(1, Math.max(role, 1)).some((key) => /^(?:on|for|with|at|and|but|when)$/u.test(key))
  return role >= 0 && !isState ? verbRole(context, segment.from + 2) : []
}

/** 'I write the consent text': in a plan for several, what the user says of themselves. */
export function ownRoles(context: ReadingContext, isPart = false): string[] {
  if (context.plannerType !== 'sprint') return []
  return clausesOf(context).flatMap(({ from, to }) => (context.source.tokens[from]!.key === 'i' && to - from > 2 && isOwnWork(context.source.tokens[from + 1]!.key) && !(isPart && /^(?:run|own|manage|lead|make|cook|drive|design|code|build|develop|write)$/u.test(context.source.tokens[from + 1]!.key) && !isBesideDoers(context, from)) ? verbRole(context, from + 1) : []))
}

/** 'Rui orders kit, and I write the plan': the sentence says what others do as well. */
function isBesideDoers(context: ReadingContext, at: number): boolean {
  const sentence = segmentAt(context, at)?.sentence
  return context.segments.some((segment) => segment.sentence === sentence && isName(context, segment.from) && /^\p{Ll}{2,}s$/u.test(context.source.tokens[segment.from + 1]?.text ?? ''))
}

/** Segments, and what follows an 'and' before a name. */
export function clausesOf(context: ReadingContext): Words[] {
  return context.segments.flatMap(({ from, to }) => {
    const clauses: Words[] = []
    let start = CLAUSE_JOINT.test(context.source.tokens[from]!.key) && from + 1 < to ? from + 1 : from
    for (let index = start + 1; index < to - 1; index += 1) {
      if (!/^(?:and|&|while|y|e|und|et)$/u.test(context.source.tokens[index]!.key) || !isName(context, behindArticle(context, index + 1)) || isObject(context, { from: start, to }, index + 1)) continue
      clauses.push({ from: start, to: index })
      start = index + 1
    }
    return [...clauses, { from: start, to }]
  })
}

/** The second ward of 'Ada handles Elm and Oak': a name that nobody is given ends what a verb speaks of. */
function isObject(context: ReadingContext, { from, to }: Words, at: number): boolean {
  return at === to - 1 && !isGivenName(context.source.tokens[at]!.key) && to - from > 4 && isName(context, from) && /^\p{Ll}{3,}s$/u.test(context.source.tokens[from + 1]!.text) && isName(context, at - 2)
}

/** Index of the name behind 'a' in 'a Clara', or of the word itself. */
export function behindArticle({ source: { tokens }, language }: ReadingContext, at: number): number {
  return ARTICLES_OF_NAMES[language]?.test(tokens[at]?.key ?? '') ? at + 1 : at
}

/** What stands before the names of people in some languages. */
const ARTICLES_OF_NAMES: Readonly<Record<string, RegExp>> = { pt: /^[oa]$/u, es: /^(?:el|la)$/u, de: /^(?:der|die)$/u }

export function verbRole(context: ReadingContext, from: number): string[] {
  const { tokens } = context.source
  const words: string[] = []
  for (let index = from; index < tokens.length && (tokens[index]!.kind === 'word' || words.length > 0 && isWithinWork(context, index)) && words.length < 5; index += 1) {
    const { key, text, spaced } = tokens[index]!
    // The 'front-of-house' of what somebody trains is one word, its 'of' as well.
    if (words.length > 0 && !spaced && tokens[index - 1]!.key === '-') {
      words.push(`${words.pop()!}-${text}`)
      continue
    }
    if (/^[-–]$/u.test(key)) continue
    if (/^[+&/]$/u.test(key)) {
      words.push(`${words.pop()!} ${key === '&' ? 'and' : '+'}`)
      continue
    }
    if (isGluedNumber(context, index)) {
      words.push(`${words.pop()!}${text}`)
      continue
    }
    // 'runs it alone with some help' tells of nothing that somebody does.
    if (/^(?:alone|solo|allein|alleine)$/u.test(key) && words.length === 0) break
    // The 'full time' of 'I code full time'.
    if (/^(?:full|part|half)$/u.test(key) && /^(?:time|-)$/u.test(tokens[index + 1]?.key ?? '')) break
    const isNext = isName(context, behindArticle(context, index + 1)) && !(isName(context, index - 1) && tokens[index + 2]?.kind !== 'word' && !isGivenName(tokens[index + 1]!.key))
    if (/^(?:and|while|but|y|e|und|et)$/u.test(key) && (isNext || /^(?:is|isn't|has|can|can't|cannot|works|only|she|he|they|she's|he's|they're|will|doesn't|ist|hat|kann|kommt|nur|solo|viene|esta|tiene|puede|est|vient|peut|ne|seulement|vem|tem|pode|so)$/u.test(tokens[index + 1]?.key ?? ''))) break
    // The IT of 'Till does IT' is no 'it'.
    // The cover of 'draws the cover' is a thing.
    const isGeneral = words.length === 0 && ['do', 'does', 'handle', 'handles', 'own', 'owns', 'lead', 'leads', 'takes', 'make', 'makes', 'run', 'runs', 'manage', 'manages', 'cover', 'covers', 'mostly', 'also', 'both', 'looks', 'after', 'care', 'charge', 'responsible'].includes(key)
    if ((!isEmptyWord(key) || /^\p{Lu}{2}$/u.test(text)) && !isGeneral) words.push(text)
  }
  return words.length > 0 ? [words.join(' ')] : []
}

/** Inside of what somebody does: the 1 of 'WP1', the 8 of 'develops 8 dishes', the signs of 'tendons/assembly' and 'front-of-house'. */
function isWithinWork(context: ReadingContext, index: number): boolean {
  const { source: { tokens }, groups } = context
  const { key, kind, spaced } = tokens[index]!
  if (isGluedNumber(context, index)) return true
  if (tokens[index + 1]?.kind !== 'word') return false
  if (kind === 'digits') return tokens[index - 1]!.kind === 'word' && !groups.some(({ from, to }) => index >= from && index < to)
  return key === '-' ? !spaced && !tokens[index + 1]!.spaced : /^[+&/]$/u.test(key)
}

/** The 1 of 'WP1'. */
function isGluedNumber({ source: { tokens } }: ReadingContext, index: number): boolean {
  const token = tokens[index]!
  return token.kind === 'digits' && !token.spaced && tokens[index - 1]?.kind === 'word'
}

/** 'my friend Jo', 'with my colleague Ana' in a plan for several. */
function friendsOf(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  const found: Person[] = []
  for (let index = 1; index < tokens.length; index += 1) {
    if (!isRelative(tokens[index - 1]!.key, 'household', 'kin', 'friend', 'colleague') || !isName(context, index) || isTitle(context, index - 1)) continue
    found.push({ name: tokens[index]!.text, roles: [], isUser: false, words: { from: index, to: index + 1 }, capacity: null })
  }
  return found
}
