import { isName } from './people-words.ts'
import { isRelative } from './relatives.ts'
import { saysSharing } from './shared-work.ts'
import { isWorkOfOther } from './work-verbs.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A clause that tells of somebody else: the words that name them, the word they are called by, and what is said of them. */
export type OthersClause = { who: Words; head: string; said: Words }

/** 'my partner Leo is home', 'Anna from number 12 helps', 'our kids are with their father': null where the user or a thing does something, and where somebody is told what to do. */
export function othersClause(context: ReadingContext, { from, to }: Words): OthersClause | null {
  const { tokens } = context.source
  let start = from
  while (start < to && LEADS.test(tokens[start]!.key)) start += 1
  const named = namedAt(context, { from: start, to })
  if (named === null) return null
  const verb = verbBehind(context, { from: named.to, to }, named.isPlural)
  if (verb < 0 || isShareOfWork(context, tokens[verb]!.key) || named.isBare && !DONE_BY_PEOPLE.test(tokens[verb]!.key)) return null
  return { who: { from: start, to: verb }, head: named.head, said: { from: verb, to } }
}

/** 'Ruth takes him to physio on Tuesdays', where several people are said to share the work. */
function isShareOfWork(context: ReadingContext, verb: string): boolean {
  return saysSharing(context) && isWorkOfOther(verb)
}

type Named = { head: string; to: number; isPlural: boolean; isBare: boolean }

/** 'my partner Leo', 'a friend', 'our two youngest children', 'Anna': whoever a clause begins with. */
function namedAt(context: ReadingContext, { from, to }: Words): Named | null {
  const { tokens } = context.source
  if (from >= to) return null
  const first = tokens[from]!
  if (KIN.test(first.key)) return { head: first.key, to: behindNames(context, { from: from + 1, to }), isPlural: false, isBare: false }
  if (!DETERMINERS.test(first.key)) return isName(context, from) && !first.key.endsWith('ing') ? { head: first.text, to: behindNames(context, { from, to }), isPlural: false, isBare: !context.people.has(first.text) } : null
  const at = tokens.slice(from + 1, Math.min(to, from + 1 + MOST_ADJECTIVES)).findIndex(({ key }) => isSomebody(key))
  if (at < 0 || tokens.slice(from + 1, from + 1 + at).some(({ kind, key }) => kind === 'symbol' || /^(?:and|or|for|of|to|with|from)$/u.test(key))) return null
  const head = tokens[from + 1 + at]!.key
  const isInLaw = tokens.slice(from + 2 + at, from + 6 + at).map(({ key }) => key).join('') === '-in-law'
  return { head, to: behindNames(context, { from: from + (isInLaw ? 6 : 2) + at, to }), isPlural: PLURAL.test(head), isBare: false }
}

const MOST_ADJECTIVES = 4

function behindNames(context: ReadingContext, { from, to }: Words): number {
  let at = from
  while (at < to && isName(context, at)) at += 1
  return at
}

/** Index of what somebody does, behind where they are from and how often they do it; -1 for a duty or when nothing of the kind is said. */
function verbBehind(context: ReadingContext, { from, to }: Words, isPlural: boolean): number {
  const { tokens } = context.source
  // 'Our son Jonah (3) goes to nursery'.
  const bracket = tokens[from]?.key === '(' ? tokens.slice(from, Math.min(to, from + 6)).findIndex(({ key }) => key === ')') : -1
  let at = from + bracket + 1
  const isPlaced = at < to && /^(?:from|of|at|next|across|called|down|upstairs|downstairs|below|above)$/u.test(tokens[at]!.key)
  const isDone = (key: string) => OF_ONE.test(key) || isPlural && OF_SEVERAL.test(key)
  if (isPlaced) at += 1 + tokens.slice(at + 1, Math.min(to, at + MOST_PLACE_WORDS)).findIndex(({ key, text }) => isDone(key) && key === text && !NO_VERBS.test(key))
  while (at < to && ADVERBS.test(tokens[at]!.key)) at += 1
  if (at >= to || isPlaced && at <= from) return -1
  return isDone(tokens[at]!.key) || isHelp(context, { from: at, to }) ? at : -1
}

