import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const DAY = String.raw`(?:${ANY_WEEKDAY}|tues|weds|thurs)s?(?!\p{L})`
const DAYS = String.raw`${DAY}(?:(?:,? and |, ?| ?[&+\/–-] ?| to | )${DAY}){0,6}`
const OFTEN = '(?:(?:also|currently|normally|usually|still|only) )?'
/** Work that somebody has beside the goal; a course or a training may be the goal itself. */
const WORKS = String.raw`(?:i|we) ${OFTEN}(?:work|teach|lecture|commute|volunteer|temp)(?: (?:at|in|for) (?:the |an? |my )?[\p{L}-]+)?|(?:i['’]?m|i am|we['’]?re|we are) ${OFTEN}(?:at|in|on) (?:the |my )?(?:office|work|school|uni|college|hospital|shop|shift|duty|site)`
const HAS_WORK = String.raw`(?<who>i|we)(?:['’]ve(?: got)?| ${OFTEN}have(?: got)?) (?:a |an |my |another )?(?:(?:day|part[ -]?time|full[ -]?time|other|second|weekend|office|cleaning|teaching|bar|shop) )?(?:jobs?|shifts?|work|lectures)`
const COUNT = String.raw`,? (?:on |for )?(?:a|one|two|three|four|five|six|[1-6]) (?:(?:\d{1,2}|twelve|ten|eight)[ -]?h(?:rs?|ours?)?[ -])?(?:(?:full|half|long|whole|night|day|late|early) ){0,2}(?<turns>days?|nights?|shifts?|evenings?|mornings?|afternoons?)(?:,? (?:a|per|each|every) week)?`
const AT_WORK = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<deed>${WORKS}|${HAS_WORK})(?<count>${COUNT})?(?: ?\((?:on )?(?<inside>${DAYS})(?<hours>[^()\n]{0,30})\)|(?:[:,]| [-–])?(?: on)? (?<behind>${DAYS}))`, 'giu')
const BETWEEN_DAYS = new RegExp(String.raw`(?<=${DAY}) (?=${DAY})`, 'iu')

/** 'I work three 12 hr night shifts a week (fri sat sun)', 'I have a day job 3 days: Tue, Wed, Thu': how many days one is at work says no more than the days themselves. */
export function daysOfOnesWork(text: string): Said[] {
  return [...text.matchAll(AT_WORK)].flatMap(({ 0: words, index, groups }) => {
    const { deed, who, count, turns, inside, hours, behind } = groups!
    // 'I work Saturdays' is plain already.
    if (inside === undefined && count === undefined && who === undefined) return []
    const days = (inside ?? behind)!.split(BETWEEN_DAYS).join(', ')
    const part = /^(?:evening|morning|afternoon)/iu.exec(turns ?? '')?.[0].toLowerCase()
    return [{ text: `${who === undefined ? deed! : `${who} work`} on ${days}${part === undefined ? '' : ` ${part}s`}${hours ?? ''}`, start: index, end: index + words.length }]
  })
}
