import { isTimeOff } from '../topics/clauses-for-parts.ts'
import { keyOf } from './clauses-of-text.ts'
import type { Named } from './names-of-things.ts'
import { saysAll } from './order-clauses.ts'

/** A name that the brief has, or a few words with no clause in them. */
export function isThing({ label, isKnown, isNoun }: Named): boolean {
  const keys = label.split(' ').map(keyOf)
  if (keys.some((key) => SAYS_MORE.test(key)) || saysAll(keys.join(' '))) return false
  if (isTimeOff(label) || THE_REAL_ONE.test(label)) return false
  if (isKnown) return keys.length <= LONGEST_LABEL
  return (keys.length > 1 || isNoun === true) && keys.length <= LONGEST_OWN && !/\p{N}/u.test(label) && keys.some((key) => key.length > 3)
}

/** 'Before the real thing': points at what has a name elsewhere. */
const THE_REAL_ONE = /^(?:real|actual|proper)(?: (?:one|thing))?$/iu
const LONGEST_LABEL = 8
const LONGEST_OWN = 5
/** Words of a clause that has a doer and a verb of its own. */
const SAYS_MORE = /^(?:any(?:thing|one|body)(?:['’]s)?|te|os|lhe|tu|i|we|you|he|she|they|it|me|us|him|them|not|no|nothing|says?|said|told|wants?|needs?|given|i've|he's|she's|we've|if|where|how|what|more|than|je|il|nous|yo|ich|wir|er|eu|we're|i'm|they're|she's|they'll|i'll|we'll|chega|because|wegen|beim|nesta|dieser|dieses|somebody|no-one)$/u
