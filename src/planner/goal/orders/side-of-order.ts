import { labelOf } from '../labels.ts'
import { hasTime, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isSomeSprints } from '../topics/clauses-for-parts.ts'
import { placeOfBegun } from '../topics/what-is-begun.ts'
import { deedOf, isDeed } from '../topics/deed-forms.ts'
import { CLAUSE_WORDS, DOERS, familyOf, HELPERS, LEADS, NO_THINGS, PLAIN_DEEDS, POINTERS, STATES } from './side-words.ts'

/** One of the two things of an order: what it is called, and what is done to it where a clause says so. */
export type Side = {
  /** The thing, in its own words: 'opening party'; '' where only 'it' stands for it. */
  thing: string
  /** What is done, in its base form where that is known: 'print' of 'the signs are printed'. */
  deed: string | null
  /** What both are called together, where that is no 'print the signs': 'prompt tuning', 'pilot goes live'. */
  name?: string
  /** Whether it names something only where the plan has it: the filing of 'before I file'. */
  isVague?: true
  /** Tokens of the clause or phrase. */
  words: Words
}

/** That a side stands for what was named before it: 'after that'. */
export type Pointer = 'pointer'

/** In words with content. */
const LONGEST_NAME = 5
/** In words of all kinds. */
const LONGEST_SIDE = 11
/** Words behind a participle that say where or by whom, as 'by the council'. */
const MOST_BEHIND = 4

/**
 * What a phrase or clause beside an order word names: 'the signs', 'we paint the signs', 'the signs are painted', 'signs painted',
 * 'do we paint the signs', 'permit in'. Null where it says more than that, so that the order is left to others.
 */
export function sideOf(context: ReadingContext, said: Words): Side | Pointer | null {
  if (hasTime(context, said)) return null
  const whole = trimmed(context, said)
  const words = { ...whole, from: whole.from + placeOfBegun(keysOf(context, whole)) }
  const keys = keysOf(context, words)
  if (keys.length === 0 || keys.length > LONGEST_SIDE) return keys.length === 0 && pointsBack(context, said) ? 'pointer' : null
  if (NOTHING.test(keys[0]!) || ALL_OF_IT.test(keys.join(' ')) || isSomeSprints(textOf(context, words))) return null
  if (keys.every((key) => HELPERS[familyOf(context.language)].has(key)) && !ARTICLE.test(context.source.tokens[words.from - 1]?.key ?? '')) return 'pointer'
  if (POINTERS.has(keys[0]!) && (keys.length === 1 || context.language === 'en' && isSaidOf(context, words, 1))) return 'pointer'
  const helping = keys.findIndex((key) => !HELPERS[familyOf(context.language)].has(key))
  if (keys.some((key, index) => index > Math.max(0, helping) && CLAUSE_WORDS.has(key))) return null
  return context.language === 'en' ? englishSide(context, words) : sideAbroad(context, words)
}

const NOTHING = /^(?:nothing|everything|anything|nichts|alles|nada|todo|rien|tout|tudo)$/u

