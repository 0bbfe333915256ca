import { clockTime, isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import { namesOf, runsOf } from '../series/dated-lists.ts'
import type { Said } from '../said.ts'

const HOUR = String.raw`(?:at )?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?`
const THING = String.raw`(?!(?:i|we|every|each|all|by|before|until|from|not|no)\s)\p{L}[\p{L}'’-]*(?: (?!at )[\p{L}'’-]+){0,2}? ${HOUR}`
/** 'Soundcheck 5pm, on stage at 8:30 every night', 'doors 7pm each time': hours of things on each of the dates. */
const EACH = new RegExp(String.raw`(?<=^|[.!?;,:\n(]\s?)(?:and )?(?<things>${THING}(?:,? (?:and |then )?${THING}){0,2}),? (?:every|each|all|for every|for each)(?: (?:night|day|time|show|gig|concert|date|evening|city|stop|event|game|match|place))(?!\p{L})`, 'giu')
const ONE = /(?<![\p{L}'’-])(?<label>\p{L}[\p{L}'’-]{0,30}(?: (?!at )[\p{L}'’-]{1,30}){0,2}?) (?:at )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?<half>\s?[ap]m)?(?![\d:.])/giu

/** Hours that a list of dates has behind it for things of each, said of each of the dates. */
export function hoursOfEach(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(EACH)].flatMap(({ 0: words, index, groups }) => {
    const run = runsOf(text, dates()).findLast((dated) => dated.at(-1)!.end <= index)
    if (!run) return []
    const names = namesOf(text, run)
    const things = thingsIn(groups!['things']!)
    const said = run.flatMap(({ day }, at) => things.map(({ label, minute }) => `${[label, (names?.[at] ?? '').replace(OF_USER, '')].filter(Boolean).join(' ')} on ${isoDate(day)} at ${clockTime(minute)}.`))
    return [{ text: said.join('\n'), start: index, end: index + words.length }]
  })
}

/** One after the other: what stands behind five in the afternoon is later than that. */
function thingsIn(words: string): { label: string; minute: number }[] {
  let before = 0
  return [...words.matchAll(ONE)].map(({ groups }) => {
    const half = groups!['half']?.trim().toLowerCase()
    const said = (Number(groups!['hour']) % (half === undefined ? 24 : 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(groups!['minute'] ?? 0)
    const minute = half === undefined && said < before && said < HALF_DAY ? said + HALF_DAY : said
    before = minute
    return { label: groups!['label']!.replace(/^(?:and|then) /iu, ''), minute }
  })
}

const HALF_DAY = 720
/** 'We play Leeds'. */
const OF_USER = /^(?:we|i)(?:['’](?:re|m)| are| am)? \p{L}+ (?:in |at |to )?/iu
