import { isEmptyWord } from '../empty-words.ts'
import { CLAUSE_JOINT, JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { hasTime, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { behindArticle, verbRole } from './doers.ts'
import type { Mention } from './mentions.ts'
import { isGivenName } from './given-names.ts'
import { bracketAt } from './own-times.ts'
import { isName, roleOfCue, TEAM_WORDS } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { isDeed } from '../topics/deed-forms.ts'
import { rolesIn } from './rosters.ts'
import { shareAt } from './shares-of-time.ts'
import { careLength, isPluralAsWell, isWorkOfOther } from './work-verbs.ts'

/** Where a name stands that does some work, and which work that is; `sign` is what stands between the two. */
export type Place = { kind: PlaceKind; roles: string[]; sign?: string }
export type PlaceKind = 'aside' | 'by' | 'behind' | 'before' | 'deed' | 'at' | 'bare' | 'times' | 'post' | 'listed' | 'described' | 'ending'

const MOST_WORDS = 5
const BETWEEN_NAMES = /^(?:,|and|&|\+|\/|und|y|et|e)$/u

/** Looks at one name; the first that finds a place for it tells. */
type Look = (context: ReadingContext, mention: Mention, segment: Segment) => Place | null

/** 'bench test (Kat)', 'risk file (Lorenzo again, after the test)', 'selection (Inès, Paul)': whose the thing before the brackets is. */
const inBrackets: Look = (context, { from, to }, segment) => {
  const { tokens } = context.source
  const open = tokens.slice(0, from).findLastIndex(({ key, kind }) => key === '(' || key === ')' || kind === 'break')
  if (segment.depth === 0 || tokens[open]?.key !== '(' || !/^(?:\)|,|and|&|\+|und|y|et|e|again|too|also|wieder|otra|encore|de)$/u.test(tokens[to]?.key ?? '')) return null
  // All before it in the brackets are names as well.
  const areNames = tokens.slice(open + 1, from).every(({ key }, offset) => BETWEEN_NAMES.test(key) || isName(context, open + 1 + offset))
  const before = segmentAt(context, open - 1)
  const isThing = before !== null && !tokens.slice(before.from, open).some(({ key }) => isGivenName(key) || /^(?:me|i|us|ich|wir|yo|moi|eu)$/u.test(key)) && (!isName(context, open - 1) || open - 1 === before.from && !isGivenName(tokens[open - 1]!.key)) && !hasTime(context, before)
  const thing = areNames && isThing ? withJoined(context, before) : null
  const work = thing && workOf(context, thing)
  if (thing && keysOf(context, thing).some((key) => TEAM_WORDS.has(key))) return { kind: 'listed', roles: [] }
  return work === null ? null : { kind: 'aside', roles: [work] }
}

/** All of 'till and card reader'. */
function withJoined(context: ReadingContext, segment: Segment): Words {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const isJoined = JOINT.test(segment.lead) && before?.sentence === segment.sentence && before.to - before.from <= 2 && before.depth === segment.depth && !isName(context, before.from)
  return isJoined ? { from: before.from, to: segment.to } : segment
}

/** 'pipeline hookup by Dale', 'Prospekt von Heike'. */
const behindBy: Look = (context, { from }, segment) => {
  const { tokens } = context.source
  const start = startOfNames(context, from)
  if (!/^(?:by|von|por|par|chez)$/u.test(tokens[start - 1]?.key ?? '') || start - 1 <= segment.from) return null
  const group = context.groups.find((other) => other.from > segment.from && other.from < start - 1)
  const work = workOf(context, { from: segment.from, to: group?.from ?? start - 1 })
  const isSaid = tokens[start - 1]!.key === 'by' || isPassive(context, { from: segment.from, to: start - 1 })
  return isSaid ? { kind: 'by', roles: work === null ? [] : [work] } : null
}

/** Spanish 'por', French 'par' and German 'von' say many things; behind a participle, who does it. */
function isPassive({ source: { tokens } }: ReadingContext, { to }: Words): boolean {
  return /(?:[aiu]d[oa]s?|ée?s?|ise?s?|t)$/u.test(tokens[to - 1]!.text) && /^(?:ge|be|ver|er|ent|über)|[aiu]d[oa]s?$|ée?s?$/u.test(tokens[to - 1]!.text)
}

/** 'Copy - Jools', 'IT: Skip, who is there on Mondays', 'Konstruktion: Anke'. */
const behindSign: Look = (context, { from, to }, segment) => {
  const start = startOfNames(context, from)
  if (start !== segment.from || !/^[-–—:=>]$/u.test(segment.lead) || !isAlone(context, { from, to }, segment)) return null
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const isThing = before !== undefined && before.line === segment.line && before.to - before.from <= MOST_WORDS && !hasTime(context, before) && !HEADS.test(context.source.tokens[before.to - 1]!.key) && (!isName(context, before.from) || before.to - before.from > 1 || sentenceOf(context, before)[0] === before && !isGivenName(context.source.tokens[before.from]!.key))
  const work = isThing ? workOf(context, before) : null
  return work === null ? null : { kind: 'behind', roles: [work] }
}

/** 'Comissão: Edson, Kelly e Marcão', 'Owners, in this order: Patrice, Dr. Feld'. */
const inList: Look = (context, { from, to }, segment) => {
  const sentence = sentenceOf(context, segment)
  const at = sentence.findLastIndex((part) => part.lead === ':' && part.from <= segment.from)
  const heads = sentence.slice(0, Math.max(0, at)).flatMap((part) => context.source.tokens.slice(part.from, part.to))
  const isHeaded = heads.length > 0 && heads.length <= MOST_WORDS + 1 && heads.some(({ key }) => TEAM_WORDS.has(key) || HEADS_OF_LISTS.test(key))
  return isHeaded && segment.depth === 0 && isAlone(context, { from, to }, segment) ? { kind: 'listed', roles: [] } : null
}

const HEADS_OF_LISTS = /^(?:contributors|helpers|responsables?|responsaveis|comissao|comision|comite|beteiligte|authors?|autor\p{L}*|teams|planning|partners?|involved|volunteers|bénévoles|benevoles|voluntari[oa]s)$/u

const PRONOUN = /^(?:i|i['’]m|me|my|we|he|she|they|he['’]s|she['’]s|his|her|their|who|whose|after|before|not|ich|mein|meine|er|sie|yo|mi|su|je|mon|ma|son|sa|eu|meu|minha|seu|sua)$/u

/** 'with Jana (concept), Piet (camera)', 'Steve, IT, is alone'. */
const described: Look = (context, { to }, segment) => {
  const { tokens } = context.source
  const aside = bracketAt(context, to)
  if (aside) {
    // '(I'm Sam)', '(his wife)', '(after Kat)' say nothing of what somebody does.
    const isOther = keysOf(context, aside).some((key, offset) => PRONOUN.test(key) || isName(context, aside.from + offset) && (context.language !== 'de' || isGivenName(key)))
    const roles = isOther || hasTime(context, aside) ? [] : rolesIn(context, aside)
    return roles.length > 0 ? { kind: 'described', roles } : null
  }
  const next = context.segments[context.segments.indexOf(segment) + 1]
  if (endOfNames(context, to) !== segment.to || next === undefined || next.sentence !== segment.sentence || next.lead !== ',') return null
  if (to === segment.to && next.to === next.from + 1 && /^(?:\p{Ll}+|\p{Lu}+)$/u.test(tokens[next.from]!.text) && isPostWord(tokens[next.from]!, context.language) && !isName(context, next.from)) return { kind: 'post', roles: [tokens[next.from]!.text] }
  // 'Ruud and Ifeoma, half their time'.
  const isFirst = sentenceOf(context, segment)[0] === segment && startOfNames(context, segment.to - 1) <= segment.from + 1
  return isFirst && shareAt(context, next.from) !== null ? { kind: 'times', roles: [] } : null
}

/** Heads of other things than work. */
const HEADS = /^(?:team|people|who|crew|staff|start|end|place|where|client|customer|kunde|kundin|cliente|location|city|venue|names?|project|goal|title|absent|away|off|out|holidays?|leave|language|for|to|from|contact|equipo|equipe|equipa|time|leute|us|we|owners?|authors?|attendees|guests?|speakers?|cc|wer|qui|quien|quem)$/u

/** 'Joy - curriculum', 'Imran: till and card reader', 'Mags = HR'. */
const beforeSign: Look = (context, { from, to }, segment) => {
  const behind = context.segments[context.segments.indexOf(segment) + 1]
  const isHead = behind !== undefined && segment.depth === 0 && behind.depth === 0 && behind.line === segment.line && /^[-–—:=]$/u.test(behind.lead) && segment.to === to && behindArticle(context, segment.from) >= from - 1
  if (!isHead || isName(context, behind.from)) return null
  if (hasTime(context, behind)) return { kind: 'times', roles: [] }
  const work = workOf(context, behind)
  return work === null ? null : { kind: 'before', roles: [work], sign: behind.lead }
}

/** Whose clause it is: 'Gemma dedupes 1,500 a day', 'o Nuno das calibrações', 'Hoang on the press', 'Boon has Fridays off', 'Ritu model'. */
const ofClause: Look = (context, { from, to }, segment) => {
  const { tokens } = context.source
  const start = startOfNames(context, from)
  const first = CLAUSE_JOINT.test(tokens[segment.from]!.key) || tokens[segment.from]!.key === 'with' ? segment.from + 1 : segment.from
  if (behindArticle(context, first) !== start && first !== start || /^(?:\(|=|>)$/u.test(segment.lead)) return null
  const next = endOfNames(context, to)
  if (next >= segment.to) return null
  if (/['’]s?$/u.test(tokens[to - 1]!.text)) return isPresence(context, { from: next, to: segment.to }) ? { kind: 'times', roles: [] } : null
  // 'Simone scripts ten a week, Brandon ~6'.
  if (/^(?:~|\d+)$/u.test(tokens[next]!.text) && next + 2 >= segment.to && !hasTime(context, { from: next, to: segment.to })) return { kind: 'deed', roles: [] }
  return deedAt(context, { from: next, to: segment.to }, next > to) ?? atWork(context, { from: next, to: segment.to }) ?? ofTimes(context, next)
}

function deedAt(context: ReadingContext, { from, to }: Words, isOfSeveral: boolean): Place | null {
  const { tokens } = context.source
  const { text, key, kind } = tokens[from]!
  if (kind !== 'word' || text.toLowerCase() !== text || NO_PART.test(key)) return null
  const care = careLength(context, from)
  if (care > 0) return { kind: 'deed', roles: verbRole(context, from + care) }
  if (IS_THERE.test(key)) return { kind: 'times', roles: [] }
  const isVerb = context.language === 'en' ? /^\p{Ll}{2,}s$/u.test(text) || isOfSeveral && to > from + 1 && /^\p{Ll}{3,}$/u.test(text) && !PREPOSITION.test(key) : isWorkOfOther(key) || !PREPOSITION.test(key) && VERB_ENDINGS[context.language]?.test(text) === true
  // 'Mollie refunds' is a thing, unless others stand beside it so.
  const isBare = context.language === 'en' && to === from + 1 && !(isWorkOfOther(key) && !isPluralAsWell(key))
  return isVerb ? { kind: isBare ? 'bare' : 'deed', roles: verbRole(context, from).map((role) => cutAtTime(context, from, role)) } : null
}

/** The third person of verbs, among words that are hardly a thing behind a name. */
const VERB_ENDINGS: Readonly<Record<string, RegExp>> = { de: /^\p{Ll}{2,}t$/u, es: /^\p{Ll}{2,}[ae]$/u, fr: /^\p{Ll}{2,}(?:e|it|t)$/u, pt: /^\p{Ll}{2,}[ae]$/u }

/** 'signs off a 5% sample each week': the time in it is no part of the work. */
function cutAtTime(context: ReadingContext, from: number, role: string): string {
  const group = context.groups.find((other) => other.from > from && other.from <= from + MOST_WORDS)
  return group === undefined ? role : verbRole({ ...context, source: { ...context.source, tokens: context.source.tokens.slice(0, group.from) } }, from)[0] ?? role
}

/** What people do that is no part in the work: 'Klara wants a website'. */
const NO_PART = /^(?:wants?|asks?|asked|said|says|thinks|hopes|likes?|loves|hates|lives|visits|turns|marries|arrives|lands|will|quiere|veut|quer|pide|will|mochte|needs|who|whose|and|or|is|était)$/u
const IS_THERE = /^(?:has|had|have|can|can't|cannot|won't|isn't|is|are|does|doesn't|may|must|should|gets|joins|starts|leaves|retires|comes|takes|works|gives|helps|only|off|out|away|never|not|no|hat|kann|ist|sind|kommt|fehlt|solo|tiene|puede|libra|esta|est|a|ne|peut|arrive|part|tem|pode|tira|so|nur|nicht|seulement|apenas|arbeitet|trabaja|travaille|trabalha|hasn't|could|shall)$/u
const PREPOSITION = /^(?:on|for|at|in|from|with|to|of|im|am|an|bei|beim|fur|mit|von|vom|zum|zur|ab|bis|para|por|con|en|de|del|desde|hasta|pour|par|avec|au|aux|sur|dans|du|des|chez|no|na|nos|nas|do|da|dos|das|com|ate|and|or|y|e|et|und|until|till|after|before|by|as|al|a)$/u

/** 'Saito and Abe on mechanics', 'Sara en el diseño', 'o Nuno das calibrações', 'Bev two and a half days weekly', 'Zaid backend'. */
function atWork(context: ReadingContext, words: Words): Place | null {
  const { tokens } = context.source
  const isOn = AT_WORK.test(tokens[words.from]!.key)
  const isPlain = tokens.slice(words.from, words.to).every(({ kind, text }) => kind !== 'word' || text === text.toLowerCase() || /^\p{Lu}{2,}$/u.test(text))
  if (hasTime(context, words) || words.to - words.from > MOST_WORDS + Number(isOn) || !isPlain) return null
  const work = workOf(context, isOn ? { from: words.from + 1, to: words.to } : words)
  return work === null || /^\d+$/u.test(work) || !isOn && PREPOSITION.test(tokens[words.from]!.key) ? null : { kind: isOn ? 'at' : 'bare', roles: [work] }
}

const AT_WORK = /^(?:on|for|as|at|in|im|am|beim|fur|en|au|aux|sur|pour|no|na|nos|nas|em|do|da|dos|das|del|du|des|para|como|als)$/u

function ofTimes(context: ReadingContext, at: number): Place | null {
  return shareAt(context, at) !== null || isPresence(context, { from: at, to: segmentAt(context, at)?.to ?? at }) ? { kind: 'times', roles: [] } : null
}

/** Words that say when somebody is there, away, or how much time they have. */
function isPresence(context: ReadingContext, words: Words): boolean {
  const isTimed = hasTime(context, words) || shareAt(context, words.from) !== null
  // 'Viktor from 19 July'.
  if (isTimed && /^(?:from|ab|desde|des)$/u.test(context.source.tokens[words.from]?.key ?? '') && context.groups.some(({ from, to }) => from <= words.from + 1 && to === words.to)) return true
  return isTimed && keysOf(context, words).some((key) => /^(?:only|off|out|away|leave|holidays?|hols|vacation|duty|full|half|time|part|mornings?|afternoons?|evenings?|weekends?|hands|at|on|gone|absent|travelling|traveling|h|hrs?|hours?|nur|urlaub|frei|fehlt|halbtags|solo|ausente|vacaciones|libre|seulement|absente?|conge|conges|ferias|folga|fora|so|apenas)$/u.test(key))
}

/** 'Fact-checker Minh', 'la doctora Ferro', 'Kirsten our admin'. */
const withPost: Look = (context, { from: own, to }, segment) => {
  const { tokens } = context.source
  const from = startOfNames(context, own)
  const before = tokens[from - 1]
  if (from > segment.from && before?.kind === 'word' && !isEmptyWord(before.key) && isPostWord(before, context.language) && (before.text === before.text.toLowerCase() || from - 1 === segment.from || context.language === 'de')) {
    const isLong = from - 2 >= segment.from && (tokens[from - 2]!.key === '-' || isPostWord(tokens[from - 2]!, context.language))
    const start = isLong ? (tokens[from - 2]!.key === '-' ? from - 3 : from - 2) : from - 1
    const cue = roleOfCue(before.key)
    return { kind: 'post', roles: cue.length > 0 && start === from - 1 ? cue : [context.prompt.slice(tokens[start]!.start, before.end).toLowerCase()] }
  }
  const isOur = /^(?:our|my|unsere?|nuestr[oa]|notre|noss[oa])$/u.test(tokens[to]?.key ?? '') && tokens[to + 1]?.kind === 'word' && isPostWord(tokens[to + 1]!, context.language)
  return isOur ? { kind: 'post', roles: [tokens[to + 1]!.text] } : null
}

/** 'Editing Neha, texts Amma + me', 'textos com a Bia', 'guiones de Lucía': a thing, and whose it is at the end. */
const atEnd: Look = (context, { from, to }, segment) => {
  const { tokens } = context.source
  const start = startOfNames(context, from)
  if (segment.sentence === 0 && segment.lead === '' || endOfNames(context, to) !== segment.to && !isUserBehind(context, to, segment)) return null
  const article = /^(?:o|a|el|la)$/u.test(tokens[start - 1]?.key ?? '') ? start - 1 : start
  const isLinked = context.language !== 'en' && LINK.test(tokens[article - 1]?.key ?? '')
  const thing = { from: segment.from, to: isLinked ? article - 1 : start }
  const isThing = thing.to > thing.from && thing.to - thing.from <= LONGEST_THING && (!isName(context, thing.from) || sentenceOf(context, segment)[0] === segment && !isGivenName(tokens[thing.from]!.text)) && !isDeed(tokens[thing.from]!.key) && !hasTime(context, thing) && tokens.slice(thing.from, thing.to).every(({ kind, key }) => kind === 'word' && !PREPOSITION.test(key) && !IS_THERE.test(key))
  const work = isThing ? workOf(context, thing) : null
  return work === null ? null : { kind: 'ending', roles: [work] }
}

/** The '+ me' of 'texts Amma + me'. */
function isUserBehind({ source: { tokens } }: ReadingContext, to: number, segment: Segment): boolean {
  return to === segment.to - 2 && JOINT.test(tokens[to]!.key) && /^(?:me|ich|yo|moi|eu)$/u.test(tokens[to + 1]!.key)
}

const LONGEST_THING = 3
const LINK = /^(?:com|con|avec|mit|de|da|do|von)$/u

const LOOKS: readonly Look[] = [inBrackets, behindBy, described, inList, behindSign, beforeSign, withPost, ofClause, atEnd]

/** The places in which a name does something for the plan. */
export function placeOf(context: ReadingContext, mention: Mention): Place | null {
  const segment = segmentAt(context, mention.from)
  if (segment === null) return null
  for (const look of LOOKS) {
    const place = look(context, mention, segment)
    if (place !== null) return place
  }
  return null
}

/** What a stretch is about, unless that is a team or nobody knows what. */
function workOf(context: ReadingContext, words: Words): string | null {
  const label = labelOf(context, words, MOST_WORDS)
  return label === null || label.toLowerCase().split(' ').some((word) => TEAM_WORDS.has(word) || HEADS.test(word)) ? null : label
}

/** The first of 'Kat & Lou' where this is the second. */
function startOfNames(context: ReadingContext, from: number): number {
  const { tokens } = context.source
  let start = from
  while (start >= 2 && JOINT.test(tokens[start - 1]!.key) && isName(context, start - 2)) start -= 2
  return start
}

function endOfNames(context: ReadingContext, to: number): number {
  const { tokens } = context.source
  let end = to
  while (JOINT.test(tokens[end]?.key ?? '') && isName(context, end + 1)) end += 2
  return end
}

function isAlone(context: ReadingContext, { to }: Words, segment: Segment): boolean {
  const end = endOfNames(context, to)
  return end === segment.to || /^(?:again|too|also)$/u.test(context.source.tokens[end]?.key ?? '')
}
