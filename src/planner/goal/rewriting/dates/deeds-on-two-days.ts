import { isDeed } from '../../topics/deed-forms.ts'
import { weekdayIn } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)`
const PART = String.raw`(?:morning|afternoon|evening|night)`
/** 'Feed the starter Friday night and again Saturday morning': one deed on two days, each in a part of its own. */
const TWICE = new RegExp(String.raw`(?<=^|[.!?:;,\n]\s?|\s(?:and|then)\s)(?<deed>\p{Ll}+(?: [\p{L}'’-]+){1,5}?) (?<first>(?:on )?${DAY} (?<one>${PART})) and (?:again |then |once more )?(?<second>(?:on )?${DAY} (?<other>${PART}))(?!\p{L}|s(?!\p{L}))`, 'giu')
const COMES_BACK = /(?<!\p{L})(?:every|each|weekly|always|usually|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\p{L})/iu

/** The deed said of each of the days: with different parts of the day they are one after the other, and no weekly pair. */
export function deedsOnTwoDays(text: string): Said[] {
  if (COMES_BACK.test(text)) return []
  return [...text.matchAll(TWICE)].flatMap(({ 0: words, index, groups }) => {
    const { deed, first, second, one, other } = groups!
    const isOne = one!.toLowerCase() !== other!.toLowerCase() && weekdayIn(first!) !== weekdayIn(second!)
    return isOne && isDeed(deed!.split(' ')[0]!.toLowerCase()) ? [{ text: `${deed!} ${first!}, ${deed!} ${second!}`, start: index, end: index + words.length }] : []
  })
}
