import type { TimeExpression } from '../time/grammar/time-expression.ts'
import type { Source } from '../time/grammar/source.ts'
import { TEAM_WORDS } from './people/people-words.ts'
import type { Segment } from './segments.ts'

/** So many lines below each other, each with one short thing, are a list; two may be a paragraph that was broken. */
const LEAST_LINES = 3
const MOST_WORDS = 9
/** Begins a sentence about somebody or something rather than naming a thing to do. */
const SENTENCE = /^(?:i|i'm|i've|we|we're|we've|he|she|they|you|it|it's|there|this|that|these|my|our|no|not|never|nobody|everybody|everyone|please|ps|hi|hello|thanks|thank|must|should|but|and|so|if|when|from|start|starting|until|by|ich|wir|mein|meine|unser|unsere|bitte|nicht|kein|keine|yo|nosotros|mi|nuestro|nuestra|no|je|nous|notre|mon|ma|eu|nos|nosso|nossa|meu|minha|nao)$/u
const VERB_OF_SENTENCE = /^(?:is|are|was|were|has|have|can|can't|cannot|must|should|will|won't|works|doesn't|ist|sind|hat|kann|muss|es|son|tiene|puede|est|sont|peut|tem|pode|deve)$/u

/** Lines without bullets, below each other and with one thing each, are bulleted as if they had them. Lines with a time of their own stand between them and are read by themselves. */
export function withPlainLines(segments: Segment[], source: Source, expressions: readonly TimeExpression[]): Segment[] {
  const lines = linesOf(segments)
  const listed = new Set<number>()
  let run: number[] = []
  const flush = () => {
    if (run.length >= LEAST_LINES) for (const line of run) listed.add(line)
    run = []
  }
  let last = -1
  for (const [line, own] of lines) {
    // An empty line ends the list.
    if (line !== last + 1) flush()
    last = line
    const kind = kindOf(own, source, expressions)
    if (kind === 'other' || line === 0) flush()
    else if (kind === 'item') run.push(line)
  }
  flush()
  return listed.size === 0 ? segments : segments.map((segment) => (listed.has(segment.line) ? { ...segment, isBullet: true } : segment))
}

function linesOf(segments: readonly Segment[]): Map<number, Segment[]> {
  const lines = new Map<number, Segment[]>()
  for (const segment of segments) lines.set(segment.line, [...(lines.get(segment.line) ?? []), segment])
  return lines
}

function kindOf(segments: readonly Segment[], { tokens }: Source, expressions: readonly TimeExpression[]): 'item' | 'dated' | 'other' {
  const [first] = segments
  const top = segments.filter(({ depth }) => depth === 0)
  if (!first || segments.some(({ isBullet, sentence }) => isBullet || sentence !== first.sentence) || top.length > 1) return 'other'
  const [from, to] = [first.from, segments.at(-1)!.to]
  const end = tokens[to]
  const words = tokens.slice(first.from, first.to).filter(({ kind }) => kind !== 'symbol')
  const isSentence = SENTENCE.test(tokens[from]!.key) || tokens.slice(from + 1, to).some(({ key }) => VERB_OF_SENTENCE.test(key)) || end !== undefined && end.kind !== 'break' && end.key !== ')'
  if (isSentence || words.length === 0 || words.length > MOST_WORDS || TEAM_WORDS.has(tokens[from]!.key) || words.every(({ text }) => /^\p{Lu}|^\d/u.test(text))) return 'other'
  const [start, stop] = [tokens[from]!.start, tokens[to - 1]!.end]
  return expressions.some((each) => each.start < stop && each.end > start && each.duration === null) ? 'dated' : 'item'
}
