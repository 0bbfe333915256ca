import type { Note } from './brief.ts'
import { hasCue } from './cues.ts'
import { countsIn, sharesOut } from './counts-and-shares.ts'
import { othersClause } from './people/others-clause.ts'
import { isClaimed, keysOf, segmentAt } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** Longer clauses are quoted around the words that bind, not as a whole. */
const LONGEST_QUOTE = 16
const WORDS_BEFORE = 5
const WORDS_BEHIND = 8

/**
 * What no reading holds: times and lengths that no rule typed, and the words of constraint (numbers, 'never', 'at least',
 * 'before', 'max', money …) that lie outside the words of every reading. `subject` is the goal itself, which bounds nothing.
 */
export function collectNotes(context: ReadingContext, subject: string): Note[] {
  const covered = coveredOffsets(context)
  const times = context.groups.filter((group) => !isClaimed(context, group)).map((group) => toldWith(context, group, covered))
  const clauses = context.segments.flatMap((segment) => unheldIn(context, segment, { covered, subject }))
  const loose = times.filter((time) => !clauses.some((clause) => clause.from <= time.from && clause.to >= time.to) && !isCovered(context, covered, time))
  const bound = [...loose, ...clauses]
  const told = context.segments.filter((segment) => segment.to - segment.from <= LONGEST_QUOTE && !isCovered(context, covered, segment) && bound.every(({ from, to }) => to <= segment.from || from >= segment.to))
  return [...bound.map((words) => (countsOnly(context, words) ? { ...noteOf(context, words), isNamed: true as const } : noteOf(context, words))), ...told.flatMap((segment) => toldOf(context, segment, subject))].toSorted((a, b) => a.start - b.start)
}

/** 'My wife is home on Fridays', when no reading holds any of it: the time with what is told of it. */
function toldWith(context: ReadingContext, { from, to }: Words, covered: Uint8Array): Words {
  const segment = segmentAt(context, from)
  const isWhole = segment !== null && segment.to >= to && segment.to - segment.from <= LONGEST_QUOTE && (othersClause(context, segment) ?? othersClause(context, { from: to, to: segment.to })) !== null && !isCovered(context, covered, segment)
  return isWhole ? { from: segment.from, to: segment.to } : { from, to }
}

type Held = { covered: Uint8Array; subject: string }

/** The clause, or the part of a long one, around each word of constraint that no reading covers. */
function unheldIn(context: ReadingContext, segment: Words, { covered, subject }: Held): Words[] {
  const keys = keysOf(context, segment)
  if (keys.length < 2 && !/^\p{N}/u.test(keys[0] ?? '') || IDIOMS.test(` ${keys.join(' ')} `)) return []
  const { tokens } = context.source
  const isOpen = (index: number) => covered[tokens[index]!.start] === 0
  const cues: number[] = []
  for (let index = segment.from; index < segment.to; index += 1) {
    const isBeside = [index - 2, index - 1, index + 1, index + 2].some((at) => at >= segment.from && at < segment.to && !isOpen(at))
    // The 'max' of '20 min a day max' belongs to the reading beside it.
    if (isOpen(index) && (!isBeside && isWordOfConstraint(context, index, segment) || isAmount(context, index, subject))) cues.push(index)
  }
  if (cues.length === 0 && hasCue(keys, 'only') && keys.length <= LONGEST_QUOTE && !isCovered(context, covered, segment)) return keys.length > 1 ? [segment] : []
  if (cues.length === 0) return []
  if (keys.length === 1) return [withWordsBefore(context, segment)]
  if (keys.length <= LONGEST_QUOTE) return [segment]
  return fused(cues.map((index) => ({ from: Math.max(segment.from, index - WORDS_BEFORE), to: Math.min(segment.to, index + WORDS_BEHIND) })))
}

/** 'movers quotes (3)': a number alone in brackets says nothing by itself. */
function withWordsBefore(context: ReadingContext, segment: Words): Words {
  const before = context.segments.findLast(({ to }) => to <= segment.from)
  return before && before.to === segment.from - 1 && before.to - before.from <= WORDS_BEHIND ? { from: before.from, to: segment.to } : segment
}

function fused(parts: readonly Words[]): Words[] {
  const joined: Words[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to)
    else joined.push({ ...part })
  }
  return joined
}

const IDIOMS = / (?:not only|not sure|don't know|no idea|no clue|no rush|no problem|no worries|why not|can't wait|never (?:done|been|had|tried|played|run|learnt|learned|used|made)|no experience|know nothing|no matter|if not|or not|don't mind|doesn't matter|nothing special) /u

