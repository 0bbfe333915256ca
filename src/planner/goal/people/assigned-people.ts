import { hasTime } from '../reading-context.ts'
import { labelOf } from '../labels.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import type { ReadingContext } from '../reading-context.ts'

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
