import type { Said } from '../said.ts'

const DAYS = String.raw`(?<days>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:(?:,| and|, and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,3})`
const AT_HOME = new RegExp(String.raw`(?<=(?:^|[.;!?,\n] ?|[.;!?,\n] ?(?:and|but) | and | but ))(?<who>(?:we|i)(?: both| all)?) (?:both |all )?work from home (?:except|apart from|but not|other than) (?:on )?${DAYS}`, 'giu')

/** 'We both work from home except Thursdays': where somebody works is no part of the goal; on which days nobody is there may be. */
export function workFromHome(text: string): Said[] {
  return [...text.matchAll(AT_HOME)].map(({ 0: words, index, groups }) => ({ text: `${/^we/iu.test(groups!['who']!) ? 'we are' : 'I am'} away on ${groups!['days']!.replace(/day(?!s)/giu, 'days')} from 8:00 to 18:00`, start: index, end: index + words.length }))
}
