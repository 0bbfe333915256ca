import { parseNumber } from '../../time/grammar/parse-number.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, isClaimed, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { isRelative } from './relatives.ts'
import { isWantedAt, LARGEST_TEAM } from './wanted-people.ts'

const LONGEST_TRADE = 3

/**
 * 'Two technicians, Hassan and Britt', 'dos enfermeras: Ana y Pilar', '3 roofers – Jo, Ed and Kim': as many names behind
 * what they are as the number says. They are these people, and nobody else is counted.
 */
export function peopleByCount(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found: Person[] = []
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const trade = tradeAt(context, index)
    const names = trade ? namesBehind(context, trade.to + 1) : []
    if (!trade || names.length !== trade.count) continue
    const words = { from: index, to: names.at(-1)!.to }
    claim(context, words)
    found.push(...names.map((name) => ({ name: textOf(context, name), roles: [trade.role], isUser: false, words, capacity: null })))
    index = words.to - 1
  }
  return found
}

/** The number and the plural before a comma, a dash or a colon. */
function tradeAt(context: ReadingContext, index: number): { count: number; role: string; to: number } | null {
  const { tokens } = context.source
  const number = tokens[index]!.kind === 'symbol' ? null : parseNumber(context.source, index)
  if (!number || number.value < 2 || number.value > LARGEST_TEAM || isWantedAt(context, index)) return null
  let to = number.next
  while (to < tokens.length && to - number.next < LONGEST_TRADE && tokens[to]!.kind === 'word' && (context.language === 'de' || tokens[to]!.text === tokens[to]!.key)) to += 1
  const isSigned = /^[,:–—=-]$/u.test(tokens[to]?.key ?? '') && to > number.next && !isClaimed(context, { from: index, to })
  const head = tokens[to - 1]!
  const singular = singularOf(context, head.text)
  const isTrade = isSigned && (isPostWord({ key: singular.toLowerCase(), text: singular }, context.language) || isPostWord(head, context.language) || isRelative(singular))
  return isTrade ? { count: number.value, role: [...tokens.slice(number.next, to - 1).map(({ text }) => text), singular].join(' '), to } : null
}

function singularOf({ language }: ReadingContext, word: string): string {
  if (language === 'de') return word.replace(/nnen$/u, 'n')
  return word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/u, '') : word
}

/** Names of one or two words, joined, up to the first that is none. */
function namesBehind(context: ReadingContext, from: number): Words[] {
  const { tokens } = context.source
  const names: Words[] = []
  let index = from
  while (isName(context, index) && !isClaimed(context, { from: index, to: index + 1 })) {
    let to = index + 1
    if (tokens[to]?.key === '-' && !tokens[to]!.spaced && tokens[to + 1]?.kind === 'word') to += 2
    else if (isName(context, to)) to += 1
    names.push({ from: index, to })
    const joints = [to, to + 1].filter((at) => JOINT_OR_COMMA.test(tokens[at]?.key ?? ''))
    if (joints.length === 0 || joints[0] !== to) break
    index = to + joints.length
  }
  return names
}
