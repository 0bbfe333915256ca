import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Commitment = Reading & ReadingOf<'commitment'>

/** What one waits for before one has time: 'once the baby sleeps', 'when they are in bed', 'sobald die Kinder schlafen'. */
const WAITED_FOR = /^(?:(?:only|and|but|nur|solo|seulement|só) )?(?:once|as soon as|when|after|sobald|wenn|nachdem|cuando|una vez que|quand|une fois que|dès que|quando|assim que) .*(?<!\p{L})(?:sleeps?|asleep|in bed|at home|home|over|done|finished|schlafen|schläft|duermen?|dorment?|dormem|dorme)(?!\p{L})/iu
const END_OF_DAY = 1440

/** 'Once the baby sleeps (7:30 pm)': from then on there is time, and none is taken. */
export function settleOnceTheySleep(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => (reading.kind === 'commitment' && isWaitedFor(reading) ? asTime(reading) : reading))
}

function isWaitedFor({ words, windows, inPlan, person }: Commitment): boolean {
  return !inPlan && person === null && windows.length === 1 && windows[0]!.to === END_OF_DAY && WAITED_FOR.test(words)
}

function asTime({ id, words, start, end, source, days, windows }: Commitment): Reading {
  const when = `${describePattern(days)}${describeWindows(windows)}`
  return { id, words, start, end, source, strength: 'hard', appliesTo: null, kind: 'availability', days, windows, person: null, text: when.charAt(0).toUpperCase() + when.slice(1) }
}
