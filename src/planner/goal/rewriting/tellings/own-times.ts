import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'
import { clockTime } from '../../../time/day-number.ts'
import { numberSaid } from '../../journeys/number-words.ts'
import { CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const DAYS = `${DAY}(?:(?:, and |, | and | & | ?\\+ ?|/| ?- ?| to )${DAY}){0,6}`
const HOURS = `${CLOCK} ?(?:-|–|to|till|until) ?${CLOCK}`
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const BEGINS = String.raw`(?<=(?:^|[.;!?\n(,]|(?<!\p{L})(?:and|but|so|because|as|since|that)) {0,2})`
/** Who gives lessons, or is there for them. */
const TEACHER = String.raw`(?:he|she|they|(?:my|our|the) (?:\p{L}+ )?(?:teacher|tutor|instructor|coach|trainer|therapist|physio))`
const TEACHES = String.raw`(?:only )?(?:teaches|teach|gives lessons|give lessons|coaches|sees (?:me|us|people|pupils)|takes (?:me|us|pupils)|has (?:free )?(?:slots|time)|is (?:free|available|there))`
const LESSONS = /(?<!\p{L})(?:lessons|classes|sessions|appointments|tutorials)(?!\p{L})/iu

const CLOCK_TIME = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/iu
const RESTS = String.raw`(?:church|rest(?:ing)?|sleep(?:ing)?|friends|myself|ourselves|chores|errands|(?:(?:the|my|our) )?(?:\p{L}+ and )?(?:family|kids|children|wife|husband|partner|girlfriend|boyfriend|grandchildren|grandkids|parents|mum|mom|dad|dog))`

/** The hours of a clock behind another; null where no clock stands. */
function laterBy(clock: string, minutes: number): string | null {
  const match = CLOCK_TIME.exec(clock.trim())
  if (match === null) return null
  const hour = Number(match[1]) % 12 + (match[3]?.toLowerCase() === 'am' || match[3] === undefined && Number(match[1]) >= 8 && Number(match[1]) < 12 ? 0 : 12)
  const minute = (match[3] === undefined && Number(match[1]) > 12 ? Number(match[1]) : hour) * 60 + Number(match[2] ?? 0) + minutes
  return clockTime(minute % MINUTES_PER_DAY)
}

/** In minutes. */
const HOUR = 60

type Telling = { said: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>, before: string) => string | null }

