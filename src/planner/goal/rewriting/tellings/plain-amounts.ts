import { plainForms } from '../plain-forms.ts'
import type { PlainForm } from '../plain-forms.ts'
import type { Said } from '../said.ts'

const WORK = '(?:study(?:ing)?|revision|revising|training|practi[cs]e|practi[cs]ing|work(?:ing)?|reading|writing|exercise|prep(?:aration)?|coding|learning|it|this)'
const AMOUNT = String.raw`[$£€] ?\d[\d.,]*k?`

const FORMS: readonly PlainForm[] = [
  // 'Send 40 invitations, 5 an evening', and never 'an hour an evening'.
  { pattern: /(?<=(?<!\p{L})\d{2,4} (?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+s,? )(?<size>\d{1,3}) (?:an?|per) (?<part>evening|night|morning)(?= ?[.,;!?)\n]|$| and)/giu, plainly: ({ size, part }) => `${size} each ${part}` },
  // '5 an evening, they need to be in the post by 20 Feb'.
  { pattern: /, (?:and )?(?:they|it|these|those)(?:['’]ve| have| has| need| needs| must)(?: all)?(?: got)?(?: to)? (?:be|go|get) (?:all )?(?:in the post|posted|sent(?: off| out)?|out|out the door|off|gone|delivered|handed in) (?=(?:by|before) )/giu, plainly: () => ' ' },
  // 'Aiming for 25 hours of study a week'.
  { pattern: new RegExp(String.raw`(?<!\p{L})(?:(?:i['’]m |we['’]re |i am |we are )?(?:aiming for|hoping for|going for|planning on|planning|shooting for)|(?:i|we) (?:want|can do|can manage|will do|plan)(?: to do)?|target(?: is)?:?|aim for) (?:about |around |roughly )?(?<count>\d{1,2}) (?:hours?|hrs?) of ${WORK} (?:a|per|each|every) (?<unit>week|day)(?!\p{L})`, 'giu'), plainly: ({ count, unit }) => `${count} hours a ${unit}` },
  // '10 mins twice a day, puppy class is Thursdays': so long each time, and what stands behind it is another thing.
  { pattern: /(?<!\p{L})(?<length>(?:\d{1,2}|five|ten|fifteen|twenty|thirty) ?(?:minutes|mins?)) (?<rate>(?:twice|three times|four times|[2-6] times|[2-6]x) (?:a|per|each|every) day), (?=\p{Ll})/giu, plainly: ({ length, rate }) => `${rate}, ${length} each time. ` },
  // 'Piece C not started, scales shaky': how something stands.
  { pattern: /(?<=[,.;:] )(?<thing>(?:(?:my|the) )?(?:[\p{L}’'-]+ ){0,2}[\p{L}\d’'-]+?)(?: (?:is|are|still|a bit|very|pretty|quite|rather|really|yet|all))* (?:shaky|rusty|patchy|wobbly|untouched|not (?:yet )?started(?: yet)?|barely started|hardly started)(?= ?(?:[,.;)\n]|$| and ))/giu, plainly: ({ thing }) => thing! },
  // 'Weekdays 5:30-7am, longer on Saturdays'.
  { pattern: /(?<!\p{L})(?:and )?(?:a bit |a little |much )?(?:longer|more|extra)(?: time)? (?:on|at) (?:the )?(?<day>saturdays?|sundays?|weekends?)(?= ?[.,;!?)\n]| and|$)/giu, plainly: ({ day }) => `${day!.replace(/(?<!s)$/u, 's').replace(/s$/u, '')} mornings` },
  // 'Viewings on Saturdays or after 5.30pm': those evenings are of the other days.
  { pattern: /(?<=(?:on |at )(?:saturdays?|sundays?|the weekend|weekends)) or (?=after \d)/giu, plainly: () => ' from 8:00 to 20:00 and on weekdays ' },
  // '$2,500 max and done before Easter'.
  { pattern: new RegExp(String.raw`(?<amount>${AMOUNT}) (?:max(?:imum)?|tops|at most)(?:,| and|, and) (?:all )?(?:done|finished|ready|completed) (?=(?:by|before|in))`, 'giu'), plainly: ({ amount }) => `max ${amount}. Done ` },
  // 'Flying to London, 14 hours, night flight', 'book the night train': how long and when the way is, and no time for the work.
  { pattern: /(?<=(?<!\p{L})(?:fly|flying|flight|flights)(?!\p{L})[^.;!?\n]{0,80}), (?:it['’]s )?(?:an? )?(?:night|overnight) flight(?= ?[.,;)])/giu, plainly: () => ' ' },
  { pattern: /(?<=(?<!\p{L})(?:on|by|take|taking|book|booking|catch|catching)(?: the| an?| our| my)? )(?:overnight|night) (?<what>flights?|trains?|bus(?:es)?|ferry|ferries|coach)(?!\p{L})/giu, plainly: ({ what }) => (/^flight/iu.test(what!) ? `red-eye ${what!}` : `sleeper ${what!}`) },
  { pattern: /(?<=(?<!\p{L})(?:fly|flying|flight|flights)(?!\p{L})[^.;!?\n]{0,80}), (?:about |around |a |it['’]s )?\d{1,2}(?:[.,]5)? ?(?:hours?|hrs?|h)(?= ?[.,;)])/giu, plainly: () => ' ' },
]

/** Amounts and hours as people drop them in passing, in the order in which readers look for them. */
export function plainAmounts(text: string): Said[] {
  return plainForms(text, FORMS)
}
