import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { COUNT, soLongBehind } from './so-long-behind.ts'

const FOR_SO_LONG = new RegExp(String.raw`(?<=(?<!\p{L})for )(?:an?|my|our|the) ${COUNT}[ -](?<unit>days?|nights?|weeks?)(?:['’]s?)? (?<what>\p{L}[\p{L} '’-]{2,50}?),? (?:starting|beginning|from|starts|begins)(?: on)? (?<day>[^.!?;,\n]{3,24})`, 'iu')

/** 'Learn Italian for a two week holiday in Sicily starting 3 July': what it is for, with its first and last day. */
export function lengthsOfPurpose(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  const match = FOR_SO_LONG.exec(text)
  if (match?.groups === undefined) return []
  const { count, unit, what, day } = match.groups
  const said = timesOf(`on ${day!}`)[0]
  const first = said?.days ?? null
  if (first === null || first.first !== first.last) return []
  // Behind the words of the day the clause goes on.
  const length = match[0].lastIndexOf(day!) + said!.words.replace(/^on /iu, '').length
  const last = soLongBehind(first.first, count!, unit!) - 1
  return [{ text: `our ${what!} from ${isoDate(first.first)} to ${isoDate(last)}`, start: match.index, end: match.index + Math.min(length, match[0].length) }]
}

const FROM_DATE = new RegExp(String.raw`(?<!\p{L})for (?:the )?${COUNT}[ -](?<unit>days?|weeks?|months?),? (?:starting|beginning|from)(?: on)? (?<day>[^.!?;,()\n]{3,24})`, 'giu')

/** 'Swim lessons Mon/Wed 10am for two weeks from 26 July': from its first day to its last. */
export function lengthsFromDates(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  return [...text.matchAll(FROM_DATE)].flatMap(({ 0: words, index, groups }) => {
    const [count, unit, day] = [groups!['count']!, groups!['unit']!, groups!['day']!]
    const said = timesOf(`on ${day}`)[0]
    const first = said?.days ?? null
    // What the goal's own clause says is the length of the plan.
    const isOfGoal = !/[.:;,\n]/u.test(text.slice(0, index))
    if (isOfGoal || first === null || first.first !== first.last || !said!.words.startsWith('on ')) return []
    const end = words.lastIndexOf(day) + said!.words.replace(/^on /iu, '').length
    return [{ text: `from ${isoDate(first.first)} to ${isoDate(soLongBehind(first.first, count, unit) - 1)}`, start: index, end: index + Math.min(end, words.length) }]
  })
}
