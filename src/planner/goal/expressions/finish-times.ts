import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const RACE = /(?<!\p{L})(?:(?:half[- ])?marathon|half|parkrun|10k|5k|triathlon|ironman|duathlon|hyrox|race|time trial|sportive)(?!\p{L})/iu
/** The time itself, with the word that makes it a length in front where the grammar took it along, and what follows it. */
const LENGTH = /^((?:in|under|below|sub)\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s+|$)/iu
/** What is wished for, run or beaten before it. */
const WISHED = /(?<!\p{L})(?:want(?: to (?:run|finish))?(?: in| under)?|under|sub|goal(?: time)?(?: is| of)?:?|target(?: time)?(?: is| of)?:?|aim(?:ing)? for|beat|time of|finish(?:ing)? in|(?:marathon|half|10k|5k|race|run it|it) in)\s*$/iu
const MERIDIEM = /^\s?[ap]\.?m\b/iu

/** The 2:05 of 'run the half in 2:05 on 28 March' and of 'we want 2:05' is how long a race shall take, and no hour of a day. */
export function withoutFinishTimes(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  if (!RACE.test(text)) return [...expressions]
  return expressions.flatMap((expression) => {
    const { words, start, end, clock, days } = expression
    const length = clock === null ? null : LENGTH.exec(words)
    const before = length === null ? '' : `${text.slice(Math.max(0, start - 40), start)}${length[1] ?? ''}`
    if (length === null || !WISHED.test(before) || MERIDIEM.test(text.slice(end, end + 4))) return [expression]
    const rest = words.slice(length[0].length)
    return days === null || rest === '' ? [] : [{ ...expression, clock: null, words: rest, start: end - rest.length }]
  })
}
