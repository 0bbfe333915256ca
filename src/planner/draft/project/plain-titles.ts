import { stems } from '../../goal/matcher.ts'
import { capitalise } from '../wording.ts'

/** 'Words 1–528' for 'Words: words 1–528', 'First draft' for 'First draft: draft', and no colon without anything before it. */
export function plainTitle(title: string): string {
  const [head = '', ...behind] = title.split(/ ?: /u)
  if (behind.length === 0) return title
  const rest = title.slice(title.indexOf(': ') + 2)
  if (head.trim() === '') return capitalise(rest)
  const [named, said] = [stems(head), stems(rest)]
  if (said.length === 1 && said[0] === named.at(-1)) return head
  return named.length === 1 && said[0] === named[0] ? capitalise(rest) : title
}
