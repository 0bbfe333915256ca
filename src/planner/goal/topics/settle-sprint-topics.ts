import type { ReadingContext } from '../reading-context.ts'

/** Of a project's parts, what names none of them goes. */
export function settleSprintTopics(context: ReadingContext): void {
  dropNumbersOfSprints(context)
  dropWhatDescribes(context)
  dropTrades(context)
}

/** 'Sprint 2' is no part. */
function dropNumbersOfSprints(context: ReadingContext): void {
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !/^(?:sprint|iteration) \d+$/iu.test(reading.label))
}

/** The UX of 'Farid - UX; Greetje - SharePoint developer' is what he does, and no part of the work. */
function dropTrades(context: ReadingContext): void {
  const trades = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' ? reading.roles.map((role) => role.toLowerCase()) : [])))
  const isOfSomebody = (words: { start: number }) => {
    const segment = context.segments.find(({ from, to }) => context.source.tokens[from]!.start <= words.start && context.source.tokens[to - 1]!.end > words.start)
    return segment !== undefined && context.segments.some((other) => other.sentence === segment.sentence && other.to === other.from + 1 && context.people.has(context.source.tokens[other.from]!.text))
  }
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !trades.has(reading.label.toLowerCase()) || !isOfSomebody(reading))
}

/** 'Retire the old ledger server (SAP, 212 ledgers, sigh). Find the owners, …': what the brackets say of the goal is no part of the work. */
function dropWhatDescribes(context: ReadingContext): void {
  const bracket = context.segments.find(({ sentence, lead }) => sentence === 0 && lead === '(')
  if (!bracket) return
  const { tokens } = context.source
  const inside = context.segments.filter(({ sentence, depth }) => sentence === 0 && depth > 0)
  const [start, end] = [tokens[bracket.from]!.start, tokens[inside.at(-1)!.to - 1]!.end]
  const topics = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading] : []))
  const described = topics.filter((topic) => topic.start >= start && topic.end <= end)
  const head = new Set(tokens.slice(0, bracket.from).map(({ key }) => key.slice(0, SHORTEST_STEM)).filter((stem) => stem.length === SHORTEST_STEM))
  const countsItself = described.some(({ words, label }) => /^\d/u.test(words) && label.toLowerCase().split(' ').some((word) => head.has(word.slice(0, SHORTEST_STEM))))
  if (!countsItself || topics.length - described.length < LEAST_ELSEWHERE) return
  context.readings = context.readings.filter((reading) => !described.some((topic) => topic === reading))
}

/** Parts listed elsewhere make a bracket behind the goal, with the goal's own things counted in it, a description. */
const LEAST_ELSEWHERE = 4
const SHORTEST_STEM = 5
