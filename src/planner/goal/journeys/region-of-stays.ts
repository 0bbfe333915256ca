import { parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Stay } from './trip-start.ts'

/** The stays without the one that names the whole journey, and with what 'the rest' of it is spent on. */
export function settleRegion(context: ReadingContext, stays: Stay[]): Stay[] {
  const rest = restOf(context)
  return rest === null ? withoutRegion(context, stays) : withRest(context, stays, rest)
}

/** '12 days in Italy: …' is about the whole journey: as long as all the others together. */
function withoutRegion(context: ReadingContext, stays: Stay[]): Stay[] {
  const [first, ...rest] = stays
  if (!first || rest.length < 2) return stays
  const length = (stay: Stay) => stay.days ?? stay.nights ?? 0
  const all = rest.reduce((sum, stay) => sum + length(stay), 0)
  const isHeading = isHeadingOf(context, first)
  const isOtherUnit = first.days !== null && rest.every(({ nights }) => nights !== null)
  return (isHeading || isOtherUnit) && length(first) >= all - rest.length + 1 && length(first) <= all + 1 ? rest : stays
}

function isHeadingOf(context: ReadingContext, { words }: Stay): boolean {
  const { tokens } = context.source
  // '12 nights in Greece, 14 to 26 June: …'.
  const colon = tokens.findIndex(({ key }, index) => index >= words.to - 1 && /^[:.;!?]$/u.test(key))
  return tokens.slice(words.to - 1, words.to + 1).some(({ key }) => key === ':') || tokens[colon]?.key === ':' && colon - words.to <= LONGEST_DATES && context.groups.some(({ from, to }) => from >= words.to && to <= colon)
}

/** Tokens that dates take between a region and its colon. */
const LONGEST_DATES = 14

/** 'Ten days in Portugal: 4 nights in Lisbon, 3 nights in Porto and the rest by the sea': what the others leave of the whole. */
function withRest(context: ReadingContext, stays: Stay[], rest: { place: string; words: Words }): Stay[] {
  const [whole, ...others] = stays.filter(({ place }) => place !== rest.place)
  if (!whole || others.length === 0 || whole.days === null || !isHeadingOf(context, whole)) return withoutRegion(context, stays)
  const areNights = others.every(({ nights }) => nights !== null)
  const sum = others.reduce((total, { days, nights }) => total + (days ?? nights ?? 0), 0)
  // Both days of travel belong to a stay counted in days.
  const left = areNights ? whole.days - 1 - sum : whole.days - sum + others.length
  if (left < 1) return withoutRegion(context, stays)
  return [...others, { place: rest.place, days: areNights ? null : left, nights: areNights ? left : null, within: [], words: rest.words }]
}

/** 'the rest by the sea', 'the remaining nights in Venice', 'the last days on the island of Elba'. */
function restOf(context: ReadingContext): { place: string; words: Words } | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const length = lengthOfRest(tokens.slice(index, index + 5).map(({ key }) => key))
    if (length === 0 || !/^(?:in|by|at|on|along|near|around)$/u.test(tokens[index + length]?.key ?? '')) continue
    const at = /^(?:the|a)$/u.test(tokens[index + length + 1]?.key ?? '') ? index + length + 2 : index + length + 1
    const name = parseProperName(context, at)
    if (name) return { place: name.value, words: { from: index, to: name.next } }
    let to = at
    while (to < tokens.length && to < at + 3 && tokens[to]!.kind === 'word') to += 1
    if (to > at) return { place: context.prompt.slice(tokens[at]!.start, tokens[to - 1]!.end).replace(/^./u, (letter) => letter.toUpperCase()), words: { from: index, to } }
  }
  return null
}

function lengthOfRest(keys: readonly string[]): number {
  const said = /^(?:(?:and )?(?:the|our|my) )?(?:rest(?: of (?:the|our) (?:time|days|nights|trip))?|remainder|remaining (?:days|nights|time))(?= |$)/u.exec(keys.join(' '))?.[0]
  return said === undefined ? 0 : said.split(' ').length
}
