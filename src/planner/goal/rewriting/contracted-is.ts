import type { Said } from './said.ts'

/** Each has readers of its own that know it in its short form. */
const POINTING = String.raw`(?:it|that|this|there|here|he|she|who|what|where|when|how|why|let|everyone|everybody|someone|somebody|nobody|one|else|day|week|today|tonight|tomorrow|yesterday)`
const STATE = 'shut|closed|open|locked|drained|booked|taken|due|done|finished|sorted|full|free|available|busy|fine|ready|sick|ill|pregnant|retired|cancelled|postponed|fixed|set|settled|needed|wanted|broken|planned|confirmed|allowed|empty|flooded|decorated|painted|delivered|collected|served|held|shot|written'
const WEEKDAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:s|days?|sdays?|nesdays?|rsdays?|urdays?)?'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?'
const BEHIND = String.raw`(?:(?:not|never|only|always|usually|already|now|still|also|just|all|over|already) )?(?:on|at|in|from|till|til|until|by|off|out|away|back|gone|ours|mine|yours|theirs|been|being|going|coming|getting|to be|not|never|no|a|an|the|my|our|${STATE}|every|next|this|\d{1,2}(?:[:.]\d\d|[ap]m)?|half|quarter|noon|midnight|${WEEKDAY}|${MONTH})(?![\p{L}\p{N}'’])`
const IS = new RegExp(String.raw`(?<=(?<![\p{L}'’])(?<!(?<!\p{L})(?:at|to|from|round|near|by|outside|behind) )(?!${POINTING}['’])\p{L}[\p{L}-]{1,23})['’]s(?= ${BEHIND})`, 'giu')

/** 'Gym's Mondays', 'the pool's shut', 'Ed's at a fair': 'is', and nobody's thing. */
export function contractedIs(text: string): Said[] {
  return Array.from(text.matchAll(IS), ({ 0: { length }, index }) => ({ text: ' is', start: index, end: index + length }))
}
