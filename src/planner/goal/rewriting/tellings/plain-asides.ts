import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import { plainForms } from '../plain-forms.ts'
import type { PlainForm } from '../plain-forms.ts'
import type { Said } from '../said.ts'

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?'
const MOVING = 'swim|swimming|run|running|jog|row|rowing|walk|sprint|cycle|climb|front crawl|breaststroke'

const WEAK = '(?:really |quite |very |a bit )?(?:weak|weakest|poor|bad|rubbish|shaky|terrible|hopeless) (?:at|in|with|on) '

const FORMS: readonly PlainForm[] = [
  // 'I still work full time Mon-Fri 9-5'.
  { pattern: new RegExp(String.raw`(?<=(?<!\p{L})(?:i|we|she|he|they) )(?:(?:still|both|also|currently|usually) ){1,2}(?<work>works?) (?:full|part)[ -]?time,?(?= (?:on )?(?:weekdays|${DAY}|\d|from \d))`, 'giu'), plainly: ({ work }) => work! },
  // 'Now it's October': when it is told.
  { pattern: new RegExp(String.raw`(?<=^|[.!?;\n] ?)(?:right )?(?:now |so )?it['’]?s (?:now |already |only |currently )?(?:early |mid[- ]|late |the (?:beginning|middle|end) of )?(?:${MONTH})(?: now| already)? ?(?:[.!;\n]|, (?:and|so|but) )`, 'giu'), plainly: () => ' ' },
  // 'I can only swim 200m': how far without a rest is neither the aim nor the length of a session.
  { pattern: new RegExp(String.raw`(?<=(?<!\p{L})can(?:['’]t)? (?:only |just |barely |hardly |currently ){1,2}(?:${MOVING})(?: (?:about|up to|at most|more than))? )\d{2,4} ?m(?:et(?:re|er)s)?(?![\p{L}\d])`, 'giu'), plainly: () => 'some metres' },
  { pattern: new RegExp(String.raw`(?<=(?<!\p{L})(?:${MOVING})(?: (?:only|just|about|up to|at least|non-?stop))? )(?<metres>\d{2,4}) ?m(?![\p{L}\d])`, 'giu'), plainly: ({ metres }) => `${metres} metres` },
  // 'The landlord has to agree first'.
  { pattern: /(?<=^|[.!?;\n] ?)(?:(?:my|our|the) )?(?<who>\p{L}{3,}(?: \p{L}{3,})?) (?:has|have|needs?) to (?:agree|approve|say yes|consent|sign off)(?: (?:to )?(?:it|this|that|everything|the plans?))? first(?= ?[.;!\n]|$)/giu, plainly: ({ who }) => `First get the ${who!.toLowerCase()}’s approval` },
  // 'My brother is the other executor, he's in Canada'.
  { pattern: /,? (?:and |but |who |though )?(?:he|she|they|who)(?:['’]s|['’]re| is| are| lives?| live) (?:away |over |out |based |based out |living )?in (?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?= ?[.,;!?\n)]| and | but )/gu, plainly: () => ' ' },
  // 'Garage evenings only Tue/Wed'.
  { pattern: new RegExp(String.raw`(?<=^|[.!?;,\n] ?)(?:(?:in the )?(?:garage|workshop|shed|studio|gym|library|lab|kitchen|garden) )?(?<part>evenings|mornings|afternoons) only (?:on )?(?<days>${DAY}(?:(?: ?[/,&] ?| and )${DAY}){0,3})(?= ?[.,;!?\n]|$)`, 'giu'), plainly: ({ part, days }) => `only ${days} ${part}` },
  // 'B2 already, weak at writing and use of English'.
  { pattern: new RegExp(String.raw`(?<=[.!?;,\n] )${WEAK}(?<what>\p{L}{4,})`, 'giu'), plainly: ({ what }) => what! },
  // 'For 14, incl. 2 vegans and a coeliac': who they are, and nothing to be done.
  { pattern: /,? (?:incl\.?|including|inc\.) (?=(?:\d{1,2}|an?|one|two|three|some) (?:vegans?|vegetarians?|veggies?|coeliacs?|celiacs?|children|kids|toddlers?|babies|teenagers?|wheelchair users?)(?!\p{L}))/giu, plainly: () => ' with ' },
  // 'UCAS deadline 27 January 6pm: statement, reference': by then all that is listed.
  { pattern: new RegExp(String.raw`(?<=[.!?\n] ?)(?:the )?(?:\p{L}+ ){1,3}deadline(?: is)?(?: on)? (?<day>(?:\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})|(?:${MONTH}) \d{1,2})(?:,? (?:at )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)|,? (?:at )?(?:noon|midday))?): (?=\p{L})`, 'giu'), plainly: ({ day }) => `By ${day}: ` },
]

/** What people say beside their goal, in words that mean nothing else. */
export function plainAsides(text: string): Said[] {
  return plainForms(text, FORMS)
}

const JOURNEY = new RegExp(String.raw`(?<=(?<count>\d|an?|one|two|three|four|five|six)[- ](?<unit>week|day)s?[- ](?:[\p{L}-]+ ){0,3}(?:trip|tour|holiday|vacation|journey|break)(?!\p{L})[^.;!?\n]{0,60}?) (?:in|during) (?<month>${MONTH})(?<between>(?![^.;!?\n]{0,160}(?:${MONTH}))[^.;!?\n]{0,160}?)(?<end>,? (?:and )?(?:i have to be |we have to be |have to be |must be |be )?(?:back|home)(?: at)?(?: home)?(?: again)? (?:by|on|before) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th))(?= ?[.,;!?\n]|$)`, 'giu')
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** 'A 3 week road trip in June, back home by the 27th': so long up to that day. */
export function journeysUpTo(text: string, dayOf: (words: string) => DayNumber | null): Said[] {
  return [...text.matchAll(JOURNEY)].flatMap(({ 0: words, index, groups }) => {
    const { count = '', unit = '', month = '', end = '', day = '' } = groups!
    const last = dayOf(`${day} ${month}`)
    if (last === null) return []
    const days = (COUNTS[count.toLowerCase()] ?? Number(count)) * (unit.toLowerCase() === 'week' ? 7 : 1)
    const close = index + words.length
    const months = ' in '.length + month.length
    return [{ text: ` from ${isoDate(last - days + 1)} to ${isoDate(last)}`, start: index, end: index + (words.startsWith(' in ') ? months : months + 'during'.length - 'in'.length) }, { text: ' ', start: close - end.length, end: close }]
  })
}
