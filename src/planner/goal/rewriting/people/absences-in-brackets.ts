import { NAME } from './people-named.ts'
import type { Said } from '../said.ts'

const WHICH = String.raw`(?:the )?(?:(?:first|second|third|fourth|last|next to last) (?:two )?sprints?|sprints? \d{1,2}(?:(?:,| and| to|[-–]) ?\d{1,2})*)`
const AWAY = String.raw`(?<away>on (?:parental |maternity |paternity |sick |annual )?leave|on (?:holiday|vacation)|away|off|out|absent|unavailable|not available) (?:in|during|for) (?<when>${WHICH})`
const COMES = String.raw`(?<comes>joins|joining|starts|starting|only from|from) (?:in |with |at )?(?<first>${WHICH})`
const GOES = String.raw`(?<goes>leaves|leaving|until|till|only until) (?:after |the end of )?(?<last>${WHICH})`
const THERE = String.raw`(?:only |just )?(?:in|for|during) (?<there>(?:the )?sprints? (?<from>\d{1,2})(?: ?(?:to|[-–]|and) ?(?<to>\d{1,2}))?)(?: only)?`
/** 'Bo (QA, on leave in sprint 2)', 'Dana (frontend, joins in sprint 3)'. */
const IN_BRACKETS = new RegExp(String.raw`(?<name>${NAME}) \((?<before>[^()\n]{2,40}), (?:${AWAY}|${COMES}|${GOES}|${THERE})(?<behind>, [^()\n]{2,40})?\)`, 'gu')

/** When somebody of the team is there stands in a sentence of its own behind the goal, and what they are in the brackets alone. */
export function absencesInBrackets(text: string): Said[] {
  const end = text.trimEnd().length
  const isOpen = !/[.!?]$/u.test(text.trimEnd())
  return [...text.matchAll(IN_BRACKETS)].flatMap(({ 0: all, index, groups }, at) => {
    const { name, before, behind = '' } = groups!
    const bracket = index + name!.length + 1
    const sentence = saidOf(name!, groups!)
    return [
      { text: `(${before!}${behind})`, start: bracket, end: index + all.length },
      { text: `${isOpen && at === 0 ? '.' : ''} ${sentence}.`, start: end, end, of: { start: bracket, end: index + all.length } },
    ]
  })
}

/** When somebody is there or away, in sentences without the last full stop. */
function saidOf(name: string, groups: Record<string, string | undefined>): string {
  if (groups['away'] !== undefined) return `${name} is away in ${groups['when']!}`
  if (groups['comes'] !== undefined) return `${name} joins in ${groups['first']!}`
  if (groups['goes'] !== undefined) return `${name} leaves after ${groups['last']!}`
  const from = Number(groups['from'])
  return `${from > 1 ? `${name} joins in sprint ${from}. ` : ''}${name} leaves after sprint ${groups['to'] ?? from}`
}