/** What is told of times in a way of its own, and the sentence that every reader knows. */
const TELLINGS: readonly Telling[] = [
  // 'Every weekend from 10 April, Sat 9-5 and Sun 10-2'.
  { said: new RegExp(String.raw`(?<!\p{L})every weekend (?:from|starting(?: on)?|as of) (?<date>${DATE}),? sat(?:urdays?)? (?<sat>${HOURS})(?:,| and|, and) sun(?:days?)? (?<sun>${HOURS})(?<must>, (?=must|has to|needs to))?`, 'iu'), plain: ({ date, sat, sun, must }) => `Start on ${date!}. I'm only free Saturdays ${sat!}, Sundays ${sun!}${must === undefined ? '' : '. It '}` },
  // 'I work 3 twelve hour nights a week: Fri, Sat, Sun 7pm-7am'.
  { said: new RegExp(String.raw`${BEGINS}(?:i|we) work (?:(?:\d|two|three|four|five|my) )?(?:[\p{L}-]+ ){0,3}?(?:nights|shifts|days|evenings)(?: (?:a|per|each) week)?(?:[:,]| -) (?=${DAY}(?!\p{L}))`, 'iu'), plain: () => 'I work ' },
  // 'My long days are Monday and Tuesday': no time is left on them.
  { said: new RegExp(String.raw`${BEGINS}(?:my|our) (?:long|busy|full|hectic|worst|busiest|longest) days are (?=${DAYS}(?! ?(?:\d|from|until)))`, 'iu'), plain: () => 'Nothing on ' },
  { said: new RegExp(String.raw`${BEGINS}on (?:shift|work|working|office|training|lecture|clinic|duty) days \((?<days>${DAYS})\),? (?:(?:i|we) (?:can do nothing|do nothing|can['’]t do (?:anything|a thing)|have no time)|nothing|no time)(?<rest>,? (?:but |and )?(?=(?:on )?the other days)(?:on )?)?`, 'iu'), plain: ({ days, rest }) => `Nothing on ${days!}${rest === undefined ? '' : ". I'm only free on "}` },
  // 'In bed by 10': an hour of the night.
  { said: /(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but|so|to be|need to be|have to be|must be)) {0,2})(?:(?:i|we)(?:['’]m| am|['’]re| are) )?(?:in bed|bed|bedtime is|lights out(?: is)?) (?:by|at) (?<hour>(?:8|9|10|11)(?:[:.]\d{2})?)(?! ?(?:am|pm)|[\d:])/iu, plain: ({ hour }) => `nothing after ${hour!}pm` },
  { said: /(?<=, |(?<!\p{L})and )up (?:by|at) (?<hour>[4-9](?:[:.]\d{2})?)(?! ?(?:am|pm)|[\d:])/iu, plain: ({ hour }) => `nothing before ${hour!}am` },
  // 'I keep Sundays for church and family'.
  { said: new RegExp(String.raw`${BEGINS}(?:i|we) (?:keep|reserve|save) (?<days>${DAYS}|(?:the )?weekends?|(?:\p{L}+ )?(?:evenings|mornings|afternoons)) (?:free )?for ${RESTS}(?: and ${RESTS})?(?!\p{L})`, 'iu'), plain: ({ days }) => `Nothing on ${days!}` },
  // 'I've set aside two hours every Sunday morning'.
  { said: new RegExp(String.raw`${BEGINS}(?:i|we)(?:['’]ve| have) (?:set aside|put aside|blocked(?: out)?|reserved|freed up) (?=(?:about |around )?(?:an hour|half an hour|\d+|\p{L}+ (?:hours|minutes))(?: (?:hours?|minutes|mins))? (?:on |every |each ))`, 'iu'), plain: () => 'I have ' },
  { said: new RegExp(String.raw`${BEGINS}(?:i|we) (?:could |can )?(?:squeeze|fit) in (?:about |around |maybe )?(?<length>half an hour|an hour|\d+ (?:minutes|mins|min|hours?)) (?=(?:over|at|during|on|before|after|in|every|each) )`, 'iu'), plain: ({ length }) => `Sessions of ${length!}. I'm free ` },
  // 'Between dropping the kids off (8:45) and work (11)'.
  { said: new RegExp(String.raw`(?<!\p{L})between (?:[\p{L}'’]+ ){1,5}\((?:at )?(?<from>${CLOCK})\) and (?:[\p{L}'’]+ ){1,5}\((?:at )?(?<to>${CLOCK})\) (?:i|we)['’]?(?:m| am|re| are) (?:free|available)`, 'iu'), plain: ({ from, to }) => `I'm only free between ${from!} and ${to!}` },
  { said: new RegExp(String.raw`(?<joint>,? and )?(?<!\p{L})(?:i )?work (?:a )?half[- ]days? on (?<days>${DAYS}) \((?:till|until|to) (?<until>${CLOCK})\)`, 'iu'), plain: ({ joint, days, until }) => `${joint === undefined ? '' : '. '}I work on ${days!} until ${until!}` },
  { said: new RegExp(String.raw`(?<!\p{L})(?<until>until|till) (?<clock>${CLOCK}),? (?:and|but) it takes (?:me |us )?(?:about |around )?(?:(?<hours>an hour|half an hour)|(?<count>\d+|\p{L}+) (?<unit>minutes|mins|hours)) to get (?:home|back)`, 'iu'), plain: ({ clock, hours, count, unit }) => {
    const way = hours !== undefined ? (/half/iu.test(hours) ? HOUR / 2 : HOUR) : numberSaid(count!) * (/^h/iu.test(unit!) ? HOUR : 1)
    const home = laterBy(clock!, way)
    return home === null ? null : `until ${home}`
  } },
  { said: new RegExp(String.raw`${BEGINS}(?:i|we) (?:start|begin) (?:work|my shift|teaching) at (?<clock>\d{1,2}(?:[:.]\d{2})? ?(?:pm|in the (?:afternoon|evening)))`, 'iu'), plain: ({ clock }) => `Nothing after ${clock!}` },
  { said: new RegExp(String.raw`(?<!\p{L})(?<when>the week of ${DATE}|(?:from )?${DATE} (?:to|till|until|-|–) ${DATE}|that week),? (?:i|we)['’]?(?:m| am|re| are) (?:on holiday|on leave|off(?: work)?) (?:and|so)(?: (?:i|we))?(?:['’]ve)? (?:have|got|can do)(?: got)? (?:all day|(?:the )?whole days?|(?:lots of |more |plenty of )?time)`, 'iu'), plain: ({ when }) => `I have time all day in ${when!.toLowerCase()}` },
  { said: new RegExp(String.raw`(?<!\p{L})(?:i|we)(?:['’]d| would) rather (?:have|do) (?:one |a )?long(?:er)? sessions? (?:on |at )?(?<days>${DAYS}|(?:the )?weekends?) than (?:[\p{L}]+ ){1,4}(?:in the week|during the week|on weekdays|every day)`, 'iu'), plain: ({ days }) => `I'm only free ${/week/iu.test(days!) ? 'at ' : 'on '}${days!}` },
  { said: new RegExp(String.raw`${BEGINS}(?<meal>dinner|lunch|supper|tea|breakfast)(?:['’]s| is) (?:always |usually )?at (?<clock>${CLOCK})(?<rest>,? so (?:be|i must be|i need to be|i have to be|please be) (?:done|finished|back|home) (?:before|by) (?:that|then))?`, 'iu'), plain: ({ meal, clock, rest }) => `I have ${meal!.toLowerCase()} at ${clock!}${rest === undefined || !/dinner|supper|tea/iu.test(meal!) ? '' : `. Nothing after ${laterBy(clock!, 0) ?? clock!}`}` },
  // 'I have book club on the first Monday of the month, 7pm'.
  { said: new RegExp(String.raw`${BEGINS}(?:i|we) (?:have|go to|attend|am at|['’]ve got|have got) (?:the |my |our |a )?(?:[\p{L}'’-]+ ){1,3}?(?:on )?(?<which>(?:the|every) (?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day) of (?:the|each|every) month,? (?:(?:at|from) )?(?<from>${CLOCK})(?: ?(?:-|–|to|till|until) ?(?<to>${CLOCK}))?`, 'iu'), plain: ({ which, from, to }) => {
    const start = laterBy(from!, 0)
    return start === null ? null : `Busy on ${which!} of the month from ${to === undefined ? start : from!} to ${to ?? laterBy(from!, 2 * HOUR)!}`
  } },
  // What two things have to do with each other says nothing of the time.
  { said: /,? (?:and|but|which|that) (?:they )?(?:don['’]t|do not) (?:go together|mix|match|fit together|have anything to do with each other|have much in common)(?: at all| really)?(?=[:.,;])/iu, plain: () => ' ' },
  // 'Beetles happen on Saturday and Sunday afternoons'.
  { said: new RegExp(String.raw`${BEGINS}(?<what>(?!(?:research|practi[cs]e|work|training|study|studying|writing|revision|sessions?|it|this|that|everything|they|all|nothing|meetings?)(?!\p{L}))\p{L}[\p{L}-]+(?: \p{L}+)?) (?:happens?|takes? place|are done|is done) (?:only )?(?=(?:on )?(?:${DAY}|weekdays|weekends|the weekend|any weekday|evenings|mornings|afternoons)(?!\p{L}))`, 'iu'), plain: ({ what }) => `${what!} only ` },
  // 'Declan teaches Mondays only, somewhere between 2pm and 6pm': when the lessons are that were spoken of.
  { said: new RegExp(String.raw`${BEGINS}${TEACHER} ${TEACHES}(?: only)? (?:on )?(?<days>${DAYS})(?: only)?,? (?:only |always |somewhere |any ?time |some ?time )*(?<hours>(?:between ${CLOCK} and|from ${CLOCK} (?:to|till|until)) ${CLOCK}|${HOURS})(?:,? (?:oh )?(?:and|but) (?:he|she|they)(?:['’]s|['’]re| is| are) (?:off|away|on holiday|on leave) (?<away>[^.;!?]{4,40}))?`, 'iu'), plain: ({ days, hours, away }, before) => {
    const lessons = LESSONS.exec(before)?.[0]
    return lessons === undefined ? null : `${lessons[0]!.toUpperCase()}${lessons.slice(1)} only on ${days!} ${hours!}${away === undefined ? '' : `. No ${lessons} ${away}`}`
  } },
  // 'Morse is for my train to work, Monday to Friday 7:10-7:50'.
  { said: new RegExp(String.raw`${BEGINS}(?<what>\p{L}[\p{L}-]+(?: \p{L}+)?) (?:is|are) for (?:my|the|our) [\p{L} ]{3,30}, (?<days>(?:on )?${DAYS}) (?<hours>${HOURS})`, 'iu'), plain: ({ what, days, hours }) => `${what!} only ${days!} ${hours!}` },
]

/** What people tell of when they work, sleep, teach or are taught, plainly said. */
export function tellingsOfOwnTimes(text: string): Said[] {
  return TELLINGS.flatMap(({ said, plain }) => {
    const match = said.exec(text)
    const plainly = match === null ? null : plain(match.groups ?? {}, text.slice(0, match.index))
    if (match === null || plainly === null) return []
    const words = /^\p{Lu}/u.test(match[0]) ? plainly.replace(/^./u, (letter) => letter.toUpperCase()) : plainly
    return [{ text: words, start: match.index, end: match.index + match[0].length }]
  })
}
