import type { Said } from '../said.ts'

/** 'The trimming wants doing every six weeks': it is done; other gerunds say what is done and stay. */
const DOING = /(?<=\p{L}) (?:wants?|needs?|could do with|still (?:wants?|needs?)) (?:to be done|doing)(?=\s{0,2}(?:[.,;:!?)\n]|$)| (?:by|before|on|every|each|once|twice|daily|weekly|at|in|from|this|next|\d))/giu
/** 'An hour and a half a go', '20 minutes a time'. */
const A_GO = /(?<=(?:hours?|hrs?|h|half|minutes?|mins?|min|m)) (?:a (?:go|pop|throw|stint|stretch|sitting|shot)|per (?:go|sitting)|at a (?:go|stretch|sitting|pop))(?=\s{0,2}(?:[.,;:!?)\n]|$)| (?:on|and|or|but|max|tops|at))/giu
/** 'Say 40 minutes': about so long. */
const SAY = /(?<=[,;–—-] )say,? (?=(?:\d|an? (?:hour|half|couple)|half|one|two|three|four)[^.!?;\n]{0,30}(?:hours?|hrs?|h|minutes?|mins?|half|days?))/giu

const PLAIN: readonly (readonly [told: RegExp, plain: string])[] = [[DOING, ' '], [A_GO, ' '], [SAY, 'about ']]

/** What is told in passing of how often and how long, in plain words. */
export function needsDoing(text: string): Said[] {
  return PLAIN.flatMap(([told, plain]) => Array.from(text.matchAll(told), ({ 0: words, index }) => ({ text: plain, start: index, end: index + words.length }))).toSorted((a, b) => a.start - b.start)
}
