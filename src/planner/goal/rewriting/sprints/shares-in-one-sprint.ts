import { NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const WHICH = String.raw`(?:sprint|iteration) \d{1,2}|the (?:first|second|third|fourth|last|final) (?:sprint|iteration)`
/** 'Diego does the mockups in sprint 1': somebody, a thing, and the sprint of it. */
const IN_SPRINT = new RegExp(String.raw`(?<!\p{L})(?<who>${NAME}) (?:does|makes|writes|builds|designs|draws|sets up|prepares|migrates|tests|handles|takes care of|delivers) (?<thing>(?:the )?\p{L}[\p{L}'’-]*(?: (?!in )[\p{L}'’-]+){0,4})(?<when>,? (?:in|during) (?:${WHICH}))(?=\s?[,.;)\n]|\s(?:and|but)(?!\p{L})|$)`, 'gu')

/** 'Ed does the domain transfer on 12 May at night': somebody, a thing, and its day. */
const ON_A_DAY = new RegExp(String.raw`(?<!\p{L})(?<who>${NAME}) does (?<thing>(?:the )?\p{L}[\p{L}'’-]*(?: (?!on |in |at )[\p{L}'’-]+){0,4})(?<when> on (?:the )?(?=[^,.;\n]*\d)[^,.;\n]{3,40})(?=\s?[,.;\n]|$)`, 'gu')

/** Whose work something is, and behind the goal in which sprint it is done. */
export function sharesInOneSprint(text: string): Said[] {
  const end = text.trimEnd().length
  const isOpen = !/[.!?]$/u.test(text.trimEnd())
  const shares = [...[...text.matchAll(IN_SPRINT)].map((match) => ({ match, isDay: false })), ...[...text.matchAll(ON_A_DAY)].map((match) => ({ match, isDay: true }))]
  return shares.flatMap(({ match: { 0: words, index, groups }, isDay }, at) => {
    const { thing, when } = groups!
    const cut = { start: index + words.length - when!.length, end: index + words.length }
    const name = thing!.replace(/^the /iu, '')
    const said = isDay ? `${name[0]!.toUpperCase()}${name.slice(1)}${when!}` : `The ${name} ${name.endsWith('s') ? 'are' : 'is'} done${when!.replace(/^,/u, '')}`
    return [{ text: '', ...cut }, { text: `${isOpen && at === 0 ? '.' : ''} ${said}.`, start: end, end, of: cut }]
  })
}
