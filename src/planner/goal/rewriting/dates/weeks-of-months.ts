import type { Said } from '../said.ts'

const MONTH_WEEK = /(?<!\p{L})(?<which>erste|zweite|dritte|vierte|letzte)(?<ending>[nrm]?) (?<month>januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)woche(?!\p{L})/giu

/** 'Die erste Märzwoche' is the first week of March, in the words of the grammar. */
export function weeksOfMonths(text: string): Said[] {
  return [...text.matchAll(MONTH_WEEK)].map(({ 0: all, index, groups }) => ({ text: `${groups!['which']}${groups!['ending']} Woche im ${groups!['month']}`, start: index, end: index + all.length }))
}