const CONSTRAINT_WORDS = new Set((
  "no not never nothing nobody only except without avoid skip skipping can't cannot won't don't doesn't mustn't shouldn't must max maximum min minimum least most unless nie nicht kein keine keinen ohne hochstens mindestens maximal "
  + 'nunca jamas sin jamais sans sauf sem exceto apenas nao maximo minimo limit'
).split(' '))
/** These bind only with something behind them. */
const RELATIONS = new Set(['before', 'after', 'until', 'till', 'between', 'by', 'within', 'under', 'over', 'per', 'apart', 'budget'])
const BOUND_BY_NUMBER = new Set(['by', 'within', 'under', 'over', 'per', 'between'])

function isWordOfConstraint(context: ReadingContext, index: number, segment: Words): boolean {
  const { key, kind } = context.source.tokens[index]!
  if (kind !== 'word') return /^[€$£¥₹]$/u.test(key)
  if (CONSTRAINT_WORDS.has(key)) return true
  if (key === 'last' || key === 'first') return /^(?:comes?|goes|go|is|are|be|happens?)$/u.test(context.source.tokens[index - 1]?.key ?? '') && index === segment.to - 1
  if (!RELATIONS.has(key) || index + 1 >= segment.to && key !== 'apart') return false
  return !BOUND_BY_NUMBER.has(key) || context.source.tokens[index + 1]?.kind === 'digits'
}

/** A number that stands on its own; not the 8 of 'k8s', the 2 of 'v2.1' or a number of the goal's own name. */
function isAmount(context: ReadingContext, index: number, subject: string): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  if (token.kind !== 'digits') return false
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const isGlued = !token.spaced && before !== undefined && (before.kind === 'word' || /^[.#/_]$/u.test(before.key))
  const isName = after !== undefined && !after.spaced && after.kind === 'word' && context.source.entries[index + 1]!.length === 0 && !/^(?:k|km|kg|g|m|ml|l|cm|x|pm|am)$/u.test(after.key)
  const isOrderNumber = before !== undefined && /^(?:sprint|release|version|v|route|room|phase|part|no|nr|iphone|windows|python|level|unit|zone|class|grade|year|gate|platform)$/u.test(before.key)
  return !isGlued && !isName && !isOrderNumber && !isAge(context.prompt, token.end) && !(token.text.length > 1 ? subject.includes(token.text) : new RegExp(`(?<!\\d)${token.text}(?!\\d)`, 'u').test(subject))
}

/** '12 weeks old'. */
function isAge(prompt: string, end: number): boolean {
  return /^[ -]?(?:years?|yrs?|y|months?|mths?|weeks?|wks?|days?)[ -]olds?(?!\p{L})/iu.test(prompt.slice(end, end + 20))
}

/** '61 flags, half of them dead': a number of things, without a word or a time that binds; it is content and no rule. */
function countsOnly(context: ReadingContext, words: Words): boolean {
  const isTimed = context.groups.some(({ from, to }) => from < words.to && to > words.from) || OF_TIME.test(noteOf(context, words).words)
  const tokens = context.source.tokens.slice(words.from, words.to)
  return !isTimed && tokens.some(({ kind }) => kind === 'digits') && tokens.some(({ kind, text }) => kind === 'word' && text.length > 3) && !tokens.some((_, offset) => isWordOfConstraint(context, words.from + offset, words)) && !hasCue(keysOf(context, words), 'only')
}

/** A unit of time, a stretch of hours, or a share of somebody's. */
const OF_TIME = /\d\s?[-–:]\s?\d|\d\s?%|(?<!\p{L})(?:days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|tage?n?|wochen?|stunden?|d[ií]as?|semanas?|horas?|jours?|semaines?|heures?)(?!\p{L})/iu

/** A clause without a word that binds, which still says how many or who. */
function toldOf(context: ReadingContext, segment: Words, subject: string): Note[] {
  const note = noteOf(context, segment)
  if (sharesOut(context, segment)) return [note]
  return countsIn(context, segment, subject) ? [OF_TIME.test(note.words) ? note : { ...note, isNamed: true }] : []
}

function noteOf(context: ReadingContext, { from, to }: Words): Note {
  const start = context.source.tokens[from]!.start
  const end = context.source.tokens[to - 1]!.end
  return { words: context.prompt.slice(start, end), start, end }
}

/** One per character that a stated reading quotes, or that a rule understood as bounding nothing. */
function coveredOffsets(context: ReadingContext): Uint8Array {
  const covered = new Uint8Array(context.prompt.length + 1)
  for (const { start, end, source } of context.readings) if (source === 'stated') covered.fill(1, start, end)
  context.source.tokens.forEach(({ start, end }, index) => {
    if (context.claimed[index] === 1) covered.fill(1, start, end)
  })
  return covered
}

function isCovered(context: ReadingContext, covered: Uint8Array, { from, to }: Words): boolean {
  const { tokens } = context.source
  return covered.subarray(tokens[from]!.start, tokens[to - 1]!.end).includes(1)
}
