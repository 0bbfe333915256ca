import type { Said } from '../said.ts'
import { ANY_DATE } from '../time-patterns.ts'

/** 'The move has to be on a day without deliveries, so probably Sunday 3 May'. */
const SO_ON = new RegExp(String.raw`(?<=(?:^|[.;!?\n])\s{0,2})(?<what>(?:the |our )?[\p{L}-]+(?: (?!has|have|must|needs?|should)[\p{L}-]+){0,3}) (?:has to|have to|must|needs? to|should) (?:be|happen|take place) (?:on|at|in|during) [^.;,!?\n]{3,60}, (?:so|which means|meaning|that is|i\.e\.) (?:(?:probably|most likely|likely|presumably|on) )*(?<date>${ANY_DATE})(?=\s{0,2}(?:[.;!?\n]|$))`, 'giu')

/** What a condition comes down to is the day itself. */
export function soOnThatDay(text: string): Said[] {
  return [...text.matchAll(SO_ON)].map(({ 0: words, index, groups }) => ({ text: `${groups!['what']!} on ${groups!['date']!.replace(/\.$/u, '')}`, start: index, end: index + words.length }))
}
