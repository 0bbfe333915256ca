import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

/** 'Hay que presentarlo, como muy tarde, el 12', 'spätestens, am 12.': what says that a day is the last one stands with it. */
const LATEST = /,? (?<latest>at the (?:very )?latest|(?:aller)?spätestens|como (?:muy )?tarde|a más tardar|lo más tarde|au plus tard|(?:o )?mais tardar|no máximo),? (?=(?:on |by |am |bis (?:zum )?|den |el |le |a |o |no |na |em |até )?(?:\p{L}{2,14},? )?(?:(?:on|am|dem|den|el|le|o|a|dia) )?\d)/giu
const SAID: Readonly<Record<string, string>> = { 'como tarde': 'como muy tarde', 'lo más tarde': 'como muy tarde', 'mais tardar': 'o mais tardar' }

/** 'The rate lock can't be later than 8 October'. */
const NOT_LATER = new RegExp(String.raw`(?<=\p{L}) (?:can(?:no|['’])?t|must(?: not|n['’]?t)|may not|should(?: not|n['’]?t)) (?:be |happen |come |take place |go out |arrive )later than (?=${ANY_DATE})`, 'giu')

export function lastDaysInOwnWords(text: string): Said[] {
  const notLater = [...text.matchAll(NOT_LATER)].map(({ 0: words, index }) => ({ text: ' must be done by ', start: index, end: index + words.length }))
  return [...notLater, ...[...text.matchAll(LATEST)].flatMap(({ 0: words, index, groups }) => {
    const latest = groups!['latest']!
    const plain = ` ${SAID[latest.toLowerCase()] ?? latest} `
    return plain === words ? [] : [{ text: plain, start: index, end: index + words.length }]
  })]
}
