import { MONTH } from '../tables/cells.ts'
import type { Said } from '../said.ts'

const PAIR = String.raw`\d{1,2}(?:st|nd|rd|th)?\s?[-–/]\s?\d{1,2}(?:st|nd|rd|th)?`
/** Pairs of days that share the month behind the last of them. */
const PAIRS = new RegExp(String.raw`(?<![\d/.:-])${PAIR}(?:(?:\s*,\s*|\s+)(?:(?:and|&|or)\s+)?${PAIR})+\s+(?:of\s+)?(${MONTH}(?!\p{L}))`, 'giu')
const ONE_PAIR = /(\d{1,2})(?:st|nd|rd|th)?\s?[-–/]\s?(\d{1,2})(?:st|nd|rd|th)?/gu
/** One pair before its month, written with a stroke: 'the weekend of 6/7 Feb'. */
const STROKE = new RegExp(String.raw`(?<![\d/.:-])(\d{1,2})\/(\d{1,2})\s+(${MONTH}(?!\p{L}))`, 'giu')
const LONGEST_PAIR = 6

/** Weekends told by their pairs are all the days that there are. */
const WEEKENDS = /(?<=[\p{L}\p{N})]),? (?:on|over|during|am|an|los|le|les|nos) (?:(?:the|den|die|dem|fines de|two|three|zwei|drei) ){0,2}(?:weekends?|wochenenden?|semana|week-ends|fins de semana) (?:of|on|vom|von|am|del|du|de)? ?$/iu
/** Characters before a list in which they are named. */
const REACH = 40

/** '6/7, 13/14 and 20/21 Feb': weekends and the like, each written out with its month. */
export function sentencesOfPairedDates(text: string): Said[] {
  const lists = [...text.matchAll(PAIRS)].flatMap(({ 0: list, 1: month, index }) => {
    const pairs = [...list.matchAll(ONE_PAIR)].map(({ 1: first, 2: last }) => [Number(first), Number(last)] as const)
    if (!pairs.every(([first, last]) => isPair(first, last))) return []
    const lead = WEEKENDS.exec(text.slice(Math.max(0, index - REACH), index))?.[0]
    if (lead !== undefined && pairs.every(([first, last]) => last === first + 1)) return [{ text: `, only on ${inWords(pairs.flat().map((day) => `${day} ${month!}`))}`, start: index - lead.length, end: index + list.length }]
    return [{ text: inWords(pairs.map(([first, last]) => `${first}-${last} ${month!}`)), start: index, end: index + list.length }]
  })
  const single = [...text.matchAll(STROKE)].flatMap(({ 0: said, 1: first, 2: last, 3: month, index }) => (isPair(Number(first), Number(last)) && !lists.some(({ start, end }) => index >= start && index < end) ? [{ text: `${first!}-${last!} ${month!}`, start: index, end: index + said.length }] : []))
  return [...lists, ...single]
}

function isPair(first: number, last: number): boolean {
  return last > first && last - first <= LONGEST_PAIR && last <= 31
}

function inWords(dates: readonly string[]): string {
  return `${dates.slice(0, -1).join(', ')} and ${dates.at(-1)!}`
}
