import type { Wording } from '../rewriting/wording.ts'
import { peopleIn, sentencesIn } from '../rewriting/people/people-named.ts'
import type { Stretch } from '../rewriting/people/people-named.ts'
import { everybodyIn } from './somebody-in-clause.ts'
import type { Who } from './somebody-in-clause.ts'
import { textOf, toldBy } from './told-by-clause.ts'
import type { ClauseReader, Told } from './told-by-clause.ts'
import { clausesIn } from './words-of-sentence.ts'
import type { Clause, Word } from './words-of-sentence.ts'
import { wordsIn } from './words-of-sentence.ts'

/** What is somebody's, in the words of the sentence, and what their brackets add. */
export type Part = { who: Who; things: string[]; asides: string[]; told: string[]; isStrong: boolean; isPersonal: boolean; isFirst: boolean | null }
/** A sentence as a whole: its parts, and what else it says before and behind them. */
export type Matched = Stretch & { head: string; parts: Part[]; before: Stretch[]; behind: Stretch[]; isTeam: boolean }

const HEAD = /^[^:()\n]{2,60}: (?=\S)/u
const OF_TEAM = /(?:^| )(?:team|crew|roles?|who|does what|responsibilit\p{L}*|responsible|committee|group|jobs|tasks|work|owners?|us|two|three|four|five|six|wer|was|zust[aä]ndig\p{L}*|verantwortlich\p{L}*|aufgaben|quem|qu[eéê]|hace|faz|qui|fait|quoi|quien|qui[eé]n|equip[oae]|[eé]quipe|tareas|tarefas|t[aâ]ches|leute|people|kids|students|pupils|members|players|helpers|volunteers|parents|staff)$/iu
/** 'The team is', before the names. */
const TEAM_IS = /^(?:(?:the|our|das|unser|el|nuestro|l['’]|notre|a|nossa) ?)?(?:team|crew|equipo|[eé]quipe|equipa) (?:is|are|consists of|sind|ist|besteht aus|son|somos|es|se compose de|est|[eé]|s[aã]o) /iu

/** Who has which part of the work, sentence by sentence: all names with all things, whatever the order and the verb; empty where nobody shares anything out. */
export function matchedShares({ text, language, expressions }: Pick<Wording, 'text' | 'language' | 'expressions'>): Matched[] {
  const spoken = language()
  const [isNamed, listed] = [peopleIn(text, spoken), namesInTeam(text)]
  const isSomebody = (word: string) => listed.has(word) || isNamed(word)
  const times = expressions()
  const hasTime = (words: readonly Word[]) => words.length > 0 && times.some(({ start, end }) => start < words.at(-1)!.end && end > words[0]!.start)
  const sentences = sentencesIn(text)
  const found = sentences.map((sentence, index) => {
    const before = sentences[index - 1]
    const isAsked = before !== undefined && text[before.end] === '?' && OF_TEAM.test(text.slice(before.start, before.end))
    const reader = { language: spoken, isSomebody, isSmall: !/\p{Lu}/u.test(text.slice(sentence.start, sentence.end)), hasTime }
    return matchedIn(text, sentence, { reader, isAsked })
  })
  const areSure = found.map((one) => one !== null && areSomebodys(one))
  const sure = found.filter((one, index) => areSure[index] === true).filter((one) => one !== null)
  const matched = found.filter((one, index) => one !== null && (areSure[index] === true || isLike(one, sure))).filter((one) => one !== null)
  const words = wordsIn(text, { start: 0, end: text.length }).map(({ text: word }) => word.replace(/['’]s?$/u, ''))
  const known = new Set([...words.filter(isSomebody), ...matched.flatMap(({ parts }) => parts.flatMap(({ who }) => who.names))])
  return known.size > 1 ? matched : []
}

/** 'Hull: me. Engine: Solveig.': said in the same way as what is believed right beside it. */
function isLike({ parts }: Matched, sure: readonly Matched[]): boolean {
  return parts.every((part) => part.isStrong && sure.some((one) => one.parts.some((other) => other.isStrong && other.isFirst === part.isFirst)))
}

/** 'Team: Nuala, Tadhg and Wim': names behind a heading. */
const LISTED = /(?<!\p{L})(?:[Tt]eam|[Cc]rew|[Cc]ommittee|[Vv]olunteers|[Ee]quipo|[Éé]quipe|[Ee]quip[ea]|[Ll]eute|[Pp]eople)(?: is| are| sind| ist| son| est| consists of)?:? (?<names>\p{Lu}[\p{L}'’-]+(?:(?:, (?:and )?| and | & | \+ | und | y | et | e )\p{Lu}[\p{L}'’-]+){1,8})(?=[.;,\n]|$)/gu

function namesInTeam(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(LISTED)].flatMap(({ groups }) => groups!['names']!.split(/,? (?:and|und|y|et|e|&|\+) |, /u)))
}

/** One is surely somebody, and the others stand as people do. */
function areSomebodys({ parts, isTeam }: Matched): boolean {
  const sure = parts.filter(({ who: { isSure, isUser } }) => isSure && !isUser)
  const others = parts.filter((part) => !part.who.isSure)
  if (others.length === 0) return sure.length > 0 && (parts.length > 1 || sure.some(({ isStrong }) => isStrong))
  const directions = new Set(parts.filter((part) => part.who.isSure || part.isStrong).map(({ isFirst }) => isFirst))
  if (isTeam) return parts.length > 1
  if (sure.length === 0) return others.filter(({ isPersonal }) => isPersonal).length > 0 && others.filter(({ isStrong }) => isStrong).length > 1
  return others.every(({ isStrong, isFirst }) => isStrong || directions.has(isFirst))
}

function matchedIn(text: string, sentence: Stretch, { reader, isAsked }: { reader: ClauseReader; isAsked: boolean }): Matched | null {
  const said = text.slice(sentence.start, sentence.end)
  if (/^[-*•]/u.test(said)) return null
  const head = HEAD.exec(said)?.[0] ?? TEAM_IS.exec(said)?.[0] ?? ''
  const isTeam = head !== '' && (OF_TEAM.test(head.replace(/[?:]? $/u, '')) || TEAM_IS.test(head))
  const whole = !isTeam ? null : wholeOf(text, { start: sentence.start + head.length, end: sentence.end }, { reader, isTeam: true })
  if (isTeam) return whole && { ...sentence, head, ...whole, isTeam }
  const own = wholeOf(text, sentence, { reader, isTeam: isAsked })
  const headed = head === '' ? null : wholeOf(text, { start: sentence.start + head.length, end: sentence.end }, { reader, isTeam: false })
  // 'Stroke unit: Mary (nurse, 8 h), Tom (physicist)': the head is nobody's part.
  if (own && own.parts.length > 1 && own.parts[0]!.asides.length > 0 && own.parts.slice(1).every(({ things }) => things.length === 0)) return null
  if (own && (headed === null || headed.parts.length <= own.parts.length)) return { ...sentence, head: '', ...own, isTeam: isAsked }
  return headed && headed.parts.length > 1 ? { ...sentence, head: '', ...headed, before: [{ start: sentence.start, end: sentence.start + head.length - 2 }, ...headed.before], isTeam: false } : null
}

/** Every name with its share and every thing with its owner; null where something is left that names somebody. */
function wholeOf(text: string, stretch: Stretch, { reader, isTeam }: { reader: ClauseReader; isTeam: boolean }): Pick<Matched, 'parts' | 'before' | 'behind'> | null {
  const told: Told[] = []
  for (const clause of clausesIn(text, stretch)) for (const one of cutAtJoints(clause, reader)) told.push(toldBy(one, reader, told.findLast(({ kind }) => kind === 'share') ?? null))
  const first = told.findIndex(({ kind }) => kind !== 'other')
  const last = told.findLastIndex(({ kind }) => kind !== 'other')
  const run = told.slice(first, last + 1)
  if (first < 0 || !run.some((one) => one.kind === 'share' || one.kind === 'who' && one.isPointed) || run.some(({ kind }) => kind === 'other')) return null
  const parts = partsOf(run, { reader, isTeam })
  if (parts === null || isTeam && parts.every(({ things, asides }) => things.length === 0 || asides.length > 0)) return null
  const outside = (some: readonly Told[]) => some.map(({ clause }) => ({ start: clause.start, end: clause.end }))
  // 'Otto tests, up to 9 hours each sprint'.
  const [next] = told.slice(last + 1)
  const isMeasure = next?.kind === 'other' && !next.hasSomebody && run.at(-1)!.kind !== 'thing' && MEASURE.test(text.slice(next.clause.start, next.clause.end))
  if (isMeasure) parts.at(-1)!.asides.push(text.slice(next.clause.start, next.clause.end).replace(/ each (?=sprint|week|day)/u, ' a '))
  return { parts, before: outside(told.slice(0, first)), behind: outside(told.slice(last + 1 + Number(isMeasure))) }
}

const MEASURE = /^(?:max|maximum|up to|at most|only|each|about|around|\d+|höchstens|maximal|nur|máximo|hasta|solo|sólo|maximum|jusqu['’]à|seulement|até|só|no máximo) .*(?:%|(?:hours?|hrs?|h|std|stunden|horas?|heures?)(?!\p{L}))/iu

/** 'Scanning is done by Jurek and tagging by Ada', 'Ana does the bar and Bo the wine': two clauses, each with somebody and a thing. */
function cutAtJoints(clause: Clause, reader: ClauseReader): Clause[] {
  const people = everybodyIn(clause.words, reader)
  const isCut = (at: number) => {
    if (!/^(?:and|&|\+|und|y|et|e|so)$/u.test(clause.words[at]!.key) || at === 0) return false
    const [one, other] = [part(clause, 0, at), part(clause, at + 1, clause.words.length)]
    if (other.words.length === 0) return false
    if (one.asides.some(({ behind }) => behind === at)) return everybodyIn(other.words, reader).length > 0
    return toldBy(one, reader, null).kind === 'share' && toldBy(other, reader, toldBy(one, reader, null)).kind === 'share'
  }
  const at = people.length < 2 && clause.asides.length === 0 ? -1 : clause.words.findIndex((_, index) => isCut(index))
  return at < 0 ? [clause] : [part(clause, 0, at), ...cutAtJoints(part(clause, at + 1, clause.words.length), reader)]
}

function part({ words, asides, sign }: Clause, from: number, to: number): Clause {
  const own = words.slice(from, to)
  const inside = asides.filter(({ behind }) => behind > from && behind <= to).map((aside) => ({ ...aside, behind: aside.behind - from }))
  return { words: own, asides: inside, sign: from > 0 ? 'and' : sign, start: own[0]?.start ?? 0, end: Math.max(own.at(-1)?.end ?? 0, ...inside.map(({ end }) => end)) }
}

function partsOf(told: readonly Told[], { reader, isTeam }: { reader: ClauseReader; isTeam: boolean }): Part[] | null {
  const run = told.map((one, index) => asThing(one, told.slice(index + 1)))
  const parts: Part[] = []
  let waiting: Word[][] = []
  let post: string | null = null
  for (const [index, one] of run.entries()) {
    const last = parts.at(-1)
    const kindBefore = run[index - 1]?.kind ?? ''
    if (one.kind === 'share') {
      // 'Rent, till and insurance: Boaz' lists; a thing that nothing joins to it is somebody else's.
      if (waiting.length > 0 && (one.isFirst || !one.thing.some(({ key }) => /^(?:and|&|\+|und|y|et|e)$/u.test(key)))) return null
      const things = [...waiting, one.thing].flatMap((thing) => thingsOf(thing, reader))
      waiting = []
      if (!one.who.isPronoun) parts.push(withAsides({ ...one, things, asides: [], told: [] }, one.clause))
      else if (last === undefined) return null
      else for (const part of one.who.isAll ? parts : [last]) part.things.push(...things)
    } else if (one.kind === 'who') {
      const isOwner = one.isPointed && waiting.length > 0
      if (waiting.length > 0 && !isOwner) return null
      parts.push(withAsides({ who: { ...one.who, post: post ?? one.who.post }, things: waiting.flatMap((thing) => thingsOf(thing, reader)), asides: [], told: [], isStrong: isOwner, isPersonal: isOwner, isFirst: null }, one.clause));
      [waiting, post] = [[], null]
    } else if (one.kind === 'post') {
      if (last !== undefined && kindBefore === 'who') last.who = { ...last.who, post: one.said }
      else if (run[index + 1]?.kind === 'who') post = one.said
      else return null
    } else if (one.kind === 'other') return null
    else if (last !== undefined && /^(?:who|post)$/u.test(kindBefore) && isDeed(one, reader)) {
      last.things.push(...thingsOf(one.thing, reader))
      last.isStrong = true
    } else {
      if (last !== undefined && waiting.length === 0 && isListed(run, index, last)) last.things.push(...thingsOf(one.thing, reader))
      else waiting.push(one.thing)
    }
  }
  const isOpen = parts.some(({ things, asides, who }) => things.length === 0 && asides.length === 0 && who.post === null)
  return waiting.length > 0 || isOpen && !isTeam ? null : parts
}

/** 'Checks hygiene' behind 'the vet, Ada,'. */
function isDeed(told: Told, { language }: ClauseReader): boolean {
  return told.kind === 'deed' || told.kind === 'thing' && language === 'en' && told.thing.length > 1 && /^[a-z]{2,}s$/u.test(told.thing[0]!.key)
}

/** One more thing of the somebody before it. */
function isListed(run: readonly Told[], index: number, last: Part): boolean {
  const before = run[index - 1]
  return (before?.kind === 'share' && before.isFirst || before?.kind === 'thing' && last.things.length > 1) && !isBeforeOwner(run, index)
}

/** The Printing of 'Printing, paper and costs: Imke' has the capital of a sentence. */
function asThing(told: Told, behind: readonly Told[]): Told {
  const next = behind.find(({ kind }) => kind !== 'thing')
  const isThing = told.kind === 'who' && !told.who.isSure && told.clause.words.length === 1 && next?.kind === 'share' && !next.isFirst
  return isThing ? { clause: told.clause, kind: 'thing', thing: told.clause.words } : told
}

/** The till of 'Ana does the bar, till and wine: Bo' is Bo's. */
function isBeforeOwner(run: readonly Told[], index: number): boolean {
  const next = run.slice(index + 1).find(({ kind }) => kind !== 'thing')
  return next !== undefined && (next.kind === 'share' && !next.isFirst && next.isStrong || next.kind === 'who' && next.isPointed)
}

/** 'the lease and the permits' are two things; a deed stays as it was said. */
function thingsOf(thing: readonly Word[], { language }: ClauseReader): string[] {
  const [first] = thing
  const isDeed = language === 'en' && /^[a-z]{2,}s$/u.test(first!.key) && /^(?:the|a|an|our|all|up|out)$/u.test(thing[1]?.key ?? '')
  if (isDeed) return [withoutParticle(textOf(thing))]
  return textOf(thing).split(/(?: (?:and|und|y|et|e|&|\+|plus)|:) (?:(?:the|our|all|die|das|den|der|el|la|los|las|les?|l['’]|du|des|os?|as?|dos|das) )?/u).map(withoutHeadOfPost).filter((one) => one !== '')
}

/** 'Puts the guest list together' is about the list. */
function withoutParticle(deed: string): string {
  return /^(?:puts|sorts|gets|brings) (?:the |our |a |an |all )?(?<thing>.+) (?:together|out|up|over)$/u.exec(deed)?.groups!['thing'] ?? deed
}

/** The woodshop of 'woodshop lead'. */
function withoutHeadOfPost(thing: string): string {
  return /^(?<thing>(?!(?:team|tech|technical|product|project|scrum|dev|general|office|shift|head|design|engineering)(?= ))\p{Ll}{4,}) (?:lead|person|guy|man|woman|boss|captain|officer|coordinator|organi[sz]er)$/u.exec(thing)?.groups!['thing'] ?? thing
}

/** Brackets that say more of what somebody does, when they are there, or how they are. */
function withAsides(part: Part, clause: Clause): Part {
  for (const aside of clause.asides) {
    const said = aside.said.trim()
    const pronoun = /^(?:she|he|they)(?:['’](?:s|re)| is| are| has| can| works?) /iu.exec(said)
    if (pronoun) part.told.push(`${part.who.names.at(-1)!}${said.slice(said.search(/['’ ]/u))}`)
    else part.asides.push(said.replace(/ (?:are|is) (?:both |all )?(?:his|hers|theirs|mine)$/u, ''))
  }
  return part
}
