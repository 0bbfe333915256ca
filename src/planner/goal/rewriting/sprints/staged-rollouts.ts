import type { Said } from '../said.ts'

const SHARE = String.raw`\d{1,3}(?:\.\d)? ?(?:%|percent|per cent)`
/** 'Rollout to 5%, 25%, 100% with a week in between', 'staged rollout 1% → 10% → 100%, 4 days between stages'. */
const STAGED = new RegExp(String.raw`(?<lead>(?:(?:staged|phased|gradual|progressive|the) )*)(?<what>roll-?\s?out|release|launch)(?: (?:goes |is )?(?:to|from|at|in stages of))?:? (?<shares>${SHARE}(?:(?:,| →|→| ->|->| then| and| to|, then|, and|\/| >)? ?${SHARE})+)(?: (?:of (?:the )?(?:users|customers|traffic|units|devices|fleet)))?(?:,? (?:with |and )?(?:at least )?(?<gap>(?:an?|one|two|three|four|five|\d{1,2}) (?:days?|weeks?))(?: (?:in )?between(?: (?:stages|steps|each|them|each stage|each step))?| apart))?`, 'iu')
/** Between this many and that many stages there is a plan to make of them. */
const MOST = 6

/** The stages of a rollout as parts, and their order with the time between them behind the goal. */
export function stagedRollouts(text: string): Said[] {
  const match = STAGED.exec(text)
  const shares = match?.groups === undefined ? [] : [...match.groups['shares']!.matchAll(/\d{1,3}(?:\.\d)?/gu)].map(([share]) => share)
  if (match?.groups === undefined || shares.length < 2 || shares.length > MOST || shares.some((share, index) => index > 0 && Number(share) <= Number(shares[index - 1]))) return []
  const { what, gap } = match.groups
  const cut = { start: match.index, end: match.index + match[0].length }
  const stages = shares.map((share) => `${what!.toLowerCase()} to ${share} percent`)
  const orders = stages.slice(1).map((stage, index) => (gap === undefined ? `${stages[index]!.replace(/^./u, (letter) => letter.toUpperCase())} before ${stage}.` : `At least ${gap} between ${stages[index]!} and ${stage}.`))
  const end = text.trimEnd().length
  return [{ text: stages.join(', '), ...cut }, { text: `${/[.!?]$/u.test(text.trimEnd()) ? '' : '.'} ${orders.join(' ')}`, start: end, end, of: cut }]
}
