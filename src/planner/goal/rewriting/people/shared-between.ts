import type { Said } from '../said.ts'

const WHO = String.raw`(?:me|myself|us|my (?:\p{L}+ ){0,2}?\p{L}+|(?-i:\p{Lu}\p{Ll}+))`
const BETWEEN = new RegExp(String.raw`,?(?<shared> (?:to be )?(?:shared|split|divided|spread)(?: out| up)?)? (?:between|amongst?) (?<who>${WHO}(?:, ${WHO}){0,5},? (?:and|&) ${WHO})(?<tail>(?: (?:for|in|during|until|till|over|through|from|on|at|each|every) [^.;!?\n,]{1,60})?)(?=[.;!?\n]|$)`, 'giu')
const ONESELF = /(?<!\p{L})(?:me|myself|us)(?!\p{L})/iu

/** 'A visit each day between me, Ola and Finn', 'split between Mia and Jo': one of them at a time. 'Between Porto and Faro' is a way. */
export function sharedBetween(text: string): Said[] {
  return [...text.matchAll(BETWEEN)].flatMap(({ 0: words, index, groups }) => {
    const { shared, who, tail } = groups!
    if (shared === undefined && !ONESELF.test(who!)) return []
    const sharers = who!.replace(/(?<!\p{L})(?:me|myself)(?!\p{L})/giu, 'I')
    return [{ text: `${tail}. ${sharers[0]!.toUpperCase()}${sharers.slice(1)} take turns`, start: index, end: index + words.length }]
  })
}
