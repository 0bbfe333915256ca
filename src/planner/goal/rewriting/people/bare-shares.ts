import { isPostWord } from '../../people/post-words.ts'
import { isRelative } from '../../people/relatives.ts'
import { isOwnWork, isWorkOfOther } from '../../people/work-verbs.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { JOINT, NAME } from './people-named.ts'
import type { IsSomebody } from './people-named.ts'

/** A name and a thing with nothing between them, or a bracket (`isParted`); said from the person, or from the thing (`isTurned`). */
export type BareShare = { who: string; thing: string; aside: string; isUser: boolean; isTurned: boolean; isParted: boolean }

const LEAD = String.raw`^(?:(?:and|und|y|et|e) )?`
const NAMES = String.raw`(?<who>${NAME}(?:(?: (?:and|und|y|et|e) | ?[&+] ?)${NAME})?)`
const ASIDE = String.raw`(?: \((?<aside>[^()\d]{2,40})\))?`
const THING = String.raw`(?<thing>[^,;.:!?()=<>→\n\d]{2,70}?)`
const OF_PERSON = new RegExp(`${LEAD}${NAMES}${String.raw`(?: \((?<own>[^()\d]{2,40})\))?`} ${THING}${ASIDE}$`, 'u')
const OF_USER = new RegExp(`${LEAD}(?<who>[Mm]e|[Ii]ch|[Yy]o|[Mm]oi|[Ee]u) ${THING}${ASIDE}$`, 'u')
const OF_THING = new RegExp(`${LEAD}${THING} (?<who>${NAME})$`, 'u')
const JOINTS = new RegExp(JOINT, 'u')

/** 'Ana costing + suppliers', 'me the van (white)', 'guest list Otto': whose the thing is, said by standing beside it; null for anything else. */
export function bareShare(said: string, language: string, isSomebody: IsSomebody): BareShare | null {
  return turned(said, language, isSomebody) ?? straight(said, { language, isSomebody })
}

function straight(said: string, { language, isSomebody }: { language: string; isSomebody: IsSomebody }): BareShare | null {
  const user = OF_USER.exec(said)?.groups
  const groups = user ?? OF_PERSON.exec(said)?.groups
  const [who, thing] = [groups?.['who'] ?? '', groups?.['thing'] ?? '']
  const isKnown = user !== undefined || who !== '' && who.split(JOINTS).every(isSomebody)
  const aside = groups?.['own'] ?? groups?.['aside'] ?? ''
  // 'Eu faço os cartazes' has a verb, 'eu os cartazes' none.
  if (user !== undefined && language !== 'en' && !NAMED.test(thing)) return null
  if (!isKnown || !isThing(thing, isSomebody) || beginsOtherwise(thing, language) || NO_THING.test(aside) && !PART_OF_TIME.test(aside)) return null
  return { who, thing, aside, isUser: user !== undefined, isTurned: false, isParted: groups!['own'] !== undefined }
}

function turned(said: string, language: string, isSomebody: IsSomebody): BareShare | null {
  const groups = OF_THING.exec(said)?.groups
  const [who, thing] = [groups?.['who'] ?? '', groups?.['thing'] ?? '']
  const words = thing.split(' ')
  const last = words.at(-1)!.toLowerCase()
  if (who === '' || !isSomebody(who) || !isThing(thing, isSomebody) || LEADS_TO.test(last) || isRelative(last) || isVerb(words[0]!.toLowerCase())) return null
  // 'Curator Walt' is what he is.
  if (isPostWord({ key: last, text: words.at(-1)! }, language) || isOwnWord(words, language)) return null
  return { who, thing, aside: '', isUser: false, isTurned: true, isParted: false }
}

/** 'Frau', 'Dr', a first name that is not known: a lone word with a capital may belong to the name, but in German. */
function isOwnWord(words: readonly string[], language: string): boolean {
  return words.length === 1 && /^(?:mr|mrs|ms|dr|prof|frau|herr|sra?|do[nñ]a?|mme|m|se[nñ]or|st|uncle|aunt|auntie|onkel|tante|coach)$/iu.test(words[0]!) || language !== 'de' && /^\p{Lu}\p{Ll}/u.test(words.at(-1)!) && words.length > 1
}

/** Asked of somebody rather than done by them. */
function isVerb(word: string): boolean {
  return isOwnWork(word) || isWorkOfOther(word) || /^(?:ask|call|ring|phone|email|mail|text|tell|meet|see|visit|invite|thank|brief|train|pay|remind|help|show|send|give|bring|fetch|collect|drop|let|get|take|join|contact|hire|teach)$/u.test(word)
}

const LEADS_TO = /^(?:with|for|to|from|by|of|at|in|on|and|or|than|as|near|about|like|via|is|are|was|mit|für|von|bei|zu|und|oder|con|para|de|del|por|y|e|et|avec|pour|chez|à|a|com|do|da|the|our|my|his|her)$/u

/** A thing names nobody, no time and no clause. */
function isThing(thing: string, isSomebody: IsSomebody): boolean {
  const words = thing.split(/[\s/+&-]+/u)
  return words.length <= MOST_WORDS && /\p{L}{2}/u.test(thing) && !words.some(isSomebody) && !NO_THING.test(thing)
}

const NAMED = /^(?:o|a|os|as|el|la|los|las|le|la|les|du|des|die|der|das|den|l['’]\p{L}+|\p{Lu}\p{Ll}+)(?!\p{L})/u
const MOST_WORDS = 8
const PART_OF_TIME = /^(?:half|part|full)[ -]time$/u
const NO_THING = new RegExp(String.raw`^(?:the |all the |all )?(?:rest|remainder|others?|everything(?: else)?)$|(?<!\p{L})(?:is|are|was|were|has|have|had|will|can|cannot|must|should|would|who|which|that|if|when|because|until|before|after|only|never|not|off|away|out|leave|holiday|vacation|each|half|part|full|hours?|hrs?|days?|weeks?|months?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|sprints?|daily|weekly|ist|sind|hat|wird|kann|nur|nicht|bis|ab|weg|urlaub|stunden?|tage?|wochen?|je|halbtags|es|son|está|tiene|solo|no|cada|horas?|días?|semanas?|est|sont|seulement|heures?|jours?|semaines?|chacune?|tem|só|não|dias?|(?:${ANY_WEEKDAY})s?|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})`, 'iu')

/** A verb, a preposition or another word that says something else of somebody than what they have. */
function beginsOtherwise(thing: string, language: string): boolean {
  const [first = '', second = ''] = thing.split(' ')
  if (OTHERWISE.test(first)) return true
  if (/^\p{Lu}\p{Ll}/u.test(first) && language !== 'de') return true
  if (language === 'de') return /^\p{Ll}/u.test(first) && !/^(?:die|der|das|den|alle|unsere?n?)$/u.test(first)
  if (language !== 'en' || !/^\p{Ll}{2,}s$/u.test(first) || /(?:ss|ics)$/u.test(first)) return isWorkOfOther(first)
  // 'Jon tastings and stalls' has things, 'Ana tests' and 'Ana sells the wine' have verbs.
  return isWorkOfOther(first) || second !== '' && !/^(?:and|&|\+|\/)$/u.test(second)
}

const OTHERWISE = /^(?:[=:–-]|and|or|but|with|without|from|of|to|at|in|on|for|by|as|also|too|he|she|they|we|i|it|there|here|still|just|says?|thinks|hopes|und|oder|aber|auch|mit|aus|von|zu|im|am|y|o|con|en|desde|et|ou|avec|chez|au|aux|e|com|no|na|nos|nas|em|du|de|del|des|do|da|dos|das|um)$/u
