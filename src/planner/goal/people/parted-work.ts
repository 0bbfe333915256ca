import { CLAUSE_JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { claim, hasTime, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { verbRole } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { REST } from './handed-people.ts'
import { isName, LANGUAGES } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { isPluralAsWell, isWorkOfOther } from './work-verbs.ts'

/** What one part of a sentence says: who (index of the name) and which words say what they are or do. */
type Part = { name: number; work: Words; role?: string | null }
type Form = { says: string; reads: (context: ReadingContext, part: Words, said: readonly Form[]) => Part | null }

const ARTICLE = /^(?:the|our|my|a|an|one)$/u
const MOST_WORDS = 7

/**
 * How a part of a sentence ties one name to what they are or do. The verb or copula of an earlier part holds for those
 * behind it. None of them is believed alone: two parts of a sentence with different names say that it parts the work.
 */
const IS_POST: Form = {
  says: 'Iria is our goldsmith',
  reads: (context, { from, to }, said) => {
    const hasArticle = ARTICLE.test(keyAt(context, from + 2))
    const isTold = said.includes(IS_POST) && to - from <= 5 && !NO_POST.test(keyAt(context, from + 2))
    return keyAt(context, from + 1) === 'is' && (hasArticle || isTold || isPost(context, { from: from + 2, to })) ? nameFirst(context, { from, to, work: from + 2 + Number(hasArticle) }) : null
  },
}
/** What somebody is without being a post. */
const NO_POST = /^(?:available|away|off|out|here|there|free|new|full|half|part|on|in|at|ill|sick|back|busy|gone|not|only|with|also|both|mostly|too|our)$/u
const POST_ALONE: Form = {
  says: 'Obi the caster',
  reads: (context, { from, to }, said) => (said.includes(IS_POST) && (ARTICLE.test(keyAt(context, from + 1)) || isPost(context, { from: from + 1, to })) ? nameFirst(context, { from, to, work: from + 1 + Number(ARTICLE.test(keyAt(context, from + 1))) }) : null),
}
const POST_BRACKET: Form = {
  says: 'a caster (Obi)',
  reads: (context, { from, to }) => {
    const { tokens } = context.source
    const isBracket = keyAt(context, to - 1) === ')' && keyAt(context, to - 3) === '(' && ARTICLE.test(keyAt(context, from))
    const isPost = tokens.slice(from + 1, to - 3).every(({ kind, text, key }) => kind === 'word' && (text === key || /^\p{Lu}{2,}$/u.test(text)))
    return isBracket && isPost && to - from > 4 ? nameLast(context, { from: from + 1, to: to - 3, name: to - 2 }) : null
  },
}
const ARROW: Form = {
  says: 'the casting -> Obi',
  reads: (context, { from, to }) => {
    const arrow = /^(?:→|⇒|>)$/u.test(keyAt(context, to - 2)) ? (keyAt(context, to - 2) === '>' && /^[-=]$/u.test(keyAt(context, to - 3)) ? to - 3 : to - 2) : -1
    return arrow > from ? nameLast(context, { from, to: arrow, name: to - 1 }) : null
  },
}
const WHOSE: Form = {
  says: "the casting is Obi's job",
  reads: (context, { from, to }) => {
    const end = /^(?:job|task|part|work|responsibility|area|turf|baby|thing|domain)$/u.test(keyAt(context, to - 1)) ? to - 1 : to
    const name = /^s?$/u.test(keyAt(context, end - 1)) || /^['’]s?$/u.test(keyAt(context, end - 1)) ? end - 2 : end - 1
    const isOwned = /['’]s?$/u.test(context.source.tokens[name]?.text ?? '') || name < end - 1
    return isOwned && /^(?:is|are)$/u.test(keyAt(context, name - 1)) ? nameLast(context, { from, to: name - 1, name }) : null
  },
}
const BELONGS: Form = {
  says: 'the casting belongs to Obi',
  reads: (context, { from, to }) => {
    if (!/^(?:to|for|with)$/u.test(keyAt(context, to - 2))) return null
    const verb = /^(?:up|down|left|assigned|given)$/u.test(keyAt(context, to - 3)) ? to - 4 : to - 3
    return /^(?:is|are|belongs?|goes|go|falls?|stays?|sits?)$/u.test(keyAt(context, verb)) ? nameLast(context, { from, to: verb, name: to - 1 }) : null
  },
}
const AS: Form = {
  says: 'with Obi as caster',
  reads: (context, { from, to }) => (keyAt(context, from + 1) === 'as' ? nameFirst(context, { from, to, work: from + 2 + Number(ARTICLE.test(keyAt(context, from + 2))) }) : null),
}
const OUR_POST: Form = {
  says: 'our caster is Obi',
  reads: (context, { from, to }, said) => {
    const end = keyAt(context, to - 2) === 'is' ? to - 2 : said.includes(OUR_POST) ? to - 1 : -1
    return end > from + 1 && /^(?:our|the|my)$/u.test(keyAt(context, from)) && end - from <= 5 && context.source.tokens.slice(from, end).every(({ kind }) => kind === 'word') ? nameLast(context, { from: from + 1, to: end, name: to - 1 }) : null
  },
}
const BY: Form = {
  says: 'the casting by Obi',
  reads: (context, { from, to }) => (keyAt(context, to - 2) === 'by' ? nameLast(context, { from, to: to - 2, name: to - 1 }) : null),
}
/** On a line or in a sentence of its own: 'Casting: Obi', 'Obi | caster'. */
const HEADED: Form = {
  says: 'Casting: Obi',
  reads: (context, { from, to }) => {
    if (keyAt(context, from + 1) === '|' && to > from + 2) return nameFirst(context, { from, to, work: from + 2 })
    return /^[:|]$/u.test(keyAt(context, to - 2)) && to - from <= MOST_WORDS && isPerson(context, to - 1) && !HEADS.test(keyAt(context, to - 3)) && !holdsName(context, { from: from + 1, to: to - 2 }) ? { name: to - 1, work: { from, to: to - 2 } } : null
  },
}
/** Heads of other things than the work. */
const HEADS = /^(?:team|people|who|crew|staff|start|sprints?|place|where|place|client|customer|location|city|venue|names?|project|goal|title|absent|away|off|holidays?|leave|language)$/u
const WILL: Form = {
  says: 'Obi will look after the casting',
  reads: (context, { from, to }) => {
    const said = /^(?:will|is going to|should|is to|gets to) (?:look after|take care of|take on|take over|deal with|see to|do|take|handle|own|run|cover|lead|get|have)(?= )|^(?:gets|has|takes on)(?= )/u.exec(keysBehind(context, from + 1))?.[0]
    return said === undefined ? null : nameFirst(context, { from, to, work: from + 1 + said.split(' ').length })
  },
}
const FOR: Form = {
  says: 'I have Obi for the casting',
  reads: (context, { from, to }) => (/^(?:for|on)$/u.test(keyAt(context, from + 1)) ? nameFirst(context, { from, to, work: from + 2 }) : null),
}
const DOES: Form = {
  says: 'Obi casts the rings',
  reads: (context, { from, to }) => {
    const verb = context.source.tokens[from + 1]
    const isVerb = verb !== undefined && /^\p{Ll}{2,}s$/u.test(verb.text) && !NO_WORK.test(verb.key)
    const part = isVerb && to > from + 2 || isWorkOfOther(verb?.key ?? '') ? nameFirst(context, { from, to, work: from + 1 }) : null
    return part && { ...part, role: verbRole(context, from + 1)[0] ?? null }
  },
}
/** What is no part in the work. */
const NO_WORK = /^(?:is|has|was|does|needs|wants|gets|joins|starts|leaves|stays|knows|prefers|comes|goes|returns|lives|thinks|says|likes|hates|misses|becomes|uses|arrives|works|depends|follows|requires)$/u
export const FORMS: readonly Form[] = [IS_POST, POST_ALONE, POST_BRACKET, AS, OUR_POST, ARROW, WHOSE, BELONGS, BY, WILL, FOR, HEADED, DOES]

/** Words that lead to the first part. */
const LEAD = /^(?:so |and )?(?:i've got|i have got|i have|we've got|we have got|we have|there's|there is|there are|it's|with|the plan is|who does what :|who :|roles :|team :|responsible :|responsibilities :|owners :|who :) /u

/** 'The casting -> Obi, polishing -> Iria', 'Iria is the goldsmith, Obi the caster', 'engraving is Iria's job and Obi takes care of casting'. */
export function partedWork(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const headed = headedIn(context)
  return headed.length > 0 ? headed : context.segments.flatMap((first) => {
    const sentence = sentenceOf(context, first)
    return sentence[0] === first || first.lead === '-' && first.depth === 0 ? peopleIn(context, { from: first.from, to: sentence.at(-1)!.to }) : []
  })
}

/** 'Casting: Obi. Engraving: Iria.', lines of 'Obi | caster': two or more sentences in a row that hold nothing else. */
function headedIn(context: ReadingContext): Person[] {
  let run: Person[] = []
  for (const first of [...context.segments, null]) {
    const sentence = first ? sentenceOf(context, first) : []
    if (first && sentence[0] !== first) continue
    const words = first ? withoutDashes(context, { from: first.from, to: sentence.at(-1)!.to }, run.length > 0) : null
    const part = words && !hasTime(context, words) ? HEADED.reads(context, words, []) : null
    const person = part && words ? personOf(context, part, words) : null
    if (person && run.every(({ name }) => name !== person.name)) run.push(person)
    else if (run.length > 1 || run.some(({ name }) => isGivenName(name))) break
    else run = []
  }
  if (run.length < 2 && !run.some(({ name }) => isGivenName(name))) return []
  for (const { words } of run) claim(context, words)
  return run
}

/** 'Rings for spring - Casting: Obi. Engraving: Iria - we begin on Monday': what other clauses stand before the first and behind the last. */
function withoutDashes(context: ReadingContext, { from, to }: Words, isBehind: boolean): Words {
  const { tokens } = context.source
  const isDash = (index: number) => tokens[index]!.key === '-' && tokens[index]!.spaced && tokens[index + 1]?.spaced === true
  for (let step = 0; step < to - from; step += 1) {
    const index = isBehind ? from + step : to - 1 - step
    if (isDash(index)) return isBehind ? { from, to: index } : { from: index + 1, to }
  }
  return { from, to }
}

function peopleIn(context: ReadingContext, sentence: Words): Person[] {
  const from = sentence.from + leadOf(context, sentence)
  const end = context.source.tokens[sentence.to]?.key === ')' ? sentence.to + 1 : sentence.to
  const said: Form[] = []
  const people: Person[] = []
  for (const words of partsOf(context, { from, to: end })) {
    const own = people.length === 0 ? userIn(context, words) : null
    if (own) {
      people.push(own)
      continue
    }
    // 'I'm Iria, the goldsmith'.
    const [user] = people
    if (people.length === 1 && user!.isUser && user!.roles.length === 0 && ARTICLE.test(keyAt(context, words.from)) && (isPost(context, words) || isShortName(context, words))) {
      user!.roles.push(labelOf(context, words, 5)!)
      user!.words = { from: user!.words.from, to: words.to }
      said.push(IS_POST)
      continue
    }
    const found = FORMS.map((form) => ({ form, part: hasTime(context, words) ? null : form.reads(context, words, said) })).find(({ part }) => part !== null)
    const person = found ? personOf(context, found.part!, words) : null
    if (!person || !found || people.some(({ name }) => name === person.name)) break
    if (found.form === FOR && from === sentence.from && people.length === 0) break
    said.push(found.form)
    people.push(person)
  }
  const isTold = said.some((form) => form !== DOES) || people.some(({ words }) => isClear(context, words))
  // 'Forest for beginners, Castle for experts' are things.
  const areThings = said.every((form) => form === FOR) && !people.some(({ name }) => isGivenName(name))
  if (people.length < 2 || !isTold || areThings) return []
  for (const { words } of people) claim(context, words)
  return people
}

/** "I'm Iria". */
function userIn(context: ReadingContext, { from, to }: Words): Person | null {
  return /^(?:i'm|i’m)$/u.test(keyAt(context, from)) && to === from + 2 && isPerson(context, from + 1) ? { name: context.source.tokens[from + 1]!.text, roles: [], isUser: true, words: { from, to }, capacity: null } : null
}

/** 'the goldsmith': an article and one or two small words. */
function isShortName({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to - from >= 2 && to - from <= 3 && tokens.slice(from, to).every(({ kind, key, text }) => kind === 'word' && text === key && !/^(?:is|are|has|plan|team|rest|first|last|whole)$/u.test(key))
}

/** 'research assistant', 'our caster': words that end in what somebody is. */
function isPost(context: ReadingContext, { from, to }: Words): boolean {
  const words = context.source.tokens.slice(from, to)
  return words.length > 0 && words.length <= 5 && words.every(({ kind }) => kind === 'word') && isPostWord(words.at(-1)!, context.language)
}

/** 'Menu cards' is no Menu who cards; 'Obi cards the wool' has a thing behind the verb. */
function isClear(context: ReadingContext, { from }: Words): boolean {
  return isWorkOfOther(keyAt(context, from + 1)) && (!isPluralAsWell(keyAt(context, from + 1)) || isGivenName(keyAt(context, from))) || ARTICLE.test(keyAt(context, from + 2))
}

function personOf(context: ReadingContext, { name, work, role: said }: Part, words: Words): Person | null {
  const role = said ?? (work.to > work.from && work.to - work.from <= MOST_WORDS ? labelOf(context, work, 5) : null)
  return role === null ? null : { name: context.source.tokens[name]!.text.replace(/['’]s?$/u, ''), roles: REST.test(role) ? [] : [role], isUser: false, words, capacity: null }
}

/** At commas and semicolons outside of brackets, and at the 'and' before a part that begins or ends with a name. */
function partsOf(context: ReadingContext, { from, to }: Words): Words[] {
  const parts: Words[] = []
  let [start, depth] = [from, 0]
  for (let index = from; index <= to; index += 1) {
    const key = keyAt(context, index)
    depth += Number(key === '(') - Number(key === ')')
    const isJoint = CLAUSE_JOINT.test(key) && (isPerson(context, index + 1) || holdsName(context, { from: start, to: index }))
    const isDash = key === '-' && context.source.tokens[index]!.spaced && context.source.tokens[index + 1]?.spaced === true
    if (index < to && (depth > 0 || !/^[,;]$/u.test(key) && !isDash && context.source.tokens[index]!.kind !== 'break' && !isJoint)) continue
    const first = CLAUSE_JOINT.test(keyAt(context, start)) ? start + 1 : start
    if (index > first) parts.push({ from: first, to: index })
    start = index + 1
  }
  return parts
}

function holdsName(context: ReadingContext, { from, to }: Words): boolean {
  for (let index = from; index < to; index += 1) if (isPerson(context, index)) return true
  return false
}

function nameFirst(context: ReadingContext, { from, to, work }: Words & { work: number }): Part | null {
  return isPerson(context, from) ? { name: from, work: { from: work, to } } : null
}

/** Work before the name is in small letters somewhere, be it only elsewhere in the prompt; capitals on both sides are things: 'Postgres -> Redshift'. */
function nameLast(context: ReadingContext, { from, to, name }: Words & { name: number }): Part | null {
  const words = context.source.tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  const isWork = words.some(({ text, key }) => text === key && !/^(?:the|a|an|our|my|and|of)$/u.test(key)) || words.length === 1 && (/^\p{Lu}{2,}$/u.test(words[0]!.text) || context.source.tokens.some(({ text, key }) => key === words[0]!.key && text === key))
  return isPerson(context, name) && (isWork || words.length > 0 && isGivenName(context.source.tokens[name]!.key)) && !holdsName(context, { from: from + 1, to }) ? { name, work: { from, to } } : null
}

/** A name like 'Obi' or 'Björn', not 'BigQuery'. */
function isPerson(context: ReadingContext, index: number): boolean {
  const text = context.source.tokens[index]?.text ?? ''
  return isName(context, index) && /^\p{Lu}[\p{Ll}'’-]+$/u.test(text) && !LANGUAGES.test(text)
}

function leadOf(context: ReadingContext, { from }: Words): number {
  const lead = LEAD.exec(`${keysBehind(context, from)} `)?.[0]
  return lead === undefined ? 0 : lead.trim().split(' ').length
}

function keysBehind({ source: { tokens } }: ReadingContext, from: number): string {
  return tokens.slice(from, from + 7).map(({ key }) => key).join(' ')
}

function keyAt({ source: { tokens } }: ReadingContext, index: number): string {
  return tokens[index]?.key ?? ''
}
