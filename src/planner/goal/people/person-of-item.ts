import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { personIn } from './read-people.ts'
import type { Surroundings } from '../surroundings.ts'

/** 'Jon hardware (only Mon-Wed)', in a plan for several: the person right before the brackets. */
export function personBeforeBracket(context: ReadingContext, { segment }: Surroundings): string | null {
  const before = segment?.lead === '(' && context.plannerType === 'sprint' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return before && before.sentence === segment!.sentence ? personIn(context, before) : null
}

/** 'Rui - dev; Sara - training, 16 h a week, off 24-28 May': the one person of the item between the semicolons. */
export function personOfItem(context: ReadingContext, { segment }: Surroundings): string | null {
  const sentence = segment !== null && segment.lead === ',' && context.plannerType === 'sprint' ? sentenceOf(context, segment) : []
  if (segment === null || !sentence.some(({ lead }) => lead === ';')) return null
  const at = sentence.indexOf(segment)
  const start = sentence.slice(0, at).findLastIndex(({ lead }) => lead === ';' || lead === ':')
  const people = sentence.slice(Math.max(0, start), at + 1).map((part) => personIn(context, part)).filter((person) => person !== null)
  return people.length === 1 ? people[0]! : null
}
