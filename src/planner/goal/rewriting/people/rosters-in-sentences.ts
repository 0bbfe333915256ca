import { isPostWord } from '../../people/post-words.ts'
import { mayBeSomebody, NAME } from './people-named.ts'
import type { Said } from '../said.ts'

const TITLE = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms|Sister)\.? )?`
const COUNT = String.raw`(?:\d{1,2}(?:\.\d)?|an?|one|two|three|four|half an?)`
/** How much of their time somebody has. */
const SHARE = String.raw`(?:only )?(?:(?:full|half|part)[ -]time|\d{1,3} ?(?:%|percent)|${COUNT} (?:days?|hours?|hrs?|h)(?: (?:a|per|each|every) week| weekly|\/(?:wk|week)))`
const SINCE = String.raw`(?: (?:from|starting|until|till) (?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?))`
/** 'The citizens' office', 'clinical IT'. */
const WORD = String.raw`(?:\p{Ll}[\p{L}’'-]+|\p{Lu}{2,4})`
const PLACE = String.raw`(?:(?:the|our) )?(?:${WORD} ){0,2}?${WORD}`
/** 'Paul from facilities full time from 1 Feb', 'Henrik in IT (3 days a week)', 'Nadine IT 2 days a week'. */
const FROM_PLACE = new RegExp(String.raw`(?<![\p{L}(])(?<lead>(?:I|[Ww]e) have (?:got )?)?(?<name>${TITLE}${NAME}),? (?:(?:from|in|of|at) (?!(?:most|least|all|once|first|last|best|the moment)(?!\p{L}))(?<place>${PLACE})|(?<post>\p{Lu}{2,4})) (?:\((?<inside>${SHARE}[^()\n]{0,60})\)|(?<share>${SHARE}${SINCE}?)(?=\s{0,2}(?:[,.;)\n]|$)| and ))`, 'gu')
/** 'Architect = Ruth', 'data engineer = Matteo (full)'. */
const EQUALS = new RegExp(String.raw`(?<=^|[.,;:\n(]\s?|\sand\s)(?<post>\p{L}[\p{L}’'/-]*(?: [\p{L}’'/-]+){0,3}?) ?= ?(?<name>${TITLE}${NAME}(?: (?!and )${NAME})?)(?: \((?<inside>[^()\n]{1,60})\))?(?! ?=)`, 'gu')

/** 'Ty is in charge of deliveries', 'Bo is responsible for the stalls'; what 'Orla for the pipes' follows is read with it. */
const IN_CHARGE = new RegExp(String.raw`(?<=^|[.;:,\n]\s{0,2}|[-*•] |(?<!\p{L})and )(?<name>${TITLE}${NAME}) (?:is|will be)(?: also| still)? (?:in charge of|responsible for|taking care of|looking after) (?=\p{L})(?![^.;\n]{0,80}(?:,|and) ${NAME} (?:for|of) )`, 'gu')

/** Who works on something, told in a sentence or with signs of equality, as a roster says it: the name, and in brackets what they are and when. */
export function rostersInSentences(text: string): Said[] {
  const placed = [...text.matchAll(FROM_PLACE)].filter(({ groups }) => mayBeSomebody(groups!['name']!.split(' ').at(-1)!, 'en')).map(({ 0: words, index, groups }) => ({ text: `${groups!['lead'] === undefined ? '' : 'Team: '}${groups!['name']!} (${inBrackets(postOf(groups!['place'] ?? groups!['post']!), groups!['inside'] ?? groups!['share'])})`, start: index, end: index + words.length }))
  const charged = [...text.matchAll(IN_CHARGE)].filter(({ groups }) => mayBeSomebody(groups!['name']!.split(' ').at(-1)!, 'en')).map(({ 0: words, index, groups }) => ({ text: `${groups!['name']!} does `, start: index, end: index + words.length }))
  const equal = [...text.matchAll(EQUALS)].filter(({ groups }) => !NO_POST.test(groups!['post']!))
  const posts = equal.length < 2 ? [] : equal.map(({ 0: words, index, groups }, at) => ({ text: `${at === 0 && /(?:^|[.!?:\n])\s*$/u.test(text.slice(0, index)) ? 'Team: ' : ''}${groups!['name']!} (${inBrackets(withoutArticle(groups!['post']!), groups!['inside'])})`, start: index, end: index + words.length }))
  return [...placed, ...charged, ...posts.filter(({ start, end }) => placed.every((other) => other.end <= start || other.start >= end))]
}

function inBrackets(post: string | null, more: string | undefined): string {
  return [post, more].filter((part) => part !== null && part !== undefined && part !== '').join(', ')
}

/** Facilities and IT say what somebody does; of the citizens' office they only come. */
function postOf(place: string): string | null {
  const bare = withoutArticle(place)
  return /[ ’']/u.test(bare) && !isPostWord({ key: bare.split(' ').at(-1)!.toLowerCase(), text: bare.split(' ').at(-1)! }, 'en') ? null : bare
}

/** 'Start = Monday', 'MVP = …'. */
const NO_POST = /^(?:start|end|goal|aim|target|success|mvp|scope|deadline|launch|sprint|sprints|team|budget|today|now|\p{L}*day|week|month|note|nb|p\d)(?: |$)/iu

function withoutArticle(words: string): string {
  return words.replace(/^(?:the|our|a|an) /iu, '')
}
