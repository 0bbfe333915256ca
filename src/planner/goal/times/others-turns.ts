import { isName } from '../people/people-words.ts'
import { isPostWord } from '../people/post-words.ts'
import { isRelative } from '../people/relatives.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'

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

/** 'I can do Mondays, my aunt Vera Saturdays': when somebody else has time, behind when the user has. */
export function isHelpersTurn(context: ReadingContext, { around: { left }, group }: TypedTime): boolean {
  const { tokens } = context.source
  const first = [left.from, left.from + 1].find((index) => index < left.to && !/^(?:,|;|and|but)$/u.test(tokens[index]!.key))
  if (first === undefined || !/^(?:my|our)$/u.test(tokens[first]!.key) || tokens[first + 1] === undefined) return false
  const who = tokens[first + 1]!
  const isSomebody = isRelative(who.key) || KIN.test(who.key) || isPostWord(who, context.language) && isName(context, first + 2)
  const behind = tokens.slice(first + 2, left.to).filter((_, offset) => !isName(context, first + 2 + offset)).map(({ key }) => key).join(' ')
  if (!isSomebody || !/^(?:(?:can|could|will)(?: do| help| work)?|has(?: time)?|is (?:free|there)|works?|helps?)?(?: ?on)?$/u.test(behind)) return false
  const start = tokens[group.from]!.start
  return context.readings.some(({ kind, end, source }) => kind === 'availability' && source === 'stated' && end <= start && !/[.!?\n]/u.test(context.prompt.slice(end, tokens[first]!.start)))
}

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
