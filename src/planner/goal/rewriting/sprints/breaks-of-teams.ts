import type { Said } from '../said.ts'

const DAY = String.raw`(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const RANGE = String.raw`(?<from>${DAY})(?: ?[-–] ?| to | until | till | through )(?<to>${DAY})(?!\d)`
const SEASON = String.raw`(?:christmas|xmas|winter|spring|summer|autumn|easter|new year|year-end|holiday|half-term|carnival)`
/** 'With a break 21 Dec to 3 Jan', 'office closure 24 Dec - 3 Jan', 'christmas closed 23.12. - 6.1.'. */
const BREAK = new RegExp(String.raw`(?<lead>^|[.!?;\n]\s{0,2}|, |\()?(?:(?<=\s|^|\()(?:with|but|and|except for|apart from|there is|there['’]s|we have|we take) )?(?<!\p{L})(?:(?:(?:an?|the|our|one) )?(?:${SEASON}|office|company) (?:closure|closing|shut-?down|break|closed|shut|pause)|(?:an?|the|our|one) (?:break(?! of)|closure|pause))(?: (?:is|from|between|on))?:? ${RANGE}`, 'giu')
/** What says already that nobody works then. */
const SAID_OFF = /(?<!\p{L})(?:no|nothing|closed|off|away|free|except|not)(?!\p{L})[^.,;!?\n]{0,24}$/iu

/** 'Keep the last two weeks of the year quiet'. */
const QUIET = /(?<!\p{L})keep (?<when>[^.;,!?\n]{0,40}(?:weeks?|days?|months?|january|february|march|april|may|june|july|august|september|october|november|december|\d)[^.;,!?\n]{0,24}?) (?:quiet|empty|clear|completely free)(?=\s{0,2}(?:[.;,!?\n]|$)| (?:and|because|as) )/giu

/** Days on which nobody works, told as a break or a closure: said so, and nothing that happens or is worked on. */
export function breaksOfTeams(text: string): Said[] {
  const quiet = [...text.matchAll(QUIET)].map(({ 0: words, index, groups }) => ({ text: `nothing in ${groups!['when']!}`, start: index, end: index + words.length }))
  return [...quiet, ...[...text.matchAll(BREAK)].flatMap(({ 0: words, index, groups }) => {
    // What a goal begins with may be about the closure itself.
    if (index === 0 || SAID_OFF.test(text.slice(Math.max(0, index - 40), index))) return []
    const { lead = '', from, to } = groups!
    const isAlone = lead !== '' && lead !== ', '
    return [{ text: `${lead}${isAlone ? 'Nothing' : `${lead === '' ? ', ' : ''}nothing`} from ${from!} to ${to!}`, start: index, end: index + words.length, of: { start: index + lead.length, end: index + words.length } }]
  })]
}
