import { labelOf } from '../labels.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { GIVEN_BY } from '../times/activity-of-time.ts'
import { isLevel } from '../times/circumstances.ts'

/** The words before: without 'I want to', and null where an item of a list, a level or an amount stands before the comma. */
export function nameBefore(context: ReadingContext, { segment, left, leftKeys }: Surroundings, max: number): string | null {
  const intent = / (?:i|we|i'd|we'd|i'll|she|he) (?:also |would )?(?:want|like|love|need|plan|aim|hope|intend|try|have) to(?= )/u.exec(` ${leftKeys.join(' ')} `)
  const from = intent ? left.from + ` ${leftKeys.join(' ')} `.slice(0, intent.index + intent[0].length).trim().split(' ').length : left.from
  const label = labelOf(context, { from, to: left.to }, max)?.replace(GIVEN_BY, '') ?? null
  const isOfOther = segment !== null && segment.lead === ',' && left.to <= segment.from
  const before = isOfOther ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (label === null || isLevel(label) || /^(?:own|alone|home|total|average|top|addition|the side|way|whole|general)$/iu.test(label) || /(?:^|\s)(?:my|our|your|them|him|her)sel(?:f|ves)$/iu.test(label) || before !== undefined && /^(?:\d+|\p{L}+ hundred) \p{L}+$/iu.test(label)) return null
  return label
}
