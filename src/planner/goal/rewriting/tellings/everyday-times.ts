import { plainForms } from '../plain-forms.ts'
import type { PlainForm } from '../plain-forms.ts'
import type { Said } from '../said.ts'

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`

const FORMS: readonly PlainForm[] = [
  // 'Sunday afternoons and odd Wednesdays': there is time on some of them.
  { pattern: new RegExp(String.raw`(?<!\p{L})(?:the )?(?:odd|occasional) (?<day>${DAY})s?(?!\p{L})`, 'giu'), plainly: ({ day }) => `some ${day}s` },
  // 'Two weeks off in July (10-24)': the bracket holds days, and no hours.
  { pattern: new RegExp(String.raw`(?<!\p{L})(?:(?:an?|one|two|three|four|\d) (?:weeks?|days|fortnight) (?=off))?(?<off>(?<!weekend )(?:off|away|out|closed|on (?:leave|holiday|vacation))) (?:in|during|over) (?<month>${MONTH}) \((?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|until) ?(?:the )?(?<last>\d{1,2})(?:st|nd|rd|th)?\)`, 'giu'), plainly: ({ off, month, first, last }) => `${off} ${first}-${last} ${month}` },
  // 'On the bank holiday, 31 May': that day.
  { pattern: new RegExp(String.raw`(?<!\p{L})on (?:the )?(?:public|bank) holiday,? (?:on )?(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})|(?:${MONTH}) \d))`, 'giu'), plainly: () => 'on ' },
  // 'Hen do in July': no verb.
  { pattern: new RegExp(String.raw`(?<!\p{L})(?<whose>hen|stag|leaving|works?|office|staff|christmas|team|birthday|family) do(?= (?:(?:in|at the (?:beginning|end) of) (?:${MONTH})(?!\p{L})|on (?:the |an? )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:${MONTH}) \d)))`, 'giu'), plainly: ({ whose }) => `${whose} party` },
  // 'Max 4 hours driving a day': of that, and of nothing else.
  { pattern: /(?<=(?<!\p{L})(?:max\.?|maximum|at most|no more than|not more than|up to) (?:\d{1,2}(?:[.,]\d)?|an?|one|two|three|four|five|six) ?(?:hours?|hrs?|h|minutes|mins?)) (?<what>\p{L}{3,}ing) (?=(?:a|per|each|every|in a) day(?!\p{L}))/giu, plainly: ({ what }) => ` of ${what} ` },
  { pattern: /(?<=(?<!\p{L})(?:max\.?|maximum|at most|no more than|not more than|up to) (?:\d{1,2}(?:[.,]\d)?|an?|one|two|three|four|five|six) ?(?:hours?|hrs?|h))['’]? (?:drive|in the (?:car|van)|on the road|behind the wheel) (?=(?:a|per|each|every|in a) day(?!\p{L}))/giu, plainly: () => ' of driving ' },
  // 'Bedtime is 8:30': of an evening, and behind it nothing is done.
  { pattern: /(?<!\p{L})(?<!(?:before|after|by|until|till|at|a|story|from|regular) )(?:(?:his|her|their|the|kids['’]?|children['’]?s?|my|our) )?bed ?time(?: is| at|:)*(?: at)? (?<hour>[6-9]|1[01])(?<minutes>[:.]\d{2})?(?: ?p\.?m\.?)?(?![\d:.]*\d| ?a\.?m)/giu, plainly: ({ hour, minutes }) => `nothing after ${hour}${(minutes ?? '').replace('.', ':')}pm` },
  // 'On my commute each way Mon-Fri (7:30 and 17:45)': twice on each of these days.
  { pattern: new RegExp(String.raw`on (?:my|the|our) (?:[\p{L}-]+ ){1,4}?(?:each|both) ways?,? ?(?<days>[^.;!?()\n]{0,40}?),? ?\((?<out>${CLOCK}) (?:and|&) (?<back>${CLOCK})\)`, 'giu'), plainly: ({ days, out, back }) => `${days} at ${out} and at ${back}`.trim() },
]

/** Days and hours as people tell them in passing, in the words of a plan: 'odd Wednesdays', 'off in July (10-24)', 'on the train each way (7:30 and 17:45)'. */
export function everydayTimes(text: string): Said[] {
  return plainForms(text, FORMS)
}

const OFTEN: Readonly<Record<string, string>> = { daily: 'every day', weekly: 'once a week', fortnightly: 'every two weeks', biweekly: 'every two weeks', monthly: 'once a month', quarterly: 'every three months' }
const WISH = /(?<=^|[.;!?\n] ?)(?:(?:i|we)(?:['’]d| would)? )?(?:want|need|like|have to have) an? (?<often>daily|weekly|fortnightly|biweekly|monthly|quarterly) (?<what>[\p{L}' -]{3,40}?)(?:(?<and> and to (?=\p{L}))|(?=[.,;!?\n]|$| (?:with|on|at|in) ))/giu

/** 'Want a monthly money check-in and to cancel what I don't use': what shall come again in one sentence, what is done once in the next. */
export function wishesThatComeAgain(text: string): Said[] {
  return [...text.matchAll(WISH)].map(({ 0: words, index, groups }) => {
    const { often, what, and } = groups!
    return { text: `${what![0]!.toUpperCase()}${what!.slice(1)} ${OFTEN[often!.toLowerCase()]!}${and === undefined ? '' : '. '}`, start: index, end: index + words.length }
  })
}
