import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import type { Stay } from './trip-start.ts'

/** 'Oslo, Riga and Malta take 4, 3 and 4 days respectively'. */
export function respectiveStays(context: ReadingContext): Stay[] {
  const { tokens } = context.source
  return statementsOf(context, { atCommas: false }).flatMap((statement) => {
    const words = tokens.slice(statement.from, statement.to)
    const unit = words.find(({ key }) => /^(?:days|nights)$/u.test(key))
    if (unit === undefined || !words.some(({ key }) => key === 'respectively')) return []
    const [places, numbers]: [string[], number[]] = [[], []]
    for (let index = statement.from; index < statement.to; index += 1) {
      const name = numbers.length === 0 && isNameWord(context, index) && !isEmptyWord(tokens[index]!.key) ? parseProperName(context, index) : null
      // 'two, three and four', once the places have been named.
      const number = name || places.length < 2 ? null : parseNumber(context.source, index)
      if (name) places.push(name.value)
      if (number) numbers.push(number.value)
      index = (name?.next ?? number?.next ?? index + 1) - 1
    }
    if (places.length < 2 || places.length !== numbers.length) return []
    return places.map((place, index) => ({ place, days: unit.key === 'days' ? numbers[index]! : null, nights: unit.key === 'nights' ? numbers[index]! : null, within: [], words: statement }))
  })
}
