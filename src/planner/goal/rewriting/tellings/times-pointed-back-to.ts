import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const THOSE = String.raw`(?:then|in that time|in those hours|during (?:that time|those hours)|at those times|(?:on )?those days)`
/** 'Kids are at school 9-14:45 so only then': the hours of the reason are those of the plan. */
const ONLY_THEN = new RegExp(String.raw`(?<=^|[.!?;:\n,] ?|(?<!\p{L})(?:and|but) )(?<reason>[\p{L}\d](?:[^.!?;:\n]|(?<=\d)[.:](?=\d)){8,90}?),? (?:and )?so (?:(?:it['’]s|that['’]s|i can|i could|i['’]m free) )?(?:(?:only|just) ${THOSE}|${THOSE} only)(?!\p{L})`, 'giu')
/** Whoever tells when they are not free has time outside of those hours. */
const BUSY = /^(?:and |but )?(?:i|we|i['’]m|we['’]re)(?: am| are)? (?:\p{L}+ ){0,2}?(?:work|busy|teach|study|commute|at (?:work|uni|school|college)|on shift|away|asleep|sleep)(?!\p{L})/iu
/** Where children or somebody who works are on weekdays. */
const ON_WEEKDAYS = /(?<!\p{L})(?:school|nursery|kindergarten|pre-?school|daycare|work|office|uni|college)(?!\p{L})/iu

const OUT = String.raw`(?:are|is) (?:just |simply |completely |totally |all )?(?:dead|out|off|gone|no good|useless|a write-?off|write-?offs|taken|lost|impossible|blocked|full|not possible|no use|off limits|ruled out)`
/** 'I work Sat + Sun 5am-1pm so those days are dead': the days of the reason, and not only its hours. */
const THOSE_DAYS = new RegExp(String.raw`(?<=(?<reason>(?:[^.!?;:\n]|(?<=\d)[.:](?=\d)){6,90}))(?:,|,? and)? so (?:(?:those|these|both|the) (?:two |three )?days ${OUT}|(?:please )?(?:nothing|not|no work)(?: at all)? (?:on )?(?:those|these|the same) days|(?:those|these|both)(?: two| three)? ${OUT})(?!\p{L})(?:,? and (?=\p{L}))?`, 'giu')
const DAYS = new RegExp(String.raw`(?<!\p{L})(?:${ANY_WEEKDAY}|tues|weds|thurs|weekends?)s?(?!\p{L})`, 'giu')

/** A time that a pointing word stands for, said again in its place. */
export function timesPointedBackTo(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  const opened = [...text.matchAll(ONLY_THEN)].flatMap(({ 0: words, index, groups }) => {
    const reason = groups!['reason']!
    const time = BUSY.test(reason) ? null : timeIn(reason, timesOf)
    return time === null ? [] : [{ text: `I'm only free ${time}`, start: index, end: index + words.length }]
  })
  const barred = [...text.matchAll(THOSE_DAYS)].flatMap(({ 0: words, index, groups }) => {
    const days = groups!['reason']!.match(DAYS)
    return days === null ? [] : [{ text: `. Nothing on ${days.join(' and ')}${/ and $/iu.test(words) ? '. ' : ''}`, start: index, end: index + words.length }]
  })
  return [...opened, ...barred].toSorted((a, b) => a.start - b.start)
}

/** From the first time of a reason to its last; weekdays where that is when one is there. */
function timeIn(reason: string, timesOf: (words: string) => readonly TimeExpression[]): string | null {
  const times = timesOf(reason)
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || times.every(({ clock, recurrence }) => clock === null && recurrence === null) || times.some(({ days }) => days !== null && days.bareWeekday === null)) return null
  const said = reason.slice(first.start, last.end)
  return ON_WEEKDAYS.test(reason) && !new RegExp(DAYS.source, 'iu').test(reason) ? `weekdays ${said}` : said
}
