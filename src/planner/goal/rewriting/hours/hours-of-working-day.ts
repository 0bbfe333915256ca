import type { Said } from '../said.ts'

const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?|noon)`
/** 'Within the 9am to 5pm workday', 'inside a 9:00-17:00 working day', 'in the normal 9 to 5 office hours'. */
const WORKING_DAY = new RegExp(String.raw`(?<!\p{L})(?:(?:sometime|anywhere|at any time|any time|somewhere) )?(?:within|inside|during|in) (?:the|a|our|their|normal|usual|regular|standard) (?:(?:normal|usual|regular|standard) )?(?<from>${CLOCK}) ?(?:to|-|–|until|till) ?(?<to>${CLOCK}) (?:work(?:ing)?[ -]?day|business day|office day|work(?:ing)? hours|office hours|business hours|day)(?!\p{L})`, 'giu')

/** Hours that stand before the day whose they are, as a stretch of time. */
export function hoursOfWorkingDay(text: string): Said[] {
  return [...text.matchAll(WORKING_DAY)].map(({ 0: words, index, groups }) => ({ text: `between ${groups!['from']!} and ${groups!['to']!}`, start: index, end: index + words.length }))
}
