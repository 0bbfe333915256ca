import { NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const WHICH = String.raw`(?:sprint|iteration) \d{1,2}|the (?:first|second|third|fourth|last|final) (?:sprint|iteration)`
/** 'Diego does the mockups in sprint 1': somebody, a thing, and the sprint of it. */
const IN_SPRINT = new RegExp(String.raw`(?<!\p{L})(?<who>${NAME}) (?:does|makes|writes|builds|designs|draws|sets up|prepares|migrates|tests|handles|takes care of|delivers) (?<thing>(?:the )?\p{L}[\p{L}'’-]*(?: (?!in )[\p{L}'’-]+){0,4})(?<when>,? (?:in|during) (?:${WHICH}))(?=\s?[,.;)\n]|\s(?:and|but)(?!\p{L})|$)`, 'gu')

/** Whose work something is, and behind the goal in which sprint it is done. */
export function sharesInOneSprint(text: string): Said[] {
  const end = text.trimEnd().length
  const isOpen = !/[.!?]$/u.test(text.trimEnd())
  return [...text.matchAll(IN_SPRINT)].flatMap(({ 0: words, index, groups }, at) => {
    const { thing, when } = groups!
    const cut = { start: index + words.length - when!.length, end: index + words.length }
    const name = thing!.replace(/^the /iu, '')
    return [{ text: '', ...cut }, { text: `${isOpen && at === 0 ? '.' : ''} The ${name} ${/s$/u.test(name) ? 'are' : 'is'} done${when!.replace(/^,/u, '')}.`, start: end, end, of: cut }]
  })
}
