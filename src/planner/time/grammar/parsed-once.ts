import type { Match, Source } from './source.ts'

type Parse<T> = (source: Source, index: number) => Match<T> | null

/** The same parse, tried once at each place of a text: several rules ask for the same days there. What it found is shared, so nobody may change it. */
export function parsedOnce<T>(parse: Parse<T>): Parse<T> {
  const found = new WeakMap<Source, Map<number, Match<T> | null>>()
  return (source, index) => {
    const places = found.get(source) ?? new Map<number, Match<T> | null>()
    if (places.size === 0) found.set(source, places)
    const known = places.get(index)
    if (known !== undefined) return known
    const match = parse(source, index)
    places.set(index, match)
    return match
  }
}
