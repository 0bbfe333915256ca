import { isRelative } from '../people/relatives.ts'
import type { Surroundings } from '../surroundings.ts'

/** Whether somebody else does something then, which takes nothing from the user and is no work of the plan; it stays a note. */
export function isOthersTurn({ leftKeys }: Surroundings): boolean {
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  return isAtWork(leftKeys) || MINDING.test(said) || TAKING_TURNS.test(said) || HELPING.test(said)
}

/** 'my husband works weekends', 'and our neighbour is on shift on Fridays'. */
function isAtWork(keys: readonly string[]): boolean {
  const who = keys.findIndex((key) => isRelative(key))
  return who >= 0 && who <= 2 && keys.slice(0, who).every((key) => /^(?:and|but|my|our|the)$/u.test(key)) && AT_WORK.test(keys.slice(who + 1).join(' '))
}

/** 'weekends longer': how the same goes on on other days. */
export function isLongerTurn({ leftKeys, rightKeys }: Surroundings): boolean {
  return leftKeys.filter((key) => key !== ',').length === 0 && /^(?:longer|more|shorter|less|double|twice as long|a bit (?:longer|more))$/u.test(rightKeys.join(' '))
}

/** The verb of 'my husband works weekends'. */
const AT_WORK = /^(?:works?|is (?:at work|on shift)|has work|does shifts|works? (?:nights|shifts))(?: on)?$/u
/** 'grandma takes them on Wednesdays'. */
const MINDING = /^(?:(?:and|but) )?(?:(?:my|our|the) )?\p{L}+ (?:takes|has|minds|collects|watches|babysits) (?:them|him|her|it|us|(?:the |our |my )?(?:kids|children|twins|girls|boys|baby|dog))(?: on)?$/u
/** 'my brother does Saturdays'. */
const TAKING_TURNS = /^(?:(?:and|but) )?(?:my|our|the) \p{L}+ (?:does|covers|minds|takes|has|looks after \p{L}+)(?: on)?$/u
/** 'my mate Pete helps', 'grandma drives us', 'a friend can lend a hand'. */
const HELPING = /^(?:(?:and|but|also) )?(?:(?:my|our|the|a) )?\p{L}+(?: in law)?(?: \p{L}+)? (?:(?:can|could|will) )?(?:only joins?|helps?|drives?|assists?|lends?|babysits?|supervises?|steps? in|chips? in|pitches in|gives)(?: (?:me|us|out|in|along|too|a (?:hand|lift)|with (?:it|that|this|the \p{L}+)))*(?: on)?$/u
