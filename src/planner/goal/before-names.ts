import { leadInLength } from './lead-ins.ts'
import type { Token } from '../time/grammar/token.ts'

const DETERMINERS = /^(?:der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|sein|seine|seinen|ihr|ihre|ihren|el|la|los|las|un|una|mi|nuestro|nuestra|su|le|les|l'\p{L}+|une|mon|ma|mes|notre|son|sa|o|os|as|um|uma|meu|minha|nosso|nossa|the|my|our|an?|his|her|their)$/u
const PREPOSITIONS = /^(?:in|im|bei|beim|am|an|auf|en|a|au|em|no|na|at|chez)$/u
const SOMEBODY = /^(?:fur|para|pour|for) (?:mich|uns|mi|nosotros|moi|nous|mim|nos|me|us)$/u
const PRONOUNS = /^(?:ich|wir|man|je|j'|on|nous|yo|eu|we|i)$/u
/** Forms of a German verb that stands second, behind the date. */
const SECOND = /^\p{Ll}{2,}(?:e|n|t)$/u
const NO_VERB = /^(?:heute|beste|erste|letzte|ganze|mit|seit|gegen|neben|zwischen|sowie|unsere|meine|seine|ihre|eine|keine|kein|alle|beide|bitte|heisst|und|oder|also|zweite)$/u
/** What closes a German clause whose verb stands second: 'findet … statt', 'steht … an'. */
const PARTICLES = /^(?:statt|an|bevor)$/u
const MOST_NAMES = 3

/**
 * How many of the words behind a date stand before the name of what happens then: 3 of 'habe ich in Kassel die Prüfung'
 * and of 'tengo en Sevilla el examen'; 0 where none is sure to. The name begins with its article.
 */
export function lengthBeforeName(tokens: readonly Token[], language: string): number {
  const isVerbSecond = language === 'de' && isVerb(tokens)
  const verb = Math.max(leadInLength(tokens.map(({ key }) => key), language), isVerbSecond ? 1 : verbLength(tokens, language))
  if (verb === 0) return 0
  const pronoun = PRONOUNS.test(tokens[verb]?.key ?? '') ? verb + 1 : verb
  const at = behindAdjuncts(tokens, pronoun)
  const isName = DETERMINERS.test(tokens[at]?.key ?? '') && at + 1 < tokens.length
  return isName && (at > pronoun || isVerbSecond) ? at : 0
}

/** How many of the last words belong to a verb that stands before the name. */
export function lengthBehindName(tokens: readonly Token[], language: string): number {
  return language === 'de' && PARTICLES.test(tokens.at(-1)?.key ?? '') && lengthBeforeName(tokens, language) > 0 ? 1 : 0
}

function isVerb([first, second]: readonly Token[]): boolean {
  const key = second?.key ?? ''
  return first !== undefined && SECOND.test(first.text) && !NO_VERB.test(first.key) && !PREPOSITIONS.test(first.key) && (PRONOUNS.test(key) || DETERMINERS.test(key) || PREPOSITIONS.test(key) || key === 'fur')
}

/** Who does it, and a verb: 'je passe', 'passo', 'we have'. */
function verbLength([first, second]: readonly Token[], language: string): number {
  const isPronoun = PRONOUNS.test(first?.key ?? '')
  if (isPronoun) return second !== undefined && /^\p{Ll}/u.test(second.text) ? 2 : 0
  return /^(?:es|pt)$/u.test(language) && /^\p{Ll}{3,}(?:o|emos|amos|imos)$/u.test(first?.key ?? '') ? 1 : 0
}

/** Index behind 'in Kassel', 'bei der Kammer' and 'für mich', as far as another article follows. */
function behindAdjuncts(tokens: readonly Token[], start: number): number {
  const [first, second] = [tokens[start]?.key ?? '', tokens[start + 1]?.key ?? '']
  if (SOMEBODY.test(`${first} ${second}`)) return behindAdjuncts(tokens, start + 2)
  if (!PREPOSITIONS.test(first)) return start
  const from = DETERMINERS.test(second) ? start + 2 : start + 1
  const names = tokens.slice(from, from + MOST_NAMES + 1).findIndex(({ text, kind }) => kind !== 'word' || !/^\p{Lu}/u.test(text))
  return names > 0 && DETERMINERS.test(tokens[from + names]!.key) ? behindAdjuncts(tokens, from + names) : start
}
