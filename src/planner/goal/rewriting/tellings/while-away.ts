import type { Said } from '../said.ts'

const OFTEN = String.raw`(?:every|each|daily|nightly|(?:once|twice|\d+ times|two times|three times|four times) a (?:day|week)|per day)`
const AWAY = String.raw`(?:away|gone|abroad|out of town|off|on (?:our |my )?(?:holidays?|vacation|honeymoon)|in hospital|in \p{Lu}\p{L}+)`
/** 'Every day while we are away, 3 to 17 April'. */
const WHILE = new RegExp(String.raw`(?<=(?<!\p{L})${OFTEN}(?!\p{L})[^.;:!?\n]{0,60}),? (?:while|when|whilst|as long as) (?:we|i)(?:['’](?:re|m)| are| am) ${AWAY}(?:,| -| –)?(?: from| between)? (?=(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* )?\d)`, 'giu')

/** What is done day by day while its writer is away is done on those days: 'water the bonsai every day while we are away 3 to 17 April'. */
export function whileAway(text: string): Said[] {
  return Array.from(text.matchAll(WHILE), ({ 0: words, index }) => ({ text: ' from ', start: index, end: index + words.length }))
}
