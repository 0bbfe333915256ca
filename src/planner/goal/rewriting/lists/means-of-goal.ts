import type { Said } from '../said.ts'

const ITEM = String.raw`(?:an?|one|two|three|some|our) [^\s,.;:!?][^,.;:!?\n]{1,40}?`
/** What is brought about by several things, each of which has to be seen to. */
const DEED = String.raw`(?:raise|fundraise|collect|promote|advertise|market|celebrate|launch|mark|publici[sz]e|announce)`
const MEANS = new RegExp(String.raw`^ ?(?<goal>(?:(?:help (?:me|us) (?:to )?|i want to |we want to |i['’]d like to |we['’]d like to |please |can you help us ))?${DEED} [^.;:!?\n]{3,90}?) (?:with|through|by holding|by running|by doing|via) (?<list>${ITEM}(?:, ${ITEM}){0,6},? (?:and|&|plus) ${ITEM})(?<end> (?:by|before|until|in time for) [^.;:,!?\n]{3,40})?(?=[.;!?\n]|$)`, 'iu')
const FEWEST = 3

/** 'Raise 900 for the band with a quiz, a raffle and a sponsored walk before 30 June': its parts, and the day of all of them. */
export function meansOfGoal(text: string): Said[] {
  const found = MEANS.exec(text)
  if (found === null) return []
  const { goal, list, end = '' } = found.groups!
  const items = list!.split(/, (?:and )?| (?:and|&|plus) /iu).map((item) => item.replace(/^(?:an?|some|our) /iu, ''))
  const start = found[0].indexOf(goal!) + goal!.length
  return items.length < FEWEST ? [] : [{ text: `${end}: ${items.join(', ')}`, start: found.index + start, end: found.index + found[0].length }]
}
