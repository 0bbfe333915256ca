import { NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const TITLE = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?`
/** 'Legal (Dr. Weber) has to approve the texts before layout starts'. */
const APPROVES = new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but)) {0,2})(?:(?:(?:[Tt]he|[Oo]ur) )?\p{L}+(?: \p{L}+)? \((?<inside>${TITLE}${NAME})\)|(?<name>${TITLE}${NAME})(?: \([\p{L} ]{2,20}\))?) (?:has to|must|needs to|should|will|shall) (?<deed>approve|sign off|check|review|accept|proofread|release|test) (?<what>(?:(?:the|all|every|each) )?[\p{L}-]+(?: (?!before)[\p{L}-]+){0,3}) (?<before>before (?!\d)[^.;,\n]{3,60})`, 'gu')

/** 'Ms Lind has to sign off before it is switched on'. */
const SIGNS_OFF = new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but)) {0,2})(?<name>${TITLE}${NAME})(?:,? (?:our|the) [\p{L} ]{2,20},|(?: \([\p{L} ]{2,20}\)))? (?:has to|must|needs to|should|will|shall) (?:sign off|approve|give (?:the|her|his|their) (?:ok|okay|approval|sign-off))(?: on it| it| this| that)? (?<before>before (?!\d)[^.;,\n]{3,60})`, 'gu')

const APPROVED: Readonly<Record<string, string>> = { approve: 'approved', confirm: 'confirmed', accept: 'accepted', check: 'checked', review: 'reviewed', 'sign off': 'signed off', 'agree to': 'agreed', 'agree on': 'agreed', 'vote on': 'voted on', 'decide on': 'decided', 'decide about': 'decided' }
const DATED = String.raw`(?:on|by|before) (?=\d|\p{Lu}|the \d|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^.;,\n]{3,40}?`
/** 'The governors must approve the scheme of work at their meeting on 10 March'. */
const APPROVES_ON = new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but|because)) {0,2})(?<who>(?:[Tt]he|[Oo]ur) \p{Ll}+(?: \p{Ll}+){0,2}|(?!(?:We|They|You|He|She|It|Everybody|Everyone|Somebody) )${TITLE}${NAME}) (?:has to|have to|must|needs? to|should) (?<deed>${Object.keys(APPROVED).join('|')}) (?<what>(?:the|our|all|every|each|its|their) [\p{L}-]+(?: (?!at|in|on|by|before)[\p{L}-]+){0,4}?)(?: (?:at|in|during) (?:its|their|the|his|her) (?:\p{L}+ )?(?:meeting|session|assembly))? (?<when>${DATED})(?=\s{0,2}(?:[.;,!?\n]|$)| and )`, 'gu')

/** Who approves, and what has to wait for it, in a sentence each. */
export function approvalsBefore(text: string): Said[] {
  const signed = [...text.matchAll(SIGNS_OFF)].map(({ 0: words, index, groups }) => ({ text: `Sign-off ${groups!['before']!}. ${groups!['name']!} does the sign-off`, start: index, end: index + words.length }))
  const approved = [...text.matchAll(APPROVES)].map(({ 0: words, index, groups }) => {
    const { inside, name, deed, what, before } = groups!
    const [verb, ...rest] = deed!.split(' ')
    const order = `${verb![0]!.toUpperCase()}${[verb!.slice(1), ...rest].join(' ')}`
    return { text: `${order} ${what!} ${before!}. ${inside ?? name!} ${[`${verb!}s`, ...rest].join(' ')} ${what!}`, start: index, end: index + words.length }
  })
  // What has its day is what is approved, and not whoever does it.
  const dated = [...text.matchAll(APPROVES_ON)].map(({ 0: words, index, groups }) => ({ text: `${groups!['what']!} must be ${APPROVED[groups!['deed']!]!} by ${groups!['who']!} ${groups!['when']!}`, start: index, end: index + words.length }))
  return [...approved, ...dated, ...signed.filter(({ start }) => [...approved, ...dated].every((other) => other.start !== start))]
}
