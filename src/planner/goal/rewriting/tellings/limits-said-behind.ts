import type { Said } from '../said.ts'

const MOST = String.raw`(?:at (?:the )?(?:very )?most|max(?:imum)?\.?|tops|at the outside)`
/** What stands behind is no count that the limit is of: 'each, at most one a week'. */
const END = String.raw`(?=\s{0,2}(?:[.,;:!?)\n]|$)| (?:and|to|for|before|until)(?!\p{L}))`
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six)`
/** 'Three sessions a week at most', 'two evenings per week max'. */
const COUNTED = new RegExp(String.raw`(?<=^|[.,;:!?\n–—(-] ?|(?<!\p{L})(?:and|but|for) )(?<counted>${COUNT}(?: \p{L}{3,}){1,2} (?:a|per|each|every) (?:week|day))(?:,? ${MOST})${END}`, 'giu')
/** 'An hour each at most'. */
const EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<!most |than )(?<length>(?:\d{1,3}|an?|half an|one|two) ?(?:minutes?|mins?|min|hours?|h)) (?<each>each|apiece|a time|at a time)(?: time)?,? ${MOST}${END}`, 'giu')

/** 'Register 28 days before at the latest'. */
const BEFORE_AT_LATEST = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<!at least )(?<length>(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|wks?|months?|hours?)) (?<side>before(?:hand)?|in advance|ahead),? (?:at the (?:very )?latest|or earlier|or sooner|at least|minimum|min\.?)${END}`, 'giu')

/** A limit whose 'at most' stands behind it, said before it where readers look for it. */
export function limitsSaidBehind(text: string): Said[] {
  const counted = [...text.matchAll(COUNTED)].map(({ 0: words, index, groups }) => ({ text: `${atMost(words)} ${lower(groups!['counted']!)}`, start: index, end: index + words.length }))
  const each = [...text.matchAll(EACH)].map(({ 0: words, index, groups }) => ({ text: `${atMost(words)} ${lower(groups!['length']!)} each`, start: index, end: index + words.length }))
  const earliest = [...text.matchAll(BEFORE_AT_LATEST)].map(({ 0: words, index, groups }) => ({ text: `at least ${groups!['length']} ${groups!['side']}`, start: index, end: index + words.length }))
  return [...counted, ...each, ...earliest].toSorted((a, b) => a.start - b.start)
}

function atMost(words: string): string {
  return /^\p{Lu}/u.test(words) ? 'At most' : 'at most'
}

function lower(words: string): string {
  return words[0]!.toLowerCase() + words.slice(1)
}
