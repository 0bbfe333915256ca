import type { Said } from '../said.ts'

const TRAINING = String.raw`(?:lift(?:ing)?|weights?|weight training|strength|strong(?:er)?|fit(?:ter|ness)?|muscles?|toned?|bulk(?:ing)?|in shape|back into shape|training|workouts?|work out)`
const DAYS = String.raw`(?=(?:(?:on|every) )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}|weekdays|weekends|(?:twice|once|\d times|two times|three times|four times) (?:a|per) week))`
const PLACE = new RegExp(String.raw`(?<=^[^.!?\n]{0,120}(?<!\p{L})${TRAINING}(?!\p{L})[^.!?\n]{0,80}[,:;] ?)(?<place>gym|pool|leisure centre|box|studio) ${DAYS}`, 'giu')

/** 'Get back to lifting, gym Mon, Wed and Fri at 6:30': where the goal is done, and nothing that takes its time. */
export function whereOneTrains(text: string): Said[] {
  return [...text.matchAll(PLACE)].map(({ index, groups }) => ({ text: `at the ${groups!['place']!}`, start: index, end: index + groups!['place']!.length }))
}

const ONLY_THERE = /(?<=\p{L} )(?<!(?:\bam|\bare|\bis|\bbe|['’]m|['’]re|['’]s) )only (?:at (?:home|work|school|uni)|from home|(?:in|at) (?:the|my|our) (?:office|library|club|studio|workshop|lab|shed))(?= (?:at|on|over) (?:the )?(?:weekends?|weekdays?|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6})(?!\p{L}))/giu

/** 'Listening tests only at home at weekends': the days are those of the tests, wherever that is. */
export function onlyThereThen(text: string): Said[] {
  return [...text.matchAll(ONLY_THERE)].map(({ 0: words, index }) => ({ text: 'only', start: index, end: index + words.length }))
}