/** 'can only lift things': what somebody offers; what they can do of the work itself is for the plan to read. */
function isHelp({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  if (!/^(?:can|could|will|'ll)$/u.test(tokens[from]!.key)) return false
  const verb = tokens.slice(from + 1, Math.min(to, from + 4)).find(({ key }) => !ADVERBS.test(key))
  return verb !== undefined && HELPING.test(verb.key)
}

const MOST_PLACE_WORDS = 7

function isSomebody(key: string): boolean {
  return !PROVIDERS.test(key) && (isRelative(key) || isRelative(key.replace(/s$/u, '')) || OTHERS.test(key))
}

const LEADS = /^(?:and|but|also|because|since|as|while|when|that|plus|,|so|though|although|whereas)$/u
const DETERMINERS = /^(?:my|our|his|her|their|the|an?|both|all|two|three)$/u
/** Whoever teaches or trains is there for the plan. */
const PROVIDERS = /^(?:tutor|coach|trainer|teacher|instructor|manager|boss|chef)s?$/u
/** Whom no relation names, or several of them. */
const OTHERS = /^(?:kids?|children|child|twins|triplets|boys?|girls?|baby|toddler|teenagers?|grandchildren|grandkids|grandson|granddaughter|grandparents|gran|granny|grandpa|grandad|nan|nana|auntie|hubby|family|folks|stepson|stepdaughter|stepdad|stepmum|in-laws?|mates?|pals?|buddy|mum|mom|neighbours?|neighbors?|flatmates?|housemates?|lodgers?|tenants?|guests?|landlord|landlady|cleaner|gardener|caretaker|dog|dogs|cat|cats|puppy|horse|pony|brothers?|sisters?|cousins?|colleagues?|friends?|ex|au-pair|mother-in-law|father-in-law|brother-in-law|sister-in-law|parents)$/u
/** Who is called by what they are. */
const KIN = /^(?:grandma|grandpa|granny|gran|nan|nana|grandad|mum|mom|mummy|dad|daddy|hubby)$/u
const PLURAL = /^(?:children|family|folks|people|in-laws?|.*s)$/u
const ADVERBS = /^(?:still|also|always|usually|often|mostly|both|all|then|now|already|normally|sometimes|regularly|only|kindly|never|even|luckily|sadly)$/u
/** What a clause says of one other person: 'is', 'has', 'watches'; duties and wishes are for the plan to read. */
const OF_ONE = /^(?!(?:needs|wants|hopes|likes|prefers|always|sometimes|lessons|classes|this|its|his|yes|less|is-)$)(?:is|are|was|were|has|had|does|doesn't|goes|'s|quit|left|went|came|got|gave|took|\p{Ll}{3,}ed|\p{Ll}{3,}s|\p{Ll}+(?:ies|shes|ches))$/u
const OF_SEVERAL = /^(?:are|were|have|had|do|don't|go|come|play|visit|stay|sleep|nap|swim|take|use|work|train|practise|practice|watch|help|meet|eat|drink|leave|live|look|sing|dance|ride|babysit|join|drive|mind|get|cook|smoke)$/u
const NO_VERBS = /^(?:mine|ours|his|hers|us|downstairs|upstairs|doors|streets|houses|years|days|weeks)$/u
const HELPING = /^(?:help|come|join|lend|lift|carry|drive|babysit|mind|watch|take|collect|look|step|chip|pitch|assist|lend|bring|cover)$/u
/** What people do, so that a word with a capital before it is somebody. */
const DONE_BY_PEOPLE = /^(?:helps|comes|joins|takes|watches|looks|drives|visits|talks|minds|collects|picks|brings|cooks|lends|babysits|plays|practises|practices|works|reads|sings|lives|sleeps|covers)$/u