/** 'Before anything's ordered', 'before you touch anything': the order is one with all the rest. */
const ALL_OF_IT = /^anything['’]s(?= )|(?<= )anything(?: else)?$/u

/** 'That', 'it', alone. */
function pointsBack(context: ReadingContext, said: Words): boolean {
  const keys = keysOf(context, said)
  return keys.length > 0 && keys.every((key) => POINTERS.has(key))
}

/** Without what only leads to it: 'and only the', 'there will be a'. */
function trimmed(context: ReadingContext, said: Words): Words {
  const leads = LEADS[familyOf(context.language)]
  let { from, to } = said
  const { tokens } = context.source
  while (to > from && (tokens[to - 1]!.kind === 'symbol' || /^(?:first|too|also|only|please|either|though|anyway|zuerst|primero|d'abord|primeiro|erst|nur|solo|so)$/u.test(tokens[to - 1]!.key))) to -= 1
  // 'That' alone points, and leads nothing.
  if (/^at the(?: very)? end$/u.test(keysOf(context, { from: Math.max(from, to - 3), to }).join(' '))) to = Math.max(from, to - 3)
  while (from < to && (leads.has(tokens[from]!.key) || tokens[from]!.kind === 'digits' && tokens[from + 1]?.spaced === true && /^\p{L}{3,}$/u.test(tokens[from + 1]!.text)) && !(POINTERS.has(tokens[from]!.key) && from + 1 === to) && !(tokens[from + 1]?.key === '-' && !tokens[from + 1]!.spaced)) from += 1
  return { from, to }
}

const ARTICLE = /^(?:the|a|an|our|my|any|your|his|her|their)$/u
/** Nouns as often as participles, where no helper stands before them. */
const OFTEN_NOUNS = /^(?:shot|ground|bound|cut|set|felt|found|left|lead|feed|seed|bed|shed|weed)$/u

function englishSide(context: ReadingContext, words: Words): Side | Pointer | null {
  const keys = keysOf(context, words)
  const [helpers, doers] = [HELPERS.en, DOERS.en]
  // 'Do we print the signs', 'can the stock be bought', 'comes the opening party'.
  // 'The runs begin': behind an article it is a thing.
  if (helpers.has(keys[0]!) && keys[1] !== '-' && !/^(?:open|close|work|run)$/u.test(keys[0]!) && !ARTICLE.test(context.source.tokens[words.from - 1]?.key ?? '') && keys.length > 1) {
    const rest = { from: words.from + 1, to: words.to }
    return sideOf(context, rest)
  }
  if (doers.has(keys[0]!) && context.source.tokens[words.from + 1]?.spaced !== false || namesPerson(context, words)) return doneBy(context, { from: words.from + 1, to: words.to }, words)
  const helper = keys.findIndex((key, index) => index > 0 && helpers.has(key) && !isNoun(context, words, index))
  if (helper > 0) return saidOf(context, words, helper)
  const [last] = keys.slice(-1)
  if (keys.length === 2 && keys[0]!.endsWith('ing') && PARTICLE.test(keys[1]!)) return { thing: textOf(context, words), deed: null, words }
  const isGlued = !context.source.tokens[words.to - 1]!.spaced
  if (keys.length > 1 && !isGlued && STATES.en.has(last!)) return thingOf(context, withoutStates(context, words), null, words)
  const deed = isGlued || OFTEN_NOUNS.test(last!) ? null : participleOf(last!)
  if (deed !== null && keys.length === 1) return PLAIN_DEEDS.has(deed) ? 'pointer' : { thing: '', deed, words }
  if (deed !== null && deed !== last) return thingOf(context, { from: words.from, to: words.to - 1 }, deed, words)
  const tuned = tunedThing(context, words, words)
  if (tuned !== null) return tuned
  // 'Wiring and pipes' are two things.
  const verb = keys.length > 1 && !/^(?:and|or|&)$/u.test(keys[1]!) ? baseOf(keys[0]!) : null
  if (verb !== null) return keys.length === 2 && POINTERS.has(keys[1]!) ? { thing: '', deed: verb, words } : thingOf(context, { from: behindParticle(context, words.from + 1, words.to), to: words.to }, PLAIN_DEEDS.has(verb) ? null : verb, words)
  return thingOf(context, words, null, words)
}

/** 'Prompt tuning' is done to the prompts. */
function tunedThing(context: ReadingContext, thing: Words, words: Words): Side | null {
  const last = context.source.tokens[thing.to - 1]!
  const deed = thing.to - thing.from > 1 && last.spaced && last.key.endsWith('ing') ? deedOf(last.key) : null
  const tuned = deed === null ? null : thingOf(context, { from: thing.from, to: thing.to - 1 }, deed, words)
  return tuned === null ? null : { ...tuned, name: textOf(context, trimmed(context, thing)) }
}

/** 'Mo pitches sponsors': the name, where it is one of the people. */
function namesPerson({ people, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return people.has(tokens[from]!.text) && to - from > 2
}

/** The run of 'the dress run comes last', the work of 'the paint work is done': what another verb follows is the thing. */
function isNoun(context: ReadingContext, { from, to }: Words, index: number): boolean {
  const { tokens } = context.source
  const at = from + index
  if (!/^(?:runs?|works?|starts?|opens?|drops?|stands?|passe?s?|holds?|places?|finish|ends?|takes?|needs?|follows?|will|can|may|must|landing|close|dry)$/u.test(tokens[at]!.key)) return false
  const next = tokens[at + 1]?.key ?? ''
  return at + 1 >= to && !/(?:s|finish|start)$/u.test(tokens[at]!.key) || HELPERS.en.has(next) && !/^(?:to|up|place)$/u.test(next) || participleOf(next) !== null && at + 2 >= to
}

function withoutStates(context: ReadingContext, { from, to }: Words): Words {
  let end = to
  while (end > from + 1 && (STATES.en.has(context.source.tokens[end - 1]!.key) || context.source.tokens[end - 1]!.key === 'is')) end -= 1
  return { from, to: end }
}

/** 'I collect captions', 'we have to draft the timetable': the deed and its object behind whoever does it. */
function doneBy(context: ReadingContext, said: Words, whole: Words): Side | Pointer | null {
  const { tokens } = context.source
  let { from } = said
  while (from < said.to && (HELPERS.en.has(tokens[from]!.key) || /^(?:not|never|only|even|then|also|actually|finally|both|all|able|going|ll)$/u.test(tokens[from]!.key))) from += 1
  if (from >= said.to || /^(?:on|at|in|to|with|from|off|away|out|home|back|for|by|busy|free|here|there)$/u.test(tokens[from]!.key)) return null
  const rest = { from, to: said.to }
  if (rest.to - rest.from > 1 && POINTERS.has(tokens[from + 1]!.key) && rest.to - rest.from === 2) return 'pointer'
  if (rest.to - rest.from === 1) return POINTERS.has(tokens[from]!.key) ? 'pointer' : onlyPart(thingOf(context, rest, null, whole))
  const { key } = tokens[from]!
  const deed = baseOf(key) ?? participleOf(key) ?? thirdPerson(key) ?? key
  const object = { from: behindParticle(context, from + 1, rest.to), to: rest.to }
  if (/^(?:the|a|an|our|my|this|that|these|those|any)$/u.test(key)) return sideOf(context, rest)
  return thingOf(context, object, PLAIN_DEEDS.has(deed) ? null : deed, whole)
}

/** 'Before I file' names what is filed elsewhere, or nothing. */
function onlyPart(side: Side | null): Side | null {
  return side === null ? null : { ...side, isVague: true }
}

/** Behind the 'up' of 'put up the shelves'. */
function behindParticle({ source: { tokens } }: ReadingContext, from: number, to: number): number {
  return from + 1 < to && PARTICLE.test(tokens[from]!.key) ? from + 1 : from
}

const PARTICLE = /^(?:up|out|off|in|down|over|on|away|back)$/u

/** 'The signs are painted', 'the permit has to be in', 'sign-ups close': a thing, and how it is or what is done to it. */
function saidOf(context: ReadingContext, words: Words, helper: number): Side | null {
  const thing = { from: words.from, to: words.from + helper }
  const behind = predicate(context, { from: thing.to, to: words.to })
  const live = /^goe?s? live$/u.test(keysOf(context, { from: words.to - 2, to: words.to }).join(' ')) ? thingOf(context, thing, 'go-live', words) : null
  if (live !== null) return { ...live, name: `${live.thing} ${textOf(context, { from: words.to - 2, to: words.to })}` }
  if (behind.every((key) => STATES.en.has(key) || /^(?:into|onto|from|to|on|in|place|by|at|hand|hands|the|door|way)$/u.test(key))) return tunedThing(context, thing, words) ?? thingOf(context, thing, null, words)
  const deed = participleOf(behind[0]!)
  // 'Legal has approved them', 'the plan is signed off'.
  if (deed !== null && behind.length === 2 && (POINTERS.has(behind[1]!) || deed === 'sign' && behind[1] === 'off')) return thingOf(context, thing, null, words)
  const moved = deed !== null && behind.length === 2 && PARTICLE.test(behind[1]!) ? thingOf(context, thing, deed, words) : null
  if (moved !== null) return { ...moved, name: `${moved.thing} ${behind.join(' ')}` }
  if (deed !== null && behind.length - 1 <= MOST_BEHIND) return thingOf(context, thing, PLAIN_DEEDS.has(deed) ? null : deed, words)
  // 'The electrician has to do the wiring': somebody does something.
  const base = baseOf(behind[0]!)
  if (base !== null && behind.length > 1 && !PLAIN_DEEDS.has(base)) return thingOf(context, { from: words.to - behind.length + 1, to: words.to }, base, words)
  return behind.length <= 1 && !POINTERS.has(behind[0]!) ? thingOf(context, thing, null, words) : null
}

function predicate(context: ReadingContext, { from, to }: Words): string[] {
  const { tokens } = context.source
  let at = from
  while (at < to && (HELPERS.en.has(tokens[at]!.key) || /^(?:not|only|all|both|then|also|finally|really|properly|fully|safely|already|been|n't|formally|officially|successfully|completely|still|yet|never|actually|once)$/u.test(tokens[at]!.key))) at += 1
  return keysOf(context, { from: at, to })
}

/** Whether a clause about 'it' says no more than how it is: 'it is done', 'this has been approved'. */
function isSaidOf(context: ReadingContext, words: Words, helper: number): boolean {
  const { tokens } = context.source
  if (!HELPERS.en.has(tokens[words.from + helper]!.key)) return false
  const behind = predicate(context, { from: words.from + helper, to: words.to })
  return behind.length === 0 || STATES.en.has(behind[0]!) || participleOf(behind[0]!) !== null
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([['sold', 'sell'], ['drawn', 'draw'], ['shot', 'shoot'], ['met', 'meet'], ['held', 'hold'], ['kept', 'keep'], ['laid', 'lay'], ['taught', 'teach'], ['frozen', 'freeze'], ['ground', 'grind'], ['bound', 'bind'], ['sown', 'sow'], ['thrown', 'throw'], ['sung', 'sing'], ['rewritten', 'rewrite'], ['rebuilt', 'rebuild']])

/** The base of a participle where it is known, else the participle: 'approve' of 'approved', 'countersigned'. Null for what is none. */
function participleOf(form: string): string | null {
  const base = form.endsWith('ing') ? null : deedOf(form)
  return base ?? IRREGULAR.get(form) ?? (/^\p{Ll}{2,}[^e]ed$/u.test(form) && !isDeed(form) ? form : null)
}

/** The verb that a phrase begins with: 'paint', 'painting'. */
function baseOf(form: string): string | null {
  return isDeed(form) ? form : form.endsWith('ing') ? deedOf(form) : null
}

function thirdPerson(form: string): string | null {
  return form.endsWith('s') ? [form.slice(0, -1), form.slice(0, -2)].find(isDeed) ?? null : null
}

/** A thing with a name of its own: 'signs', 'interviews with aunt Rosa'. */
function thingOf(context: ReadingContext, said: Words, deed: string | null, words: Words): Side | null {
  const own = trimmed(context, said)
  if (own.to <= own.from) return null
  const keys = keysOf(context, own)
  // Words that are empty elsewhere name a thing here: 'the runs'.
  const label = (labelOf(context, own, LONGEST_NAME) ?? (keys.length === 1 && keys[0]!.length > 3 && context.source.tokens[own.from]!.kind === 'word' ? textOf(context, own) : null))?.replace(/^[ldLD]['’](?=\p{L})/u, '') ?? null
  if (label === null || !/\p{L}{2}/u.test(label) || keys.every((key) => NO_THINGS.has(key) || POINTERS.has(key)) || NO_THINGS.has(label.toLowerCase())) return null
  if (context.people.has(label)) return null
  // What a name leaves out may be what matters: a clause in it, a second verb.
  if (keys.length > LONGEST_NAME + 3 || keys.some((key) => DOERS.en.has(key) && context.language === 'en')) return null
  const article = deed !== null && ARTICLE.test(context.source.tokens[own.from - 1]?.key ?? '') ? textOf(context, { from: own.from - 1, to: own.from }).toLowerCase() : null
  return article !== null && /^(?:the|our|my)$/u.test(article) && !/[^e]ed$/u.test(deed!) ? { thing: label, deed, name: `${deed!} ${article} ${label}`, words } : { thing: label, deed, words }
}

const DETERMINER = /^(?:el|la|los|las|un|una|unos|unas|mis?|nuestr[oa]s?|sus?|del|al|le|les|l'\p{L}+|une|des|du|mon|ma|mes|notre|nos|son|sa|ses|leurs?|o|a|os|as|um|uma|uns|umas|meus?|minhas?|noss[oa]s?|seus?|suas?|do|da|ao)$/u
const OF = /^(?:de|del|du|des|do|da|dos|das|d'\p{L}+)$/u

/** In German by its capital letters, elsewhere by its article: the thing that a phrase or clause is about. */
function sideAbroad(context: ReadingContext, words: Words): Side | null {
  const thing = context.language === 'de' ? germanThing(context, words) : romanceThing(context, words)
  return thing === null ? null : thingOf(context, thing, null, words)
}

/** 'Der Innenraum gereinigt sein', 'bestellen wir den Kühlschrank': the first noun that is nobody's name, with adjectives and what belongs to it. */
function germanThing({ source: { tokens }, people }: ReadingContext, { from, to }: Words): Words | null {
  const isNoun = (at: number) => at < to && tokens[at]!.kind === 'word' && /^\p{Lu}/u.test(tokens[at]!.text) && !people.has(tokens[at]!.text) && !HELPERS.de.has(tokens[at]!.key) && !DOERS.de.has(tokens[at]!.key)
  let start = from
  while (start < to && !isNoun(start)) start += 1
  if (start >= to) return null
  let end = start + 1
  while (end < to && (isNoun(end) || !tokens[end]!.spaced && tokens[end]!.kind !== 'break' || /^(?:der|des|fur|von|vom|zur|zum|im|mit|aus|am)$/u.test(tokens[end]!.key) && (isNoun(end + 1) || /^(?:die|den|das|dem|der)$/u.test(tokens[end + 1]?.key ?? '') && isNoun(end + 2)) || /^(?:die|den|das|dem|der)$/u.test(tokens[end]!.key) && /^(?:fur|von|mit|aus)$/u.test(tokens[end - 1]!.key))) end += 1
  while (start > from && /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(tokens[start - 1]!.text) && !HELPERS.de.has(tokens[start - 1]!.key) && !LEADS.de.has(tokens[start - 1]!.key) && (start - 1 > from || LEADS.de.has(tokens[start - 2]?.key ?? ''))) start -= 1
  return { from: start, to: end }
}

/** 'Los tomates no se plantan', 'esté el permiso', 'carte terminée', 'finir la carte'. */
function romanceThing(context: ReadingContext, words: Words): Words | null {
  const { tokens } = context.source
  const helpers = HELPERS.romance
  const states = STATES.romance
  const isDeterminer = (at: number) => DETERMINER.test(tokens[at]?.key ?? '')
  let start = words.from
  while (start < words.to && helpers.has(tokens[start]!.key)) start += 1
  const isLed = start === words.from && isDeterminer(start - 1)
  // 'Concedido el permiso', 'finir la carte'.
  const led = Array.from({ length: Math.max(0, words.to - start) }, (_, at) => start + at).findIndex((at) => at > start && isDeterminer(at) && !OF.test(tokens[at - 1]!.key) && at + 1 < words.to)
  const verb = tokens[start]?.key ?? ''
  if (!isLed && led > 0 && led <= 3 && !helpers.has(verb)) {
    const isInfinitive = led === 1 && /(?:[aei]r|re)$/u.test(verb) && !PLAIN_DEEDS.has(verb)
    start = isInfinitive ? start : start + led + 1
    if (isInfinitive) return { from: start, to: endOfNoun(context, start + 3, words.to) }
  }
  if (start >= words.to) return null
  while (start < words.to && (LEADS.romance.has(tokens[start]!.key) || helpers.has(tokens[start]!.key))) start += 1
  const isInfinitive = /(?:[aei]r|re)$/u.test(tokens[start]?.key ?? '') && !isLed && start + 1 < words.to
  let end = isInfinitive ? words.to : behindAdjective(context, endOfNoun(context, start + 1, words.to), words.to)
  while (end > start + 1 && states.has(tokens[end - 1]!.key)) end -= 1
  if (isInfinitive && PLAIN_DEEDS.has(tokens[start]!.key)) start += 1
  return end > start ? { from: start, to: end } : null
}

/** Behind the 'aberto' of 'mar aberto'; what is 'terminado' is so by now. */
function behindAdjective({ source: { tokens } }: ReadingContext, at: number, to: number): number {
  const key = at < to ? tokens[at]!.key : ''
  return key.length > 3 && ADJECTIVE.test(key) && !/[aiu]d[oa]s?$/u.test(key) && !HELPERS.romance.has(key) && !STATES.romance.has(key) ? at + 1 : at
}

const ADJECTIVE = /(?:[oa]s?|al(?:es)?|if|ive|ique|ible|eux|euse)$/u

/** Behind a noun and what belongs to it: 'prueba del agua', 'revisión de los frenos'. */
function endOfNoun({ source: { tokens } }: ReadingContext, from: number, to: number): number {
  let end = Math.min(from, to)
  for (;;) {
    const key = end < to ? tokens[end]!.key : ''
    if (!tokens[end]?.spaced && end < to) end += 1
    else if (/^d'\p{L}+$/u.test(key)) end += 1
    else if (OF.test(key) && DETERMINER.test(tokens[end + 1]?.key ?? '') && end + 2 < to) end += 3
    else if (OF.test(key) && end + 1 < to) end += 2
    else return end
  }
}
