import type { Said } from '../said.ts'

const MONTH = 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'
const WHICH = String.raw`(?<which>erste|zweite|dritte|vierte|letzte)(?<ending>[nrms]?)`
const MONTH_PART = new RegExp(String.raw`(?<!\p{L})${WHICH} (?:(?<month>${MONTH})(?<part>wochenende|woche|hälfte|drittel)|(?<partBefore>hälfte|drittel) (?:des (?:monats )?)?(?<monthBehind>${MONTH})(?:e?s)?)(?!\p{L})`, 'giu')

/** 'Die erste Märzwoche' is the first week of March, 'die zweite Maihälfte' the second half of May, in the words of the grammar. */
export function weeksOfMonths(text: string): Said[] {
  return [...text.matchAll(MONTH_PART)].map(({ 0: all, index, groups }) => {
    const { which, ending, month, part, partBefore, monthBehind } = groups!
    const name = part ?? partBefore!
    return { text: `${which}${ending} ${name[0]!.toUpperCase()}${name.slice(1).toLowerCase()} im ${month ?? monthBehind}`, start: index, end: index + all.length }
  })
}
