import type { Said } from '../said.ts'

/** Where those whom the plan is for are shut: 'no school in the week of 15 March', 'no lessons on 3 May'. */
const SHUT = /(?<!\p{L})no (?:school|lessons|classes|teaching|office|lab)(?=,? (?:(?:on|from|in|during|between|for) (?:the )?(?:week|\d|\p{Lu}|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:the )?week of ))/giu

/** Where a team works, and not what it works on: a pool or a hall may be shut for the work's sake. */
const HOUSE = String.raw`(?:we|everybody|everyone|(?:(?:the|our) )?(?:whole )?(?:offices?|studios?|schools?|college|university|campus|factory|plant|works|workshop|lab|laborator(?:y|ies)|firm|compan(?:y|ies)|business|agency|practice|surgery|clinic|buildings?|house|shop floor|shops|stores|restaurants?|cafés?|bakery|bakeries|branches|team|department))`
const UNTIL = new RegExp(String.raw`(?<=^|[,;:.(!?\n–-] ?|\s(?:and|but|as|because|since) )${HOUSE}(?:['’](?:s|re)| is| are| will be| stays?| remains?)? (?:still )?(?:shut|closed|off|on holidays?|on leave|not (?:back|there|open|in)|away) (?:until|till|til|up to)(?= )`, 'giu')

/** Days on which nobody of the team is there: nothing is done on them; 'office shut until 4 January': nobody works before that day. */
export function sentencesOfShutHouses(text: string): Said[] {
  return ([[SHUT, 'nothing'], [UNTIL, 'nobody is in before']] as const).flatMap(([shut, plain]) => [...text.matchAll(shut)].map(({ 0: said, index }) => ({ text: plain, start: index, end: index + said.length })))
}
