import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import { baseOf, isSameThing } from '../../expressions/settle-counted-days.ts'
import { deedOf } from '../../topics/deed-forms.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { saidOn } from '../dates/said-on.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { namesOf, runsOf } from './dated-lists.ts'

const EACH = String.raw`(?:each|every)(?: single)?(?: (?<noun>one|time|of (?:them|these|those)|(?!day|week|month|morning|evening|night|afternoon|weekend|year|${ANY_WEEKDAY})\p{L}[\p{L}'’-]+))?`
const COUNT = String.raw`(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|ten)`
const LATEST = String.raw`(?:at least|(?:a )?minimum(?: of)?|min\.?|no(?:t)? later than|at the latest|latest|by|some|about)`
/** 'At least a week before the walk in question', 'ten days beforehand', 'the evening before'. */
const BEFORE_IT = String.raw`(?:(?:${LATEST} )?${COUNT} (?<unit>days?|weeks?|fortnights?)(?: (?:minimum|at least))?|(?:on |in |during )?the (?<part>day|evening|night|week)) (?:before(?:hand)?|earlier|ahead|in advance|prior)(?: (?:it|that|them|to it|the \p{L}+(?: (?:in question|concerned))?))?`
const ASIDE = String.raw`(?:,? (?:which|and|that) (?:i|we) (?:only )?do (?:it |them )?(?:only )?on (?<weekdays>(?:${ANY_WEEKDAY})s?(?: (?:and|or) (?:${ANY_WEEKDAY})s?)?)(?: only)?,?)?`
const LEAD = String.raw`(?:(?:and|also|please|kindly|then|but|so|plus|oh),? ){0,3}`
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`^${LEAD}(?:for )?${EACH} (?:also |still )?(?:needs|must have|has to have|should have|requires|gets|wants|will need) (?<thing>[^,;]{2,60}?)${ASIDE},? ${BEFORE_IT}$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?:for|at|with) ${EACH},? (?<deed>[^,;]{3,80}?)${ASIDE},? ${BEFORE_IT}$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?:in |during )?the (?<part>week) (?:before|ahead of|leading up to) ${EACH},? (?<deed>[^;]{3,80})$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?<deed>[^;]{3,80}?),? (?:in |during )?the (?<part>week) (?:before|ahead of|leading up to) ${EACH}$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?<deed>[^;]{3,80}?),? ${LATEST} ${COUNT} (?<unit>days?|weeks?|fortnights?) (?:before|ahead of|prior to) ${EACH}$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?:${LATEST} )?${COUNT} (?<unit>days?|weeks?|fortnights?) (?:before|ahead of|prior to) ${EACH},? (?<deed>[^;]{3,80})$`, 'iu'),
  new RegExp(String.raw`^${LEAD}before ${EACH},? (?<deed>[^,;]{3,80}?),? ${BEFORE_IT}$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?<side>before|after|following) ${EACH},? (?:there(?:['’]s| is| will be) |comes |(?:i|we) (?:have|hold) )(?<held>[^,;\d]{3,60})$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?<side>before|after|following) ${EACH},? (?<deed>[^,;\d]{3,80})$`, 'iu'),
  new RegExp(String.raw`^${LEAD}(?<deed>[^,;\d]{3,80}?) (?<side>before|after|following) ${EACH}$`, 'iu'),
]
/** Whether a text may say that each of several occasions needs something. */
export const FOR_EACH = /(?<!\p{L})(?:each|every)(?!\p{L})/iu
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 }
/** What is counted from each date is said of a day, and what is not done is no task. */
const NO_DEED = /^(?:can['’]?t|cannot|won['’]t|don['’]t|want|am|['’]m|no|not|never|nothing|rest|be|free|off)(?!\p{L})|(?:hours?|days?|nights?|evenings?|weeks?|months?|minutes?)$/iu
/** 'Put in a reminder to email members'. */
const REMINDER = /^(?:put|add|set)(?: in)? (?:a |the )?reminder(?: in)? to (?=\p{L})/iu
const PRONOUN = /^(?:one|time|of .*)$/iu
const WHO_DOES = /^(?:(?:i|we)(?:['’](?:ll|ve|d))? |(?:have|has|had|need|needs|want|got|like|ought) to |has to |must |should |will |remember to |please |kindly )+/iu
const PASSIVE = /^(?:(?:the|an?|its|our|my) )?(?<thing>.{2,50}?) (?:(?:must|has to|have to|needs? to|should|is to|are to|will) be|is|are|gets?) (?<done>\p{L}{3,}(?: (?:up|out|in|off))?)$/iu
const HAVING_DONE = /^(?:the|an?|its|our|my) (?<thing>.{2,50}?) (?<done>\p{L}{2,}(?:ed|en)|sent|built|cut|bought|made|sold|paid)$/iu
const NEXT_CLAUSE = /[,;] (?:and |but |so )?(?=(?:i|we|the|they|somebody|someone)(?!\p{L}))/iu
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]*)*/gu
const A_WEEK = 7

type Wanted = { dates: () => readonly DateNamed[]; today: DayNumber; language: () => string }
type Groups = Readonly<Record<string, string | undefined>>

/** 'Every walk needs a recce at least a week before', 'after each film there is a discussion': a task of its own for each of the occasions that the text dates, called after it. */
export function neededForEach(text: string, { dates, today, language }: Wanted): Said[] {
  const found = [...text.matchAll(SENTENCE)].flatMap(({ 0: words, index }) => {
    const said = words.trim()
    if (!FOR_EACH.test(said)) return []
    const start = index + words.indexOf(said)
    // What a second clause says of somebody is no part of it.
    const clause = said.split(NEXT_CLAUSE)[0]!
    return [said, clause].flatMap((part) => FORMS.flatMap((form) => (form.exec(part) ? [{ groups: form.exec(part)!.groups!, start, end: start + part.length }] : []))).slice(0, 1)
  })
  if (found.length === 0 || language() !== 'en') return []
  const runs = runsOf(text, dates())
  return found.flatMap(({ groups, start, end }) => {
    const near = runs.findLast((run) => run.at(-1)!.end <= start) ?? runs.find((run) => run[0]!.start >= end)
    const deed = deedIn(groups)
    if (!near || deed === '' || !isOf(text, near, { noun: groups['noun'], isBehind: near[0]!.start >= end })) return []
    const names = namesOf(text, near)?.map((name) => name.replace(/^(?:in|at|with|vs?|against) /iu, '')) ?? null
    const days = near.map(({ day }) => day).toSorted((a, b) => a - b)
    const said = near.flatMap(({ day }, index) => sentenceOf(`${deed}${names === null ? '' : ` for ${names[index]!}`}`, { groups, day, before: days.findLast((other) => other < day), next: days.find((other) => other > day), today, isNamed: names !== null }))
    const weekdays = groups['weekdays'] === undefined ? [] : [`${(groups['thing'] ?? deed).replace(/^(?:the|an?) /iu, '')} only on ${groups['weekdays']}.`]
    return said.length === 0 ? [] : [{ text: [...said, ...weekdays].map((one) => one[0]!.toUpperCase() + one.slice(1)).join('\n') + (/^[,;]/u.test(text.slice(end)) ? '\n' : ''), start, end: end + /^(?:[.!]|[,;](?: (?:and|but|so)(?= ))?)?/u.exec(text.slice(end))![0].length }]
  })
}

/** Whether the dates are those of what each one is of: the sentence that lists them is about it, or the one before. */
function isOf(text: string, run: readonly DateNamed[], { noun, isBehind }: { noun: string | undefined; isBehind: boolean }): boolean {
  if (noun === undefined || PRONOUN.test(noun)) return true
  const lead = text.slice(0, run[0]!.start).trimEnd()
  const sentences = [...lead.matchAll(SENTENCE)].slice(isBehind ? -1 : -2).map(({ 0: words }) => words)
  const wanted = baseOf(noun.toLowerCase())
  return [...sentences, text.slice(run[0]!.start, run.at(-1)!.end)].some((words) => words.toLowerCase().split(/[^\p{L}'’-]+/u).some((word) => word !== '' && isSameThing(baseOf(word), wanted)))
}

/** What is done, as one says it of one thing: a thing that each one needs is arranged. */
function deedIn(groups: Groups): string {
  if (groups['held'] !== undefined) return groups['held'].replace(/^(?:the|an?|our|my) /iu, '').trim()
  const words = (groups['thing'] ?? groups['deed'] ?? '').replace(WHO_DOES, '').replace(REMINDER, '').trim()
  if (NO_DEED.test(words)) return ''
  const { thing, done } = (PASSIVE.exec(words) ?? HAVING_DONE.exec(words))?.groups ?? {}
  const deed = done === undefined ? null : deedOf(done)
  if (done !== undefined) return deed === null ? `${thing!} ${done}` : `${deed} the ${thing!}`
  return groups['thing'] === undefined ? words : `arrange the ${words.replace(/^(?:the|an?|its) /iu, '')}`
}

type Around = { groups: Groups; day: DayNumber; before: DayNumber | undefined; next: DayNumber | undefined; today: DayNumber; isNamed: boolean }

/** What has no name of its own lies on the day on which it is due, since its words are those of the others. */
function sentenceOf(label: string, { groups, day, before = 0, next = Infinity, today, isNamed }: Around): string[] {
  const { count, unit, part, side, held } = groups
  const on = (exact: DayNumber, hours: string | null = null) => (exact <= today ? [] : [saidOn({ label, day: isoDate(exact), hours, language: 'en' })])
  const within = (first: DayNumber, last: DayNumber) => (last <= today ? [] : [`${label} by ${isoDate(last)}${first <= today ? '' : `, not before ${isoDate(first)}`}.`])
  if (count !== undefined) {
    const last = day - (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^week/iu.test(unit!) ? A_WEEK : /^fortnight/iu.test(unit!) ? 2 * A_WEEK : 1)
    return isNamed ? within(today, last) : on(last)
  }
  if (part !== undefined && part.toLowerCase() !== 'week') return on(day - 1, /^day$/iu.test(part) ? null : '19:00')
  if (held !== undefined) return on(day)
  if (/^(?:after|following)$/iu.test(side ?? '')) return isNamed ? within(day, Math.min(next - 1, day + A_WEEK)) : on(day + 1)
  return isNamed ? within(Math.max(before + 1, day - A_WEEK), day - 1) : on(day - 1)
}
