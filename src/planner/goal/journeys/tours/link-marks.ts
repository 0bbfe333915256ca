import type { ReadingContext, Words } from '../../reading-context.ts'

export type Ways = 'one' | 'both' | null

const NO_WAY_BACK = '(?:not|no|none|never|without|nothing|neither|can\'t|cannot|don\'t|doesn\'t|isn\'t|won\'t|lacks?|lacking|but there\'s nothing) (?:[a-z\',]+ ){0,6}?(?:back|return|returns|returning|reverse|opposite|other|vice|inbound|backwards|round)'
const ONE = new RegExp(`\\bone (?:- )?(?:way|direction)\\b|\\b(?:single|this|that|named|stated|given|shown|listed|written|first) (?:direction|way|order)\\b|\\b(?:way|direction|outbound|outward|there) only\\b|\\bonly (?:in|from|from the|that|this|outbound|one|the|as|works|goes|runs|flies|out)\\b|\\bunidirectional\\b|\\b${NO_WAY_BACK}\\b`, 'u')
/** What one word says right behind a pair. */
const ONE_BEHIND = /^[-( ,;]*(?:only|just|solely|outbound|oneway|one)\b/u
const ONE_IN_BRACKETS = /\b(?:only|just|solely|exclusively|oneway)\b/u
const BOTH = /\b(?:both|either|each|two|all|any) (?:- )?(?:way|ways|direction|directions)\b|\bback and forth\b|\bthere and back\b|\bto and fro\b|\bvice versa\b|\band back\b|\breturn(?:s| flights?| too| as well| service)?\b|\bbidirectional\b|\bround (?:- )?trips?\b|\bin reverse\b|\bforth and back\b|\bto and from\b|\bother way (?:too|as well|round too)\b|\bsame (?:goes )?(?:in reverse|backwards)\b|\b(?:non|not) (?:- )?directional\b|\bno matter which (?:way|direction)\b/u

/** Whether words say that one can go one way only, or there and back. */
export function waysSaid({ source: { tokens } }: ReadingContext, { from, to }: Words, where: 'apart' | 'behind' | 'in-brackets' = 'apart'): Ways {
  const text = tokens.slice(from, to).map(({ key }) => key).join(' ')
  const isOne = ONE.test(text) || where === 'behind' && ONE_BEHIND.test(text) || where === 'in-brackets' && ONE_IN_BRACKETS.test(text)
  const isBoth = BOTH.test(isOne ? text.replace(ONE, ' ') : text)
  // A legend explains both.
  return isOne && isBoth && where === 'apart' ? null : isOne ? 'one' : isBoth ? 'both' : null
}
