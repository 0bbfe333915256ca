import type { Brief } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Said } from './said.ts'

/** A text of which parts are said in other words, and which words of the text before each stretch of it stands for. */
export type WrittenOut = { text: string; parts: readonly (Said & { at: number })[]; prompt: string }

/** What overlaps words that stand in an earlier layer gives way to that one; from left to right. */
export function besideEachOther(layers: readonly (readonly Said[])[]): Said[] {
  return layers.reduce<Said[]>((known, layer) => [...known, ...layer.filter(({ start, end }) => known.every((other) => start >= other.end || end <= other.start))], []).toSorted((a, b) => a.start - b.start)
}

/** The text with stretches of it, from left to right, said in other words. */
export function writtenWith(prompt: string, said: readonly Said[]): WrittenOut {
  const parts: (Said & { at: number })[] = []
  let [text, from] = ['', 0]
  const add = (part: Said) => {
    parts.push({ ...part, at: text.length })
    text += part.text
  }
  for (const part of said) {
    if (part.start < from) continue
    if (part.start > from) add({ text: prompt.slice(from, part.start), start: from, end: part.start })
    add(part)
    from = part.end
  }
  if (from < prompt.length) add({ text: prompt.slice(from), start: from, end: prompt.length })
  return { text, parts, prompt }
}

/** The brief in the words of the text before it was written out. */
export function inOwnWords(brief: Brief, written: WrittenOut): Brief {
  const own = ({ start, end }: { start: number; end: number }) => {
    const [from, to] = [offsetOf(written, start, 'start'), offsetOf(written, Math.max(start, end - 1), 'end')]
    return { start: from, end: Math.max(from, to), words: written.prompt.slice(from, Math.max(from, to)) }
  }
  // A list of dates is called what its heading says, and not as the first of them.
  const heading = written.parts.find(({ heading: above = '' }) => above !== '' && brief.subject.toLowerCase().startsWith(`${above.toLowerCase()} `))?.heading
  return {
    ...brief, prompt: written.prompt, subject: heading ?? brief.subject,
    readings: inOrderOfWords(brief.readings.map((reading) => (reading.source === 'assumed' ? reading : { ...reading, ...own(reading) }))),
    notes: brief.notes.map((note) => ({ ...note, ...own(note) })),
  }
}

/** The offset in the text before of what stands at `at`; of what is said in other words, the edge of what it stands for. */
function offsetOf({ parts, prompt }: WrittenOut, at: number, edge: 'start' | 'end'): number {
  const part = parts.findLast((candidate) => candidate.at <= at)
  if (!part) return 0
  const from = part.of ?? part
  const isVerbatim = part.text === prompt.slice(from.start, from.end)
  return isVerbatim ? from.start + at - part.at + (edge === 'end' ? 1 : 0) : from[edge]
}
