import type { Reading, ReadingOf } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'

export type Part = ReadingOf<'topic'> & Reading

const MOST_WORDS = 6
/** Words that stand for something else. */
const POINTS = /^(?:it|them|this|that|these|those|me|us|him|her|you|one|ones|both|all|everything|anything|something|nothing|everyone|everybody|rest|others?|things?|stuff|fun|es|das|alles|todo|tudo|tout|ca|eso|isso)$/iu

/** Adds what a clause names in passing to the list that stands before it, with `called` as its name or its own words; null where it names nothing or is named already. */
export function addPart(context: ReadingContext, words: Words, called = labelOf(context, words, MOST_WORDS), { isDuty = false }: { isDuty?: boolean } = {}): string | null {
  const label = called?.replace(/^[ld]['’](?=\p{L})/iu, '') ?? null
  if (label === null || POINTS.test(label) || isWholePlan(label) || context.people.has(label) || isNamed(context, label)) return null
  const { start } = context.source.tokens[words.from]!
  const before = partBefore(context, start)
  const list = isDuty && context.plannerType === 'calendar' ? DUTIES_LIST : before?.list ?? 0
  const position = Math.max(0, ...context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.list === list ? [reading.position] : []))) + 1
  addReading(context, words, { value: { kind: 'topic', label, list, position, amount: null, minutes: null }, text: label })
  return label
}

/** Number of the list of what is to be arranged beside a plan's own matter: no topic to study, no piece to practise. */
export const DUTIES_LIST = 84

/** The part that is named last before a place in the prompt. */
export function partBefore({ readings }: ReadingContext, start: number): Part | undefined {
  return readings.filter((reading): reading is Part => reading.kind === 'topic' && reading.end <= start).toSorted((a, b) => b.start - a.start)[0]
}

/** Whether a part stands in the words already. */
export function holdsPart({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return readings.some((reading) => reading.kind === 'topic' && reading.start < tokens[to - 1]!.end && reading.end > tokens[from]!.start)
}

function isNamed({ readings }: ReadingContext, label: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return readings.some((reading) => (reading.kind === 'topic' && bare(reading.label) === bare(label)) || (reading.kind === 'event' && bare(reading.title) === bare(label)))
}
