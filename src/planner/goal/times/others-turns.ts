import { isName } from '../people/people-words.ts'
import { isPostWord } from '../people/post-words.ts'
import { isRelative } from '../people/relatives.ts'
import { somebodyAt } from '../people/somebody.ts'
import type { Somebody } from '../people/somebody.ts'
import { addReading, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { windowsFrom } from './repeating-clause.ts'
import type { RepeatingClause } from './repeating-clause.ts'
import type { TimeGroup } from './time-groups.ts'

/** Whether somebody else does something then, which takes nothing from the user and is no work of the plan; it stays a note. */
export function isOthersTurn({ leftKeys }: Surroundings): boolean {
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  return isAtWork(leftKeys) || MINDING.test(said) || TAKING_TURNS.test(said) || HELPING.test(said) || isRelativesPart(said)
}

/** 'my husband works weekends', 'and our neighbour is on shift on Fridays'. */
function isAtWork(keys: readonly string[]): boolean {
  const who = keys.findIndex((key) => isRelative(key))
  return who >= 0 && who <= 2 && keys.slice(0, who).every((key) => /^(?:and|but|my|our|the)$/u.test(key)) && AT_WORK.test(keys.slice(who + 1).join(' '))
}

/** 'I can do Mondays, my aunt Vera Saturdays', 'me (evenings), Tim (weekends)', 'Carol weekends, I do the rest': when somebody has time, in a row of such turns. */
export function readTurnOfSomebody(context: ReadingContext, clause: RepeatingClause): boolean {
  // 'Mia Mondays 16:15, Ben Fridays 17:00' are lessons.
  if (context.plannerType !== 'calendar' || clause.entry.point !== null) return false
  const turn = turnAt(context, clause.group)
  if (turn === null || turn.isUser && clause.entry.weekdays === null || !isInRow(context, clause.group, turn)) return false
  const person = turn.isUser ? null : turn.name
  addReading(context, { from: turn.words.from, to: clause.group.to }, { value: { kind: 'availability', days: clause.days, windows: windowsFrom(clause), person }, text: `${person === null ? '' : `${person}: `}${clause.when}` })
  return true
}

/** Who stands right before a time, or before the bracket that it is in, with no more said than that they can. */
function turnAt(context: ReadingContext, { from, to }: Words): Somebody | null {
  const { tokens } = context.source
  const own = segmentAt(context, from)
  if (own === null) return null
  const before = own.lead === '(' && own.from === from ? context.segments[context.segments.indexOf(own) - 1] : own
  if (before === undefined || before.sentence !== own.sentence) return null
  // 'The Albertina (Tuesdays closed)'.
  if (before !== own && to < own.to) return null
  const end = before === own ? from : before.to
  const claimed = context.groups.findLast((group) => group.from >= before.from && group.to <= end)
  const first = [0, 1, 2].map((offset) => (claimed?.to ?? before.from) + offset).find((index) => index < end && !/^(?:,|;|and|but|und|y|et|e)$/u.test(tokens[index]!.key))
  const who = first === undefined ? null : somebodyAt(context, first) ?? helperAt(context, first)
  if (who === null || who.words.to > end) return null
  const said = keysOf(context, { from: who.words.to, to: end }).filter((key) => key !== '(').join(' ')
  // 'I work Saturdays' is a duty.
  return (who.isUser ? ON : HAS_TIME).test(said) ? who : null
}

/** The Maike of 'my assistant Maike'. */
function helperAt(context: ReadingContext, from: number): Somebody | null {
  const [own, post, name] = context.source.tokens.slice(from, from + 3)
  const isHelper = name !== undefined && /^(?:my|our)$/u.test(own!.key) && isPostWord(post!, context.language) && isName(context, from + 2)
  return isHelper ? { name: name.text, isUser: false, isSure: true, isPlural: false, words: { from, to: from + 3 } } : null
}

const ON = /^(?:on|am|im|les?|los?|el|las?|aos?|no|na)?$/u
const HAS_TIME = /^(?:(?:can|could|will|kann|kann immer|puede|peut|pode)(?: do| help| work| come| venir| kommen| vir| ayudar| aider| helfen| ajudar)?|has(?: time)?|is (?:free|there)|works?|helps?)?(?: ?(?:on|am|im|les?|los?|el|las?|aos?|as|no|na|at))?$/u

/** Another of them has a turn in the same sentence, or the rest is somebody's. */
function isInRow(context: ReadingContext, own: TimeGroup, { isSure, name, words }: Somebody): boolean {
  const at = segmentAt(context, own.from)
  if (at === null) return false
  const sentence = sentenceOf(context, at)
  const [from, to] = [sentence[0]!.from, sentence.at(-1)!.to]
  const others = context.groups.filter((group) => group !== own && group.from >= from && group.to <= to)
  // 'Carol' may be a song, but not where somebody does the rest; the garage was named before.
  const isNamedBefore = context.source.tokens.slice(0, words.from).some(({ key }) => key === name.toLowerCase())
  if (THE_REST.test(keysOf(context, { from, to }).join(' '))) return isSure || !isNamedBefore
  return isSure && others.some((group) => turnAt(context, group)?.isSure)
}

const THE_REST = /(?:^| )(?:the rest|the others|den rest|el resto|lo demas|le reste|o resto)(?: |$)/u

/** 'weekends longer': how the same goes on on other days. */
export function isLongerTurn({ leftKeys, rightKeys }: Surroundings): boolean {
  return leftKeys.filter((key) => key !== ',').length === 0 && /^(?:longer|more|shorter|less|double|twice as long|a bit (?:longer|more))$/u.test(rightKeys.join(' '))
}

/** 'my cousin Tom has the van on Saturdays', 'Aunt Vera does the paperwork': what a relative or friend who is called by it does. */
function isRelativesPart(said: string): boolean {
  const part = /^(?:(?:and|but|also) )?(?:(?:my|our|the|his|her) )?(\p{L}+)(?:[- ]in[- ]law)?(?: \p{L}+)? (?:\p{L}+ )?(?:has|does|covers|minds|takes|brings|drives|picks up|looks after|handles|lends|sorts|cooks|cleans|paints|organi[sz]es|manages|helps|joins|comes)(?: (?!lessons?|class|classes|practice|training|football|school|club|piano|ballet)\p{L}+){0,5}(?: on(?: the first| the last)?| (?:the )?(?:first|last))?$/u.exec(said)
  return part !== null && (isRelative(part[1]!) || KIN.test(part[1]!))
}

const KIN = /^(?:aunt|auntie|uncle|grandma|grandpa|granny|gran|nan|nana|grandad|mate|pal|nephew|niece|in-laws?|neighbours?|neighbors?|mum|dad|hubby|stepdad|stepmum|godmother|godfather|flatmate)$/u

/** 'The dog barks every night', 'our son wakes at 3 each night': how it is now, which the plan is to change. */
export function isHowItIs({ leftKeys }: Surroundings): boolean {
  return NOW.test(leftKeys.filter((key) => key !== ',').join(' '))
}

const NOW = /^(?:(?:and|but|because|since) )?(?:the|our|my|his|her) (?:\S+ ){1,4}?(?:barks?|wakes?(?: up)?|cry|cries|screams?|snores?|coughs?|wets?|comes? (?:in|into|to)|crawls?|refuses?|forgets?|leaks?|drips?|howls?|scratch(?:es)?|bites?|pees?|complains?|fights?|argues?|has (?:nightmares|tantrums|headaches|migraines|attacks|accidents))(?: \S+){0,4}$/u

/** The verb of 'my husband works weekends'. */
const AT_WORK = /^(?:works?|is (?:at work|on shift)|has work|does shifts|works? (?:nights|shifts))(?: on)?$/u
/** 'grandma takes them on Wednesdays'. */
const MINDING = /^(?:(?:and|but) )?(?:(?:my|our|the) )?\p{L}+ (?:takes|has|minds|collects|watches|babysits) (?:them|him|her|it|us|(?:the |our |my )?(?:kids|children|twins|girls|boys|baby|dog))(?: on)?$/u
/** 'my brother does Saturdays'. */
const TAKING_TURNS = /^(?:(?:and|but) )?(?:my|our|the) \p{L}+ (?:does|covers|minds|takes|has|looks after \p{L}+)(?: on)?$/u
/** 'my mate Pete helps', 'grandma drives us', 'a friend can lend a hand'. */
const HELPING = /^(?:(?:and|but|also) )?(?:(?:my|our|the|a) )?\p{L}+(?: in law)?(?: \p{L}+)? (?:(?:can|could|will) )?(?:only joins?|helps?|drives?|assists?|lends?|babysits?|supervises?|steps? in|chips? in|pitches in|gives)(?: (?:me|us|out|in|along|too|a (?:hand|lift)|with (?:it|that|this|the \p{L}+)))*(?: on)?$/u
