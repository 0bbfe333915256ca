import { addMonths, isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'
import { sentenceStart } from '../sentence-start.ts'

const COUNT = String.raw`(?<count>\d{1,2}|${NUMBER_FORMS})`
const UNIT = String.raw`(?<unit>days?|weeks?|tagen?|tage|wochen?|días?|semanas?|jours?|semaines?|dias?)`
const THING = String.raw`(?<thing>(?!(?:it|they|that|this|he|she|we|i|you|then|es|sie|er)(?!\p{L}))\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)`
const CLAUSE_ENDS = String.raw`(?=\s?(?:[.,;!?\n)]|$|\s(?:and|but|und|y|et|e)\s))`
/** 'It has to cycle 4 weeks before any fish go in', 'needs to cure for seven days before the posts are set'. */
const WAITS = new RegExp(String.raw`(?<!\p{L})(?:(?:it|that|this|they|these|the \p{L}+) )?(?:has to|have to|must|needs to|need to|should) (?!be (?!left )|\p{L}+ed )(?:(?!exactly|no )\p{L}+ ){1,3}?(?:for )?(?:at least |about )?${COUNT} (?:full |whole )?${UNIT} before (?:any |the |my |our |we can |i can |you can )?(?:put (?:in )?(?:the |any )?)?${THING}(?<deed> (?:can |may |are |is )?(?:go|goes|going|put|set|come|comes|move|moves|start|starts|allowed|added|fitted|laid|hung|planted|used)(?: (?:in|on|up|back|out|there|to \p{L}+|into \p{L}+)){0,2})?${CLAUSE_ENDS}`, 'giu')
/** 'Im Aquarium … vier Wochen, bevor Fische rein dürfen'. */
const WAITS_ABROAD = new RegExp(String.raw`(?<!\p{L})(?:es|er|sie|das|die|der \p{L}+) (?:muss|müssen|soll|sollen|braucht) (?:mindestens |noch )?${COUNT} ${UNIT}(?: lang)?(?: \p{L}+)?, (?:bevor|ehe) (?:die |der |das )?${THING}(?: (?:rein|drauf|hinein|wieder|dran|betreten|eingesetzt|werden|dürfen|darf|können|kann|kommen|kommt)){1,4}${CLAUSE_ENDS}`, 'giu')
/** 'Test the water every 3 days in that time'. */
const IN_THAT_TIME = /(?<=(?<!\p{L})(?:every|each|daily|weekly|twice|once)[^.,;!?\n]{0,30}) (?:in|during|over|throughout) (?:that|this) (?:time|period|stretch|month|wait)(?!\p{L})/giu
/** 'No food from 10pm the night before', 'nothing to eat after midnight the evening before'. */
const STOPS = /(?<!\p{L})(?:(?:and |but )?(?:no|nothing to) (?<what>\p{L}+(?: or \p{L}+)?)) (?:from|after|past|beyond) (?<clock>\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?|midnight) (?:on )?(?:the )?(?:night|evening|day) before(?: that)?(?=\s?(?:[.,;!?\n)]|$| and))/giu
/** 'She has to be kept indoors in between', 'it stays covered until then'. */
const KEPT = /(?<!\p{L})(?:and |but )?(?:she|he|it|they|the \p{L}+)(?: has to| have to| must| needs to| need to| should)? (?:be |stay |stays |is |are )?(?<state>(?:kept |left |not )?\p{L}+(?: \p{L}+){0,2}?) (?:in between|in the meantime|between the two|for the time between)(?=\s?(?:[.,;!?\n)]|$))/giu
/** 'The van is ours on the 20th and the furniture goes that day'. */
const THAT_DAY = /(?<=\p{L} )(?:on )?(?:that|the same) day(?=\s?(?:[.,;!?\n)]|$))/giu
const LONGEST = 400

