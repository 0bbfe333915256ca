import { stems } from '../../matcher.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const LENGTH = String.raw`(?:(?:an?|one|two|three|four|five|six|\d{1,2}) (?:full )?(?:days?|weeks?|months?|hours?)|\d{1,2}h)`
const LEAST = String.raw`(?:(?:at least|no less than|a good|about) )?`
const THING = String.raw`(?:the )?\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?`
const BEGINS = String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but)) ?)(?:(?:let|leave) )?`
const LETS = String.raw`(?: (?:must|should|has to|have to|needs? to))?(?: (?:be|come|comes|happen|happens|stand|stands|dry|dries|rest|rests|sit|sits|cure|cures|follow|follows|is|are|for|goes|go))*`
const ENDS = String.raw`(?: (?:go|goes|come|comes|is|are|starts?|begins?|happens?)(?: (?:in|on|out))?)?(?:,? (?:or (?:whatever|so|something)))?(?=[.,;!?\n]|$)`
/** 'Prime 2 days before painting', 'let the water stand 2 weeks before the plants'. */
const BEFORE = new RegExp(String.raw`${BEGINS}(?<first>${THING})${LETS} (?<length>${LEAST}${LENGTH}) before (?<second>${THING})${ENDS}`, 'giu')
/** 'Painting at least 2 days after priming'. */
const AFTER = new RegExp(String.raw`${BEGINS}(?<second>${THING})${LETS} (?<length>${LEAST}${LENGTH}) after (?<first>${THING})${ENDS}`, 'giu')
/** What is no part of a plan, or has a day of its own. */
const NO_PART = /^(?:at least|at the|at (?:very )?(?:latest|earliest)|latest|no less|the|each|every|all|any|no|keep|not|never|nothing|those|these|i|we|you|it|he|she|they|that|this|then|wedding|party|exam|flight|trip|departure|event|deadline|birth|due date|start|end|date|day|my|our|his|her|school|work|bed|bedtime|meals?|breakfast|lunch|dinner|nothing|order|book|buy|send|pay|arrive|call|ask|apply|renew|register|finish|start|begin|practi[cs]e|train|study|work|eat|sleep)(?!\p{L})/iu

/** The time that has to pass between two things that the prompt names elsewhere too, in the words that every reader knows. */
export function lagsBetween(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [BEFORE, AFTER].flatMap((form) => [...text.matchAll(form)]).flatMap(({ 0: words, index, groups }) => {
    const { first, second, length } = groups!
    const [one, two] = [first, second].map((thing) => thing!.replace(/^the /iu, ''))
    const rest = stems(`${text.slice(0, index)} ${text.slice(index + words.length)}`)
    const named = stems(two!).filter((stem) => stem.length > 2 && rest.includes(stem))
    const areParts = [one, two].every((thing) => !NO_PART.test(thing!)) && named.length > 0 && !isDated(text, named, dates())
    return areParts ? [{ text: `${/^(?:at least|no less)/iu.test(length!) ? length! : `at least ${length!.replace(/^(?:a good|about) /iu, '')}`} between ${one!} and ${two!}`, start: index, end: index + words.length }] : []
  })
}

/** What has a day of its own is counted from as a date. */
function isDated(text: string, named: readonly string[], dates: readonly DateNamed[]): boolean {
  return dates.some(({ start, end }) => {
    const from = Math.max(...['.', ';', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1
    const behind = /[.;!?\n]/u.exec(text.slice(end))
    const said = stems(text.slice(from, behind === null ? text.length : end + behind.index))
    return named.some((stem) => said.includes(stem))
  })
}
