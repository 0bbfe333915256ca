import { isEmptyWord } from '../labels.ts'
import type { ReadingContext } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import type { Stay } from './trip-start.ts'

/** 'Oslo, Riga and Malta take 4, 3 and 4 days respectively'. */
export function respectiveStays(context: ReadingContext): Stay[] {
  const { tokens } = context.source
  return statementsOf(context, { atCommas: false }).flatMap((statement) => {
    const words = tokens.slice(statement.from, statement.to)
    const first = words.findIndex(({ kind }) => kind === 'digits')
    const unit = words.find(({ key }) => /^(?:days|nights)$/u.test(key))
    if (first < 0 || unit === undefined || !words.some(({ key }) => key === 'respectively')) return []
    const numbers = words.flatMap(({ kind, text }) => (kind === 'digits' ? [Number(text)] : []))
    const places: string[] = []
    for (let index = statement.from; index < statement.from + first; index += 1) {
      const name = isNameWord(context, index) && !isEmptyWord(tokens[index]!.key) ? parseProperName(context, index) : null
      if (name) places.push(name.value)
      if (name) index = name.next - 1
    }
    if (places.length < 2 || places.length !== numbers.length) return []
    return places.map((place, index) => ({ place, days: unit.key === 'days' ? numbers[index]! : null, nights: unit.key === 'nights' ? numbers[index]! : null, within: [], words: statement }))
  })
}
