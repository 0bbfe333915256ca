import type { Brief, Reading } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Said } from '../rewriting/said.ts'
import type { Wording } from '../rewriting/wording.ts'
import { besideGates } from './beside-gates.ts'
import { describeLength } from './gate-length.ts'
import type { Gate } from './around-a-length.ts'
import { gatesIn } from './gates-in-text.ts'

/** A text without what it says of others' time, whose lengths are neither work nor spans of the plan. */
export function withoutGates(text: string): Said[] {
  let known = 0
  return gatesIn(text).map(({ start, end }) => {
    const whole = stretchOf(text, start, end)
    const stretch = { start: Math.max(known, whole.start), end: whole.end }
    // What 'then' stood before begins a sentence of its own.
    if (/[.]\s+\S[^.]*$/u.test(text.slice(start, end))) return { text: `${/(?:^|[.!?]\s*)$/u.test(text.slice(0, stretch.start)) ? ' ' : '. '}${text.slice(stretch.end, stretch.end + 1).toUpperCase()}`, start: stretch.start, end: stretch.end + 1 }
    const [mark = ''] = /^[,.;:)]/u.exec(text.slice(stretch.end)) ?? []
    known = stretch.end + mark.length
    return { text: mark === '' ? ' ' : mark, start: stretch.start, end: known }
  })
}

/** With the signs that only belong to what is left out: its brackets, its full stop, the comma before it. */
function stretchOf(text: string, start: number, end: number): { start: number; end: number } {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const open = /\s?\(\s*$/u.exec(before)
  const close = /^\s*[.!]?\s*\)/u.exec(behind)
  if (open !== null && close !== null) return { start: open.index, end: end + close[0].length }
  const isStart = /(?:^|[.!?;:\n]\s*|^\s*[-*•]\s*|\n\s*[-*•]\s*)$/u.test(before)
  const stop = /^\s*[.!;](?=\s|$)/u.exec(behind)
  if (isStart && stop !== null) return { start, end: end + stop[0].length }
  const comma = /^\s*(?:,\s*(?:and |but |then )?|(?:and|but) (?=\p{L}))/u.exec(behind)
  if ((isStart || open !== null) && comma !== null) return { start, end: end + comma[0].length }
  const lead = /(?:[,;]|\s[-–—])?\s{0,3}(?:and |but |plus )?$/u.exec(before)!
  return { start: lead.index, end }
}

/** Adds what a goal tells of others' time to its brief, which was read without it. */
export function withToldGates(brief: Brief, { text }: Pick<Wording, 'text'>): Brief {
  const gates = gatesIn(text)
  if (gates.length === 0) return brief
  const told = gates.map(({ value, start, end }, index): Reading => ({
    id: `r${brief.readings.length + index + 1}`, words: text.slice(start, end), start, end,
    source: 'stated', strength: 'hard', appliesTo: { labels: [value.of] }, text: described(value), ...value,
  }))
  return { ...brief, readings: inOrderOfWords([...brief.readings.map((reading) => outsideGates(reading, told, text)), ...told]), notes: brief.notes.flatMap((note) => besideGates(note, told, text).map((piece) => ({ ...note, ...piece }))) }
}

/** Of the words of another reading those that are left of a gate, or right of it. */
function outsideGates(reading: Reading, gates: readonly { start: number; end: number }[], text: string): Reading {
  if (reading.source === 'assumed') return reading
  const pieces = besideGates(reading, gates, text)
  const [only, ...others] = pieces
  return only === undefined || others.length > 0 ? reading : { ...reading, ...only }
}

/** 'Privacy assessment: 2 weeks, then 8 working days with others, before release'. */
function described({ of, stages, opens, sort }: Gate): string {
  const lengths = stages.flatMap(({ takes }) => (takes === null ? [] : [describeLength(takes)]))
  const waits = lengths.length === 0 ? 'with others' : `${lengths.join(', then ')} ${sort === 'parallel' ? 'side by side' : 'with others'}`
  return `${of}: ${waits}${opens === null ? '' : `, before ${opens}`}`
}
