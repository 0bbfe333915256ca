import { offersOfHelp } from '../../people/offers-of-help.ts'
import type { Said } from '../said.ts'

const TIMED = /\d|(?<!\p{L})(?:days?|weeks?|weekends?|evenings?|mornings?|afternoons?|nights?|months?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|one|two|three|four|five)(?!\p{L})/iu

/** 'My daughter Kate will stay the first 5 days': when somebody helps bounds no work of the user. */
export function plainOffers(text: string): Said[] {
  return offersOfHelp(text).filter(({ words }) => TIMED.test(words)).map(({ words, start, end }) => {
    const who = /^(?:my|our) [\p{L}-]+(?: (?:best|old|elder|older|younger|big|little|good) [\p{L}-]+)?(?: \p{Lu}\p{Ll}+)?/u.exec(words)?.[0] ?? 'somebody'
    return { text: `${who} lends a hand`, start, end }
  })
}
