import type { Said } from '../said.ts'

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const MOSTLY = new RegExp(String.raw`(?<=(?:hours?|minutes|mins|times|sessions) (?:a|per|each) (?:week|month),? )(?:mostly|mainly|usually|largely|ideally) (?:on |at |in )?(?:the )?(?<days>${DAY}s?(?: (?:and|or) ${DAY}s?)?|weekends?)(?= ?(?:[.,;!?\n]|$| (?:and|but) ))`, 'giu')

/** 'One hour most Saturdays': as a rule on those, and no most of an hour. */
const MOST_DAYS = new RegExp(String.raw`(?<=(?:hours?|minutes|mins?|times|sessions?),? (?:on )?)most (?<days>${DAY}s|weekends|weekdays|weeknights|evenings|mornings)(?!\p{L})`, 'giu')

/** '5 hours a week, mostly Sunday': a wish for every week, and not the next Sunday alone. */
export function mostlyOnDays(text: string): Said[] {
  const mostly = [...text.matchAll(MOSTLY)].map(({ 0: words, index, groups }) => {
    const days = groups!['days']!.replace(/(?:day|weekend)(?!s)/giu, '$&s')
    return { text: `preferably ${/^weekend/iu.test(days) ? 'at' : 'on'} ${days}`, start: index, end: index + words.length }
  })
  return [...mostly, ...[...text.matchAll(MOST_DAYS)].map(({ 0: words, index, groups }) => ({ text: groups!['days']!, start: index, end: index + words.length }))]
}
