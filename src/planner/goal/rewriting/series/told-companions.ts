import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const LENGTH = String.raw`(?<count>\d{1,3})[ -]?(?<unit>minute|min|hour)s?`
/** 'On the Wednesday before each session there's a 30 minute level-up call at 8pm'. */
const THERE_IS = new RegExp(String.raw`(?:on )?(?<when>the (?:${ANY_WEEKDAY}|day|evening|morning|week) (?:before|after) (?:each|every)(?: \p{L}+){0,2}),? (?:there(?:['’]s|s| is| will be)|(?:i|we)(?:['’]ve| have)(?: got)?|comes) (?:an?|the|our|my) (?:${LENGTH} )?(?<what>\p{L}[\p{L}' ’-]{2,40}?)(?<clock> (?:at|from) ${CLOCK})?(?=[.,;!?\n]|$)`, 'giu')

/** What goes with each time of a series, told as something that there is: in the words that every reader knows. */
export function toldCompanions(text: string): Said[] {
  return [...text.matchAll(THERE_IS)].map(({ 0: words, index, groups }) => {
    const { when, count, unit, what, clock = '' } = groups!
    const length = count === undefined ? '' : ` for ${count} ${/^h/iu.test(unit!) ? 'hours' : 'minutes'}`
    return { text: `${when!.replace(/^t/u, 'T')}, ${what!}${length}${clock}`, start: index, end: index + words.length }
  })
}
