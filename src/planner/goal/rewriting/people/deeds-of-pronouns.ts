import { isGivenName } from '../../people/given-names.ts'
import type { Said } from '../said.ts'

const NAME = String.raw`\p{Lu}[\p{Ll}’'-]+`
/** What somebody is, has or wants, and when they come, is no part of the work. */
const NO_DEED = '(?:is|has|was|does|needs|wants|says|thinks|hopes|likes|comes|works|goes|gets|starts|joins|leaves|knows|lives|gives|keeps|uses|means|always|sometimes|perhaps|just|only|also|this|his|its|s|retires|arrives|returns|insists|prefers|hates|loves|thus|as|us)'
const DEED = String.raw`(?:does (?!not\b|n['’]t\b|it\b|so\b)|(?!${NO_DEED}(?!\p{L}))\p{Ll}{3,}s (?!(?:on|at|from|until|in|to|that|this|if|when|it|us)\b))`
const SAID_OF = new RegExp(String.raw`(?<!\p{L})(?<pronoun>she|he|She|He) (?:also )?(?=${DEED})`, 'gu')
const NAMES = new RegExp(String.raw`(?<!\p{L})${NAME}(?!\p{L})`, 'gu')
/** Furthest that a pronoun stands behind whom it means. */
const FURTHEST = 160

/** 'Henrike from legal: 8 hours a sprint, she does the risk file': whoever was named last does it. */
export function deedsOfPronouns(text: string): Said[] {
  return [...text.matchAll(SAID_OF)].flatMap(({ index, groups }) => {
    const before = text.slice(Math.max(0, index - FURTHEST), index)
    const names = [...before.matchAll(NAMES)].map(([name]) => name).filter((name) => isGivenName(name))
    const pronoun = groups!['pronoun']!
    return names.length === 0 ? [] : [{ text: names.at(-1)!, start: index, end: index + pronoun.length }]
  })
}
