import { cueIndex } from '../cues.ts'
import type { Cue } from '../clause-words.ts'
import type { ReadingOf } from '../brief.ts'
import { addReading, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Wish = ReadingOf<'preference'>['wish']

const WISHES: readonly (readonly [Cue, Wish, string])[] = [
  ['earliest', 'earliest', 'As early as possible'], ['latest', 'latest', 'As late as possible'],
  ['light', 'light', 'Not too much at once'], ['intense', 'intense', 'Intensive'],
]

/** Wishes without a number: 'as early as possible', 'not too packed'. */
export function readWishes(context: ReadingContext): void {
  for (const segment of context.segments) {
    const keys = keysOf(context, segment)
    for (const [cue, wish, text] of WISHES) {
      const at = cueIndex(keys, cue)
      const isKnown = context.readings.some((reading) => reading.kind === 'preference' && reading.wish === wish)
      if (at < 0 || isKnown || isGuarded(context, wish)) continue
      addReading(context, { from: segment.from + at, to: segment.to }, { value: { kind: 'preference', wish, minute: null, person: null, days: {} }, strength: 'soft', text })
    }
  }
}

/** 'earliest' and 'latest' are wishes for a slot; in other plans they mostly are parts of bounds. */
function isGuarded(context: ReadingContext, wish: Wish): boolean {
  return (wish === 'earliest' || wish === 'latest') && context.readings.every(({ kind }) => kind !== 'meeting') && !/as (?:early|soon|late) as possible|asap|the (?:earlier|sooner) the better/iu.test(context.prompt)
}
