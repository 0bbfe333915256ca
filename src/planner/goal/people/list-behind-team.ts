import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { holdsOnePersonEach } from './items-of-team.ts'
import { isName, isTitle, ROLE_WORDS, roleOfCue, TEAM_WORDS } from './people-words.ts'
import { occupationOf } from './roles.ts'

/** The list behind a word for a team or a post: behind a colon up to the end of its sentence, in the brackets that follow, or the bullets below; null where nobody is named there. */
export function listAfter(context: ReadingContext, index: number): Words | null {
  const { tokens } = context.source
  if (isAlone(context, index)) return null
  let at = index + 1
  // 'Team of 3:' and 'devs on this:'.
  while (at < tokens.length && at < index + 4 && tokens[at]!.key !== ':' && tokens[at]!.key !== '(' && (tokens[at]!.kind === 'digits' || isEmptyWord(tokens[at]!.key) || parseNumber(context.source, at))) at += 1
  if (isHeadOfBullets(context, index, at)) return bulletsBehind(context, at)
  const open = tokens[at]?.key
  // The devs of 'Petra and Yusuf are devs, Mirjam does photos' are those before.
  if (open === ',' && TEAM_WORDS.has(tokens[index]!.key) && !/^(?:are|is|both|sind|son|sont|sao)$/u.test(tokens[index - 1]?.key ?? '') && !isTitleOfName(context, index) && isName(context, at + 1)) return namesBehind(context, at + 1)
  if (open !== ':' && open !== '(' && open !== '=') return nameList(context, index + 1)
  let to = at + 1
  let depth = 0
  while (to < tokens.length) {
    const token = tokens[to]!
    if (open === '(' ? token.key === ')' && depth === 0 : isEndOfList(context, to, at + 1)) break
    if (token.key === '(') depth += 1
    if (token.key === ')') depth -= 1
    to += 1
  }
  const list = { from: at + 1, to }
  const hasName = tokens.slice(list.from, list.to).some((_, offset) => isName(context, list.from + offset))
  return hasName ? list : null
}

/** 'Solo dev, Northwind demo by June': who is alone has nobody behind the comma. */
function isAlone({ source: { tokens } }: ReadingContext, index: number): boolean {
  return /^(?:solo|lone|only|indie|sole)$/u.test(tokens[index - 1]?.key ?? '')
}

/** 'People' on a line of its own, or with its colon, and below it bullets that begin with names or hold one each. */
function isHeadOfBullets(context: ReadingContext, index: number, at: number): boolean {
  const { tokens } = context.source
  const end = tokens[at]?.key === ':' ? at + 1 : at
  // '* Firmware' above '* Housing' is an item like it.
  const isItem = /^[-*•+]$/u.test(tokens[index - 1]?.key ?? '') && end === at
  const isAlone = !isItem && (index === 0 || tokens[index - 1]!.kind === 'break' || tokens[index - 2]?.kind === 'break') && tokens[end]?.kind === 'break'
  return isAlone && /^[-*•+]$/u.test(tokens[end + 1]?.key ?? '') && holdsOnePersonEach(context, bulletsBehind(context, at), 'break')
}

/** The bullets below a heading, up to an empty line or one without a bullet. */
function bulletsBehind({ source: { tokens } }: ReadingContext, at: number): Words {
  const from = tokens[at]?.key === ':' ? at + 1 : at
  let to = from + 1
  while (to < tokens.length && !(tokens[to]!.kind === 'break' && !/^[-*•+]$/u.test(tokens[to + 1]?.key ?? ''))) to += 1
  return { from, to }
}

/** The engineer of 'Anneke mech. engineer, Sunil firmware': what the one before is. */
function isTitleOfName(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  for (let at = index - 1; at >= 0 && at >= index - 4; at -= 1) {
    if (isName(context, at)) return true
    if (tokens[at]!.kind === 'word' ? tokens[at]!.text !== tokens[at]!.key || isEmptyWord(tokens[at]!.key) : tokens[at]!.key !== '.' || tokens[at]!.spaced) return false
  }
  return false
}

/** 'two devs, Sam and Alex, …': names up to the first other word. */
function namesBehind(context: ReadingContext, from: number): Words {
  let to = from
  for (let index = from; isName(context, index) || (/^(?:,|and|&|\+|y|und|et|e)$/u.test(context.source.tokens[index]?.key ?? '') && isName(context, index + 1)); index += 1) to = index + 1
  return { from, to }
}

/** The interviewers of 'interviewers Ines and Omar'. */
export function isAgents(context: ReadingContext, index: number): boolean {
  const { key } = context.source.tokens[index]!
  return context.plannerType === 'sprint' && (/(?:er|or|ist|lead)s$/u.test(key) && roleOfCue(key).length > 0 || /^(?:assistants|colleagues|friends|helpers|trainees|partners|flatmates|neighbours|neighbors|cousins|brothers|sisters|siblings|kids|children)$/u.test(key) && /^(?:my|our|two|three|four|2|3|4)$/u.test(context.source.tokens[index - 1]?.key ?? ''))
}

/** 'recruiter Dana', 'engineers Mei and Oskar': names right behind the word. */
function nameList(context: ReadingContext, from: number): Words | null {
  if (isName(context, from) && isAgents(context, from - 1)) return namesBehind(context, from)
  if (!isName(context, from) || !ROLE_WORDS.has(context.source.tokens[from - 1]!.key)) return null
  // 'pick test Gent' is work at a place, 'pm Gent' is somebody.
  const [role, before] = [context.source.tokens[from - 1]!.key, context.source.tokens[from - 2]]
  if (occupationOf(role) === null && !roleOfCue(role).some((each) => /(?:er|or|ist)$/u.test(each)) && before?.kind === 'word' && before.text === before.key && !ROLE_WORDS.has(before.key) && !isEmptyWord(before.key)) return null
  // 'teacher Mr Lindqvist'.
  const surname = context.source.tokens[from + 1]?.key === '.' ? from + 2 : from + 1
  return { from, to: isTitle(context, from) && isName(context, surname) ? surname + 1 : from + 1 }
}

function isEndOfList(context: ReadingContext, index: number, from: number): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  // Bullets below a list that stands on one line are other things.
  if (token.kind === 'break' && index > from && tokens[from]!.kind !== 'break' && /^[-*•]$/u.test(tokens[index + 1]?.key ?? '')) return true
  if (token.kind === 'break') return tokens[index + 1]?.kind === 'break' || index + 1 >= tokens.length || !isName(context, index + 1) && !/^[-*•]$/u.test(tokens[index + 1]!.key)
  return (token.key === '.' && !isTitle(context, index - 1) || token.key === '!' || token.key === '?') && (tokens[index + 1] === undefined || tokens[index + 1]!.spaced || tokens[index + 1]!.kind === 'break')
}
