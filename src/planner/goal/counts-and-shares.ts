import { parseNumber } from '../time/grammar/parse-number.ts'
import { JOINT } from './joining-words.ts'
import { stems } from './matcher.ts'
import { roleAt } from './people/roles.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** 'One fish, two veggie': how many of what, in words. The article of other languages is no number. */
export function countsIn(context: ReadingContext, { from, to }: Words, subject: string): boolean {
  const { source, language } = context
  const isTeam = source.tokens.slice(from, to).some((_, offset) => roleAt(context, from + offset) !== null)
  return !isTeam && source.tokens.slice(from, to).some(({ key, kind, text }, offset) => {
    const next = source.tokens[from + offset + 1]
    const isNumber = kind === 'word' && parseNumber(source, from + offset) !== null && !(language !== 'en' && ARTICLE.test(key))
    return isNumber && from + offset + 1 < to && next!.kind === 'word' && !NO_COUNTED.has(next!.key) && source.tokens[from + offset - 1]?.key !== 'in' && !subject.includes(`${text} ${next!.text}`)
  })
}

const ARTICLE = /^(?:ein|eine|einen|einem|einer|un|una|une|um|uma)$/u
/** 'One of us', 'one day', 'this one is', 'four cities' of a journey, whose stays are counted. */
const NO_COUNTED = new Set('of day days way thing things is are was to for and or by at in on year years week weeks month months more other city cities country countries people us'.split(' '))

/** 'Nadia does that', 'the twins together', 'each costs me a morning': who does what no role of theirs says, or what holds for every one of them. */
export function sharesOut({ source, readings }: ReadingContext, { from, to }: Words): boolean {
  const roles = new Map(readings.flatMap((reading) => (reading.kind === 'person' ? [[reading.name, stems(reading.roles.join(' '))] as const] : [])))
  const words = source.tokens.slice(from, to)
  const said = new Set(stems(words.map(({ text }) => text).join(' ')))
  return words.some(({ key, text }, offset) => {
    const isNews = words.some((word) => word.kind === 'word' && !roles.has(word.text) && !JOINT.test(word.key)) && words.length > 2 && roles.has(text) && !roles.get(text)!.some((stem) => said.has(stem))
    return isNews || SHARES.has(key) && !/^(?:put|get|gets|pull|come|comes|bring)$/u.test(words[offset - 1]?.key ?? '')
  })
}

const SHARES = new Set('together each apiece jeweils zusammen juntos juntas ensemble chacun chacune'.split(' '))
