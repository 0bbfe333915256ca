import type { DraftingDesk } from '../../planner/draft/task-network.ts'
import type { Brief, Reading, ReadingKind } from '../../planner/goal/brief.ts'
import { namesDate } from './moments-in-text.ts'
import type { LeftOut, LeftOutReason } from './left-out.ts'
import type { ModelCorrection } from './read-answer.ts'

/**
 * Every kind of reading can be read out of quoted words. Assumed where the words are silent are only those that a schedule
 * can follow as a wish; a number, a name or an order that nobody gave would be made up.
 */
const MAY_BE_ASSUMED = {
  availability: true, exclusion: true, session: true, limit: true, preference: true, level: true,
  horizon: false, deadline: false, event: false, commitment: false, rhythm: false, spacing: false, topic: false, quantity: false, precedence: false,
  person: false, 'sprint-calendar': false, place: false, travel: false, connection: false, stay: false, visit: false, 'start-point': false, meeting: false, settled: false, wait: false, gate: false, growth: false, target: false,
} satisfies Record<ReadingKind, boolean>

/** Our own default that gives way when something of this kind is read. */
const GIVES_WAY: Partial<Record<ReadingKind, ReadingKind>> = {
  horizon: 'horizon', deadline: 'horizon', 'sprint-calendar': 'horizon', availability: 'availability', rhythm: 'availability',
}

export type CorrectionParts = { desk: DraftingDesk; leftOut: LeftOut }

/**
 * The brief with a model's corrections in it, or the same brief when none could be used. The model says a constraint in
 * plain English; our own grammar reads it, so that no date is the model's. It must quote words of the prompt, or its
 * reading is marked as an assumption; what our grammar took from explicit words wins.
 */
export function correctBrief(brief: Brief, corrections: readonly ModelCorrection[], { desk, leftOut }: CorrectionParts): Brief {
  const added: Reading[] = []
  const replaced = new Set<string>()
  for (const correction of corrections) {
    const found = readCorrection({ ...brief, readings: [...brief.readings, ...added] }, correction, { desk, leftOut })
    if (found.length === 0) continue
    added.push(...found.map((reading, index) => ({ ...reading, id: `c${added.length + index + 1}` })))
    for (const reading of outdatedBy(found, { brief, named: correction.reading })) replaced.add(reading.id)
  }
  if (added.length === 0) return brief
  const kept = brief.readings.filter(({ id }) => !replaced.has(id))
  const readings = [...kept, ...added].toSorted((a, b) => Number(a.source === 'assumed') - Number(b.source === 'assumed') || a.start - b.start)
  return desk.reconcile({ ...brief, readings, notes: brief.notes.filter((note) => !added.some((reading) => overlap(note, reading))) })
}

function readCorrection(brief: Brief, { reading: named, quote, means }: ModelCorrection, { desk, leftOut }: CorrectionParts): Reading[] {
  const target = brief.readings.find(({ id }) => id === named)
  if (target?.source === 'stated') return leave(leftOut, 'stated-wins', target.words)
  const words = quote === null ? null : findWords(brief.prompt, quote)
  if (quote !== null && words === null) return leave(leftOut, 'not-quoted', quote)
  if (namesDate(means, brief.language) && !(words !== null && words.text.toLowerCase().includes(means.toLowerCase()))) return leave(leftOut, 'date', means)
  const stated = brief.readings.find((reading) => reading.source === 'stated' && words !== null && overlap(reading, words))
  if (stated !== undefined) return leave(leftOut, 'stated-wins', stated.words)
  const understood = desk.understand(means).filter(({ kind }) => words !== null || MAY_BE_ASSUMED[kind])
  if (understood.length === 0) return leave(leftOut, 'not-understood', means)
  const foreign = understood.flatMap(namesIn).find((name) => findWords(brief.prompt, name) === null)
  if (foreign !== undefined) return leave(leftOut, 'unknown-name', foreign)
  if (words !== null) return understood.map((reading) => ({ ...reading, words: words.text, start: words.start, end: words.end, source: 'stated' }))
  const silent = understood.filter(({ kind }) => !brief.readings.some((reading) => reading.source === 'stated' && reading.kind === kind))
  if (silent.length === 0) return leave(leftOut, 'stated-wins', means)
  return silent.map((reading) => ({ ...reading, words: '', start: 0, end: 0, source: 'assumed', strength: 'soft' }))
}

function leave(leftOut: LeftOut, reason: LeftOutReason, name: string): [] {
  leftOut.add(reason, name)
  return []
}

/** The assumption that was named, and our defaults of the same sort. */
function outdatedBy(found: readonly Reading[], { brief, named }: { brief: Brief; named: string | null }): Reading[] {
  const sorts = new Set(found.flatMap((reading) => (reading.kind === 'rhythm' && reading.windows.length === 0 ? [] : [GIVES_WAY[reading.kind] ?? reading.kind])))
  return brief.readings.filter((reading) => reading.source === 'assumed' && (reading.id === named || sorts.has(reading.kind)))
}

/** People and places: the model may say what the goal says of them, and bring no other into the plan. */
function namesIn(reading: Reading): string[] {
  const names = [
    'name' in reading ? reading.name : null,
    'person' in reading ? reading.person : null,
    'place' in reading ? reading.place : null,
    ...('people' in reading ? reading.people : []),
    ...(reading.kind === 'travel' || reading.kind === 'connection' ? [reading.from, reading.to] : []),
  ]
  return names.filter((name) => name !== null)
}

type WordsInPrompt = { text: string; start: number; end: number }

/** Where the quoted words stand in the prompt; letter case, white space and the shape of quotation marks do not matter. */
function findWords(prompt: string, quote: string): WordsInPrompt | null {
  const parts = quote.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (parts.length === 0) return null
  const pattern = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join(String.raw`[^\p{L}\p{M}\p{N}]{1,4}`)
  const match = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${pattern}(?![\p{L}\p{M}\p{N}])`, 'iu').exec(prompt)
  return match === null ? null : { text: match[0], start: match.index, end: match.index + match[0].length }
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end
}
