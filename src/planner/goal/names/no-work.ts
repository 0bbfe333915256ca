import { isGivenName } from '../people/given-names.ts'
import { isRelative } from '../people/relatives.ts'
import { deedOf, isDeed } from '../topics/deed-forms.ts'
import type { Placed } from './thing-or-deed.ts'
import { isLoneDeed, wordsOf } from './word-classes.ts'

/**
 * Why nobody can do what was taken for a task, in English: 'piece' where the name names no work at all, 'told' where it is
 * a clause about what somebody or something else does or is; null where whoever typed it can do it.
 *
 * @example whyNoWork({ name: 'cousin Ada', before: 'barn door, ', behind: '' }) // 'piece'
 * @example whyNoWork({ name: 'ferry stops at noon', before: '', behind: '' }) // 'told'
 */
export function whyNoWork(placed: Placed): 'piece' | 'told' | null {
  if (isPiece(placed) || isPerson(placed) || isWhere(placed) || isUnit(placed) || isDenied(placed) || isOfWriter(placed)) return 'piece'
  return isOfOthers(placed) || isTold(placed.name) ? 'told' : null
}

/** Whether what comes again is nothing that whoever types does or goes to: 'he plays boules on Wednesdays', 'the town hall opens Tuesdays', 'a day a week without the dog'. */
export function isNoTurn(placed: Placed): boolean {
  return isOfOthers(placed) || isBarred(placed) || OPEN.test(placed.name) || !isPerson(placed) && !EFFORT.test(placed.name) && (isPiece(placed) || isOfWriter(placed))
}

