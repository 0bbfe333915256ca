import { isGivenName } from '../people/given-names.ts'
import { isRelative } from '../people/relatives.ts'
import { wordsOf } from './word-classes.ts'

/** A name where it stands: what its sentence says before and behind it. */
export type Placed = { name: string; before: string; behind: string }

/** Whether what was taken for a name is a piece of its sentence and no thing or deed that anybody would write on a list. In English. */
export function isFragment(placed: Placed): boolean {
  return isCarrier(placed.name) || REMAINS.test(placed.name) || isForbidden(placed) || isSaidOfPronoun(placed) || isFact(placed) || isCompany(placed)
}

/** 'Still missing before the opening: permit, banner': how the things behind it are. */
const REMAINS = /^(?:still )?(?:missing|needed|left|outstanding|required|to do|todo)$/iu

/** 'Full days', 'two people', 'hour for the cooking', 'stuff to sort': nouns that only carry an amount or a place in time, with nothing before them that says of what. */
function isCarrier(name: string): boolean {
  if (OUTING.test(name)) return false
  const words = wordsOf(name.toLowerCase())
  const end = words.findIndex((word, index) => index > 0 && PHRASE_ENDS.has(word))
  const named = (end === -1 ? words : words.slice(0, end)).filter((word) => !/^\d[\d.,]*(?:st|nd|rd|th)?$/u.test(word) && !SAYS_WHICH.has(word))
  return named.length === 0 ? words.some((word) => SAYS_WHICH.has(word)) : named.length === 1 && CARRIERS.has(named[0]!)
}

/** 'A day at the lake', 'one night in a hut', 'the first one' of what is held again: these are done. */
const OUTING = /(?:^|\s)(?:day|night|evening|morning|afternoon|weekend)s? (?:at|in|on|with|by)(?= )|^(?:the )?(?:first|next|last) one$/iu
const CARRIERS: ReadonlySet<string> = new Set('day days hour hours minute minutes week weeks fortnight month months year years weekend weekends morning mornings afternoon afternoons evening evenings night nights season seasons times turns dates run-up lead-up meantime person persons people thing things stuff way ways bits lot lots kinds sequence'.split(' '))
/** Which of them, and how many. */
const SAYS_WHICH: ReadonlySet<string> = new Set('a an the my our your his her their its this that these those one two three four five six seven eight nine ten eleven twelve first second third fourth fifth last next other another same few several some any all both each every whole full clear solid extra new once twice thrice only'.split(' '))
const PHRASE_ENDS: ReadonlySet<string> = new Set('for in on at to with by from before after until over during who which that while when'.split(' '))

/** 'Help me not to mess this up', 'we never skip lunch': what shall not be. */
function isForbidden({ before }: Placed): boolean {
  return /(?:^|\s)(?:not to|to not|never to|so as not to|don['’]t want to|without)\s+$/iu.test(before)
}

/** 'It is from silk and expensive', 'she forgets', 'so that comes first': what is said of a pronoun. */
function isSaidOfPronoun({ name, before }: Placed): boolean {
  if (/(?:^|\s)(?:it|this|they|he|she)(?: is| are| was|['’]s|['’]re) (?:(?:from|of|all|very|so|too|quite|really|still|mostly|only) )*$/iu.test(before)) return !/^\p{L}+ing(?= |$)/u.test(name)
  const words = wordsOf(name.toLowerCase())
  return /(?:^|\s)(?:it|that|which|he|she) $/iu.test(before) && /[^s]s$/u.test(words[0] ?? '') && (words.length === 1 || words.length === 2 && SAYS_WHICH.has(words[1]!))
}

/** The sesame of 'Allergies: sesame, gluten': how somebody or something is, and nothing to get. */
function isFact({ before }: Placed): boolean {
  return /(?:^|[.!?\n]\s{0,4})(?:food |known )?(?:allergies|allergy|intolerances|diets?|dietary needs|address|colou?rs|theme|dress code)\s?:[^.!?\n:]*$/iu.test(before)
}

/** The quiet of 'so quiet evenings': how a time is. */
export function isOfTime({ name, behind }: Placed): boolean {
  return wordsOf(name).length === 1 && /^ (?:evenings?|mornings?|days|weekends|nights|afternoons?|weeks)(?= |[.,;:!?)]|$)/iu.test(behind)
}

/** 'We are four: me Ines, my husband Paul, Tim (15)': who takes part. */
function isCompany({ name, before }: Placed): boolean {
  if (!/(?:^|[.!?\n]\s*)(?:we are|we['’]re|there are|there is|family of)\s[^.!?\n]*$/iu.test(before)) return false
  const words = wordsOf(name.replace(/^(?:me|my|our)\s/iu, ''))
  return words.length > 0 && words.length <= 2 && words.every((word) => isRelative(word.toLowerCase()) || /^\p{Lu}\p{Ll}+$/u.test(word))
}

/** 'Geoff has to confirm as arbiter', 'my aunts must send their photos': what somebody is named for; null where the name is no person or nothing is said of them. */
export function deedOfSomebody({ name, behind }: Placed): string | null {
  const words = wordsOf(name.replace(/^(?:my|our)\s/iu, ''))
  const [last = ''] = words.slice(-1)
  const kin = last.toLowerCase().replace(/-in-law$/u, '')
  const isPerson = words.length === 1 && (isRelative(kin) || isRelative(kin.replace(/s$/u, '')) || /^\p{Lu}\p{Ll}+$/u.test(last) && isGivenName(last.toLowerCase()))
  if (!isPerson) return null
  if (HELPS.test(behind)) return `help from ${name}`
  const deed = MUST.exec(behind)?.groups?.['deed']
  return deed === undefined ? null : `${name} to ${deed}`
}

/** 'Marcus can help the weekend of 8 May'. */
const HELPS = /^ (?:(?:can|could|will|would|is going to|is coming to|comes to) )help(?:s|ing)?(?= |[.,;:!?)]|$)/iu
const MUST = /^ (?:(?:still|also|both|all) )?(?:(?:has|have|needs?) (?:still )?to|must|should) (?<deed>(?!be )\p{Ll}+(?: (?!by |before |until |on |no later )[\p{L}'’-]+){0,5})(?= (?:by|before|until|on|no later) |[.,;:!?)]|$)/iu

/** The 'lb' of '18 lb frozen turkey', whose number was taken off. */
export function withoutUnit(name: string, before: string): string {
  return /\d\s*$/u.test(before) ? name.replace(/^(?:lbs?|kgs?|g|oz|ft|feet|m|cm|km|l|ml|inch|inches|litres?|liters?|pounds?) (?=\p{L})/iu, '') : name
}

/** What stands around a name in the prompt; nothing where it is not written so. */
export function placedIn(prompt: string, name: string, from: number): Placed {
  const at = prompt.toLowerCase().indexOf(name.toLowerCase(), from)
  return at === -1 ? { name, before: '', behind: '' } : { name, before: prompt.slice(Math.max(0, at - AROUND), at), behind: prompt.slice(at + name.length, at + name.length + AROUND) }
}

const AROUND = 120
