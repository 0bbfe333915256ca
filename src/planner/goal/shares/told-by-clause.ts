import { isOwnWork, isWorkOfOther } from '../people/work-verbs.ts'
import { ROLE_WORDS } from '../people/people-words.ts'
import { everybodyIn, isPostOf } from './somebody-in-clause.ts'
import type { Reader, Who } from './somebody-in-clause.ts'
import type { Clause, Word } from './words-of-sentence.ts'
import { wordsOfShares } from './words-of-shares.ts'

/**
 * What a clause tells: whose something is (`share`, said from the name or from the thing), nothing but who, what somebody
 * is, a deed or a thing without anybody, or something else.
 */
export type Told = { clause: Clause } & (
  | { kind: 'share'; who: Who; thing: Word[]; isFirst: boolean; isStrong: boolean; isPersonal: boolean }
  | { kind: 'who'; who: Who; isPointed: boolean }
  | { kind: 'post'; said: string }
  | { kind: 'deed' | 'thing'; thing: Word[] }
  | { kind: 'other'; hasSomebody: boolean }
)

export type ClauseReader = Reader & { hasTime: (words: readonly Word[]) => boolean }

const SIGN = /^(?:[:=–—→⇒>|-]|->|=>)$/u
const POINTING = /(?:^| )(?:that's|that is|it is|it's|c'est|das ist|das macht|ask)$/u
const DETERMINER = /^(?:the|a|an|our|all|my|her|his|their|both|der|die|das|den|dem|ein|eine|einen|unsere?n?|alle|el|la|los|las|un|una|todos?|todas?|le|les|une|des|du|tous|o|a|os|as|um|uma)$/u
/** What is said of somebody and is no work, and words of clauses that stand alone. */
const NO_WORK = /^(?:is|are|was|were|be|been|has|have|had|will|would|can|cannot|could|may|might|must|should|does|doesn't|don't|isn't|aren't|won't|can't|not|never|no|nothing|nobody|everything|everybody|everyone|each|off|away|out|back|here|there|ill|sick|late|free|available|busy|needs?|wants?|likes?|loves?|hates?|knows?|prefers?|joins?|leaves?|starts?|stays?|lives?|says?|thinks?|hopes?|agrees?|told|said|asked|works?|helps?|gives?|goes|comes|returns?|arrives?|gets|until|till|from|since|before|after|when|if|because|that|which|we|i|he|she|they|it|you|us|this|these|those|there's|rest|else|it's|they're|waits?|ist|sind|war|hat|haben|wird|werden|kann|konnen|muss|mussen|soll|sollen|will|nicht|nie|kein|keine|nur|erst|weg|krank|frei|kommt|geht|braucht|arbeitet|hilft|es|wir|er|sie|dass|weil|wenn|son|esta|estan|tiene|tienen|puede|pueden|debe|viene|va|trabaja|ayuda|no|nunca|nada|nadie|que|cuando|si|est|sont|ont|peut|doit|vient|travaille|aide|ne|pas|rien|personne|nous|quand|sao|tem|pode|deve|vem|vai|trabalha|ajuda|nao|ninguem|quando|se)$/u
const MOST_WORDS = 9
const PREPOSITION = /^(?:in|from|at|of|aus|von|vom|beim|de|del|du|des|da|do|dos|das)$/u

/** Reads one clause; `before` is the share that was told last. Of what it may tell, that which speaks most clearly of somebody. */
export function toldBy(clause: Clause, reader: ClauseReader, before: Told | null): Told {
  const people = everybodyIn(clause.words, reader)
  const sure = people.filter(({ isSure }) => isSure)
  const told = (sure.length > 0 ? sure : people).flatMap((who) => {
    const one = onlyWho(clause, who, reader)
    return one ? [one] : [fromName(clause, who, { reader, before }), fromThing(clause, who, reader)].filter((share) => share !== null)
  })
  const clear = told.map((one) => ({ one, weight: weightOf(one, people, before) })).toSorted((one, other) => other.weight - one.weight)[0]
  if (clear) return clear.one
  if (sure.length > 0 || people.some(({ isPronoun }) => isPronoun)) return { clause, kind: 'other', hasSomebody: true }
  return withoutAnybody(clause, reader)
}

function weightOf(told: Told, people: readonly Who[], before: Told | null): number {
  if (told.kind !== 'share') return 0
  const opens = told.who.from === 0 && !told.who.isSure && before === null
  const holdsOther = people.some((other) => other !== told.who && !other.isPronoun && told.thing.some((word) => word === told.clause.words[other.from]))
  return 2 * Number(told.isStrong) + Number(before?.kind === 'share' && before.isFirst === told.isFirst) - 2 * Number(opens) - 2 * Number(holdsOther) - 3 * Number(told.who.isPronoun)
}

function withoutAnybody(clause: Clause, reader: ClauseReader): Told {
  const { words } = clause
  const last = words.at(-1)!
  const isOwned = /^(?:my|our|the|a|an|unser|unsere|mein|meine|der|die|nuestr[oa]|mi|el|la|notre|mon|ma|nosso|nossa|o|a)$/u.test(words[0]!.key)
  if (isOwned && words.length <= 4 && isPostOf(last, reader.language)) return { clause, kind: 'post', said: textOf(words.slice(1)) }
  const isWho = /^(?:who|que|qui|quien)$/u.test(words[0]!.key)
  const said = isWho ? words.slice(1) : words
  const care = isWho ? wordsOfShares(reader.language).behindName.exec(keysOf(said))?.[0] : undefined
  if (care !== undefined && isThing(withoutArticle(said.slice(care.trim().split(' ').length)), reader)) return { clause, kind: 'deed', thing: withoutArticle(said.slice(care.trim().split(' ').length)) }
  const bare = said
  if (bare.length > 0 && isVerb(bare, reader) && isThing(bare, reader)) return { clause, kind: 'deed', thing: bare }
  const thing = withoutArticle(words.slice(Number(/^(?:and|und|y|et|e|plus|&)$/u.test(words[0]!.key))))
  return isThing(thing, reader) ? { clause, kind: 'thing', thing } : { clause, kind: 'other', hasSomebody: false }
}

/** 'and Bo', 'that's Ana', 'Ana, please'. */
function onlyWho(clause: Clause, who: Who, { language }: ClauseReader): Told | null {
  const { lead, tail } = wordsOfShares(language)
  const [before, behind] = [keysOf(clause.words.slice(0, who.from)), keysOf(clause.words.slice(who.to))]
  return !who.isOwner && !who.isPronoun && (before === '' || lead.test(`${before} `)) && tail.test(behind) ? { clause, kind: 'who', who, isPointed: POINTING.test(before) } : null
}

/** 'Ana looks after the shed', 'Ana: shed', 'Bo the pond'. */
function fromName(clause: Clause, who: Who, { reader, before }: { reader: ClauseReader; before: Told | null }): Told | null {
  const { lead, behindName } = wordsOfShares(reader.language)
  const first = keysOf(clause.words.slice(0, who.from))
  if (who.isOwner || who.to >= clause.words.length || first !== '' && !lead.test(`${first} `)) return null
  const behind = clause.words.slice(who.to)
  // 'Parts: budget', 'Site for a shop': a word that opens the sentence.
  const opens = !who.isSure && who.from === 0 && before === null
  if (SIGN.test(behind[0]!.text)) return opens ? null : shareOf(clause, who, { thing: behind.slice(1), isFirst: true, isStrong: true, isPersonal: false, reader })
  const place = behindPlace(behind, reader)
  if (opens && place.rest !== behind) return null
  const modal = MODAL.exec(keysOf(place.rest))?.[0]
  const [rest, post] = [place.rest.slice(modal?.split(' ').length ?? 0), place.post]
  const care = behindName.exec(keysOf(rest))?.[0]
  if (opens && care !== undefined && /^(?:is|are|with|for|on|as|mit|fur|als|ist|im|am|con|en|de|com|em|pour|sur|n[oa]s?|au|aux)$/u.test(care.trim())) return null
  const own = post === null ? who : { ...who, post: who.post ?? post }
  if (care !== undefined && care !== '') return byCare(clause, own, { rest, care: care.trim(), reader })
  return byGap(clause, own, { rest, isTold: modal !== undefined || post !== null || place.rest !== behind, isOrder: modal !== undefined, opens, reader, before })
}

/** 'Has the labels', 'is our treasurer', 'runs it'. */
function byCare(clause: Clause, who: Who, { rest, care, reader }: { rest: readonly Word[]; care: string; reader: ClauseReader }): Told | null {
  const { personal } = wordsOfShares(reader.language)
  const length = care.split(' ').length
  const isPost = /^(?:is|are|ist|sind)$/u.test(care) && [rest.at(-1)!, ...rest.slice(1, 4)].some((word) => isPostOf(word, reader.language)) && !LEAD_OF.test(rest.at(-1)!.key)
  if (isPost) return { clause, kind: 'who', who: { ...who, post: textOf(withoutArticle(rest.slice(1))) }, isPointed: false }
  if (/^(?:it|this|all|everything|the whole thing)$/u.test(keysOf(rest.slice(length)))) return { clause, kind: 'who', who: { ...who, post: who.post ?? 'lead' }, isPointed: false }
  return shareOf(clause, who, { thing: withoutVerbAtEnd(afterCare(rest, length), reader), isFirst: true, isStrong: true, isPersonal: personal.test(care), reader })
}

type Gap = { rest: readonly Word[]; isTold: boolean; isOrder: boolean; opens: boolean; reader: ClauseReader; before: Told | null }

/** 'The labels', 'after the shed' behind 'Ana looks after the pond', 'prints the labels'. */
function byGap(clause: Clause, who: Who, { rest, isTold, isOrder, opens, reader, before }: Gap): Told | null {
  const isBehind = before?.kind === 'share' && before.isFirst
  const cut = isBehind ? wordsOfShares(reader.language).gap.exec(keysOf(rest))?.[0] : undefined
  // 'Has offered to write the posters'.
  const isDeed = isOrder && isOwnWork(rest[0]?.key ?? '') && DETERMINER.test(rest[1]?.key ?? '')
  const thing = withoutVerbAtEnd(rest.slice(cut?.split(' ').length ?? Number(isDeed)), reader)
  const [verb] = thing
  if (verb === undefined || NO_WORK.test(verb.key) || cut === undefined && NO_THING_FIRST.test(verb.key) && !DETERMINER.test(verb.key) || PAST.test(verb.key)) return null
  // 'Danny Boy' is a song.
  if (who.isPronoun && !isVerb(thing, reader) || cut === undefined && isCapital(verb, reader)) return null
  const isClear = thing.length > 1 && isVerb(thing, reader) && (!opens || DETERMINER.test(thing[1]!.key))
  return shareOf(clause, who, { thing, isFirst: true, isPersonal: cut !== undefined && isBehind && before.isPersonal, isStrong: cut !== undefined || isTold || isClear, reader })
}

/** A word with the capital of a name, where things have none. */
function isCapital({ text }: Word, { language }: ClauseReader): boolean {
  return language !== 'de' && /^\p{Lu}\p{Ll}/u.test(text)
}

const NO_THING_FIRST = /^(?:of|in|at|from|to|by|as|about|into|aus|von|zu|desde|hasta|chez|ate|and|or|und|y|et|e|ou|o)$/u
const MODAL = /^(?:will|shall|should|can|is going to|is to|has agreed to|has offered to|has promised to|agreed to|volunteered to|wird|soll|kann|va a|va|vai)(?= [a-z]{2,} [a-z])/u

/** 'Takes the scrap to the tip' is a way. */
function afterCare(words: readonly Word[], length: number): readonly Word[] {
  return /^takes?$/u.test(words[length - 1]!.key) && words.slice(length).some(({ key }) => key === 'to') ? words.slice(length - 1) : words.slice(length)
}

/** 'wobei Gunnar die Geräte einrichtet'. */
function withoutVerbAtEnd(words: readonly Word[], { language }: ClauseReader): readonly Word[] {
  return language === 'de' && words.length > 1 && /^\p{Ll}{4,}t$/u.test(words.at(-1)!.text) && /^\p{Lu}/u.test(words.at(-2)!.text) ? words.slice(0, -1) : words
}

const LEAD_OF = /^(?:lead|coordinator|officer|organi[sz]er)$/u
const MET = /^(?:meetings?|reviews?|calls?|interviews?|talks?|lunch|coffee|dinner|sessions?|appointments?|termin|gesprach|treffen|cita|reunion|reuniao|rendez-vous)$/u
const PAST = /^(?:[a-z]{2,}ed|went|came|got|made|did|left|broke|wrote|bought|found|lost)$/u

/** The office of 'Ana in the office sells the tickets', and the sales of 'Ruth in sales'. */
function behindPlace(words: readonly Word[], { language }: ClauseReader): { rest: readonly Word[]; post: string | null } {
  if (!PREPOSITION.test(words[0]!.key)) return { rest: words, post: null }
  const { behindName } = wordsOfShares(language)
  for (let at = 2; at < Math.min(words.length, 5); at += 1) {
    const isCare = /^(?!(?:is|are|with|for|on|as|who|mit|im|am|con|en|de|pour|em|com)(?: |$))/u.test(words[at]!.key) && behindName.test(keysOf(words.slice(at)))
    const place = words.slice(1, at).filter(({ key }) => !DETERMINER.test(key))
    if (isCare || isVerb(words.slice(at), { language }) && place.length > 0) return { rest: words.slice(at), post: place.length > 0 && place.every(({ key }) => ROLE_WORDS.has(key)) ? textOf(place) : null }
  }
  return { rest: words, post: null }
}

/** 'The shed is done by Ana', 'shed: Ana', 'the shed is Ana's job', 'shed Ana'. */
function fromThing(clause: Clause, who: Who, reader: ClauseReader): Told | null {
  const { beforeName, tail, personal } = wordsOfShares(reader.language)
  const isJoined = /^(?:and|und|y|e|et|but|plus|&)$/u.test(clause.words[0]!.key)
  let thing = clause.words.slice(Number(isJoined), who.from)
  if (thing.length === 0 || !tail.test(keysOf(clause.words.slice(who.to)))) return null
  const cut = beforeName.exec(keysOf(thing))?.[0].trim() ?? ''
  if (cut !== '') thing = thing.slice(0, thing.length - cut.split(' ').length)
  const isSigned = SIGN.test(thing.at(-1)?.text ?? '')
  if (isSigned) thing = thing.slice(0, -1)
  // 'Meeting with Carol', 'from paper to Ada'.
  const isWeak = /^(?:to|for|from|with|on|w|mit|fur|von|an|zu|bei|para|con|por|de|a|pour|avec|chez|com)$/u.test(cut)
  if (isWeak && MET.test(thing.at(-1)?.key ?? '')) return null
  const isStrong = who.isOwner || cut !== '' && (!isWeak || who.isSure) || isSigned
  const isPersonal = who.isOwner || personal.test(cut)
  const verb = thing.at(-1)
  // 'Die Prospekte schreibt Leyla'.
  const isBehindVerb = reader.language === 'de' && thing.length > 1 && /^\p{Ll}{3,}t$/u.test(verb?.text ?? '')
  if (isBehindVerb) thing = thing.slice(0, -1)
  // 'Set: class 4 with Dan'.
  const sign = thing.findIndex(({ text }) => SIGN.test(text))
  if (sign > 0) thing = thing.slice(0, sign)
  if (thing.length === 0 || !isStrong && (who.isPronoun || isDoubtful(thing, clause, reader)) || NO_WORK.test(thing[0]!.key) || ASKED.test(thing[0]!.key)) return null
  const first = thing[0]!.key
  const bare = /^(?:de|del|d'|du|des|do|da|dos|das|um|fur|pour)$/u.test(first) ? thing.slice(1) : thing
  return shareOf(clause, who, { thing: bare, isFirst: false, isStrong: isStrong || isBehindVerb, isPersonal, reader })
}

/** What is asked of somebody. */
const ASKED = /^(?:ask|call|ring|phone|tell|meet|see|visit|invite|thank)$/u

/** The Moon of 'Moon River', and what only says for whom something is. */
function isDoubtful(thing: readonly Word[], { sign }: Clause, reader: ClauseReader): boolean {
  return thing.length === 1 && sign !== '' && isCapital(thing[0]!, reader) || /^(?:for|with|by|if|mit|fur|con|para|avec|pour|com)$/u.test(thing[0]!.key)
}

function shareOf(clause: Clause, who: Who, { thing, isFirst, isStrong, isPersonal, reader }: { thing: readonly Word[]; isFirst: boolean; isStrong: boolean; isPersonal: boolean; reader: ClauseReader }): Told | null {
  const bare = withoutArticle(thing)
  const holdsSure = everybodyIn(bare, reader).some(({ isSure, isUser }) => isSure && !isUser)
  return isThing(bare, reader) && !holdsSure ? { clause, kind: 'share', who, thing: bare, isFirst, isStrong, isPersonal } : null
}

/** A few words that name things or deeds: no time, no clause of its own. */
function isThing(words: readonly Word[], { hasTime }: ClauseReader): boolean {
  return words.length > 0 && words.length <= MOST_WORDS && /\p{L}{2}/u.test(textOf(words)) && words.every(({ isSign, text }, index) => !isSign || /^[&+/'"“”-]$/u.test(text) || text === ':' && index > 0)
    && !words.some(({ key }) => OF_CLAUSE.test(key)) && !NO_THING.test(keysOf(words)) && !NO_WORK.test(words[0]!.key) && !hasTime(words)
}

const OF_CLAUSE = /^(?:is|are|was|were|has|have|had|will|would|can|cannot|could|must|should|we|i|he|she|they|you|it|who|which|because|if|when|not|never|only|need|needs|comes?|goes|starts?|begins?|ends?|happens?|opens?|closes?|don't|doesn't|ist|sind|hat|haben|wird|kann|muss|soll|nicht|wir|dass|weil|wenn|esta|estan|tiene|puede|debe|hay|porque|cuando|sont|nous|quand|peut|doit|tem|pode|deve|nao|quando)$/u
const NO_THING = /^(?:rest|remainder|others?|everything(?: else)?|all|it|this|that|them|these|those|team|lead|alone|half time|part time|full time|der rest|alles|alles andere|el resto|todo|le reste|tout|o resto|tudo|(?:.* )?sprints?)$/u

/** What somebody does, in the third person: 'prints the flyers'. */
function isVerb(words: readonly Word[], { language }: Pick<Reader, 'language'>): boolean {
  const [verb, next] = words
  if (verb === undefined || verb.isSign || verb.text !== verb.text.toLowerCase()) return false
  return isWorkOfOther(verb.key) || language === 'en' && /^[a-z]{2,}s$/u.test(verb.key) && !/(?:ss|ics|us|news)$/u.test(verb.key) && (next === undefined || DETERMINER.test(next.key) || /^(?:up|out|in|to|with|at|on|for|people|off)$/u.test(next.key))
}

function withoutArticle(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ key }) => !DETERMINER.test(key) && !/^l['’]?$/u.test(key))
  return first < 0 ? [] : words.slice(first)
}

function keysOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(' ')
}

/** The words with the spaces that they were written with. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text, isSpaced }, index) => (index > 0 && isSpaced ? ` ${text}` : text)).join('')
}
