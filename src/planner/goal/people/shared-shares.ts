import { isName } from './people-words.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isPostWord } from './post-words.ts'
import { occupationOf } from './roles.ts'

/** 'Ada and Tunde with 45 hours each': whether what stands before counts for each of those named. */
export function saysEach({ source: { tokens } }: ReadingContext, at: number): boolean {
  return /^(?:each|apiece|je|jeweils|chacun|chacune)$/u.test(tokens[at]?.key ?? '') || tokens[at]?.key === 'cada' && /^(?:uno|una|um|uma)$/u.test(tokens[at + 1]?.key ?? '')
}

/** The Ada of 'Ada and Tunde with 45 hours each'. */
export function joinedBefore(context: ReadingContext, last: number): string[] {
  const names: string[] = []
  for (let at = last - 2; at >= 0 && isName(context, at) && JOINT_OR_COMMA.test(context.source.tokens[at + 1]!.key); at -= 2) names.unshift(context.source.tokens[at]!.text)
  return names
}

const LONGEST_POST = 3

/** The head ranger of 'Head ranger Tomos, 5 hours a week': what stands before the name in its clause, if it ends in what somebody is. */
export function postBefore(context: ReadingContext, name: number): string[] {
  const segment = context.segments.find(({ from, to }) => name >= from && name < to)
  const words = segment === undefined ? [] : context.source.tokens.slice(segment.from, name)
  const last = words.at(-1)
  const isPost = last !== undefined && words.length <= LONGEST_POST && words.every(({ kind }) => kind === 'word') && (occupationOf(last.key) !== null || isPostWord(last, context.language)) && !words.some(({ key }) => /^(?:with|for|by|and|from|to|of)$/u.test(key))
  return isPost ? [words.map(({ key }) => key).join(' ')] : []
}
