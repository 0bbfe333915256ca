import { CLAUSE_JOINT } from '../joining-words.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'

/** What tells that something happens, right before its day. */
const HAPPENS = /^(?:is|are|comes?|arrives?|visits?|starts?|begins?|opens?|happens?|meets?|falls?|lands?|ends?|calls?|inspects?|closes?)$/u
const DETERMINER = /^(?:the|our|my|his|her|their|its|an?)$/u
const OWN_DEED = /^(?:i|we|i'm|we're|i've|we've|he|she|they)$/u

/** Who says something, and that it is said: 'they told us', 'the council says that'. */
const REPORT = /^(?:(?:and|but|so|because|as) )?(?:(?:they|he|she|we|i|it) |(?:the|my|our|his|her|their) (?:\p{L}[\p{L}'’-]* ){1,3})?(?:(?:has|have|had|just|already|only|was|were|been|finally) ){0,3}(?:(?:told|tell|tells|promised|promises|informed|warned) (?:us|me)|told|says?|said|confirmed|confirms|announced|announces|promised|reckons?|thinks?|expects?|heard|hear)(?: that)? (?=(?:the|our|my|his|her|their|its) \p{L})/u

/** The clause that is about the day: behind 'I run the shop and …' a subject and a verb of its own, behind 'they told us …' what was told. */
export function clauseOfEvent(context: ReadingContext, around: Surroundings): Surroundings {
  const own = lengthBeforeOwnClause(around.leftKeys)
  const report = reportLength(around.leftKeys.slice(own))
  if (own + report === 0) return around
  const left = { from: around.left.from + own + report, to: around.left.to }
  const leftKeys = keysOf(context, left)
  return { ...around, left, leftKeys, keys: [...leftKeys, ...around.rightKeys] }
}

/** Up to and with the 'and' of 'I manage a hotel and the inspection is'; 0 for 'we sell the car and the trailer'. */
function lengthBeforeOwnClause(keys: readonly string[]): number {
  if (!OWN_DEED.test(keys[0] ?? '') || !HAPPENS.test(keys.at(-1) ?? '')) return 0
  const joint = keys.findLastIndex((key, index) => /^(?:and|but)$/u.test(key) && DETERMINER.test(keys[index + 1] ?? ''))
  return joint > 1 && keys.length - joint >= 4 ? joint + 1 : 0
}

function reportLength(keys: readonly string[]): number {
  const said = REPORT.exec(keys.join(' '))?.[0].trim()
  return said === undefined ? 0 : said.split(' ').length
}

const COMES_BACK = /^(?:(?:will|should|can) )?(?:sends?|gives?|hands?|returns?|brings?|gets?|passes|pass) (?:(?:me|us|them|it all) )?(?:(?:the|my|our|his|her|their|a|any|all|some) )*(?<thing>\p{L}[\p{L}'’ -]{2,40}?)(?: back)?(?: to (?:me|us))?$/iu

/** 'She sends notes back' is called after the notes, and after her by the name that was said last. */
export function namedAfterWhoDoes(context: ReadingContext, { left, leftKeys }: Surroundings, title: string | null): string | null {
  const who = CLAUSE_JOINT.test(leftKeys[0] ?? '') ? leftKeys[1] : leftKeys[0]
  if (title === null || !/^(?:he|she|they)$/u.test(who ?? '')) return title
  const thing = / back(?: to (?:me|us))?$/u.test(leftKeys.join(' ')) ? COMES_BACK.exec(title)?.groups!['thing'] : undefined
  const person = who === 'they' ? null : lastNamed(context, left.from)
  if (thing !== undefined) return person === null ? `${thing} back` : `${thing} back from ${person}`
  return person !== null && /^\p{Ll}{2,}s(?: |$)/u.test(title) ? `${person} ${title}` : title
}

/** Who is known by name, and the Paula of 'my agent Paula'. */
function lastNamed({ source: { tokens }, people }: ReadingContext, before: number): string | null {
  const isCalled = (at: number) => /^\p{Lu}\p{Ll}+$/u.test(tokens[at]!.text) && /^\p{Ll}{3,}$/u.test(tokens[at - 1]?.text ?? '') && /^(?:my|our|his|her|their)$/u.test(tokens[at - 2]?.key ?? '')
  return tokens.slice(0, before).findLast(({ text }, at) => people.has(text) || isCalled(at))?.text ?? null
}

/** How a clause behind its date begins when it tells what happens then, and asks for no work; by language. */
const TELLS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:i'm|i am|we're|we are) (?=(?:having|getting|seeing|meeting|hosting|giving|taking|flying|moving|being)\b)|(?=(?:the|my|our|his|her|their) (?:\p{L}[\p{L}'’-]* ){1,3}(?:has|have|gets?|is|are|\p{L}{3,}s|perform|play|sing|come|visit|meet|leave|arrive)\b))/u,
  es: /^(?:(?:me|nos|le|les) (?=\p{L}+(?:an|en|a|e) )|(?=(?:vienen?|llegan?|toca|hacen|tenemos|tengo|celebramos|se) ))/u,
  fr: /^(?:(?:on|ils|elles) (?=(?:m'|me |nous )\p{L}{3,})|(?=(?:les|le|la|mes|mon|ma|nos|notre) (?:\p{L}+ ){1,3}(?:viennent|vient|arrivent|arrive|passent|passe|a|ont|est|sont) ))/u,
  de: /^(?:(?:werde|werden|wird) (?:ich |wir |man )?|(?=(?:kommt|kommen|hat|haben|bekommt|bekommen|bekomme|feiert|feiern|besucht|besuchen) ))/u,
  pt: /^(?:(?:vou|vamos) (?=ser )|(?:me|nos) (?=\p{L}+(?:am|em) )|(?=(?:vem|vêm|chegam?|temos|tenho) ))/u,
}

/** Words before the deed of a clause that stands behind its date, 1 of 'me operan de la rodilla'; null where the clause asks for work. */
export function lengthBeforeDeed(keys: readonly string[], language: string): number | null {
  const lead = TELLS[language]?.exec(keys.join(' '))?.[0].trim()
  return lead === undefined ? null : lead === '' ? 0 : lead.split(' ').length
}
