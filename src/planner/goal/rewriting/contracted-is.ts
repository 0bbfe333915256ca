import type { Said } from './said.ts'

/** Each has readers of its own that know it in its short form. */
const POINTING = String.raw`(?:it|that|this|there|here|he|she|who|what|where|when|how|why|let|everyone|everybody|someone|somebody|nobody|one|else|day|week|today|tonight|tomorrow|yesterday)`
const STATE = 'shut|closed|open|locked|drained|booked|taken|due|done|finished|sorted|full|free|available|busy|fine|ready|sick|ill|pregnant|retired|cancelled|postponed|fixed|set|settled|needed|wanted|broken|planned|confirmed|allowed|empty|flooded|decorated|painted|delivered|collected|served|held|shot|written'
const WEEKDAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:s|days?|sdays?|nesdays?|rsdays?|urdays?)?'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?'
/** Behind 'open', 'away' or 'off' these make a thing of it: the department's away day, the school's open evening. */
const NAMED_BY_STATE = String.raw`(?:days?|evenings?|nights?|weeks?|weekends?|house|mic|match(?:es)?|games?|trips?|season|studios?|letters?|sales?|air|hours|visits?|report|list|plan|meals?|work)(?!\p{L})`
const BEHIND = String.raw`(?:(?:not|never|only|always|usually|already|now|still|also|just|all|over|already) )?(?:on|at|in|from|till|til|until|by|off|out|away|back|gone|ours|mine|yours|theirs|been|being|going|coming|getting|to be|not|never|no|a|an|the|my|our|${STATE}|(?:every|next|this)(?= (?:${WEEKDAY}|days?|weeks?|weekends?|months?|quarter|year|morning|afternoon|evening|spring|summer|autumn|winter|${MONTH})(?!\p{L}))|\d{1,2}(?:[:.]\d\d|[ap]m)?|half|quarter|noon|midnight|${WEEKDAY}|${MONTH})(?![\p{L}\p{N}'’])(?! ${NAMED_BY_STATE})`
const IS = new RegExp(String.raw`(?<=(?<![\p{L}'’])(?<!(?<!\p{L})(?:at|to|from|round|near|by|outside|behind) )(?!${POINTING}['’])\p{L}[\p{L}-]{1,23})['’]s(?= ${BEHIND})`, 'giu')

/** 'Run this year's open day season': the one at hand, and no year of the plan; 'by this year's end' is one. */
const THIS_YEARS = /(?<!\p{L})this (?:year|season|term|summer|spring|autumn|winter)['’]s (?=\p{L})(?!(?:end|beginning|start|middle)(?!\p{L}))/giu

/** 'Gym's Mondays', 'the pool's shut', 'Ed's at a fair': 'is', and nobody's thing. */
export function contractedIs(text: string): Said[] {
  return [
    ...Array.from(text.matchAll(IS), ({ 0: { length }, index }) => ({ text: ' is', start: index, end: index + length })),
    ...Array.from(text.matchAll(THIS_YEARS), ({ 0: { length }, index }) => ({ text: 'the ', start: index, end: index + length })),
  ]
}
