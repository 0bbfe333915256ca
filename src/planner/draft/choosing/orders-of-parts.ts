import { DEEDS } from '../../playbooks/deeds.ts'
import { HANDIWORK } from '../../playbooks/handiwork.ts'
import type { Handiwork } from '../../playbooks/handiwork.ts'
import { plainWords } from '../wording.ts'

const HANDIWORK_OF: ReadonlyMap<string, Handiwork> = new Map(HANDIWORK.flatMap((work) => work.verbs.map((verb) => [verb, work] as const)))
const DEED_VERBS: ReadonlySet<string> = new Set(DEEDS.flatMap(({ verbs, onlyVerbs = [] }) => [...verbs, ...onlyVerbs]))

/** What is done to a thing that is there. A speech written and invitations sent are what they are by their nouns, a vet registered is an arrangement. */
const DONE_TO_THINGS = new Set('tell inform repair mend defrost polish donate clean clear empty tidy check inspect service scan photograph digitise digitize catalogue catalog label count weigh measure weed appraise value borrow collect stock restock return fetch alter freeze'.split(' '))

const OTHER_VERBS = new Set(['tell', 'inform', 'repair', 'mend', 'defrost', 'polish', 'donate', 'borrow', 'collect', 'stock', 'restock', 'return', 'fetch', 'alter', 'freeze'])

const IRREGULAR: ReadonlyMap<string, string> = new Map([['rebuilt', 'rebuild'], ['told', 'tell'], ['frozen', 'freeze'], ['written', 'write'], ['rewritten', 'rewrite'], ['hung', 'hang'], ['fitted', 'fit'], ['refitted', 'refit'], ['swapped', 'swap'], ['stripped', 'strip'], ['scanned', 'scan'], ['catalogued', 'catalogue'], ['cataloged', 'catalogue'], ['put up', 'put up']])

/** The order that a participle stands for: 'replace' of 'replaced'. Null where it is none that has steps. */
function verbOf(participle: string): string | null {
  const known = IRREGULAR.get(participle)
  if (known !== undefined) return known
  if (!/^\p{L}{2,}ed$/u.test(participle)) return null
  const stem = participle.slice(0, -2)
  return [`${stem}e`, stem, stem.replace(/(\p{L})\1$/u, '$1'), stem.replace(/i$/u, 'y')].find(isKnown) ?? null
}

function isKnown(verb: string): boolean {
  return HANDIWORK_OF.has(verb) || DEED_VERBS.has(verb) || OTHER_VERBS.has(verb)
}

export function handiworkOf(verb: string | undefined): Handiwork | null {
  return verb === undefined ? null : (HANDIWORK_OF.get(verb) ?? null)
}

/** 'Catalogued in a spreadsheet', 'sorted by label': done to what the goal is about. */
const BEGINS_IN_PARTICIPLE = /^(?<done>\p{L}+(?:ed|ilt|ung))(?: and (?<also>\p{L}+(?:ed|ilt|ung)))?(?<rest> (?:by|in|into|with|at|from|on|according)(?= ).+)?$/iu
/** 'Tank derusted and painted', 'the 50 best ones valued by somebody who knows'. */
const ENDS_IN_PARTICIPLE = /^(?<thing>(?:\S+ ){0,6}?\S+?),? (?:(?:to be|is|are|been|being|all|properly|finally) )*(?<done>\p{L}+(?:ed|ilt|old|ung|rozen))(?: and (?<also>\p{L}+(?:ed|ilt|ung)))?(?<rest> (?:by|in|into|with|at|from|again|properly|on)(?: .+)?)?$/iu
/** 'The rest to Oxfam'. */
const REST_TO = /^(?:the )?(?<what>rest|others|remainder|leftovers) to (?<whom>.+)$/iu

/** 'Sails back from the loft', 'the clock back from the repairer'. */
const BACK_FROM = /^(?:the |my |our )?(?<thing>(?:\S+ ){0,3}\S+) back from (?<place>.+)$/iu

/** A part that a participle names as the order that it is: 'replace wiring loom' of 'wiring loom replaced'. Null for any other part. */
export function orderOf(said: string): string | null {
  const rest = REST_TO.exec(said)?.groups
  if (rest) return `take the ${rest['what']!.toLowerCase()} to ${rest['whom']!}`
  const back = BACK_FROM.exec(said)?.groups
  if (back) return `collect the ${back['thing']!.toLowerCase()} from ${back['place']!}`
  const bare = BEGINS_IN_PARTICIPLE.exec(said)?.groups
  if (bare) return inOrder(bare, '')
  const behind = ENDS_IN_PARTICIPLE.exec(said)?.groups
  return behind ? inOrder(behind, behind['thing']!.replace(/^(?:the|my|our) /iu, 'the ')) : null
}

function inOrder(groups: Record<string, string | undefined>, thing: string): string | null {
  const verb = verbOf(groups['done']!.toLowerCase())
  if (verb === null || thing !== '' && !HANDIWORK_OF.has(verb) && !DONE_TO_THINGS.has(verb)) return null
  const also = groups['also'] === undefined ? null : verbOf(groups['also'].toLowerCase())
  const rest = groups['rest'] ?? ''
  // Who does it is somebody else.
  if (/^ by (?:an?|the|some|our|my|\p{Lu})/u.test(rest) && thing !== '') return `have ${thing} ${groups['done']!}${rest}`
  return `${verb}${also === null ? '' : ` and ${also}`}${thing === '' ? '' : ` ${thing}`}${rest}`
}

const ORDERS = new Set([...HANDIWORK_OF.keys(), 'restore', 'renovate', 'do', 'clear', 'sell', 'finish', 'make', 'build', 'redo', 'repair', 'mend', 'fix', 'convert', 'get'])

/** Whether a heading begins in what is done: 'Restore the dresser: strip, sand'. */
export function isOrderVerb(word: string): boolean {
  return ORDERS.has(word)
}

/** What is done by a part that is an order: 'strip' of 'strip the table', 'value' of 'have the best ones valued by an expert'. */
export function verbsOf(words: readonly string[]): string[] {
  if (words[0] === 'have') return words.slice(1).flatMap((word) => verbOf(word) ?? []).slice(0, 1)
  return words[1] === 'and' && words.length > 2 && handiworkOf(words[2]) !== null ? [words[0]!, words[2]!] : [words[0] ?? '']
}

/** Whether the part is no more than a verb with steps of its own: 'sand'. */
export function isBareVerb(label: string): boolean {
  const words = plainWords(label)
  return words.length === 1 && HANDIWORK_OF.has(words[0]!)
}
