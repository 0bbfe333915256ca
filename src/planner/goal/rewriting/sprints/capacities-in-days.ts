import { isPostWord } from '../../people/post-words.ts'
import { mayBeSomebody, NAME, peopleIn } from '../people/people-named.ts'
import type { IsSomebody } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const HOURS_OF_A_DAY = 8
const DAYS_OF_A_WEEK = 5
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const NUMBER = String.raw`(?:an?|one|two|three|four|five|[1-5](?:[.,]5)?)`
/** 'half a day', 'a day and a half', 'two and a half days', '2.5 days'. */
const DAYS = String.raw`(?<days>half an? day|(?:an?|one) half[ -]day|(?:an?|one) day and a half|${NUMBER} and a half days|${NUMBER}(?: full| whole| working)? days?)`
const PERIOD = String.raw`(?<period>,? ?(?:(?:an?|per|each|every|\/) ?(?:week|wk)|weekly|(?:an?|per|each|every) (?:fortnight|other week|two weeks|second week)|fortnightly))?`
const EACH = String.raw`(?<each>,? (?:each|apiece))?`
/** In the brackets behind a name, alone or behind what they are: 'Oskar (technician, half a day)'. */
const IN_BRACKETS = new RegExp(String.raw`(?<=(?<who>${NAME}) \((?<role>[^()\n\d,;]{2,40}[,;:] ?)?)${DAYS}${PERIOD}${EACH}(?=\)|[,;])`, 'gu')
/** 'Dr Hale has half a day a week', 'Raj gives us two days a week'. */
const TOLD = new RegExp(String.raw`(?<=(?<who>${NAME})(?: \([^()\n]{2,40}\))? (?:only )?(?:has|gets|gives?(?: us)?|can (?:give|spare)(?: us)?|spends|is (?:here|in|with us|available)(?: for)?|helps(?: out)?(?: for)?) (?:only |just |about |up to )?)${DAYS}(?<period>,? (?:an?|per|each|every) (?:week|fortnight)|,? weekly)(?: for (?:it|this|us|the project))?(?=[.,;)\n]| and |$)`, 'gu')
/** 'IT admin Paul half a day a week', 'Dr Hale half a day' among others whose time is told. */
const BESIDE = new RegExp(String.raw`(?<=(?<who>${NAME}) )(?<days>half a day)(?<period>,? (?:an?|per|each|every) (?:week|fortnight)|,? weekly)?(?=[.,;)\n]| and |$)`, 'gu')
const COUNTED = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d) (?:\p{Ll}{2,15} ){0,2}(?<post>\p{Ll}{3,16})`
/** Behind people who are counted: 'two students, a day and a half each', 'three volunteers (half a day a week each)'. */
const OF_COUNTED = new RegExp(String.raw`(?<=(?<!\p{L})${COUNTED}(?:,| with| at| for|,? who have|,? on|:)? ?\(?)${DAYS}${PERIOD}(?<each>,? (?:each|apiece|per head|a head))(?=[).,;\n]|$)`, 'gu')
/** Behind others who have brackets of their own, a comma makes the hours of those who are counted anybody's. */
const BEHIND_BRACKETS = new RegExp(String.raw`(?<=\) ?(?:,|;|,? and|,? plus|,? &) ${COUNTED}), (?:(?<hours>[\d.]{1,4}) ?(?:hours?|hrs?|h) (?:an?|per|each|every) week|${DAYS}${PERIOD})(?<each>,? (?:each|apiece))(?=[.,;\n]|$)`, 'gu')
/** 'Six people from production and maintenance, 4 hours a week each': where they come from stands between them and their hours. */
const COME_FROM = /(?<=(?:^|[.;:(!?\n] ?)(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d) (?:people|persons|colleagues|members|volunteers)) (?:from|of) [^,;.()\n]{3,60}(?:,| with)(?= (?:\d[\d.]*|\p{L}+) ?(?:hours?|hrs?|h|days?) (?:an?|per|each|every) week,? (?:each|apiece)(?!\p{L}))/giu
/** Somebody's time is told of a week. */
const OF_A_WEEK = /(?:hours?|hrs?|h|days?|%) ?(?:a|per|each|every|\/) ?(?:week|wk)|(?:half|part|full)[ -]time/iu

/** How many days somebody has for the work, said as hours a week, as the time of others is: no work of so many days. */
export function sentencesOfDaysAWeek(text: string, language: string): Said[] {
  if (language !== 'en') return []
  const isSomebody = peopleIn(text, language)
  const behind = [...text.matchAll(BEHIND_BRACKETS)].filter(({ groups }) => isPost(groups!['post']!))
  const named = [...text.matchAll(IN_BRACKETS)].filter((match) => isTimeOf(match, { isSomebody, text }))
  const told = [...text.matchAll(TOLD), ...text.matchAll(BESIDE)].filter(({ groups }) => isSomebody(groups!['who']!) || mayBeSomebody(groups!['who']!, language))
  const counted = [...text.matchAll(OF_COUNTED)].filter(({ index, groups }) => isPost(groups!['post']!) && behind.every((other) => index < other.index || index >= other.index + other[0].length))
  return [
    ...[...text.matchAll(COME_FROM)].map((match) => said(match, ',')),
    ...behind.map((match) => said(match, ` (${hoursOf(match)} each)`)),
    ...[...named, ...told, ...counted].map((match) => said(match, `${hoursOf(match)}${match.groups!['each'] === undefined ? '' : ' each'}`)),
  ]
}

function said({ 0: words, index }: RegExpExecArray, text: string): Said {
  return { text, start: index, end: index + words.length }
}

/** 'Ada (3 days)' alone may be work of three days; who is something as well, or stands beside others' weeks, has them. */
function isTimeOf({ groups }: RegExpMatchArray, { isSomebody, text }: { isSomebody: IsSomebody; text: string }): boolean {
  const { who, role, period } = groups!
  return isSomebody(who!) && (role !== undefined || period !== undefined || OF_A_WEEK.test(text)) || role !== undefined && role.split(/[\s,;:]+/u).some((word) => isPost(word))
}

function isPost(word: string): boolean {
  return [word, word.replace(/s$/u, '')].some((text) => isPostWord({ key: text.toLowerCase(), text }, 'en'))
}

function hoursOf({ groups }: RegExpExecArray): string {
  const { hours, days = '', period = '' } = groups!
  if (hours !== undefined) return `${hours} hours a week`
  const whole = /^(?:half|(?:an?|one) half)/u.test(days) ? 0 : WORDS[/^\p{L}+/u.exec(days)?.[0] ?? ''] ?? Number(/^[\d.,]+/u.exec(days)?.[0].replace(',', '.'))
  const weeks = /fortnight|other|two|second/u.test(period) ? 2 : 1
  return `${Math.min(DAYS_OF_A_WEEK, whole + (days.includes('half') ? 0.5 : 0)) * HOURS_OF_A_DAY / weeks} hours a week`
}
