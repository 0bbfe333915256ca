import type { ReadingContext } from '../reading-context.ts'
import { isPersonWord } from '../topics/proper-names.ts'

/** Index of the name in 'On Monday, Ana is busy …'. */
export function behindDays(context: ReadingContext, index: number): number {
  const lead = context.groups.find(({ from }) => from === index || from === index + 1 && /^(?:on|am|el|le)$/u.test(context.source.tokens[index]!.key))
  return lead && /^[,:]$/u.test(context.source.tokens[lead.to]?.key ?? '') && lead.entries.every(({ windows, point }) => windows.length === 0 && point === null) ? lead.to + 1 : index
}

/** Index of the name in 'About Ana: …', 'Regarding Ana: …'. */
export function behindAbout(context: ReadingContext, index: number): number {
  return /^(?:about|regarding|concerning|re)$/u.test(context.source.tokens[index]?.key ?? '') && isPersonWord(context, index + 1) && context.source.tokens[index + 2]?.key === ':' ? index + 1 : index
}
