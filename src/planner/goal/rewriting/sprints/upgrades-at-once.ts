import type { Said } from '../said.ts'

const UPGRADE = String.raw`[\p{L}.#+-]{2,20}(?: [\p{L}.#+-]{2,20})? v?\d{1,4}(?:\.\d{1,3}){0,3} ?(?:->|→|=>) ?v?\d{1,4}(?:\.\d{1,3}){0,3}`
const AT_ONCE = new RegExp(String.raw`^(?<first>${UPGRADE})(?:,? and | & | ?\+ ?)(?<second>${UPGRADE})(?:,? (?:of |for |in )?(?<what>(?!(?:we|i|it|it['’]?s|team|start|by)(?!\p{L}))[\p{L}\d][^,.;:\n]{3,50}))?(?<end>, |[.;:\n]|$)`, 'iu')

/** 'PHP 7.4 -> 8.3 and Symfony 4.4 -> 6.4, a monolith …' as the whole goal: two parts of it, each with its versions. */
export function upgradesAtOnce(text: string): Said[] {
  const said = AT_ONCE.exec(text)
  if (said === null) return []
  const { first, second, what, end } = said.groups!
  return [{ text: `Upgrade${what === undefined ? 's' : ` ${what}`}: ${first!}, ${second!}${/^[,.]/u.test(end!) ? '\n' : end!}`, start: 0, end: said[0].length }]
}
