import { beginsSentence } from '../../time/grammar/source.ts'
import type { Token } from '../../time/grammar/token.ts'
import { JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import { isClaimed, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import { isName, isTitle, MADE_UP, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'

/**
 * Whoever has a name that people are given and stands nowhere as somebody else. A team's goal names those who work on it far
 * more often than anybody else, so that a name needs no proof of work: only what speaks against it is looked for. Those who are
 * listed beside such a name are people too, however they are called: 'plan for Oisín, Bea and Karthik'.
 */
export function unplacedPeople(context: ReadingContext, people: ReadonlyMap<string, Person>): Person[] {
  if (context.plannerType !== 'sprint' || people.size > MOST_PEOPLE) return []
  const known = new Set([...people.keys()].flatMap((name) => name.split(/[ -]/u)))
  const isFree = (mention: Mention) => !mention.isUser && !isClaimed(context, mention) && !mention.name.split(/[ -]/u).some((part) => known.has(part))
  const mentions = [...mentionsIn(context).map((mention) => withoutOpening(context, mention)), ...namesInSmallLetters(context)].filter(isFree)
  const sure = mentions.filter((mention) => (mention.isSure || isToldOf(context, mention)) && !standsAsOther(context, mention))
  const beside = mentions.filter((mention) => !mention.isSure && isAloneInList(context, mention) && sure.some((other) => areListed(context, other, mention)))
  const found = [...sure, ...beside].toSorted((one, other) => one.from - other.from)
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index)
    .map(({ name, from, to }) => ({ name, roles: [], isUser: false, words: { from, to }, capacity: null }))
}

const MOST_PEOPLE = 40

/** A name, and what stands around it. */
type Standing = Words & { context: ReadingContext; before: string; next: Token | undefined; behind: Token | undefined; isInList: boolean }

/** How a name stands that is nobody's of the team; each says so in a goal. */
const OTHERS: readonly { says: string; holds: (standing: Standing) => boolean }[] = [
  { says: 'closed on Adelaide Cup', holds: ({ context, from, to }) => to > from + 1 && THINGS_CALLED_SO.test(context.source.tokens[to - 1]!.key) },
  { says: 'we move the lists from paper to Jane', holds: ({ context, before, isInList }) => !isInList && leadsToOthers(context, before) },
  { says: 'website for the wedding of Clara and Tom', holds: ({ context, from }) => isOfThing(context, from) },
  { says: 'Julia package for tides', holds: ({ context, from, before }) => from < context.segments[0]!.to && !/^(?:for|with|by|fur|mit|von|para|con|pour|avec|com|por)$/u.test(before) },
  { says: 'the Athena telescope', holds: ({ before, context, isInList }) => !isInList && context.language === 'en' && before === 'the' },
  { says: 'our client Solveig', holds: ({ before }) => RELATIONS.test(before) },
  { says: '“Annie” opens on 11 June', holds: ({ before }) => QUOTES.test(before) },
  { says: "Patrick's shop", holds: ({ context, to, next }) => /['’]s?$/u.test(context.source.tokens[to - 1]!.text) && !TEAM_WORDS.has(next?.key ?? '') },
  { says: 'visit Ana, call Tom', holds: ({ context, from }) => isMet(context, from) },
  { says: 'till, Mollie payments, labels', holds: ({ context, from, to }) => isNameOfThing(context, { from, to }) },
  { says: 'a hand for Leo (9)', holds: ({ context, to, next, behind }) => next?.key === '(' && behind?.kind === 'digits' && context.source.tokens[to + 2]?.key === ')' },
  { says: 'Solveig wants it nice and bright', holds: ({ next }) => next?.kind === 'word' && WISHES.test(next.key) },
  { says: 'deliver to Agnes Kitchen Fittings', holds: ({ context, to, next }) => next?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(next.text) && !beginsSentence(context.source, to) && context.language !== 'de' },
  { says: 'der Olaf', holds: ({ context, from, before }) => context.language === 'de' && !beginsSentence(context.source, from) && /^(?:der|die|das|den|dem|ein|eine|einen|einem)$/u.test(before) },
]

/** A product, a title, a thing, whom the work is for, or who only asks for it. */
function standsAsOther(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const [before = '', next, behind] = [tokens[from - 1]?.key, tokens[to], tokens[to + 1]]
  if (PARTS_OF_TEAMS.test(before) && TEAM_WORDS.has(tokens[from - 3]?.key ?? '') && MADE_UP.test(tokens[from - 2]?.key ?? '')) return false
  const isInList = [before, next?.key ?? ''].some((key) => JOINT_OR_COMMA.test(key)) && namesBeside(context, { from, to })
  return OTHERS.some(({ holds }) => holds({ context, from, to, before, next, behind, isInList }))
}

/** Words behind which a name is that of a thing, a place, or of those whom the work is for. */
const LEADS_TO_OTHERS = /^(?:to|from|of|about|against|vs|called|named|in|at|near|into|on|via|using|than|like|for|fur|nach|aus|para|en|pour|chez|em|no|na|ao|du|des|del|#)$/u
const PARTS_OF_TEAMS = /^(?:of|aus|de|por)$/u

/** A Portuguese 'a' is the article of a name. */
function leadsToOthers({ language }: ReadingContext, key: string): boolean {
  return LEADS_TO_OTHERS.test(key) || key === 'a' && language !== 'pt'
}

/** Whom something is done for, or who only asks for it. */
const RELATIONS = /^(?:son|daughter|child|kid|baby|nephew|niece|grandson|granddaughter|grandchild|client|customer|patient|guest|bride|groom|sohn|tochter|kind|kunde|kundin|hijo|hija|cliente|fils|fille|filho|filha|saint|san|santa|st)$/u
const WISHES = /^(?:wants?|asks?|asked|wishes|hopes|likes|loves|lives|turns|wins|opens|closes|street|road|lane|avenue|hall|house|park|square|hospital|school|church|quiere|pide|veut|demande|quer|pede|mochte|will|wunscht)$/u
/** What is called after somebody: 'Adelaide Cup'. */
const THINGS_CALLED_SO = /^(?:cup|trophy|award|prize|open|day|week|street|road|lane|avenue|hall|house|park|square|hospital|school|church|library|museum|festival|project|method|foundation|trust)$/u
const QUOTES = /^["“”«»„'‘]$/u

/** What is of somebody, or of two: 'the wedding of Clara and Tom'. */
function isOfThing({ source: { tokens } }: ReadingContext, from: number): boolean {
  const first = JOINT.test(tokens[from - 1]?.key ?? '') ? from - 2 : from
  return tokens[first - 1]?.key === 'of'
}

/** 'Visit Ana, call Tom', 'meeting with Carol, review with Hamish'. */
function isMet({ source: { tokens } }: ReadingContext, from: number): boolean {
  return MEETS.test(tokens[from - 1]?.key ?? '') || /^(?:with|mit|con|avec|com)$/u.test(tokens[from - 1]?.key ?? '') && MEETINGS.test(tokens[from - 2]?.key ?? '')
}

const MEETS = /^(?:visit|call|phone|ring|meet|see|ask|email|mail|thank|invite|interview|tell|remind|inform|besuchen|anrufen|llamar|visitar|appeler|ligar)$/u
const MEETINGS = /^(?:meeting|review|call|interview|appointment|talk|lunch|coffee|session|demo|termin|gesprach|cita|reunion|llamada|rendez-vous|reuniao|chamada)s?$/u

/** The Mollie of 'till, Mollie payments, labels' in a list of things. */
function isNameOfThing(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const segment = segmentAt(context, from)
  return segment !== null && segment.from === from && segment.to === to + 1 && segment.lead === ',' && /^\p{Ll}{3,}s$/u.test(tokens[to]!.text)
}

/** The Neha of 'Editing Neha, texts Amma': what opens a clause has a capital for that. */
function withoutOpening(context: ReadingContext, mention: Mention): Mention {
  const { tokens } = context.source
  const isOpening = segmentAt(context, mention.from)?.from === mention.from && mention.to === mention.from + 2 && !isTitle(context, mention.from) && !isGivenName(tokens[mention.from]!.text) && isGivenName(tokens[mention.from + 1]!.text)
  return isOpening ? { ...mention, from: mention.from + 1, name: tokens[mention.from + 1]!.text } : mention
}

/** 'Gitte who runs the warehouse', 'Wout, whose van we use': of no thing is said what it is who does. */
function isToldOf(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const behind = tokens[to]?.key === ',' ? tokens[to + 1] : tokens[to]
  return context.language === 'en' && /^(?:who|whose)$/u.test(behind?.key ?? '') && segmentAt(context, from)?.lead !== ''
}

/** Somebody else's name on the other side of a comma or an 'and'. */
function namesBeside(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const isOther = (index: number) => isName(context, index) || isGivenName(tokens[index]?.key ?? '')
  return JOINT_OR_COMMA.test(tokens[to]?.key ?? '') && isOther(to + 1) || JOINT_OR_COMMA.test(tokens[from - 1]?.key ?? '') && isOther(from - 2)
}

/** Nothing but names between two signs of a list. */
function isAloneInList(context: ReadingContext, { from }: Words): boolean {
  const segment = segmentAt(context, from)
  return segment !== null && context.source.tokens.slice(segment.from, segment.to).every(({ key }, offset) => JOINT_OR_COMMA.test(key) || isName(context, segment.from + offset))
}

/** In one row, with nothing but other names between. */
function areListed(context: ReadingContext, one: Words, other: Words): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  return last.from - first.to <= LONGEST_ROW && context.source.tokens.slice(first.to, last.from).every(({ key, kind }, offset) => kind !== 'break' && (JOINT_OR_COMMA.test(key) || isName(context, first.to + offset)))
}

const LONGEST_ROW = 12

/** 'priya + hugo, no weekends pls', '@kris, @mo': two given names right beside each other, where nobody writes capitals. */
function namesInSmallLetters(context: ReadingContext): Mention[] {
  const { tokens } = context.source
  const isSmall = (index: number) => tokens[index]?.kind === 'word' && tokens[index].text === tokens[index].key && isGivenName(tokens[index].key)
  return tokens.flatMap(({ key }, index) => {
    // Handles are said of those who work on it: 'maintainers: @kris, @mo'.
    const isHandle = tokens[index - 1]?.key === '@' && tokens[index]!.kind === 'word' && !tokens[index]!.spaced
    if (!isSmall(index) && !isHandle) return []
    const isJoined = JOINT_OR_COMMA.test(tokens[index + 1]?.key ?? '') && isSmall(index + 2) || JOINT_OR_COMMA.test(tokens[index - 1]?.key ?? '') && isSmall(index - 2)
    return isJoined || isHandle ? [{ from: index, to: index + 1, name: key[0]!.toUpperCase() + key.slice(1), isSure: true, isUser: false }] : []
  })
}
