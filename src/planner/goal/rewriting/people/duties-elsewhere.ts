import { NAME } from './people-named.ts'
import type { Said } from '../said.ts'

const WORKDAY = String.raw`(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri)(?:s|nes|rs)?(?:days?)?(?!\p{L})`
const DAYS = String.raw`(?:(?:on|every|each) )?${WORKDAY}(?:(?:,? (?:and|&) |, | ?\/ ?)(?:(?:on|every) )?${WORKDAY}){0,3}`
/** What somebody does for somebody else than the team, or for themselves. */
const ELSEWHERE = String.raw`teaches|lectures|studies|(?:is|has to be|must be|has|goes to|attends) (?:at |in |on |her |his |a |the )?(?:\p{L}+ )?(?:school|college|university|uni|lectures|classes|lessons|seminars|day release)|works (?:at|for|on) (?:an?|the) other \p{L}+|works elsewhere`
const TOLD = new RegExp(String.raw`(?<!\p{L})(?<who>${NAME}|who|[Ss]he|[Hh]e) (?:(?:still|also|usually) )?(?:${ELSEWHERE})(?: all day)? (?<days>${DAYS})(?=\s{0,2}(?:[.,;)\n]|$)| (?:and|so|but) )`, 'gu')

/** 'Lotte, who teaches every Monday and Friday', 'Emil is at vocational school on Wednesdays': on such days they are away, and what they do there is no part of the plan. */
export function dutiesElsewhere(text: string): Said[] {
  return [...text.matchAll(TOLD)].map(({ 0: words, index, groups }) => ({ text: `${groups!['who']!} is away ${/^(?:on|every|each) /u.test(groups!['days']!) ? groups!['days']! : `on ${groups!['days']!}`}`, start: index, end: index + words.length }))
}
