import { tokenize } from '../../../time/grammar/token.ts'
import { sortAnnounced } from '../../meetings/announced-sort.ts'

/** What names hours is about those. */
const HOURS = /(?:between|from|to|until|till|before|after|-|–) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m|$|\s)|\d[:.]\d\d/iu

/** Whether the times of a table are free ones: its own first words say so, else the last sentence above it that says anything of them. */
export function areFreeTimes(...said: readonly string[]): boolean {
  for (const words of said) {
    const sentences = words.trim().split(/[.!?]\s/u).filter((sentence) => !HOURS.test(sentence)).toReversed()
    const sorts = sentences.flatMap((sentence) => sortAnnounced(tokenize(sentence).map(({ key }) => key), { isHeading: true }) ?? [])
    if (sorts.length > 0) return sorts[0] === 'free'
  }
  return false
}
