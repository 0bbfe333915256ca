import type { Said } from '../said.ts'

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const DAYS = `${DAY}(?:(?:, and |, | and | & | ?\\+ ?|/| ?- ?| to )${DAY}){0,6}`
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?`
const HOURS = `${CLOCK} ?(?:-|–|to|till|until) ?${CLOCK}`
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const BEGINS = String.raw`(?<=(?:^|[.;!?\n(,]|(?<!\p{L})(?:and|but|so|because|as|since|that)) {0,2})`
/** Who gives lessons, or is there for them. */
const TEACHER = String.raw`(?:he|she|they|(?:my|our|the) (?:\p{L}+ )?(?:teacher|tutor|instructor|coach|trainer|therapist|physio))`
const TEACHES = String.raw`(?:only )?(?:teaches|teach|gives lessons|give lessons|coaches|sees (?:me|us|people|pupils)|takes (?:me|us|pupils)|has (?:free )?(?:slots|time)|is (?:free|available|there))`
const LESSONS = /(?<!\p{L})(?:lessons|classes|sessions|appointments|tutorials)(?!\p{L})/iu

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
  // 'Declan teaches Mondays only, somewhere between 2pm and 6pm': when the lessons are that were spoken of.
  { said: new RegExp(String.raw`${BEGINS}${TEACHER} ${TEACHES}(?: only)? (?:on )?(?<days>${DAYS})(?: only)?,? (?:only |always |somewhere |any ?time |some ?time )*(?<hours>(?:between ${CLOCK} and|from ${CLOCK} (?:to|till|until)) ${CLOCK}|${HOURS})`, 'iu'), plain: ({ days, hours }, before) => {
    const lessons = LESSONS.exec(before)?.[0]
    return lessons === undefined ? null : `${lessons[0]!.toUpperCase()}${lessons.slice(1)} only on ${days!} ${hours!}`
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
    const words = /^\p{Lu}/u.test(match[0]) ? `${plainly[0]!.toUpperCase()}${plainly.slice(1)}` : plainly
    return [{ text: words, start: match.index, end: match.index + match[0].length }]
  })
}
