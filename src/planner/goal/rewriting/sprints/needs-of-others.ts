import { NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

/** 'Cleo needs Dan's texts first'. */
const NEEDS = new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})(?:and|but)) ?)(?<who>${NAME}) (?:needs|waits for|depends on|relies on) (?<owner>${NAME})['’]s (?<what>\p{L}[\p{L}-]*(?: (?!first|before|to|by)[\p{L}-]+){0,2})(?: first| before (?:that|starting|(?:he|she|they) (?:can )?(?:start|begin)s?)| to (?:start|begin))?(?=\s?[.;,\n]|\s(?:and|but)(?!\p{L})|$)`, 'gu')

/** What one waits for that another makes, as an order of the two things, where the first says elsewhere what that one makes. */
export function needsOfOthers(text: string): Said[] {
  return [...text.matchAll(NEEDS)].flatMap(({ 0: words, index, groups }) => {
    const { who, what } = groups!
    const own = new RegExp(String.raw`(?<!\p{L})${who!} (?!needs|waits|depends|relies)\p{Ll}+s (?:the |our |an? |all )?(?<thing>\p{Ll}[\p{L}-]*(?: (?!and|on|in|at|by|from|until|with|for)[\p{L}-]+)?)`, 'u').exec(text)?.groups?.['thing'] ?? new RegExp(String.raw`(?<!\p{L})${who!} \((?<thing>\p{Ll}[\p{L} -]{2,25})\)`, 'u').exec(text)?.groups?.['thing']
    return own === undefined ? [] : [{ text: `The ${what!} before the ${own}`, start: index, end: index + words.length }]
  })
}
