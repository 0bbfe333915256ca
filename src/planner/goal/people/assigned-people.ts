import { labelOf } from '../labels.ts'
import { isName, isTitle } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, hasTime, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** 'Capt. Reyes - drills, Joanne - radios, Kyle & Dev - hoses': names, a dash, and their work, twice or more in a sentence. */
export function dashedPeople(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const pairs = context.segments.flatMap((segment, index) => {
    const work = context.segments[index + 1]
    const isPair = work?.lead === '-' && work.sentence === segment.sentence && !segment.isBullet && work.from === segment.to + 1 && work.to - work.from <= 8 && !isName(context, work.from) && !hasTime(context, work)
    const names = isPair ? namesOf(context, segment) : []
    const role = names.length > 0 ? textOf(context, work!) : ''
    return names.map((name) => ({ name, role, segment, sentence: segment.sentence }))
  })
  const inSentence = (sentence: number) => new Set(pairs.filter((pair) => pair.sentence === sentence).map(({ segment }) => segment)).size
  const found = pairs.filter(({ sentence }) => inSentence(sentence) > 1)
  for (const { segment } of found) claim(context, segment)
  return found.map(({ name, role, segment }) => ({ name, roles: [role], isUser: false, words: segment, capacity: null }))
}

/** The names that a stretch consists of; none where it says anything else. */
function namesOf(context: ReadingContext, { from, to }: Words): string[] {
  const { tokens } = context.source
  const names: string[] = []
  for (let index = from; index < to; index += 1) {
    if (/^(?:&|and|\+|\/|\.)$/u.test(tokens[index]!.key) || isTitle(context, index)) continue
    if (!isName(context, index) && !(index > from && /^\p{Lu}\p{Ll}/u.test(tokens[index]!.text))) return []
    names.push(tokens[index]!.text)
  }
  return names
}

/** 'Aditi: dedupe. Carlos: address validation.': two or more names, each with its work behind a colon. */
export function assignedIn(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.flatMap((segment, index) => {
    const work = context.segments[index + 1]
    const isAlone = segment.to === segment.from + 1 && isName(context, segment.from) && /^[:=]$/u.test(context.source.tokens[segment.to]?.key ?? '')
    const role = isAlone && work && /^[:=]$/u.test(work.lead) && work.line === segment.line && !isName(context, work.from) && !hasTime(context, work) ? labelOf(context, work, 4) : null
    return role === null ? [] : [{ name: context.source.tokens[segment.from]!.text, roles: [role], isUser: false, words: { from: segment.from, to: segment.to }, capacity: null }]
  })
  return found.length > 1 ? found : found.filter(({ name }) => known.has(name))
}
