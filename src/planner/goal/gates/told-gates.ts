import type { Brief, Reading } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Said } from '../rewriting/said.ts'
import type { Wording } from '../rewriting/wording.ts'
import { describeLength } from './gate-length.ts'
import { gatesIn } from './gates-in-text.ts'
import type { Gate } from './gates-in-text.ts'

/** A text without what it says of others' time, whose lengths are neither work nor spans of the plan. */
export function withoutGates(text: string): Said[] {
  return gatesIn(text).map(({ start, end }) => {
    const stretch = stretchOf(text, start, end)
    const [mark = ''] = /^[,.;:)]/u.exec(text.slice(stretch.end)) ?? []
    return { text: mark === '' ? ' ' : mark, start: stretch.start, end: stretch.end + mark.length }
  })
}

/** With the signs that only belong to what is left out: its brackets, its full stop, the comma before it. */
function stretchOf(text: string, start: number, end: number): { start: number; end: number } {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const open = /\s?\(\s*$/u.exec(before)
  const close = /^\s*[.!]?\s*\)/u.exec(behind)
  if (open !== null && close !== null) return { start: open.index, end: end + close[0].length }
  const isStart = /(?:^|[.!?;\n]\s*|^\s*[-*•]\s*|\n\s*[-*•]\s*)$/u.test(before)
  const stop = /^\s*[.!;](?=\s|$)/u.exec(behind)
  if (isStart && stop !== null) return { start, end: end + stop[0].length }
  const comma = /^\s*(?:,\s*(?:and |but |then )?|(?:and|but) (?=\p{L}))/u.exec(behind)
  if ((isStart || open !== null) && comma !== null) return { start, end: end + comma[0].length }
  const lead = /(?:,|;| [-–—])?\s*(?:and |but |plus )?$/u.exec(before)!
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
  return { ...brief, readings: inOrderOfWords([...brief.readings, ...told]) }
}

/** 'Privacy assessment: 2 weeks, then 8 working days with others, before release'. */
function described({ of, stages, opens, sort }: Gate): string {
  const lengths = stages.flatMap(({ takes }) => (takes === null ? [] : [describeLength(takes)]))
  const waits = lengths.length === 0 ? 'with others' : `${lengths.join(', then ')} ${sort === 'parallel' ? 'side by side' : 'with others'}`
  return `${of}: ${waits}${opens === null ? '' : `, before ${opens}`}`
}
