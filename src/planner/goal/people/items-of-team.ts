import type { ReadingContext, Words } from '../reading-context.ts'
import { isName, isUserWord } from './people-words.ts'

/** The list of a team cut into its items: at commas, line breaks and words like 'and' before a name, or at semicolons where each of these parts one person. */
export function itemsOf(context: ReadingContext, list: Words): Words[] {
  const { tokens } = context.source
  const items: Words[] = []
  // 'Ines - lead, 50%; Rui - dev': behind semicolons, commas belong to one person.
  const isCutAtSemicolons = holdsOnePersonEach(context, list, ';')
  // '(Lena, 20%)' is about one.
  if (context.source.tokens[list.from - 1]?.key === '(' && namesIn(context, list) === 1 && !holdsUser(context, list)) return [list]
  const isCutAtLines = holdsOnePersonEach(context, list, 'break')
  let from = list.from
  let depth = 0
  for (let index = list.from; index < list.to; index += 1) {
    const { key, kind } = tokens[index]!
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    const isJoint = (key === 'and' || key === '&' || key === '+' || key === 'y' || key === 'und' || key === 'et' || key === 'e' || key === '/') && (isName(context, index + 1) || isUserWord(context, index + 1))
    if (depth === 0 && (key === ',' && !isCutAtSemicolons && !isCutAtLines || key === ';' || kind === 'break' || isJoint)) {
      if (index > from) items.push({ from, to: index })
      from = index + 1
    }
  }
  if (list.to > from) items.push({ from, to: list.to })
  return items
}

/** How many people are named within the words; several names in a row are one. */
export function namesIn(context: ReadingContext, { from, to }: Words): number {
  let count = 0
  for (let index = from; index < to; index += 1) if (isName(context, index) && !(index > from && isName(context, index - 1))) count += 1
  return count
}

function holdsUser(context: ReadingContext, { from, to }: Words): boolean {
  return context.source.tokens.slice(from, to).some((_, offset) => isUserWord(context, from + offset))
}

/** Whether semicolons, or the lines, part the list into items with one name each. */
export function holdsOnePersonEach(context: ReadingContext, { from, to }: Words, cut: ';' | 'break'): boolean {
  const counts = [0]
  for (let index = from; index < to; index += 1) {
    const { key, kind } = context.source.tokens[index]!
    const isCut = key === cut || kind === cut
    if (isCut && index === from) continue
    if (isCut) counts.push(0)
    else if (isName(context, index) && !isName(context, index - 1)) counts[counts.length - 1]! += 1
  }
  return counts.length > 1 && counts.every((count) => count === 1)
}
