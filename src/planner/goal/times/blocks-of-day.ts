import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Hours = Reading & ReadingOf<'availability'>

/** A name that says no more than that one sits down. */
const SITTINGS = /^(?:(?:two|three|four|\d|my|our|study|work|working|learning|training|writing|zwei|drei|dos|tres|deux|trois|dois) )*(?:blocks?|slots?|sittings?|sessions?|windows?|blöcke|bloques|blocs|blocos|sesiones|séances)$/iu
const ONE_MORE = /^(?:and |und |y |et |e )?(?:the )?(?:one|another|other|second|einer|einen|uno|otro|un|um|l'autre|outro) /iu

/** 'Other days two blocks: one between 9 and 1, one between 2 and 6': all of them are the hours of the plan on those days. */
export function settleBlocksOfDay(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const block of context.readings) {
    if (block.kind !== 'rhythm' || block.source !== 'stated' || block.title === null || block.windows.length === 0 || !SITTINGS.test(block.title)) continue
    const further = context.readings.filter((reading): reading is Hours => reading.kind === 'availability' && reading.source === 'stated' && ONE_MORE.test(reading.words) && reading.start >= block.end && !/[.!?\n]/u.test(context.prompt.slice(block.end, reading.start)))
    if (further.length === 0) continue
    const { id, words, start, end, source, strength, days, windows } = block
    const all = [...windows, ...further.flatMap((reading) => reading.windows)]
    context.readings = context.readings.flatMap((reading): Reading[] => {
      if (further.some((other) => other === reading)) return []
      return reading === block ? [{ id, words, start, end, source, strength, appliesTo: null, kind: 'availability', days, windows: all, person: null, text: `${describePattern(days)}${describeWindows(all)}` }] : [reading]
    })
  }
}
