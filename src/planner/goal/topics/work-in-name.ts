import { isEmptyIn } from '../empty-words.ts'
import { isGivenName } from '../people/given-names.ts'
import { personNamed } from '../people/people-words.ts'
import { isRelative } from '../people/relatives.ts'
import { occupationOf } from '../people/roles.ts'
import { baseOf, isOwnWork, isWorkOfOther } from '../people/work-verbs.ts'
import { deedOf, isDeed } from './deed-forms.ts'
import { BARE_VERB, CLAUSE_OPENERS, FIELDS_AND_POSTS, FINITE, MEANS, MEASURE, NO_NAME, PEOPLE, RANK, STATE, TITLE } from './no-work-words.ts'

/**
 * What can be made or done of what was read as a part, under its name: a thing that is nobody, no unit, no state and no
 * piece of a clause, or an order; null where it is nothing of the kind. Whatever is read as a part passes here.
 */
export function workIn(label: string, context: Known): string | null {
  if (context.language !== 'en') return label
  const name = withoutState(ofDoer(ofDuty(label.split(/\s+/u), context), context))
  return name.length > 0 && namesWork(name, context) ? name.join(' ') : null
}

type Words = readonly string[]
/** The language of the goal and who is named in it. */
type Known = { language: string; people: Set<string> }