/** 'Tuesday easy, Thursday hard': how what is trained is done that day. */
const EFFORT = /^(?:easy|hard|long|short|light|quick)$/iu
const OPEN = /^(?!(?:what|who|which)\s)(?:[\p{L}’'-]+ ){1,4}(?:(?:is|are) (?:only |always |mostly )*(?:in|at|on|open|shut|closed|free|reachable|available|away|busy|there)(?: .*)?|exists?|opens?|(?:is|are) reachable)$/iu

/** 'Nor', 'usable', 'before lunch', 'without the dog': words that say how, when or which, and name nothing. */
function isPiece({ name, before, behind }: Placed): boolean {
  if (IDIOMS.test(name) && /(?<!\p{L})in a(?: bit of a| real)? $/iu.test(before)) return true
  if (WEATHER.test(name) || ENDS_IN.test(name)) return true
  return SMALL_WORDS.has(name.toLowerCase()) || /^back$/iu.test(name) && GOES_BACK.test(behind) || ABLE.test(name) && !THINGS_IN_ABLE.test(name) || LEANS.test(name)
}

/** What the weather may do. */
const WEATHER = /^(?:(?:late|night|ground|hard|last|first) )?(?:(?:frost|snow|ice|rain|storm|flood|heat|pollen)s? (?:risk|danger|season|warnings?)|(?:late |night |ground |hard )?frosts?)$/iu

/** The end of 'start and end in Leeds': where a way begins and ends. */
const ENDS_IN = /^(?:start|starting|begin|beginning|end|ending|finish|finishing|return|returning) (?:in|at|from|to) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u

const SMALL_WORDS: ReadonlySet<string> = new Set((
  'nor yet even self home gone away along ahead apart aside alone together forward backwards upstairs downstairs nearby meantime honest brief free busy ready sure able late early quick full dirty '
  + 'safe cheap expensive easy hard difficult important urgent optional similar different separate possible impossible whole main other further extra spare certain exact due okay fine great nice lovely pretty happy sad sorry '
  + 'tired keen big small large little long short high low wide narrow old new young weekly daily monthly yearly hourly nightly'
).split(' '))
/** The row of 'two nights in a row', the rush of 'I'm in a rush'. */
const IDIOMS = /^(?:row|rush|hurry|while|moment|minute|sec|mess|muddle|panic|pinch|nutshell|way|sense|good place|bad place|hole|bind|state)$/iu

/** The evenings of 'they can't do both evenings': what somebody does not do is no turn of theirs; 'I mustn't miss yoga' is. */
function isBarred({ before }: Placed): boolean {
  const clause = before.split(/[.,;:!?\n()]/u).at(-1)!
  return /(?<!\p{L})(?:can['’]?t|cannot|can not|mustn['’]?t|must not|may not|shouldn['’]?t|should not|won['’]?t|will not|aren['’]?t allowed to) (?!(?:miss|skip|forget|wait|afford to miss)(?!\p{L}))/iu.test(clause)
}

/** The back of 'forms out by May, back by June', which of 'hips, back and balance' is done. */
const GOES_BACK = /^ (?:by|on|from|to|at|before|after|until|home|again)(?= )/iu
const ABLE = /^\p{Ll}{2,}(?:able|ible)$/u
const THINGS_IN_ABLE = /^(?:\p{L}*(?:table|cable)|vegetable|stable|fable|gable|marble|bible|crucible|collectible|consumable|variable)$/u
const LEANS = /^(?:after|before|throughout|during|until|till|since|without|because|while|whilst|unless|although|ought|cannot|can['’]?t|won['’]?t|mustn['’]?t|shouldn['’]?t|needn['’]?t)(?= \p{L})/iu

/** 'Ms Otieno', 'my cousin', 'friend Ade', 'the frame lady', 'two strong men': somebody, and nothing said of them. */
export function isPerson({ name, before }: Pick<Placed, 'name' | 'before'>): boolean {
  const words = wordsOf(name.replace(WHOSE, ''))
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length === 0 || words.length > MOST_OF_PERSON) return false
  if (TITLE.test(first)) return words.length > 1 && words.slice(1).every((word) => /^\p{L}+$/u.test(word)) && (/^\p{Lu}/u.test(last) || words.length === 2)
  if (isKin(first)) return words.length === 1 || words.length === 2 && /^\p{Lu}\p{Ll}+$/u.test(last)
  if (PEOPLE.test(last)) return words.length === 1 || words.slice(0, -1).every((word) => /^\p{Ll}[\p{L}-]*$/u.test(word) && !isDeed(word) && !OF.test(word))
  return words.length === 1 && /^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(last) && isGivenName(last) && !OPENS_SENTENCE.test(before)
}

const MOST_OF_PERSON = 4
const WHOSE = /^(?:my|our|the|his|her|their|a|an|one|another) /iu
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|frau|herr|mme|madame|mama|do[nñ]a|se[nñ]ora?|father|fr|rev|reverend|pastor|aunt|auntie|uncle)$/iu
const PEOPLE = /^(?:ladies|lady|man|men|woman|women|people|persons?|guys?|lads?|bloke|kids|children|grandchildren|grandkids|parents|grandparents|in-laws?|relatives|neighbou?rs|friends|adults|strangers)$/u
const OF = /^(?:for|of|with|from|to|by|and|or)$/u
/** A capital there says nothing. */
const OPENS_SENTENCE = /(?:^|[.!?\n•*-]\s*)$/u

function isKin(word: string): boolean {
  const bare = word.toLowerCase().replace(/-in-law$/u, '')
  return isRelative(bare, 'household', 'child', 'kin', 'friend') || isRelative(bare.replace(/s$/u, ''), 'household', 'child', 'kin', 'friend')
}

/** The Leith of 'I live in Leith', the army of 'he is in the army': where somebody or something is. */
function isWhere({ before }: Placed): boolean {
  return /(?:^|\s)(?:is|are|am|was|be|been|stays?|lives?|staying|living|based|['’](?:s|m|re))\s(?:(?:away|over|still|back|only|always|all|both|down|up|out) )*(?:in|at|on)\s(?:(?:the|my|our|his|her|their|a|an) )?$/iu.test(before.replace(/['’](?=(?:s|m|re)\s)/gu, ' ’'))
}

/** The metres of '9 metres', the euros of '40 euros per head': how much, and not what. */
function isUnit({ name, before }: Placed): boolean {
  return UNIT.test(name) && (/\d\s*$/u.test(before) || / (?:per|each|a) /u.test(name))
}

const UNIT = /^(?:metres?|meters?|feet|foot|inch(?:es)?|miles?|kilomet(?:re|er)s?|km|cm|mm|kg|kilos?|grams?|pounds?|lbs?|tonnes?|litres?|liters?|pints?|gallons?|acres?|hectares?|degrees|percent|euros?|dollars?|quid|shillings?|francs?|minutes?|hours?)(?: (?:long|wide|high|deep|tall|each|square|per \p{L}+|a \p{L}+))?$/iu

/** The lift of 'No lift before noon': what there is not, or shall not be. */
function isDenied({ before }: Placed): boolean {
  return /(?:^|[.,;:!?\n(–-]\s*|\b(?:and|but|so|with)\s)no\s(?:other\s)?$/iu.test(before)
}

/** The English of 'sorry, I write in English', the frank of 'I'll be frank': how whoever types is, and what they excuse. */
function isOfWriter({ name, before }: Placed): boolean {
  if (/(?:^|[\s(])(?:sorry|apologies|excuse me|forgive me)[\s,:–-]+(?:(?:that|but|for|if|as)\s)?(?:i|we)\s$/iu.test(before)) return true
  return !/^\p{L}+ing(?= |$)/iu.test(name) && wordsOf(name).length <= 2 && /(?:^|[\s(])(?:i|we)(?:['’](?:m|re|ll be)| am| are| will be)\s(?:(?:also|still|just|very|quite|so|all|both|only|on) )*$/iu.test(before)
}

/** The 'go home to Cork' of 'they go home to Cork', the 'hates rain' of 'which hates rain'. */
function isOfOthers({ name, before }: Placed): boolean {
  const [first = ''] = wordsOf(name.toLowerCase())
  if (/(?:^|[\s(])(?:they|you)\s$/iu.test(before)) return !/^\p{L}+ing$/u.test(first)
  return /(?:^|[\s(])(?:who|which|he|she)\s$/iu.test(before) && /[^su]s$/u.test(first)
}

/** 'Ferry stops at noon', 'cousin Ada files the form', 'lids come from Cork', 'dogs allowed on the beach': a clause with a subject of its own. */
export function isTold(name: string): boolean {
  const words = wordsOf(name)
  // 'The Long Day Closes' is the name of a piece.
  if (words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word) || word.length < LONG_WORD)) return false
  const opens = isDeed(words[0]?.toLowerCase() ?? '')
  if (STATE_BEHIND.test(name) && !opens) return true
  const at = words.findIndex((word, index) => index > 0 && index <= MOST_OF_SUBJECT && isFinite(words, index, word.toLowerCase()))
  // 'Order is roof, then walls' orders nothing.
  return at > 0 && (!opens || at === 1 && BEING.test(words[1]!)) && !words.slice(0, at).some((word) => JOINS.test(word))
}

const BEING = /^(?:is|are|was|were)$/iu
const MOST_OF_SUBJECT = 4
const LONG_WORD = 4
const JOINS = /^(?:to|for|of|with|from|by|in|on|at|before|after|until|what|who|which|that|how|where|when|if|and|or)$/iu
const STATE_BEHIND = /^(?:[\p{L}’'-]+ ){1,3}(?:(?:not )?(?:allowed|permitted|forbidden|banned|prohibited)(?: .*)?|(?:is|are) (?:only )?(?:ours|theirs|yours|his|hers|mine)|ours|theirs)$|^(?:allowed|permitted|forbidden|banned) (?:after|before|until|from|on|in|at|only)(?: |$)/iu

/** Whether a word is the verb of whatever stands before it; a word that is the plural of a thing as well needs an object behind it. */
function isFinite(words: readonly string[], at: number, word: string): boolean {
  const subject = words[at - 1]!
  // 'The boat is sold', 'pumps need checking', 'the surveyor has to approve the plaster' and 'beds are to be made' ask for something.
  if (/^(?:is|are)$/u.test(word) && isLoneDeed(words[at + 1] ?? '', 'en')) return false
  if (/^needs?$/u.test(word) && words[at + 1]?.endsWith('ing') === true) return false
  if (words[at + 1] === 'to' && /^(?:has|have|is|are)$/u.test(word)) return false
  if (ALWAYS_VERBS.test(word)) return true
  if (/[^s]s$/iu.test(subject) && OF_MANY.test(word)) return true
  if (at === 1 && SO_MANY.test(subject) && /^(?:have|are|were|said|say)$/u.test(word)) return true
  const isOfOne = /[^su]s$/u.test(word) && (isGivenName(subject) && /^\p{Lu}/u.test(subject) || at === 1 && isKin(subject))
  return isOfOne && !/['’]s$/u.test(word) || OR_THINGS.test(word) && OBJECT.test(words[at + 1] ?? '')
}

const ALWAYS_VERBS = /^(?:(?:is|are|was|were|does|do|has|can|could|will|would|wo|ca)(?:n['’]t)?|can['’]?t|won['’]?t|cannot|may|might|comes|goes|brings|gives|gets|says|thinks|knows|wants|insists|expects|sends|keeps|lets|owns|lends|teaches|arrives|begins|opens|closes|expires|exists|belongs|depends|organi[sz]es|agrees|dislikes|requires|raises|sings|becomes|remains)$/u
/** Of several things: 'slots exist', 'lids come from Cork'. */
const OF_MANY = /^(?:come|go|arrive|exist|need|have|want|get|take|leave|stay|sell|cost)$/u
/** 'Two have said yes'. */
const SO_MANY = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|some|most|many|several|none|all|half)$/iu
const OR_THINGS = /^(?:handles|deals|files|reads|plays|drives|drops|lives|works|helps|visits|covers|collects|picks|leaves|hosts|takes|makes|pays|needs|costs|starts|stops|ends|runs|shuts|meets|likes|loves|hates|cuts|checks)$/u
const OBJECT = /^(?:the|a|an|my|our|his|her|their|your|me|us|it|them|him|with|at|from|to|in|on|until|by|two|three|four|\d.*)$/iu

/** Whether a name says by itself that something is done: 'hang the gate', 'hedge cutting', 'gate hung'. */
export function saysWork(name: string): boolean {
  const words = wordsOf(name.toLowerCase())
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return isDeed(first) || isDeed(last) || OCCASIONS.test(last) || words.length > 1 && last === 'work' || last.endsWith('-up') || GERUND.test(first) || GERUND.test(last) || deedOf(last) !== null
}

const OCCASIONS = /^(?:sessions?|meetings?|workshops?|interviews?|rehearsals?|lessons?|class(?:es)?|surveys?|visits?|inspections?|appointments?|trials?|homework|practi[cs]e|deliver(?:y|ies)|rental)$/u
const GERUND = /^\p{L}{2,}(?<!(?:^|\s)(?:even|morn|noth|anyth|someth|everyth|dur|follow|bewilder))ing$/u
