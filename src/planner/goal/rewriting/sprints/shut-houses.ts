import type { Said } from '../said.ts'

/** Where those whom the plan is for are shut: 'no school in the week of 15 March', 'no lessons on 3 May'. */
const SHUT = /(?<!\p{L})no (?:school|lessons|classes|teaching|office|lab)(?=,? (?:(?:on|from|in|during|between|for) (?:the )?(?:week|\d|\p{Lu}|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:the )?week of ))/giu

/** Days on which nobody of the team is there: nothing is done on them. */
export function sentencesOfShutHouses(text: string): Said[] {
  return [...text.matchAll(SHUT)].map(({ 0: said, index }) => ({ text: 'nothing', start: index, end: index + said.length }))
}
