import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,2}(?:[.,]\d)?|an?|half an|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty)`
const UNIT = String.raw`(?:hours?|hrs?|h|minutes?|mins?)`
const PER = String.raw`(?:an?|per|each|every) (?:day|week|weekday|evening|morning|weekend)`
const THING = String.raw`(?<thing>(?!(?:the|them|it|this|that|these|my|time|work|those)(?!\p{L}))\p{L}[\p{L}'’-]*(?: (?!(?:over|for|until|till|from|between|by|on|in|at|before|after|and|but|starting|every|each|with|a|an|to)(?!\p{L}))\p{L}[\p{L}'’-]*){0,3})`
const LEAD = String.raw`(?:(?:i (?:want|need|would like|have) to|i['’]d like to|please|help me(?: to)?) )?(?:fit in|squeeze in|put in|get in|do|manage|spend|schedule|plan)? ?`
/** 'Fit in 3 hours a week of bookkeeping', 'do 3 hours of bookkeeping a week': a rate before its thing. */
const RATE = new RegExp(String.raw`(?<=^|[.!?;\n]\s{0,2})${LEAD}(?<rate>${COUNT} ?${UNIT})(?: (?<per>${PER}) (?:of|on) ${THING}| of (?<other>${THING.replace('<thing>', '<word>')}) (?<behind>${PER}))(?=$|[\s.,;:!?)])`, 'giu')

/** 'At most 3 hours on a weekend day': so much on each day, and not in a weekend. */
const ON_A_WEEKEND_DAY = new RegExp(String.raw`(?<=(?<!\p{L})${COUNT} ?${UNIT} )(?:on|per|each|every|in)(?: an?| each| any| every| the)? weekend days?(?!\p{L})`, 'giu')

/** The thing first and its rate behind it, where a sentence opens with the rate. */
export function ratesBehindThings(text: string): Said[] {
  const days = [...text.matchAll(ON_A_WEEKEND_DAY)].map(({ 0: words, index }) => ({ text: 'a day at weekends', start: index, end: index + words.length }))
  const rates = [...text.matchAll(RATE)].map(({ 0: words, index, groups }) => ({
    text: `${groups!['thing'] ?? groups!['other']!}, ${groups!['rate']!} ${groups!['per'] ?? groups!['behind']!}`, start: index, end: index + words.length,
  }))
  return [...rates, ...days]
}