/** What goes on from a date on for a while, or lies between two of them, with the dates that the words leave out. */
export function stretchesBehindDates(text: string, dates: () => readonly DateNamed[], timesOf: (text: string) => readonly TimeExpression[]): Said[] {
  const [waits, times, stops, kept, same] = [[...text.matchAll(WAITS), ...text.matchAll(WAITS_ABROAD)], ...[IN_THAT_TIME, STOPS, KEPT, THAT_DAY].map((pattern) => [...text.matchAll(pattern)])] as RegExpMatchArray[][]
  if ([waits, stops, kept, same].every((found) => found!.length === 0)) return []
  const named = [...dates(), ...relativeDays(timesOf(text))].toSorted((a, b) => a.start - b.start)
  const before = (index: number) => named.filter(({ end }) => end <= index)
  const waited = waits!.flatMap(({ 0: all, index, groups }) => {
    const date = before(index!).at(-1)
    const days = numberSaid(groups!['count']!) * (/^(?:w|s)/iu.test(groups!['unit']!) ? 7 : 1)
    return date === undefined || days > LONGEST ? [] : [{ text: `${/^(?:t|w[oe]*ch)/iu.test(groups!['unit']!) ? `keine ${groups!['thing']!} vor dem` : `${groups!['thing']!}${groups!['deed'] ?? ''} not before`} ${isoDate(date.last + days)}`, start: index!, end: index! + all.length, first: date.last, last: date.last + days }]
  })
  const [wait] = waited
  const inTime = wait === undefined ? [] : times!.filter(({ index }) => index! > wait.end).map(({ 0: all, index }) => ({ text: ` from ${isoDate(wait.first)} to ${isoDate(wait.last)}`, start: index!, end: index! + all.length }))
  const stopped = stops!.flatMap(({ 0: all, index, groups }) => {
    const date = before(index!).at(-1)
    const clock = /^midnight$/iu.test(groups!['clock']!) ? '23:59' : groups!['clock']!
    return date === undefined ? [] : [{ text: `Stop ${groups!['what']!} on ${isoDate(date.day - 1)} at ${clock}`, start: index!, end: index! + all.length }]
  })
  const between = kept!.flatMap(({ 0: all, index, groups }) => {
    const [first, last] = [before(index!).at(-2), before(index!).at(-1)]
    const state = /^(?:kept|left|not) /iu.test(groups!['state']!) ? groups!['state']! : `stay ${groups!['state']!}`
    // A sentence of its own bounds nothing but itself.
    const lead = /[,;]? ?$/u.exec(text.slice(0, index))![0]
    return first === undefined || last === undefined || last.day <= first.day ? [] : [{ text: `${lead === '' ? '' : '. '}${state[0]!.toUpperCase()}${state.slice(1)} from ${isoDate(first.day)} to ${isoDate(last.last)}`, start: index! - (/[,;]/u.test(lead) ? lead.length : 0), end: index! + all.length }]
  })
  const onDay = same!.flatMap(({ 0: all, index }) => {
    const sentence = sentenceStart(text, index!)
    const date = before(index!).findLast(({ start }) => start >= sentence)
    return date === undefined || date.last !== date.day ? [] : [{ text: `on ${isoDate(date.day)}`, start: index!, end: index! + all.length }]
  })
  return [...waited.map(({ text: plain, start, end }) => ({ text: plain, start, end })), ...inTime, ...stopped, ...between, ...onDay]
}

const FROM_TODAY = /^(?:this|next|coming|tomorrow|today|tonight|diese[nrsm]?|nächste[nrsm]?|kommende[nrsm]?|morgen|heute|este|esta|próxim[oa]|mañana|hoy|ce|cette|demain|amanhã|hoje)(?!\p{L})/iu
/** 'This Saturday' is a date for what goes on from it. */
function relativeDays(times: readonly TimeExpression[]): Pick<DateNamed, 'start' | 'end' | 'day' | 'last'>[] {
  return times.flatMap(({ days, recurrence, bound, words, start, end }) => (days !== null && days.grain === 'day' && FROM_TODAY.test(words) && recurrence === null && bound === null ? [{ start, end, day: days.first, last: days.last }] : []))
}