function keyOf(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** 'Gil has to borrow the boat' is borrowing it, 'the form has to be with the council' and 'art is with Gil' are about the form and the art, 'the trial takes place' is the trial. */
function ofDuty(said: Words, context: Known): Words {
  const told = said.findIndex((word, index) => index > 0 && (/^belongs?$/u.test(word) || /^takes?$/u.test(word) && said[index + 1] === 'place'))
  const words = told > 0 ? said.slice(0, told) : said
  const at = words.findIndex((word, index) => index > 0 && /^(?:has|have|must|should|needs?|is|are)$/u.test(keyOf(word)))
  if (at < 0 || isOrder(words) || CLAUSE_OPENERS.test(keyOf(words[0])) && !PEOPLE.test(keyOf(words[0]))) return words
  const to = /^(?:has|have|needs?)$/u.test(keyOf(words[at])) ? 1 : 0
  if (to === 1 && keyOf(words[at + 1]) !== 'to') return words
  const isTheirs = isSomebody(words.slice(0, at), context) || at === 1 && to === 1 && /^\p{Lu}\p{Ll}+[^s]$/u.test(words[0]!) && isDeed(keyOf(words[at + 2]))
  const deed = deedOf(keyOf(words[at + 1]))
  if (/^(?:is|are)$/u.test(keyOf(words[at]))) return isTheirs && deed !== null ? [deed, ...words.slice(at + 2)] : /^(?:with|for|by|on|in|at|to)$/u.test(keyOf(words[at + 1])) && !isTheirs ? words.slice(0, at) : words
  return isTheirs ? words.slice(at + 1 + to) : keyOf(words[at + 1 + to]) === 'be' ? words.slice(0, at) : words
}

/** 'The warden sets up the tent', 'sews the curtains': what is to be done, whoever does it. */
function ofDoer(words: Words, context: Known): Words {
  const at = words.findIndex((word, index) => index < words.length - 1 && /^\p{Ll}{3,}s$/u.test(word) && !/(?:ss|ics|us|is)$/u.test(word) && (index === 0 || isSomebody(words.slice(0, index), context)))
  if (at < 0) return words
  const isBeforeThing = DETERMINER.test(keyOf(words[at + 1])) || PARTICLE.test(keyOf(words[at + 1])) && DETERMINER.test(keyOf(words[at + 2]))
  const isVerb = isBeforeThing && !FINITE.test(words[at]!) || at > 0 && words[at] !== 'leads' && !/^(?:of|for|to|in|on|at|by|with|from|and|or)$/u.test(keyOf(words[at + 1])) && (isDeed(baseOf(words[at]!)) || isWorkOfOther(words[at]!))
  return isVerb ? [baseOf(words[at]!), ...words.slice(at + 1)] : words
}

const DETERMINER = /^(?:the|an?|all|our|his|her|their|its|every|each|both|some|any|new|old)$/u
const PARTICLE = /^(?:up|out|off|down|over|back|on|away)$/u

/** 'Payments dead', 'allergen sheet mandatory': how it is, behind its name. */
function withoutState(words: Words): Words {
  return words.length > 1 && STATE.test(keyOf(words.at(-1))) && /\p{L}{3}/u.test(words.at(-2)!) && !isEmptyIn('en', keyOf(words.at(-2))) && !RANK.test(keyOf(words.at(-2))) && !STATE.test(keyOf(words.at(-2))) && !isOrder(words) && !/^\d/u.test(words[0]!) ? words.slice(0, -1) : words
}

function namesWork(said: Words, context: Known): boolean {
  const words = said.map(keyOf).filter((word) => word !== '')
  const head = headOf(words)
  if (/^\p{Lu}{2,}$/u.test(said[0]!)) return true
  if (words.every((word) => NO_NAME.test(word) || words.length > 1 && isEmptyIn('en', word))) return false
  // '4 high', '20 in the first sprint'.
  if (/^\d/u.test(words[0]!) && (words.length === 1 || words.length <= 3 && RANK.test(words[1]!) || /^(?:in|of|per|for)$/u.test(words[1]!))) return false
  if (CLAUSE_OPENERS.test(words[0]!) || words.length === 1 && BARE_VERB.test(head) || /^sprints? \d/u.test(words.join(' '))) return false
  if (isOrder(words)) return !STUFF.test(words.at(-1)!)
  if (/^(?:it|them|this|that|these|permitting|allowing|willing)$/u.test(words.at(-1)!)) return false
  if (STATE.test(head) || MEASURE.test(head) && words.slice(0, -1).every((word) => isEmptyIn('en', word) || NO_NAME.test(word) || RANK.test(word) || STATE.test(word)) || MEANS.test(head) && (words.length === 1 || STUFF.test(head))) return false
  return !isSomebody(said, context) && !(said.length === 1 && /^\p{Lu}.*['’]s$/u.test(said[0]!)) && !words.some((word, at) => at > 0 && FINITE.test(word) && !DUTY.test(`${word} ${words[at + 1] ?? ''}`))
}

const STUFF = /^(?:stuff|things?)$/u

/** 'The site must support vouchers' says what is to be done. */
const DUTY = /^(?:(?:must|should) \p{L}|ha(?:s|ve) to$)/u

/** The last word before what a preposition joins to it: the notes of 'notes on the trial'. */
function headOf(words: Words): string {
  const joint = words.findIndex((word, at) => at > 0 && (PREPOSITION.test(word) || /^(?:that|who|which|and|or)$/u.test(word)))
  return words[(joint < 0 ? words.length : joint) - 1]!
}

const PREPOSITION = /^(?:of|for|to|in|on|at|by|with|from|into|onto|about|against|between|per|via)$/u

function isOrder(words: Words): boolean {
  const verb = keyOf(words[0])
  return words.length > 1 && (isDeed(verb) || isOwnWork(verb) || isWorkOfOther(`${verb}s`))
}

/** 'The apprentice', 'Mr. Abel', 'my sister', 'everyone'; a 'nurse rota' is work. */
function isSomebody(said: Words, context: Known): boolean {
  const words = said.map(keyOf).filter((word) => !/^(?:the|an?|our|my|his|her|their)$/u.test(word))
  const named = said.filter((word) => !TITLE.test(keyOf(word)) && !/^(?:and|&|\+)$/u.test(word))
  const isTitled = said.some((word) => TITLE.test(keyOf(word)))
  if (named.length > 0 && named.every((word) => /^\p{Lu}/u.test(word) && (isTitled || personNamed(context, word) !== null || isGivenName(keyOf(word))))) return true
  const head = words.at(-1) ?? ''
  return !words.some((word) => PREPOSITION.test(word)) && words.length <= MOST_OF_POST && (PEOPLE.test(head) || isRelative(head) || words.length === 1 && occupationOf(head) !== null && head.length > 3 && !FIELDS_AND_POSTS.test(head))
}

const MOST_OF_POST = 3
