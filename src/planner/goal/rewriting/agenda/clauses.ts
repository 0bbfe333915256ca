import type { Moment } from './moments.ts'

/** The smallest stretch of a text that may carry a thing with its times. */
export type Clause = {
  start: number
  end: number
  text: string
  /** Number of its sentence. */
  sentence: number
  /** Depth of brackets around it. */
  depth: number
  /** The sign or word before it, '' where its sentence begins, and where that starts. */
  lead: string
  opens: number
  moments: Moment[]
}

/** A sentence: its clauses, and where what is told beside it can stand. */
export type Sentence = { start: number; end: number; clauses: Clause[] }

const ABBREVIATED = /(?<!\p{L})(?:st|mr|mrs|ms|dr|prof|no|nr|approx|ca|incl|vs|etc|e\.g|i\.e|rd|ave|sra?|mme)$/iu
const SENTENCE_END = /(?<![.!?])[.!?]+(?=\s|$)|\n+/gu
/** Signs and words between two clauses. */
const SEPARATOR = /[,;:()]+\s{0,2}|\s[-–—+]\s|\s(?:(?:and|und|y|et|e) )?(?:then|followed by|afterwards|danach|anschließend|luego|después|puis|ensuite|depois)\s/giu
const JOINT = /\s(?:and|&|und|y|et|e)\s/giu

/** The sentences of a text with their clauses and, in each, its moments. */
export function sentencesOf(text: string, moments: readonly Moment[]): Sentence[] {
  const plain = masked(text, moments)
  const ends = [...plain.matchAll(SENTENCE_END)].filter(({ index }) => !ABBREVIATED.test(plain.slice(Math.max(0, index - 8), index)))
  const cuts = [...ends.map(({ index, 0: sign }) => ({ at: index, next: index + sign.length })), { at: text.length, next: text.length }]
  let from = 0
  return cuts.flatMap(({ at, next }, sentence) => {
    const start = from + (/^\s*/u.exec(text.slice(from, at))?.[0].length ?? 0)
    from = next
    return start >= at ? [] : [{ start, end: next, clauses: clausesIn(text, plain, { start, end: at, sentence, moments }) }]
  })
}

/** Times without their own signs: '9:00', '7 Aug, 8am'. */
function masked(text: string, moments: readonly Moment[]): string {
  let [plain, from] = ['', 0]
  for (const { start, end } of moments) {
    if (end <= from) continue
    plain += text.slice(from, Math.max(from, start)) + 'x'.repeat(end - Math.max(from, start))
    from = end
  }
  return plain + text.slice(from)
}

type Stretch = { start: number; end: number; sentence: number; moments: readonly Moment[] }

function clausesIn(text: string, plain: string, { start, end, sentence, moments }: Stretch): Clause[] {
  const clauses: Clause[] = []
  const state = { from: start, lead: '', opens: start, depth: 0 }
  const close = (to: number) => {
    const stretch = trimmed(text, state.from, to)
    if (stretch.start >= stretch.end) return
    const own = { ...stretch, text: text.slice(stretch.start, stretch.end), sentence, depth: state.depth, lead: state.lead, opens: state.opens, moments: moments.filter((moment) => moment.start >= stretch.start && moment.end <= stretch.end) }
    clauses.push(...atJoints(text, plain, own))
  }
  for (const { 0: sign, index } of plain.slice(start, end).matchAll(SEPARATOR)) {
    const at = start + index
    close(at)
    Object.assign(state, { from: at + sign.length, lead: sign.trim(), opens: at, depth: Math.max(0, state.depth + count(sign, '(') - count(sign, ')')) })
  }
  close(end)
  return clauses
}

function count(words: string, sign: string): number {
  return words.split(sign).length - 1
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  const words = text.slice(from, to)
  return { start: from + words.length - words.trimStart().length, end: from + words.trimEnd().length }
}

/** What holds more is a list of times, and no clauses. */
const MOST_MOMENTS = 12

/** 'Signs up on Friday and leftovers away on Monday': two clauses where both sides have words and a time of their own. */
function atJoints(text: string, plain: string, clause: Clause): Clause[] {
  if (clause.moments.length < 2 || clause.moments.length > MOST_MOMENTS) return [clause]
  for (const { 0: sign, index } of plain.slice(clause.start, clause.end).matchAll(JOINT)) {
    const at = clause.start + index
    const [before, behind] = [clause.moments.filter(({ end }) => end <= at), clause.moments.filter(({ start }) => start >= at)]
    const [left, right] = [trimmed(text, clause.start, at), trimmed(text, at + sign.length, clause.end)]
    const isWhole = (words: { start: number; end: number }, own: readonly Moment[]) => own.some(({ kind }) => kind !== 'length') && /\p{L}{3}/u.test(withoutMoments(text, words, own))
    // 'The boys Tuesday and Friday at 6' has both its days.
    const isList = before[0]?.start !== left.start && behind[0]?.start === right.start
    if (!isWhole(left, before) || !isWhole(right, behind) || isList) continue
    const first = { ...clause, ...left, text: text.slice(left.start, left.end), moments: before }
    return [first, ...atJoints(text, plain, { ...clause, ...right, text: text.slice(right.start, right.end), lead: sign.trim(), opens: at, moments: behind })]
  }
  return [clause]
}

/** The words of a stretch beside its times. */
export function withoutMoments(text: string, { start, end }: { start: number; end: number }, moments: readonly Moment[]): string {
  let [words, from] = ['', start]
  for (const moment of moments) {
    if (moment.start > from) words += `${text.slice(from, moment.start)} `
    from = Math.max(from, moment.end)
  }
  return words + text.slice(from, end)
}