const SHIFTS = /(?<=^|[.,;:!?\n] {0,2}|(?:and|but) )(?:(?:i am|i['’]m|im|i['’]ll be|we['’]re|i) )?(?:on|working|doing|work) (?:nights?|lates?|earl(?:y|ies)|night shifts?|late shifts?|shifts?|call|duty|standby)(?: shifts?)? (?=\S)/giu
/** Asleep or busy in the hours of those days: said of days on which nothing is anyway. */
const OF_THOSE_DAYS = /,? ?(?:and )?(?:asleep|sleeping|i sleep|in bed) [^.,;!?\n]{3,30} (?:those|these|on those|on these) days/giu
const BEHIND_SHIFTS = new RegExp(`^(?:${OF_THOSE_DAYS.source})?[\\s,.;:!?]{0,3}`, 'iu')
const NONE_THEN = /,? ?(?:and |but )?(?:none|nothing|not|no \p{L}+) (?:of (?:it|them|those) )?(?:on|during) (?:the |my |those |these )?(?:shift|night|work|duty) ?(?:shift )?days?(?=\s?(?:[.,;!?\n)]|$))/giu

/** 'On nights Tue 9 till Fri 12 Feb, asleep 9-4 those days': days away, whatever is said of their hours. */
export function daysOnShift(text: string, timesOf: (text: string) => readonly TimeExpression[]): Said[] {
  const shifts = [...text.matchAll(SHIFTS)]
  if (shifts.length === 0) return []
  const times = timesOf(text).filter(({ days, recurrence }) => days !== null && recurrence === null)
  const away = shifts.flatMap(({ 0: all, index }) => {
    const first = times.find(({ start, end }) => end > index + all.length && start - index - all.length < 2)
    const last = first === undefined ? undefined : first.days!.last > first.days!.first ? first : times.find(({ start, days }) => start >= first.end && days!.last > first.days!.first && /^ ?(?:-|–|to|till|until|through)? ?$/iu.test(text.slice(first.end, start)))
    // 'On duty Mon Wed Fri' names days, and no stretch of them.
    return first === undefined || last === undefined || !STRETCH.test(text.slice(first.start, last.end)) ? [] : [{ index, end: last.end, plain: `from ${isoDate(monthOf(first, last))} to ${isoDate(last.days!.last)}` }]
  })
  if (away.length === 0) return []
  // What opens a prompt is taken for what it is about: there the days stand behind the rest.
  const written = away.flatMap(({ index, end, plain }): Said[] => (index > 0 ? [{ text: `Nothing ${plain}`, start: index, end }] : [{ text: '', start: 0, end: end + BEHIND_SHIFTS.exec(text.slice(end))![0].length }, { text: `${/[.!?]\s*$/u.test(text) ? '' : '.'} Nothing ${plain}.`, start: text.length, end: text.length, of: { start: 0, end } }]))
  return [...written, ...[...text.matchAll(OF_THOSE_DAYS), ...text.matchAll(NONE_THEN)].map(({ 0: all, index }) => ({ text: ' ', start: index, end: index + all.length }))]
}

const STRETCH = /\d|[-–—]|(?<!\p{L})(?:to|till|until|through|thru)(?!\p{L})/iu

/** The 9 of 'Tue 9 till Fri 12 March' is in March. */
function monthOf({ days }: TimeExpression, last: TimeExpression): number {
  let day = days!.first
  while (days!.isDayOfMonth && addMonths(day, 1) <= last.days!.last) day = addMonths(day, 1)
  return day
}

/** 'When do we do homework? 40 min a day …': what is asked for is the goal, with the rate that answers it. */
const ASKED = /(?<=^|[.!?\n] {0,2})(?:so |and )?(?:when|how|where) (?:do|can|should|could|will|would|might) (?:we|i) (?:ever |still |best )?(?:do|fit in|fit|squeeze in|get in|get|schedule|find time for|make time for|practi[sc]e) (?:the |our |my |some )?(?<thing>(?!(?:it|this|that|them|all)(?!\p{L}))\p{L}[^.,;:!?\d\n]{2,30}?)\? (?<rate>(?:\d{1,3}|an?|half an|one|two|three) ?(?:min(?:ute)?s?|hours?|hrs?|h)(?: (?:a|per|each|every) \p{L}+)[^.!?\n]{0,90})(?<end>[.!?\n]|$)/giu
const DONE_BY = /(?<=(?:finished|done|over|through) by )([1-8])(?![\d:.]|\s?[ap]m)/giu

export function ratesAskedFor(text: string): Said[] {
  return [...text.matchAll(ASKED)].slice(0, 1).flatMap(({ 0: all, index, groups }) => {
    const thing = groups!['thing']!
    const plain = `${thing[0]!.toUpperCase()}${thing.slice(1)}, ${groups!['rate']!.replace(DONE_BY, '$1pm')}`
    if (index === 0) return [{ text: `${plain}${groups!['end']!}`, start: 0, end: all.length }]
    return [{ text: `${plain}. `, start: 0, end: 0, of: { start: index, end: index + all.length } }, { text: '', start: index, end: index + all.length }]
  })
}
