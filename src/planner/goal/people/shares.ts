import { CLAUSE_JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { bracketAt } from './own-times.ts'
import { everybodyAt, namesOnly } from './somebody.ts'
import type { Somebody } from './somebody.ts'
import { isPostWord } from './post-words.ts'
import { careLength, isOwnWork, isWorkOfOther } from './work-verbs.ts'

/**
 * What some people have of the plan. Every sentence about people is read the same way: whom it names, what says that
 * something is theirs (a sign, a verb, the 'is' before a possessive, or nothing where the clause before has said it), and
 * the things. `verb` is null where only the things are named.
 */
export type Share = { who: Somebody[]; things: Words[]; verb: Words | null; words: Words; link: 'sign' | 'verb' | 'gap' | 'bare' | 'possessive' | 'aside' }

export type Part = Words & { lead: string }

/** Every share that the prompt hands out, in its order. */
export function sharesIn(context: ReadingContext): Share[] {
  return sentencesOf(context).flatMap((sentence) => sharesOfSentence(context, sentence))
}

export function sentencesOf(context: ReadingContext): Words[] {
  const found = new Map<number, Words>()
  for (const { sentence, from, to } of context.segments) {
    const known = found.get(sentence)
    if (known) known.to = Math.max(known.to, to)
    else found.set(sentence, { from, to })
  }
  // The bracket that closes a sentence belongs to it.
  return [...found.values()].map(({ from, to }) => ({ from, to: context.source.tokens[to]?.key === ')' ? to + 1 : to }))
}

function sharesOfSentence(context: ReadingContext, sentence: Words): Share[] {
  const shares: Share[] = []
  const parts = partsOf(context, sentence)
  for (const [index, part] of parts.entries()) {
    const before = shares.at(-1) ?? null
    const share = possessed(context, part, parts.slice(0, index)) ?? inBrackets(context, part) ?? headed(context, part, before)
    if (share) shares.push(share)
    else if (before !== null && before.words.to >= part.from - 2 && continues(context, part, before)) {
      before.things.push(...thingsIn(context, part))
      before.words.to = part.to
    }
  }
  return withoutDoubt(context, shares, parts)
}

/** At commas, semicolons and signs outside of brackets, and where an 'and' or a 'while' is followed by somebody who begins a clause. */
export function partsOf(context: ReadingContext, { from, to }: Words): Part[] {
  const { tokens } = context.source
  const parts: Part[] = []
  let [start, depth, lead] = [from, 0, '']
  for (let index = from; index <= to; index += 1) {
    const key = tokens[index]?.key ?? ''
    depth += Number(key === '(') - Number(key === ')')
    // The 'and' of 'Ravi and Chloe write' joins two who do the same.
    const isJoint = CLAUSE_JOINT.test(key) && index + 1 < to && beginsClause(context, { from: index + 1, to }) && namesOnly(context, { from: behindLead(context, { from: start, to: index }), to: index }) === null
    const isHead = key === ':' && index > start && !endsInSomebody(context, { from: start, to: index })
    if (index < to && (depth > 0 || isThousand(context, index) || !/^[,;]$/u.test(key) && tokens[index]!.kind !== 'break' && !isJoint && !isHead)) continue
    const first = behindLead(context, { from: start, to: index })
    if (first < index) parts.push({ from: first, to: index, lead })
    start = index + 1
    lead = key
  }
  return parts
}

/** The comma of '60,000'. */
function isThousand({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index]?.key === ',' && !tokens[index].spaced && tokens[index - 1]?.kind === 'digits' && tokens[index + 1]?.kind === 'digits' && !tokens[index + 1]!.spaced
}

const LEAD = /^(?:and|&|but|also|then|plus|while|whereas|und|aber|dann|y|pero|et|mais|e|mas|only|just|nur|solo|seulement|seul|so)$/u

/** Behind 'and', 'only' and 'nobody but'. */
function behindLead({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  let at = from
  while (at < to && LEAD.test(tokens[at]!.key)) at += 1
  const keys = tokens.slice(at, at + 3).map(({ key }) => key)
  if (/^(?:nobody|noone|niemand) (?:but|except|ausser)/u.test(keys.join(' '))) return at + 2
  return /^no one (?:but|except)/u.test(keys.join(' ')) ? at + 3 : at
}

/** A clause of its own behind an 'and': somebody, and more than their names. */
function beginsClause(context: ReadingContext, { from, to }: Words): boolean {
  const found = everybodyAt(context, from, to)
  if (found === null) return false
  const { key = '', kind = 'break' } = context.source.tokens[found.to] ?? {}
  return found.to < to && (kind === 'word' || /^[:=(]$/u.test(key)) && found.who.some(({ isSure }) => isSure)
}

function endsInSomebody(context: ReadingContext, { from, to }: Words): boolean {
  const first = behindLead(context, { from, to })
  const open = keysOf(context, { from: first, to }).indexOf('(')
  return namesOnly(context, { from: first, to: open > 0 ? first + open : to }) !== null || open >= 0 && namesOnly(context, { from: first + open + 1, to: to - 1 }) !== null
}

/** 'Kadri: venue', 'Nell does the cake', 'Best man (Luis): rings', 'Gus lemon cake'. */
function headed(context: ReadingContext, part: Part, before: Share | null): Share | null {
  const { tokens } = context.source
  const post = postBefore(context, part)
  const found = post ?? everybodyAt(context, part.from, part.to)
  if (found === null) return null
  const aside = post === null ? bracketAt(context, found.to) : null
  const at = aside ? aside.to + 1 : found.to
  const share = (link: Share['link'], from: number, verb: Words | null): Share | null => {
    const things = thingsIn(context, { from, to: part.to })
    return things.length === 0 || isOther(context, link, things) ? null : { who: found.who, things, verb, words: { from: part.from, to: part.to }, link }
  }
  if (at >= part.to) return null
  if (/^[:=–→]$/u.test(tokens[at]!.key) || tokens[at]!.key === '-' && tokens[at]!.spaced) return share('sign', at + 1, null)
  // 'Me and my brother build a game' says who the team is.
  if (found.who.length > 1 && found.who.some(({ isUser }) => isUser)) return null
  const verb = verbBehind(context, { from: at, to: part.to }, found.who)
  if (verb) return share('verb', verb.to, verb)
  if (NO_WORK.test(tokens[at]!.key) || !isPhrase(context, { from: at, to: part.to })) return null
  // 'Karim du montage' behind 'Lina s'occupe des textes'.
  const isOf = /^(?:de|del|des|du|do|da|dos|das|um)$/u.test(tokens[at]!.key)
  // 'Ms Duarte directs' is a deed without a thing.
  if (at + 1 === part.to && context.language === 'en' && /^\p{Ll}{3,}s$/u.test(tokens[at]!.text) && isWorkOfOther(tokens[at]!.key)) return null
  if (context.language === 'en' && /^\p{Ll}{3,}s$/u.test(tokens[at]!.text) && /^(?:to|with|for|on|at|in|the|our|an?)$/u.test(tokens[at + 1]?.key ?? '')) return null
  return before && part.lead !== '' && before.words.from !== part.from ? share('gap', isOf ? at + 1 : at, before.verb) : share('bare', at, null)
}

/** Names behind a heading ('Volunteers: Bram, Orla'), pieces and who wrote them ('Clara - Schumann'), and what somebody is ('Ute museum guide'). */
function isOther(context: ReadingContext, link: Share['link'], things: readonly Words[]): boolean {
  const { tokens } = context.source
  if (link === 'sign') return things.some((thing) => everybodyAt(context, thing.from, thing.to)?.who.every(({ isSure }) => isSure)) || tokens[things[0]!.from - 1]!.key !== ':' && /^\p{Lu}\p{Ll}/u.test(tokens[things[0]!.from]!.text) && context.language !== 'de'
  return (link === 'bare' || link === 'gap') && things.length === 1 && !DETERMINER.test(tokens[things[0]!.from]!.key) && isPostWord(tokens[things[0]!.to - 1]!, context.language)
}

/** The name in the brackets of 'Maid of honour (Bea): hen party'. */
function postBefore(context: ReadingContext, { from, to }: Words): { who: Somebody[]; to: number } | null {
  const { tokens } = context.source
  const open = keysOf(context, { from, to }).indexOf('(')
  const inside = open > 0 && open <= LONGEST_POST ? bracketAt(context, from + open) : null
  if (inside === null || tokens[inside.to + 1]?.key !== ':') return null
  // Of 'Usher (Fergus)' and 'Fergus (usher)' the one who is surely somebody is.
  const [before, who] = [namesOnly(context, { from, to: from + open }), namesOnly(context, inside)]
  return who === null || before?.some(({ isSure }) => isSure) ? null : { who, to: inside.to + 1 }
}

const LONGEST_POST = 4

/** 'Logo and website are Mia's'. */
function possessed(context: ReadingContext, part: Part, before: readonly Part[]): Share | null {
  const { tokens } = context.source
  const is = tokens.slice(part.from, part.to).findLastIndex(({ key }) => /^(?:is|are|stay|stays|remain)$/u.test(key)) + part.from
  const last = tokens[part.to - 1]!
  if (is <= part.from || is !== part.to - 2 || !/^\p{Lu}\p{L}+(?:['’]s|s['’])$/u.test(last.text)) return null
  const name = last.text.replace(/['’]s?$/u, '')
  const list = before.findLastIndex(({ from, to, lead }) => lead !== ',' && lead !== '' || !isPhrase(context, { from, to }))
  const listed = before.slice(list + 1).flatMap((item) => (isPhrase(context, item) ? thingsIn(context, item) : []))
  const who: Somebody = { name, isUser: false, isSure: true, isPlural: false, words: { from: part.to - 1, to: part.to } }
  return { who: [who], things: [...part.lead === ',' ? listed : [], ...thingsIn(context, { from: part.from, to: is })], verb: null, words: { from: part.lead === ',' && listed.length > 0 ? listed[0]!.from : part.from, to: part.to }, link: 'possessive' }
}

/** 'staff training (Dele does that)'. */
function inBrackets(context: ReadingContext, part: Part): Share | null {
  const open = keysOf(context, part).indexOf('(')
  const inside = open > 0 ? bracketAt(context, part.from + open) : null
  const found = inside ? everybodyAt(context, inside.from, inside.to) : null
  if (!inside || !found || inside.to !== part.to - 1 || !found.who.every(({ isSure }) => isSure) || everybodyAt(context, part.from, part.from + open)?.to === part.from + open) return null
  const said = keysOf(context, { from: found.to, to: inside.to }).join(' ')
  return THIS.test(said) && isPhrase(context, { from: part.from, to: part.from + open }) ? { who: found.who, things: thingsIn(context, { from: part.from, to: part.from + open }), verb: null, words: part, link: 'aside' } : null
}

const THIS = /^(?:(?:does|do|is doing|will do|handles?|takes?|sees to|makes?|organi[sz]es?|has|'s got) (?:that|this|it|them|those|these|all of (?:it|them|that))|macht (?:das|die|es)|lo hace|los hace|se encarga|s'en (?:occupe|charge)|le fait|faz isso|cuida disso)$/u

/** What somebody does, behind their name: the words of the verb. Whatever stands between somebody and an article is one. */
function verbBehind(context: ReadingContext, { from, to }: Words, who: readonly Somebody[]): Words | null {
  const { tokens } = context.source
  const modal = MODAL.exec(keysOf(context, { from, to: Math.min(to, from + 4) }).join(' '))?.[0]
  const at = modal === undefined ? from : from + modal.trim().split(' ').length
  const care = careLength(context, at)
  if (care > 0 && at + care < to) return { from: at, to: at + care }
  const [verb, next] = [tokens[at], tokens[at + 1]]
  if (verb?.kind !== 'word' || at + 1 >= to || verb.text !== verb.text.toLowerCase() || NO_WORK.test(verb.key) && !/^works?$/u.test(verb.key)) return null
  // 'Works on the stories'.
  if (/^works?$/u.test(verb.key)) return context.language === 'en' && next!.key === 'on' && at + 2 < to ? { from: at, to: at + 2 } : null
  if (!isDeed(context, at, { who, isModal: modal !== undefined })) return null
  const particle = /^(?:after|care|on|out|up|over|charge)$/u.test(next!.key) ? at + 2 : at + 1
  const end = /^(?:of)$/u.test(tokens[particle]?.key ?? '') ? particle + 1 : particle
  return end < to ? { from: at, to: end } : null
}

/** Whether the word behind somebody is what they do: a verb of work, or any verb before a thing. */
function isDeed(context: ReadingContext, at: number, { who, isModal }: { who: readonly Somebody[]; isModal: boolean }): boolean {
  const [before, verb, next] = [context.source.tokens[at - 1], context.source.tokens[at]!, context.source.tokens[at + 1]!]
  const isSeveral = isModal || who.length > 1 || who.some(({ isUser, isPlural }) => isUser || isPlural)
  // Behind 'I', 'ich' and 'je' stands what the user does, in every language.
  const isOwn = who.length === 1 && /^(?:i|we|ich|wir|yo|je|nous|eu|nos)$/u.test(before?.key ?? '') && !PAST.test(verb.key) && !DETERMINER.test(verb.key)
  if (isOwn || isWorkOfOther(verb.key) || isSeveral && (isOwnWork(verb.key) || isWorkOfOther(`${verb.key}s`))) return true
  const isBeforeThing = DETERMINER.test(next.key) || next.kind === 'digits'
  return isBeforeThing && !NO_VERB.test(verb.key) && isOfOne(context, verb.key, isSeveral) && who.some(({ isSure }) => isSure)
}

const PAST = /^(?:\p{L}+ed|broke|got|went|came|had|was|were|did|made|lost|hurt|also|still|already|just|usually|always|often|then|hope|think|love|like|hate|know|guess|live|find|feel|wish|plan)$/u

/** In English, what one person does ends in an 's'; what is past is no plan. */
function isOfOne({ language }: ReadingContext, verb: string, isSeveral: boolean): boolean {
  return language !== 'en' || (isSeveral ? !/(?:ed|ing)$/u.test(verb) : verb.endsWith('s')) && !LIFE.test(verb)
}

/** What people do that is no share of anything. */
const LIFE = /^(?:plays?|watch(?:es)?|visits?|attends?|uses?|speaks?|eats?|drinks?|sleeps?|stud(?:y|ies)|sees?|hears?|feels?|finds?|thinks?|remembers?|meets?|gets?|shares?|follows?|learns?|wears?|smokes?|practi[sc]es?)$/u

const MODAL = /^(?:is going to|are going to|is to|are to|has to|have to|gets to|wants to|would like to|is allowed to|are allowed to|may|can|should|must|will|shall|'ll|darf|durfen|soll|sollen|wird|puede|pueden|debe|peut|peuvent|doit|pode|podem|deve) /u
const DETERMINER = /^(?:the|a|an|our|my|his|her|their|all|some|both|der|die|das|den|dem|ein|eine|einen|unsere?n?|meine?n?|alle|el|la|los|las|un|una|unos|unas|todos|todas|le|les|une|des|tous|toutes|l['’]\p{L}+|o|os|as|um|uma)$/u
/** What is said of somebody and is no work of the plan. */
const NO_WORK = /^(?:is|are|was|were|has|have|had|will|would|could|does(?:n't)|can|can't|cannot|won't|not|never|only|off|away|out|back|on|in|at|by|with|from|of|for|who|which|that|and|or|to|until|needs?|wants?|likes?|hates?|loves?|knows?|prefers?|joins?|leaves?|starts?|stays?|comes?|goes|returns?|arrives?|lives?|works?|turns|gets|says|thinks|hopes|depends|follows|requires|travels|weighs|plus|ist|sind|hat|haben|kommt|geht|braucht|will|kann|arbeitet|nur|nicht|mit|von|aus|bis|im|am|es|son|esta|estan|tiene|tienen|viene|va|quiere|necesita|trabaja|solo|no|con|est|sont|a|ont|vient|va|veut|travaille|ne|avec|tem|vem|vai|quer|precisa|trabalha|so|nao|com|em|no|na|helps?|assists?|hilft|ayuda|aide|ajuda)$/u
const NO_VERB = /^(?:\p{L}*(?:day|days|week|weeks)|each|every|all|both|as|but|if|when|because|before|after|during|over|under|like|than|then|so|weil|wenn|als|wie|cuando|si|quand|comme|quando|como|durante|pendant|wahrend|y|et|e|und)$/u

/** The rest of an enumeration that somebody's clause has begun: 'Ana does the labels, the map and the guide'. */
function continues(context: ReadingContext, part: Part, before: Share): boolean {
  return JOINT_OR_COMMA.test(part.lead) && !everybodyAt(context, part.from, part.to)?.who.every(({ isSure }) => isSure) && verbBehindThing(context, part) === null && before.link !== 'possessive' && before.link !== 'aside' && isPhrase(context, part) && context.source.tokens.slice(before.words.to, part.from).every(({ key }) => /^(?:,|and|&|und|y|et|e|;)$/u.test(key))
}

/** The verb of 'class 6b paints the set': a clause of somebody who was not known for one. */
function verbBehindThing({ source: { tokens } }: ReadingContext, { from, to }: Words): number | null {
  for (let index = from + 1; index < to - 1; index += 1) if (isWorkOfOther(tokens[index]!.key) && DETERMINER.test(tokens[index + 1]!.key)) return index
  return null
}

/** A few words that name things: no time, no clause. */
function isPhrase(context: ReadingContext, { from, to }: Words): boolean {
  const words = context.source.tokens.slice(from, to)
  return words.length > 0 && words.length <= MOST_WORDS && words.every(({ kind, key }) => kind === 'word' || kind === 'digits' || /^[&/+-]$/u.test(key)) && !words.some(({ key }) => OF_CLAUSE.test(key)) && !hasTimeOf(context, { from, to })
}

const MOST_WORDS = 8
const OF_CLAUSE = /^(?:i|we|he|she|they|it|you|is|are|was|were|has|have|had|can|cannot|will|would|must|should|may|need|needs|please|each|every|who|which|that|because|if|when|until|by|ich|wir|ist|sind|hat|haben|kann|muss|jede[rsn]?|es|son|tiene|hay|cada|est|sont|nous|il|elle|chaque|tem|temos|nao|not|no|never|only)$/u

/** Lengths and dates; an amount of things is none. */
export function hasTimeOf(context: ReadingContext, { from, to }: Words): boolean {
  return context.groups.some((group) => group.from < to && group.to > from)
}

/** Each thing of 'venue, rules and judges'. */
function thingsIn(context: ReadingContext, { from, to }: Words): Words[] {
  const { tokens } = context.source
  const things: Words[] = []
  let start = from
  for (let index = from; index <= to; index += 1) {
    if (index < to && !JOINT_OR_COMMA.test(tokens[index]!.key)) continue
    if (index > start && textOf(context, { from: start, to: index }).trim() !== '') things.push({ from: start, to: index })
    start = index + 1
  }
  return things
}

/** Shares that may be things side by side ('Kafka topics, Postgres tables') are left out: somebody who is sure, or a sentence of people only, tells. */
function withoutDoubt(context: ReadingContext, shares: readonly Share[], parts: readonly Part[]): Share[] {
  const isSure = ({ who }: Share) => who.some((one) => one.isSure)
  const areAll = shares.length > 1 && parts.every((part) => shares.some(({ words }) => words.from <= part.from && words.to >= part.to))
  const bare = shares.filter(({ link }) => link === 'bare' || link === 'gap')
  const areTold = areAll && bare.filter(isSure).length * 2 >= bare.length && shares.some((share) => isSure(share) && !share.who.every(({ isUser }) => isUser))
  const leads = shares.filter((share) => share.link !== 'bare' && share.link !== 'gap' && (isSure(share) || areAll && context.language !== 'de' && shares.some(isSure)))
  // German writes things with the capital of a name.
  const isGapped = (share: Share) => leads.some(({ words }) => words.from < share.words.from) && (context.language !== 'de' || isSure(share))
  return shares.filter((share) => leads.includes(share) || areTold && bare.includes(share) || share.link === 'gap' && isGapped(share))
}
