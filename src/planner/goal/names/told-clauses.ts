import { isGivenName } from '../people/given-names.ts'
import { isRelative } from '../people/relatives.ts'
import { isOf, opensClause, wordsOf } from './word-classes.ts'

/** What a clause is about: whether it may name somebody, and who is known. */
type Around = { language: string; people: ReadonlySet<string>; isStory: boolean }

/** 'The goal is walking 5 km', 'mein Ziel ist …': what is announced. */
const ANNOUNCED = /^(?:(?:the|my|our|main|das|mein|unser|el|mi|nuestro|le|mon|notre|o|meu|nosso) )*(?:goal|aim|target|objective|ziel|objetivo|meta|objectif|but) (?:is|ist|es|est|é) (?:to )?(?=\p{L})/iu

/** Modal verbs by language, with what may stand beside them. */
const MODALS: Readonly<Record<string, RegExp>> = {
  en: /(?<! (?:the|an?|my|our|his|her|their|last)) (?:(?:(?:can|will|may)(?:not|n['’]t)?|(?:has|have|needs?|ought) to)(?: (?:only|also|still|just|not|all|both|now|then))*(?= (?!(?:to|of|for|at|in|on|from|by|with|and|or|the)\b)\p{L})|(?:could|shall|should|must|might)(?:n['’]t| not)?(?: (?:only|also|still|just|all|both|now|then))*(?= |$))/iu,
  de: / (?:kann|können|muss|müssen|soll|sollen|darf|dürfen|will|wollen)(?= |$)/iu,
  es: / (?:puede|pueden|debe|deben|tiene que|tienen que|quiere|quieren)(?: (?:sólo|solo|también))?(?= |$)/iu,
  fr: / (?:peut|peuvent|doit|doivent|veut|veulent)(?: (?:seulement|aussi))?(?= |$)/iu,
  pt: / (?:pode|podem|deve|devem|tem que|têm que|quer|querem)(?: (?:só|também))?(?= |$)/iu,
}

/** What somebody wishes for: 'the editor wants the full manuscript', 'two sisters need a rota'. */
const WISHES = /^(?:(?:the|my|our|her|his|their) )?(?<who>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,2}?) (?<verb>wants?|needs?|requires?|expects?) (?:(?:an?|the|some|her|his|their) )?(?<what>(?!to )\p{L}.*|\d.*)$/iu
/** 'Mom is having hip surgery', 'Ella has football'. */
const HAVING = /^(?:(?:my|our) )?(?<who>\p{L}+(?: \p{L}+)?) (?:has|is having|is getting) (?:(?:an?|the|her|his|their) )?(?<what>(?!(?:to|been|had|no|got|not|a lot)\b)\p{L}+(?: \p{L}+){0,2})$/iu
/** "The oven's being replaced", 'the garage is free', 'cards must be sent': of things, what they shall be or are. */
const BECOMING = /^(?<what>(?:[\p{L}\p{N}&/-]+ ){0,5}[\p{L}\p{N}&/-]+?)(?:['’]s| is| are) being (?<done>\p{L}+(?:ed|t|n))(?: .*)?$/iu

/**
 * A name for a clause with a subject and its verb. What somebody does is named by the deed ('my brother can take the
 * lifting'), what is wished for by itself, and of a thing with something said of it the thing is left ('the cards must
 * leave'); any other name stays.
 */
export function namedClause(name: string, around: Around): string {
  const { language } = around
  const said = name.replace(ANNOUNCED, '')
  if (language === 'en') {
    const becoming = BECOMING.exec(said)?.groups
    if (becoming) return `${becoming['what']!} ${becoming['done']!}`
    const having = around.isStory ? HAVING.exec(said)?.groups : undefined
    if (having && isSomebody(having['who']!, around)) return `${having['who']!}${having['who']!.endsWith('s') ? '’' : '’s'} ${having['what']!}`
    const wish = WISHES.exec(said)?.groups
    if (wish && isWish(wish['who']!, wish['verb']!, around)) return wish['what']!
  }
  const modal = MODALS[language]?.exec(said)
  return modal && modal.index > 0 ? behindModal(said, modal, around) : said
}

function behindModal(said: string, modal: RegExpExecArray, around: Around): string {
  const who = said.slice(0, modal.index)
  const what = said.slice(modal.index + modal[0].length).trim()
  if (!isSubject(who, around.language)) return said
  if (isSomebody(who, around)) return what === '' || COMES.test(what) ? who : what
  if (!around.isStory) return said
  // 'The surveyor has to approve the plaster': whoever does something to something else is no thing.
  if (DOES_TO.test(what)) return said
  const state = BE.exec(what)?.groups?.['state']
  return state === undefined ? who : `${who} ${state}`
}

/** A clause's subject is short and holds no clause of its own. */
function isSubject(who: string, language: string): boolean {
  const words = wordsOf(who)
  return words.length > 0 && words.length <= 4 && !isOf('persons', words[0]!, language) && !opensClause(words[0]!, language) && !words.some((word) => /^(?:what|who|which|that|how|where|when|if|whatever|que|qui|wer|was|wenn|und|and|y|et|e|or|to)$/iu.test(word))
}

const BE = /^(?:be|go|get) (?<state>(?!able |there$)\p{L}+(?: \p{L}+){0,3})$/iu
const DOES_TO = /^(?!(?:be|have|get) )\p{L}+ (?:the|an?|my|our|your|his|her|their|all|every|each) \p{L}/iu
const COMES = /^(?:come|help|join|be|make it|work|venir|aider|être|kommen|helfen|venir|ayudar|vir|ajudar)(?: .*)?$/iu
const GROUPS = /^(?:sisters|brothers|parents|grandparents|kids|children|neighbours|neighbors|friends|cousins|doc|doctor|vet|plumber|electrician|editor|client|landlord|council|supplier|printer|distributor|committee|boss|teacher|school|bank|insurer|one)$/iu

/** Somebody who is known, a first name, or somebody of the family: 'Kim', 'my brother', 'ma sœur'. */
function isSomebody(who: string, { people }: Around): boolean {
  const words = wordsOf(who.replace(/^(?:my|our|mein|meine|unsere?|mi|mon|ma|mes|meu|minha) /iu, ''))
  const last = words.at(-1) ?? ''
  return people.has(who) || words.length === 1 && (people.has(last) || /^\p{Lu}/u.test(last) && isGivenName(last.toLowerCase()) || isRelative(last.toLowerCase())) || words.length === 2 && isRelative(words[0]!.toLowerCase()) && /^\p{Lu}/u.test(last)
}

/** Only people want; what a thing needs may be a part of it: 'the cake needs icing'. */
function isWish(who: string, verb: string, around: Around): boolean {
  if (!around.isStory || !isSubject(who, around.language)) return false
  return /^(?:want|expect)/iu.test(verb) ? true : isSomebody(who, around) || GROUPS.test(wordsOf(who).at(-1) ?? '')
}

/** How things are, by language; a state to bring about ('shed is painted') is one to do. */
const STATES: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:what|who|which|whatever|all)\b)(?:[\p{L}\p{N}'’-]+ ){1,5}(?:(?:is|are|was|were)(?: (?:only|always|usually|mostly|still|already|not|too|very))* (?:open|closed|shut|free|available|busy|away|home|full|tight|ill|sick|abroad|locked)(?: .*)?|(?:has|have) been \p{L}+(?: .*)?)$|(?<=\p{L}) (?:and|but) (?:is|are|has|have|was|were) (?=\p{L})/iu,
}

/** Whether a name tells how somebody or something is: 'the school building is open', 'Dad has been diagnosed'. */
export function isToldOfThing(name: string, language: string): boolean {
  return STATES[language]?.test(name) ?? false
}
