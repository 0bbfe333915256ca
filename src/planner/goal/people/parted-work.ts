import { labelOf } from '../labels.ts'
import { claim, hasTime, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { verbRole } from './doers.ts'
import { REST } from './handed-people.ts'
import { isName, LANGUAGES } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isWorkOfOther } from './work-verbs.ts'

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
  reads: (context, { from, to }) => (keyAt(context, from + 1) === 'is' && ARTICLE.test(keyAt(context, from + 2)) ? nameFirst(context, { from, to, work: from + 3 }) : null),
}
const POST_ALONE: Form = {
  says: 'Obi the caster',
  reads: (context, { from, to }, said) => (said.includes(IS_POST) && ARTICLE.test(keyAt(context, from + 1)) ? nameFirst(context, { from, to, work: from + 2 }) : null),
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
export const FORMS: readonly Form[] = [IS_POST, POST_ALONE, POST_BRACKET, ARROW, WHOSE, BELONGS, FOR, DOES]

/** Words that lead to the first part. */
const LEAD = /^(?:so |and )?(?:i've got|i have got|i have|we've got|we have got|we have|there's|there is|there are|it's|with|the plan is|who does what :|who :|roles :|team :) /u

/** 'The casting -> Obi, polishing -> Iria', 'Iria is the goldsmith, Obi the caster', 'engraving is Iria's job and Obi takes care of casting'. */
export function partedWork(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  return context.segments.flatMap((first) => {
    const sentence = sentenceOf(context, first)
    return sentence[0] === first || first.lead === '-' && first.depth === 0 ? peopleIn(context, { from: first.from, to: sentence.at(-1)!.to }) : []
  })
}

function peopleIn(context: ReadingContext, sentence: Words): Person[] {
  const from = sentence.from + leadOf(context, sentence)
  const end = context.source.tokens[sentence.to]?.key === ')' ? sentence.to + 1 : sentence.to
  const said: Form[] = []
  const people: Person[] = []
  for (const words of partsOf(context, { from, to: end })) {
    const found = FORMS.map((form) => ({ form, part: hasTime(context, words) ? null : form.reads(context, words, said) })).find(({ part }) => part !== null)
    const person = found ? personOf(context, found.part!, words) : null
    if (!person || !found || people.some(({ name }) => name === person.name)) break
    if (found.form === FOR && from === sentence.from && people.length === 0) break
    said.push(found.form)
    people.push(person)
  }
  const isTold = said.some((form) => form !== DOES) || people.some(({ words }) => isClear(context, words))
  if (people.length < 2 || !isTold) return []
  for (const { words } of people) claim(context, words)
  return people
}

/** 'Menu cards' is no Menu who cards; 'Obi cards the wool' has a thing behind the verb. */
function isClear(context: ReadingContext, { from }: Words): boolean {
  return isWorkOfOther(keyAt(context, from + 1)) || ARTICLE.test(keyAt(context, from + 2))
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
    const isJoint = /^(?:and|&|while|plus)$/u.test(key) && (isPerson(context, index + 1) || holdsName(context, { from: start, to: index }))
    if (index < to && (depth > 0 || !/^[,;]$/u.test(key) && context.source.tokens[index]!.kind !== 'break' && !isJoint)) continue
    const first = /^(?:and|&|while|plus)$/u.test(keyAt(context, start)) ? start + 1 : start
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
  return isPerson(context, name) && isWork && !holdsName(context, { from: from + 1, to }) ? { name, work: { from, to } } : null
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
