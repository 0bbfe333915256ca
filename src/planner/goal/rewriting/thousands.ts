import type { Said } from './said.ts'

/** '1,200 bins', '12,000 words': a comma within one number, before what it counts; 'rooms 101,102' are two. */
const GROUPED = /(?<![\p{L}\d.,:/-]|(?:rooms?|pages?|nos?\.?|numbers?|lines?|units?) )(?<first>\d{1,2}),(?<second>\d{3})(?:,(?<third>\d{3}))?(?= (?!and|or|to|is|are|was|on|in|at|by|from|until)\p{Ll}{3,}|%)(?![\d,])/gu

/** Those numbers without their commas, so that no list of who does what is cut at one; the goal itself keeps its own writing. */
export function thousandsTogether(text: string): Said[] {
  const goal = /[.!?\n](?=\s)/u.exec(text)?.index ?? text.length
  return [...text.matchAll(GROUPED)].filter(({ index }) => index > goal).map(({ 0: words, index, groups }) => ({ text: `${groups!['first']!}${groups!['second']!}${groups!['third'] ?? ''}`, start: index, end: index + words.length }))
}

const AT_RATE = /(?<![\d.,])(?<first>\d{1,3}),(?<second>\d{3})(?= \p{L}+ (?:an?|per|each|every) (?:day|week|month|weekday|session)(?!\p{L}))/giu

/** '1,667 words a day': how much each time, by which a series is counted. */
export function thousandsAtRate(text: string): Said[] {
  return [...text.matchAll(AT_RATE)].map(({ 0: words, index, groups }) => ({ text: `${groups!['first']!}${groups!['second']!}`, start: index, end: index + words.length }))
}
